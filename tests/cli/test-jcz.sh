#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The public test games of JCloisterZone, where a copy of them lies: all that
# this program knows the tiles and rules of must be met (TAP).
# Usage: test-jcz.sh BASTIDE-CLI FOLDER...

cli=$1
shift
for folder; do
  [ -n "$folder" ] && [ -d "$folder" ] || continue
  echo "1..1"
  "$cli" check --quiet "$folder" 2>&1 | sed 's/^/# /'
  if "$cli" check --quiet "$folder" >/dev/null 2>&1; then
    echo "ok 1 - the games in $folder"
  else
    echo "not ok 1 - the games in $folder"
  fi
  exit 0
done
echo "1..0 # SKIP there is no folder with test games: name one by -Djcz_games=FOLDER"
