"""Small talk of bots at the table: its words, and the room its bubble takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.table.talk import remarks
from desktop.table.talk.remarks import TONES
from engine.core.rng import Rng
from engine.core.values import TEMPERS
from engine.table.interruption_round import InterruptionRound
from engine.talk.statements import Remark, RemarkKind, RemarkTone
from tests.desktop.games.contrees.kit import contrees
from tests.desktop.table.kit import HUMAN, Table, an_answer, bot, cannir, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

#: The remarks without a tone.
PLAIN = ("thanks", "doubt", "more_cards", "faithless")
WORDS = [word for word in get_args(RemarkKind) if word not in PLAIN]


@pytest.mark.parametrize("code", ["en", "fr", "pt", "pt_BR"])
def test_every_temper_says_every_remark_in_words_of_its_own(
    code: str, speak: Callable[[str], None]
) -> None:
    speak(code)
    assert {*TONES} == {*get_args(RemarkTone)} == {"", *TEMPERS}
    said = [small_talk(word, tone) for word, tone in product(WORDS, TONES)]
    assert all(text[-1] in ".!?" for text in said)
    assert len({*said}) == len(said)
    assert [small_talk(word, "bold") for word in PLAIN] == [""] * len(PLAIN)
    if code != "en":
        speak("en")
        assert not {*said} & {small_talk(word, tone) for word, tone in product(WORDS, TONES)}


@pytest.fixture
def only_said_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots say nothing by themselves."""
    monkeypatch.setattr(InterruptionRound, "begin", lambda asked: None)


@contextmanager
def talking(qtbot: QtBot, game: str, size: tuple[int, int], plies: int) -> Iterator[Table]:
    """Yield a table of a person and bots after some answers."""
    others = [bot("Aldric"), *([bot("Maud")] if game == "cannir" else [])]
    record = (cannir if game == "cannir" else contrees)(HUMAN, *others, seed=3)
    with open_table(qtbot, replace(record, talk="lively"), size=size) as table:
        table.until_asked()
        rng = Rng(7)
        for _ in range(plies):
            if table.session.match.decision is None:
                break
            table.session.submit(0, an_answer(table, rng))
            table.until_asked()
        yield table


def small_talk(word: str, tone: str) -> str:
    """Return a remark in words, of whichever game has it."""
    games = (TABLES[game].texts for game in ("contrees", "cannir"))
    return next(filter(None, (remarks.small_talk(word, tone, texts) for texts in games)), "")


def longest(*words: RemarkKind) -> Remark:
    """Return the remark with the longest sentence in the present language."""
    made = [Remark(word, tone=tone) for word in words for tone in get_args(RemarkTone)]
    return max(made, key=lambda one: len(small_talk(one.word, one.tone)))


def rect_of(table: Table, widget: QWidget) -> QRectF:
    at = widget.mapTo(table.page, QPoint())
    return QRectF(at.x(), at.y(), QWidget.width(widget), QWidget.height(widget))


def in_page(table: Table, rect: QRectF) -> QRectF:
    view = table.page.view
    return view.mapFromScene(rect).boundingRect().toRectF().translated(view.pos().toPointF())


@pytest.mark.usefixtures("only_said_here")
@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("size", [(960, 500), (1280, 720), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize(("game", "plies"), [("contrees", 12), ("cannir", 2)])
def test_a_remark_covers_nothing_and_moves_no_button(
    qtbot: QtBot,
    game: str,
    plies: int,
    size: tuple[int, int],
    code: str,
    speak: Callable[[str], None],
) -> None:
    speak(code)
    with talking(qtbot, game, size, plies) as table:
        page = table.page
        buttons = [*page.strip.buttons, page.strip.talk, *page.sidebar._buttons()]
        before = [(rect_of(table, button), button.isVisible()) for button in buttons]
        hand = table.session.question
        table.session.interrupt(1, longest(*WORDS), table.session.match.ply)
        page.talk.place()
        assert page.talk.bubble.isVisible()
        assert [(rect_of(table, button), button.isVisible()) for button in buttons] == before
        assert table.session.question is hand
        around = table.page.scene.controller.game_choice.areas_to_avoid()
        kept = [
            in_page(table, rect)
            for rect in (*around.clear, *around.names, *around.avoid_most, *page.scene.targets())
            if not rect.isEmpty()
        ]
        box = page.talk.bubble.box
        assert QRectF(page.rect()).contains(box)
        assert not any(map(box.intersects, kept))
        parts = [page.strip, *page.sidebar.seats, *page.sidebar._buttons()]
        assert not any(box.intersects(rect_of(table, part)) for part in parts)


@pytest.mark.usefixtures("looked_at", "only_said_here")
@pytest.mark.parametrize("game", ["contrees", "cannir"])
def test_a_remark_is_told_in_the_chronicle_and_found_by_its_key(qtbot: QtBot, game: str) -> None:
    with talking(qtbot, game, (1280, 720), 0) as table:
        page = table.page
        table.session.interrupt(1, Remark("greeting", tone="bold"), table.session.match.ply)
        table.until_asked()
        page.talk.place()
        assert page.talk.bubble.isVisible()
        line = "Aldric: “Good day! I have come to win.”"
        assert page.sidebar.chronicle.lines[-1] == line
        table.press(Qt.Key.Key_Escape)
        page.talk.place()
        assert not page.talk.bubble.isVisible()
        table.press(Qt.Key.Key_B)
        assert page.sidebar.said.lines == [line]
        assert not page.sidebar.said.offer_button.isVisible(), "nobody makes offers here"
