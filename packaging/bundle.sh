#!/usr/bin/env bash
# Builds dist/conquista, a folder that runs without Python, and packs it as
# dist/conquista-VERSION-SYSTEM.tar.xz. It works in build/ and fails if the result is too large.
set -euo pipefail
cd "$(dirname "$0")/.."

#: Maximum sizes of the folder and of the packed file, in bytes.
largest=170000000
largest_packed=60000000

here=$PWD
python=$here/.venv/bin/python
copy=$here/build/bundle

packaging/compiler.sh
"$python" i18n/build.py
"$python" desktop/sound/synthesis.py

# The bundle contains compiled bots. They are compiled in a copy, so this tree stays interpreted.
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
# A large dictionary finds repeats that are far apart; the x86 filter makes machine code smaller.
[ "$(uname -m)" = x86_64 ] && filter=--x86 || filter=
tar --create --owner=0 --group=0 --directory dist conquista |
    xz $filter --lzma2=preset=9 --threads=0 >"$packed"

check() {
    echo "$1: $2 of at most $3 bytes"
    [ "$2" -lt "$3" ]
}
check dist/conquista "$(du --summarize --bytes dist/conquista | cut -f1)" "$largest"
check "$packed" "$(stat --format %s "$packed")" "$largest_packed"
