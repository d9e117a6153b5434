#!/usr/bin/env bash
# Installs a C compiler and Python's headers if they are missing. Compiling the hot modules needs both.
set -euo pipefail
cd "$(dirname "$0")/.."
. packaging/apt.sh

packages=()
command -v cc >/dev/null || packages+=(gcc libc6-dev)

headers=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')
# The folder of the headers names Debian's Python package: /usr/include/python3.11.
[ -e "$headers/Python.h" ] || packages+=("$(basename "$headers")-dev")

[ ${#packages[@]} -eq 0 ] || apt_install "${packages[@]}"
