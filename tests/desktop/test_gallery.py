"""Pictures kept for the whole application: painted once, in the words of the moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from desktop.language import wording
from desktop.painting.gallery import GALLERY, Gallery
from desktop.table.backdrop import Backdrop
from desktop.table.items import Pictures
from tests.desktop.kit import Services

BOX = QRectF(0, 0, 20, 10)


@pytest.fixture(autouse=True)
def _bare() -> Iterator[None]:
    GALLERY.clear()
    yield
    GALLERY.clear()


class Brush:
    """Paints, and counts how often."""

    def __init__(self) -> None:
        self.strokes = 0

    def __call__(self, p: QPainter) -> None:
        self.strokes += 1
        p.fillRect(BOX, QColor("#c9a24b"))


def show(name: str, brush: Brush, shows: object = None, *, worded: bool = False) -> None:
    """Render a new backdrop once."""
    scene = QGraphicsScene()
    backdrop = Backdrop(name, BOX, brush, worded=worded)
    backdrop.shows = shows  # type: ignore[assignment]
    scene.addItem(backdrop)
    paper = QPixmap(20, 10)
    p = QPainter(paper)
    scene.render(p, QRectF(paper.rect()), BOX)
    p.end()


def test_a_second_table_need_not_paint_what_the_first_has_shown(qtbot: QtBot) -> None:
    brush = Brush()
    show("wood", brush)
    show("wood", brush)
    assert brush.strokes == 1
    show("wood", brush, shows="dark")
    show("slate", brush)
    assert brush.strokes == 3


def test_words_are_painted_anew_in_another_language(qtbot: QtBot, services: Services) -> None:
    plain, worded, cards = Brush(), Brush(), Brush()
    told = set()
    for code in ("en", "fr", "pt", "en"):
        services.language.install(code)
        told.add(wording())
        show("wood", plain)
        show("cloth", worded, worded=True)
        Pictures("a game").get("m1", BOX, 1.0, cards)
    assert len(told) == 3
    assert (plain.strokes, worded.strokes, cards.strokes) == (1, 3, 4)


def test_tables_of_a_game_share_their_pictures_and_others_do_not(qtbot: QtBot) -> None:
    brush = Brush()
    for game in ("one", "one", "other", "", ""):
        Pictures(game).get("m1", BOX, 1.0, brush)
    assert brush.strokes == 4


def test_what_was_shown_longest_ago_makes_room(qtbot: QtBot) -> None:
    gallery = Gallery(room=2 * 20 * 10 * 4)
    painted: list[str] = []

    def look(name: str) -> None:
        def paint() -> QPixmap:
            painted.append(name)
            return QPixmap(20, 10)

        gallery.get(name, paint)

    for name in "abacab":
        look(name)
    assert "".join(painted) == "abcb"
