#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that are others' trade marks, and notes that were never finished."""

import os
import re

from tap import ROOT, Tap, files, text

FOLDERS = ("src", "data", "help", "po", "flatpak", "tests", "tools")
TEXTS = (".c", ".h", ".ui", ".css", ".in", ".xml", ".page", ".po", ".pot",
         ".json", ".tileset", ".bastide", ".md", ".build", ".1", ".py", ".sh",
         ".svg")
# Another program's file format has one of them in its keys.
FORMATS = ("src/model/bastide-jcz-words.h",)
TOP = ("README.md", "CONTRIBUTING.md", "NEWS", "meson.build",
       "meson_options.txt")

# Written in pieces so that this file does not contain them.
MARKS = re.compile("|".join(("mee" + "ple", "carca" + "ssonne")), re.I)
NOTES = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b|#if " + "0$")


def paths():
    found = files(*FOLDERS, ends=TEXTS)
    return found + [p for p in TOP if os.path.exists(os.path.join(ROOT, p))]


def hits(pattern, path):
    return [f"{path}:{number}: {line.strip()[:80]}"
            for number, line in enumerate(text(path).split("\n"), 1)
            if pattern.search(line)]


def main():
    tap = Tap()
    found = paths()
    tap.case("there are files to read",
             [] if len(found) > 50 else [f"only {len(found)} were found"])
    tap.case("no trade mark of others is used",
             [hit for path in found if path not in FORMATS
              for hit in hits(MARKS, path)])
    tap.case("nothing is left as a note to finish",
             [hit for path in found for hit in hits(NOTES, path)])
    tap.case("a planted word is found",
             [] if MARKS.search("Mee" + "ples") else ["it went unseen"])
    tap.done()


if __name__ == "__main__":
    main()
