"""What is marked on the cards of a battle."""

from __future__ import annotations

from desktop.games.condottiere.battle_view import shown_battle
from tests.desktop.games.condottiere.words import position, view_of


def test_a_card_face_down_is_not_marked_as_the_highest() -> None:
    match = position(
        options={"hidden_cards": True},
        table={"A": ["spring", "m6"], "B": ["m6", "m3"]},
        face_down={"A": "m6"},
        hands={"A": ["m1"], "B": ["m1"], "C": ["m1"]},
    )
    shown = shown_battle(view_of(match))
    assert shown.lines[0] == ("spring", "m6")
    assert shown.highest == 6
    assert shown.marks(0, 1).is_hidden
    assert not shown.marks(0, 1).is_highest
    assert shown.marks(1, 0).is_highest
    assert not shown.marks(1, 1).is_highest
