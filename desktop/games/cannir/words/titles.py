"""The texts on the box of Cannir, and those of its options."""

from __future__ import annotations

from desktop.language.translation import translate


def label(key: str) -> tuple[str, str]:
    """Return the label and the one-line detail of an option.

    Raises KeyError for others.
    """
    match key:
        case "free_paths":
            return (
                translate("Cannir", "Winding suites"),
                translate("Cannir", "A suite may turn corners along the threads."),
            )
        case "veiled":
            return (
                translate("Cannir", "Veiled cards"),
                translate("Cannir", "Cards may also be laid face down."),
            )
    raise KeyError(key)


def title() -> str:
    """Return the name of the game."""
    return translate("Cannir", "Cannir")


def tagline() -> str:
    """Return one sentence about the game, for the shelf."""
    return translate("Cannir", "Lay a suite of cards on the star and keep it for a whole round.")
