#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Exit codes and messages of every verb, for good and bad input (TAP).
# Usage: test-cli.sh BASTIDE-CLI SOURCE-FOLDER

cli=$1
source=$2
scenarios=$source/tests/engine/scenarios
tilesets=$source/data/tilesets
dir=$(mktemp -d) || exit 99
trap 'rm -rf "$dir"' EXIT
count=0
failed=0

ok () # CONDITION-STATUS NAME
{
  count=$((count + 1))
  if [ "$1" -eq 0 ]; then
    echo "ok $count - $2"
  else
    echo "not ok $count - $2"
    failed=1
    sed 's/^/# out: /' "$dir/out"
    sed 's/^/# err: /' "$dir/err"
  fi
}

# Runs the program; its exit status must be the one given, and the pattern
# must be found: "out PATTERN", "err PATTERN" or "- -" for none.
expect () # STATUS STREAM PATTERN NAME ARGUMENT...
{
  status=$1 stream=$2 pattern=$3 name=$4
  shift 4
  "$cli" "$@" >"$dir/out" 2>"$dir/err"
  code=$?
  if [ "$code" -ne "$status" ]; then
    echo "# exit status $code, not $status"
    ok 1 "$name"
  elif [ "$stream" = - ]; then
    ok 0 "$name"
  else
    grep -q -e "$pattern" "$dir/$stream"
    ok $? "$name"
  fi
  # What goes wrong is told on standard error, and only there.
  if [ "$status" -ge 2 ] && [ ! -s "$dir/err" ]; then
    ok 1 "$name: a message on standard error"
  fi
}

good=$scenarios/base/city-eight.bastide

# The program itself
expect 2 err "No verb" "no verb"
expect 2 err "no verb “sing”" "an unknown verb" sing
expect 0 out "Exit status" "the help" --help
expect 0 out "bastide-cli [0-9]" "the version" --version
for verb in play replay check perft bench lint render; do
  expect 0 out "Usage:" "the help of $verb" $verb --help
  expect 2 err "nonsense" "a wrong option of $verb" $verb --nonsense
done

# play
expect 0 out "^signature [0-9a-f]\{16\}$" "play a game" play --seed 7
cp "$dir/out" "$dir/first"
expect 0 out "^signature" "play it again" play --seed 7
cmp -s "$dir/first" "$dir/out"
ok $? "the same seed gives the same game"
expect 0 out "^signature" "play with another seed" play --seed 8
! cmp -s "$dir/first" "$dir/out"
ok $? "another seed gives another game"
expect 0 out "^errors 0$" "play verified" play --seed 3 --games 2 --verify
expect 0 out "^signature" "play with the river and options" \
  play --modules base,river --option river.u-turn=free --option base.farmers=off
expect 0 out "^errors 0$" "play with all modules" play --modules all --games 1 --verify
expect 0 out " tiles /s" "bench with all modules" bench playouts --modules all --seconds 0.1
expect 0 out "^errors 0$" "play with modules at random" play --modules random --games 2 --verify
expect 0 out "^decision place [0-9]" "play counts decisions" play --modules random --games 2
expect 0 out "^option base.farmers on [0-9]* off [0-9]*$" "play counts values of options" \
  play --modules random --games 2
expect 0 out "^never .*decision:" "play names what never came up" \
  play --modules random --games 2
expect 0 out "scores \(-\?[0-9]\+ \)\{5\}tiles" "five players and modules at random" \
  play --modules random --players 5
expect 0 out "^errors 0$" "play the module for tests" play --modules base,test --verify
expect 0 out "^signature" "computers play" play --computers --quiet
expect 0 out "tiles 14[0-9]" "two base games" play --set base:2
expect 0 out "scores \(-\?[0-9]\+ \)\{8\}" "eight players" play --players 8
"$cli" play --seed 7 --quiet >"$dir/out" 2>"$dir/err"
[ "$(wc -l <"$dir/out")" -eq 1 ]
ok $? "quiet prints the signature alone"
expect 2 err "1 to 8 players" "no player" play --players 0
expect 2 err "1 to 8 players" "nine players" play --players 9
expect 2 err "number of games" "no game" play --games 0
expect 2 err "no module “chess”" "an unknown module" play --modules base,chess
expect 2 err "no option “a.b”" "an unknown option" play --option a.b=c
expect 2 err "on, off" "an unknown value" play --option base.farmers=maybe
expect 2 err "KEY=VALUE" "an option without a value" play --option base.farmers
expect 2 err "no tile set “moon”" "an unknown tile set" play --set moon:1
expect 2 err "number of copies" "a bad number of copies" play --set base:many
expect 2 err "1 to 8 players" "fewer players than any number" play --players -2147483648
expect 2 err "1 to 8 players" "players in words" play --players two
expect 0 out "seed 18446744073709551615 " "the largest seed" play --seed 18446744073709551615
expect 2 err "seed must be" "a seed below nothing" play --seed -1
expect 2 err "seed must be" "a seed too large" play --seed 18446744073709551616
expect 2 err "--verify takes no value" "a value that would be dropped" play --verify=no
expect 2 err "module “river”" "an option of rules that are not in play" \
  play --option river.border=joins
