"""How long a program needs to be ready, against Python alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial

from benchmarks.timing import compare

STAGES = {
    "python": "pass",
    "rules and records": "import engine.play.match",
    "command line": "import desktop.commands.cli",
    "Qt widgets": "import PySide6.QtWidgets",
    "application, not yet shown": "import desktop.app",
}


def run() -> Iterator[str]:
    """Each stage in a process of its own."""
    yield from compare(
        "Start-up",
        {
            name: partial(subprocess.run, [sys.executable, "-c", code], check=True)
            for name, code in STAGES.items()
        },
    )
