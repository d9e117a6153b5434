#!/usr/bin/env bash
# Opens Conquista at once: compiled if these sources were built before, otherwise interpreted. In the
# second case the window compiles them in the background, for the next start.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$(.venv/bin/python packaging/compile.py ready || true)
if [ -n "$build" ]; then
    export PYTHONPATH=$build${PYTHONPATH:+:$PYTHONPATH}
else
    export CONQUISTA_COMPILER=$PWD/packaging/compile.py
fi
exec .venv/bin/conquista "$@"
