"""Where settings and games are kept: in the platform's places, or all in one folder."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QStandardPaths

#: What `add_arguments` adds.
OPTIONS = ("--data", "--portable")
#: The folder beside the program that holds everything of a portable one.
PORTABLE = "conquista-data"

#: The one folder for everything, where one was asked for.
_one: Path | None = None


def place(location: QStandardPaths.StandardLocation) -> Path:
    """Where this platform keeps things of a kind, unless everything lies in one folder.

    The application's name must be set.
    """
    if _one is not None:
        return _one
    # The command line tells of the options without Qt.
    from PySide6.QtCore import QStandardPaths

    return Path(QStandardPaths.writableLocation(location))


def keep_in(folder: Path | None) -> None:
    """From now on everything lies in this folder; None: in the platform's places."""
    global _one
    _one = None if folder is None else Path(os.path.abspath(folder))


def beside_program() -> Path:
    """The folder of a portable program; an AppImage is mounted elsewhere than it lies."""
    if "APPIMAGE" in os.environ:
        program = os.environ["APPIMAGE"]
    else:
        program = sys.executable if getattr(sys, "frozen", False) else sys.argv[0]
    return Path(os.path.realpath(program)).parent / PORTABLE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the window that say where things lie."""
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="open the window, with settings and games in this folder",
    )
    parser.add_argument(
        "--portable",
        action="store_true",
        help=f"the same with {PORTABLE} beside the program; a bundle finds that folder by itself",
    )


def settle(given: argparse.Namespace) -> None:
    """Keep everything where these options say; raises OSError for a folder where nothing can be."""
    beside = beside_program()
    found = getattr(sys, "frozen", False) and beside.is_dir()
    if given.data is not None:
        _prepare(given.data)
    keep_in(given.data or (beside if given.portable or found else None))


def _prepare(folder: Path) -> None:
    """Make a folder that was named, if it is new; raises OSError where nothing can be kept."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
