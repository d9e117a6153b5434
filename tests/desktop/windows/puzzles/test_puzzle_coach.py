"""The coach of puzzles: what can be forced, in one sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.windows.puzzles import puzzle_texts
from desktop.windows.puzzles.attempt_control import GivenAction
from desktop.windows.puzzles.blocks import AttemptRow, VerdictBlock
from desktop.windows.puzzles.judge_process import Judge
from engine.puzzles import Verdict, all_puzzles
from tests.desktop.windows.puzzles.puzzle_kit import Room, easiest


def test_the_coach_says_what_can_be_forced_and_can_be_stopped(room: Room) -> None:
    room.open(easiest("contrees"))
    room.desk.check()
    assert room.desk.coach.is_busy
    room.desk.check()
    assert not room.desk.coach.is_busy
    assert room.desk.verdict is None
    room.desk.check()
    room.until(lambda: room.desk.verdict is not None)
    assert room.desk.verdict is not None
    assert room.desk.verdict.can == "win"
    assert room.desk.panel.coach.isVisibleTo(room.desk.panel)


def test_the_coach_counts_cards_where_the_aim_does() -> None:
    puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.id == "road-to-rome")
    line = puzzle.solution()
    verdict = Verdict("win", line[:1], puzzle.within, unique=True, line=line)
    assert "three cards" in puzzle.aim
    assert puzzle_texts.verdict(verdict, puzzle)[1] == "with 3 cards and a pass, and no fewer."
    # Answers that are not cards alone are counted as answers.
    other = replace(verdict, within=3, line=line[:3])
    assert puzzle_texts.verdict(other, puzzle)[1] == "in 3 moves, and no fewer."
    match, table = puzzle.match(), TABLES[puzzle.game]
    view = match.view(puzzle.seat)
    steps = [match.submit(puzzle.seat, action) for action in line[1:3]]
    given = [GivenAction(step.action, view, step.seen_by(puzzle.seat)) for step in steps]
    assert puzzle_texts.actions_text(given, table, ["", "Ana"]) == "Winter · Drum"


@pytest.mark.parametrize(
    ("name", "slots"), [("road-to-rome", 3), ("two-prelates", 4), ("the-last-square", 0)]
)
def test_as_many_places_as_the_coach_lays_cards(room: Room, name: str, slots: int) -> None:
    puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.id == name)
    room.open(puzzle)
    line, desk = puzzle.solution(), room.desk
    assert desk._cards_to_lay() == 0
    desk._on_checked(Verdict("win", line[:1], puzzle.within, unique=True, line=line))
    told = desk.panel._state
    assert told is not None
    assert told.waiting is not None
    assert told.waiting.slots == slots
    assert desk.panel.waiting._slots == slots


def test_however_many_cards_a_try_has_words_have_room(room: Room) -> None:
    room.open(easiest("condottiere3"))
    row = AttemptRow(room.desk.panel._cards, room.place)
    for count in (1, 3, 9):
        row.say(["v1"] * count, "18 against 40", "", failed=True, slots=0)
        assert 240 - row._text_at(240).x() > 240 * 0.5


def test_the_coach_speaks_in_one_sentence(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    said = VerdictBlock(place)
    said.say("It can be won", "in 4 moves, and no fewer.", True)
    assert said.needed_height(600) == 40
    assert said.needed_height(250) > 40
    picture = place.grab()
    said.say("The coach cannot say:", "there is too much to look at.", None)
    assert place.grab().toImage() != picture.toImage()


def test_a_verdict_that_saves_counts_no_answers_and_says_who_need_not_lose() -> None:
    puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.id == "now-or-never")
    said = " ".join(puzzle_texts.verdict(Verdict("save", within=6, unique=True), puzzle))
    assert said == "You need not lose: with the right moves nobody else wins."


def test_a_real_process_judges_and_checks(qtbot: QtBot) -> None:
    place, puzzle = QObject(), easiest("contrees")
    judge = Judge(place)
    with qtbot.waitSignal(judge.judged) as judged:
        judge.judge(puzzle, puzzle.solution()[:1])
    assert judged.args is not None
    assert judged.args[0].state == "solved"
    judge.check(puzzle)
    judge.stop()
    assert not judge.is_busy
