"""The session and its players: failing bots, undo, people handing the screen over."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.play.session import Session
from desktop.system.qt_bots import QtBots
from engine.bots.helper_processes import worker_command
from engine.bots.protocol import Occasion
from engine.core.errors import IllegalActionError
from engine.core.values import OMNISCIENT, Json, Term
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.condottiere.actions import Show
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.table import interruption_round, small_talk
from engine.talk.statements import Offer, Remark, Reply

HUMAN: Json = {"kind": "human", "name": "Ada"}
BOT: Json = {"kind": "bot", "name": "Aldric", "level": "random"}


@pytest.fixture
def process(qapp: object) -> Iterator[QtBots]:
    made = QtBots(worker_command())
    yield made
    made.close()


def new_session(process: QtBots, *entries: Json, seed: int = 3) -> Session:
    record = new_record(GAMES["cannir"], len(entries), seed, players=entries)
    return Session(Match(record), process)


def test_bots_play_a_whole_match(qtbot: QtBot, process: QtBots) -> None:
    session = new_session(process, BOT, {**BOT, "level": "scripted"}, BOT)
    steps: list[object] = []
    session.advanced.connect(steps.append)
    with qtbot.waitSignal(session.finished) as blocker:
        session.start()
    assert blocker.args == [session.match.result]
    assert len(steps) == session.match.ply
    assert session.viewer == OMNISCIENT


def test_a_person_is_asked_and_a_bot_answers(qtbot: QtBot, process: QtBots) -> None:
    session = new_session(process, HUMAN, BOT)
    session.asked.connect(lambda seat, decision, legal: session.submit(seat, legal[0]))
    with qtbot.waitSignal(session.finished):
        session.start()
    assert {seat for seat, _ in session.match.record.answers} == {0, 1}


def test_while_the_screen_is_behind_nobody_moves(qtbot: QtBot, process: QtBots) -> None:
    session = new_session(process, HUMAN, BOT)
    session.holds_questions = True
    while session.match.decision is not None and session.match.decision.seat == 0:
        session.match.submit(0, session.match.legal()[0])
    with qtbot.waitSignal(session.thinking_changed, check_params_cb=lambda seat, on: not on):
        session.start()
    before = session.match.ply
    assert session.match.decision is not None
    assert session.match.decision.seat == 1
    with qtbot.waitSignal(session.advanced):
        session.proceed()
    assert session.match.ply == before + 1
    with qtbot.assertNotEmitted(session.asked):
        assert session.question is not None
    with qtbot.waitSignal(session.asked):
        session.proceed()


def test_a_failing_bot_is_reported(qtbot: QtBot) -> None:
    fake = QtBots([sys.executable, "-c", "input(); print('{')"], contained=False)
    session = new_session(fake, BOT, BOT)
    troubles: list[tuple[int, str, str]] = []
    session.bot_failed.connect(lambda *trouble: troubles.append(trouble))
    with qtbot.waitSignal(session.finished):
        session.start()
    assert [(key, why) for _, key, why in troubles] == [
        ("restarted", "nonsense"),
        ("replaced", "nonsense"),
    ]
    fake.close()


def test_undo_and_redo(qtbot: QtBot, process: QtBots) -> None:
    session = new_session(process, HUMAN, BOT)
    with qtbot.waitSignal(session.asked) as blocker:
        session.start()
    assert not session.can_undo
    legal = blocker.args[2]
    with qtbot.waitSignal(session.asked):
        session.submit(0, legal[0])
    before = session.match.record.answers
    assert session.can_undo
    with qtbot.waitSignals([session.rewound, session.asked]):
        session.undo()
    assert session.match.decision is not None
    assert session.match.decision.seat == 0
    with qtbot.waitSignals([session.rewound, session.asked]):
        session.redo()
    assert session.match.record.answers == before


def hands(session: Session) -> Any:
    """Return the hands that the screen may show."""
    view: Any = session.view()
    return view.hands


def test_two_people_hand_the_screen_over(qtbot: QtBot, process: QtBots) -> None:
    session = new_session(process, HUMAN, {**HUMAN, "name": "Bo"})
    with qtbot.waitSignal(session.handover_requested) as blocker:
        session.start()
    first = blocker.args[0]
    assert session.viewer is None
    assert all(card is None for hand in hands(session) for card in hand)
    with qtbot.waitSignal(session.asked) as asked:
        session.take_seat(first)
    assert None not in hands(session)[first]
    with qtbot.waitSignal(session.handover_requested) as blocker:
        session.submit(first, asked.args[2][0])
    assert blocker.args == [1 - first]
    assert all(card is None for hand in hands(session) for card in hand)


def test_between_two_people_an_open_game_shows_who_is_asked(process: QtBots) -> None:
    people = (HUMAN, {**HUMAN, "name": "Bo"})
    session = Session(Match(new_record(GAMES["contrees"], 2, 3, players=people)), process)
    session.start()
    assert session.viewer is None
    seats = set()
    for _ in range(4):
        assert session.match.decision is not None
        seat = session.match.decision.seat
        assert session.view() == session.match.view(seat)
        assert session.view().seat == seat
        session.submit(seat, session.match.legal()[0])
        seats.add(seat)
    assert seats == {0, 1}


def test_events_during_routine_answers_count_as_missed(process: QtBots) -> None:
    session = new_session(process, HUMAN, {**HUMAN, "name": "Bo"})
    session.start()
    match = session.match
    for unasked in (False, False, True, False):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0], unasked=unasked)
    first, second, third, fourth = [step.seat for step in match.steps]
    assert first == third != second == fourth
    seen: list[int] = []
    session.seat_taken.connect(seen.append)
    session.take_seat(first)
    session.take_seat(second)
    assert seen == [1, 4]


def test_resigning_while_a_bot_thinks(qtbot: QtBot, process: QtBots) -> None:
    session = new_session(process, HUMAN, {**BOT, "level": "level5"})
    if session.match.decision is not None and session.match.decision.seat == 0:
        session.match.submit(0, session.match.legal()[0])
    with qtbot.waitSignal(session.thinking_changed):
        session.start()
    with qtbot.waitSignal(session.finished):
        session.resign(0)
    assert session.match.result is not None
    assert session.match.result.winners == (1,)


def test_closing_leaves_no_process(qtbot: QtBot) -> None:
    process = QtBots()
    session = new_session(process, BOT, {**BOT, "level": "level5"})
    with qtbot.waitSignal(session.thinking_changed):
        session.start()
    (running,) = process.findChildren(QProcess)
    assert running.waitForStarted(5_000)
    session.close()
    process.close()
    assert not process.is_running
    assert running.state() == QProcess.ProcessState.NotRunning


def talking(process: QtBots, *entries: Json) -> Session:
    record = new_record(GAMES["condottiere3"], len(entries), 3, players=entries)
    return Session(Match(record), process)


def test_the_open_question_outlasts_what_is_said(qtbot: QtBot, process: QtBots) -> None:
    session = talking(process, HUMAN, {**HUMAN, "name": "Ben"})
    asked: list[int] = []
    session.asked.connect(lambda seat, decision, legal: asked.append(seat))
    session.start()
    seat = session.match.decision.seat if session.match.decision is not None else 0
    session.take_seat(seat)
    question = session.question
    assert question is not None
    with qtbot.waitSignal(session.spoke), qtbot.assertNotEmitted(session.advanced):
        session.interrupt(1 - seat, Remark("doubt"), session.match.ply)
    assert session.question is question
    assert asked == [seat]
    session.submit(seat, question.legal[0])
    assert [step.seat for step in session.match.steps] == [1 - seat, seat]


def speaking(process: QtBots, talk: str, *entries: Json, game: str = "condottiere3") -> Session:
    record = new_record(GAMES[game], len(entries), 3, players=entries)
    return Session(Match(replace(record, talk=talk)), process)


def test_bots_answer_an_offer_without_being_waited_for(qtbot: QtBot) -> None:
    process = QtBots()
    session = speaking(process, "sparing", HUMAN, {**BOT, "name": "Maud"}, {**BOT, "name": "Otto"})
    while session.match.decision is not None and session.match.decision.seat:
        session.match.submit(session.match.decision.seat, session.match.legal()[0])
    session.start()
    question = session.question
    offer = Offer((1, 2), (Term("keep_out", "roma"),), (Term("keep_out", "siena"),), "round")
    with qtbot.assertNotEmitted(session.advanced):
        session.interrupt(0, offer, session.match.ply)
        qtbot.waitUntil(lambda: len(session.match.statements()) == 3)
    assert session.question is question
    replies = [(seat, said) for _, seat, said in session.match.statements()[1:]]
    assert replies == [(1, Reply(0, True)), (2, Reply(1, True))]
    assert [entry.status for entry in session.match.agreements] == ["accepted"] * 2
    assert question is not None
    session.submit(0, question.legal[0])
    session.close()
    process.close()


@pytest.mark.parametrize("game", ["condottiere3", "cannir", "contrees"])
def test_bots_are_not_asked_in_a_silent_match(
    process: QtBots, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(process, "interrupt", lambda *args: asked.append(args))
    session = speaking(process, "silent", HUMAN, BOT, game=game)
    session.start()
    session.interrupt(0, Remark("greeting"), session.match.ply)
    assert asked == []


def remarks_of(session: Session) -> list[tuple[int, str]]:
    made = [(seat, said) for _, seat, said in session.match.statements()]
    return [(seat, said.word) for seat, said in made if isinstance(said, Remark)]


def test_bots_make_small_talk_without_their_process(
    process: QtBots, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(process, "interrupt", lambda *args: asked.append(args))
    session = speaking(process, "lively", HUMAN, BOT, BOT, game="cannir")
    session.start()
    assert session.has_talk
    qtbot.waitUntil(lambda: len(remarks_of(session)) == 1)
    assert remarks_of(session)[0][1] == "greeting"
    assert asked == []
    assert session.match.heard() == (), "answers do not depend on it"


def test_small_talk_waits_for_statements_and_pauses_after_a_remark(
    process: QtBots, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    asked: list[tuple[int, Occasion]] = []
    clock = [100.0]
    monkeypatch.setattr(process, "interrupt", lambda *args: asked.append(args))
    monkeypatch.setattr(interruption_round, "monotonic", lambda: clock[0])
    # The bots greet in this order: seats 2, 3, 1.
    monkeypatch.setattr(small_talk, "randrange", lambda count: 1)
    session = speaking(process, "lively", HUMAN, BOT, BOT, BOT)
    session.start()

    def reply(*statements: Remark | None) -> list[str]:
        """Let the three bots reply, and return what was remarked then."""
        before = len(remarks_of(session))
        for (ticket, _), said in zip(asked[-3:], statements, strict=True):
            process.replied.emit(ticket, {"action": said and encode(said)})
        for _ in range(3):
            qapp.processEvents()
        return [word for _, word in remarks_of(session)[before:]]

    for _ in range(3):
        qapp.processEvents()
    assert remarks_of(session) == [], "the bots have not replied"
    assert reply(Remark("faithless", 0), None, None) == ["faithless"]
    assert reply(None, None, None) == ["greeting"]
    clock[0] += interruption_round.REMARK_PAUSE - 0.1
    session.interrupt(0, Remark("thanks"), session.match.ply)
    assert reply(None, None, None) == []
    session.interrupt(0, Remark("doubt"), session.match.ply)
    assert reply(None, Remark("more_cards", 0), None) == ["more_cards"], "that bears on the game"
    clock[0] += 0.1
    assert reply(None, None, None) == ["greeting"]


def test_somebody_remarks_on_a_person_who_thinks_for_very_long(
    process: QtBots, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(interruption_round, "LONG_THOUGHT_S", 0.2)
    monkeypatch.setattr(interruption_round, "REMARK_PAUSE", 0.0)
    session = speaking(process, "lively", HUMAN, BOT, BOT, game="cannir")
    while session.match.decision is not None and session.match.decision.seat:
        session.match.submit(session.match.decision.seat, session.match.legal()[0])
    session.start()
    qtbot.waitUntil(lambda: "thinking" in [word for _, word in remarks_of(session)])
    said = session.match.statements()[-1][2]
    assert isinstance(said, Remark)
    assert said.to == 0


def test_every_bot_is_asked_after_every_action_in_the_order_of_seats(
    process: QtBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, Occasion]] = []
    monkeypatch.setattr(process, "interrupt", lambda *args: asked.append(args))
    session = speaking(process, "lively", HUMAN, BOT, BOT)
    session.start()
    session.interrupt(0, Remark("greeting"), session.match.ply)
    assert [occasion.view.seat for _, occasion in asked] == [1, 2, 1, 2]
    assert {occasion.talk for _, occasion in asked} == {"lively"}
    assert all(asked[i][1].heard for i in (2, 3))
    # A silent bot and one whose answer came too late change nothing.
    process.replied.emit(asked[2][0], {"action": None})
    process.replied.emit(asked[0][0], {"action": encode(Remark("doubt"))})
    assert session.match.ply == 1
    process.replied.emit(asked[3][0], {"action": encode(Remark("doubt"))})
    assert session.match.statements()[-1][1:] == (2, Remark("doubt"))


def test_a_question_that_shown_cards_changed_is_put_anew(qtbot: QtBot, process: QtBots) -> None:
    session = talking(process, HUMAN, {**HUMAN, "name": "Ben"})
    session.start()
    seat = session.match.decision.seat if session.match.decision is not None else 0
    session.take_seat(seat)
    before = session.question
    assert before is not None
    hand: Any = session.match.view(1 - seat)
    session.interrupt(1 - seat, Show((hand.hands[1 - seat][0],), seat), session.match.ply)
    after = session.question
    assert after is not None
    assert after.ticket > before.ticket
    assert (after.seed, after.codes) == (before.seed, before.codes)
    assert after.view == session.match.view(seat) != before.view
    session._table._on_answered(before.ticket, before.legal[0])
    assert session.match.ply == 1, "the old ticket is refused"
    with pytest.raises(IllegalActionError, match="stale"):
        session.interrupt(seat, Remark("thanks"), 0)
