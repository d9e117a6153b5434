"""Install the menu entry, the icon and the file types of one user on a Linux desktop.

Packages of a distribution bring these files themselves; pipx and bundles do not.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from engine.core.errors import ConquistaError
from engine.system import files
from engine.system.resources import asset, desktop_file

#: The application's id, the same in the menu entry, the icon and the metainfo.
APPLICATION_ID = "org.conquista.Conquista"
#: The windowed program that the menu entry starts.
_PROGRAM = "conquista-gui"
#: Maximum size of one of these files in bytes.
_MAX_BYTES = 1_000_000
#: Programs that refresh a cache of the desktop, each with the folder it reads; any may be missing.
_CACHE_UPDATERS = (
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "icons/hicolor"),
)


def install() -> list[Path]:
    """Write the files, replacing older ones, and return their paths.

    Raises OSError, and ConquistaError with key "system" on Windows and macOS.
    """
    written = []
    for path, content in _files(_data_home()):
        files.write(path, content)
        written.append(path)
    _refresh(_data_home())
    return written


def remove() -> list[Path]:
    """Remove the installed files and return their paths.

    Raises OSError, and ConquistaError with key "system" on Windows and macOS.
    """
    installed = [path for path, _ in _files(_data_home()) if os.path.lexists(path)]
    for path in installed:
        path.unlink()
    _refresh(_data_home())
    return installed


def _data_home() -> Path:
    if sys.platform in ("win32", "darwin"):
        raise ConquistaError(
            "menu entries of this kind are for Linux desktops; see README.md for this system",
            "system",
        )
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def _files(home: Path) -> Iterator[tuple[Path, bytes]]:
    """Yield the path and the content of each file."""
    entry = files.read(desktop_file(f"{APPLICATION_ID}.desktop"), _MAX_BYTES).decode()
    entry_text = entry.replace(f"Exec={_PROGRAM}", f"Exec={_quoted(_program())}")
    yield home / "applications" / f"{APPLICATION_ID}.desktop", entry_text.encode()
    kind = files.read(desktop_file(f"{APPLICATION_ID}.mime.xml"), _MAX_BYTES)
    yield home / "mime" / "packages" / f"{APPLICATION_ID}.xml", kind
    icon = files.read(asset("common", "conquista.svg"), _MAX_BYTES)
    yield home / "icons" / "hicolor" / "scalable" / "apps" / f"{APPLICATION_ID}.svg", icon


def _program() -> str:
    """Return the windowed program next to the running one; an AppImage is both."""
    if "APPIMAGE" in os.environ:
        return os.environ["APPIMAGE"]
    # Links are not resolved: the link that pipx puts on PATH survives an update, its target does
    # not.
    running = sys.executable if getattr(sys, "frozen", False) else os.path.abspath(sys.argv[0])
    beside = Path(running).with_name(_PROGRAM)
    return str(beside) if beside.exists() else shutil.which(_PROGRAM) or running


def _quoted(program: str) -> str:
    """Return a path for the Exec line, quoted and escaped as a string value.

    Escaping doubles each backslash.
    """
    for special in '\\"`$':
        program = program.replace(special, f"\\{special}")
    return f'"{program}"'.replace("\\", "\\\\").replace("%", "%%")


def _refresh(home: Path) -> None:
    for program, folder in _CACHE_UPDATERS:
        # Imported here because the window starts without it.
        import subprocess

        with suppress(OSError, subprocess.SubprocessError):
            subprocess.run([program, home / folder], capture_output=True, check=False, timeout=30)
