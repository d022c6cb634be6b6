#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The core of the engine names no module: rules fill tables, and the core
must work with those it has never heard of."""

import os
import re

from tap import Tap, files, text, without_comments

# The list of modules is where their names belong, and a word of the tile-set
# format may be that of a module too (river).
LISTS = {"src/engine/rules/registry.c", "src/engine/tile.c"}


def modules():
    """Ids of the modules, which are the names of their files."""
    names = set()
    for path in files("src/engine/rules", ends=(".c",)):
        stem = os.path.splitext(os.path.basename(path))[0]
        if path not in LISTS:
            names.add(stem.split("-")[0])
    return sorted(names)


def mentions(module, code):
    plain = without_comments(code)
    pattern = re.compile(
        r'"%s(\.[a-z-]+)?"|\bbst_(rules_|module_)?%s(_[a-z_]*)?_module\b|'
        r'\bbst_rules_%s\w*' % (module, module, module))
    return [plain.count("\n", 0, m.start()) + 1
            for m in pattern.finditer(plain)]


def main():
    tap = Tap()
    names = modules()
    tap.case("there are modules to look for",
             [] if "base" in names else ["src/engine/rules/base*.c is missing"])
    core = [p for p in files("src/engine", ends=(".c", ".h"))
            if not p.startswith("src/engine/rules/") and p not in LISTS]
    for module in names:
        found = [f"{path}:{line}: the core names the module {module}"
                 for path in core for line in mentions(module, text(path))]
        tap.case(f"the core does not know {module}", found)
    tap.case("a planted name is found",
             [] if mentions("base", 'x = find ("base");') else ["it went unseen"])
    tap.done()


if __name__ == "__main__":
    main()
