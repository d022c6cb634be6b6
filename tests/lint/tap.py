# SPDX-License-Identifier: GPL-3.0-or-later
"""A small TAP printer for the lints, and where things are."""

import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.abspath(__file__))))


class Tap:
    """Prints one line for each case; complaints go above it as comments."""

    def __init__(self):
        self.count = 0
        self.failed = 0

    def case(self, name, complaints):
        self.count += 1
        for line in complaints:
            print("#", line)
        self.failed += bool(complaints)
        print("not ok" if complaints else "ok", self.count, "-", name)

    def skip(self, name, reason):
        self.count += 1
        print("ok", self.count, "-", name, "# SKIP", reason)

    def done(self):
        print(f"1..{self.count}")
        sys.exit(1 if self.failed or not self.count else 0)


def files(*folders, ends=(), skip=("build",)):
    """The files below the folders, as paths from the root, sorted."""
    found = []
    for folder in folders:
        for where, inner, names in os.walk(os.path.join(ROOT, folder)):
            inner[:] = [d for d in inner
                        if not d.startswith((".",) + tuple(skip))
                        and d != "__pycache__"]
            found += [os.path.relpath(os.path.join(where, name), ROOT)
                      for name in names if name.endswith(tuple(ends) or name)]
    return sorted(found)


def text(path):
    with open(os.path.join(ROOT, path), encoding="utf-8",
              errors="surrogateescape") as handle:
        return handle.read()


def without_comments(code):
    """C text with comments blanked, so that line numbers stay."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group(0))
    return re.sub(r"/\*.*?\*/|//[^\n]*", blank, code, flags=re.S)


def run(*command, **options):
    """Runs a command; its output as lines, with the exit status in front."""
    result = subprocess.run(command, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True,
                            check=False, **options)
    return result.returncode, result.stdout.splitlines()
