"""What can be printed of Cortez: board, cards, pieces, aid, labels for a German box, tuck boxes."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cortez.sheets.aid import paint_first, paint_second
from desktop.games.cortez.sheets.boardsheet import SQUARE, board, board_title
from desktop.games.cortez.sheets.boxes import boxes
from desktop.games.cortez.sheets.counters import counters, counters_title, pieces
from desktop.games.cortez.sheets.decks import decks
from desktop.games.cortez.sheets.labels import labels
from desktop.language.translation import translate
from desktop.printing.page import LEAF
from desktop.printing.sheets import LABELS, Drawing, GameSheets, Item


def aid() -> Sequence[Item]:
    """Two pages of rules."""
    title = translate("CortezPrint", "Rules aid")
    return [Drawing(title, LEAF, page, leaf=True) for page in (paint_first, paint_second)]


def box(light: bool) -> Sequence[Item]:
    """Everything to play with."""
    return [*board(light), *decks(), *counters(SQUARE), *boxes(), *aid()]


SHEETS = GameSheets(
    title=lambda: translate("Cortez", "Cortez"),
    sheets={
        "board": board,
        "cards": lambda light: decks(),
        "counters": lambda light: counters(SQUARE),
        "aid": lambda light: aid(),
        LABELS: lambda light: [labels()],
    },
    box=box,
    names={"board": board_title, "counters": counters_title},
    pieces=lambda: pieces(SQUARE),
)
