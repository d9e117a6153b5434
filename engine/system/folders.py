"""The folders of settings and games on Linux, and the one folder for everything if one was chosen.

On Windows and macOS the desktop asks Qt for the usual folders.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, get_args

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

#: The one folder for everything, if one was requested.
_single_folder: Path | None = None


def single_folder() -> Path | None:
    """Return the one folder for everything, or None."""
    return _single_folder


def set_single_folder(folder: Path | None) -> None:
    """Keep all files in this folder from now on; None goes back to the platform's folders."""
    global _single_folder
    _single_folder = None if folder is None else Path(os.path.abspath(folder))


def freedesktop_folder(kind: Kind) -> Path:
    """Return the usual folder for a kind on Linux and similar systems."""
    variable, below_home = _FREEDESKTOP[kind]
    configured = os.environ.get(variable, "")
    parent = Path(configured) if os.path.isabs(configured) else home() / below_home
    return parent / _FOLDER_NAME


def home() -> Path:
    """Return the user's home folder, even when HOME is not set; not for Windows."""
    configured = os.environ.get("HOME", "")
    if not configured and sys.platform != "win32":
        import pwd

        with suppress(KeyError):  # a user that the system does not know
            configured = pwd.getpwuid(os.getuid()).pw_dir
    return Path(os.path.abspath(configured or os.sep))
