"""What stands on the box of Cannir."""

from __future__ import annotations

from desktop.language.translation import translate


def title() -> str:
    """The game's name."""
    return translate("Cannir", "Cannir")


def tagline() -> str:
    """One sentence for the shelf."""
    return translate("Cannir", "Sew a suite of cards on the star and keep it for a whole round.")
