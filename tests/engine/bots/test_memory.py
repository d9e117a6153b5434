"""Bots that forget: what lies discarded, and what is known to be in a hand, may be anywhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.rng import Rng
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.cards import CARD_KINDS
from engine.games.condottiere.rules.state import CondottiereState
from engine.play.position_file import match_of
from tests.engine.games.condottiere.kit import position

HEROINE, TEN = CARD_KINDS["heroine"], CARD_KINDS["m10"]
#: Worlds drawn.
WORLDS = 200


def worlds(memory: float) -> tuple[Any, list[CondottiereState]]:
    """Return a view with all heroines discarded and a known 10 in B's hand, and worlds of it."""
    match, _ = match_of(
        position(
            3,
            hands={"A": "m1 m2 drum m3", "B": "m10 m4 m5 m6", "C": "m1 m1 m2 drum"},
            discard="heroine heroine heroine winter",
            known={"B": "m10"},
        )
    )
    view: Any = match.view(0)
    assert view.known[1] == ("m10",)
    draw, rng = CONDOTTIERE3.sampler(view, memory), Rng(3)
    drawn = [draw(rng) for _ in range(WORLDS)]
    for world in drawn:
        assert len(world.discard) == 4
        cards = Counter(world.pile + world.discard)
        for hand in world.hands:
            cards.update(hand)
        assert cards[HEROINE] == 3, "cards are forgotten, not lost"
    return view, drawn


def heroines(drawn: list[CondottiereState]) -> int:
    """Heroines that lie in the discard, over all worlds."""
    return sum(world.discard.count(HEROINE) for world in drawn)


def tens(drawn: list[CondottiereState]) -> int:
    """Worlds in which B is known to hold its 10."""
    assert all(TEN in world.hands[1] for world in drawn if world.known[1])
    return sum(world.known[1] == [TEN] for world in drawn)


def test_perfect_memory_forgets_nothing() -> None:
    view, drawn = worlds(1.0)
    assert heroines(drawn) == 3 * WORLDS
    assert tens(drawn) == WORLDS
    assert all(CONDOTTIERE3.view(world, 0) == view for world in drawn)


def test_without_memory_discarded_cards_may_be_anywhere() -> None:
    _, drawn = worlds(0.0)
    assert heroines(drawn) < WORLDS / 2
    assert any(HEROINE in hand for world in drawn for hand in world.hands[1:])


def test_without_memory_nothing_is_known_of_a_hand() -> None:
    _, drawn = worlds(0.0)
    assert tens(drawn) == 0
    assert any(TEN not in world.hands[1] for world in drawn)


def test_some_memory_keeps_that_share() -> None:
    _, drawn = worlds(0.75)
    assert 0.7 < heroines(drawn) / (3 * WORLDS) < 0.85
    assert 0.65 < tens(drawn) / WORLDS < 0.85
    assert all(world.hands[0] for world in drawn)
