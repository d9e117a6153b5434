"""Whether somebody who goes back had seen what they could not foresee."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.condottiere.actions import Pass
from engine.play.match import Match
from engine.play.match_files import new_record


def new_match(game: str, seats: int, seed: int = 3) -> Match:
    return Match(new_record(GAMES[game], seats, seed))


def answer(match: Match, number: int = 0) -> int:
    """Give an answer; who gave it."""
    assert match.decision is not None
    seat = match.decision.seat
    match.submit(seat, match.legal()[number])
    return seat


def seen(match: Match, seat: int) -> bool:
    """Return the mark of an undo by `seat` at this moment."""
    then = Match(match.record)
    assert then.undo(seat)
    mark = then.record.marks[-1]
    assert isinstance(mark["seen"], bool)
    return mark["seen"]


def others(match: Match, seat: int) -> tuple[int, ...]:
    taken = match.undone_answers(seat)
    assert taken is not None
    return taken.others


def test_a_card_drawn_was_not_foreseen() -> None:
    match = new_match("cannir", 2)
    assert seen(match, answer(match))


@pytest.mark.parametrize("seed", range(5))
def test_ones_own_cards_and_choices_are_no_surprise(seed: int) -> None:
    match = new_match("condottiere3", 3, seed)
    answer(match)
    for _ in range(3):
        seat = answer(match)
        assert (seen(match, seat), others(match, seat)) == (False, ())


def test_passing_shows_nothing_and_a_card_played_from_a_hidden_hand_does() -> None:
    match = new_match("condottiere3", 3)
    answer(match)
    first = answer(match)
    decision = match.decision
    assert decision is not None
    passed = match.at(match.ply)
    passed.submit(decision.seat, Pass())
    assert (seen(passed, first), others(passed, first)) == (False, (decision.seat,))
    answer(match)
    assert (seen(match, first), others(match, first)) == (True, (decision.seat,))


def test_where_all_is_open_and_nothing_drawn_nothing_is_a_surprise() -> None:
    match, rng = new_match("contrees", 2), Rng(1)
    for _ in range(20):
        seat = answer(match, rng.below(len(match.legal())))
        assert not seen(match, seat)
        assert not seen(match, 1 - seat) if match.ply > 1 else True


def test_when_a_match_is_over_every_hand_has_been_seen() -> None:
    match = new_match("condottiere3", 3)
    answer(match)
    seat = answer(match)
    assert not seen(match, seat)
    match.resign(seat)
    assert seen(match, seat)


def test_the_mark_keeps_it() -> None:
    match = new_match("cannir", 3)
    seats = [answer(match) for _ in range(3)]
    match.undo(seats[0])
    (mark,) = match.record.marks
    assert mark["seen"] is True
    assert mark["others"] == sorted(seats[1:])
    assert Match(match.record).record.marks == (mark,)
