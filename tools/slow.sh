# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by tools/test --all: checks that take minutes.  Each function is one
# check and returns 0 when all is well, 77 when it cannot be made here.

mirror_of_debian ()
{
  local found
  found=$(awk '/^URIs:/ { print $2; exit }' \
    /etc/apt/sources.list.d/debian.sources 2>/dev/null)
  [ -n "$found" ] || found=$(awk '/^deb / { for (i = 2; i <= NF; i++)
    if ($i ~ /^http/) { print $i; exit } }' /etc/apt/sources.list 2>/dev/null)
  echo "${found:-http://deb.debian.org/debian}"
}

# make_build FOLDER OPTION...
make_build ()
{
  local folder=$1
  shift
  [ -f "$folder/build.ninja" ] || meson setup "$folder" "$@" || return 1
  ninja -C "$folder"
}

check_clang ()
{
  CC=clang make_build build-clang -Dwerror=true \
    && meson test -C build-clang --no-rebuild --print-errorlogs \
      --suite engine --suite ai --suite draw
}

# One seed gives one signature, whichever compiler made the program.
check_signature ()
{
  local ours theirs arguments=(play --players 2 --seed 7 --games 100)
  ours=$(build-test/src/cli/bastide-cli "${arguments[@]}" | tail -n 1)
  theirs=$(build-clang/src/cli/bastide-cli "${arguments[@]}" | tail -n 1)
  case $ours in
    signature\ *) [ "$ours" = "$theirs" ] ;;
    *) return 1 ;;
  esac
}

# The quick way up the stack is sure of who asked for memory, which is enough to
# know the leaks of libraries, and five times as quick in the window's tests.  To
# see where a leak of our own began: ASAN_OPTIONS=fast_unwind_on_malloc=0.
check_sanitizers ()
{
  make_build build-asan -Dwerror=true -Db_sanitize=address,undefined || return 1
  G_SLICE=always-malloc ASAN_OPTIONS=detect_stack_use_after_return=1 \
    meson test -C build-asan --no-rebuild --print-errorlogs \
      --timeout-multiplier 8 --no-suite data
}

# Whole games are fifty times as slow here, and the sanitizers play them too: a
# few of them, of anything, show what only valgrind sees.
check_valgrind ()
{
  local wrap=(valgrind -q --error-exitcode=9 --leak-check=full
    --show-leak-kinds=definite --errors-for-leak-kinds=definite
    --suppressions=/usr/share/glib-2.0/valgrind/glib.supp
    --suppressions=/usr/share/gtk-4.0/valgrind/gtk.supp
    "--suppressions=$here/tests/supp/local.supp")
  local status=0
  meson test -C build-test --no-rebuild --print-errorlogs \
    --timeout-multiplier 30 --suite engine --suite model --no-suite games \
    --logbase valgrind --wrap "${wrap[*]}" || status=1
  "${wrap[@]}" build-test/src/cli/bastide-cli play --modules random --seed 7 \
    --games 6 --verify --quiet || status=1
  return $status
}

