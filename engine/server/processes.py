"""The processes of tables at a distance: their commands, and the libraries that they need.

A window imports this module; it does not load the network modules.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from engine.bots.helper_processes import console_command
from engine.core.errors import ConquistaError

#: The port at which servers listen.
PORT: Final = 7642
#: What serving and connecting need, by the names of their modules; `_ssl` is Python's own.
LIBRARIES: Final = ("websockets", "cryptography", "_ssl")


class MissingLibraryError(ConquistaError):
    """A library is not installed without which nobody plays at a distance."""


@contextmanager
def needed_libraries() -> Iterator[None]:
    """Raise MissingLibraryError where an import within fails because of one of `LIBRARIES`."""
    try:
        yield
    except ImportError as error:
        name = (error.name or "").partition(".")[0]
        if name not in LIBRARIES:
            raise
        text = f"playing at a distance needs {name}, which is missing; install Conquista again"
        raise MissingLibraryError(text, "missing_library") from None


def line_command(own: Path) -> list[str]:
    """Return the command of a connection; `own` is the file of the person's own secret."""
    return [*console_command("engine.server.line", "line"), "--own", str(own)]


def serve_command(folder: Path, port: int, name: str) -> list[str]:
    """Return the command that serves the tables in a folder until its input is closed.

    The local network finds them under `name`, unless it is empty.
    """
    announced = ["--announce", name] if name else []
    command = [*console_command("engine"), "serve", "--child"]
    return [*command, "--data", str(folder), "--port", str(port), *announced]
