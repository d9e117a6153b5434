"""Matches: answers, refusals, undo and redo, resignation, replaying a record."""

from __future__ import annotations

import copy
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.errors import IllegalActionError, RecordError
from engine.core.rng import Rng
from engine.core.values import Resign
from engine.games import GAMES
from engine.games.cannir.actions import Place
from engine.games.cortez.actions import AddWarrior
from engine.play.match import Match
from engine.play.match_files import new_record, replay_steps
from engine.play.record import Record, from_text, save, to_text
from tests.engine.games.cortez.kit import position
from tests.laws import text

GAME = GAMES["cannir"]


def new_match(seats: int = 2, seed: int = 3, plies: int = 0, **options: bool) -> Match:
    match = Match(new_record(GAME, seats, seed, options))
    rng = Rng(seed)
    for _ in range(plies):
        if match.decision is None:
            break
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    return match


def test_an_illegal_answer_changes_nothing() -> None:
    match = new_match(plies=3)
    before = match.record, text(match.open_view())
    decision = match.decision
    assert decision is not None
    other = 1 - decision.seat
    with pytest.raises(IllegalActionError) as caught:
        match.submit(other, match.legal()[0])
    assert caught.value.key == "not_your_turn"
    with pytest.raises(IllegalActionError) as caught:
        match.submit(decision.seat, Place("v9", "C"))
    assert caught.value.key == "unknown"
    assert (match.record, text(match.open_view())) == before


def test_legal_answers_are_those_of_now_and_a_copy_of_ones_own() -> None:
    match, rng = new_match(), Rng(7)
    while match.decision is not None:
        assert match.codes() == match.true_state().codes()
        match.codes().clear()
        legal = match.legal()
        assert legal
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    assert match.codes() == []
    assert match.undo(0)
    assert match.codes() == match.true_state().codes() != []


def test_another_state_has_its_own_legal_answers() -> None:
    match, later = new_match(plies=2), new_match(plies=5)
    twin = copy.copy(match)
    twin._state = later.true_state()
    assert twin.codes() == later.codes() != match.codes()
    assert match.codes() == match.true_state().codes()


def test_a_record_replays_to_the_same_match() -> None:
    match = new_match(seats=3, plies=9, veiled=True)
    again = Match(from_text(to_text(match.record)))
    assert text(again.open_view()) == text(match.open_view())
    assert again.steps == match.steps
    assert again.opening == match.opening


def with_private_questions(people: int = 4) -> Match:
    """Return a match in which many were asked for a hand that they could only keep."""
    kinds = ["human"] * people + ["bot"] * (4 - people)
    players = tuple({"kind": kind, "name": "", "level": "level1"} for kind in kinds)
    record = new_record(GAMES["condottiere1"], 4, 8, players=players)
    match = Match(replace(record, format=1))
    rng = Rng(5)
    while match.ply < 150:
        legal = match.legal()
        assert match.decision is not None
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    assert sum(step.is_forced for step in match.steps) > 10
    return match


def test_a_private_question_is_asked_though_it_leaves_no_choice() -> None:
    match = with_private_questions()
    assert len(match.steps) == match.ply
    for step in match.steps:
        if step.is_forced:
            assert step.action.do == "keep_hand"
            assert "hand_kept" not in {event.event for event in step.events}
    assert Match(from_text(to_text(match.record))).steps == match.steps


def test_records_without_answers_that_left_no_choice_play_the_same() -> None:
    """Such answers were not recorded once, in format 1."""
    match = with_private_questions()
    kept = [
        answer
        for answer, step in zip(match.record.answers, match.steps, strict=True)
        if not step.is_forced
    ]
    old = Match(replace(match.record, answers=tuple(kept)))
    assert old.steps == match.steps
    assert old.record == match.record
    assert text(old.open_view()) == text(match.open_view())


@pytest.mark.parametrize("people", [1, 2])
def test_undo_goes_back_to_a_choice(people: int) -> None:
    """Where people share a screen, whether a private answer was a choice is a secret."""
    match = with_private_questions(people)
    while not (match.is_forced and match.decision is not None and match.decision.seat == 0):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[-1])
    before = match.ply
    step = match.submit_forced()
    assert step.is_forced
    chosen = [ply for ply, one in enumerate(match.steps) if one.seat == 0 and not one.is_forced]
    match.undo(0)
    assert match.ply == (chosen[-1] if people == 1 else before)
    assert (len(match.legal()) > 1) == (people == 1)


def test_undo_goes_back_to_my_last_decision_and_redo_returns() -> None:
    match = new_match(plies=6)
    assert match.decision is not None
    me = match.decision.seat
    before = match.record.answers, text(match.open_view())
    mine = [ply for ply, (seat, _) in enumerate(before[0]) if seat == me]
    assert match.undo(me) == 6 - mine[-1]
    assert match.decision is not None
    assert match.decision.seat == me
    (mark,) = match.record.marks
    assert mark == {
        "mark": "undo", "ply": 6, "to": mine[-1], "seat": me, "others": [1 - me], "seen": True,
    }  # fmt: skip
    while match.can_redo:
        match.redo()
    assert (match.record.answers, text(match.open_view())) == before
    assert match.redo() is None


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    match = new_match(plies=6)
    assert match.decision is not None
    match.undo(match.decision.seat)
    taken_back = match._undone[-1].action
    other = next(
        action for action in match.legal() if action.do and text(action) != text_of(taken_back)
    )
    match.submit(match.decision.seat, other)
    assert not match.can_redo


def text_of(answer: object) -> str:
    import json

    return json.dumps(answer, sort_keys=True)


