/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A catalogue of tile sets with one fault each, and of such that only warn.
 */

#pragma once

#include "bastide-tileset.h"

#define HEADER "[Tile Set]\nFormat=1\nId=test\nName=Test\n"  /* lines 1 to 4 */
#define TILE "[Tile A]\nCount=1\nFeature1=city N E S W\n"    /* lines 5 to 7 */
#define FIELD "field Nw Ne En Es Se Sw Ws Wn"

typedef struct
{
  const char *name;
  const char *text;
  int         code;   /* of the issue */
  guint       line;
  const char *group;
  const char *key;
  const char *reason; /* a part of it */
} Broken;

#define SET(code) BASTIDE_TILE_SET_ERROR_##code
#define SCAN(code) BASTIDE_SCAN_##code

static const Broken broken[] = {
  /* The lines. */
  { "not-utf8", "[Tile Set]\nFormat=1\nName=\xff\n", SCAN (NOT_UTF8), 3, "Tile Set", NULL,
    "UTF-8" },
  { "control-character", "[Tile Set]\nName=a\x01z\n", SCAN (CONTROL_CHARACTER), 2, "Tile Set", NULL,
    "control character" },
  { "second-byte-order-mark", "\xef\xbb\xbf\xef\xbb\xbf[Tile Set]\n", SCAN (NO_EQUALS), 1, NULL,
    NULL, "neither a group" },
  { "group-without-end", "[Tile Set\n", SCAN (BAD_GROUP), 1, "?", NULL, "in brackets" },
  { "group-without-name", "[]\n", SCAN (BAD_GROUP), 1, "?", NULL, "in brackets" },
  { "group-with-bracket", "[Tile [A]]\n", SCAN (BAD_GROUP), 1, "Tile [A]", NULL, "brackets" },
  { "group-and-more", "[Tile Set] # set\n", SCAN (BAD_GROUP), 1, "?", NULL, "in brackets" },
  { "group-twice", HEADER TILE "[Tile A]\n", SCAN (GROUP_TWICE), 8, "Tile A", NULL, "line 5" },
  { "key-before-group", "Format=1\n[Tile Set]\n", SCAN (NO_GROUP), 1, NULL, NULL,
    "before the first group" },
  { "no-equals", HEADER "Author\n", SCAN (NO_EQUALS), 5, "Tile Set", NULL, "key=value" },
  { "no-key", HEADER "=x\n", SCAN (NO_EQUALS), 5, "Tile Set", NULL, "key=value" },
  { "bad-key", HEADER "Au thor=x\n", SCAN (BAD_KEY), 5, "Tile Set", NULL, "Au thor" },
  { "bad-locale", HEADER "Name[]=x\n", SCAN (BAD_KEY), 5, "Tile Set", NULL, "Name[]" },
  { "open-locale", HEADER "Name[de=x\n", SCAN (BAD_KEY), 5, "Tile Set", NULL, "Name[de" },
  { "key-twice", HEADER "Id=other\n", SCAN (KEY_TWICE), 5, "Tile Set", "Id", "line 3" },
  { "bad-escape", HEADER "Author=a\\z\n", SCAN (BAD_ESCAPE), 5, "Tile Set", "Author", "backslash" },
  { "open-escape", HEADER "Author=a\\\n", SCAN (BAD_ESCAPE), 5, "Tile Set", "Author", "backslash" },

  /* The header. */
  { "empty", "", SET (NO_HEADER), 0, NULL, NULL, "[Tile Set] is missing" },
  { "no-header", TILE, SET (NO_HEADER), 0, NULL, NULL, "[Tile Set] is missing" },
  { "newer", "[Tile Set]\nFormat=2\nShape=hexagon\n[Tile A]\nnonsense\n", SET (NEWER), 2,
    "Tile Set", "Format", "newer version" },
  { "format-zero", "[Tile Set]\nFormat=0\nId=test\nName=Test\n" TILE, SET (BAD_VALUE), 2,
    "Tile Set", "Format", "“0”" },
  { "format-word", "[Tile Set]\nFormat=one\nId=test\nName=Test\n" TILE, SET (BAD_VALUE), 2,
    "Tile Set", "Format", "“one”" },
  { "no-format", "[Tile Set]\nId=test\nName=Test\n" TILE, SET (MISSING_KEY), 1, "Tile Set", NULL,
    "Format" },
  { "no-id", "[Tile Set]\nFormat=1\nName=Test\n" TILE, SET (MISSING_KEY), 1, "Tile Set", NULL,
    "Id" },
  { "no-name", "[Tile Set]\nFormat=1\nId=test\n" TILE, SET (MISSING_KEY), 1, "Tile Set", NULL,
    "Name" },
  { "empty-name", "[Tile Set]\nFormat=1\nId=test\nName=\n" TILE, SET (BAD_VALUE), 4, "Tile Set",
    "Name", "needs a name" },
  { "id-upper-case", "[Tile Set]\nFormat=1\nId=Test\nName=Test\n" TILE, SET (BAD_VALUE), 3,
    "Tile Set", "Id", "lower-case" },
  { "id-empty", "[Tile Set]\nFormat=1\nId=\nName=Test\n" TILE, SET (BAD_VALUE), 3, "Tile Set", "Id",
    "not an id" },
  { "id-path", "[Tile Set]\nFormat=1\nId=../base\nName=Test\n" TILE, SET (BAD_VALUE), 3, "Tile Set",
    "Id", "../base" },
  { "id-long",
    "[Tile Set]\nFormat=1\nId=abcdefghij-abcdefghij-abcdefghij-abcdefgh\nName=Test\n" TILE,
    SET (BAD_VALUE), 3, "Tile Set", "Id", "at most 40" },
  { "requires-no-id", HEADER "Requires=base;B;\n" TILE, SET (BAD_VALUE), 5, "Tile Set", "Requires",
    "“B”" },
  { "modules-empty-item", HEADER "Modules=;\n" TILE, SET (BAD_VALUE), 5, "Tile Set", "Modules",
    "“”" },
  { "text-with-list-escape", HEADER "Author=a\\;b\n" TILE, SET (BAD_VALUE), 5, "Tile Set", "Author",
    "backslash" },
  { "no-tiles", HEADER, SET (NO_TILES), 1, "Tile Set", NULL, "no tiles" },

  /* The tiles. */
  { "tile-key-space", HEADER "[Tile A B]\nFeature1=city N E S W\n", SET (BAD_VALUE), 5, "Tile A B",
    NULL, "not a name" },
  { "tile-key-long", HEADER "[Tile abcdefghijklmnopq]\nFeature1=city N E S W\n", SET (BAD_VALUE), 5,
    "Tile abcdefghijklmnopq", NULL, "at most 16" },
  { "count-word", HEADER "[Tile A]\nCount=many\nFeature1=city N E S W\n", SET (BAD_VALUE), 6,
    "Tile A", "Count", "“many”" },
  { "count-negative", HEADER "[Tile A]\nCount=-1\nFeature1=city N E S W\n", SET (BAD_VALUE), 6,
    "Tile A", "Count", "“-1”" },
  { "count-large", HEADER "[Tile A]\nCount=1001\nFeature1=city N E S W\n", SET (BAD_VALUE), 6,
    "Tile A", "Count", "1000" },
  { "start-word", HEADER "[Tile A]\nStart=yes\nFeature1=city N E S W\n", SET (BAD_VALUE), 6,
    "Tile A", "Start", "“yes”" },
  { "start-twice",
    HEADER "[Tile A]\nStart=true\nFeature1=city N E S W\n"
           "[Tile B]\nStart=true\nFeature1=" FIELD "\n",
    SET (BAD_VALUE), 8, "Tile B", NULL, "start tile" },
  { "group-word", HEADER "[Tile A]\nGroup=sea\nFeature1=city N E S W\n", SET (BAD_VALUE), 6,
    "Tile A", "Group", "“sea”" },
  { "edges-word", HEADER "[Tile A]\nEdges=all\nFeature1=monastery\n", SET (BAD_VALUE), 6, "Tile A",
    "Edges", "“all”" },
  { "art-path", HEADER "[Tile A]\nArt=../a.png\nFeature1=city N E S W\n", SET (BAD_VALUE), 6,
    "Tile A", "Art", "../a.png" },
  { "art-kind", HEADER "[Tile A]\nArt=a.svg\nFeature1=city N E S W\n", SET (BAD_VALUE), 6, "Tile A",
    "Art", "PNG" },
  { "symbol-value", HEADER "[Tile A]\nSymbols=dragon;flight=up;\nFeature1=city N E S W\n",
    SET (BAD_TILE), 6, "Tile A", "Symbols", "flight=up" },
  { "symbol-twice", HEADER "[Tile A]\nSymbols=gold;gold;\nFeature1=city N E S W\n", SET (BAD_TILE),
    6, "Tile A", "Symbols", "gold" },
  { "feature-gap", HEADER "[Tile A]\nFeature1=city N E S W\nFeature3=garden\n", SET (GAP), 7,
    "Tile A", "Feature3", "Feature2 is missing" },
  { "feature-zero", HEADER "[Tile A]\nFeature0=city N E S W\n", SET (TOO_MANY), 6, "Tile A",
    "Feature0", "1 to 16" },
  { "feature-leading-zero", HEADER "[Tile A]\nFeature01=city N E S W\n", SET (TOO_MANY), 6,
    "Tile A", "Feature01", "1 to 16" },
  { "feature-seventeen", HEADER "[Tile A]\nFeature1=city N E S W\nFeature17=garden\n",
    SET (TOO_MANY), 7, "Tile A", "Feature17", "1 to 16" },
  { "feature-empty", HEADER "[Tile A]\nFeature1=\n", SET (BAD_TILE), 6, "Tile A", "Feature1",
    "no kind" },
  { "feature-kind", HEADER "[Tile A]\nFeature1=castle N E S W\n", SET (BAD_TILE), 6, "Tile A",
    "Feature1", "castle" },
  { "feature-port", HEADER "[Tile A]\nFeature1=city N E S Q\n", SET (BAD_TILE), 6, "Tile A",
    "Feature1", "“Q”" },
  { "feature-wrong-port", HEADER "[Tile A]\nFeature1=city N E S Ws\n", SET (BAD_TILE), 6, "Tile A",
    "Feature1", "Ws" },
  { "feature-port-twice", HEADER "[Tile A]\nFeature1=city N E S W\nFeature2=road W\n",
    SET (BAD_TILE), 7, "Tile A", "Feature2", "Feature1" },
  { "feature-no-port", HEADER "[Tile A]\nFeature1=city N E S W\nFeature2=road\n", SET (BAD_TILE), 7,
    "Tile A", "Feature2", "at least one side" },
  { "feature-attribute", HEADER "[Tile A]\nFeature1=city N E S W shields=x\n", SET (BAD_TILE), 6,
    "Tile A", "Feature1", "shields=x" },
  { "feature-reference", HEADER "[Tile A]\nFeature1=city N E S W\nFeature2=field touches=7\n",
    SET (BAD_TILE), 7, "Tile A", "Feature2", "Feature7" },
  { "side-open", HEADER "[Tile A]\nFeature1=city N E S\n", SET (BAD_TILE), 5, "Tile A", NULL,
    "west side" },
  { "side-mixed", HEADER "[Tile A]\nFeature1=city N S W\nFeature2=field En\n", SET (BAD_TILE), 5,
    "Tile A", NULL, "east side" },
  { "no-features", HEADER "[Tile A]\nCount=1\n", SET (BAD_TILE), 5, "Tile A", NULL, "north side" },
  { "any-with-ports", HEADER "[Tile A]\nEdges=any\nFeature1=city S\n", SET (BAD_TILE), 7, "Tile A",
    "Feature1", "Edges=any" },
};

static const Broken warned[] = {
  { "group", HEADER TILE "[Towers]\nHeight=3\n", SET (UNKNOWN_GROUP), 8, "Towers", NULL, "Towers" },
  { "header-key", HEADER "Shape=square\n" TILE, SET (UNKNOWN_KEY), 5, "Tile Set", "Shape",
    "Shape" },
  { "tile-key", HEADER TILE "Moat=true\n", SET (UNKNOWN_KEY), 8, "Tile A", "Moat", "Moat" },
  { "attribute", HEADER "[Tile A]\nFeature1=city N E S W moat\n", SET (UNKNOWN_ATTRIBUTE), 6,
    "Tile A", "Feature1", "moat" },
  { "symbol", HEADER TILE "Symbols=gold;comet;\n", SET (UNKNOWN_SYMBOL), 8, "Tile A", "Symbols",
    "comet" },
  { "module", HEADER "Modules=base;moon;\n" TILE, SET (UNKNOWN_MODULE), 5, "Tile Set", "Modules",
    "moon" },
};
