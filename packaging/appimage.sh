#!/usr/bin/env bash
# Writes dist/Conquista-VERSION-MACHINE.AppImage from the bundle, with appimagetool. With RUNTIME=FILE it
# uses mksquashfs and puts that AppImage runtime in front.
set -euo pipefail
cd "$(dirname "$0")/.."

app=org.conquista.Conquista
root=build/Conquista.AppDir

need() {
    command -v "$1" >/dev/null || { echo "$1 is missing: packaging/README.md says where it is" >&2; exit 1; }
}

[ -d dist/conquista ] || { echo "make bundle comes first" >&2; exit 1; }
if [ -n "${RUNTIME:-}" ]; then need mksquashfs; else need appimagetool; fi

rm -rf "$root"
mkdir -p "$root/usr/lib" "$root/usr/share"/{metainfo,applications}
cp -r dist/conquista "$root/usr/lib"
cp packaging/$app.desktop "$root"
cp packaging/$app.desktop "$root/usr/share/applications"
cp packaging/$app.metainfo.xml "$root/usr/share/metainfo/$app.appdata.xml"
cp assets/common/conquista.svg "$root/$app.svg"
ln -s $app.svg "$root/.DirIcon"
# One program for both: without arguments it opens the window. It is no link, because the program
# looks for other files beside itself.
cat >"$root/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/conquista/conquista" "$@"
RUN
chmod +x "$root/AppRun"

version=$(.venv/bin/python -c 'from engine.system.version import version; print(version())')
image=dist/Conquista-$version-$(uname -m).AppImage
rm -f "$image"
if [ -z "${RUNTIME:-}" ]; then
    appimagetool "$root" "$image"
else
    # An AppImage is a program with a packed folder appended, which it opens.
    mksquashfs "$root" build/Conquista.squashfs -noappend -root-owned -quiet -no-progress \
        -comp zstd -Xcompression-level 19 -b 1M
    cat "$RUNTIME" build/Conquista.squashfs >"$image"
    chmod +x "$image"
fi
du --si --apparent-size "$image"