def test_undo_twice_then_redo_twice() -> None:
    match = new_match(plies=8)
    before = match.record.answers
    assert match.decision is not None
    me = match.decision.seat
    match.undo(me)
    match.undo(me)
    assert len(match.record.marks) == 2
    while match.can_redo:
        match.redo()
    assert match.record.answers == before


def test_a_thought_noted_anew_replaces_the_one_of_that_answer() -> None:
    match = new_match(plies=2)
    match.note_thought(10)
    match.note_thought(20)
    assert match.decision is not None
    match.submit(match.decision.seat, match.legal()[0])
    match.note_thought(30)
    assert list(match.record.thoughts) == [(2, 20), (3, 30)]
    # An action that is not the bot's own has no thought.
    match.note_thought(None)
    assert list(match.record.thoughts) == [(2, 20)]


def test_an_act_of_several_answers_is_taken_back_as_one_and_kept_as_one() -> None:
    sides = {side: {"warriors": [], "weapons": 0} for side in ("attacker", "defender")}
    fight = {
        "attacker": "A", "defender": "B", "square": "1,0", "origin": "0,0", "step": "attack",
        "attacker_troop": "S1", "defender_troop": "A1", "sides": sides,
    }  # fmt: skip
    written = position(
        board="S1@1,0=A A1@1,0=B", phase="combat", combat=fight,
        hands={"B": "food"}, warriors={"A": "65432", "B": "1"},
    )  # fmt: skip
    match = Match(replace(new_record(GAMES["cortez"], 2), position=written["position"]))
    match.submit(0, AddWarrior(6))
    for value in (5, 4, 3):
        match.submit(0, AddWarrior(value), joined=value < 5)
    assert match.record.joined == (2, 3)
    kept = Match(from_text(to_text(match.record)))
    for one in (match, kept):
        taken = one.undone_answers(0)
        assert taken is not None
        assert (taken.to, taken.others) == (1, ())
        assert one.undo(0) == 3
        assert one.record.joined == ()
        assert one.redo() is not None
        assert one.is_amid_act
        while one.is_amid_act:
            one.redo()
        assert not one.can_redo
        assert one.record.joined == (2, 3)
        assert one.undo(0) == 3
        assert one.undo(0) == 1
        one.submit(0, AddWarrior(2))
        assert not one.can_redo
        assert one.record.joined == ()


def test_who_has_answered_nothing_has_nothing_to_undo() -> None:
    match = new_match()
    assert match.undo(0) == 0
    assert match.record.marks == ()


@pytest.mark.parametrize("seats", [2, 3])
def test_resigning_gives_the_others_the_win(seats: int) -> None:
    match = new_match(seats=seats, plies=2)
    match.resign(1)
    assert match.decision is None
    assert match.view(0).decision is None
    assert match.open_view().decision is None
    assert match.result is not None
    assert match.result.winners == tuple(seat for seat in range(seats) if seat != 1)
    assert match.result.by == "resignation"
    assert sum(match.returns()) == pytest.approx(1)
    assert match.returns()[1] == 0
    assert Match(match.record).result == match.result
    with pytest.raises(IllegalActionError):
        match.submit(0, Resign())
    match.undo(1)
    assert match.decision is not None


def test_any_earlier_moment_can_be_looked_at() -> None:
    match = new_match(plies=6)
    moments = [text(match.at(ply).view(0)) for ply in range(7)]
    assert len(set(moments)) == 7
    assert moments[6] == text(match.view(0))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"version": 2}, "newer"),
        ({"version": 0}, "older"),
        ({"seats": 7}, "seats"),
        ({"options": {"flying": True}}, "options"),
        ({"options": {"veiled": "yes"}}, "options"),
        ({"players": ({"kind": "human", "name": "Ada"},)}, "players"),
        ({"players": ({"kind": "human", "name": "Ada"}, "Bo")}, "players"),
        ({"players": ({"kind": "human", "name": 5}, {"kind": "human", "name": ""})}, "players"),
        ({"players": ({"kind": "bot", "name": "A"}, {"kind": "human", "name": ""})}, "players"),
        ({"players": ({"kind": "bot", "name": "A", "level": "?"}, {"kind": "human"})}, "players"),
        ({"players": ({"kind": "cat", "name": "A"}, {"kind": "human", "name": ""})}, "players"),
        ({"answers": ((0, {"do": "place", "card": "r1", "cell": "N3"}),)}, "damaged"),
        ({"answers": ((0, {"do": "fly"}),)}, "damaged"),
        ({"answers": ((9, {"do": "resign"}),)}, "damaged"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(change: dict[str, object], key: str) -> None:
    record: Record = replace(new_match(plies=2).record, **change)  # type: ignore[arg-type]
    with pytest.raises((RecordError, ValueError)) as caught:
        Match(record)
    assert getattr(caught.value, "key", None) == key
    assert "\n" not in str(caught.value)


def test_messages_say_how_many_may_sit() -> None:
    said = {name: game.seat_range() for name, game in GAMES.items()}
    assert said == {
        "condottiere1": "2 to 6",
        "condottiere3": "2 to 6",
        "contrees": "2",
        "cannir": "2 to 3",
        "cortez": "2 to 6",
    }


def test_a_match_in_a_file_grows_to_what_it_is(tmp_path: Path) -> None:
    players = tuple({"kind": "human", "name": name} for name in ("Ana", "Rui"))
    kept = new_match(plies=5)
    save(replace(kept.record, players=players), file := tmp_path / "kept.conquista")
    assert [grown.ply for grown in replay_steps(file)] == list(range(6))
    *_, grown = replay_steps(file)
    assert grown.view(None) == kept.view(None)
