"""What the tests of the combat mat share: the scene of a page, and a combat that ended."""

from __future__ import annotations

from engine.games.cortez.events import CombatEnded
from engine.games.cortez.views.view import CortezView, LaidWarrior
from tests.desktop.games.cortez.kit import combat, moment


def ended(number: int, weapons: int) -> tuple[CortezView, CombatEnded]:
    """Return a combat of so many cards a side, the moment before it is turned up."""
    values = sorted((1 + i % 6 for i in range(number)), reverse=True)
    cards = tuple(tuple(f"{nation}{value}" for value in values) for nation in ("spanish", "aztec"))
    laid = tuple(LaidWarrior(0, card) for card in cards[0]), (LaidWarrior(1, None),) * number
    fought = combat(laid=laid, weapons=(weapons, weapons))
    event = CombatEnded(1, 0, (cards[0], cards[1]), (weapons, weapons), (0, 0), "tie")
    return moment("fight", combat=fought), event
