#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Length of lines, functions and files, and how a file begins and ends."""

import re

from tap import Tap, files, text

LINE_LIMIT = 100
FUNCTION_LIMIT = 80
FUNCTION_GOAL = 60
FILE_LIMIT = 700


def functions(code):
    """(name, first line, number of lines) of each function of GNU style."""
    lines = code.split("\n")
    found = []
    start = None
    for number, line in enumerate(lines):
        if line == "{":
            start = number
        elif line == "}" and start is not None:
            found.append((name_above(lines, start), start + 1,
                          number - start + 1))
            start = None
        elif line.startswith("}"):
            start = None
    return found


def name_above(lines, start):
    for line in reversed(lines[max(0, start - 12):start]):
        match = re.match(r"^(\w+) \(", line)
        if match:
            return match.group(1)
    return "(a function)"


def long_lines(path, code):
    return [f"{path}:{number}: {len(line)} columns"
            for number, line in enumerate(code.split("\n"), 1)
            if len(line) > LINE_LIMIT]


def untidy(path, code):
    found = []
    for number, line in enumerate(code.split("\n"), 1):
        if line != line.rstrip():
            found.append(f"{path}:{number}: blanks at the end")
        if "\t" in line:
            found.append(f"{path}:{number}: a tab")
    if code and not code.endswith("\n"):
        found.append(f"{path}: no newline at the end")
    return found


def main():
    tap = Tap()
    codes = {path: text(path)
             for path in files("src", "tests", ends=(".c", ".h"))}
    all_functions = [(path, *function) for path, code in codes.items()
                     if path.endswith(".c") for function in functions(code)]

    tap.case("there is code to read",
             [] if len(all_functions) > 100 else ["hardly any was found"])
    tap.case(f"no line is longer than {LINE_LIMIT} columns",
             [c for p, code in codes.items() for c in long_lines(p, code)])
    tap.case(f"no file is longer than {FILE_LIMIT} lines",
             [f"{p}: {code.count(chr(10))} lines" for p, code in codes.items()
              if code.count("\n") > FILE_LIMIT])
    for path, name, line, length in all_functions:
        if FUNCTION_GOAL < length <= FUNCTION_LIMIT:
            print(f"# {path}:{line}: {name} has {length} lines; look again")
    tap.case(f"no function is longer than {FUNCTION_LIMIT} lines",
             [f"{path}:{line}: {name} has {length} lines"
              for path, name, line, length in all_functions
              if length > FUNCTION_LIMIT])
    tap.case("each file begins with its license",
             [path for path, code in codes.items()
              if "SPDX-License-Identifier: GPL-3.0-or-later"
              not in code.split("\n", 1)[0]])
    tap.case("lines and files end tidily",
             [c for p, code in codes.items() for c in untidy(p, code)])
    sample = "int\nf (void)\n{\n" + "  g ();\n" * 90 + "}\n"
    tap.case("a planted long function is found",
             [] if functions(sample) == [("f", 3, 92)] else ["it went unseen"])
    tap.done()


if __name__ == "__main__":
    main()
