#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Interface files: structure, names for screen readers, translatable text,
and no class that a newer stack has deprecated."""

import os
import shutil
import xml.etree.ElementTree as ElementTree

from tap import ROOT, Tap, files, run

BUTTONS = {"GtkButton", "GtkToggleButton", "GtkMenuButton", "AdwSplitButton"}
NAMING = {"label", "tooltip-text"}
SHOWN = {"label", "title", "subtitle", "description", "tooltip-text",
         "placeholder-text", "text"}
# The shortcuts window has no successor on the newer stack yet.
DEPRECATED = {"GtkDialog", "GtkMessageDialog", "GtkFileChooserNative",
              "GtkFileChooserDialog", "GtkColorButton", "GtkFontButton",
              "GtkComboBox", "GtkComboBoxText", "GtkInfoBar", "GtkStatusbar",
              "GtkTreeView", "GtkIconView", "GtkListStore", "GtkTreeStore",
              "GtkAssistant", "GtkLockButton", "GtkVolumeButton", "AdwLeaflet",
              "AdwFlap", "AdwSqueezer", "AdwViewSwitcherTitle",
              "AdwMessageDialog", "AdwAboutWindow", "AdwPreferencesWindow"}
SCHEMA = "/usr/share/gtk-4.0/gtk4builder.rng"


def properties(node):
    return {p.get("name").replace("_", "-"): p
            for p in node.findall("property") if p.get("name")}


def has_accessible_name(node):
    for block in node.findall("accessibility"):
        for inner in block.findall("property") + block.findall("relation"):
            if inner.get("name") in ("label", "labelled-by"):
                return True
    return False


def unnamed_buttons(path, tree):
    found = []
    for node in tree.iter("object"):
        if node.get("class") not in BUTTONS:
            continue
        given = properties(node)
        content = node.find("property[@name='child']/object")
        if content is None:
            content = node.find("child/object")
        named = (NAMING & given.keys() or has_accessible_name(node)
                 or content is not None and "label" in properties(content))
        if not named:
            found.append(f"{path}: a {node.get('class')} "
                         f"({node.get('id', 'no id')}) has neither label, "
                         "tooltip nor accessible name")
        if "icon-name" in given and not has_accessible_name(node) \
                and "label" not in given:
            found.append(f"{path}: the icon button {node.get('id', '(no id)')} "
                         "needs an accessible label beside its tooltip")
    return found


def untranslatable(path, tree):
    found = []
    for node in tree.iter("property"):
        name = (node.get("name") or "").replace("_", "-")
        words = (node.text or "").strip()
        if name in SHOWN and any(c.isalpha() for c in words) \
                and node.get("translatable") != "yes":
            found.append(f"{path}: {name} \"{words}\" is not translatable")
    return found


def deprecated(path, tree):
    classes = [node.get("class") for node in tree.iter("object")]
    classes += [node.get("parent") for node in tree.iter("template")]
    return [f"{path}: {name} is deprecated on the newer stack"
            for name in classes if name in DEPRECATED]


def structure(path):
    if not shutil.which("xmllint") or not os.path.exists(SCHEMA):
        return []
    status, lines = run("xmllint", "--noout", "--relaxng", SCHEMA,
                        os.path.join(ROOT, path))
    return lines if status else []


def check_the_check(tap):
    bad = ElementTree.fromstring(
        '<interface><object class="GtkButton"><property name="icon-name">x'
        '</property></object><object class="GtkLabel"><property name="label">'
        'Word</property></object><object class="GtkDialog"/></interface>')
    found = [name for name, check in (("button", unnamed_buttons),
                                      ("label", untranslatable),
                                      ("class", deprecated))
             if not check("x.ui", bad)]
    tap.case("planted faults are found",
             [f"the bad {name} went unseen" for name in found])


def main():
    tap = Tap()
    for path in files("src", "data", ends=(".ui",)):
        try:
            tree = ElementTree.parse(os.path.join(ROOT, path)).getroot()
        except ElementTree.ParseError as error:
            tap.case(path, [str(error)])
            continue
        tap.case(path, structure(path) + unnamed_buttons(path, tree)
                 + untranslatable(path, tree) + deprecated(path, tree))
    check_the_check(tap)
    tap.done()


if __name__ == "__main__":
    main()
