#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `meson install` puts where, in a folder that goes afterwards.

Arguments: the build folder and the application id.
"""

import os
import sys
import tempfile

from tap import Tap, run

PROGRAM = [
    "bin/bastide",
    "bin/bastide-cli",
]
DESKTOP = [
    "share/applications/{id}.desktop",
    "share/metainfo/{id}.metainfo.xml",
    "share/mime/packages/{id}.xml",
    "share/icons/hicolor/scalable/apps/{id}.svg",
    "share/icons/hicolor/symbolic/apps/{id}-symbolic.svg",
    "share/glib-2.0/schemas/io.github.bastide.Bastide.gschema.xml",
]
TEXTS = [
    "share/locale/de/LC_MESSAGES/bastide.mo",
    "share/help/C/bastide/index.page",
    "share/help/C/bastide/fields.page",
    "share/man/man1/bastide.1",
    "share/man/man1/bastide-cli.1",
]


def find(scratch, tail):
    """Where below the scratch folder a path ends with the given one."""
    for where, _inner, names in os.walk(scratch):
        for name in names:
            if os.path.join(where, name).endswith("/" + tail):
                return os.path.join(where, name)
    return None


def missing(scratch, tails, app_id):
    return [f"{tail.format(id=app_id)} is not installed" for tail in tails
            if not find(scratch, tail.format(id=app_id))]


def main():
    build, app_id = sys.argv[1:3]
    tap = Tap()
    with tempfile.TemporaryDirectory() as scratch:
        status, lines = run("meson", "install", "-C", build, "--no-rebuild",
                            "--destdir", scratch)
        tap.case("the installation succeeds", lines[-20:] if status else [])
        tap.case("the programs are installed",
                 missing(scratch, PROGRAM, app_id))
        tap.case("the desktop finds the program",
                 missing(scratch, DESKTOP, app_id))
        tap.case("translation, help and man pages are installed",
                 missing(scratch, TEXTS, app_id))
        stray = [os.path.join(where, name)[len(scratch):]
                 for where, _inner, names in os.walk(scratch) for name in names
                 if name.endswith((".a", ".h", ".la"))]
        tap.case("nothing of the build is installed", stray)
    tap.done()


if __name__ == "__main__":
    main()
