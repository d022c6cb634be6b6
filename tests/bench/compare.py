#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the engine with a yardstick, in one run and in alternation.

    tests/bench/compare.py --cli build/src/cli/bastide-cli --yardstick FILE.c

Both are measured in turn, `--pairs` times; what counts is the median of the
ratios of the pairs, because absolute times on a shared machine drift.  Exit
status: 0 all targets are met, 1 one is not, 2 wrong use.
"""

import argparse
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

# Name, bench arguments, what it is compared with, least or most, bound.
# A ratio of rates must be at least the bound, a ratio of costs at most.
COMPARISONS = [
    ('playouts', ['playouts'], ('yardstick', ['rej']), 'least', 0.5),
    ('list', ['list'], ('yardstick', ['full']), 'least', 0.5),
    ('events', ['playouts', '--events'], ('bench', ['playouts']),
     'least', 0.85),
    ('gen', ['gen'], ('yardstick', ['gen']), 'most', 3.0),
    ('copy', ['copy'], ('yardstick', ['copy']), 'most', 3.0),
    ('stack of 720', ['playouts', '--tiles', '720'], ('bench', ['playouts']),
     'most', 1.5),
    ('all modules', ['playouts', '--modules', 'all'], ('bench', ['playouts']),
     'least', 1 / 3),
]
COUNTS = {'rej': '60000', 'full': '60000', 'gen': '2000', 'copy': '2000000'}


def run(command):
    result = subprocess.run([str(word) for word in command], text=True,
                            stdout=subprocess.PIPE, check=True)
    return result.stdout


def read_rate(text, unit='(/s|ns)'):
    """The first figure with a unit, as something done a second."""
    found = re.search(r'([0-9]+(?:\.[0-9]+)?) ?' + unit, text)
    if not found:
        sys.exit(f'compare: no rate in: {text.strip()!r}')
    figure = float(found.group(1))
    return 1e9 / figure if found.group(0).endswith('ns') else figure


def build_yardstick(source, folder):
    program = pathlib.Path(folder) / 'yardstick'
    run(['gcc', '-O2', '-o', program, source, '-lm'])
    return program


def measure(cli, yardstick, kind, arguments, unit):
    if kind == 'bench':
        return read_rate(run([cli, 'bench', *arguments]), unit)
    return read_rate(run([yardstick, *arguments, COUNTS[arguments[0]]]))


def compare(cli, yardstick, row, pairs):
    name, ours, (kind, theirs), sense, bound = row
    # Games may differ in length: our own are compared by the tile.
    unit = 'tiles /s' if kind == 'bench' else '(/s|ns)'
    ratios = []
    for _ in range(pairs):
        mine = measure(cli, yardstick, 'bench', ours, unit)
        other = measure(cli, yardstick, kind, theirs, unit)
        ratios.append(mine / other if sense == 'least' else other / mine)
    middle = statistics.median(ratios)
    good = middle >= bound if sense == 'least' else middle <= bound
    print(f'{"good" if good else "MISSED":7}{name:14}'
          f'{middle:6.2f}  ({min(ratios):.2f} to {max(ratios):.2f}), '
          f'at {sense} {bound:.2f}, beside {kind} {" ".join(theirs)}',
          flush=True)
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--cli', required=True, help='bastide-cli, optimized')
    parser.add_argument('--yardstick', help='source file of the yardstick')
    parser.add_argument('--pairs', type=int, default=5)
    parser.add_argument('--only', help='one comparison by name')
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        yardstick = (build_yardstick(options.yardstick, folder)
                     if options.yardstick else None)
        good = True
        for row in COMPARISONS:
            if options.only and row[0] != options.only:
                continue
            if row[2][0] == 'yardstick' and not yardstick:
                print(f'skipped {row[0]}: no yardstick given')
                continue
            good &= compare(options.cli, yardstick, row, options.pairs)
    return 0 if good else 1


if __name__ == '__main__':
    sys.exit(main())
