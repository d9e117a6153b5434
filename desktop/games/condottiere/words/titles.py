"""What stands on the box of Condottiere."""

from __future__ import annotations

from desktop.language.translation import translate


def title(*, third: bool) -> str:
    """The game's name."""
    if third:
        return translate("Condottiere", "Condottiere III")
    return translate("Condottiere", "Condottiere I")


def tagline(*, third: bool) -> str:
    """One sentence for the shelf."""
    if third:
        return translate(
            "Condottiere", "Hire mercenaries, court the Pope, and unite Italy battle by battle."
        )
    return translate(
        "Condottiere", "Hire mercenaries, and unite the cities of Italy battle by battle."
    )
