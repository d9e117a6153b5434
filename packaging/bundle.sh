#!/usr/bin/env bash
# Builds dist/conquista, a folder that runs without Python being installed; the work is in build/.
set -euo pipefail
cd "$(dirname "$0")/.."

here=$PWD
python=$here/.venv/bin/python
copy=$here/build/bundle

packaging/compiler.sh
"$python" i18n/build.py

# The bots of the bundle think compiled; compiling a copy leaves this tree interpreted.
rm -rf "$copy" dist/conquista
mkdir -p "$copy"
cp -r pyproject.toml setup.py README.md LICENSE engine desktop assets docs i18n packaging "$copy"
find "$copy/engine" -name '*.so' -delete
cd "$copy"
CONQUISTA_COMPILE=1 "$python" setup.py --quiet build_ext --inplace >build.log 2>&1 ||
    { cat build.log; exit 1; }
"$python" -m PyInstaller --noconfirm --log-level ERROR \
    --distpath "$here/dist" --workpath "$here/build/pyinstaller" packaging/conquista.spec

cd "$here"
cp LICENSE packaging/NOTICE.txt dist/conquista
du --summarize --si --apparent-size dist/conquista
