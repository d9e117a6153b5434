#!/usr/bin/env bash
# Writes dist/conquista-VERSION.tar.gz and a wheel with compiled bots for this Python and system.
set -euo pipefail
cd "$(dirname "$0")/.."

rm -f dist/conquista-*.tar.gz dist/conquista-*.whl
.venv/bin/python -c 'from setuptools import build_meta; build_meta.build_sdist("dist")' >/dev/null 2>&1
packaging/compiler.sh
build=$(.venv/bin/python packaging/compile.py build)
# Pack the files that exist, without building or compiling again.
printf '[build]\nbuild_lib = %s\n' "$build" >build/wheel.cfg
DIST_EXTRA_CONFIG=build/wheel.cfg CONQUISTA_COMPILE=1 .venv/bin/python setup.py --quiet \
    bdist_wheel --skip-build --dist-dir dist >build/wheel.log 2>&1 ||
    { cat build/wheel.log; exit 1; }
du --si --apparent-size dist/conquista-*.tar.gz dist/conquista-*.whl
