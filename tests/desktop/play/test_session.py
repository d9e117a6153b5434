"""The session and its players: failing bots, undo, people handing the screen over."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.background.bot_process import BotProcess
from desktop.play import players
from desktop.play.session import Session
from engine.bots.helpers import worker_command
from engine.bots.protocol import Occasion
from engine.core.errors import IllegalActionError
from engine.core.values import OMNISCIENT, Json, Term
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.condottiere.events import Show
from engine.play.match import Match, new_record
from engine.talk.statements import Offer, Remark, Reply

HUMAN: Json = {"kind": "human", "name": "Ada"}
BOT: Json = {"kind": "bot", "name": "Aldric", "level": "random"}

#: A worker that misbehaves as its argument says, and answers rightly after a restart if told so.
FAKE = """
import json, os, sys, time
how, flag = sys.argv[1], sys.argv[2]
first = not os.path.exists(flag)
open(flag, "w").close()
for line in sys.stdin:
    message = json.loads(line)
    if "ask" not in message:
        break
    if how.endswith("once") and not first:
        print(json.dumps({"answer": message["ask"], "action": message["legal"][0]}), flush=True)
    elif how.startswith("die"):
        sys.exit(3)
    elif how.startswith("hang"):
        time.sleep(60)
    elif how.startswith("garbage"):
        print("{ not json", flush=True)
    elif how.startswith("illegal"):
        action = {"do": "place", "card": "r1", "cell": "N3"}
        print(json.dumps({"answer": message["ask"], "action": action}), flush=True)
    elif how.startswith("foreign"):
        print(json.dumps({"answer": message["ask"], "action": {"do": "fly"}}), flush=True)
    elif how.startswith("late"):
        print(json.dumps({"answer": message["ask"] - 1, "action": message["legal"][0]}), flush=True)
        print(json.dumps({"answer": message["ask"], "action": message["legal"][0]}), flush=True)
