"""A callout: the box of one of the best moves, with its chance, its reason and a tail."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.painting.bars import BEST, OTHER, paint_chance_bar
from desktop.painting.contrast import CHOSEN, paint_high_contrast
from desktop.painting.effects import paint_shadow
from desktop.painting.materials.wax_seal import paint_wax_seal
from desktop.painting.shapes import pen, polygon, rounded, stroke_path, vertical_gradient
from desktop.style.theme import serif
from desktop.table import items
from desktop.table.callouts.advice import AdvisedMove
from desktop.table.callouts.advice_texts import figure, margin
from desktop.table.callouts.placing import (
    TAIL_HALF_WIDTH,
    Anchor,
    nearest_point,
    tail_tip,
    with_point,
)
from desktop.table.items import HitItem

#: Titles and reasons.
_INK = "#2a2118"
#: Margins of error.
_QUIET = "#6d5a41"
#: Edge of a callout.
_EDGE = "#4a3a26"
#: Edge of a best move's callout.
_GOLD = "#a8782a"
_GROUND = "#d9c596"
_BADGE_RADIUS = 12.5
#: Centre of the seal, from the upper left corner.
_SEAL = QPointF(21, 22)
#: How far from its edge a click still hits it.
_SEAL_HIT_MARGIN = 6.0
#: Radius of the corners.
_RADIUS = 7.0
_PADDING = 9.0
#: Size of the bar.
_BAR = QSizeF(64, 10)
#: Gap between the parts of a line.
_GAP = 8.0
#: Left edge of the text, right of the badge.
_TEXT_LEFT = 41.0
#: Additional length for a title with its chance.
_TITLE_EXTRA_WIDTH = 40.0
#: Size and weight of the type of titles.
_TITLE = (18.0, 700)
#: Type size in pixels and weight of reasons.
_REASON = (15.5, 400)
#: Type size in pixels and weight of chances.
_CHANCE = (20.0, 700)
#: Type size in pixels and weight of margins of error.
_MARGIN = (14.5, 400)
#: Step by which lines are shortened.
_STEP = 14.0
#: Length in pixels up to which a tail has its full width.
_SHORT_TAIL_LENGTH = 70.0
#: Minimum width of a long tail, as a share of the full width.
_MIN_TAIL_SHARE = 0.5
#: The first part of a callout's hit target; the second is its number.
CALLOUT = "callout"


@dataclass(frozen=True, slots=True)
class CalloutText:
    """The contents of a callout: the move's number from 1, its name and the reason for it."""

    number: int
    move: AdvisedMove
    title: str
    why: str
    #: Whether no move is better.
    is_golden: bool
    #: Whether its chance is known and shown.
    is_weighed: bool = True
    #: Whether it takes precedence over the other callouts: that of the move that is taken up.
    leads: bool = False
    #: The reason where there is little room, or "".
    brief: str = ""
    #: Whether the reason is that it settles something, such as taking or ending it.
    settles: bool = False


