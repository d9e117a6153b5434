"""How a program of the command line behaves: how it complains, is interrupted, and writes."""

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
from engine.system.processes import end_as_interrupted

#: The status of a program that was ended by Ctrl+C where no signal can end it.
INTERRUPTED = 130
#: Deals or matches that a command plays at the most: all of them are listed first.
MOST_PLAYED = 1_000_000


class Parser(argparse.ArgumentParser):
    """A parser of the program `conquista`; complains in one usage line."""

    def error(self, message: str) -> NoReturn:
        said = one_line(message)
        self.exit(2, f"usage: {self.prog}: {said} (see {self.prog} --help)\n")


# -- kinds of arguments: each complains in words -------------------------------------------------


def whole(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """A kind of argument: a whole number between two bounds, if there are any."""
    bounds = (
        "" if least is None else f" from {least}" if most is None else f" from {least} to {most}"
    )

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = None
        if (
            number is None
            or (least is not None and number < least)
            or (most is not None and number > most)
        ):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number{bounds}")
        return number

    return read


def number(text: str) -> float:
    """A kind of argument: a number."""
    with suppress(ValueError):
        read = float(text)
        if math.isfinite(read):
            return read
    raise argparse.ArgumentTypeError(f"{text!r} is not a number")


def file(text: str) -> Path:
    """A kind of argument: a file by its name, or by an address that begins with `file:`."""
    if not text:
        raise argparse.ArgumentTypeError("the name of the file is empty")
    # A file may really be called so.
    named = text.startswith("file:") and not os.path.lexists(text)
    address = urlsplit(text) if named else None
    if address is not None and address.netloc in ("", "localhost") and address.path:
        text = unquote(address.path, errors="surrogateescape")
        # As in file:///C:/games.
        if sys.platform == "win32":
            text = text.removeprefix("/")
    if "\0" in text:
        raise argparse.ArgumentTypeError("no file has such a name")
    return Path(text)


# -- running -------------------------------------------------------------------------------------


def complaint(error: Exception) -> str:
    """What went wrong, in one line for a person."""
    if not isinstance(error, OSError):
        return one_line(str(error) or type(error).__name__)
    name = os.fsdecode(error.filename) if isinstance(error.filename, (str, bytes)) else ""
    if name and isinstance(error, (FileExistsError, NotADirectoryError)):
        # A folder was to be there, or to be made there.
        for parent in (Path(name), *Path(name).parents):
            if os.path.lexists(parent) and not parent.is_dir():
                return one_line(f"{parent}: not a folder")
    said = error.strerror or "the system refused"
    return one_line(f"{name}: {said}" if name else said)


def run_orderly(command: Callable[[], int]) -> int:
    """Run a command; its status, or 1 where it complains, in one line.

    What an output cannot encode is written with backslashes; one that nobody reads is no fault of
    anybody's. After Ctrl+C the process ends as by that signal, of which shells make status 130.
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
        return INTERRUPTED
    except BrokenPipeError:
        # What is still to be written would complain at the end.
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (ConquistaError, OSError) as error:
        print(f"conquista: {complaint(error)}", file=sys.stderr)
    return 1
