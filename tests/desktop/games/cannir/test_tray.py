"""The texts beside the hand at Cannir."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.cannir.items.tray_side import TraySide, _cards_elsewhere
from desktop.games.cannir.words.texts import aim, short_aim
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Seat
from engine.games.cannir import CANNIR
from engine.games.cannir.state import CannirState

pytestmark = pytest.mark.usefixtures("qapp")


def state_of(seats: int, pile: int, hands: int) -> CannirState:
    """Return a match with so many cards in the pile and in each hand."""
    state = CANNIR.start(CANNIR.options(), seats, Rng(1))
    assert isinstance(state, CannirState)
    del state.pile[pile:]
    for hand in state.hands:
        del hand[hands:]
    return state


@pytest.mark.parametrize(
    ("seats", "pile", "hands", "viewer", "said"),
    [
        (2, 5, 3, 0, "8 cards in the pile and in other hands."),
        (2, 0, 3, 0, "3 cards in the other hand."),
        (3, 0, 3, 0, "6 cards in other hands."),
        (2, 0, 1, 0, "1 card in the other hand."),
        (3, 5, 0, 0, "5 cards in the pile."),
        (3, 0, 0, 0, ""),
        (3, 5, 3, None, "14 cards in the pile and in hands."),
        (3, 0, 3, None, "9 cards in hands."),
        (3, 1, 0, None, "1 card in the pile."),
        (3, 0, 0, None, ""),
        (2, 5, 3, OMNISCIENT, "5 cards in the pile."),
        (2, 0, 3, OMNISCIENT, ""),
    ],
)
def test_cards_elsewhere_are_said_to_be_only_where_there_are_some(
    seats: int, pile: int, hands: int, viewer: Seat | None, said: str
) -> None:
    state = state_of(seats, pile, hands)
    view = CANNIR.view(state, OMNISCIENT if viewer is None else viewer)
    assert _cards_elsewhere(view, viewer) == said


def test_the_aim_is_told_until_the_match_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    side, said = TraySide(QGraphicsScene()), list[tuple[str, ...]]()
    monkeypatch.setattr(side.about, "say", lambda *texts, brief="": said.append((*texts, brief)))
    view = CANNIR.view(state_of(2, 5, 3), 0)
    for now in (view, replace(view, decision=None, winner=0)):
        side.show(now, ("", "Aldric"), 0, None)
    assert said == [(*aim(winding=False), short_aim()), ("", "", "")]
