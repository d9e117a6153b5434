"""The panel of Cortez: possessions, squares, the steps of a combat, points."""

from __future__ import annotations

import pytest

from desktop.games.cortez.facts import facts
from desktop.panels.score import ranking
from engine.core.values import Result
from engine.games.cortez.cards import TROOP_NUMBERS
from engine.games.cortez.views.view import Auction, NationScore
from tests.desktop.games.cortez.kit import NAMES, combat, moment, with_troops
from tests.desktop.games.cortez.text_kit import whole


def test_the_panel_counts_what_everybody_has(language: str) -> None:
    view = with_troops(moment("action"), S1=("T21", 0), S2=("0,3", 0))
    told = facts(view, NAMES, 0)
    assert [holding.number for holding in told.seats[0].holdings] == [10, 4, 0, 0, 1]
    assert told.camps is not None
    assert told.camps.counts == (3, 2)
    assert told.turn_card is not None
    assert told.turn_card.card == "bridges"
    for said in (told.goal, told.progress, told.camps.sentence, told.turn_card.text):
        whole(said)
    for seat in told.seats:
        whole(seat.subtitle)
        for holding in seat.holdings:
            assert str(holding.number) in holding.text


@pytest.mark.parametrize(
    ("origin", "winner", "counts"),
    [
        ("9,11", None, (0, 1)),
        ("T20", None, (1, 1)),
        ("9,11", 0, (1, 0)),
        ("9,11", 1, (0, 1)),
        ("T20", 1, (0, 1)),
    ],
)
def test_a_square_fought_for_is_nobody_elses_before_it_is_decided(
    origin: str, winner: int | None, counts: tuple[int, int]
) -> None:
    """A troop that attacks from the city counts there until it is beaten."""
    fought = combat(origin=origin, winner=winner)
    view = moment("combat_step", combat=fought)
    nowhere = dict.fromkeys(TROOP_NUMBERS, ("0,3", None))
    view = with_troops(view, **(nowhere | {"S1": ("T21", 0), "A1": ("T21", 1)}))
    told = facts(view, NAMES, 0)
    assert told.camps is not None
    assert told.camps.counts == counts
    assert tuple(seat.holdings[-1].number for seat in told.seats) == (*counts, 0, 0)
    assert tuple(seat.standing[0] for seat in told.seats) == (*counts, 0, 0)


def test_in_an_auction_the_seat_asked_is_to_bid() -> None:
    """It need not be its turn."""
    view = moment("bid", seat=0, turn_seat=1, auction=Auction(0, None, (False,) * 4))
    badges = [seat.badge for seat in facts(view, NAMES, 0).seats]
    assert [badge and badge.text for badge in badges] == ["to bid", None, None, None]


def test_a_combat_has_steps_and_badges(language: str) -> None:
    told = facts(moment("combat_step", combat=combat(step="raise")), NAMES, 0)
    assert told.procedure is not None
    whole(told.procedure.heading)
    states = [step.state.value for step in told.procedure.steps]
    assert states == ["skipped", "done", "now", "coming", "coming"], "nobody has parleyed"
    talked = facts(moment("combat_step", combat=combat(step="raise", parleys=1)), NAMES, 0)
    assert talked.procedure is not None
    assert [step.state.value for step in talked.procedure.steps] == ["done", *states[1:]]
    badges = [seat.badge for seat in told.seats]
    assert badges[0] is not None
    assert badges[1] is not None
    assert badges[2:] == [None, None]


def test_points_open_into_their_parts(language: str) -> None:
    lines = {"nation": 5, "troops": 10, "objective": 10, "treasures": 0, "gold": 2, "bribery": 3}
    score = tuple(NationScore(**lines, total=30) for _ in range(4))
    told = facts(moment("action", decision=None, phase="over", score=score), NAMES, 0)
    assert told.score is not None
    assert told.score.points == (30,) * 4
    for parts in told.score.parts:
        assert sum(line.points for line in parts) == 30
        for line in parts:
            whole(line.label)


def test_the_highest_square_ranks_those_who_are_level(language: str) -> None:
    """They have as many points and troops in the city; the score window promises it."""
    lines = {"nation": 5, "troops": 5, "objective": 0, "treasures": 0, "gold": 0, "bribery": 0}
    score = tuple(NationScore(**lines, total=total) for total in (30, 10, 10, 10))
    view = moment("action", decision=None, phase="over", score=score)
    nowhere = dict.fromkeys(TROOP_NUMBERS, ("0,3", None))
    city = {"S1": ("T25", 0), "A1": ("T9", 1), "S2": ("T12", 2), "A2": ("T11", 3)}
    seats = facts(with_troops(view, **(nowhere | city)), NAMES, 0).seats
    assert ranking(Result((0,), "treasures"), seats) == [1, 4, 2, 3]
