#!/usr/bin/env bash
# Opens Conquista. Where a C compiler is there, it runs from build/play, with the modules compiled
# that the bots think with; otherwise from here. The tree itself stays as it is.
set -euo pipefail
cd "$(dirname "$0")/.."

python=$PWD/.venv/bin/python
lib=$PWD/build/play
log=$PWD/build/play.log

can_compile() {
    command -v "${CC:-cc}" >/dev/null &&
        "$python" -c 'import mypyc.build' 2>/dev/null &&
        [ -e "$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" ]
}

# Whether something was changed since a step was done, which then left a file of its name.
outdated() {
    local done=$lib/.$1
    shift
    [ ! -e "$done" ] || [ -n "$(find "$@" setup.py .venv/pyvenv.cfg -newer "$done" -type f \
        ! -path '*/__pycache__/*' ! -name '*.so' -print -quit)" ]
}

compile() {
    outdated compiled engine || return 0
    echo "Compiling what the bots think with (the first time, and when it changed: some minutes)"
    rm -rf "$lib"
    mkdir -p "$lib"
    CONQUISTA_COMPILE=1 "$python" setup.py --quiet build_ext --build-lib "$lib" \
        --build-temp build/temp >"$log" 2>&1 && touch "$lib/.compiled"
}

copy() {
    outdated copied pyproject.toml engine desktop assets docs/rules i18n || return 0
    # What was deleted here must not live on there.
    find "$lib" -type f ! -name '*.so' ! -name .compiled -delete
    "$python" setup.py --quiet build_py --build-lib "$lib" >"$log" 2>&1 && touch "$lib/.copied"
}

if can_compile; then
    if compile && copy; then
        export PYTHONPATH=$lib${PYTHONPATH:+:$PYTHONPATH}
    else
        echo "The bots could not be compiled and think more slowly; build/play.log says why" >&2
    fi
fi
exec .venv/bin/conquista "$@"
