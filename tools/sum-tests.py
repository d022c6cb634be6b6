#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums the cases of the test runs in the build folders given as arguments.

Prints three numbers: passed, failed, skipped.  A program that fails although
each case it reported is good (a crash at its end, a plan that is not kept, a
time limit) counts as one failed case more.
"""

import json
import os
import sys
import xml.etree.ElementTree as ElementTree

GOOD = {"OK", "EXPECTEDFAIL", "SKIP"}


def count_cases(path):
    passed, failed, skipped = 0, 0, 0
    failed_suites = set()
    for case in ElementTree.parse(path).iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
            failed_suites.add(case.get("classname", "").split(".")[-1])
            failed_suites.add(case.get("name", ""))
        elif case.find("skipped") is not None:
            skipped += 1
        else:
            passed += 1
    return passed, failed, skipped, failed_suites


def count_broken_programs(path, failed_suites):
    broken = 0
    with open(path, encoding="utf-8") as log:
        for line in log:
            run = json.loads(line)
            name = run["name"].split(" / ")[-1]
            if run["result"] not in GOOD and name not in failed_suites:
                print(f"{name}: {run['result']}", file=sys.stderr)
                broken += 1
    return broken


def main():
    totals = [0, 0, 0]
    for folder in sys.argv[1:]:
        logs = os.path.join(folder, "meson-logs")
        passed, failed, skipped, suites = count_cases(
            os.path.join(logs, "testlog.junit.xml"))
        failed += count_broken_programs(
            os.path.join(logs, "testlog.json"), suites)
        totals = [totals[0] + passed, totals[1] + failed, totals[2] + skipped]
    print(*totals)


if __name__ == "__main__":
    main()
