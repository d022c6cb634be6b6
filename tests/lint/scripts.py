#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The scripts of tools/ and .ci/: their syntax, and that the sum of the tests
does not hide a failure."""

import json
import os
import tempfile

from tap import ROOT, Tap, files, run, text

JUNIT = """<?xml version='1.0'?>
<testsuites>
  <testsuite name="bastide.good"><testcase name="a" classname="bastide.good"/>
    <testcase name="b" classname="bastide.good"/></testsuite>
  <testsuite name="bastide.bad">
    <testcase name="c" classname="bastide.bad"><failure/></testcase>
    <testcase name="d" classname="bastide.bad"><skipped/></testcase>
  </testsuite>
  <testsuite name="bastide.crash">
    <testcase name="e" classname="bastide.crash"/></testsuite>
</testsuites>
"""


def check_syntax(tap):
    scripts = files("tools", "tests", ".ci", ends=(".sh",))
    scripts += [p for p in files("tools", ".ci")
                if "." not in os.path.basename(p)
                and text(p).startswith("#!/bin/bash")]
    found = [] if len(scripts) > 5 else [f"only {len(scripts)} scripts"]
    for path in scripts:
        _status, lines = run("bash", "-n", os.path.join(ROOT, path))
        found += lines
    tap.case("the scripts can be read by the shell", found)
    tap.case("scripts that are commands can be executed",
             [f"{p} is not executable" for p in
              ("tools/run", "tools/test", "tools/update-po", ".ci/run",
               "tests/headless.sh")
              if not os.access(os.path.join(ROOT, p), os.X_OK)])


def sum_of(runs):
    with tempfile.TemporaryDirectory() as scratch:
        logs = os.path.join(scratch, "meson-logs")
        os.mkdir(logs)
        with open(os.path.join(logs, "testlog.junit.xml"), "w",
                  encoding="utf-8") as handle:
            handle.write(JUNIT)
        with open(os.path.join(logs, "testlog.json"), "w",
                  encoding="utf-8") as handle:
            for name, result in runs:
                handle.write(json.dumps({"name": name, "result": result})
                             + "\n")
        _status, lines = run("python3", os.path.join(ROOT, "tools",
                                                     "sum-tests.py"), scratch)
        return lines[-1]


def check_sum(tap):
    good = sum_of([("bastide:engine / good", "OK"),
                   ("bastide:data / bad", "FAIL"),
                   ("bastide:model / crash", "OK")])
    tap.case("cases are summed by result",
             [] if good == "3 1 1" else [f"the sum was {good}"])
    crash = sum_of([("bastide:engine / good", "OK"),
                    ("bastide:data / bad", "FAIL"),
                    ("bastide:model / crash", "ERROR")])
    tap.case("a program that fails without a failed case counts",
             [] if crash == "3 2 1" else [f"the sum was {crash}"])
    late = sum_of([("bastide:model / crash", "TIMEOUT"),
                   ("bastide:data / bad", "FAIL")])
    tap.case("a program that ran out of time counts",
             [] if late == "3 2 1" else [f"the sum was {late}"])


def check_use(tap):
    status, lines = run("bash", os.path.join(ROOT, "tools", "test"), "--what")
    tap.case("tools/test refuses what it does not know",
             [] if status == 2 else [f"it gave {status}"] + lines)


def main():
    tap = Tap()
    check_syntax(tap)
    check_sum(tap)
    check_use(tap)
    tap.done()


if __name__ == "__main__":
    main()
