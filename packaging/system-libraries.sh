#!/usr/bin/env bash
# Installs system libraries that Qt needs: `system-libraries.sh play` for a window, `test` for the
# tests, `bundle` for building a folder to give away and trying it on a virtual screen.
# The dynamic linker finds what is missing. If nothing is, the script asks for no password.
set -euo pipefail
cd "$(dirname "$0")/.."
. packaging/apt.sh

[ "$(uname -s)" = Linux ] || exit 0

qt=$(.venv/bin/python -c 'import pathlib, importlib.util as u
print(pathlib.Path(u.find_spec("PySide6").origin).parent / "Qt")')

needed=("$qt"/lib/libQt6{Core,Gui,Widgets,Network,Svg,SvgWidgets,PrintSupport}.so.6)
case "${1:?play, test or bundle}" in
play | bundle)
    needed+=("$qt/plugins/platforms/libqxcb.so")
    # Without this plugin Qt uses X11, so it matters only on a Wayland desktop.
    [ -z "${WAYLAND_DISPLAY:-}" ] || needed+=("$qt/plugins/platforms/libqwayland.so")
    ;;
# The tests open no window, but test the message shown where there is no screen.
test) needed+=("$qt"/plugins/platforms/libq{offscreen,xcb}.so) ;;
*) echo "system-libraries.sh: play, test or bundle, not $1" >&2; exit 2 ;;
esac

# Name the Debian package of a library: libxcb-icccm.so.4 is in libxcb-icccm4, libX11.so.6 in
# libx11-6, with four exceptions.
package_of() {
    local name=${1%%.so.*} major=${1##*.so.}
    case "$name" in
    libglib-2.0 | libgthread-2.0) echo libglib2.0-0 ;;
    libgssapi_krb5) echo libgssapi-krb5-2 ;;
    libz) echo zlib1g ;;
    *[0-9]) echo "${name,,}-${major%%.*}" ;;
    *) echo "${name,,}${major%%.*}" ;;
    esac
}

missing=$(for file in "${needed[@]}"; do
    [ ! -e "$file" ] || ldd "$file"
done | sed -n 's/^[[:space:]]*\([^ ]*\) => not found$/\1/p' | sort -u)

packages=()
for library in $missing; do
    packages+=("$(package_of "$library")")
done

# A bare container may have no fonts; widgets would then show boxes instead of letters.
if ! find /usr/share/fonts /usr/local/share/fonts "${HOME:-/root}/.local/share/fonts" \
    "${HOME:-/root}/.fonts" \( -name '*.ttf' -o -name '*.otf' -o -name '*.pfb' -o -name '*.ttc' \) \
    -print -quit 2>/dev/null | grep -q .; then
    packages+=(fonts-dejavu-core)
fi

# The tests read the text of printed documents.
if [ "$1" = test ] && ! command -v pdftotext >/dev/null; then
    packages+=(poppler-utils)
fi

if [ "$1" = bundle ]; then
    command -v objdump >/dev/null || packages+=(binutils)
    command -v xvfb-run >/dev/null || packages+=(xvfb xauth)
fi

[ ${#packages[@]} -eq 0 ] || apt_install "${packages[@]}"
