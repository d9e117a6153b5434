"""What the window asks of the process that makes a film."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from desktop.language.translation import current_code, has_native_places
from desktop.style.theme import current_theme
from engine.bots.helper_processes import console_command
from engine.core.values import Json
from engine.play.match import Match
from engine.play.record import to_text

#: The suffixes of films.
WEBP, GIF = ".webp", ".gif"
SUFFIXES = (WEBP, GIF)
#: The greatest number of bytes of a film.
MAX_BYTES = 8_000_000
#: The program of the process as a module, and its name where it is an argument.
_MODULE, _PROCESS_NAME = "desktop.commands.film", "filmer"


def command() -> list[str]:
    """Return program and arguments of the process, from source or from a frozen application."""
    command = console_command(_MODULE)
    return [*command, _PROCESS_NAME] if getattr(sys, "frozen", False) else command


def with_suffix(path: Path) -> Path:
    """Return a path with the suffix of a film, by default that of WebP."""
    return path if path.suffix.lower() in SUFFIXES else path.with_name(f"{path.name}{WEBP}")


def request(match: Match, path: Path) -> Json:
    """Return the request for the film of a match, in the language and theme of the moment.

    `path` is a new file.
    """
    return {
        "record": json.loads(to_text(match.record)),
        "path": str(path),
        "language": current_code(),
        "native_places": has_native_places(),
        "theme": current_theme().name,
    }
