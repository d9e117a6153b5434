#!/usr/bin/env bash
# Compiles the hot modules in a copy of the tree and runs a command there. The tree does not change.
# CONQUISTA_INTERPRETED is the path of the original tree.
set -euo pipefail
cd "$(dirname "$0")/.."

here=$PWD
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

# Keep the times of files, so that compiled bytecode stays valid.
cp -rp pyproject.toml setup.py README.md LICENSE conquista engine desktop assets docs i18n tests benchmarks examples \
    packaging "$copy"
.venv/bin/python packaging/compile.py into "$copy"
cd "$copy"
export CONQUISTA_INTERPRETED=$here
"$@"
