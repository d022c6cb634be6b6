#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every hook of a rules module is hung on its list, is used by some module,
and stands in the table of the engine's README; the table has no others."""

import re

from tap import Tap, files, text, without_comments

HEADER = "src/engine/module.h"
README = "src/engine/README.md"
CALLERS = ("src/engine/setup-layout.c", "src/engine/setup.c",
           "src/engine/setup-start.c", "src/engine/setup-tables.c",
           "src/engine/query.c", "src/engine/core.h",
           "src/engine/main-decision.c")


def hooks_of(header):
    """Names in BstHooks, from a header without comments."""
    table = header[:header.index("} BstHooks;")]
    table = table[table.rindex("typedef struct"):]
    names = set(re.findall(r"\(\*(\w+)\) \((?:const )?Bst(?:Setup|State)",
                           table))
    for line in re.findall(r"\bBstHook ([\w, ]+);", table):
        names |= set(line.split(", "))
    return names


def table_of(readme):
    """Names in the first column of the table of hooks."""
    table = readme[readme.index("## Hooks"):]
    table = table[:table.index("\n## ", 3)]
    return set(re.findall(r"`(\w+)`", " ".join(
        row.split("|")[1] for row in re.findall(r"^\|.*", table, re.M))))


def main():
    tap = Tap()
    hooks = hooks_of(without_comments(text(HEADER)))
    listed = table_of(text(README))
    rules = "".join(text(p) for p in files("src/engine/rules", ends=(".c",)))
    callers = "".join(text(p) for p in CALLERS)
    tap.case("there are hooks", [] if len(hooks) > 30 and "may_put" in hooks
             and "placed" in hooks and "line" not in hooks else [str(hooks)])
    tap.case("the README's table has every hook",
             [f"{README}: no {h}" for h in sorted(hooks - listed)])
    tap.case("the README's table has no other",
             [f"{README}: {h} is no hook" for h in sorted(listed - hooks)])
    tap.case("every hook is called",
             [f"{HEADER}: nobody calls {h}" for h in sorted(hooks)
              if not re.search(r"hooks(->|\.)%s\b" % h, callers)])
    tap.case("every hook is used by a module",
             [f"{HEADER}: no module has {h}" for h in sorted(hooks)
              if not re.search(r"\.%s = " % h, rules)])
    planted = "typedef struct {\n  BstHook a, b;\n  int (*c) (const BstState " \
              "*s, void (*line) (void *d));\n} BstHooks;"
    tap.case("a planted hook is found",
             [] if hooks_of(planted) == {"a", "b", "c"} else
             [str(hooks_of(planted))])
    tap.done()


if __name__ == "__main__":
    main()
