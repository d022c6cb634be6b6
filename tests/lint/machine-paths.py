#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""No file names a folder of one machine: the clone's, anyone's home, or what
lies beside the top folders that every machine has."""

import os
import re

from tap import ROOT, Tap, files, text

FOLDERS = (".ci", "src", "data", "help", "po", "flatpak", "tests", "tools")
TOP = ("README.md", "CONTRIBUTING.md", "NEWS", "meson.build",
       "meson_options.txt")
# Top folders that every machine has, the sandbox of a package, and where the
# names of our resources begin.
SHARED = set("app bin boot dev etc home io lib lib32 lib64 libx32 media mnt "
             "opt proc run sbin srv sys tmp usr var".split())
# Written in pieces so that this file does not contain it.
HOMES = "/" + "home"


def own_folders(root, home, tops):
    """Folders that other machines need not have, from the clone's, the home
    folder and the names of the top folders."""
    found = {path.rstrip("/") for path in (root, os.path.realpath(root), home,
                                           os.path.realpath(home))
             if path.startswith("/")}
    found |= {"/" + top for top in tops}
    return {path for path in found if path.strip("/") not in SHARED | {""}}


def pattern_of(folders):
    """Where a path begins with one of the folders, or is in a home."""
    names = "|".join(re.escape(f) for f in sorted(folders))
    return re.compile(r"(?<![\w.})<-])(?:%s/|(?:%s)(?![\w.-]))"
                      % (HOMES, names or "(?!)"))


def hits(pattern, path):
    return [f"{path}:{number}: {line.strip()[:80]}"
            for number, line in enumerate(text(path).split("\n"), 1)
            if pattern.search(line)]


def planted():
    """Each way to name such a folder is seen, and what is harmless is not."""
    pattern = pattern_of(own_folders("/srv/games/clone", "/var/ada",
                                     ["srv", "players"]))
    seen = ('open ("/srv/games/clone/x");', "cd '/srv/games/clone'",
            "DIR=/var/ada/x", '"/players/other"', "file:///players/ada",
            f'"{HOMES}/ada/x"', f"see {HOMES}/ada.")
    harmless = ('"/srv/games/cloned"', f'"$scratch{HOMES}/share"',
                "src/players/x.c", "/srv", "</players.page>", '"/usr/share"')
    return ([f"unseen: {line}" for line in seen if not pattern.search(line)]
            + [f"taken for a path of one machine: {line}"
               for line in harmless if pattern.search(line)])


def main():
    tap = Tap()
    tops = [name for name in os.listdir("/")
            if os.path.isdir("/" + name)]
    folders = own_folders(ROOT, os.environ.get("HOME", ""), tops)
    own = pattern_of(folders)
    found = files(*FOLDERS) + [p for p in TOP
                               if os.path.exists(os.path.join(ROOT, p))]
    tap.case("there are files to read",
             [] if len(found) > 50 else [f"only {len(found)} were found"])
    tap.case("no file names a folder of one machine",
             [hit for path in found for hit in hits(own, path)])
    tap.case("a planted path is found", planted() + [
        f"unseen: {path}" for path in folders
        if not own.search(f'"{path}/x"')])
    tap.done()


if __name__ == "__main__":
    main()
