#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes every expectation of every scenario, one by one, and sees each
changed one fail: a scenario that cannot fail shows nothing.

  falsify-scenarios.py PATH-OF-BASTIDE-CLI"""

import collections
import os
import re
import sys
import tempfile

import scenarios as data

sys.path.insert(0, os.path.join(data.HERE, "..", "lint"))
from tap import Tap, run  # noqa: E402

FLIP = {"true": "false", "false": "true"}


def other_number(text, step):
    """The text with each of its numbers changed, one at a time."""
    return [text[:m.start()] + str(int(m.group()) + step) + text[m.end():]
            for m in re.finditer(r"-?\d+", text)]


def other_last(text, step):
    match = re.search(r"-?\d+$", text)
    return [text[:match.start()] + str(int(match.group()) + step)]


def other_decision(text):
    """Another seat's decision, and one that no module has at that time."""
    words = text.split()
    found = ["first 1" if words[0] != "first" else "end 1"]
    if len(words) == 2:
        found.append(f"{words[0]} {2 if words[1] == '1' else 1}")
    return found


def changed(key, value):
    """Expectations of the same kind that must not be met."""
    kind = key.rstrip("0123456789")
    if kind in ("Scores", "Projected"):
        return [(kind, v) for v in other_number(value, 1)]
    if kind in ("Actions", "Supply", "Goods"):
        return [(kind + "1", v) for v in other_last(value, 1)]
    if kind == "Points":
        return [("Points1", v) for v in other_last(value, 1000)]
    if kind in ("Pass", "Undo", "Over"):
        return [(kind, FLIP[value])]
    if kind in ("Legal", "Illegal"):
        return [({"Legal": "Illegal1", "Illegal": "Legal1"}[kind], value)]
    if kind == "Hash":
        return [(kind, ("1" if value[0] == "0" else "0") + value[1:])]
    if kind == "Decision":
        return [(kind, v) for v in other_decision(value)]
    raise ValueError(f"the expectation {key} is unknown here")


def split(text):
    """The file without its expectations, and those as (group, key, value)."""
    rest, wanted, group = [], [], None
    for line in text.split("\n"):
        if line.startswith("["):
            group = line if line.startswith("[Expect") else None
        if group is None:
            rest.append(line)
        elif "=" in line and not line.startswith("#"):
            wanted.append((group,) + tuple(line.split("=", 1)))
    return "\n".join(rest), wanted


def write_changed(scenario, folder):
    """Writes a file for each change; the number of them."""
    rest, wanted = split(scenario.text)
    count = 0
    for group, key, value in wanted:
        for new_key, new_value in changed(key, value):
            count += 1
            name = f"{scenario.name.replace('/', ',')},{count}.bastide"
            with open(os.path.join(folder, name), "w",
                      encoding="utf-8") as handle:
                handle.write(f"# {group} {key}={value} changed\n{rest}\n"
                             f"{group}\n{new_key}={new_value}\n")
    return count


def survivors(cli, folder):
    """The changed files of a folder that did not fail as they should."""
    _status, lines = run(cli, "check", folder)
    failed = {os.path.basename(m.group(1)) for m in
              (re.match(r"\S+: (.*?), line \d+: .* is not met", line)
               for line in lines) if m}
    found = []
    for name in sorted(os.listdir(folder)):
        if name not in failed:
            text = data.read(os.path.join(folder, name)).split("\n")
            found.append(f"{name}: {text[0][2:]} to {text[-2]} still passes")
    return found


def main():
    cli = sys.argv[1]
    tap = Tap()
    total = 0
    folders = collections.defaultdict(list)
    for scenario in data.all_scenarios():
        folders[scenario.folder].append(scenario)
    for folder, found in folders.items():
        with tempfile.TemporaryDirectory() as scratch:
            numbers = [(s.name, write_changed(s, scratch)) for s in found]
            total += sum(n for _name, n in numbers)
            tap.case(f"{folder}: each scenario expects something",
                     [name for name, n in numbers if not n])
            tap.case(f"{folder}: each changed expectation fails",
                     survivors(cli, scratch))
    print(f"# {total} changes")
    tap.done()


if __name__ == "__main__":
    main()
