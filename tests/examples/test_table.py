"""The table of the example: matches by clicks, by keys and between bots, and the printed sheet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.printing.job import Job
from desktop.printing.output import write
from desktop.style import apply_theme
from desktop.style.theme import LIGHT
from desktop.table.scene import TableScene
from engine.core.rng import Rng
from engine.core.values import Json, Result
from engine.games import GAMES
from engine.play.match_files import new_record
from examples.rules.actions import Mark
from examples.rules.board import CARDS
from examples.rules.game import AMBUSH
from examples.rules.views import AmbushView
from examples.table.game_choice import AmbushSelection
from examples.table.registration import TABLE
from examples.table.scene import AmbushScene
from tests.desktop.printing.kit import image, text_of, white
from tests.desktop.table.kit import HUMAN, Table, an_answer, bot, human


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    """Make the game known to records for one test; the application does not know it."""
    monkeypatch.setitem(GAMES.loaders, AMBUSH.id, lambda: AMBUSH)
    apply_theme.apply_theme(qapp, LIGHT)


class Board(Table):
    """The page of a match of Ambush."""

    @property
    def ground(self) -> AmbushScene:
        scene: TableScene = self.page.scene
        assert isinstance(scene, AmbushScene)
        return scene


@contextmanager
def board(qtbot: QtBot, *players: Json, seed: int = 1, animation: str = "off") -> Iterator[Board]:
    record = new_record(AMBUSH, 2, seed, {}, players)
    table = Board(qtbot, record, shown=TABLE, animation=animation)
    try:
        yield table
    finally:
        table.session.close()
        table.page.hide()


@pytest.mark.parametrize("animation", ["off", "fast"])
def test_a_whole_match_by_clicks(qtbot: QtBot, animation: str) -> None:
    with board(qtbot, HUMAN, bot("Maud"), seed=2, animation=animation) as table:
        rng = Rng(2)
        table.until_asked()
        while not table.over():
            before, answer = table.session.match.ply, an_answer(table, rng)
            table.click(answer)
            assert table.session.match.steps[before].action == answer
            table.until_asked()
            assert [item.look["mark"] for item in table.ground.squares] == [
                *table.ground.seen.board
            ]
        assert table.page.strip.sentence


def test_a_whole_match_by_keys(qtbot: QtBot) -> None:
    with board(qtbot, HUMAN, bot("Maud"), seed=3) as table:
        table.until_asked()
        while not table.over():
            before = table.session.match.ply
            table.press(Qt.Key.Key_Up)
            table.press(Qt.Key.Key_Return)
            assert table.session.match.ply > before
            table.until_asked()


def test_bots_play_to_the_end(qtbot: QtBot) -> None:
    with board(qtbot, bot("Aldric"), bot("Maud"), seed=4) as table:
        table.until_asked()
        result = table.session.match.result
        assert result in (Result((0,), "line"), Result((1,), "line"), Result((0, 1), "draw"))


def test_the_table_shows_the_own_card_and_not_the_other(qtbot: QtBot) -> None:
    with board(qtbot, HUMAN, bot("Maud"), seed=5) as table:
        table.until_asked()
        opened = table.session.match.open_view()
        assert isinstance(opened, AmbushView)
        own, other = opened.cards
        assert table.ground.hand.look["card"] == own
        assert table.ground.seen.cards == (own, None)
        assert own is not None
        assert own in table.page.strip.aside
        assert other is not None
        assert not any(item.look["shown"] for item in table.ground.squares)


def test_the_card_lies_face_down_between_two_people(qtbot: QtBot) -> None:
    with board(qtbot, human("Ana"), human("Rui"), seed=6) as table:
        table.until_asked()
        assert table.ground.hand.look["card"] is None
        assert table.ground.hand.isVisible()
        table.click(Mark(4))
        table.until_asked()
        # A marked square is refused for this reason, although the hand is covered.
        table.click(Mark(4))
        assert table.page.strip.aside == "This square is marked already."


def test_arrows_go_from_free_square_to_free_square() -> None:
    choosing = AmbushSelection(0, [Mark(square) for square in (0, 2, 8)])
    visited = []
    for dx, dy in ((0, 1), (1, 0), (0, 1), (0, 1), (-1, 0)):
        choosing.walk(dx, dy)
        visited.append(choosing.mark)
    assert visited == [Mark(square) for square in (0, 2, 8, 0, 8)]
    assert choosing.ready_action() == Mark(8)
    choosing.go_to_end(-1)
    assert choosing.ready_action() == Mark(0)
    choosing.go_to_end(1)
    assert choosing.ready_action() == Mark(8)
    assert choosing.step_back()
    assert choosing.ready_action() is None


@pytest.mark.parametrize("paper", ["A4", "letter"])
def test_the_sheet_is_one_page_with_every_card(tmp_path: Path, paper: str) -> None:
    (page,) = Job("board", paper, True).pages(TABLE.sheets)
    shown = image(page, 2.0)
    assert white(shown, 0, 0, shown.width(), 8)
    assert white(shown, 0, shown.height() - 8, shown.width(), 8)
    (file,) = write([page], tmp_path / "ambush.pdf", "Ambush")
    words = text_of(file)
    for card in CARDS:
        assert card in words
