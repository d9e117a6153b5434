"""The folders of settings and games: the platform's usual ones, or one folder for everything."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from engine.system.folders import (
    Kind,
    freedesktop_folder,
    home,
    set_single_folder,
    single_folder,
)

if TYPE_CHECKING:
    import argparse

#: The options that `add_arguments` adds.
OPTIONS = ("--data", "--portable")
#: The folder next to a portable program that holds all its files.
PORTABLE = "conquista-data"


def folder_for(kind: Kind) -> Path:
    """Return the folder for a kind: the requested folder for everything, or the usual one.

    On Windows and macOS the application's name must be set.
    """
    return single_folder() or usual_folder(kind)


def usual_folder(kind: Kind) -> Path:
    """Return the platform's usual folder for a kind."""
    if os.name == "posix" and sys.platform != "darwin":
        # Qt only handles paths that are valid Unicode; for others it would create a folder of
        # another name.
        return freedesktop_folder(kind)
    # The command line describes these options without Qt.
    from PySide6.QtCore import QStandardPaths

    locations = {
        "config": QStandardPaths.StandardLocation.AppConfigLocation,
        "state": QStandardPaths.StandardLocation.StateLocation,
        "cache": QStandardPaths.StandardLocation.CacheLocation,
    }
    return Path(QStandardPaths.writableLocation(locations[kind]))


def ensure_home() -> None:
    """Set HOME, so that Qt finds the user's home folder even when the variable is missing."""
    if sys.platform != "win32":
        os.environ["HOME"] = str(home())


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
