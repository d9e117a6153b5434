"""Moments near the end of a game, for both editions."""

from __future__ import annotations

from typing import Any

#: A and B have as many.
TIED = {"A": "roma milano", "B": "siena lucca", "C": "napoli"}


def final_battle(lines: dict[str, str], hands: dict[str, str], **given: Any) -> dict[str, Any]:
    """Return a final battle of A and B, or of all who have a line."""
    return {
        "phase": "final_battle",
        "owners": TIED,
        "participants": "".join(sorted({"A", "B"} | set(lines))),
        "table": lines,
        "hands": hands,
        **given,
    }


def points_match(**given: Any) -> dict[str, Any]:
    """Return a points match, A about to take Siena and win by three."""
    return {
        "options": "points_match",
        "owners": {"A": "roma firenze torino", "B": "venezia ancona", "C": "genova"},
        "region": "siena",
        "points": {"A": 3, "B": 2, "C": 0, "D": 0},
        **given,
    }
