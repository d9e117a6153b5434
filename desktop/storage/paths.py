"""The folders of settings and games: the platform's usual ones, or one folder for everything."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args

if TYPE_CHECKING:
    import argparse

#: Kinds of files: settings, games, and files that can be made again.
Kind = Literal["config", "state", "cache"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
#: The environment variable for each kind on Linux and similar systems, and the default folder in
#: the home folder.
_FREEDESKTOP: Final[dict[Kind, tuple[str, str]]] = {
    "config": ("XDG_CONFIG_HOME", ".config"),
    "state": ("XDG_STATE_HOME", ".local/state"),
    "cache": ("XDG_CACHE_HOME", ".cache"),
}
#: The name of the program's folder inside each of them.
_FOLDER_NAME: Final = "conquista"
#: The options that `add_arguments` adds.
OPTIONS = ("--data", "--portable")
#: The folder next to a portable program that holds all its files.
PORTABLE = "conquista-data"

#: The one folder for everything, if one was requested.
_single_folder: Path | None = None


def folder_for(kind: Kind) -> Path:
    """Return the folder for a kind: the requested folder for everything, or the usual one.

    On Windows and macOS the application's name must be set.
    """
    return usual_folder(kind) if _single_folder is None else _single_folder


def usual_folder(kind: Kind) -> Path:
    """Return the platform's usual folder for a kind."""
    if os.name == "posix" and sys.platform != "darwin":
        # Qt only handles paths that are valid Unicode; for others it would create a folder of
        # another name.
        variable, below_home = _FREEDESKTOP[kind]
        configured = os.environ.get(variable, "")
        return (
            Path(configured) if os.path.isabs(configured) else home() / below_home
        ) / _FOLDER_NAME
    # The command line describes these options without Qt.
    from PySide6.QtCore import QStandardPaths

    locations = {
        "config": QStandardPaths.StandardLocation.AppConfigLocation,
        "state": QStandardPaths.StandardLocation.StateLocation,
        "cache": QStandardPaths.StandardLocation.CacheLocation,
    }
    return Path(QStandardPaths.writableLocation(locations[kind]))


def home() -> Path:
    """Return the user's home folder, even when HOME is not set; not for Windows."""
    configured = os.environ.get("HOME", "")
    if not configured and sys.platform != "win32":
        import pwd

        with suppress(KeyError):  # a user that the system does not know
            configured = pwd.getpwuid(os.getuid()).pw_dir
    return Path(os.path.abspath(configured or os.sep))


def ensure_home() -> None:
    """Set HOME, so that Qt finds the user's home folder even when the variable is missing."""
    if sys.platform != "win32":
        os.environ["HOME"] = str(home())


def set_single_folder(folder: Path | None) -> None:
    """Keep all files in this folder from now on; None goes back to the platform's folders."""
    global _single_folder
    _single_folder = None if folder is None else Path(os.path.abspath(folder))


def portable_folder() -> Path:
    """Return the data folder of a portable program.

    An AppImage runs from a mounted folder, so its own path is used.
    """
    if "APPIMAGE" in os.environ:
        program = os.environ["APPIMAGE"]
    else:
        program = sys.executable if getattr(sys, "frozen", False) else sys.argv[0]
    return Path(os.path.realpath(program)).parent / PORTABLE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the window that choose the folders."""
    parser.add_argument(
        "--data",
        type=_folder,
        metavar="DIR",
        help="open the window, with settings and games in this folder",
    )
    parser.add_argument(
        "--portable",
        action="store_true",
        help=f"the same with {PORTABLE} beside the program; a bundle finds that folder by itself",
    )


def _folder(text: str) -> Path:
    # An unset shell variable gives an empty text, which would mean the current folder.
    if not text:
        import argparse

        raise argparse.ArgumentTypeError("name a folder: the name is empty")
    return Path(text)


def choose_folders(data: Path | None = None, *, portable: bool = False) -> None:
    """Choose the folders according to the options of the window.

    Raises OSError when nothing can be written there.
    """
    beside = portable_folder()
    is_portable = getattr(sys, "frozen", False) and beside.is_dir()
    if data is not None:
        _prepare(data)
    set_single_folder(data or (beside if portable or is_portable else None))


def _prepare(folder: Path) -> None:
    """Create the chosen folder if necessary.

    Raises OSError when nothing can be written there.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