class Callout(HitItem):
    """The callout of one move; a click on its seal lifts the move."""

    def __init__(self, spoken: CalloutText, max_width: float) -> None:
        super().__init__(None)
        self._longest = max_width
        self.text = spoken
        self.target_id = (CALLOUT, spoken.number)
        self.setZValue(items.CALLOUTS_Z - spoken.number * 0.01)
        self._title = _wrap_evenly(spoken.title, *_TITLE, max_width)
        self._why = _wrap_evenly(spoken.why, *_REASON, max_width)
        #: The previous evaluation.
        self.previous_move: AdvisedMove | None = None
        #: The share of the transition from it that is done.
        self.share = 1.0
        self.anchor = Anchor(QRectF())
        self.box = QRectF(QPointF(), self._size())

    @property
    def _is_chance_beside(self) -> bool:
        """Whether the chance is beside the title, or nowhere, instead of below it."""
        if not self.text.is_weighed:
            return True
        width = self._title_width() + self._chance_width()
        return len(self._title) <= 1 and width < self._longest + _TITLE_EXTRA_WIDTH

    def _title_width(self) -> float:
        return max((_line_width(line, *_TITLE) for line in self._title), default=-_GAP)

    def _chance_width(self) -> float:
        if not self.text.is_weighed:
            return 0.0
        move = self.text.move
        figures = _line_width(figure(move), *_chance_type(move))
        figures += _line_width(margin(move), *_MARGIN)
        return _BAR.width() + figures + 3 * _GAP

    def _size(self) -> QSizeF:
        width = self._title_width()
        width = (
            width + self._chance_width()
            if self._is_chance_beside
            else max(width, self._chance_width())
        )
        if self._why:
            width = max(width, *(_line_width(line, *_REASON) for line in self._why))
        rows = (
            24.0 * max(1, len(self._title))
            + (0 if self._is_chance_beside else 25)
            + 20.0 * len(self._why)
        )
        return QSizeF(_TEXT_LEFT + width + _PADDING + 4, rows + 2 * _PADDING)

    def is_seal_at(self, point: QPointF) -> bool:
        """Return whether its seal, which is its button, is at a point in scene pixels."""
        away = point - (self.box.topLeft() + _SEAL)
        return hypot(away.x(), away.y()) <= _BADGE_RADIUS + _SEAL_HIT_MARGIN

    @property
    def text_rect(self) -> QRectF | None:
        return self.box

    def put(self, rect: QRectF, anchor: Anchor) -> None:
        """Place the box and point at the move's place."""
        self.box, self.anchor = rect, anchor
        self.set_bounds(with_point(rect, tail_tip(anchor, rect)).adjusted(-16, -16, 16, 20))
        self.update()

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.box)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        spoken, rect = self.text, self.box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = rounded(rect, _RADIUS).united(self._tail())
        paint_shadow(painter, body, QColor(0, 0, 0, 150), 5, 0, 3)
        painter.fillPath(
            body, vertical_gradient(rect.top(), rect.bottom(), (0, "#fffaea"), (1, "#f3e4bd"))
        )
        stroke_path(painter, body, pen(_GOLD, 2.2) if spoken.is_golden else pen(_EDGE, 1.3))
        paint_high_contrast(painter, body, CHOSEN, 2)
        paint_wax_seal(painter, rect.topLeft() + _SEAL, _BADGE_RADIUS, spoken.number)
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        rect = self.box
        x, y = rect.left() + _TEXT_LEFT, rect.top() + _PADDING
        painter.setPen(QColor(_INK))
        for line in self._title or [""]:
            _draw_line(painter, QRectF(x, y, rect.width(), 24), line, serif(*_TITLE))
            y += 24
        if self._is_chance_beside:
            right = rect.right() - _PADDING - 2 - self._chance_width() + _GAP
            self._write_chance(painter, right, rect.top() + _PADDING)
        else:
            self._write_chance(painter, x, y)
            y += 25
        painter.setPen(QColor(_INK))
        for line in self._why:
            _draw_line(painter, QRectF(x, y, rect.width(), 20), line, serif(*_REASON))
            y += 20

    def _write_chance(self, painter: QPainter, x: float, y: float) -> None:
        if not self.text.is_weighed:
            return
        move, golden = self.text.move, self.text.is_golden
        bar = QRectF(QPointF(x, y + 12 - _BAR.height() / 2), _BAR)
        colour, ground = BEST if golden else OTHER, QColor(_GROUND)
        now = move.interpolate_from(self.previous_move, self.share)
        paint_chance_bar(painter, bar, now.value, now.margin, colour, ground, _INK)
        chance = figure(move)
        x = bar.right() + _GAP
        painter.setPen(QColor(_INK))
        _draw_line(painter, QRectF(x, y, 90, 24), chance, serif(*_chance_type(move)))
        x += _line_width(chance, *_chance_type(move)) + 4
        painter.setPen(QColor(_QUIET))
        _draw_line(painter, QRectF(x, y, 90, 25), margin(move), serif(*_MARGIN))

    def _tail(self) -> QPainterPath:
        """Return the tail from the box to its place; empty if the box covers its end."""
        rect, point = self.box, tail_tip(self.anchor, self.box)
        base = nearest_point(rect.adjusted(14, 12, -14, -12), point)
        if rect.contains(point):
            return QPainterPath()
        # A long tail is slender, or it would be a wedge across the board.
        half = TAIL_HALF_WIDTH * max(
            _MIN_TAIL_SHARE,
            min(1.0, _SHORT_TAIL_LENGTH / max(1.0, (point - base).manhattanLength())),
        )
        away = point - nearest_point(rect, point)
        if abs(away.y()) >= abs(away.x()):
            y = rect.top() + 1 if point.y() <= rect.top() else rect.bottom() - 1
            return polygon([(base.x() - half, y), point.toTuple(), (base.x() + half, y)])
        x = rect.left() + 1 if point.x() < rect.left() else rect.right() - 1
        return polygon([(x, base.y() - half), point.toTuple(), (x, base.y() + half)])


def _chance_type(move: AdvisedMove) -> tuple[float, int]:
    """Return the size and weight of a chance: that of a rough one is as quiet as its margin."""
    return _MARGIN if move.is_rough else _CHANCE


def _draw_line(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    painter.setFont(font)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(rect, int(flags | Qt.TextFlag.TextDontClip), text)


@lru_cache(maxsize=128)
def _wrap_evenly(text: str, size: float, weight: int, max_width: float) -> list[str]:
    """Return a text on the fewest possible lines, all of similar length."""
    lines = _wrap(text, size, weight, max_width)
    while max_width > _STEP:
        shorter = _wrap(text, size, weight, max_width - _STEP)
        if len(shorter) > len(lines):
            break
        lines, max_width = shorter, max_width - _STEP
    return lines


@lru_cache(maxsize=1024)
def _line_width(text: str, size: float, weight: int) -> float:
    """Return the length of a line; cached, as the same beginnings are measured repeatedly."""
    return QFontMetricsF(serif(size, weight)).horizontalAdvance(text)


def _wrap(text: str, size: float, weight: int, max_width: float) -> list[str]:
    """Return a text wrapped at a length; a single word may be longer."""
    lines: list[str] = []
    for word in text.split(" ") if text else ():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _line_width(longer, size, weight) <= max_width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
