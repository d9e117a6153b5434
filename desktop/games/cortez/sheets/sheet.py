"""What can be printed of Cortez: board, cards, pieces, aid, labels for a German box, tuck boxes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.painter import BOARD_RECT, SIDE, paint_whole
from desktop.games.cortez.sheets.aid import paint_first, paint_second
from desktop.games.cortez.sheets.boxes import boxes
from desktop.games.cortez.sheets.counters import counters, counters_title
from desktop.games.cortez.sheets.decks import decks
from desktop.games.cortez.sheets.labels import labels
from desktop.games.cortez.words.places import place_names
from desktop.language import translate
from desktop.printing.page import LEAF, Size
from desktop.printing.sheets import LABELS, Drawing, GameSheets, Item

#: The board is 76 cm wide, border included.
_SCALE = 760 / BOARD_RECT.width()
BOARD_SIZE = Size(760, BOARD_RECT.height() * _SCALE)
SQUARE_SIDE = SIDE * _SCALE


def board(light: bool) -> Sequence[Item]:
    """The map at its true size; to save ink, land and water stay white."""
    return [Drawing(_board_title(), BOARD_SIZE, partial(_paint_board, light))]


def aid() -> Sequence[Item]:
    """Two pages of rules."""
    title = translate("CortezPrint", "Rules aid")
    return [Drawing(title, LEAF, page, leaf=True) for page in (paint_first, paint_second)]


def box(light: bool) -> Sequence[Item]:
    """Everything to play with."""
    return [*board(light), *decks(), *counters(SQUARE_SIDE), *boxes(), *aid()]


def _board_title() -> str:
    return translate("CortezPrint", "Map of Tenochtitlan")


def _paint_board(light: bool, p: QPainter) -> None:
    p.save()
    p.scale(_SCALE, _SCALE)
    p.translate(-BOARD_RECT.topLeft())
    paint_whole(p, place_names(), light=light, paper=True)
    p.restore()


SHEETS = GameSheets(
    title=lambda: translate("Cortez", "Cortez"),
    sheets={
        "board": board,
        "cards": lambda light: decks(),
        "counters": lambda light: counters(SQUARE_SIDE),
        "aid": lambda light: aid(),
        LABELS: lambda light: [labels()],
    },
    box=box,
    names={"board": _board_title, "counters": counters_title},
)
