"""The stakes of a battle: the realm that its region would complete, as a chain of shields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise, permutations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.games.condottiere.words.places import region_name
from desktop.painting.fitted_text import write_fitted
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import disc, pen, stroke_path
from desktop.style.theme import SEATS, current_theme
from desktop.table.facts import IconPainter
from engine.core.values import Seat
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.rules.regions import group_of, members_of
from engine.games.condottiere.views.victory_goals import goal_of, winning_regions
from engine.games.condottiere.views.view import CondottiereView

#: Greatest number of regions in a readable chain.
_MAX_REGIONS = 5
#: Distances from the top: the middle of the shields, and the names.
_SHIELDS_Y, _NAMES_Y = 19.0, 37.0


def stakes_icon(view: CondottiereView) -> IconPainter | None:
    """Return a picture of the realm that would win the game with the contested region.

    The deciding seat comes first, then the others. None when no seat would win, or when the chain
    cannot be drawn.
    """
    region = view.region
    if region is None or view.decision is None:
        return None
    asked_seat = view.decision.seat
    for seat in sorted(range(len(view.owners)), key=lambda one: one != asked_seat):
        if region in winning_regions(view, seat):
            chain = _chain(view, seat, region)
            return partial(_paint, chain=chain, region=region, seat=seat) if chain else None
    return None


def _chain(view: CondottiereView, seat: Seat, region: str) -> tuple[str, ...]:
    """Return the regions that would be linked, with neighbours side by side.

    Empty where linking does not decide the game, or where there are too many regions.
    """
    group = goal_of(view.options, len(view.owners)).linked
    number = BOARD.region(region)
    mask = BOARD.mask((*view.owners[seat], region))
    linked = [BOARD.ids[region] for region in members_of(group_of(number, mask))]
    if not group <= len(linked) <= _MAX_REGIONS:
        return ()
    return max(permutations(linked), key=_borders)


def _borders(chain: Sequence[str]) -> int:
    """Return the number of neighbours in the chain that are adjacent on the map."""
    return sum(BOARD.neighbours[BOARD.region(a)] >> BOARD.region(b) & 1 for a, b in pairwise(chain))


def _paint(painter: QPainter, rect: QRectF, chain: Sequence[str], region: str, seat: Seat) -> None:
    """Paint the chain of regions that a seat would complete by winning a region."""
    theme, pitch = current_theme(), rect.width() / len(chain)
    y = rect.top() + _SHIELDS_Y
    points = [QPointF(rect.left() + (i + 0.5) * pitch, y) for i in range(len(chain))]
    painter.setPen(pen(theme.edge, 2.4))
    for (a, before), (b, after) in pairwise(zip(chain, points, strict=True)):
        if _borders((a, b)):
            painter.drawLine(before, after)
    look = SEATS[seat]
    for name, point in zip(chain, points, strict=True):
        fought = name == region
        if fought:
            ring = disc(point.x(), point.y(), 13)
            painter.fillPath(ring, QColor("#f6dc8f"))
            stroke_path(painter, ring, pen("#9a6c1c", 1.8, dash=(2.2, 1.8)))
        else:
            paint_shield(painter, point.x(), point.y(), 24, look.colour, look.charge)
        inner_rect = QRectF(point.x() - pitch / 2 + 1, rect.top() + _NAMES_Y, pitch - 2, 20)
        weight = 700 if fought else 400
        align = Qt.AlignmentFlag.AlignCenter
        write_fitted(
            painter, inner_rect, region_name(name), 15, theme.text, weight=weight, align=align
        )
