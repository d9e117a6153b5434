"""Actions of seats that are not asked: between two answers, judged, recorded, taken back."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, cast

import pytest

from engine.commands import audit
from engine.core.errors import IllegalActionError, RecordError
from engine.core.rng import Rng, bot_seed
from engine.core.values import Action, Interruption
from engine.games import GAMES
from engine.games.condottiere.actions import Pass, Show
from engine.play import interruptions
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.notation import read_match, read_move, write_match, write_move
from engine.play.readable_match import kinds_of_actions
from engine.play.record import MAX_ACTIONS, from_text, to_text
from engine.talk.statements import Remark
from tests.laws import text

PEOPLE = tuple({"kind": "human", "name": name} for name in ("Ana", "Rui", "Eva"))
WITH_BOT = (*PEOPLE[:2], {"kind": "bot", "name": "Otto", "level": "level1"})


def begun(plies: int = 5, players: Any = PEOPLE) -> Match:
    match: Match = Match(new_record(GAMES["condottiere3"], 3, 3, None, players, 77))
    play(match, plies)
    return match


def play(match: Match, plies: int) -> None:
    rng = Rng(match.ply)
    for _ in range(plies):
        assert match.decision is not None
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])


def card(match: Match, seat: int, number: int = 0) -> str:
    view: Any = match.view(seat)
    return cast(str, view.hands[seat][number])


def waiting(match: Match) -> int:
    """Return a seat that is not asked."""
    assert match.decision is not None
    return (match.decision.seat + 1) % match.seats


def test_a_seat_that_is_not_asked_acts_and_the_question_stays_open() -> None:
    match = begun()
    decision, legal, ply, answered = match.decision, match.legal(), match.ply, match.answer_count
    seat = waiting(match)
    step = match.interrupt(seat, Show((card(match, seat),), None), ply)
    assert (match.decision, match.legal()) == (decision, legal)
    assert (match.ply, match.answer_count, match.interruptions) == (ply + 1, answered, 1)
    assert step.seat == seat
    assert step.is_chosen
    assert not step.is_forced
    assert not step.private


def test_an_interruption_is_refused_once_anything_else_came_first() -> None:
    match = begun()
    seat = waiting(match)
    action, moment = Show((card(match, seat),), None), match.ply
    play(match, 1)
    before = text(match.record)
    for ply in (moment, match.ply + 1, -1):
        with pytest.raises(IllegalActionError) as caught:
            match.interrupt(seat, action, ply)
        assert caught.value.key == "stale"
    assert text(match.record) == before
    shown = Show((card(match, seat),), None)
    match.interrupt(seat, shown, match.ply)


def test_an_interruption_of_nobody_or_of_another_game_is_refused() -> None:
    match = begun()
    shown = Show(("m1",), None)
    for seat in (-1, 3):
        assert match.refusal(seat, shown) == "not_your_turn"
    other: Match = Match(new_record(GAMES["cannir"], 2, 3))
    assert other.refusal(0, shown) == "unknown"
    with pytest.raises(IllegalActionError):
        other.game.interrupt(other.true_state(), 0, shown, Rng(1))


def test_interruptions_are_no_codes_and_never_among_the_legal_answers() -> None:
    for game in GAMES.values():
        for kind in game.interruptions:
            assert issubclass(kind, Interruption)
            assert kind not in game.actions
    match = begun()
    with pytest.raises(IllegalActionError) as caught:
        match.game.code(Show(("m1",), None))
    assert caught.value.key == "unknown"


def test_a_record_with_interruptions_replays_and_one_without_looks_as_before() -> None:
    match = begun()
    assert "interrupt" not in to_text(match.record)
    seat = waiting(match)
    match.interrupt(
        seat, Show((card(match, seat), card(match, seat, 1)), match.decision.seat), match.ply
    )
    play(match, 3)
    match.interrupt(seat, Show((card(match, seat),), None), match.ply)
    written = to_text(match.record)
    again = Match(from_text(written))
    assert to_text(again.record) == written
    assert text(again.open_view()) == text(match.open_view())
    assert again.interruptions == 2
    assert [text(match.view(viewer)) for viewer in (0, 1, 2, None)] == [
        text(again.view(viewer)) for viewer in (0, 1, 2, None)
    ]
    moved = read_match(write_match(match.record))
    assert to_text(moved) == written


@pytest.mark.parametrize("action", [Show(("m10", "drum"), 1), Show(("m1",), None), Pass()])
def test_it_is_written_as_a_move(action: Action) -> None:
    game = GAMES["condottiere3"]
    assert read_move(game, write_move(action)) == action


def test_a_forged_interruption_does_not_replay() -> None:
    match = begun()
    seat = waiting(match)
    match.interrupt(seat, Show((card(match, seat),), None), match.ply)
    data = json.loads(to_text(match.record))
    data["answers"][-1][1]["cards"] = ["m1"] * 10
    with pytest.raises(RecordError, match=r"answers\[5\]: not_in_hand"):
        Match(from_text(json.dumps(data)))


def test_a_flood_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interruptions, "MAX_INTERRUPTIONS", 2)
    match = begun()
    seat = waiting(match)
    for number in range(2):
        match.interrupt(seat, Show((card(match, seat, 3 * number),), None), match.ply)
    assert match.refusal(seat, Show((card(match, seat, 8),), None)) == "too_many_interruptions"
    play(match, 2)
    assert MAX_ACTIONS >= 20_000 + 10_000


def test_undo_takes_it_back_and_redo_gives_it_again() -> None:
    match = begun()
    seat = waiting(match)
    before = text(match.open_view())
    match.interrupt(seat, Show((card(match, seat),), None), match.ply)
    after = text(match.open_view())
    assert match.undo(seat) == 1
    assert (text(match.open_view()), match.interruptions) == (before, 0)
    assert match.redo() is not None
    assert (text(match.open_view()), match.interruptions) == (after, 1)


def test_the_seed_of_a_bot_does_not_depend_on_what_was_said() -> None:
    match = begun(0, WITH_BOT)
    while match.decision is None or match.decision.seat != 2:
        play(match, 1)
    asked = bot_seed(match.record.secret, 2, match.answer_count)
    match.interrupt(0, Show((card(match, 0),), 1), match.ply)
    assert bot_seed(match.record.secret, 2, match.answer_count) == asked
    play(match, 1)
    [*_, last] = audit.questions(match)
    assert last.seed == asked
    assert last.hidden == 0


def test_the_moments_of_a_match_include_interruptions() -> None:
    match = begun()
    seat = waiting(match)
    match.interrupt(seat, Show((card(match, seat),), None), match.ply)
    play(match, 2)
    assert [then.ply for then in match.moments()] == list(range(match.ply))
    assert match.at(match.ply).interruptions == 1
    assert Show in kinds_of_actions(match.game)


def test_search_results_stay_with_their_answer() -> None:
    match = begun()
    seat, ply = waiting(match), match.ply
    match.note_thought(7)
    for number in range(2):
        match.interrupt(seat, Show((card(match, seat, 3 * number),), None), match.ply)
        assert match.record.thoughts == ((ply + 1 + number, 7),)
    play(match, 1)
    assert Match(match.record).record.thoughts == ((ply + 2, 7),)


def test_how_much_bots_say_is_written_only_if_they_speak() -> None:
    match = begun()
    assert '"talk"' not in to_text(match.record)
    assert "talk" not in write_match(match.record)
    assert match.record.talk == "silent"
    lively = replace(match.record, talk="lively")
    assert from_text(to_text(lively)) == lively
    assert read_match(write_match(lively)) == lively
    with pytest.raises(RecordError, match="talk: 'loud' is none of silent, sparing, lively"):
        Match(replace(match.record, talk="loud"))


def test_bots_hear_what_was_said_in_a_match_that_talks() -> None:
    silent, lively = begun(), Match(replace(begun().record, talk="lively"))
    for match in (silent, lively):
        match.interrupt(0, Remark("doubt"), match.ply)
        match.interrupt(1, Remark("thanks", 0), match.ply)
    assert silent.heard() == ()
    assert [(entry.seat, entry.said) for entry in lively.heard()] == [
        (0, Remark("doubt")),
        (1, Remark("thanks", 0)),
    ]
    assert all(entry.now for entry in lively.heard())
    view: Any = lively.view(None)
    battle = view.battle
    while view.decision is not None and view.battle < battle + 2:
        play(lively, 1)
        view = lively.view(None)
    assert not any(entry.now for entry in lively.heard())
