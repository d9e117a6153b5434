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
from engine.games.cannir.events import Place
from engine.games.cortez.actions import AddWarrior
from engine.play.match import Match, new_record, replay_steps
from engine.play.record import Record, from_text, save, to_text
from tests.engine.games.cortez.kit import position
from tests.laws import text

GAME = GAMES["cannir"]


def match(seats: int = 2, seed: int = 3, plies: int = 0, **options: bool) -> Match:
    made = Match(new_record(GAME, seats, seed, options))
    rng = Rng(seed)
    for _ in range(plies):
        if made.decision is None:
            break
        legal = made.legal()
        made.submit(made.decision.seat, legal[rng.below(len(legal))])
    return made


def test_an_illegal_answer_changes_nothing() -> None:
    made = match(plies=3)
    before = made.record, text(made.open_view())
    decision = made.decision
    assert decision is not None
    other = 1 - decision.seat
    with pytest.raises(IllegalActionError) as caught:
        made.submit(other, made.legal()[0])
    assert caught.value.key == "not_your_turn"
    with pytest.raises(IllegalActionError) as caught:
        made.submit(decision.seat, Place("v9", "C"))
    assert caught.value.key == "unknown"
    assert (made.record, text(made.open_view())) == before


def test_legal_answers_are_those_of_now_and_a_copy_of_ones_own() -> None:
    made, rng = match(), Rng(7)
    while made.decision is not None:
        assert made.codes() == made.truth().codes()
        made.codes().clear()
        legal = made.legal()
        assert legal
        made.submit(made.decision.seat, legal[rng.below(len(legal))])
    assert made.codes() == []
    assert made.undo(0)
    assert made.codes() == made.truth().codes() != []


def test_another_state_has_its_own_legal_answers() -> None:
    made, later = match(plies=2), match(plies=5)
    twin = copy.copy(made)
    twin._state = later.truth()
    assert twin.codes() == later.codes() != made.codes()
    assert made.codes() == made.truth().codes()


def test_a_record_replays_to_the_same_match() -> None:
    made = match(seats=3, plies=9, veiled=True)
    again = Match(from_text(to_text(made.record)))
    assert text(again.open_view()) == text(made.open_view())
    assert again.steps == made.steps
    assert again.opening == made.opening


def with_private_questions(people: int = 4) -> Match:
    """A match in which many were asked for a hand that they could only keep."""
    kinds = ["human"] * people + ["bot"] * (4 - people)
    players = tuple({"kind": kind, "name": "", "level": "level1"} for kind in kinds)
    record = new_record(GAMES["condottiere1"], 4, 8, players=players)
    made = Match(replace(record, format=1))
    rng = Rng(5)
    while made.ply < 150:
        legal = made.legal()
        assert made.decision is not None
        made.submit(made.decision.seat, legal[rng.below(len(legal))])
    assert sum(step.forced for step in made.steps) > 10
    return made


def test_a_private_question_is_asked_though_it_leaves_no_choice() -> None:
    made = with_private_questions()
    assert len(made.steps) == made.ply
    for step in made.steps:
        if step.forced:
            assert step.action.do == "keep_hand"
            assert "hand_kept" not in {event.event for event in step.events}
    assert Match(from_text(to_text(made.record))).steps == made.steps


def test_records_without_answers_that_left_no_choice_play_the_same() -> None:
    """Such answers were not recorded once, in format 1."""
    made = with_private_questions()
    kept = [
        answer
        for answer, step in zip(made.record.answers, made.steps, strict=True)
        if not step.forced
    ]
    old = Match(replace(made.record, answers=tuple(kept)))
    assert old.steps == made.steps
    assert old.record == made.record
    assert text(old.open_view()) == text(made.open_view())


@pytest.mark.parametrize("people", [1, 2])
def test_undo_goes_back_to_a_choice(people: int) -> None:
    """Where people share a screen, whether a private answer was a choice is a secret."""
    made = with_private_questions(people)
    while not (made.forced and made.decision is not None and made.decision.seat == 0):
        assert made.decision is not None
        made.submit(made.decision.seat, made.legal()[-1])
    before = made.ply
    step = made.submit_forced()
    assert step.forced
    chosen = [ply for ply, one in enumerate(made.steps) if one.seat == 0 and not one.forced]
    made.undo(0)
    assert made.ply == (chosen[-1] if people == 1 else before)
    assert (len(made.legal()) > 1) == (people == 1)


