# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading scenarios and the list of rule sentences."""

import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(HERE, "scenarios")
SENTENCES = os.path.join(HERE, "sentences.tsv")
MODULES = ("base", "river", "abbot", "inns-and-cathedrals",
           "traders-and-builders", "princess-and-dragon", "abbey-and-mayor",
           "king-and-robber-baron")

SHOWS = "# Shows:"


def read(path):
    with open(path, encoding="utf-8") as handle:
        return handle.read()


def paths():
    """The scenarios as (module's folder, name, path), sorted."""
    found = []
    for where, _inner, names in os.walk(FOLDER):
        found += [(os.path.basename(where), name[:-len(".bastide")],
                   os.path.join(where, name))
                  for name in names if name.endswith(".bastide")]
    return sorted(found)


def shown(text):
    """The ids of the line "# Shows:" of a scenario and of its continuations,
    which are indented."""
    found = []
    inside = False
    for line in text.split("\n"):
        if not line.startswith("#"):
            break
        inside = line.startswith(SHOWS) or (inside
                                            and line.startswith("#   "))
        if inside:
            found += line[len(SHOWS):].split() if line.startswith(SHOWS) \
                else line[1:].split()
    return found


def sets_of(text):
    match = re.search(r"^Sets=(.*)$", text, re.M)
    return [item.split(":")[0] for item in match.group(1).split(";")
            if item] if match else []


def modules(text):
    """The modules in play, besides the base game's: those named, or else
    those which the sets bring."""
    match = re.search(r"^Modules=(.*)$", text, re.M)
    names = match.group(1).split(";") if match else sets_of(text)
    return [name for name in MODULES[1:]
            if name in [other.replace("-gardens", "") for other in names]]


class Scenario:
    def __init__(self, folder, name, path):
        text = read(path)
        self.folder = folder
        self.name = folder + "/" + name
        self.path = path
        self.text = text
        self.ids = shown(text)
        self.modules = modules(text)


class Sentence:
    """A line of sentences.tsv."""

    def __init__(self, line):
        (self.id, self.text, self.section, self.words, self.module,
         self.about, self.why) = line.split("\t")
        self.scenarios = []


def all_scenarios():
    return [Scenario(*entry) for entry in paths()]


def all_sentences(scenarios):
    """The sentences by id, each with its scenarios."""
    found = {}
    for line in read(SENTENCES).split("\n")[1:]:
        if line:
            sentence = Sentence(line)
            found[sentence.id] = sentence
    for scenario in scenarios:
        for name in scenario.ids:
            if name in found:
                found[name].scenarios.append(scenario.name)
    return found
