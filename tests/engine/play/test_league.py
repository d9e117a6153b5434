"""The league: points, the rota of those who sit out, the standing, and its stored form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.data.codec import CodecError
from engine.play import league as rules
from engine.play.league import League
from engine.play.setup import SeatSetup

NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe")
GAMES = ("one", "two", "three", "four", "five")


def league(players: int = 3, games: tuple[str, ...] = GAMES) -> League:
    return League(tuple(SeatSetup("human", name) for name in NAMES[:players]), games)


@st.composite
def matches(draw: st.DrawFn) -> tuple[int, tuple[int, ...]]:
    """Return a number of seats, and winning seats."""
    seats = draw(st.integers(2, 6))
    return seats, tuple(draw(st.sets(st.integers(0, seats - 1))))


@st.composite
def evenings(draw: st.DrawFn) -> tuple[League, dict[str, int]]:
    """Return a league over many boxes, and the most seats of each."""
    games = tuple(f"box {number}" for number in range(draw(st.integers(1, 12))))
    capacities = {game: draw(st.integers(2, 6)) for game in games}
    return league(draw(st.integers(2, 6)), games), capacities


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "winners", "expected"),
    [
        (4, (2,), [0, 0, 3, 0]),
        (4, (0, 3), [2.5, 0, 0, 2.5]),
        (2, (0, 1), [0.5, 0.5]),
        (3, (), [0, 0, 0]),
    ],
)
def test_a_point_for_each_rival_beaten_and_a_half_for_each_shared(
    seats: int, winners: tuple[int, ...], expected: list[float]
) -> None:
    assert rules.points(seats, winners) == expected


@given(matches())
def test_each_pair_of_rivals_shares_one_point_unless_both_lost(
    match: tuple[int, tuple[int, ...]],
) -> None:
    seats, winners = match
    given_points = rules.points(seats, winners)
    pairs = sum(a in winners or b in winners for b in range(seats) for a in range(b))
    assert sum(given_points) == pairs
    assert all((given > 0) == (seat in winners) for seat, given in enumerate(given_points))


# -- the rota --------------------------------------------------------------------------------------


@given(evenings())
def test_all_sit_out_equally_often_and_nobody_twice_before_all_have_once(
    evening: tuple[League, dict[str, int]],
) -> None:
    played, capacities = evening
    rests = [0] * len(played.players)
    for game, sitters in zip(played.games, rules.plan(played, capacities), strict=True):
        assert len(sitters) == min(len(rests), capacities[game])
        assert list(sitters) == sorted(set(sitters))
        for player in range(len(rests)):
            rests[player] += player not in sitters
        assert max(rests) - min(rests) <= 1


@given(evenings(), st.data())
def test_what_was_foreseen_holds_while_the_evening_goes_on(
    evening: tuple[League, dict[str, int]], data: st.DataObject
) -> None:
    """And whatever is moved, those who sit out next are those who did so least often."""
    played, capacities = evening
    for number in range(len(played.games)):
        if data.draw(st.booleans()):
            game = data.draw(st.sampled_from(played.games))
            moved = rules.move(played, game, data.draw(st.sampled_from((-1, 1))))
            assert sorted(moved.games) == sorted(played.games)
            assert moved.games[:number] == played.games[:number]
            played = moved
        foreseen = rules.plan(played, capacities)
        played = rules.begin(played, foreseen[number], f"key {number}")
        played = rules.enter(played, f"key {number}", (0,))
        assert rules.plan(played, capacities) == foreseen
        numbers = range(len(played.players))
        rests = [sum(who not in match.sitters for match in played.matches) for who in numbers]
        assert max(rests) - min(rests) <= 1
    assert played.is_over


def test_only_boxes_that_wait_are_moved() -> None:
    begun = rules.begin(league(), (0, 1), "a")
    assert rules.move(begun, "one", 1) == begun
    assert rules.move(begun, "two", -1) == begun
    assert rules.move(begun, "five", 1) == begun
    assert rules.move(begun, "three", -1).games == ("one", "three", "two", "four", "five")


# -- the evening -----------------------------------------------------------------------------------


def test_a_match_is_open_until_its_result_is_entered_and_counts_once() -> None:
    played = rules.begin(league(games=("one", "two")), (0, 1, 2), "a")
    assert played.open_match is not None
    assert played.next_game == "one"
    played = rules.enter(rules.enter(played, "a", (0,)), "a", (1,))
    assert (played.open_match, played.next_game) == (None, "two")
    assert [(row.player, row.points, row.place) for row in rules.standings(played)] == [
        (1, 2.0, 1),
        (0, 0.0, 2),
        (2, 0.0, 2),
    ]
    undone = rules.enter(played, "a", None)
    assert undone.next_game == "one"
    assert not any(row.points for row in rules.standings(undone))


def test_a_match_that_was_lost_is_begun_again() -> None:
    played = rules.begin(rules.begin(league(), (0, 1), "a"), (1, 2), "b")
    assert [match.key for match in played.matches] == ["b"]
    assert rules.enter(played, "a", (0,)) == played


def test_an_evening_may_end_early() -> None:
    played = rules.enter(rules.begin(league(), (0, 1), "a"), "a", (0,))
    assert rules.end_now(played).is_over
    assert rules.end_now(rules.begin(played, (1, 2), "b")) == rules.end_now(played)


def test_of_equal_points_more_victories_come_first() -> None:
    played = league(4)
    for key, sitters, winners in (("a", (0, 1, 2), (0,)), ("b", (1, 3), (0,)), ("c", (1, 2), (0,))):
        played = rules.enter(rules.begin(played, sitters, key), key, winners)
    rows = rules.standings(played)
    assert [(row.player, row.points, row.victories, row.played, row.place) for row in rows] == [
        (1, 2.0, 2, 3, 1),
        (0, 2.0, 1, 1, 2),
        (2, 0.0, 0, 2, 3),
        (3, 0.0, 0, 1, 3),
    ]


# -- the stored form -------------------------------------------------------------------------------


@given(evenings())
def test_the_stored_form_returns_it(evening: tuple[League, dict[str, int]]) -> None:
    played, capacities = evening
    played = rules.begin(played, rules.plan(played, capacities)[0], "a")
    assert rules.from_json(rules.to_json(played)) == played


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.update(players=data["players"][:1]),
        lambda data: data.update(players=data["players"] * 3),
        lambda data: data["players"][0].update(name=""),
        lambda data: data["players"][0].update(name="Bruno"),
        lambda data: data["players"][0].update(name="A\u202eB"),
        lambda data: data["players"][0].update(kind="ghost"),
        lambda data: data["players"][0].update(level="level99"),
        lambda data: data.update(games=["one", "one"]),
        lambda data: data.update(games=["two", "one"]),
        lambda data: data["matches"].append(data["matches"][0]),
        lambda data: data["matches"][0].update(sitters=[0]),
        lambda data: data["matches"][0].update(sitters=[0, 0]),
        lambda data: data["matches"][0].update(sitters=[0, 7]),
        lambda data: data["matches"][0].update(winners=[2]),
        lambda data: data["matches"][0].update(winners=[1, 1]),
        lambda data: data["matches"][0].update(winners="all"),
        lambda data: data.update(more=1),
    ],
)
def test_a_stored_form_without_sense_is_refused(spoil: Callable[[Any], None]) -> None:
    data = rules.to_json(rules.begin(league(), (0, 1), "a"))
    assert isinstance(data, dict)
    rules.from_json(data)
    spoil(data)
    with pytest.raises(CodecError):
        rules.from_json(data)


def test_a_league_without_matches_has_a_standing() -> None:
    rows = rules.standings(replace(league(2), matches=()))
    assert [row.place for row in rows] == [1, 1]
