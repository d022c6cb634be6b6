#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# kill.sh BASTIDE BASTIDE-CLI [TIMES]: kills the program in the middle of games;
# each time the next start has to come back with what the whole lines of the
# journal say. tests/headless.sh gives it a display and a home of its own.
set -u
program=$1
cli=$2
times=${3:-20}
games=$XDG_DATA_HOME/bastide/games
copy=$(mktemp -d)/copy.bastide
failed=0

# Prints "MOVES HASH" of the lines that end with a newline.
expected() {
  perl -0pe 's/[^\n]+\z//' "$1" >"$copy"
  "$cli" replay "$copy" | awk '$1 == "hash" { hash = $2 } END { printf "%s", hash }'
}

echo "1..$times"
for i in $(seq "$times"); do
  rm -rf "$games"
  "$program" --autoplay="$i" >/dev/null 2>&1 &
  pid=$!
  # Wait for the journal, then for a moment of chance.
  for _ in $(seq 500); do
    grep -qs '^3=' "$games"/*.bastide && break
    sleep 0.02
  done
  sleep "0.$(printf '%03d' $((RANDOM % 400)))"
  kill -KILL "$pid"
  wait "$pid" 2>/dev/null
  journal=$(ls "$games"/*.bastide 2>/dev/null | head -1)
  if [ -z "$journal" ]; then
    echo "not ok $i - there is no journal"
    failed=1
    continue
  fi
  wanted=$(expected "$journal")
  state=$("$program" --print-state 2>/dev/null)
  if [ -n "$wanted" ] && [ "${state##* }" = "$wanted" ]; then
    echo "ok $i - the position is back after move ${state%% *}"
  else
    echo "not ok $i - wanted $wanted, the game is at: $state"
    failed=1
  fi
done
rm -rf "$(dirname "$copy")"
exit "$failed"
