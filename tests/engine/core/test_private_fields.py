"""Private fields of events: only their seat sees them, the others see how many cards there are."""

from __future__ import annotations

from dataclasses import fields

import pytest

from engine.core.values import OMNISCIENT, Event
from engine.games import GAMES
from engine.games.cannir.events import Dealt, Placed


def with_private_fields() -> list[type[Event]]:
    """Return the events of all games that declare private fields."""
    for game in GAMES:
        assert GAMES[game]
    return [kind for kind in Event.__subclasses__() if kind.private]


def test_private_fields_exist() -> None:
    """A misspelt name would show the cards to everybody."""
    kinds = with_private_fields()
    assert len(kinds) > 10
    for kind in kinds:
        assert set(kind.private) <= {field.name for field in fields(kind)}, kind
        assert "seat" in {field.name for field in fields(kind)}, kind


@pytest.mark.parametrize("seat", [0, None])
def test_others_see_only_the_number_of_cards(seat: int | None) -> None:
    dealt = Dealt(1, ("a", "b"))
    assert dealt.seen_by(seat) == Dealt(1, (None, None))
    assert dealt.seen_by(1) is dealt.seen_by(OMNISCIENT) is dealt


def test_an_event_says_when_its_private_fields_are_open() -> None:
    assert Placed(1, "a", "E1").seen_by(0) == Placed(1, "a", "E1")
    assert Placed(1, "a", "E1", veiled=True).seen_by(0) == Placed(1, None, "E1", veiled=True)