expect 0 out "^signature" "an option of rules at random" \
  play --modules random --option river.border=joins --quiet
for verb in play perft "bench copy"; do
  expect 3 err "none.tileset" "$verb with a set that cannot be read" \
    $verb --set "$dir/none.tileset"
done
expect 0 out "^errors 0$" "play without a start tile" \
  play --set base:0 --set king-and-robber-baron:1 --verify
if [ -c /dev/full ]; then
  "$cli" play >/dev/full 2>"$dir/err"
  [ $? -eq 3 ] && grep -q "output cannot be written" "$dir/err"
  ok $? "a full disk is no success"
fi
expect 2 err "exclude each other" "computers and chance" play --computers --random
expect 2 err "not an option" "a file where none belongs" play "$good"

# replay
expect 0 out "^hash [0-9a-f]\{16\}$" "replay a game" replay "$good"
expect 0 out "^total seat 1 .*: 8$" "replay prints totals" replay "$good"
expect 0 out "score.*points=8" "replay prints codes" replay --codes "$good"
expect 2 err "one file" "replay nothing" replay
expect 3 err "missing.bastide" "replay a file that is not there" replay "$dir/missing.bastide"
printf 'no key file\n' >"$dir/bad.bastide"
expect 3 err "bad.bastide" "replay what is no game" replay "$dir/bad.bastide"
sed 's/^Format=1$/Format=99/' "$good" >"$dir/newer.bastide"
expect 3 err "newer.bastide" "replay a newer format" replay "$dir/newer.bastide"
sed 's/^2=place 0,-1 90$/2=place 0,-1 0/' "$good" >"$dir/illegal.bastide"
expect 3 err "illegal.bastide, line [0-9]*, \[Moves\], 2" "replay an illegal move" \
  replay "$dir/illegal.bastide"
head -c 300 /dev/urandom >"$dir/noise.bastide"
expect 3 err "noise.bastide" "replay noise" replay "$dir/noise.bastide"
expect 3 err "$dir" "replay a folder" replay "$dir"
expect 3 err "zero: The file is larger than 64" "replay an endless file" replay /dev/zero

# A pipe that nobody writes to keeps nobody waiting.
mkdir "$dir/pipes" && mkfifo "$dir/pipes/p.bastide" "$dir/pipes/p.tileset"
expect 3 err "p.bastide: It is a pipe" "replay a pipe" replay "$dir/pipes/p.bastide"
expect 3 err "p.bastide: It is a pipe" "check a folder with a pipe" check "$dir/pipes"
expect 3 err "p.tileset.*It is a pipe" "lint a pipe" lint "$dir/pipes/p.tileset"
"$cli" replay /dev/stdin <"$good" >"$dir/out" 2>"$dir/err" && cat "$good" | "$cli" replay /dev/stdin >"$dir/out" 2>"$dir/err"
ok $? "replay what comes from a pipe without a name"

# check
expect 0 out "^1 good, 0 failed" "check a file" check "$good"
expect 0 out "^good .*river-first" "check a folder" check "$scenarios/river"
sed 's/^Scores=8;0;$/Scores=9;0;/' "$good" >"$dir/wrong.bastide"
expect 1 err "wrong.bastide.*8" "check finds a wrong score" check "$dir/wrong.bastide"
! grep -q "wrong.bastide.*wrong.bastide" "$dir/err"
ok $? "check names the file once"
expect 0 out "^[1-9][0-9]* positions counted again" "check counts positions again" \
  check --verify "$good"
sed '/^\[Expect/,$d' "$good" >"$dir/silent.bastide"
expect 0 out "^skipped .*silent.bastide" "check names what it skips" check "$dir/silent.bastide"
expect 3 err "bad.bastide" "check a broken file" check "$dir/bad.bastide"
expect 1 out "^1 good, 1 failed, 1 refused" "check goes on after a failure" \
  check "$dir/wrong.bastide" "$dir/bad.bastide" "$good"
games=$source/tests/model/jcz
sed 's/Ada has 4 points/Ada has 5 points/' "$games/city-of-two.jcz" >"$dir/wrong.jcz"
sed 's/basic:1/tower/' "$games/city-of-two.jcz" >"$dir/strange.jcz"
head -c 900 "$games/city-of-two.jcz" >"$dir/cut.jcz"
expect 0 out "^good .*city-of-two.jcz" "check imported games" check "$games"
expect 1 err "wrong.jcz.*Ada has 5 points" "check an imported game that is wrong" \
  check "$dir/wrong.jcz"
expect 0 out "^skipped .*strange.jcz.*tower" "check names the set it does not know" \
  check "$dir/strange.jcz"
expect 3 err "cut.jcz" "check an imported game that is cut" check "$dir/cut.jcz"
expect 0 out "^total seat 1 Ada: 4" "replay an imported game" \
  replay "$games/city-of-two.jcz"
