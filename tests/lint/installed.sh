#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# installed.sh PREFIX: the programs start from where they were installed, with
# nothing of the source or the build in reach.
set -eu

prefix=$1
here=$(cd "$(dirname "$0")" && pwd)
picture=$prefix/demonstration.png

export XDG_DATA_DIRS="$prefix/share:/usr/local/share:/usr/share"
unset GSETTINGS_SCHEMA_DIR BASTIDE_LOCALEDIR
cd /

desktop-file-validate "$prefix"/share/applications/*.desktop
"$prefix/bin/bastide-cli" play --players 2 --seed 7 --games 1 | grep '^signature '
"$here/../headless.sh" "$prefix/bin/bastide" "--demo=$picture"
[ -s "$picture" ]
