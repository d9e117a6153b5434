#!/usr/bin/env bash
# Writes dist/Conquista-VERSION-MACHINE.AppImage from the bundle; needs appimagetool.
set -euo pipefail
cd "$(dirname "$0")/.."

app=org.conquista.Conquista
root=build/Conquista.AppDir

[ -d dist/conquista ] || { echo "make bundle comes first" >&2; exit 1; }
command -v appimagetool >/dev/null ||
    { echo "appimagetool is missing: https://github.com/AppImage/appimagetool/releases" >&2; exit 1; }

rm -rf "$root"
mkdir -p "$root/usr/lib" "$root/usr/share"/{metainfo,applications}
cp -r dist/conquista "$root/usr/lib"
cp packaging/$app.desktop "$root"
cp packaging/$app.desktop "$root/usr/share/applications"
cp packaging/$app.metainfo.xml "$root/usr/share/metainfo/$app.appdata.xml"
cp assets/common/conquista.svg "$root/$app.svg"
# One program for both: without arguments it opens the window. No link: it finds others beside it.
cat >"$root/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/conquista/conquista" "$@"
RUN
chmod +x "$root/AppRun"

version=$(.venv/bin/python -c 'from engine.edition import version; print(version())')
appimagetool "$root" "dist/Conquista-$version-$(uname -m).AppImage"
