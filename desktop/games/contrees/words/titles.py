"""What stands on the box of Contrées."""

from __future__ import annotations

from desktop.language.translation import translate


def title() -> str:
    """The game's name."""
    return translate("Contrees", "Contrées")


def tagline() -> str:
    """One sentence for the shelf."""
    return translate(
        "Contrees", "Lay a land together, then take its tiles with towers on its walls."
    )
