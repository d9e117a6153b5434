"""What stands on a chief's card alone: the three actions, and the sign of his nation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import ink, line, moved, slab
from desktop.games.cortez.art.card_art.provisions import paint_maize
from desktop.games.cortez.art.card_art.tools import footprints
from desktop.games.cortez.art.card_backs import paint_small_back
from desktop.games.cortez.art.card_frame import HIGH, WIDE, width_of
from desktop.games.cortez.art.chiefs import CHIEFS, SPANISH
from desktop.games.cortez.art.headgear import paint_feather_crown, paint_morion
from desktop.games.cortez.art.inks import INK
from desktop.painting.lettering import write

_PLATE = QRectF(72, 458, WIDE - 144, 224)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LARGEST = 43.0  # of the type


def paint_actions(p: QPainter, actions: Sequence[str], *, paper: bool) -> None:
    """A plate with a sign and a line for each of the three actions, all in type of one size."""
    ink(p, slab(_PLATE.x(), _PLATE.y(), _PLATE.width(), _PLATE.height(), 10), "#fffaf0", 2.5)
    step = _PLATE.height() / 3
    left, room = 162.0, _PLATE.right() - 162 - 10
    widest = max(width_of(text, 1, 600) for text in actions)
    size = min(_LARGEST, room / widest)
    for i, (sign, text) in enumerate(zip(_SIGNS, actions, strict=True)):
        y = _PLATE.top() + (i + 0.5) * step
        with moved(p, 116, y):
            sign(p)
        write(p, QRectF(left, y - 30, room, 60), text, size, INK, weight=600, align=_LEFT)
        if i:
            line(p, f"M90,{y - step / 2:g} L540,{y - step / 2:g}", "#cbb894", 2)


def paint_nation_sign(p: QPainter, chief: str) -> None:
    """The helmet or the feather crown, on a cartouche."""
    if CHIEFS[chief].nation == SPANISH:
        with moved(p, 0, 28, 1.08):
            paint_morion(p, 3.2)
    else:
        with moved(p, 0, 22, 1.1):
            paint_feather_crown(p, 2.8)


def _recruit(p: QPainter) -> None:
    with moved(p, 0, 2, 0.56):
        paint_maize(p, 3, paper=True)


def _walk(p: QPainter) -> None:
    footprints(p, [(-10, 8, 20), (12, -8, 32)], 1.5)


def _draw(p: QPainter) -> None:
    with moved(p, 0, 0, 0.078):
        p.translate(-WIDE / 2, -HIGH / 2)
        paint_small_back(p, "provision")


_SIGNS: tuple[Callable[[QPainter], None], ...] = (_recruit, _walk, _draw)
