"""Texts on the box of Contrées, and of its rule options."""

from __future__ import annotations

from desktop.language.translation import translate


def label(key: str) -> tuple[str, str]:
    """Return the label and the one-line description of an option.

    Raises KeyError for an unknown option.
    """
    if key == "expert":
        return (
            translate("Contrees", "Expert version"),
            translate("Contrees", "Each player lays one snow tile, which counts three at the end."),
        )
    raise KeyError(key)


def title() -> str:
    """Return the game's name."""
    return translate("Contrees", "Contrées")


def tagline() -> str:
    """Return one sentence about the game for the shelf."""
    return translate("Contrees", "Lay out a land together, then fight for its tiles with towers.")
