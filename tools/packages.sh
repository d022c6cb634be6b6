# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by the scripts beside it: what must be installed, and how.

build_packages=(
  gcc libc6-dev meson gettext libgtk-4-dev libadwaita-1-dev libjson-glib-dev
  itstool desktop-file-utils libxml2-utils shared-mime-info
)
run_packages=(
  librsvg2-common adwaita-icon-theme fonts-cantarell at-spi2-core
  dconf-gsettings-backend
)
headless_packages=(xvfb xauth dbus-daemon)
test_packages=(
  libxtst-dev gsettings-desktop-schemas appstream yelp-tools flatpak-builder
  man-db
)
slow_packages=(
  clang libclang-rt-dev clang-format valgrind gcovr git debootstrap
  ca-certificates bubblewrap
)

# Where packages have other names, these show whether a build can succeed.
needed_commands=(gcc meson ninja pkg-config msgfmt itstool xmllint
  update-desktop-database update-mime-database glib-compile-resources)
needed_modules=(gtk4 libadwaita-1 json-glib-1.0 cairo)

is_debian ()
{
  # The file is there on every current distribution.
  [ -r /etc/os-release ] || return 1
  ( . /etc/os-release
    [ "${ID:-}" = debian ] \
      && { [ "${VERSION_ID:-}" = 12 ] || [ "${VERSION_ID:-}" = 13 ]; } )
}

is_installed ()
{
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Debian 12 names the run-time library of clang after its version.
real_name ()
{
  case $1 in
    libclang-rt-dev)
      if [ "$(. /etc/os-release; echo "$VERSION_ID")" = 12 ]; then
        echo libclang-rt-14-dev
      else
        echo libclang-rt-19-dev
      fi ;;
    *) echo "$1" ;;
  esac
}

install_on_debian ()
{
  local missing=() package root=()

  for package in "$@"; do
    package=$(real_name "$package")
    is_installed "$package" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  echo "Installing: ${missing[*]}" >&2
  if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "Please install these packages as root and start again: ${missing[*]}" >&2
      return 1
    fi
    root=(sudo)
  fi
  if ! "${root[@]}" apt-get update -q >&2; then
    echo "The list of packages cannot be fetched; trying with the one at hand." >&2
  fi
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "${missing[@]}" >&2
}

# Elsewhere nothing is installed: what is missing is named.
look_for_tools ()
{
  local missing=() name

  for name in "${needed_commands[@]}"; do
    command -v "$name" >/dev/null || missing+=("$name")
  done
  if command -v pkg-config >/dev/null; then
    for name in "${needed_modules[@]}"; do
      pkg-config --exists "$name" || missing+=("$name (development files)")
    done
  fi
  [ ${#missing[@]} -gt 0 ] || return 0

  echo "This is neither Debian 12 nor Debian 13, so nothing was installed." >&2
  echo "Please install what is missing and start again:" >&2
  printf '  %s\n' "${missing[@]}" >&2
  return 1
}

ensure_packages ()
{
  if is_debian; then
    install_on_debian "$@"
  else
    look_for_tools
  fi
}
