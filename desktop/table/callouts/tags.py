"""Painted tags: sentences beside the place on the table they explain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTextDocument, QTextOption
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import down, outline, pen, polygon, rounded
from desktop.style.theme import serif
from desktop.table.callouts.placing import extended_to
from desktop.table.items import Overlay

_MAX_WIDTH = 270.0  # maximum length of a line
_TYPE = 15  # type size
_LEADING = 114  # line height in per cent
_PAD_X = 12.0  # horizontal padding
_PAD_Y = 8.0  # vertical padding
_RADIUS = 7.0  # radius of the corners
_GAP = 20.0  # between a tag and its target
_EDGE = 8.0  # between a tag and the edge of the window
_COVERING = 0.15  # cost of covering what should stay visible; what must costs 1
_STEP = 12.0  # by which tags get narrower
_SHARES = (1.0, 0.9, 0.8, 0.7)  # of the widest lines: narrower ones may cover less
_FOOT = 9.0  # half the width of the pointer at the tag
_INK = "#2a2118"  # text
_RIM = "#8a6a34"  # edge


@dataclass(frozen=True, slots=True)
class Saying:
    """The text of a tag, its place, and the rects it must not cover, in scene pixels."""

    html: str
    at: QPointF
    #: How far the thing at the place extends above it.
    above: float = 0.0
    clear: tuple[QRectF, ...] = ()
    #: What should stay visible.
    rather: tuple[QRectF, ...] = ()
    #: A shorter text for when this one would cover what must stay visible.
    instead: Saying | None = None


class Tag(Overlay):
    """A box with a text and a pointer to a place."""

    #: Maximum length of a line in pixels.
    widest: ClassVar[float] = _MAX_WIDTH

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._document.setDefaultTextOption(option)
        self._box = QRectF()
        self._tip = QPointF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def text(self) -> str:
        """The sentences as plain text; "" while the tag is hidden."""
        return self._document.toPlainText() if self.isVisible() else ""

    @property
    def box(self) -> QRectF:
        """The rect without the pointer."""
        return self._box

    @property
    def text_rect(self) -> QRectF | None:
        return self._box if self.isVisible() else None

    def say(self, saying: Saying | None, room: QRectF) -> None:
        """Show a text within `room`, or hide the tag for None."""
        if saying is None or not saying.html:
            self.hide()
            return
        self.prepareGeometryChange()
        width = min(self.widest, room.width() - 2 * (_PAD_X + _EDGE))
        ways = [(variant, width * share) for variant in _alternatives(saying) for share in _SHARES]
        covered: list[float] = []
        for way in ways:
            covered.append(self._lay_out(*way, room))
            if not covered[-1]:
                break
        else:
            self._lay_out(*ways[covered.index(min(covered))], room)
        self.show()
        self.update()

    def _lay_out(self, saying: Saying, widest: float, room: QRectF) -> float:
        """Lay out the text with a maximum line length and place it.

        Returns how much it covers of what must stay visible, in square pixels.
        """
        document = self._document
        document.setDefaultFont(serif(_TYPE))
        document.setTextWidth(-1)
        document.setHtml(f'<div style="line-height:{_LEADING}%; color:{_INK}">{saying.html}</div>')
        document.setTextWidth(min(widest, document.idealWidth() + 1))
        size = _narrow_document(document)
        box = QRectF(0, 0, size.width() + 2 * _PAD_X, size.height() + 2 * _PAD_Y)
        self._box, self._tip = _find_place(box, saying, room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))
        return sum(_covered_area(self._box, rect) for rect in saying.clear)

    def boundingRect(self) -> QRectF:
        return extended_to(self._box, self._tip).adjusted(-16, -16, 16, 20)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        box = self._box
        body = rounded(box, _RADIUS).united(self.tail)
        paint_shadow(painter, body, QColor(0, 0, 0, 150), 5, 0, 3)
        painter.fillPath(body, down(box.top(), box.bottom(), (0, "#fffaec"), (1, "#eedfbd")))
        outline(painter, body, pen(_RIM, 1.2))
        painter.save()
        painter.translate(box.left() + _PAD_X, box.top() + _PAD_Y)
        self._document.drawContents(painter)
        painter.restore()

    @property
    def tail(self) -> QPainterPath:
        box, tip = self._box, self._tip
        if box.contains(tip):
            return QPainterPath()
        inner = box.adjusted(_FOOT * 2, _FOOT * 2, -_FOOT * 2, -_FOOT * 2)
        if tip.y() < box.top() or tip.y() > box.bottom():
            x = max(inner.left(), min(inner.right(), tip.x()))
            y = box.top() + 1 if tip.y() < box.top() else box.bottom() - 1
            return polygon([(x - _FOOT, y), (tip.x(), tip.y()), (x + _FOOT, y)])
        y = box.center().y()
        if inner.height() > 0:
            y = max(inner.top(), min(inner.bottom(), tip.y()))
        x = box.left() + 1 if tip.x() < box.left() else box.right() - 1
        return polygon([(x, y - _FOOT), (tip.x(), tip.y()), (x, y + _FOOT)])


def _alternatives(saying: Saying) -> list[Saying]:
    """Return the alternative texts, the longest first."""
    return [saying, *(_alternatives(saying.instead) if saying.instead is not None else [])]


def _narrow_document(document: QTextDocument) -> QSizeF:
    """Narrow the document as far as its line count allows; return its size."""
    height, width = document.size().height(), document.textWidth()
    while width > 2 * _STEP:
        document.setTextWidth(width - _STEP)
        if document.size().height() > height or document.idealWidth() > width - _STEP:
            break
        width -= _STEP
    document.setTextWidth(width)
    return document.size()


def _find_place(box: QRectF, saying: Saying, room: QRectF) -> tuple[QRectF, QPointF]:
    """Return the position of the box with the lowest cost, and the end of its pointer."""
    top = saying.at - QPointF(0, saying.above)
    width, height = box.width(), box.height()
    ways: list[tuple[QPointF, QPointF]] = []
    for gap in (_GAP, 3 * _GAP, 6 * _GAP):
        side = gap + 14
        for rect in saying.clear if ways else ():
            # Beside what must stay visible, with the pointer leaning towards the place.
            left = max(rect.right() + _EDGE, top.x() - width / 2)
            lean = QPointF(max(top.x(), left - _EDGE), top.y())
            ways.append((QPointF(left, top.y() - gap + 2 * _GAP - height), lean))
        ways += [
            (QPointF(top.x() - width / 2, top.y() - gap - height), top),
            (QPointF(top.x() - side - width, top.y() - height / 2), top + QPointF(-14, 4)),
            (QPointF(top.x() + side, top.y() - height / 2), top + QPointF(14, 4)),
            (QPointF(saying.at.x() - width / 2, saying.at.y() + gap), saying.at + QPointF(0, 12)),
        ]
    best: tuple[float, QRectF, QPointF] | None = None
    for order, (corner, tip) in enumerate(ways):
        moved = QRectF(corner, box.size())
        inside = _moved_within(moved, room)
        cost = order * 40.0 + 6 * (moved.topLeft() - inside.topLeft()).manhattanLength()
        own = QRectF(saying.at - QPointF(16, saying.above), saying.at + QPointF(16, 12))
        cost += sum(_covered_area(inside, rect) for rect in (*saying.clear, own))
        cost += _COVERING * sum(_covered_area(inside, rect) for rect in saying.rather)
        if best is None or cost < best[0]:
            best = cost, inside, tip
    assert best is not None
    return best[1], best[2]


def _moved_within(box: QRectF, room: QRectF) -> QRectF:
    x = max(room.left(), min(room.right() - box.width(), box.left()))
    y = max(room.top(), min(room.bottom() - box.height(), box.top()))
    return QRectF(QPointF(x, y), box.size())


def _covered_area(a: QRectF, b: QRectF) -> float:
    both = a & b
    return both.width() * both.height() if both.isValid() else 0.0


class Tags:
    """The tags of a table; their texts are always replaced together."""

    def __init__(self, floor: QGraphicsItem, height: float) -> None:
        self._floor = floor
        self._height = height
        self._tags: list[Tag] = []

    @property
    def shown(self) -> list[Tag]:
        """The visible tags."""
        return [tag for tag in self._tags if tag.isVisible()]

    @property
    def texts(self) -> list[str]:
        """The visible texts, as plain text."""
        return [tag.text for tag in self.shown]

    def say(self, sayings: Sequence[Saying], room: QRectF) -> None:
        """Show these texts without covering one another."""
        while len(self._tags) < len(sayings):
            tag = Tag(self._floor)
            tag.setZValue(self._height)
            self._tags.append(tag)
        taken: list[QRectF] = []
        for number, tag in enumerate(self._tags):
            if number >= len(sayings):
                tag.say(None, room)
                continue
            saying = sayings[number]
            tag.say(replace(saying, clear=(*saying.clear, *taken)), room)
            taken.append(tag.box)
