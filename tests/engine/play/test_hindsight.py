"""Whether somebody who goes back had seen what they could not foresee."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.condottiere.events import Pass
from engine.play.match import Match, new_record


def match(game: str, seats: int, seed: int = 3) -> Match:
    return Match(new_record(GAMES[game], seats, seed))


def answer(made: Match, number: int = 0) -> int:
    """Give an answer; who gave it."""
    assert made.decision is not None
    seat = made.decision.seat
    made.submit(seat, made.legal()[number])
    return seat


def seen(made: Match, seat: int) -> bool:
    """What the mark would say, were `seat` to go back now."""
    then = Match(made.record)
    assert then.undo(seat)
    mark = then.record.marks[-1]
    assert isinstance(mark["seen"], bool)
    return mark["seen"]


def others(made: Match, seat: int) -> tuple[int, ...]:
    taken = made.taking_back(seat)
    assert taken is not None
    return taken.others


def test_a_card_drawn_was_not_foreseen() -> None:
    made = match("cannir", 2)
    assert seen(made, answer(made))


@pytest.mark.parametrize("seed", range(5))
def test_ones_own_cards_and_choices_are_no_surprise(seed: int) -> None:
    made = match("condottiere3", 3, seed)
    answer(made)
    for _ in range(3):
        seat = answer(made)
        assert (seen(made, seat), others(made, seat)) == (False, ())


def test_passing_shows_nothing_and_a_card_played_from_a_hidden_hand_does() -> None:
    made = match("condottiere3", 3)
    answer(made)
    first = answer(made)
    decision = made.decision
    assert decision is not None
    passed = made.at(made.ply)
    passed.submit(decision.seat, Pass())
    assert (seen(passed, first), others(passed, first)) == (False, (decision.seat,))
    answer(made)
    assert (seen(made, first), others(made, first)) == (True, (decision.seat,))


def test_where_all_is_open_and_nothing_drawn_nothing_is_a_surprise() -> None:
    made, rng = match("contrees", 2), Rng(1)
    for _ in range(20):
        seat = answer(made, rng.below(len(made.legal())))
        assert not seen(made, seat)
        assert not seen(made, 1 - seat) if made.ply > 1 else True


def test_when_a_match_is_over_every_hand_has_been_seen() -> None:
    made = match("condottiere3", 3)
    answer(made)
    seat = answer(made)
    assert not seen(made, seat)
    made.resign(seat)
    assert seen(made, seat)


def test_the_mark_keeps_it() -> None:
    made = match("cannir", 3)
    seats = [answer(made) for _ in range(3)]
    made.undo(seats[0])
    (mark,) = made.record.marks
    assert mark["seen"] is True
    assert mark["others"] == sorted(seats[1:])
    assert Match(made.record).record.marks == (mark,)
