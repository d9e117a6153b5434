# Sourced by other scripts. Installs Debian packages, or names the packages to install.

apt_install() {
    local as_root=()
    if ! command -v apt-get >/dev/null; then
        echo "Please install these packages (Debian's names) with your system's tool: $*" >&2
        return 1
    fi
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Please run as root: apt-get install $*" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing system packages: $*"
    apt_run install -y --no-install-recommends "$@" ||
        { apt_run update && apt_run install -y --no-install-recommends "$@"; }
}

apt_run() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q "$@"
}
