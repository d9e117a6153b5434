"""The variants of Condottiere in words."""

from __future__ import annotations

from desktop.language import translate


def label(key: str) -> tuple[str, str]:
    """Label and one-line detail of an option; raises KeyError for others."""
    return options()[key]


def options() -> dict[str, tuple[str, str]]:
    """Label and one-line detail of every rule option of both editions."""
    return {
        "points_match": (
            translate("Condottiere", "Points match"),
            translate("Condottiere", "Several games, until somebody has 20 points."),
        ),
        "to_thirty": (
            translate("Condottiere", "To 30 points"),
            translate("Condottiere", "A points match takes 30 points instead of 20."),
        ),
        "draw_after_battle": (
            translate("Condottiere", "Draw after battle"),
            translate("Condottiere", "7 cards at first, then up to 3 after every battle."),
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
            translate("Condottiere", "The last card of every line lies face down."),
        ),
        "refill": (
            translate("Condottiere", "Kept cards count"),
            translate("Condottiere", "Cards kept for a new round are part of the new hand."),
        ),
    }


# -- helpers ---------------------------------------------------------------------------------------