expect 2 err "at least one" "check nothing" check
expect 3 err "missing" "check a file that is not there" check "$dir/missing.bastide"

# perft and bench
expect 0 out "^0 1$\|^1 [0-9]*$" "perft" perft --depth 2 --seed 1
expect 2 err "depth" "perft too deep" perft --depth 99
expect 2 err "depth" "perft below nothing" perft --depth -1
for bench in playouts list gen copy; do
  expect 0 out "^[0-9]* /s" "bench $bench" bench $bench --seconds 0.1
done
expect 0 out "^[0-9]* /s" "bench with events" bench playouts --events --seconds 0.1
expect 0 out "^[0-9]* /s" "bench 720 tiles" bench playouts --tiles 720 --seconds 0.1
expect 2 err "Name one of" "bench nothing" bench
expect 2 err "Name one of" "bench an unknown thing" bench dreams
expect 2 err "at most 9 seconds" "bench for too long" bench copy --seconds 100
expect 2 err "from 1 to 9936" "bench no tiles" bench copy --tiles 0

# lint
expect 0 out "24 kinds, 72 tiles" "lint a set" lint "$tilesets/base.tileset"
for set in "$tilesets"/*.tileset; do
  expect 0 - - "lint $(basename "$set")" lint "$set"
done
sed 's/^Feature1=city N$/Feature1=castle N/' "$tilesets/base.tileset" >"$dir/bad.tileset"
expect 3 err "error: .*bad.tileset, line [0-9]*, \[Tile D\], Feature1" "lint a bad feature" \
  lint "$dir/bad.tileset"
expect 3 err "missing.tileset" "lint a file that is not there" lint "$dir/missing.tileset"
expect 3 out "base.tileset" "lint goes on after a fault" \
  lint "$dir/bad.tileset" "$tilesets/base.tileset"
expect 2 err "at least one" "lint nothing" lint

# render
picture () # FILE MAGIC NAME
{
  head -c 200 "$1" | grep -q -a "$2"
  ok $? "$3"
}
expect 0 - - "render a sheet" render --sheet base --size 32 --output "$dir/base.png"
picture "$dir/base.png" PNG "the sheet is a PNG picture"
expect 0 - - "render a sheet as SVG" \
  render --sheet river --size 32 --palette dark --rotation 1 --output "$dir/river.svg"
picture "$dir/river.svg" "<svg" "the sheet is an SVG picture"
expect 0 - - "render a file" \
  render --sheet "$tilesets/base.tileset" --size 16 --palette contrast --output "$dir/file.png"
expect 0 - - "render a position" render --position "$good" --size 48 --output "$dir/good.png"
picture "$dir/good.png" PNG "the position is a PNG picture"
barn=$scenarios/abbey-and-mayor/barn-example-farmer.bastide
sed '/^13=claim barn/,$d' "$barn" >"$dir/before.bastide"
expect 0 - - "render a position with a barn" \
  render --position "$barn" --size 48 --output "$dir/barn.png"
expect 0 - - "render the position before it" \
  render --position "$dir/before.bastide" --size 48 --output "$dir/before.png"
! cmp -s "$dir/barn.png" "$dir/before.png"
ok $? "the barn is in the picture"
expect 0 - - "render the figures" render --figures --size 32 --output "$dir/figures.png"
picture "$dir/figures.png" PNG "the figures are a PNG picture"
expect 2 err "one of" "render nothing" render --output "$dir/x.png"
expect 2 err "one of" "render two things" \
  render --sheet base --position "$good" --output "$dir/x.png"
expect 2 err "output" "render nowhere" render --sheet base
expect 2 err "neither" "render an unknown format" render --sheet base --output "$dir/x.gif"
expect 2 err "none of" "render in mauve" \
  render --sheet base --palette mauve --output "$dir/x.png"
expect 2 err "size" "render too small" render --sheet base --size 1 --output "$dir/x.png"
expect 2 err "quarter" "render turned too far" \
  render --sheet base --rotation 9 --output "$dir/x.png"
expect 3 err "moon" "render an unknown set" render --sheet moon --output "$dir/x.png"
expect 3 err "bad.bastide" "render a broken game" \
  render --position "$dir/bad.bastide" --output "$dir/x.png"
mkdir "$dir/folder.png" "$dir/folder.svg"
for kind in png svg; do
  expect 3 err "folder.$kind cannot be written: .*irectory" "render to a folder named .$kind" \
    render --sheet base --size 16 --output "$dir/folder.$kind"
  expect 3 err "x.$kind cannot be written: .*No such file" "render nowhere as .$kind" \
    render --sheet base --size 16 --output "$dir/none/x.$kind"
done
expect 3 err "cannot be written" "render into a folder that is not there" \
  render --sheet base --size 16 --output "$dir/none/x.png"
[ ! -e "$dir/x.png" ]
ok $? "nothing was written where something was wrong"

echo "1..$count"
exit $failed