# The analyzer works only where code is made, and sees most before anything is
# optimized away.  It cannot know that a step has a part of a turn, nor that a
# word copied in one go was written field by field.
check_analyzer ()
{
  local file status=0
  local analyze=(gcc -std=c11 -O0 -fanalyzer -Werror -Wno-analyzer-too-complex
    -Wno-analyzer-null-dereference -Wno-analyzer-use-of-uninitialized-value
    -Isrc/engine -Isrc/ai -c -o /dev/null)
  if "${analyze[@]}" -x c - 2>/dev/null <<'END'
#include <stdlib.h>
int main (void) { char *a = malloc (1); free (a); free (a); }
END
  then
    echo "A planted fault goes unseen."
    return 1
  fi
  for file in src/engine/*.c src/engine/rules/*.c src/ai/*.c; do
    "${analyze[@]}" "$file" || status=1
  done
  return $status
}

check_format ()
{
  clang-format --dry-run -Werror src/engine/*.[ch] src/engine/rules/*.[ch] \
    src/ai/*.[ch] src/cli/*.[ch]
}

# Only what the engine's tests need is built.
check_coverage ()
{
  [ -f build-coverage/build.ninja ] \
    || meson setup build-coverage -Db_coverage=true || return 1
  meson test -C build-coverage --print-errorlogs --suite engine \
    && gcovr -r . build-coverage --filter 'src/engine/' --print-summary \
      --fail-under-line 90
}

check_install ()
{
  local prefix status=0
  prefix=$(mktemp -d) || return 1
  make_build build-install "--prefix=$prefix" -Dtests=false \
    && meson install -C build-install --quiet \
    && bash tests/lint/installed.sh "$prefix" || status=1
  rm -rf "$prefix" build-install
  return $status
}

check_dist ()
{
  [ -d .git ] || return 77
  meson dist -C build-test --no-tests --allow-dirty --formats xztar
}

newer_packages=(gcc libc6-dev meson gettext libgtk-4-dev libadwaita-1-dev
  libjson-glib-dev desktop-file-utils appstream itstool libxml2-utils
  libxtst-dev shared-mime-info xvfb xauth dbus dbus-daemon
  adwaita-icon-theme librsvg2-common fonts-cantarell libgl1-mesa-dri
  at-spi2-core gsettings-desktop-schemas)

in_newer_tree ()
{
  bwrap --bind "$newer_tree" / --dev /dev --proc /proc --tmpfs /tmp \
    --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin \
    --setenv DEBIAN_FRONTEND noninteractive "$@"
}

# Makes a Debian 13 tree once; it stays for the next time.
make_newer_tree ()
{
  newer_tree=${BASTIDE_NEWER_TREE:-${XDG_CACHE_HOME:-$HOME/.cache}/bastide-trixie}
  [ ! -e "$newer_tree/.complete" ] || return 0
  [ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null || return 77
  debootstrap --variant=minbase --include=ca-certificates trixie \
    "$newer_tree" "$(mirror_of_debian)" || return 77
  cp /etc/apt/apt.conf.d/99* "$newer_tree/etc/apt/apt.conf.d/" 2>/dev/null
  cp /etc/resolv.conf "$newer_tree/etc/"
  in_newer_tree apt-get update -q \
    && in_newer_tree apt-get install -y -q --no-install-recommends \
      "${newer_packages[@]}" || return 77
  touch "$newer_tree/.complete"
}

# The same sources on GTK 4.18 and libadwaita 1.7, without a deprecation.  Many
# games more would say nothing about the stack.
check_newer_stack ()
{
  make_newer_tree || return 77
  mkdir -p build-newer
  bwrap --bind "$newer_tree" / --dev /dev --proc /proc --tmpfs /tmp \
    --ro-bind "$here" /mnt --bind "$here/build-newer" /media \
    --unshare-pid --unshare-ipc --die-with-parent --clearenv \
    --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin --setenv HOME /tmp \
    --setenv LC_ALL C.UTF-8 --chdir /media bash -c 'set -e
      [ -e build.ninja ] || meson setup . /mnt \
        -Dc_args=-Werror=deprecated-declarations
      ninja
      meson test --no-rebuild --print-errorlogs --no-suite data \
        --no-suite games'
}

run_slow_checks ()
{
  local name status began
  for name in clang signature sanitizers valgrind analyzer format coverage \
              install dist newer_stack; do
    echo "== $name"
    began=$SECONDS
    "check_$name"
    status=$?
    case $status in
      0) passed=$((passed + 1)); echo "== $name: good" ;;
      77) skipped=$((skipped + 1)); echo "== $name: cannot be made here" ;;
      *) failed=$((failed + 1)); echo "== $name: FAILED" ;;
    esac
    echo "== $name: $((SECONDS - began)) seconds"
  done
}
