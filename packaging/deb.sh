#!/usr/bin/env bash
# Writes dist/conquista_VERSION_ARCHITECTURE.deb from the bundle in dist/conquista.
set -euo pipefail
cd "$(dirname "$0")/.."

here=packaging/debian
app=org.conquista.Conquista
python=$PWD/.venv/bin/python
root=$PWD/build/deb
version=$("$python" -c 'from engine.system.version import version; print(version())')
architecture=$(dpkg --print-architecture)

[ -d dist/conquista ] || { echo "make bundle comes first" >&2; exit 1; }
umask 022
rm -rf "$root"
share=$root/usr/share
mkdir -p "$root"/{DEBIAN,usr/games,usr/lib} \
    "$share"/{applications,metainfo,mime/packages,icons/hicolor/scalable/apps,man/man6} \
    "$share"/{doc/conquista,lintian/overrides}

cp -r dist/conquista "$root/usr/lib/conquista"
rm "$root/usr/lib/conquista/LICENSE"
find "$root/usr/lib/conquista" -type f -exec chmod 644 {} +
chmod 755 "$root"/usr/lib/conquista/conquista{,-gui}
ln -s ../lib/conquista/conquista ../lib/conquista/conquista-gui "$root/usr/games"

# Some users do not have this folder on their path.
sed 's|^Exec=|&/usr/games/|' packaging/$app.desktop >"$share/applications/$app.desktop"
cp packaging/$app.metainfo.xml "$share/metainfo"
cp packaging/$app.mime.xml "$share/mime/packages/$app.xml"
cp assets/common/conquista.svg "$share/icons/hicolor/scalable/apps/$app.svg"
"$python" packaging/icons.py build/icons
for size in build/icons/*x*; do
    # No desktop theme lists icons larger than 512 pixels.
    [ "${size##*x}" -le 512 ] || continue
    mkdir -p "$share/icons/hicolor/$(basename "$size")/apps"
    cp "$size"/*.png "$share/icons/hicolor/$(basename "$size")/apps"
done

cp $here/copyright CHANGELOG.md "$share/doc/conquista"
cp $here/overrides "$share/lintian/overrides/conquista"
printf '%s\n' "conquista ($version) unstable; urgency=medium" "" "  * See CHANGELOG.md." "" \
    " -- $(sed -n 's/^Maintainer: //p' $here/control)  $(date --rfc-email --date \
        "@$(stat --format %Y CHANGELOG.md)")" | gzip -9n >"$share/doc/conquista/changelog.gz"
gzip -9n <docs/conquista.6 >"$share/man/man6/conquista.6.gz"
ln -s conquista.6.gz "$share/man/man6/conquista-gui.6.gz"

# The package depends on the system libraries that the bundle uses, as the system itself names them.
# debian/control recommends libraries that only some desktops and printers need.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/debian"
printf 'Source: conquista\n\nPackage: conquista\nArchitecture: any\n' >"$scratch/debian/control"
mapfile -t programs < <(find "$root/usr/lib/conquista" -type f \
    \( -name '*.so*' -o -name 'conquista*' ! -name '*.*' \) | grep -vi 'wayland\|qt6wl\|printsupport')
mapfile -t folders < <(find "$root/usr/lib/conquista" -name '*.so*' -printf '-l%h\n' | sort -u)
depends=$(cd "$scratch" && dpkg-shlibdeps -O --ignore-missing-info "${folders[@]}" "${programs[@]}" \
    2>build.log | sed -n 's/^shlibs:Depends=//p') || true
[ -n "$depends" ] || { cat "$scratch/build.log" >&2; exit 1; }

sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@DEPENDS@/$depends/" \
    -e "s/@SIZE@/$(du --summarize --block-size=1K "$root/usr" | cut -f1)/" \
    $here/control >"$root/DEBIAN/control"
(cd "$root" && find usr -type f -print0 | xargs -0 md5sum >DEBIAN/md5sums)
rm -f dist/conquista_*.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "dist/conquista_${version}_$architecture.deb"
du --si --apparent-size dist/conquista_*.deb