"""


@pytest.fixture
def process(qapp: object) -> Iterator[BotProcess]:
    made = BotProcess(worker_command())
    yield made
    made.close()


def session(process: BotProcess, *entries: Json, seed: int = 3) -> Session:
    record = new_record(GAMES["cannir"], len(entries), seed, players=entries)
    return Session(Match(record), process)


def test_bots_play_a_whole_match(qtbot: QtBot, process: BotProcess) -> None:
    made = session(process, BOT, {**BOT, "level": "scripted"}, BOT)
    steps: list[object] = []
    made.advanced.connect(steps.append)
    with qtbot.waitSignal(made.finished, timeout=30_000) as blocker:
        made.start()
    assert blocker.args == [made.match.result]
    assert len(steps) == made.match.ply
    assert made.viewer == OMNISCIENT


def test_a_person_is_asked_and_a_bot_answers(qtbot: QtBot, process: BotProcess) -> None:
    made = session(process, HUMAN, BOT)
    made.asked.connect(lambda seat, decision, legal: made.submit(seat, legal[0]))
    with qtbot.waitSignal(made.finished, timeout=30_000):
        made.start()
    assert {seat for seat, _ in made.match.record.answers} == {0, 1}


def test_while_the_screen_is_behind_nobody_moves(qtbot: QtBot, process: BotProcess) -> None:
    made = session(process, HUMAN, BOT)
    made.holding = True
    while made.match.decision is not None and made.match.decision.seat == 0:
        made.match.submit(0, made.match.legal()[0])
    with qtbot.waitSignal(made.thinking, check_params_cb=lambda seat, on: not on, timeout=30_000):
        made.start()
    before = made.match.ply
    assert made.match.decision is not None
    assert made.match.decision.seat == 1
    with qtbot.waitSignal(made.advanced, timeout=1_000):
        made.proceed()
    assert made.match.ply == before + 1
    with qtbot.assertNotEmitted(made.asked):
        assert made.question is not None
    with qtbot.waitSignal(made.asked, timeout=1_000):
        made.proceed()


def fake_process(how: str, flag: Path) -> BotProcess:
    return BotProcess([sys.executable, "-c", FAKE, how, str(flag)], contained=False)


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("die", "ended"),
        ("hang", "silent"),
        ("garbage", "nonsense"),
        ("illegal", "illegal"),
        ("foreign", "illegal"),
    ],
)
def test_a_failing_bot_is_restarted_then_replaced(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, reason: str
) -> None:
    """Once for the whole match: who hangs twice costs no more than two waits."""
    monkeypatch.setattr(players, "PATIENCE", 0.4 if how == "hang" else 60.0)
    fake = fake_process(how, tmp_path / "started")
    made = session(fake, BOT, BOT)
    troubles: list[tuple[str, str]] = []
    made.bot_failed.connect(lambda seat, key, why: troubles.append((key, why)))
    with qtbot.waitSignal(made.finished, timeout=30_000):
        made.start()
    assert troubles == [("restarted", reason), ("replaced", reason)]
    marks = [(mark["mark"], mark["reason"], mark["ply"]) for mark in made.match.record.marks]
    assert marks == [("restarted", reason, 0), ("replaced", reason, 0)]
    assert made.match.record.thoughts == ()
    fake.close()


@pytest.mark.parametrize("how", ["die-once", "garbage-once", "illegal-once"])
def test_a_bot_that_recovers_is_only_restarted(qtbot: QtBot, tmp_path: Path, how: str) -> None:
    fake = fake_process(how, tmp_path / "started")
    made = session(fake, BOT, BOT)
    troubles: list[str] = []
    made.bot_failed.connect(lambda seat, key, reason: troubles.append(key))
    with qtbot.waitSignal(made.finished, timeout=30_000):
        made.start()
    assert troubles == ["restarted"]
    fake.close()


def test_a_program_that_does_not_exist_is_survived(qtbot: QtBot, tmp_path: Path) -> None:
    fake = BotProcess([str(tmp_path / "absent")])
    made = session(fake, BOT, BOT)
    with qtbot.waitSignal(made.finished, timeout=30_000):
        made.start()
    fake.close()


def test_late_answers_are_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    fake = fake_process("late", tmp_path / "started")
    made = session(fake, BOT, BOT)
    with qtbot.waitSignal(made.finished, timeout=30_000):
        made.start()
    assert not made.match.record.marks
    fake.close()


def test_undo_and_redo(qtbot: QtBot, process: BotProcess) -> None:
    made = session(process, HUMAN, BOT)
    with qtbot.waitSignal(made.asked, timeout=10_000) as blocker:
        made.start()
    assert not made.can_undo()
    legal = blocker.args[2]
    with qtbot.waitSignal(made.asked, timeout=10_000):
        made.submit(0, legal[0])
    before = made.match.record.answers
    assert made.can_undo()
    with qtbot.waitSignals([made.rewound, made.asked], timeout=1_000):
        made.undo()
    assert made.match.decision is not None
    assert made.match.decision.seat == 0
    with qtbot.waitSignals([made.rewound, made.asked], timeout=1_000):
        made.redo()
    assert made.match.record.answers == before


def hands(made: Session) -> Any:
    """What the screen may show of all hands."""
    view: Any = made.view()
    return view.hands


def test_two_people_hand_the_screen_over(qtbot: QtBot, process: BotProcess) -> None:
    made = session(process, HUMAN, {**HUMAN, "name": "Bo"})
    with qtbot.waitSignal(made.handover) as blocker:
        made.start()
    first = blocker.args[0]
    assert made.viewer is None
    assert all(card is None for hand in hands(made) for card in hand)
    with qtbot.waitSignal(made.asked) as asked:
        made.take_seat(first)
    assert None not in hands(made)[first]
    with qtbot.waitSignal(made.handover) as blocker:
        made.submit(first, asked.args[2][0])
    assert blocker.args == [1 - first]
    assert all(card is None for hand in hands(made) for card in hand)


def test_between_two_people_an_open_game_shows_who_is_asked(process: BotProcess) -> None:
    people = (HUMAN, {**HUMAN, "name": "Bo"})
    made = Session(Match(new_record(GAMES["contrees"], 2, 3, players=people)), process)
    made.start()
    assert made.viewer is None
    seats = set()
    for _ in range(4):
        assert made.match.decision is not None
        seat = made.match.decision.seat
        assert made.view() == made.match.view(seat)
        assert made.view().seat == seat
        made.submit(seat, made.match.legal()[0])
        seats.add(seat)
    assert seats == {0, 1}


def test_what_a_routine_answered_is_still_missed(process: BotProcess) -> None:
    made = session(process, HUMAN, {**HUMAN, "name": "Bo"})
    made.start()
    match = made.match
    for unasked in (False, False, True, False):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0], unasked=unasked)
    first, second, third, fourth = [step.seat for step in match.steps]
    assert first == third != second == fourth
    seen: list[int] = []
    made.seat_taken.connect(seen.append)
    made.take_seat(first)
    made.take_seat(second)
    assert seen == [1, 4]


def test_resigning_while_a_bot_thinks(qtbot: QtBot, process: BotProcess) -> None:
    made = session(process, HUMAN, {**BOT, "level": "level5"})
    if made.match.decision is not None and made.match.decision.seat == 0:
        made.match.submit(0, made.match.legal()[0])
    with qtbot.waitSignal(made.thinking, timeout=1_000):
        made.start()
    with qtbot.waitSignal(made.finished, timeout=1_000):
        made.resign(0)
    assert made.match.result is not None
    assert made.match.result.winners == (1,)


def test_closing_leaves_no_process(qtbot: QtBot) -> None:
    process = BotProcess()
    made = session(process, BOT, {**BOT, "level": "level5"})
    with qtbot.waitSignal(made.thinking, timeout=1_000):
        made.start()
    running = process._process
    assert running is not None
    assert running.waitForStarted(5_000)
    made.close()
    process.close()
    assert process._process is None


def talking(process: BotProcess, *entries: Json) -> Session:
    record = new_record(GAMES["condottiere3"], len(entries), 3, players=entries)
    return Session(Match(record), process)


def test_the_open_question_outlasts_what_is_said(qtbot: QtBot, process: BotProcess) -> None:
    made = talking(process, HUMAN, {**HUMAN, "name": "Ben"})
    asked: list[int] = []
    made.asked.connect(lambda seat, decision, legal: asked.append(seat))
    made.start()
    seat = made.match.decision.seat if made.match.decision is not None else 0
    made.take_seat(seat)
    question = made.question
    assert question is not None
    with qtbot.waitSignal(made.spoke, timeout=1_000), qtbot.assertNotEmitted(made.advanced):
        made.interrupt(1 - seat, Remark("doubt"), made.match.ply)
    assert made.question is question
    assert asked == [seat]
    made.submit(seat, question.legal[0])
    assert [step.seat for step in made.match.steps] == [1 - seat, seat]


def speaking(process: BotProcess, talk: str, *entries: Json, game: str = "condottiere3") -> Session:
    record = new_record(GAMES[game], len(entries), 3, players=entries)
    return Session(Match(replace(record, talk=talk)), process)


def test_bots_answer_an_offer_without_being_waited_for(qtbot: QtBot) -> None:
    process = BotProcess()
    made = speaking(process, "sparing", HUMAN, {**BOT, "name": "Maud"}, {**BOT, "name": "Otto"})
    while made.match.decision is not None and made.match.decision.seat:
        made.match.submit(made.match.decision.seat, made.match.legal()[0])
    made.start()
    question = made.question
    offer = Offer((1, 2), (Term("keep_out", "roma"),), (Term("keep_out", "siena"),), "round")
    with qtbot.assertNotEmitted(made.advanced):
        made.interrupt(0, offer, made.match.ply)
        qtbot.waitUntil(lambda: len(made.match.said()) == 3, timeout=20_000)
    assert made.question is question
    replies = [(seat, said) for _, seat, said in made.match.said()[1:]]
    assert replies == [(1, Reply(0, True)), (2, Reply(1, True))]
    assert [entry.state for entry in made.match.agreements] == ["accepted"] * 2
    assert question is not None
    made.submit(0, question.legal[0])
    made.close()
    process.close()


@pytest.mark.parametrize(("game", "talk"), [("condottiere3", "silent"), ("cannir", "lively")])
def test_bots_are_not_asked_in_a_silent_match_nor_where_there_are_no_terms(
    process: BotProcess, game: str, talk: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(process, "interrupt", lambda *args: asked.append(args))
    made = speaking(process, talk, HUMAN, BOT, game=game)
    made.start()
    made.interrupt(0, Remark("greeting"), made.match.ply)
    assert asked == []


def test_every_bot_is_asked_after_every_action_in_the_order_of_seats(
    process: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, Occasion]] = []
    monkeypatch.setattr(process, "interrupt", lambda *args: asked.append(args))
    made = speaking(process, "lively", HUMAN, BOT, BOT)
    made.start()
    made.interrupt(0, Remark("greeting"), made.match.ply)
    assert [occasion.view.seat for _, occasion in asked] == [1, 2, 1, 2]
    assert {occasion.talk for _, occasion in asked} == {"lively"}
    assert all(asked[i][1].heard for i in (2, 3))
    # A silent bot and one whose answer came too late change nothing.
    process.replied.emit(asked[2][0], {"action": None})
    process.replied.emit(asked[0][0], {"action": encode(Remark("doubt"))})
    assert made.match.ply == 1
    process.replied.emit(asked[3][0], {"action": encode(Remark("doubt"))})
    assert made.match.said()[-1][1:] == (2, Remark("doubt"))


def test_a_question_that_shown_cards_changed_is_put_anew(qtbot: QtBot, process: BotProcess) -> None:
    made = talking(process, HUMAN, {**HUMAN, "name": "Ben"})
    made.start()
    seat = made.match.decision.seat if made.match.decision is not None else 0
    made.take_seat(seat)
    before = made.question
    assert before is not None
    hand: Any = made.match.view(1 - seat)
    made.interrupt(1 - seat, Show((hand.hands[1 - seat][0],), seat), made.match.ply)
    after = made.question
    assert after is not None
    assert after.ticket > before.ticket
    assert (after.seed, after.codes) == (before.seed, before.codes)
    assert after.view == made.match.view(seat) != before.view
    made._on_action_chosen(before.ticket, before.legal[0])
    assert made.match.ply == 1, "the old ticket is refused"
    with pytest.raises(IllegalActionError, match="stale"):
        made.interrupt(seat, Remark("thanks"), 0)
