#!/usr/bin/env bash
# Installs the system libraries Qt misses: `system-libraries.sh play` for a window, `test` for the
# tests, `bundle` for building a folder to give away and trying it on a screen of its own.
# The dynamic linker says what is missing; nothing is installed, and no password asked, otherwise.
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
    # Without this plugin Qt falls back to X11, so it matters on a Wayland desktop only.
    [ -z "${WAYLAND_DISPLAY:-}" ] || needed+=("$qt/plugins/platforms/libqwayland.so")
    ;;
# The tests open no window, but ask what is said where no screen is.
test) needed+=("$qt"/plugins/platforms/libq{offscreen,xcb}.so) ;;
*) echo "system-libraries.sh: play, test or bundle, not $1" >&2; exit 2 ;;
esac

# The Debian package holding a library: libxcb-icccm.so.4 is in libxcb-icccm4, libX11.so.6 in
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

# A bare container may have no font at all; widgets would then show nothing but boxes.
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
