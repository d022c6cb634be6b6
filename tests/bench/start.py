#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how soon the window is there, and memory, beside another program.

    tests/headless.sh tests/bench/start.py --build BUILD --beside PROGRAM \
        [--beside-schemas FOLDER] [--pairs N]

Both programs are started in turn, `--pairs` times; what counts is the median
of the ratios.  The first frame is there when the X server is first asked to
copy a drawn surface to a window, which a small preloaded library notes.  Peak
memory is that of a whole game with its window, beside that of the other program
after its first frames.  Exit status: 0 the targets are met,
1 one is not, 2 wrong use.
"""

import argparse
import os
import pathlib
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time

SLOWER = 1.5     # times as long to the first frame, at most
HEAVIER = 40.0   # MiB more at its peak, at most

WATCH = r'''
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int
XCopyArea (void *display, unsigned long from, unsigned long to, void *gc, int x,
           int y, unsigned width, unsigned height, int to_x, int to_y)
{
  static int (*copy) (void *, unsigned long, unsigned long, void *, int, int,
                      unsigned, unsigned, int, int);

  if (copy == NULL)
    {
      FILE *file = fopen (getenv ("FIRST_FRAME"), "w");
      struct timespec now;

      copy = (__typeof__ (copy)) dlsym (RTLD_NEXT, "XCopyArea");
      clock_gettime (CLOCK_MONOTONIC, &now);
      fprintf (file, "%.9f\n", (double) now.tv_sec + (double) now.tv_nsec / 1e9);
      fclose (file);
    }
  return copy (display, from, to, gc, x, y, width, height, to_x, to_y);
}
'''


class Program:
    """A program with what it needs to run from where it was built."""

    def __init__(self, command, schemas):
        self.command = [str(word) for word in command]
        self.environment = dict(os.environ, GSETTINGS_BACKEND='memory')
        if schemas:
            self.environment['GSETTINGS_SCHEMA_DIR'] = str(schemas)

    def run(self, arguments=(), **more):
        return subprocess.Popen(self.command + list(arguments),
                                stdout=subprocess.DEVNULL,
                                stderr=subprocess.DEVNULL,
                                env=dict(self.environment, **more))


def build_watch(folder):
    source = folder / 'watch.c'
    source.write_text(WATCH)
    library = folder / 'watch.so'
    subprocess.run(['gcc', '-shared', '-fPIC', '-o', library, source, '-ldl'],
                   check=True)
    return library


def first_frame(program, watch, note):
    """Seconds from the start to the first frame, and the peak in MiB."""
    note.unlink(missing_ok=True)
    start = time.clock_gettime(time.CLOCK_MONOTONIC)
    process = program.run(LD_PRELOAD=str(watch), FIRST_FRAME=str(note))
    while not (note.exists() and note.stat().st_size):
        if process.poll() is not None:
            sys.exit(f'start: {program.command[0]} ended without a window')
        time.sleep(0.002)
    seconds = float(note.read_text()) - start
    time.sleep(1)
    process.send_signal(signal.SIGKILL)
    return seconds, peak(process)


def processor_time(process):
    """Clock ticks that a running process has used."""
    text = pathlib.Path(f'/proc/{process.pid}/stat').read_text()
    fields = text[text.rindex(')') + 2:].split()
    return int(fields[11]) + int(fields[12])


def whole_game(program):
    """The peak in MiB of a game that computers play to its end in the window;
    it is over when the process has nothing to do any more."""
    process = program.run(['--autoplay=7'])
    used, quiet = -1, 0
    while quiet < 4:
        time.sleep(0.5)
        if process.poll() is not None:
            sys.exit(f'start: {program.command[0]} ended within its game')
        now = processor_time(process)
        quiet = quiet + 1 if now - used <= 1 else 0
        used = now
    process.send_signal(signal.SIGKILL)
    return peak(process)


def peak(process):
    """MiB that a process had at most, once it has ended."""
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return usage.ru_maxrss / 1024


def report(name, value, low, high, unit, most):
    good = value <= most
    print(f"{'good  ' if good else 'MISSED'} {name:<12} {value:.2f} {unit} "
          f'({low:.2f} to {high:.2f}), at most {most:g}')
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--build', type=pathlib.Path, required=True)
    parser.add_argument('--beside', type=pathlib.Path, required=True)
    parser.add_argument('--beside-schemas', type=pathlib.Path)
    parser.add_argument('--pairs', type=int, default=7)
    options = parser.parse_args()

    ours = Program([options.build / 'src/app/bastide'], options.build / 'data')
    theirs = Program([options.beside], options.beside_schemas)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        watch, note = build_watch(folder), folder / 'note'
        for program in (ours, theirs):  # what the disk has to bring comes first
            first_frame(program, watch, note)
        pairs = [(first_frame(ours, watch, note), first_frame(theirs, watch, note))
                 for _ in range(options.pairs)]
        memory = whole_game(ours)

    ratios = [one[0] / other[0] for one, other in pairs]
    more = [memory - other[1] for _, other in pairs]
    print(f'first frame after {statistics.median(p[0][0] for p in pairs):.3f} s '
          f'beside {statistics.median(p[1][0] for p in pairs):.3f} s; '
          f'{memory:.0f} MiB after a game beside '
          f'{statistics.median(p[1][1] for p in pairs):.0f} MiB')
    good = [report('first frame', statistics.median(ratios), min(ratios),
                   max(ratios), 'times', SLOWER),
            report('memory', statistics.median(more), min(more), max(more),
                   'MiB more', HEAVIER)]
    return 0 if all(good) else 1


if __name__ == '__main__':
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.exit(main())
