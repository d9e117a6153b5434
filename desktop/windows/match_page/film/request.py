"""What the window asks of the process that makes a film."""

from __future__ import annotations

import json
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


def film_command() -> list[str]:
    """Return program and arguments of the process, from source or from a frozen application."""
    return console_command("desktop.commands.film", "filmer")


def with_suffix(path: Path) -> Path:
    """Return a path with the suffix of a film, by default that of WebP."""
    return path if path.suffix.lower() in SUFFIXES else path.with_name(f"{path.name}{WEBP}")


def film_request(match: Match, path: Path) -> Json:
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
