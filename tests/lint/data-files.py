#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Desktop file, metainfo, MIME types, settings, icons, manifests, man pages
and help, each by the validator that is made for it.

Arguments: the merged desktop file, metainfo file and MIME file.
"""

import json
import os
import shutil
import sys
import xml.etree.ElementTree as ElementTree

from tap import ROOT, Tap, files, run, text


def check(tap, name, *command, silent=False, noise=("xx",)):
    """One case: the command succeeds; with silent, says nothing either."""
    if not shutil.which(command[0]):
        tap.skip(name, f"{command[0]} is not installed")
        return
    status, lines = run(*command, cwd=ROOT,
                        env={**os.environ, "LC_ALL": "C.UTF-8"})
    loud = [line for line in lines if not line.startswith(noise)]
    if status or (silent and loud):
        tap.case(name, lines or [f"{command[0]} gave {status}"])
    else:
        tap.case(name, [])


def check_help(tap):
    if not shutil.which("yelp-check"):
        tap.skip("help", "yelp-check is not installed")
        return
    pages = files("help/C", ends=(".page",))
    listed = text("help/meson.build")
    tap.case("help: each page is installed",
             [f"{p} is not in help/meson.build" for p in pages
              if f"'{os.path.basename(p)}'" not in listed]
             + ([] if pages else ["there is no page"]))
    _status, made = run(sys.executable, os.path.join(ROOT, "tools/keys.py"))
    tap.case("help: the keys are those of the program",
             [] if "\n".join(made) + "\n" == text("help/C/keyboard.page")
             else ["run tools/keys.py --write"])
    for verb in ("validate", "links", "ids", "orphans", "media"):
        check(tap, f"help: {verb}", "yelp-check", verb, "help/C", silent=True)


def manifest_complaints(path):
    manifest = json.loads(text(path))
    arguments = manifest["finish-args"]
    found = [f"{path}: {argument} asks for more than the game needs"
             for argument in arguments
             if argument.startswith(("--filesystem", "--share=network",
                                     "--device=all"))]
    stem = os.path.splitext(os.path.basename(path))[0]
    if manifest["id"] != stem:
        found.append(f"{path}: the id is {manifest['id']}")
    if not any("wayland" in a for a in arguments):
        found.append(f"{path}: no display is asked for")
    return found


def check_manifests(tap):
    for path in files("flatpak", ends=(".json",)):
        tap.case(f"{path}: id and permissions", manifest_complaints(path))
        check(tap, f"{path}: the builder reads it without a warning",
              "flatpak-builder", "--show-deps", path, silent=True,
              noise=("..",))
        if shutil.which("flatpak-builder"):
            _status, lines = run("flatpak-builder", "--show-manifest", path,
                                 cwd=ROOT)
            tap.case(f"{path}: no unknown key",
                     [line for line in lines if "WARNING" in line])


def check_icons(tap):
    for path in files("data/icons", ends=(".svg",)):
        root = ElementTree.parse(os.path.join(ROOT, path)).getroot()
        found = []
        if root.get("width") != root.get("height"):
            found.append(f"{path} is not square")
        if "href" in text(path) or "<text" in text(path):
            found.append(f"{path} depends on something outside of it")
        tap.case(path, found)


def main():
    # Meson names them from the build folder, the validators start elsewhere.
    desktop, metainfo, mime = map(os.path.abspath, sys.argv[1:4])
    tap = Tap()
    check(tap, "desktop file", "desktop-file-validate", desktop, silent=True)
    check(tap, "metainfo", "appstreamcli", "validate", "--no-net", "--explain",
          metainfo)
    check(tap, "settings", "glib-compile-schemas", "--strict", "--dry-run",
          "data")
    check(tap, "MIME types", "xmllint", "--noout", mime, silent=True)
    for page in files("data", ends=(".1",)):
        check(tap, page, "man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8",
              "-Z", page) if not shutil.which("groff") else \
            check_man(tap, page)
    check_icons(tap)
    check_manifests(tap)
    check_help(tap)
    tap.done()


def check_man(tap, page):
    status, lines = run("groff", "-man", "-Tutf8", "-ww", "-z", page, cwd=ROOT)
    tap.case(page, lines + ([f"groff gave {status}"] if status else []))


if __name__ == "__main__":
    main()
