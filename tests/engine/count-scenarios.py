#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the scenarios by module and rule text, names the sentences that no
scenario shows, and checks that the table in SCENARIOS.md says the same.

Without an argument it is a test; with --write it writes the table."""

import os
import sys

import scenarios as data

sys.path.insert(0, os.path.join(data.HERE, "..", "lint"))
from tap import Tap  # noqa: E402

TABLE = os.path.join(data.HERE, "SCENARIOS.md")
BEGIN = "<!-- table: written by count-scenarios.py --write -->\n"
END = "<!-- end of the table -->\n"
GOAL = 300

TEXTS = {
    "S0": "S0 rule book",
    "S1": "S1 king and scout",
    "S3": "S3 help of a web site",
    "S4": "S4 clarifications",
    "rules": "decisions",
    "option": "options",
    "example": "examples",
}

# Why a sentence of a text has no scenario.
REASONS = {
    "advice": "Introductions, advice and notes: nothing can be right or wrong.",
    "box": "What is in the box; the tests of the tile sets count the tiles.",
    "table": "Handling on a table (stacks, bag, score track, tokens for laps) "
             "that the program does by itself.",
    "refers": "Only says that a rule follows or where it stands; the rule has "
              "its own line.",
    "word": "A name for a figure by its place; the model's tests of sentences "
            "read them.",
    "outside": "Tells of an expansion that is not in the program.",
    "pigsty": "Tells of a pigsty tile, which the set of River II here has not.",
    "hunters": "Tells of tiles for Hunters & Gatherers, a game of its own.",
    "minis": "Tells of figures of an expansion to come.",
}

# What the texts mention together.
PAIRS = (
    ("abbot", "abbey-and-mayor", "an abbey is a monastery (2.1)"),
    ("abbot", "inns-and-cathedrals", "S0 lists an abbot and a garden there"),
    ("abbot", "princess-and-dragon", "S4: volcano and dragon"),
    ("abbot", "traders-and-builders", "a double turn is one turn (2.1)"),
    ("abbot", "river", "gardens by the river (2.1)"),
    ("inns-and-cathedrals", "traders-and-builders", "S0: a large farmer "
     "against a pig"),
    ("inns-and-cathedrals", "princess-and-dragon", "S4: volcano and dragon"),
    ("inns-and-cathedrals", "abbey-and-mayor", "S0: the mayor's strength"),
    ("inns-and-cathedrals", "king-and-robber-baron", "S0: with either "
     "expansion"),
    ("inns-and-cathedrals", "river", "inns by the river (S3)"),
    ("traders-and-builders", "princess-and-dragon", "S4: double turn, volcano, "
     "dragon"),
    ("traders-and-builders", "abbey-and-mayor", "S0: pig and barn; S4: abbey, "
     "goods, builder"),
    ("traders-and-builders", "king-and-robber-baron", "S0: with either "
     "expansion"),
    ("princess-and-dragon", "abbey-and-mayor", "S0: dragon, fairy, portal; "
     "S4: volcano"),
    ("princess-and-dragon", "river", "the volcano of River II"),
    ("abbey-and-mayor", "king-and-robber-baron", "an abbey completes (2.7)"),
    ("abbey-and-mayor", "river", "an abbey beside the river (2.2)"),
)


def together(found, first, second):
    return [s for s in found if first in s.modules and second in s.modules]


def ratio(sentences):
    """How many are shown, of those that can be."""
    wanted = [s for s in sentences if not s.why]
    if not wanted:
        return ""
    return f"{sum(1 for s in wanted if s.scenarios)} of {len(wanted)}"


def counts(sentences):
    lines = ["Sentences with a scenario, of those that can have one:", "",
             "| module | " + " | ".join(TEXTS.values()) + " |",
             "|---" * (len(TEXTS) + 1) + "|"]
    for module in data.MODULES + (None,):
        cells = [ratio([s for s in sentences if s.text == text
                        and module in (s.module, None)]) for text in TEXTS]
        lines.append(f"| {module or 'all'} | " + " | ".join(cells) + " |")
    return lines


def by_text(found, by_id):
    """How many scenarios show something of each text."""
    lines = ["", "A scenario counts for each text that it shows something of:",
             "", "| module | scenarios | " + " | ".join(TEXTS.values()) + " |",
             "|---" * (len(TEXTS) + 2) + "|"]
    for module in data.MODULES + (None,):
        here = [s for s in found if module in (s.folder, None)]
        cells = [str(sum(1 for s in here if any(
            i in by_id and by_id[i].text == text for i in s.ids)))
                 for text in TEXTS]
        lines.append(f"| {module or 'all'} | {len(here)} | "
                     + " | ".join(cells) + " |")
    return lines


def examples(sentences):
    lines = ["", "## Worked examples", "", "| no | what | scenarios |",
             "|---|---|---|"]
    for sentence in sentences:
        if sentence.text == "example":
            lines.append(f"| {sentence.id[1:]} | {sentence.about} | "
                         + ", ".join(sentence.scenarios) + " |")
    return lines


def options(sentences):
    lines = ["", "## Values of options", "", "| value | option | scenarios |",
             "|---|---|---|"]
    for sentence in sentences:
        if sentence.text == "option":
            lines.append(f"| {sentence.id} | {sentence.section} | "
                         f"{len(sentence.scenarios)} |")
    return lines


def pairs(found):
    lines = ["", "## Modules together", "",
             "| modules | where they meet | scenarios |", "|---|---|---|"]
    for first, second, where in PAIRS:
        lines.append(f"| {first}, {second} | {where} | "
                     f"{len(together(found, first, second))} |")
    return lines


def without(sentences):
    lines = ["", "## Sentences without a scenario", ""]
    missing = [s for s in sentences if not s.why and not s.scenarios]
    lines += [f"- **to be written**: {s.id} ({s.about})" for s in missing]
    for reason, meaning in REASONS.items():
        lines += [f"### {reason}", "", meaning, ""]
        lines += [f"- {s.id}, {s.section}: {s.about}" for s in sentences
                  if s.why == reason] + [""]
    return lines[:-1]


def table(found, by_id):
    sentences = list(by_id.values())
    return "\n".join(counts(sentences) + by_text(found, by_id)
                     + examples(sentences)
                     + options(sentences) + pairs(found)
                     + without(sentences)) + "\n"


def parts(text):
    head, rest = text.split(BEGIN)
    return head, *rest.split(END)


def check_ids(tap, found, by_id):
    tap.case(f"there are {GOAL} scenarios", [] if len(found) >= GOAL
             else [f"only {len(found)}"])
    tap.case("each scenario names what it shows",
             [f"{s.name}: no line \"{data.SHOWS}\"" for s in found
              if not s.ids])
    tap.case("each id is one of sentences.tsv",
             [f"{s.name}: {i} is unknown" for s in found for i in s.ids
              if i not in by_id])
    tap.case("no id stands twice in sentences.tsv",
             [] if len(by_id) == data.read(data.SENTENCES).count("\n") - 1
             else ["the lines are more than the ids"])
    tap.case("a planted id is seen as one, and is unknown",
             [] if data.shown("# a\n# Shows: S0-1\n#   S9-9\n# b\n\n# S1")
             == ["S0-1", "S9-9"] and "S9-9" not in by_id
             else ["the reader overlooks it"])


def check_sentences(tap, found, sentences):
    tap.case("each sentence has a scenario or a reason",
             [f"{s.id} ({s.about}) has none" for s in sentences
              if not s.why and not s.scenarios])
    tap.case("no sentence has both",
             [f"{s.id} is called {s.why}, but {s.scenarios[0]} shows it"
              for s in sentences if s.why and s.scenarios])
    tap.case("reasons, texts and modules are known",
             [f"{s.id}: {s.why or s.text}, {s.module}" for s in sentences
              if s.text not in TEXTS or s.module not in data.MODULES
              or s.why and s.why not in REASONS])
    tap.case("modules that the texts mention together have a scenario",
             [f"{a} and {b}" for a, b, _where in PAIRS
              if not together(found, a, b)])


def main():
    found = data.all_scenarios()
    by_id = data.all_sentences(found)
    sentences = list(by_id.values())
    wanted = table(found, by_id)
    head, old, tail = parts(data.read(TABLE))
    if sys.argv[1:] == ["--write"]:
        with open(TABLE, "w", encoding="utf-8") as handle:
            handle.write(head + BEGIN + wanted + END + tail)
        return
    tap = Tap()
    check_ids(tap, found, by_id)
    check_sentences(tap, found, sentences)
    tap.case("the table of SCENARIOS.md is up to date",
             [] if old == wanted
             else ["run tests/engine/count-scenarios.py --write"])
    tap.done()


if __name__ == "__main__":
    main()
