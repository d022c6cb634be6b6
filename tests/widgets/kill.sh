#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# kill.sh BASTIDE [TIMES]: kills the program in the middle of games; each time
# the next start has to come back with what the journal's last whole line says.
# tests/headless.sh gives it a display and a home of its own.
set -u
program=$1
times=${2:-20}
games=$XDG_DATA_HOME/bastide/games
failed=0

echo "1..$times"
for i in $(seq "$times"); do
  rm -rf "$games"
  "$program" --autoplay="$i" >/dev/null 2>&1 &
  pid=$!
  # Wait for the journal, then for a moment of chance.
  for _ in $(seq 200); do
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
  # Only lines that end with a newline count.
  number=$(head -c "$(($(wc -c <"$journal") - $(tail -c 1 "$journal" | grep -vc '^$')))" "$journal" |
    sed -n 's/^\([0-9][0-9]*\)=.*/\1/p' | tail -1)
  if [ -n "$(tail -c 1 "$journal")" ]; then
    number=$(sed '$d' "$journal" | sed -n 's/^\([0-9][0-9]*\)=.*/\1/p' | tail -1)
  fi
  state=$("$program" --print-state 2>/dev/null)
  if [ "${state%% *}" = "$number" ]; then
    echo "ok $i - move $number is back"
  else
    echo "not ok $i - the journal ends with move $number, the game is at: $state"
    failed=1
  fi
done
exit "$failed"
