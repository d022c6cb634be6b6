#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Catalogues: each file with strings is listed, each catalogue is whole.

With --list it prints what po/POTFILES.in should hold instead.
"""

import os
import re
import shutil
import sys
import tempfile

from tap import ROOT, Tap, files, run, text, without_comments

MARKED = re.compile(r"(?<![\w])(_|N_|C_|NC_|Q_|ngettext|g_dngettext|"
                    r"dgettext|g_dpgettext2)\s*\(\s*\"")
KEYWORDS = ["-k_", "-kN_", "-kC_:1c,2", "-kNC_:1c,2", "-kngettext:1,2",
            "-kg_dngettext:2,3", "-kg_dcgettext:2", "-kg_dpgettext2:2c,3"]


def listed():
    return [line for line in text("po/POTFILES.in").split("\n")
            if line and not line.startswith("#")]


def with_strings():
    found = []
    for path in files("src", ends=(".c", ".h")):
        if MARKED.search(without_comments(text(path))):
            found.append(path)
    for path in files("src", "data", ends=(".ui",)):
        if 'translatable="yes"' in text(path):
            found.append(path)
    return found


def wanted():
    """What is no C code or interface file stays as it is listed."""
    others = [p for p in listed() if not p.startswith("src/")]
    return sorted(set(others + with_strings()))


def check_list(tap):
    names = listed()
    tap.case("POTFILES.in is sorted",
             [] if names == sorted(names) else
             [f"{a} stands before {b}" for a, b in zip(names, sorted(names))
              if a != b][:1])
    tap.case("POTFILES.in lists each file with strings",
             [f"{p} is missing" for p in with_strings() if p not in names])
    tap.case("POTFILES.in lists only files that exist",
             [f"{p} does not exist" for p in names
              if not os.path.exists(os.path.join(ROOT, p))])


def tile_set_texts():
    for path in files("data/tilesets", ends=(".tileset",)):
        head = text(path).split("\n[", 1)[0]
        for key in ("Name", "Description"):
            match = re.search(rf"^{key}=(.+)$", head, re.M)
            if match:
                yield path, match.group(1)


def check_tile_sets(tap):
    names = text("po/tileset-names.h")
    strings = {s.replace('\\"', '"') for s in
               ("".join(re.findall(r'"((?:[^"\\]|\\.)*)"', call)) for call in
                re.findall(r'N_\(((?:\s*"(?:[^"\\]|\\.)*")+)\)', names))}
    texts = list(tile_set_texts())
    found = [f"{path}: not in po/tileset-names.h: {string}"
             for path, string in texts if string not in strings]
    found += [f"po/tileset-names.h: no tile set says: {s}" for s in
              sorted(strings - {string for _path, string in texts})]
    tap.case("names of tile sets can be translated", found)


def ids(path):
    """The messages of a template or catalogue, with their contexts."""
    _status, lines = run("msgcat", "--no-wrap", "--no-location", path)
    found, key, context, message = set(), "", "", ""
    for line in lines + [""]:
        word, _blank, rest = line.partition(" ")
        if line.startswith('"') and key == "msgid":
            message += line[1:-1]
        elif line.startswith("msg"):
            key = word
            if word == "msgctxt":
                context = rest + " "
            elif word == "msgid":
                message = rest[1:-1]
        elif not line:
            if message:
                found.add((context, message))
            key, context, message = "", "", ""
    return found


def check_template(tap, scratch):
    fresh = os.path.join(scratch, "fresh.pot")
    status, lines = run("xgettext", "-f", "po/POTFILES.in", "-o", fresh,
                        "--from-code=UTF-8", *KEYWORDS, cwd=ROOT)
    tap.case("the strings can be extracted", lines if status else [])
    if status:
        return
    ours = ids(fresh)
    theirs = ids(os.path.join(ROOT, "po/bastide.pot"))
    found = [f"not in po/bastide.pot: {c}{m}" for c, m in sorted(ours - theirs)]
    found += [f"only in po/bastide.pot: {c}{m}"
              for c, m in sorted(theirs - ours)]
    tap.case("the template is up to date", found)


def check_catalog(tap, language):
    path = os.path.join(ROOT, "po", language + ".po")
    status, lines = run("msgfmt", "-c", "--check-accelerators=_",
                        "-o", os.devnull, path)
    tap.case(f"{language}: the catalogue is valid", lines if status else [])
    template = ids(os.path.join(ROOT, "po/bastide.pot"))
    _status, lines = run("msgattrib", "--translated", "--no-fuzzy",
                         "--no-obsolete", "-o", os.devnull, path)
    missing = template - translated(path)
    tap.case(f"{language}: each string is translated",
             lines + [f"missing: {c}{m}" for c, m in sorted(missing)])


def translated(path):
    with tempfile.TemporaryDirectory() as scratch:
        target = os.path.join(scratch, "translated.po")
        run("msgattrib", "--translated", "--no-fuzzy", "--no-obsolete",
            "--force-po", "-o", target, path)
        return ids(target)


def main():
    if sys.argv[1:] == ["--list"]:
        print("\n".join(wanted()))
        return
    tap = Tap()
    if not shutil.which("msgfmt"):
        tap.skip("catalogues", "gettext is not installed")
        tap.done()
    check_list(tap)
    check_tile_sets(tap)
    with tempfile.TemporaryDirectory() as scratch:
        check_template(tap, scratch)
    languages = text("po/LINGUAS").split()
    tap.case("there is a translation",
             [] if "de" in languages else ["po/LINGUAS does not name de"])
    for language in languages:
        check_catalog(tap, language)
    tap.done()


if __name__ == "__main__":
    main()
