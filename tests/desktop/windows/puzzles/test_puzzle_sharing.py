"""Puzzles shared as a line or a file; damaged ones are refused."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QGuiApplication

from desktop.windows.dialogs.message import Message
from desktop.windows.main import MainWindow
from desktop.windows.puzzles import puzzle_progress
from desktop.windows.puzzles.share_dialogs import complaint
from engine.puzzles import SUFFIX, all_puzzles, line_of, puzzle_from_line, save_puzzle
from tests.desktop.kit import Services, settle
from tests.desktop.windows.puzzles.puzzle_kit import Room, easiest


def test_a_line_is_copied_and_taken_in_and_a_damaged_one_is_refused(room: Room) -> None:
    puzzle = easiest("contrees")
    room.open(puzzle)
    room.desk.sharing.copy_line()
    clipboard = QGuiApplication.clipboard()
    line = clipboard.text()
    assert puzzle_from_line(line) == puzzle
    clipboard.setText(line[:-9] + "x" + line[-8:])
    room.desk.sharing.paste()
    (box,) = room.page.findChildren(Message)
    assert box.detail
    # In French "this is no puzzle" would mean that all is well.
    assert box.accessibleName() == "The puzzle could not be opened."
    box.close()
    assert not puzzle_progress.received_puzzles(room.settings)
    other = puzzle_from_line(line)
    received = replace(other, id="x")
    clipboard.setText(line_of(received))
    room.desk.sharing.paste()
    room.until(lambda: room.desk.puzzle.id == "x")
    assert room.desk.shelf.shown_puzzles[0].id == "x"


def test_a_file_is_opened_from_the_desktop_and_a_damaged_one_refused(
    window: MainWindow, services: Services, prompt: None
) -> None:
    file = services.folder / f"some{SUFFIX}"
    save_puzzle(replace(easiest("contrees"), id="sent"), file)
    window.open_file(file)
    settle()
    room = window._navigation._puzzles
    assert room is not None
    assert room.desk is not None
    assert room.desk.puzzle.id == "sent"
    file.write_text("puzzle: none\n", "utf-8")
    window.open_file(file)
    (box,) = window.findChildren(Message)
    assert box.detail == complaint("damaged")
    box.close()
    assert room.desk.puzzle.id == "sent"


def test_every_complaint_has_words() -> None:
    keys = ("foreign", "version", "too_large", "unreadable", "unknown_game", "damaged")
    assert len({complaint(key) for key in keys}) == len(keys)


def test_damaged_settings_count_as_empty(services: Services) -> None:
    settings = services.settings
    settings.set(puzzle_progress.KEY, {"a": 3, "b": {"tries": -2, "solved": 1, "helped": "yes"}})
    assert puzzle_progress.progress_of(settings, "a") == puzzle_progress.PuzzleProgress()
    assert puzzle_progress.progress_of(settings, "b") == puzzle_progress.PuzzleProgress()
    settings.set(puzzle_progress.RECEIVED, ["nonsense", 5, line_of(all_puzzles()[0])])
    assert [puzzle.id for puzzle in puzzle_progress.received_puzzles(settings)] == [
        all_puzzles()[0].id
    ]
    puzzle_progress.note_attempt(settings, "a")
    assert puzzle_progress.progress_of(services.again().settings, "a").tries == 1
