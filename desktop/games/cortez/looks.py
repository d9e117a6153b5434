"""How the seats of Cortez look: the shields, colours and cloth of their chiefs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.cortez.art.chiefs import CHIEFS, paint_cloth
from desktop.games.cortez.art.painter import paint_chief_shield
from desktop.games.cortez.words.card_texts import CHIEF_NAMES
from desktop.painting.cache.pictures import Pictures, blit_sign
from desktop.painting.seat_look import LOOKS, SeatLook
from engine.games.cortez.views.view import CortezView

#: Text colours for each chief: on dark and on light ground.
_INKS = {
    "alvarado": ("#8fc4f2", "#1a5f9a"),
    "sandoval": ("#d3a8e6", "#74398c"),
    "olid": ("#76d3b1", "#12684c"),
    "cuitlahuac": ("#f59a90", "#a82a20"),
    "cuauhtemoc": ("#f6b469", "#8f4d08"),
    "cacama": ("#f3dc78", "#6f5a06"),
}
_SHIELDS = Pictures("Cortez: shields")
#: The width of a shield in painter units, without the feathers, which may reach beyond it.
_BODY_WIDTH = 104.0
#: Pixels in a unit of the patterns on cloth.
_PATTERN_UNIT_PX = 4.0


def looks(view: CortezView | None, seats: int) -> Sequence[SeatLook]:
    """Return the looks of the seats' chiefs.

    Before the match (`view` is None) no chiefs are drawn yet, so the looks are general ones.
    """
    if view is None:
        return LOOKS[:seats]
    return tuple(_LOOKS[chief] for chief in view.chiefs)


def _paint_shield(painter: QPainter, x: float, y: float, width: float, *, chief: str) -> None:
    def at_size(painter: QPainter) -> None:
        painter.scale(width / _BODY_WIDTH, width / _BODY_WIDTH)
        paint_chief_shield(painter, chief, 3.6)

    blit_sign(painter, _SHIELDS, chief, QPointF(x, y), width, at_size)


def _paint_cloth(painter: QPainter, body: QPainterPath, *, chief: str) -> None:
    paint_cloth(painter, body, chief, _PATTERN_UNIT_PX)


_LOOKS = {
    chief: SeatLook(
        CHIEFS[chief].colour,
        *inks,
        partial(str, CHIEF_NAMES[chief]),
        partial(_paint_shield, chief=chief),
        partial(_paint_cloth, chief=chief),
    )
    for chief, inks in _INKS.items()
}