def test_undo_goes_back_to_my_last_decision_and_redo_returns() -> None:
    made = match(plies=6)
    assert made.decision is not None
    me = made.decision.seat
    before = made.record.answers, text(made.open_view())
    mine = [ply for ply, (seat, _) in enumerate(before[0]) if seat == me]
    assert made.undo(me) == 6 - mine[-1]
    assert made.decision is not None
    assert made.decision.seat == me
    (mark,) = made.record.marks
    assert mark == {
        "mark": "undo", "ply": 6, "to": mine[-1], "seat": me, "others": [1 - me], "seen": True,
    }  # fmt: skip
    while made.can_redo:
        made.redo()
    assert (made.record.answers, text(made.open_view())) == before
    assert made.redo() is None


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    made = match(plies=6)
    assert made.decision is not None
    made.undo(made.decision.seat)
    taken_back = made._undone[-1].action
    other = next(
        action for action in made.legal() if action.do and text(action) != text_of(taken_back)
    )
    made.submit(made.decision.seat, other)
    assert not made.can_redo


def text_of(answer: object) -> str:
    import json

    return json.dumps(answer, sort_keys=True)


def test_undo_twice_then_redo_twice() -> None:
    made = match(plies=8)
    before = made.record.answers
    assert made.decision is not None
    me = made.decision.seat
    made.undo(me)
    made.undo(me)
    assert len(made.record.marks) == 2
    while made.can_redo:
        made.redo()
    assert made.record.answers == before


def test_a_thought_noted_anew_replaces_the_one_of_that_answer() -> None:
    made = match(plies=2)
    made.note_thought(10)
    made.note_thought(20)
    assert made.decision is not None
    made.submit(made.decision.seat, made.legal()[0])
    made.note_thought(30)
    assert list(made.record.thoughts) == [(2, 20), (3, 30)]
    # An action that is not the bot's own has no thought.
    made.note_thought(None)
    assert list(made.record.thoughts) == [(2, 20)]


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
    made = Match(replace(new_record(GAMES["cortez"], 2), position=written["position"]))
    made.submit(0, AddWarrior(6))
    for value in (5, 4, 3):
        made.submit(0, AddWarrior(value), joined=value < 5)
    assert made.record.joined == (2, 3)
    kept = Match(from_text(to_text(made.record)))
    for one in (made, kept):
        taken = one.taking_back(0)
        assert taken is not None
        assert (taken.to, taken.others) == (1, ())
        assert one.undo(0) == 3
        assert one.record.joined == ()
        assert one.redo() is not None
        assert one.amid_act
        while one.amid_act:
            one.redo()
        assert not one.can_redo
        assert one.record.joined == (2, 3)
        assert one.undo(0) == 3
        assert one.undo(0) == 1
        one.submit(0, AddWarrior(2))
        assert not one.can_redo
        assert one.record.joined == ()


def test_who_has_answered_nothing_has_nothing_to_undo() -> None:
    made = match()
    assert made.undo(0) == 0
    assert made.record.marks == ()


@pytest.mark.parametrize("seats", [2, 3])
def test_resigning_gives_the_others_the_win(seats: int) -> None:
    made = match(seats=seats, plies=2)
    made.resign(1)
    assert made.decision is None
    assert made.view(0).decision is None
    assert made.open_view().decision is None
    assert made.result is not None
    assert made.result.winners == tuple(seat for seat in range(seats) if seat != 1)
    assert made.result.by == "resignation"
    assert sum(made.returns()) == pytest.approx(1)
    assert made.returns()[1] == 0
    assert Match(made.record).result == made.result
    with pytest.raises(IllegalActionError):
        made.submit(0, Resign())
    made.undo(1)
    assert made.decision is not None


def test_any_earlier_moment_can_be_looked_at() -> None:
    made = match(plies=6)
    moments = [text(made.at(ply).view(0)) for ply in range(7)]
    assert len(set(moments)) == 7
    assert moments[6] == text(made.view(0))


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
    record: Record = replace(match(plies=2).record, **change)  # type: ignore[arg-type]
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
    kept = match(plies=5)
    save(replace(kept.record, players=players), file := tmp_path / "kept.conquista")
    assert [grown.ply for grown in replay_steps(file)] == list(range(6))
    *_, grown = replay_steps(file)
    assert grown.view(None) == kept.view(None)
