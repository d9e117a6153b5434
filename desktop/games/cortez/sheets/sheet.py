"""The printable sheets of Cortez: board, cards, counters, aid, labels, tuck boxes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.games.cortez.art.board.geometry import (
    BOARD_RECT,
    FIELD,
    SQUARE_SIDE,
    city_rect,
    square_rect,
)
from desktop.games.cortez.art.board.ground import paint_whole
from desktop.games.cortez.art.inks import PAPER, PAPER_DEEP
from desktop.games.cortez.sheets.aid import paint_first, paint_second
from desktop.games.cortez.sheets.boxes import boxes
from desktop.games.cortez.sheets.boxes import cutouts as box_cutouts
from desktop.games.cortez.sheets.counters import counters, counters_title, cutouts, pieces
from desktop.games.cortez.sheets.decks import decks
from desktop.games.cortez.sheets.labels import labels
from desktop.games.cortez.words.places import place_names
from desktop.language.translation import translate
from desktop.painting.shapes import polygon
from desktop.printing.print_page import LEAF, PaperSize
from desktop.printing.sheets import LABELS, Drawing, GameSheets, Item
from engine.games.cortez.squares import HEIGHT, WIDTH

#: Millimetres. Squares are a little smaller than the sheet would allow, so that three rows of A4 or
#: Letter hold the whole city between two seams.
BOARD_SIZE: Final = PaperSize(760, 540)
SQUARE_SIDE_MM: Final = 34.4

_SCALE = SQUARE_SIDE_MM / SQUARE_SIDE
_LEFT = (BOARD_SIZE.width - FIELD.width() * _SCALE) / 2
_TOP = (BOARD_SIZE.height - FIELD.height() * _SCALE) / 2
#: Millimetres of the frets in the side margins.
_STEP = 1.3


def board(saves_ink: bool) -> Sequence[Drawing]:
    """Return the board at its true size; `saves_ink` leaves land and water white to save ink."""
    squares = [_on_paper(square_rect(square)) for square in range(WIDTH * HEIGHT)]
    keep, paint = _on_paper(city_rect()), partial(_paint, saves_ink)
    return [Drawing(board_title(), BOARD_SIZE, paint, keep=keep, marks=squares)]


def _on_paper(rect: QRectF) -> QRectF:
    """Return a part of the board in millimetres of the sheet."""
    left, top = _LEFT + rect.left() * _SCALE, _TOP + rect.top() * _SCALE
    return QRectF(left, top, rect.width() * _SCALE, rect.height() * _SCALE)


def board_title() -> str:
    """Return the title of the sheet."""
    return translate("CortezPrint", "Map of Tenochtitlan")


def _paint(saves_ink: bool, painter: QPainter) -> None:
    sheet = QRectF(0, 0, BOARD_SIZE.width, BOARD_SIZE.height)
    painter.fillRect(sheet, QColor("#ffffff" if saves_ink else PAPER))
    painter.save()
    painter.translate(_LEFT, _TOP)
    painter.scale(_SCALE, _SCALE)
    paint_whole(painter, place_names(), saves_ink=saves_ink, paper=True)
    painter.restore()
    if not saves_ink:
        _paint_frets(painter)


def _paint_frets(painter: QPainter) -> None:
    """Paint stepped frets down both margins, towards the board."""
    margin = _LEFT + BOARD_RECT.left() * _SCALE
    count = int((BOARD_SIZE.height - 8) / (8 * _STEP))
    top = (BOARD_SIZE.height - count * 8 * _STEP) / 2
    for i in range(count):
        y = top + i * 8 * _STEP
        for x, side in ((margin - 2, -1), (BOARD_SIZE.width - margin + 2, 1)):
            stair = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4), (0, 4)]
            steps = polygon((x + side * a * _STEP, y + (b + 0.5) * _STEP) for a, b in stair)
            painter.fillPath(steps, QColor(PAPER_DEEP))
            hook = [(0, 5.2), (4, 5.2), (4, 7), (2.4, 7), (2.4, 6.1), (0, 6.1)]
            painter.fillPath(
                polygon((x + side * a * _STEP, y + (b + 0.5) * _STEP) for a, b in hook),
                QColor(PAPER_DEEP),
            )


def aid() -> Sequence[Item]:
    """Return the two pages of rules."""
    title = translate("CortezPrint", "Rules summary")
    return [Drawing(title, LEAF, page, is_leaf=True) for page in (paint_first, paint_second)]


def box(saves_ink: bool) -> Sequence[Item]:
    """Return everything needed to play."""
    return [*board(saves_ink), *decks(), *counters(SQUARE_SIDE_MM), *boxes(), *aid()]


SHEETS = GameSheets(
    title=lambda: translate("Cortez", "Cortez"),
    sheets={
        "board": board,
        "cards": lambda light: decks(),
        "counters": lambda light: counters(SQUARE_SIDE_MM),
        "aid": lambda light: aid(),
        LABELS: lambda light: [labels()],
    },
    box=box,
    names={"board": board_title, "counters": counters_title},
    pieces=lambda: pieces(SQUARE_SIDE_MM),
    cutouts=lambda stock: [*cutouts(SQUARE_SIDE_MM), *box_cutouts(stock)],
)
