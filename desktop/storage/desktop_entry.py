"""The menu entry, the icon and the kinds of files of one user, put where a Linux desktop looks.

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

#: The same string everywhere a desktop looks for it: menu entry, icon, metainfo.
APPLICATION_ID = "org.conquista.Conquista"
#: The program an entry starts, and the folder of shared files that its desktop reads.
_PROGRAM = "conquista-gui"
#: Bytes of one of these files.
_LARGEST = 1_000_000
#: What tells a desktop that something changed, each with the folder it reads; any may be missing.
_CACHES = (
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "icons/hicolor"),
)


def install() -> list[Path]:
    """Write the files, over older ones; raises OSError, ConquistaError "system" elsewhere."""
    written = []
    for path, content in _files(_home()):
        files.write(path, content)
        written.append(path)
    _refresh(_home())
    return written


def remove() -> list[Path]:
    """Remove the files that are there; raises OSError, ConquistaError "system" elsewhere."""
    found = [path for path, _ in _files(_home()) if os.path.lexists(path)]
    for path in found:
        path.unlink()
    _refresh(_home())
    return found


def _home() -> Path:
    if sys.platform in ("win32", "darwin"):
        raise ConquistaError(
            "menu entries of this kind are for Linux desktops; see README.md for this system",
            "system",
        )
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def _files(home: Path) -> Iterator[tuple[Path, bytes]]:
    """Where each file lies, and what it holds."""
    entry = files.read(desktop_file(f"{APPLICATION_ID}.desktop"), _LARGEST).decode()
    started = entry.replace(f"Exec={_PROGRAM}", f"Exec={_quoted(_program())}")
    yield home / "applications" / f"{APPLICATION_ID}.desktop", started.encode()
    kind = files.read(desktop_file(f"{APPLICATION_ID}.mime.xml"), _LARGEST)
    yield home / "mime" / "packages" / f"{APPLICATION_ID}.xml", kind
    icon = files.read(asset("common", "conquista.svg"), _LARGEST)
    yield home / "icons" / "hicolor" / "scalable" / "apps" / f"{APPLICATION_ID}.svg", icon


def _program() -> str:
    """The windowed program beside the one that runs; an AppImage is one for both."""
    if "APPIMAGE" in os.environ:
        return os.environ["APPIMAGE"]
    # Not resolved: what pipx puts on the path stays where it is when a version follows another.
    running = sys.executable if getattr(sys, "frozen", False) else os.path.abspath(sys.argv[0])
    beside = Path(running).with_name(_PROGRAM)
    return str(beside) if beside.exists() else shutil.which(_PROGRAM) or running


def _quoted(program: str) -> str:
    """A path as the line Exec wants it: in quotes, and in a text, where \\ is written twice."""
    for special in '\\"`$':
        program = program.replace(special, f"\\{special}")
    return f'"{program}"'.replace("\\", "\\\\").replace("%", "%%")


def _refresh(home: Path) -> None:
    for program, folder in _CACHES:
        # Not needed by the window, which starts without it.
        import subprocess

        with suppress(OSError, subprocess.SubprocessError):
            subprocess.run([program, home / folder], capture_output=True, check=False, timeout=30)
