"""Compiles the catalogues that changed for the application: `python i18n/build.py`."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent


def lrelease() -> Path:
    """The compiler that comes with PySide6."""
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise SystemExit("The translations cannot be compiled without PySide6.")
    return Path(spec.origin).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")


def main() -> None:
    """Write a .qm beside every .ts that is newer; a text without translation stays English."""
    for source in sorted(HERE.glob("*.ts")):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            command = [str(lrelease()), "-silent", "-nounfinished", str(source)]
            # An application that runs has mapped the one that is there.
            fresh = target.with_name(f"new-{target.name}")
            subprocess.run([*command, "-qm", str(fresh)], check=True)
            fresh.replace(target)


if __name__ == "__main__":
    main()
