#!/usr/bin/env bash
# Installs what compiling the hot modules needs, when it is missing: a C compiler, Python's headers.
set -euo pipefail
cd "$(dirname "$0")/.."
. packaging/apt.sh

packages=()
command -v cc >/dev/null || packages+=(gcc libc6-dev)

headers=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')
# A Python of Debian's own is named by its headers' folder: /usr/include/python3.11.
[ -e "$headers/Python.h" ] || packages+=("$(basename "$headers")-dev")

[ ${#packages[@]} -eq 0 ] || apt_install "${packages[@]}"
