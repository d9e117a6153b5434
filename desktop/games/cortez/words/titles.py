"""What stands on the box of Cortez."""

from __future__ import annotations

from desktop.language.translation import translate


def title() -> str:
    """The game's name."""
    return translate("Cortez", "Cortez")


def tagline() -> str:
    """One sentence for the shelf."""
    return translate(
        "Cortez", "Six chiefs, two nations, one city in a lake: lead your troops across it."
    )
