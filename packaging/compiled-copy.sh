#!/usr/bin/env bash
# Compiles the hot modules in a copy of the tree and runs a command there; the tree stays as it is.
# CONQUISTA_INTERPRETED names the tree it was made from.
set -euo pipefail
cd "$(dirname "$0")/.."

here=$PWD
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

cp -r pyproject.toml setup.py README.md LICENSE conquista engine desktop assets docs i18n tests benchmarks examples \
    packaging "$copy"
find "$copy/engine" -name '*.so' -delete
cd "$copy"

CONQUISTA_COMPILE=1 "$here/.venv/bin/python" setup.py --quiet build_ext --inplace >build.log 2>&1 ||
    { cat build.log; exit 1; }
export CONQUISTA_INTERPRETED=$here
"$@"
