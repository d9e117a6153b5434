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
from engine.games.condottiere.events import Pass, Show
from engine.play import interruptions
from engine.play.match import Match, kinds_of_actions, new_record
from engine.play.notation import read_match, read_move, write_match, write_move
from engine.play.record import MAX_ACTIONS, from_text, to_text
from engine.talk.statements import Remark
from tests.laws import text

PEOPLE = tuple({"kind": "human", "name": name} for name in ("Ana", "Rui", "Eva"))
WITH_BOT = (*PEOPLE[:2], {"kind": "bot", "name": "Otto", "level": "level1"})


def begun(plies: int = 5, players: Any = PEOPLE) -> Match:
    made: Match = Match(new_record(GAMES["condottiere3"], 3, 3, None, players, 77))
    play(made, plies)
    return made


def play(made: Match, plies: int) -> None:
    rng = Rng(made.ply)
    for _ in range(plies):
        assert made.decision is not None
        legal = made.legal()
        made.submit(made.decision.seat, legal[rng.below(len(legal))])


def card(made: Match, seat: int, number: int = 0) -> str:
    view: Any = made.view(seat)
    return cast(str, view.hands[seat][number])


def waiting(made: Match) -> int:
    """A seat that is not asked."""
    assert made.decision is not None
    return (made.decision.seat + 1) % made.seats


def test_a_seat_that_is_not_asked_acts_and_the_question_stays_open() -> None:
    made = begun()
    decision, legal, ply, answered = made.decision, made.legal(), made.ply, made.answered
    seat = waiting(made)
    step = made.interrupt(seat, Show((card(made, seat),), None), ply)
    assert (made.decision, made.legal()) == (decision, legal)
    assert (made.ply, made.answered, made.interruptions) == (ply + 1, answered, 1)
    assert step.seat == seat
    assert step.chosen
    assert not step.forced
    assert not step.private


def test_an_interruption_is_refused_once_anything_else_came_first() -> None:
    made = begun()
    seat = waiting(made)
    action, moment = Show((card(made, seat),), None), made.ply
    play(made, 1)
    before = text(made.record)
    for ply in (moment, made.ply + 1, -1):
        with pytest.raises(IllegalActionError) as caught:
            made.interrupt(seat, action, ply)
        assert caught.value.key == "stale"
    assert text(made.record) == before
    shown = Show((card(made, seat),), None)
    made.interrupt(seat, shown, made.ply)


def test_an_interruption_of_nobody_or_of_another_game_is_refused() -> None:
    made = begun()
    shown = Show(("m1",), None)
    for seat in (-1, 3):
        assert made.refusal(seat, shown) == "not_your_turn"
    other: Match = Match(new_record(GAMES["cannir"], 2, 3))
    assert other.refusal(0, shown) == "unknown"
    with pytest.raises(IllegalActionError):
        other.game.interrupt(other.truth(), 0, shown, Rng(1))


def test_interruptions_are_no_codes_and_never_among_the_legal_answers() -> None:
    for game in GAMES.values():
        for kind in game.interruptions:
            assert issubclass(kind, Interruption)
            assert kind not in game.actions
    made = begun()
    with pytest.raises(IllegalActionError) as caught:
        made.game.code(Show(("m1",), None))
    assert caught.value.key == "unknown"


def test_a_record_with_interruptions_replays_and_one_without_looks_as_before() -> None:
    made = begun()
    assert "interrupt" not in to_text(made.record)
    seat = waiting(made)
    made.interrupt(
        seat, Show((card(made, seat), card(made, seat, 1)), made.decision.seat), made.ply
    )
    play(made, 3)
    made.interrupt(seat, Show((card(made, seat),), None), made.ply)
    written = to_text(made.record)
    again = Match(from_text(written))
    assert to_text(again.record) == written
    assert text(again.open_view()) == text(made.open_view())
    assert again.interruptions == 2
    assert [text(made.view(viewer)) for viewer in (0, 1, 2, None)] == [
        text(again.view(viewer)) for viewer in (0, 1, 2, None)
    ]
    moved = read_match(write_match(made.record))
    assert to_text(moved) == written


