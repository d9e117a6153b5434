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
            translate("Condottiere", "30 points win it instead of 20."),
        ),
        "draw_after_battle": (
            translate("Condottiere", "Draw after battle"),
            translate("Condottiere", "7 cards at first, up to 3 after each battle."),
        ),
        "refill": (
            translate("Condottiere", "Kept cards count in the new hand"),
            translate("Condottiere", "Who keeps two cards is dealt two fewer."),
        ),
        "larger_kingdoms": (
            translate("Condottiere", "Larger kingdoms"),
            translate("Condottiere", "Victory takes one more linked region."),
        ),
        "capture_regions": (
            translate("Condottiere", "Capture regions"),
            translate(
                "Condottiere",
                "Regions of others may be attacked and taken. Not advised in a points match.",
            ),
        ),
        "hidden_cards": (
            translate("Condottiere", "Hidden cards"),
            translate(
                "Condottiere",
                "The last card of a line lies face down, with exceptions.",
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
