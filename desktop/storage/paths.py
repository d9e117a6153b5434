"""Where settings and games are kept: in the platform's places, or all in one folder."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, get_args

#: What is kept: what the player set, games, and what can be made again.
Kind = Literal["config", "state", "cache"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
#: Where Linux and its like keep each kind: the variable that says so, else a folder of the home.
_FREEDESKTOP: Final[dict[Kind, tuple[str, str]]] = {
    "config": ("XDG_CONFIG_HOME", ".config"),
    "state": ("XDG_STATE_HOME", ".local/state"),
    "cache": ("XDG_CACHE_HOME", ".cache"),
}
#: The name of the folder in each.
_NAME: Final = "conquista"
#: What `add_arguments` adds.
OPTIONS = ("--data", "--portable")
#: The folder beside the program that holds everything of a portable one.
PORTABLE = "conquista-data"

#: The one folder for everything, where one was asked for.
_one: Path | None = None


def place(kind: Kind) -> Path:
    """Return the folder for things of a kind: the one that was named for all, else the usual one.

    On Windows and macOS the application's name must be set.
    """
    return usual(kind) if _one is None else _one


def usual(kind: Kind) -> Path:
    """Return the folder in which this platform keeps things of a kind."""
    if os.name == "posix" and sys.platform != "darwin":
        # Qt knows only paths of Unicode letters: it would make a folder of another name.
        variable, below_home = _FREEDESKTOP[kind]
        given = os.environ.get(variable, "")
        return (Path(given) if os.path.isabs(given) else home() / below_home) / _NAME
    # The command line tells of the options without Qt.
    from PySide6.QtCore import QStandardPaths

    locations = {
        "config": QStandardPaths.StandardLocation.AppConfigLocation,
        "state": QStandardPaths.StandardLocation.StateLocation,
        "cache": QStandardPaths.StandardLocation.CacheLocation,
    }
    return Path(QStandardPaths.writableLocation(locations[kind]))


def home() -> Path:
    """The player's own folder, also where no variable says which it is; not on Windows."""
    given = os.environ.get("HOME", "")
    if not given and sys.platform != "win32":
        import pwd

        with suppress(KeyError):  # a user whom the system does not know
            given = pwd.getpwuid(os.getuid()).pw_dir
    return Path(os.path.abspath(given or os.sep))


def settle_home() -> None:
    """Let Qt find the player's own folder, too, where no variable says which it is."""
    if sys.platform != "win32":
        os.environ["HOME"] = str(home())


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
    # A variable of the shell that is not set: the folder of the moment is not meant.
    if not text:
        raise argparse.ArgumentTypeError("name a folder: this is no name")
    return Path(text)


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
