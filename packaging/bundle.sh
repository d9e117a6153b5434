#!/usr/bin/env bash
# Builds dist/conquista, a folder that runs without Python being installed, and packs it as
# dist/conquista-VERSION-SYSTEM.tar.xz; the work is in build/. Too large is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

#: Bytes the folder and the packed file may have.
largest=170000000
largest_packed=60000000

here=$PWD
python=$here/.venv/bin/python
copy=$here/build/bundle

packaging/compiler.sh
"$python" i18n/build.py
"$python" desktop/sound/synthesis.py

# The bots of the bundle think compiled; a copy leaves this tree interpreted.
rm -rf "$copy" dist/conquista
mkdir -p "$copy" dist
cp -r pyproject.toml setup.py README.md LICENSE engine desktop assets docs i18n packaging "$copy"
"$python" packaging/compile.py into "$copy"
cd "$copy"
"$python" -m PyInstaller --noconfirm --log-level ERROR \
    --distpath "$here/dist" --workpath "$here/build/pyinstaller" packaging/conquista.spec

cd "$here"
cp LICENSE packaging/NOTICE.txt dist/conquista
version=$("$python" -c 'from engine.system.version import version; print(version())')
packed=dist/conquista-$version-$(uname -s | tr A-Z a-z)-$(uname -m).tar.xz
rm -f "$packed"
# The window is large: what is there twice may be far apart. Machine code packs better with its filter.
[ "$(uname -m)" = x86_64 ] && filter=--x86 || filter=
tar --create --owner=0 --group=0 --directory dist conquista |
    xz $filter --lzma2=preset=9 --threads=0 >"$packed"

check() {
    echo "$1: $2 of at most $3 bytes"
    [ "$2" -lt "$3" ]
}
check dist/conquista "$(du --summarize --bytes dist/conquista | cut -f1)" "$largest"
check "$packed" "$(stat --format %s "$packed")" "$largest_packed"
