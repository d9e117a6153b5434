"""What is said in a bubble leaves legible what people play by, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRectF
from pytestqt.qtbot import QtBot

from desktop.table.items import HitItem, is_in_hand
from desktop.table.talk.bubble_layout import BubbleButton, BubbleContents
from desktop.windows.match_page.match_page import MatchPage
from engine.games import GAMES
from engine.play.match_files import new_record
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, Table, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

NAMES = ("Aldric", "Maud", "Lorenzo", "Beatriz", "Otto")
WORDS = ("Well.", "I like long quarrels, and you know how they end in this house.")
SIZES = ((960, 500), (1280, 800), (1440, 900))
#: Seats of each game, and how often a person answers before something is said.
TABLES_TALKING = {
    "condottiere1": (5, 3),
    "condottiere3": (4, 0),
    "cortez": (4, 0),
    "contrees": (2, 4),
    "cannir": (3, 2),
}


def kept(page: MatchPage) -> Iterator[QRectF]:
    """Yield what stays legible: the hand with objectives, the seats, and the last move's lines."""
    places = page.talk._places
    for item in page.scene.items():
        target_id = item.target_id if isinstance(item, HitItem) and item.isVisible() else None
        if target_id is not None and is_in_hand(target_id):
            yield places.page_rect(item.sceneBoundingRect())
    yield from map(places.rect_of, page.sidebar.seats)
    view = page.sidebar.chronicle.view
    model, viewport = page.sidebar.chronicle.model, view.viewport()
    for row in model.rows_of_last_move():
        line = view.visualRect(model.index(row)) & viewport.rect()
        yield QRectF(line.translated(viewport.mapTo(page, QPoint())))


@pytest.mark.parametrize("game", TABLES_TALKING)
def test_a_remark_covers_no_hand_no_seat_and_not_the_last_move(qtbot: QtBot, game: str) -> None:
    seats, answers = TABLES_TALKING[game]
    record = new_record(GAMES[game], seats, 3, None, (HUMAN, *map(bot, NAMES[: seats - 1])))
    table = Table(qtbot, replace(record, talk="sparing"))
    table.until_asked()
    for _ in range(answers):
        table.page.asking.submit(table.session.match.legal()[0])
        table.until_asked()
    page, bubble = table.page, table.page.talk.bubble
    assert not table.over()
    for size in SIZES:
        page.resize(*size)
        seen = 0
        for seat, words in product(range(1, seats), WORDS):
            page.talk._say_plain(BubbleContents(seat, NAMES[seat - 1], remark=words), None)
            page.talk.place()
            settle()
            page.talk.place()
            if bubble.isVisible():
                seen += 1
                covered = [rect for rect in kept(page) if rect.intersects(bubble.box)]
                assert not covered, (size, seat, words, bubble.box, covered)
        # In a low window the chronicle alone may say something long.
        assert seen >= seats - 1


@pytest.mark.parametrize("game", TABLES_TALKING)
def test_a_question_leaves_the_last_move_legible(qtbot: QtBot, game: str) -> None:
    seats, answers = TABLES_TALKING[game]
    record = new_record(GAMES[game], seats, 3, None, (HUMAN, *map(bot, NAMES[: seats - 1])))
    table = Table(qtbot, replace(record, talk="sparing"))
    table.until_asked()
    for _ in range(answers):
        table.page.asking.submit(table.session.match.legal()[0])
        table.until_asked()
    page, bubble = table.page, table.page.talk.bubble
    buttons = (
        BubbleButton("Agree", lambda: None, "Y", is_main=True),
        BubbleButton("Do not agree", lambda: None),
    )
    voices = tuple((seat, "?") for seat in range(seats))
    # The lowest window may have no room for a long one beside seats and chronicle.
    for size, seat in product(SIZES[1:], range(1, seats)):
        page.resize(*size)
        question = BubbleContents(
            *(seat, f"{NAMES[seat - 1]} asks"), remark=WORDS[1], votes=voices, question="and you?",
            buttons=buttons,
        )  # fmt: skip
        page.talk.ballot = lambda question=question: question
        page.talk.refresh()
        settle()
        page.talk.place()
        settle()
        assert bubble.isVisible(), (size, seat)
        covered = [rect for rect in kept(page) if rect.intersects(bubble.box)]
        assert not covered, (size, seat, bubble.box, covered)
