#!/usr/bin/env bash
# Compares the hot modules, compiled in a copy of the tree, with the interpreted ones here. Tests of
# servers and of the system are left out: they do not use these modules much.
set -euo pipefail
cd "$(dirname "$0")/.."

packaging/compiled-copy.sh "$PWD/.venv/bin/python" -m pytest -q -p no:cacheprovider \
    -n auto --dist worksteal -m "compiled or not slow" tests/compiled tests/engine \
    --ignore tests/engine/server --ignore tests/engine/system