@pytest.mark.parametrize("action", [Show(("m10", "drum"), 1), Show(("m1",), None), Pass()])
def test_it_is_written_as_a_move(action: Action) -> None:
    game = GAMES["condottiere3"]
    assert read_move(game, write_move(action)) == action


def test_a_forged_interruption_does_not_replay() -> None:
    made = begun()
    seat = waiting(made)
    made.interrupt(seat, Show((card(made, seat),), None), made.ply)
    data = json.loads(to_text(made.record))
    data["answers"][-1][1]["cards"] = ["m1"] * 10
    with pytest.raises(RecordError, match=r"answers\[5\]: not_in_hand"):
        Match(from_text(json.dumps(data)))


def test_a_flood_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interruptions, "MAX_INTERRUPTIONS", 2)
    made = begun()
    seat = waiting(made)
    for number in range(2):
        made.interrupt(seat, Show((card(made, seat, 3 * number),), None), made.ply)
    assert made.refusal(seat, Show((card(made, seat, 8),), None)) == "too_many_interruptions"
    play(made, 2)
    assert MAX_ACTIONS >= 20_000 + 10_000


def test_undo_takes_it_back_and_redo_gives_it_again() -> None:
    made = begun()
    seat = waiting(made)
    before = text(made.open_view())
    made.interrupt(seat, Show((card(made, seat),), None), made.ply)
    after = text(made.open_view())
    assert made.undo(seat) == 1
    assert (text(made.open_view()), made.interruptions) == (before, 0)
    assert made.redo() is not None
    assert (text(made.open_view()), made.interruptions) == (after, 1)


def test_the_seed_of_a_bot_does_not_depend_on_what_was_said() -> None:
    made = begun(0, WITH_BOT)
    while made.decision is None or made.decision.seat != 2:
        play(made, 1)
    asked = bot_seed(made.record.secret, 2, made.answered)
    made.interrupt(0, Show((card(made, 0),), 1), made.ply)
    assert bot_seed(made.record.secret, 2, made.answered) == asked
    play(made, 1)
    [*_, last] = audit.questions(made)
    assert last.seed == asked
    assert last.hidden == 0


def test_the_moments_of_a_match_include_interruptions() -> None:
    made = begun()
    seat = waiting(made)
    made.interrupt(seat, Show((card(made, seat),), None), made.ply)
    play(made, 2)
    assert [then.ply for then in made.moments()] == list(range(made.ply))
    assert made.at(made.ply).interruptions == 1
    assert Show in kinds_of_actions(made.game)


def test_what_a_bot_thought_stays_with_its_answer() -> None:
    made = begun()
    seat, ply = waiting(made), made.ply
    made.note_thought(7)
    for number in range(2):
        made.interrupt(seat, Show((card(made, seat, 3 * number),), None), made.ply)
        assert made.record.thoughts == ((ply + 1 + number, 7),)
    play(made, 1)
    assert Match(made.record).record.thoughts == ((ply + 2, 7),)


def test_how_much_bots_say_is_written_only_if_they_speak() -> None:
    made = begun()
    assert '"talk"' not in to_text(made.record)
    assert "talk" not in write_match(made.record)
    assert made.record.talk == "silent"
    lively = replace(made.record, talk="lively")
    assert from_text(to_text(lively)) == lively
    assert read_match(write_match(lively)) == lively
    with pytest.raises(RecordError, match="talk: 'loud' is none of silent, sparing, lively"):
        Match(replace(made.record, talk="loud"))


def test_bots_hear_what_was_said_in_a_match_that_talks() -> None:
    silent, lively = begun(), Match(replace(begun().record, talk="lively"))
    for made in (silent, lively):
        made.interrupt(0, Remark("doubt"), made.ply)
        made.interrupt(1, Remark("thanks", 0), made.ply)
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
