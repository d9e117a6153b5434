#!/usr/bin/env bash
# Creates .venv and installs Conquista in it in editable mode: `setup.sh play` or `setup.sh dev`.
# `setup.sh extras` adds the optional libraries.
set -euo pipefail
cd "$(dirname "$0")/.."
. packaging/apt.sh

# Use PYTHON if it is set, otherwise the first interpreter that is recent enough.
find_python() {
    local candidate
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    echo "Conquista needs Python 3.11 or later; ${PYTHON:-what was found here} is not." >&2
    exit 1
}

# On Debian the module that creates environments is in a package of its own.
create_environment() {
    local python version
    python=$(find_python)
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        apt_install "python$version-venv"
    fi
    echo "Creating .venv with Python $version"
    "$python" -m venv --clear .venv
}

base_of() {
    "$1" -c 'import sys; print(sys.base_prefix)' 2>/dev/null
}

if ! .venv/bin/python -m pip --version >/dev/null 2>&1 ||
    { [ -n "${PYTHON:-}" ] && [ "$(base_of "$PYTHON")" != "$(base_of .venv/bin/python)" ]; }; then
    create_environment
fi

case "${1:?play, dev or extras}" in
# If there is a C compiler, also install mypyc, with which packaging/play.sh compiles.
play) if command -v "${CC:-cc}" >/dev/null; then what=".[fast]"; else what="."; fi ;;
dev) what=".[dev]" ;;
extras) what=".[dev,ratings,cluster,research]" ;;
*) echo "setup.sh: play, dev or extras, not $1" >&2; exit 2 ;;
esac

echo "Installing Qt and what else is missing (the first time, some 100 MB are fetched)"
pip_install=(.venv/bin/python -m pip --disable-pip-version-check install --quiet)
"${pip_install[@]}" "setuptools>=77"
# Without build isolation: the tools above are enough, and PySide6 is downloaded only once.
"${pip_install[@]}" --no-build-isolation --editable "$what"
