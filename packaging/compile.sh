#!/usr/bin/env bash
# Builds what is installed into build/lib, with the modules compiled that the bots think with; what
# has not changed stays as it is. What it says lies in build/build.log.
set -euo pipefail
cd "$(dirname "$0")/.."

python=$PWD/.venv/bin/python
lib=build/lib
log=build/build.log

# Whether something was changed since a step was done, which then left a file of its name.
outdated() {
    local done=build/.$1
    shift
    [ ! -e "$done" ] || [ -n "$(find "$@" setup.py .venv/pyvenv.cfg -newer "$done" -type f \
        ! -path '*/__pycache__/*' ! -name '*.so' -print -quit)" ]
}

build() {
    CONQUISTA_COMPILE=1 "$python" setup.py --quiet "$@" --build-lib "$lib" >"$log" 2>&1
}

mkdir -p build
if outdated compiled engine; then
    echo "Compiling what the bots think with (the first time, and when it changed: some minutes)"
    rm -rf "$lib" build/.compiled build/.copied
    mkdir -p "$lib"
    build build_ext --build-temp build/temp
    touch build/.compiled
fi
if outdated copied pyproject.toml conquista engine desktop assets docs/rules i18n packaging; then
    # What was deleted here must not live on there.
    find "$lib" -type f ! -name '*.so' -delete
    build build_py
    touch build/.copied
fi
