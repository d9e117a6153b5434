"""What stands on the box of Cannir."""

from __future__ import annotations

from desktop.language.translation import translate


def label(key: str) -> tuple[str, str]:
    """Label and one-line detail of an option; raises KeyError for others."""
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
    """The game's name."""
    return translate("Cannir", "Cannir")


def tagline() -> str:
    """One sentence for the shelf."""
    return translate("Cannir", "Sew a suite of cards on the star and keep it for a whole round.")
