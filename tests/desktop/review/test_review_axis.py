"""Time along the foot of the curve, and the line above it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from desktop.games import TABLES
from desktop.games.cannir.facts import facts
from desktop.review.axis import Axis
from desktop.review.findings import Findings
from desktop.table.replay.chapters import Chapter, MoveIndex, each_move, extended_to_end, with_step
from engine.core.rng import Rng
from engine.core.values import Resign
from engine.games import GAMES
from engine.games.cannir.views import CannirView
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.review.moments import Moment, with_chance
from engine.talk.statements import Remark, RemarkKind
from tests.desktop.review.match_kit import moment, own_plies, turning_point


def test_every_moment_has_its_place_and_every_place_its_moment() -> None:
    chapters = [Chapter(4, "Bologna", 1), Chapter(5, "Parma"), Chapter(30, "Rome", 0)]
    axis = Axis(chapters, 32, 40.0, 500.0)
    assert [axis.ply(axis.x_of_ply(ply)) for ply in range(33)] == list(range(33))
    assert (axis.x_of_ply(0), axis.x_of_ply(32)) == (40.0, 500.0)
    assert [axis.chapter_number(ply) for ply in (0, 3, 4, 5, 31, 32)] == [0, 0, 1, 2, 3, 3]
    assert [axis.ply(x) for x in (-5.0, 900.0)] == [0, 32]


def test_no_two_names_below_the_curve_touch() -> None:
    chapters = [Chapter(last, "Bologna", 0) for last in (1, 2, 3, 4, 30, 31)]
    axis = Axis(chapters, 31, 0.0, 500.0)
    for here in range(6):
        found = axis.column_labels([60.0] * 6, 16.0, 4.0, here)
        # Beside others with their marks one without would be nobody's.
        assert [n for n, label in found.items() if label.is_marked] == [here]
        assert found.keys() >= {here, 4}
        places = [
            (one.left, one.left + (80.0 if one.is_marked else 60.0)) for one in found.values()
        ]
        places.sort()
        assert places[0][0] >= 0
        assert places[-1][1] <= 500
        assert all(end < begin for (_, end), (begin, _) in pairwise(places))
    assert axis.column_labels([0.0] * 6, 16.0, 4.0, 2) == {}
    # Names alone before fewer of them with their marks; all with theirs where nearly all can.
    even = Axis([Chapter(last, "Rome", 0) for last in range(1, 11)], 10, 0.0, 500.0)
    short = even.column_labels([36.0] * 10, 16.0, 4.0, 5)
    assert len(short) == 10
    assert [n for n, label in short.items() if label.is_marked] == [5]
    for widths, count in (([22.0] * 10, 10), ([22.0] * 4 + [68.0] + [22.0] * 5, 9)):
        full = even.column_labels(widths, 16.0, 4.0, 5)
        assert len(full) == count
        assert all(label.is_marked for label in full.values())


def test_unowned_chapters_are_marked_beside_plain_names() -> None:
    """The same city twice, first in vain."""
    seats = (None, 0, 1)
    axis = Axis([Chapter(n, "Genoa", seat) for n, seat in enumerate(seats, 1)], 3, 0.0, 200.0)
    found = axis.column_labels([36.0, 36.0, 60.0], 16.0, 4.0, 1)
    assert [(n, label.is_marked) for n, label in sorted(found.items())] == [
        (0, True),
        (1, True),
        (2, False),
    ]


def test_moves_are_counted_as_closely_as_there_is_room() -> None:
    few, many = Axis([], 14, 0.0, 800.0), Axis([Chapter(60)], 240, 0.0, 800.0)
    assert few.numbers(34) == list(range(1, 15))
    # A move lies between the moments before and after it.
    assert few.x_of_ply(5) < few.x_of_move(6) < few.x_of_ply(6)
    for axis in (few, many):
        for apart in (34.0, 90.0):
            places = [axis.x_of_move(move) for move in axis.numbers(apart)]
            assert len(places) > 3
            assert min(b - a for a, b in pairwise(places)) >= apart
    assert Axis([], 100_000, 0.0, 60.0).numbers(34) == []


def test_how_closely_moves_are_counted_is_soon_found(monkeypatch: pytest.MonkeyPatch) -> None:
    axis = Axis([Chapter(last) for last in range(5, 501, 5)], 500, 0.0, 800.0)
    asked: list[float] = []
    place = axis.x_of_ply

    def x(ply: float) -> float:
        asked.append(ply)
        return place(ply)

    monkeypatch.setattr(axis, "x_of_ply", x)
    found = axis.numbers(34)
    # Not all moments at every step.
    assert len(asked) < len(found) + 30


def test_chapters_end_where_the_match_does() -> None:
    assert extended_to_end([], 7) == [Chapter(7)]
    assert extended_to_end([Chapter(3), Chapter(3), Chapter(9)], 7) == [Chapter(3), Chapter(7)]


# -- moves -----------------------------------------------------------------------------------------


def test_moves_lead_from_one_to_the_next_and_back() -> None:
    counted = MoveIndex([2, 3, 7])
    assert [counted.number(ply) for ply in range(8)] == [0, 1, 1, 2, 3, 3, 3, 3]
    assert [counted.adjacent_ply(ply, 1) for ply in range(8)] == [2, 2, 3, 7, 7, 7, 7, 7]
    assert [counted.adjacent_ply(ply, -1) for ply in range(8)] == [0, 0, 0, 2, 3, 3, 3, 3]
    assert [counted.middle(number) for number in (1, 2, 3)] == [1.0, 2.5, 5.0]
    assert each_move(3).ends == range(1, 4)


def test_moves_below_the_curve_lie_between_their_moments() -> None:
    axis = Axis([Chapter(100)], 100, 0.0, 500.0, MoveIndex([10, 90, 100]))
    assert [round(axis.x_of_move(move)) for move in (1, 2, 3)] == [25, 250, 475]
    assert axis.numbers(40.0) == [1, 2, 3]


def test_a_moment_inside_a_move_has_its_step() -> None:
    counted = MoveIndex([2, 3, 7])
    inside = {ply: counted.count_moments(ply) for ply in range(8)}
    assert {ply: step for ply, step in inside.items() if step} == {
        1: (1, 2), 4: (1, 4), 5: (2, 4), 6: (3, 4),
    }  # fmt: skip
    assert with_step("Move 3 of 3", counted, 5) == "Move 3 of 3, step 2 of 4"
    assert with_step("Before move 3 of 3", counted, 5, before=True).endswith("step 3 of 4")
    assert with_step("Move 3 of 3", counted, 7) == "Move 3 of 3"


#: The decisions of a game whose answers in a row are one move.
RUNS = {name: {"contrees": {"lay"}, "cortez": {"combat_step"}}.get(name, set()) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_silent_answers_are_no_moves(name: str) -> None:
    """Every other answer is one, except in a run of answers that people see as one move."""
    game, rng, table = GAMES[name], Rng(5), TABLES[name]
    match = Match(new_record(game, game.seats[-1], 7))
    while match.decision is not None and match.ply < 150:
        codes = match.codes()
        match.submit(match.decision.seat, game.action(codes[rng.below(len(codes))]))
    counted = table.moves(match)
    assert counted.ends[-1] == match.ply
    assert sorted(set(counted.ends)) == list(counted.ends)
    begun = [0, *counted.ends[:-1]]
    for first, last in zip(begun, counted.ends, strict=True):
        steps = match.steps[first:last]
        told = [
            step
            for step in steps
            if not table.texts.text_without_event(step.action, step.asked, "")
        ]
        assert len({step.seat for step in told}) <= 1
        asked = [step.asked for step in told]
        assert len(told) <= 1 or {*asked} <= RUNS[name] or asked == ["play", "choose"]
        assert told or first == 0
    silent = [
        step for step in match.steps if table.texts.text_without_event(step.action, step.asked, "")
    ]
    if name in ("condottiere3", "cortez"):
        assert silent
        assert counted.count + len(silent) <= match.ply


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_lies_in_the_chapter_of_its_action(name: str) -> None:
    """A moment shows one action and the silent ones after it: the caption is that of the action."""
    game, table = GAMES[name], TABLES[name]
    for seed in (5, 6):
        match, rng = Match(new_record(game, game.seats[-1], seed)), Rng(seed)
        while match.decision is not None and match.ply < 1_500:
            codes = match.codes()
            match.submit(match.decision.seat, game.action(codes[rng.below(len(codes))]))
        counted, chapters = table.moves(match), table.chapters(match)
        axis = Axis(chapters, match.ply, 0.0, 900.0)
        for ply in range(1, match.ply + 1):
            shown = counted.moment(ply)
            told = max(1, shown[0])
            assert axis.chapter_number(told - 1) == axis.chapter_number(shown[-1] - 1)
        for step, chapter in zip(_ends_of_battles(match), chapters, strict=False):
            assert axis.chapter_number(step - 1) == axis.chapter_number(chapter.last - 1)


def _ends_of_battles(match: Match) -> list[int]:
    """Return the plies after the actions that ended battles; none in games without battles."""
    return [
        ply
        for ply, step in enumerate(match.steps, 1)
        if any(type(event).__name__ == "BattleEnded" for event in step.events)
    ]


def test_what_is_said_is_no_move_no_moment_and_no_stretch_of_the_curve() -> None:
    """A greeting before the first move belongs to it, a remark after a move to that one."""
    match = Match(new_record(GAMES["cannir"], 2, 7))

    def say(topic: RemarkKind) -> None:
        match.interrupt(1, Remark(topic), match.ply)

    assert match.decision is not None
    first = match.decision.seat
    say("greeting")
    for seat in (first, 1 - first):
        match.submit(seat, match.legal()[0])
        say("thanks")
    match.submit(first, Resign())
    counted, chapters = TABLES["cannir"].moves(match), TABLES["cannir"].chapters(match)
    assert chapters == [Chapter(3, seat=first), Chapter(5, seat=1 - first), Chapter(6, seat=first)]
    assert counted.ends == [3, 5, 6]
    assert [counted.number(ply) for ply in range(7)] == [0, 0, 1, 1, 2, 2, 2]
    assert [counted.moment(ply) for ply in (0, 2, 4)] == [range(2), range(2, 4), range(4, 6)]
    assert counted.longest == 1
    assert [counted.count_moments(ply) for ply in range(7)] == [None] * 7


def test_nothing_said_changes_a_chance() -> None:
    """The moment after it has the value of the one before, and no fall begins there."""
    match = Match(new_record(GAMES["cannir"], 2, 2))
    assert match.decision is not None
    first = match.decision.seat
    match.submit(first, match.legal()[0])
    match.interrupt(1, Remark("greeting"), match.ply)
    match.submit(1 - first, match.legal()[0])
    findings = Findings(match, 0)
    for ply, chance in enumerate((0.5, 0.5, 0.3, 0.3)):
        assert findings.add_moment(moment(ply, chance))
    assert [found.chances[0] for found in findings.evaluated_moments] == [0.5, 0.5, 0.5, 0.3]
    assert findings.steepest_fall(0) == 2


def test_a_turn_of_cannir_is_one_move_as_at_the_table() -> None:
    """A play may be followed by the choice of a suite."""
    game, table, chosen = GAMES["cannir"], TABLES["cannir"], 0
    for seed in (3, 4):
        match, rng = Match(new_record(game, 3, seed)), Rng(seed)
        while match.decision is not None:
            view = match.view(match.decision.seat)
            code = game.bots.policy.suggest(view, match.codes(), rng)
            match.submit(match.decision.seat, game.action(code))
        chosen += sum(step.asked == "choose" for step in match.steps)
        view = match.view(None)
        assert isinstance(view, CannirView)
        progress = facts(view, [""] * 3, None).progress
        assert progress.split()[1] == str(table.moves(match).count)
    assert chosen


@pytest.mark.parametrize("expert", [False, True])
def test_both_tiles_of_a_turn_are_one_move(expert: bool) -> None:
    """Also where nobody was asked for the first of all: there is one place, and one colour."""
    game, table = GAMES["contrees"], TABLES["contrees"]
    match = Match(new_record(game, 2, 7, {"expert": expert}))
    for _ in range(16 if expert else 15):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[-1])
    chapters = table.chapters(match)
    assert len(chapters) == 4
    assert table.moves(match).count == 8


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_curve_and_panel_tell_one_number_while_the_curve_is_computed(seed: int) -> None:
    match = Match(new_record(GAMES["cannir"], 2, seed))
    play_scripted(match, 99)
    for ply in own_plies(match):
        findings = Findings(match, 0)
        for end, chance in ((0, 0.4), (match.ply, 1.0)):
            assert findings.add_moment(moment(end, chance))
        assert findings.add_coach_line(turning_point(match, ply))
        (turn,) = findings.turns
        given = turn.given_evaluation()
        assert given is not None
        told = [turn.advice.moves[0].value, given.value]
        for after, value in enumerate(told[: match.ply - ply]):
            shown = findings.on_curve(ply + after)
            assert shown is not None
            assert shown.chances[0] == value


def test_what_is_sure_for_the_judged_seat_is_sure_for_all() -> None:
    before = Moment(3, (0.5, 0.3), (0.1, 0.1))
    assert with_chance(before, 0, 1.0, 0.0) == Moment(3, (1.0, 0.0), (0.0, 0.0))
    assert with_chance(before, 0, 1.0, 0.05).doubts == pytest.approx((0.05, 0.03))
    won = Moment(3, (1.0, 0.0, 0.0), (0.02, 0.02, 0.02))
    assert with_chance(won, 0, 0.9, 0.1).chances == pytest.approx((0.9, 0.05, 0.05))


@pytest.mark.parametrize(
    ("chances", "doubts"),
    [((0.5, 0.5), (0.2, 0.2)), ((0.5, 0.3), (0.1, 0.1)), ((0.2, 0.3, 0.5), (0.1, 0.1, 0.02))],
)
@pytest.mark.parametrize("value", [0.1, 0.49, 0.9])
@pytest.mark.parametrize("margin", [0.02, 0.5])
def test_the_margins_of_all_seats_follow_from_one_another(
    chances: tuple[float, ...], doubts: tuple[float, ...], value: float, margin: float
) -> None:
    found = with_chance(Moment(3, chances, doubts), 0, value, margin)
    others = range(1, len(chances))
    rest = 1.0 - chances[0]
    assert sum(found.chances) == pytest.approx(1.0 - (1.0 - sum(chances)) * (1.0 - value) / rest)
    for seat in others:
        # No other seat is surer than its share of what the first one leaves.
        assert found.doubts[seat] >= margin * chances[seat] / rest - 1e-9
        assert found.doubts[seat] <= margin + doubts[seat] * (1.0 - value) / rest
    if sum(chances) == 1.0:
        assert margin <= sum(found.doubts[seat] for seat in others) + 1e-9
    if len(chances) == 2 and sum(chances) == 1.0:
        assert found.doubts == pytest.approx((margin, margin))
