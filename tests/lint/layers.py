#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which layer may include which: a case for each layer, in words."""

import os
import re

from tap import ROOT, Tap, files, text, without_comments

# What each layer may include of the others, besides itself.
MAY_USE = {
    "engine": set(),
    "ai": {"engine"},
    "draw": {"engine", "Cairo"},
    "model": {"engine", "ai", "GIO", "json-glib"},
    "widgets": {"engine", "draw", "model", "GIO", "Cairo", "GTK"},
    "app": {"model", "widgets", "GIO", "GTK"},
    "cli": {"engine", "ai", "draw", "model", "GIO", "Cairo"},
}

# Other layers see the contract of the engine and never its inside.
PRIVATE = re.compile(r"(^|/)(core|module|.*-private)\.h$")

LIBRARIES = [
    ("GTK", re.compile(r"^(gtk/|gdk/|gsk/|adwaita|graphene)")),
    ("json-glib", re.compile(r"^json-glib/")),
    ("Cairo", re.compile(r"^cairo")),
    ("GIO", re.compile(r"^(gio/|glib|gobject/)")),
]

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.M)


def owners():
    """The layer that each header of the tree belongs to."""
    found = {}
    for layer in MAY_USE:
        for path in files("src/" + layer, ends=(".h",)):
            found.setdefault(os.path.basename(path), set()).add(layer)
    return found


def source_of(name, layer, headers):
    for library, pattern in LIBRARIES:
        if pattern.match(name):
            return library
    layers = headers.get(os.path.basename(name), set())
    if layer in layers:
        return layer
    return sorted(layers)[0] if layers else None


def complaints(layer, path, code, headers):
    result = []
    for match in INCLUDE.finditer(without_comments(code)):
        name = match.group(2)
        line = code.count("\n", 0, match.start()) + 1
        if name.startswith("../") or name.startswith("src/"):
            result.append(f"{path}:{line}: {name} reaches out of the folder; "
                          "include the header by its name")
            continue
        source = source_of(name, layer, headers)
        if source is None or source == layer:
            continue
        if source not in MAY_USE[layer]:
            result.append(f"{path}:{line}: {layer} must not include {source} "
                          f"({name}); it may use "
                          f"{', '.join(sorted(MAY_USE[layer])) or 'only libc'}")
        elif PRIVATE.search(name) and source in MAY_USE:
            result.append(f"{path}:{line}: {name} is private to {source}")
    return result


def check_layer(tap, layer, headers):
    if not os.path.isdir(os.path.join(ROOT, "src", layer)):
        tap.case(f"{layer} includes only what it may", ["the folder is missing"])
        return
    paths = files("src/" + layer, ends=(".c", ".h"))
    found = [] if paths else ["no file was found to check"]
    for path in paths:
        found += complaints(layer, path, text(path), headers)
    tap.case(f"{layer} includes only what it may", found)


def check_the_check(tap, headers):
    """A planted fault of each kind must be seen."""
    planted = [("engine", "<glib.h>"), ("draw", "<gtk/gtk.h>"),
               ("model", "<adwaita.h>"), ("ai", "<cairo.h>"),
               ("widgets", '"../engine/tile.h"'), ("cli", "<gtk/gtk.h>")]
    missed = [f"{layer} including {name} went unseen"
              for layer, name in planted
              if not complaints(layer, "x.c", f"#include {name}\n", headers)]
    if complaints("model", "x.c", "/* #include <gtk/gtk.h> */\n", headers):
        missed.append("a comment was taken for an include")
    tap.case("a planted include is found", missed)


def main():
    tap = Tap()
    headers = owners()
    for layer in MAY_USE:
        check_layer(tap, layer, headers)
    check_the_check(tap, headers)
    tap.done()


if __name__ == "__main__":
    main()
