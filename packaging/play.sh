#!/usr/bin/env bash
# Opens Conquista: compiled, from build/lib, where a C compiler is there; otherwise from here.
set -euo pipefail
cd "$(dirname "$0")/.."

can_compile() {
    local headers
    command -v "${CC:-cc}" >/dev/null && .venv/bin/python -c 'import mypyc.build' 2>/dev/null &&
        headers=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))') &&
        [ -e "$headers/Python.h" ]
}

if can_compile; then
    if packaging/compile.sh; then
        export PYTHONPATH=$PWD/build/lib${PYTHONPATH:+:$PYTHONPATH}
    else
        echo "The bots could not be compiled and think more slowly; build/build.log says why" >&2
    fi
fi
exec .venv/bin/conquista "$@"
