"""Painted tags: sentences beside the place on the table they explain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTextDocument, QTextOption
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import pen, polygon, rounded, stroke_path, vertical_gradient
from desktop.style.theme import serif
from desktop.table.callouts.placing import with_point
from desktop.table.items import Overlay

#: Maximum length of a line.
_MAX_WIDTH = 270.0
_TYPE_PX = 15
#: Line height in per cent.
_LEADING = 114
#: Horizontal padding.
_PAD_X = 12.0
#: Vertical padding.
_PAD_Y = 8.0
#: Radius of the corners.
_RADIUS = 7.0
#: Pixels between a tag and its target.
_TARGET_GAP = 20.0
#: Pixels between a tag and the edge of the window.
_WINDOW_MARGIN = 8.0
#: Cost of covering what should stay visible; what must costs 1.
_SOFT_COVER_COST = 0.15
#: Narrowing step by which tags get narrower.
_NARROWING_STEP = 12.0
#: Width shares of the widest lines: narrower ones may cover less.
_WIDTH_SHARES = (1.0, 0.9, 0.8, 0.7)
#: Half the width of the pointer at the tag.
_TAIL_HALF_WIDTH = 9.0
#: Text.
_INK = "#2a2118"
#: Edge.
_RIM = "#8a6a34"


@dataclass(frozen=True, slots=True)
class TagText:
    """The text of a tag, its place, and the rects it must not cover, in scene pixels."""

    html: str
    point: QPointF
    #: How far the thing at the place extends above it.
    above: float = 0.0
    keep_clear: tuple[QRectF, ...] = ()
    #: What should stay visible.
    avoid: tuple[QRectF, ...] = ()
    #: A shorter text for when this one would cover what must stay visible.
    shorter: TagText | None = None


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

    def show_text(self, tag_text: TagText | None, rect: QRectF) -> None:
        """Show a text within `rect`, or hide the tag for None."""
        if tag_text is None or not tag_text.html:
            self.hide()
            return
        self.prepareGeometryChange()
        width = min(self.widest, rect.width() - 2 * (_PAD_X + _WINDOW_MARGIN))
        ways = [
            (variant, width * share)
            for variant in _alternatives(tag_text)
            for share in _WIDTH_SHARES
        ]
        covered: list[float] = []
        for way in ways:
            covered.append(self._lay_out(*way, rect))
            if not covered[-1]:
                break
        else:
            self._lay_out(*ways[covered.index(min(covered))], rect)
        self.show()
        self.update()

    def _lay_out(self, tag_text: TagText, widest: float, bounds: QRectF) -> float:
        """Lay out the text with a maximum line length and place it.

        Returns how much it covers of what must stay visible, in square pixels.
        """
        document = self._document
        document.setDefaultFont(serif(_TYPE_PX))
        document.setTextWidth(-1)
        document.setHtml(
            f'<div style="line-height:{_LEADING}%; color:{_INK}">{tag_text.html}</div>'
        )
        document.setTextWidth(min(widest, document.idealWidth() + 1))
        size = _narrow_document(document)
        box = QRectF(0, 0, size.width() + 2 * _PAD_X, size.height() + 2 * _PAD_Y)
        self._box, self._tip = _find_place(
            box,
            tag_text,
            bounds.adjusted(_WINDOW_MARGIN, _WINDOW_MARGIN, -_WINDOW_MARGIN, -_WINDOW_MARGIN),
        )
        return sum(_covered_area(self._box, rect) for rect in tag_text.keep_clear)

    def boundingRect(self) -> QRectF:
        return with_point(self._box, self._tip).adjusted(-16, -16, 16, 20)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = self._box
        body = rounded(rect, _RADIUS).united(self.tail)
        paint_shadow(painter, body, QColor(0, 0, 0, 150), 5, 0, 3)
        painter.fillPath(
            body, vertical_gradient(rect.top(), rect.bottom(), (0, "#fffaec"), (1, "#eedfbd"))
        )
        stroke_path(painter, body, pen(_RIM, 1.2))
        painter.save()
        painter.translate(rect.left() + _PAD_X, rect.top() + _PAD_Y)
        self._document.drawContents(painter)
        painter.restore()

    @property
    def tail(self) -> QPainterPath:
        rect, tip = self._box, self._tip
        if rect.contains(tip):
            return QPainterPath()
        inner = rect.adjusted(
            _TAIL_HALF_WIDTH * 2, _TAIL_HALF_WIDTH * 2, -_TAIL_HALF_WIDTH * 2, -_TAIL_HALF_WIDTH * 2
        )
        if tip.y() < rect.top() or tip.y() > rect.bottom():
            x = max(inner.left(), min(inner.right(), tip.x()))
            y = rect.top() + 1 if tip.y() < rect.top() else rect.bottom() - 1
            return polygon(
                [(x - _TAIL_HALF_WIDTH, y), (tip.x(), tip.y()), (x + _TAIL_HALF_WIDTH, y)]
            )
        y = rect.center().y()
        if inner.height() > 0:
            y = max(inner.top(), min(inner.bottom(), tip.y()))
        x = rect.left() + 1 if tip.x() < rect.left() else rect.right() - 1
        return polygon([(x, y - _TAIL_HALF_WIDTH), (tip.x(), tip.y()), (x, y + _TAIL_HALF_WIDTH)])


def _alternatives(tag_text: TagText) -> list[TagText]:
    """Return the alternative texts, the longest first."""
    return [tag_text, *(_alternatives(tag_text.shorter) if tag_text.shorter is not None else [])]


def _narrow_document(document: QTextDocument) -> QSizeF:
    """Narrow the document as far as its line count allows; return its size."""
    height, width = document.size().height(), document.textWidth()
    while width > 2 * _NARROWING_STEP:
        document.setTextWidth(width - _NARROWING_STEP)
        if document.size().height() > height or document.idealWidth() > width - _NARROWING_STEP:
            break
        width -= _NARROWING_STEP
    document.setTextWidth(width)
    return document.size()


def _find_place(box: QRectF, tag_text: TagText, bounds: QRectF) -> tuple[QRectF, QPointF]:
    """Return the position of the box with the lowest cost, and the end of its pointer."""
    top = tag_text.point - QPointF(0, tag_text.above)
    width, height = box.width(), box.height()
    ways: list[tuple[QPointF, QPointF]] = []
    for gap in (_TARGET_GAP, 3 * _TARGET_GAP, 6 * _TARGET_GAP):
        side = gap + 14
        for rect in tag_text.keep_clear if ways else ():
            # Beside what must stay visible, with the pointer leaning towards the place.
            left = max(rect.right() + _WINDOW_MARGIN, top.x() - width / 2)
            lean = QPointF(max(top.x(), left - _WINDOW_MARGIN), top.y())
            ways.append((QPointF(left, top.y() - gap + 2 * _TARGET_GAP - height), lean))
        ways += [
            (QPointF(top.x() - width / 2, top.y() - gap - height), top),
            (QPointF(top.x() - side - width, top.y() - height / 2), top + QPointF(-14, 4)),
            (QPointF(top.x() + side, top.y() - height / 2), top + QPointF(14, 4)),
            (
                QPointF(tag_text.point.x() - width / 2, tag_text.point.y() + gap),
                tag_text.point + QPointF(0, 12),
            ),
        ]
    best: tuple[float, QRectF, QPointF] | None = None
    for order, (corner, tip) in enumerate(ways):
        moved = QRectF(corner, box.size())
        inside = _move_into(moved, bounds)
        cost = order * 40.0 + 6 * (moved.topLeft() - inside.topLeft()).manhattanLength()
        tagged_text = QRectF(
            tag_text.point - QPointF(16, tag_text.above), tag_text.point + QPointF(16, 12)
        )
        cost += sum(_covered_area(inside, rect) for rect in (*tag_text.keep_clear, tagged_text))
        cost += _SOFT_COVER_COST * sum(_covered_area(inside, rect) for rect in tag_text.avoid)
        if best is None or cost < best[0]:
            best = cost, inside, tip
    assert best is not None
    return best[1], best[2]


def _move_into(rect: QRectF, bounds: QRectF) -> QRectF:
    x = max(bounds.left(), min(bounds.right() - rect.width(), rect.left()))
    y = max(bounds.top(), min(bounds.bottom() - rect.height(), rect.top()))
    return QRectF(QPointF(x, y), rect.size())


def _covered_area(a: QRectF, b: QRectF) -> float:
    both = a & b
    return both.width() * both.height() if both.isValid() else 0.0


class Tags:
    """The tags of a table; their texts are always replaced together."""

    def __init__(self, floor: QGraphicsItem, z: float) -> None:
        self._floor = floor
        self._z = z
        self._tags: list[Tag] = []

    @property
    def visible_tags(self) -> list[Tag]:
        """The visible tags."""
        return [tag for tag in self._tags if tag.isVisible()]

    @property
    def texts(self) -> list[str]:
        """The visible texts, as plain text."""
        return [tag.text for tag in self.visible_tags]

    def show_texts(self, tag_texts: Sequence[TagText], rect: QRectF) -> None:
        """Show these texts without covering one another."""
        while len(self._tags) < len(tag_texts):
            tag = Tag(self._floor)
            tag.setZValue(self._z)
            self._tags.append(tag)
        taken: list[QRectF] = []
        for number, tag in enumerate(self._tags):
            if number >= len(tag_texts):
                tag.show_text(None, rect)
                continue
            tag_text = tag_texts[number]
            tag.show_text(replace(tag_text, keep_clear=(*tag_text.keep_clear, *taken)), rect)
            taken.append(tag.box)
