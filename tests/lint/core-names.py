#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The core of the engine names no module: rules fill tables, and the core
must work with those it has never heard of.  Nor does a module name another:
they meet in flags and hooks."""

import os
import re

from tap import Tap, files, text, without_comments

RULES = "src/engine/rules"
# The list of modules is where their names belong, and a word of the tile-set
# format may be that of a module too (river).
LISTS = {RULES + "/registry.c", "src/engine/tile.c"}
QUERIES = "src/engine/expansion.h"
# Words of a game; a comment that has one need not mean the module.
PLAIN = {"base", "test", "river", "abbot"}


class Module:
    """A module as its files know it."""

    def __init__(self, ident, symbol, options):
        self.ident = ident
        self.symbol = symbol
        self.options = options
        self.queries = set()

    def is_own(self, path):
        """Whether a file is the module's: ID.c, ID.h or ID-….c."""
        stem = os.path.splitext(os.path.basename(path))[0]
        return stem == self.ident or stem.startswith(self.ident + "-")

    def pattern(self):
        """What names the module in code."""
        stem = self.ident.split("-")[0]
        parts = [r'"%s(-[a-z-]+)?(\.[a-z-]+)?"' % re.escape(self.ident),
                 r'"rules/%s[^"]*"' % re.escape(self.ident),
                 r'\b%s\b' % self.symbol,
                 r'\bbst_rules_%s\w*' % stem,
                 r'\bbst_(rules_|module_)?%s(_[a-z_]*)?_module\b' % stem]
        if self.options:
            parts.append(r'"(%s)\.[a-z-]+"' % "|".join(sorted(self.options)))
        if self.queries:
            parts.append(r'\b(%s)\b' % "|".join(sorted(self.queries)))
        return re.compile("|".join(parts))

    def spoken(self):
        """What names it in a comment, with hyphens or in title case."""
        gap = r"(-|[\s*]+)"
        words = [r"(and|&)" if w == "and" else w for w in self.ident.split("-")]
        return re.compile(gap.join(words), re.I)

    def mentions(self, code):
        """Lines of the code that name the module."""
        plain = without_comments(code)
        return lines_of(self.pattern(), plain)

    def mentions_in_comments(self, code):
        if self.ident in PLAIN:
            return []
        plain = without_comments(code)
        said = "".join(c if p != c or c == "\n" else " "
                       for c, p in zip(code, plain))
        return lines_of(self.spoken(), said)


def lines_of(pattern, code):
    return [code.count("\n", 0, m.start()) + 1 for m in pattern.finditer(code)]


def modules():
    """All modules, read from the tables in the rules' files."""
    found = []
    for path in files(RULES, ends=(".c",)):
        code = text(path)
        table = re.search(r'^const BstModule (\w+) = \{\s*\.id = "([a-z-]+)"',
                          code, re.M)
        if table:
            keys = re.findall(r'^  \{ "([a-z]+)\.[a-z-]+", \w+, \d', code,
                              re.M)
            found.append(Module(table[2], table[1], set(keys)))
    for module in found:
        own = [without_comments(text(p))
               for p in files(RULES, ends=(".c",)) if module.is_own(p)]
        for query in re.findall(r"\b(bst_\w+) \(", without_comments(
                text(QUERIES))):
            if any(re.search(r"^%s \(" % query, code, re.M) for code in own):
                module.queries.add(query)
    return found


def registered():
    """Symbols of the list of modules."""
    return set(re.findall(r"&(bst_rules_\w+)", text(RULES + "/registry.c")))


def complaints(module, paths, who):
    found = []
    for path in paths:
        code = text(path)
        for line in module.mentions(code):
            found.append(f"{path}:{line}: {who} names the module "
                         f"{module.ident}")
        for line in module.mentions_in_comments(code):
            found.append(f"{path}:{line}: a comment of {who} names the module "
                         f"{module.ident}")
    return found


def strangers(module, everyone):
    """Files of other modules, those of nobody included."""
    return [p for p in files(RULES, ends=(".c", ".h"))
            if p not in LISTS and not module.is_own(p)
            and any(m.is_own(p) for m in everyone)]


def planted(everyone):
    """Each way to name a module is seen, and what is harmless is not."""
    by_id = {m.ident: m for m in everyone}
    base, traders = by_id["base"], by_id["traders-and-builders"]
    seen = [
        (base, 'x = find ("base");'),
        (base, 'bst_setup_option (s, "base.farmers");'),
        (base, "bst_own (setup, &bst_rules_base);"),
        (traders, '#include "rules/traders-and-builders.h"'),
        (traders, 'bst_setup_option (s, "tb.goods-tie");'),
        (traders, "n = bst_state_goods (state, 1, goods);"),
        (traders, 'strcmp (set, "traders-and-builders-gardens")'),
    ]
    missed = [f"unseen: {code}" for module, code in seen
              if not module.mentions(code)]
    missed += [f"unseen: {said}" for said in
               ("/* As Traders & Builders has it. */",
                "/* see traders-and-builders-figures.c */",
                "/* what Traders and\n * Builders adds */")
               if not traders.mentions_in_comments(said)]
    for code in ('x = "figures of the base";', "/* bst_rules_base */"):
        if base.mentions(code) or base.mentions_in_comments(code):
            missed.append(f"taken for a name: {code}")
    return missed


def main():
    tap = Tap()
    everyone = modules()
    listed = registered()
    tap.case("every module of the list is read",
             [f"no table: {s}" for s in listed - {m.symbol for m in everyone}]
             + [f"not listed: {m.ident}" for m in everyone
                if m.symbol not in listed])
    tap.case("every file of the rules is a module's",
             [f"{p}: of no module" for p in files(RULES, ends=(".c", ".h"))
              if p not in LISTS and not any(m.is_own(p) for m in everyone)])
    core = [p for p in files("src/engine", ends=(".c", ".h"))
            if not p.startswith(RULES + "/") and p not in LISTS | {QUERIES}]
    for module in everyone:
        tap.case(f"the core does not know {module.ident}",
                 complaints(module, core, "the core"))
        tap.case(f"no other module knows {module.ident}",
                 complaints(module, strangers(module, everyone),
                            "another module"))
    tap.case("planted names are found", planted(everyone))
    tap.done()


if __name__ == "__main__":
    main()
