#!/usr/bin/env bash
# Writes dist/conquista-VERSION.tar.gz and a wheel with compiled bots for this Python and system.
set -euo pipefail
cd "$(dirname "$0")/.."

rm -f dist/conquista-*.tar.gz dist/conquista-*.whl
.venv/bin/python -c 'from setuptools import build_meta; build_meta.build_sdist("dist")' >/dev/null 2>&1
packaging/compiler.sh
packaging/compile.sh
# From what lies in build/lib: pip would compile it once more.
CONQUISTA_COMPILE=1 .venv/bin/python setup.py --quiet build --build-lib build/lib \
    --build-temp build/temp bdist_wheel --dist-dir dist >build/wheel.log 2>&1 ||
    { cat build/wheel.log; exit 1; }
du --si --apparent-size dist/conquista-*.tar.gz dist/conquista-*.whl
