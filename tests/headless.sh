#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# headless.sh CMD...: runs CMD on a private X server and session bus, with a
# home, configuration and runtime directory of its own that go when it ends.
set -u

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

mkdir -m 700 -p "$scratch/run" "$scratch/config/gtk-4.0" "$scratch/home"
# Without a settings daemon GTK takes its font from here, so pictures agree.
printf '[Settings]\ngtk-font-name=Cantarell 11\ngtk-enable-animations=false\n' \
  > "$scratch/config/gtk-4.0/settings.ini"

export XDG_RUNTIME_DIR="$scratch/run"
export HOME="$scratch/home"
export XDG_CONFIG_HOME="$scratch/config"
export XDG_DATA_HOME="$scratch/home/share"
export XDG_CACHE_HOME="$scratch/home/cache"
export GDK_BACKEND="${GDK_BACKEND:-x11}"
export GSK_RENDERER="${GSK_RENDERER:-cairo}"
export GDK_DEBUG="${GDK_DEBUG:-gl-disable}"
export LC_ALL="${LC_ALL:-C.UTF-8}"
unset WAYLAND_DISPLAY DISPLAY

screen=${BASTIDE_SCREEN:-1280x1024x24}
xvfb-run -a -s "-screen 0 $screen -nolisten tcp" \
  dbus-run-session -- "$@" 2> >(grep -v '^dbus-daemon\[' >&2)
