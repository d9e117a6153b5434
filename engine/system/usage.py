"""Behaviour shared by command line programs: arguments, error messages, interruption, output."""

from __future__ import annotations

import argparse
import io
import math
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NoReturn
from urllib.parse import unquote, urlsplit

from engine.core.errors import ConquistaError, one_line
from engine.system.ctrl_c import end_as_interrupted

#: The exit status after Ctrl+C on systems where no signal can end the process.
EXIT_INTERRUPTED = 130
#: Maximum number of deals or matches that a command plays, because all of them are listed first.
MAX_PLAYED = 1_000_000


class Parser(argparse.ArgumentParser):
    """A parser of the program `conquista` that reports errors as one usage line."""

    def error(self, message: str) -> NoReturn:
        text = one_line(message)
        self.exit(2, f"usage: {self.prog}: {text} (see {self.prog} --help)\n")


# -- types of arguments, with readable error messages ----------------------------------------------


def whole_number_type(
    minimum: int | None = None, maximum: int | None = None
) -> Callable[[str], int]:
    """Return an argument type: an integer within optional bounds."""
    bounds = (
        ""
        if minimum is None
        else f" from {minimum}"
        if maximum is None
        else f" from {minimum} to {maximum}"
    )

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = None
        if (
            number is None
            or (minimum is not None and number < minimum)
            or (maximum is not None and number > maximum)
        ):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number{bounds}")
        return number

    return read


def number(text: str) -> float:
    """Convert an argument to a finite number."""
    with suppress(ValueError):
        read = float(text)
        if math.isfinite(read):
            return read
    raise argparse.ArgumentTypeError(f"{text!r} is not a number")


def file(text: str) -> Path:
    """Convert an argument to a path; it may be a name or a `file:` URL."""
    if not text:
        raise argparse.ArgumentTypeError("the name of the file is empty")
    # A file may really have such a name.
    named = text.startswith("file:") and not os.path.lexists(text)
    address = urlsplit(text) if named else None
    if address is not None and address.netloc in ("", "localhost") and address.path:
        text = unquote(address.path, errors="surrogateescape")
        # The path of file:///C:/games begins with a slash.
        if sys.platform == "win32":
            text = text.removeprefix("/")
    if "\0" in text:
        raise argparse.ArgumentTypeError("no file has such a name")
    return Path(text)


# -- running ---------------------------------------------------------------------------------------


def complaint(error: Exception) -> str:
    """Return an error as one line for the user."""
    if not isinstance(error, OSError):
        return one_line(str(error) or type(error).__name__)
    name = os.fsdecode(error.filename) if isinstance(error.filename, (str, bytes)) else ""
    if name and isinstance(error, (FileExistsError, NotADirectoryError)):
        # A folder was expected, or could not be created, where a file is.
        for parent in (Path(name), *Path(name).parents):
            if os.path.lexists(parent) and not parent.is_dir():
                return one_line(f"{parent}: not a folder")
    reason = error.strerror or "the system refused"
    return one_line(f"{name}: {reason}" if name else reason)


def run_orderly(command: Callable[[], int]) -> int:
    """Run a command and return its status, or 1 after printing its error as one line.

    Characters that an output cannot encode are written with backslashes. A closed output is not
    reported. After Ctrl+C the process ends by that signal, which shells report as status 130.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = command()
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        end_as_interrupted()
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Otherwise flushing the remaining output at exit would report an error.
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (ConquistaError, OSError) as error:
        print(f"conquista: {complaint(error)}", file=sys.stderr)
    return 1
