#!/usr/bin/env bash
# Compares the hot modules, compiled in a copy of the tree, with the interpreted ones here. It skips
# tests of servers and of the system, which hardly use these modules.
set -euo pipefail
cd "$(dirname "$0")/.."

packaging/compiled-copy.sh "$PWD/.venv/bin/python" -m pytest -q -p no:cacheprovider \
    -n auto --dist worksteal -m "compiled or not slow" tests/compiled tests/engine \
    --ignore tests/engine/server --ignore tests/engine/system
