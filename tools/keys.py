#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The help page about keys, made from the table of the program.

tools/keys.py [--write]: prints help/C/keyboard.page as it should be, or
writes it.
"""

import os
import re
import sys
from xml.sax.saxutils import escape

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLE = os.path.join(ROOT, "src", "app", "bastide-accels.c")
PAGE = os.path.join(ROOT, "help", "C", "keyboard.page")

NAMES = {
    "Control": "Ctrl", "Page_Down": "Page Down", "Page_Up": "Page Up",
    "Return": "Enter", "space": "Space", "Escape": "Esc", "plus": "+",
    "minus": "-", "comma": ",", "question": "?", "Left": "←", "Right": "→",
    "Up": "↑", "Down": "↓",
}

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: CC0-1.0 -->
<!-- Made by tools/keys.py from the table in src/app/bastide-accels.c. -->
<page xmlns="http://projectmallard.org/1.0/"
      type="topic"
      id="keyboard">
  <info>
    <link type="guide" xref="index#program"/>
    <link type="seealso" xref="place"/>
    <link type="seealso" xref="claim"/>
    <revision pkgversion="0.1.0" date="2026-11-30" status="final"/>
    <credit type="author">
      <name>The Bastide Team</name>
    </credit>
    <license href="https://creativecommons.org/publicdomain/zero/1.0/">
      <p>CC0 1.0 Universal</p>
    </license>
    <desc>All keys, on the landscape and elsewhere.</desc>
  </info>

  <title>Play with the keyboard</title>
  <p>Everything can be done without a pointer. Keys without <key>Ctrl</key> or
  <key>Alt</key> that are letters act only while the landscape has the focus,
  and can be switched off in the preferences.</p>
"""


def groups(code):
    """The groups in the order of the table: a title and its rows."""
    titles = dict(re.findall(r'#define (\w+) N_ ?\("([^"]+)"\)', code))
    rows = re.findall(
        r'\{\s*(\w+),\s*N_ ?\("([^"]+)"\),\s*"([^"]+)",\s*"([^"]*)"\s*\}', code)
    found = {}
    for group, title, _action, keys in rows:
        found.setdefault(titles[group], []).append((title, keys))
    return found


def key_markup(accel):
    parts = re.findall(r"<(\w+)>", accel)
    last = re.sub(r"<\w+>", "", accel)
    if "..." in last:
        first, final = last.split("...")
        return f"<key>{first}</key> to <key>{final}</key>"
    last = NAMES.get(last, last.upper() if len(last) == 1 else last)
    keys = [f"<key>{escape(NAMES.get(p, p))}</key>" for p in parts]
    keys.append(f"<key>{escape(last)}</key>")
    return keys[0] if len(keys) == 1 else f"<keyseq>{''.join(keys)}</keyseq>"


def page(code):
    out = [HEAD]
    for title, rows in groups(code).items():
        out.append('  <table frame="all" rules="rows">\n'
                   f"    <title>{escape(title)}</title>\n    <tbody>\n")
        for what, keys in rows:
            marked = ", ".join(key_markup(key) for key in keys.split())
            out.append(f"      <tr>\n        <td><p>{escape(what)}</p></td>\n"
                       f"        <td><p>{marked}</p></td>\n      </tr>\n")
        out.append("    </tbody>\n  </table>\n")
    out.append("</page>\n")
    return "".join(out)


def main():
    with open(TABLE, encoding="utf-8") as handle:
        wanted = page(handle.read())
    if sys.argv[1:] == ["--write"]:
        with open(PAGE, "w", encoding="utf-8") as handle:
            handle.write(wanted)
    else:
        sys.stdout.write(wanted)


if __name__ == "__main__":
    main()
