"""The texts on the box of Cortez; the shelf shows it without loading more of the game."""

from __future__ import annotations

from desktop.language.translation import translate


def title() -> str:
    """Return the name of the game."""
    return translate("Cortez", "Cortez")


def tagline() -> str:
    """Return one sentence about the game, for the shelf."""
    return translate(
        "Cortez", "Six chiefs, two nations and one city in a lake: lead your troops into the city."
    )
