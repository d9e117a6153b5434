"""Texts on the box of Condottiere, and of its rule options."""

from __future__ import annotations

from desktop.language.translation import translate


def label(key: str) -> tuple[str, str]:
    """Return the label and the one-line description of an option.

    Raises KeyError for an unknown option.
    """
    return options()[key]


def options() -> dict[str, tuple[str, str]]:
    """Return the label and the one-line description of every rule option of both editions."""
    return {
        "points_match": (
            translate("Condottiere", "Points match"),
            translate("Condottiere", "Several games; 20 points win the match."),
        ),
        "to_thirty": (
            translate("Condottiere", "To 30 points"),
            translate("Condottiere", "30 points win the match instead of 20."),
        ),
        "draw_after_battle": (
            translate("Condottiere", "Draw after battle"),
            translate("Condottiere", "Start with 7 cards; draw up to 3 after each battle."),
        ),
        "refill": (
            translate("Condottiere", "Kept cards count in the new hand"),
            translate("Condottiere", "A player who keeps two cards is dealt two fewer."),
        ),
        "larger_kingdoms": (
            translate("Condottiere", "Larger kingdoms"),
            translate("Condottiere", "You need one more linked region to win."),
        ),
        "capture_regions": (
            translate("Condottiere", "Capture regions"),
            translate(
                "Condottiere",
                "Players may attack and take each other’s regions. Not advised in a points match.",
            ),
        ),
        "hidden_cards": (
            translate("Condottiere", "Hidden cards"),
            translate(
                "Condottiere",
                "Most cards lie face down until the next one joins their line.",
            ),
        ),
    }


def title(*, third: bool) -> str:
    """Return the game's name."""
    if third:
        return translate("Condottiere", "Condottiere III")
    return translate("Condottiere", "Condottiere I")


def tagline(*, third: bool) -> str:
    """Return one sentence about the game for the shelf."""
    if third:
        return translate(
            "Condottiere", "Hire mercenaries, court the Pope, and unite Italy battle by battle."
        )
    return translate(
        "Condottiere", "Hire mercenaries, and unite the cities of Italy battle by battle."
    )
