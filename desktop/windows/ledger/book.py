"""The open book: sections spread over its leaves, of which two or one are visible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.wood import paint_wood, prepare_wood
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, text_scale
from desktop.style.theme import current_theme
from desktop.windows.ledger import ledger_texts, paper
from desktop.windows.ledger.section import LedgerSection

#: Pixels left and right of the cover.
_COVER_MARGIN = 22.0
#: Pixels beside the text on a leaf.
_SIDE_MARGIN = 34.0
#: Pixels above the text on a leaf.
_TOP_MARGIN = 26.0
#: Pixels between two sections.
_SECTION_GAP = 22.0
#: Height of the line with the leaf's number.
_FOOT_HEIGHT = 28.0
#: The most by which the space between sections may grow.
_MAX_EXTRA_GAP = 14.0
#: Least height below the last section for an ornament.
_MIN_ORNAMENT_HEIGHT = 110.0
#: Pixels between the leaf's number and a corner turned up.
_NUMBER_GAP = 14.0
#: Width from which two leaves are visible.
_MIN_TWO_LEAVES_WIDTH = 1010.0
#: Roll of the wheel for a leaf, in eighths of a degree.
_WHEEL_STEP = 120


class Book(SelfUpdating, TextScaled, QWidget):
    """Book that shows sections.

    Arrow keys, the wheel and clicks left or right of the middle turn the leaves.

    Signals: turned().
    """

    turned = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._sections: Sequence[LedgerSection] = ()
        #: The first visible leaf, from 0.
        self._leaf = 0
        self._picture = QPixmap()
        #: The book without its text, on the wood below it; the greater part of the painting.
        self._ground = QPixmap()
        #: How far the wheel was rolled towards the next leaf, in eighths of a degree.
        self._wheel_roll = 0

    def show_sections(self, sections: Sequence[LedgerSection]) -> None:
        """Show other sections, from the first leaf on."""
        self._sections, self._leaf = sections, 0
        self._describe_leaves()

    @property
    def open_leaves(self) -> int:
        """The number of visible leaves, 1 or 2."""
        return 2 if self.width() - 2 * _COVER_MARGIN >= _MIN_TWO_LEAVES_WIDTH else 1

    def sections_by_leaf(self) -> list[list[LedgerSection]]:
        """Return the sections by leaf."""
        text_height = self._text_rect(0).height() - _FOOT_HEIGHT
        step = self.open_leaves
        maximum = min(len(self._sections), -(-len(self._fill_leaves(text_height)) // step) * step)
        # Find the least height with the same number of openings, so that leaves are equally full.
        low, high = 0.0, text_height
        while high - low > 1:
            middle = (low + high) / 2
            low, high = (
                (low, middle) if len(self._fill_leaves(middle)) <= maximum else (middle, high)
            )
        return self._fill_leaves(high)

    def _fill_leaves(self, room: float) -> list[list[LedgerSection]]:
        """Return the sections by leaf, each leaf filled up to a height in pixels."""
        leaves: list[list[LedgerSection]] = [[]]
        used = 0.0
        for section in self._sections:
            height = section.heading + section.height + (_SECTION_GAP if leaves[-1] else 0)
            if leaves[-1] and used + height > room:
                leaves.append([])
                used, height = 0.0, height - _SECTION_GAP
            leaves[-1].append(section)
            used += height
        return leaves

    def turn(self, steps: int) -> None:
        """Turn to later (1) or earlier (-1) leaves, if there are any."""
        if self._can_turn(steps):
            self._leaf += steps * self.open_leaves
            self._describe_leaves()
            self.turned.emit()

    def _can_turn(self, steps: int) -> bool:
        """Return whether there are leaves in that direction."""
        return 0 <= self._leaf + steps * self.open_leaves < len(self.sections_by_leaf())

    def _describe_leaves(self) -> None:
        self._picture = QPixmap()
        open_leaves = self.sections_by_leaf()[self._leaf : self._leaf + self.open_leaves]
        sentences = [
            ledger_texts.name_and_detail(section.title, section.spoken_text)
            if section.title
            else section.spoken_text
            for leaf in open_leaves
            for section in leaf
        ]
        self.setAccessibleName(translate("Ledger", "Ledger"))
        self.setAccessibleDescription(" ".join(sentences))
        self.update()

    # -- layout ------------------------------------------------------------------------------------

    def _cover(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_COVER_MARGIN, 18, -_COVER_MARGIN, -22)

    def _text_rect(self, number: int) -> QRectF:
        """Return the rectangle for text on the left (0) or right (1) leaf."""
        block = self._cover().adjusted(
            paper.RIM_WIDTH, paper.RIM_WIDTH, -paper.RIM_WIDTH, -paper.RIM_WIDTH
        )
        width = block.width() / self.open_leaves
        # The inner margin is wider, because the paper bends away there.
        inner, outer = 54.0, _SIDE_MARGIN
        two = self.open_leaves == 2
        left, right = (outer, inner) if two and number == 0 else (inner, outer)
        return QRectF(
            block.left() + width * number + left,
            block.top() + _TOP_MARGIN,
            width - left - right,
            block.height() - _TOP_MARGIN - 8,
        )

    # -- painting ----------------------------------------------------------------------------------

    def prepare(self, share: float) -> None:
        """Paint a share of the wood below the book ahead; all at once takes long."""
        if not current_theme().high_contrast:
            picture = self._empty_pixmap()
            painter = QPainter(picture)
            prepare_wood(painter, QRectF(self.rect()), share)
            painter.end()

    def _empty_pixmap(self) -> QPixmap:
        """Return an empty pixmap for the book, in screen pixels."""
        ratio = self.devicePixelRatioF() * text_scale()
        picture = QPixmap(self.rect().size() * ratio)
        picture.setDevicePixelRatio(ratio)
        return picture

    def restyle(self) -> None:
        self._picture, self._ground = QPixmap(), QPixmap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = QPixmap()
        self._leaf -= self._leaf % self.open_leaves
        self._leaf = min(self._leaf, len(self.sections_by_leaf()) - 1)
        self._describe_leaves()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_ahead()
        painter = self.painter()
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def lay(self) -> None:
        """Paint everything but the text ahead."""
        if self._ground.isNull():
            self._ground = self._paint_on(self._empty_pixmap(), self._paint_ground)

    def paint_ahead(self) -> None:
        """Paint the book ahead."""
        self.lay()
        if self._picture.isNull():
            self._picture = self._paint_on(QPixmap(self._ground), self._paint_text)

    def _paint_on(self, picture: QPixmap, paint: Callable[[QPainter], None]) -> QPixmap:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter)
        painter.end()
        return picture

    def _paint_ground(self, painter: QPainter) -> None:
        table, cover = QRectF(self.rect()), self._cover()
        if current_theme().high_contrast:
            painter.fillRect(table, Qt.GlobalColor.black)
        else:
            paint_wood(painter, table)
        paper.paint_book(painter, cover, self.open_leaves)
        fold = cover.center().x() + 10 if self.open_leaves == 2 else cover.left() + 24
        paper.paint_ribbon(painter, fold, cover.top() - 3, cover.bottom() - 70)

    def _paint_text(self, painter: QPainter) -> None:
        leaves = self.sections_by_leaf()
        for number in range(self.open_leaves):
            rect = self._text_rect(number)
            if self._leaf + number < len(leaves):
                self._paint_leaf(painter, rect, leaves[self._leaf + number])
            foot = QRectF(rect.left(), rect.bottom() - 26, rect.width(), 22)
            folio = translate("Ledger", "fol. {number}").format(number=self._leaf + number + 1)
            if number == self.open_leaves - 1 and self._can_turn(1):
                foot.setRight(foot.right() - _NUMBER_GAP)
            if number == 0 and self.open_leaves == 2 and self._can_turn(-1):
                foot.setLeft(foot.left() + _NUMBER_GAP)
            align = paper.LEFT if number == 0 and self.open_leaves == 2 else paper.RIGHT
            paint_fitted_line(painter, foot, folio, 15, paper.QUIET, italic=True, align=align)
        for by in (-1, 1):
            if self._can_turn(by):
                # A single leaf shows no corner of the leaf before it.
                paper.paint_page_corner(
                    painter, self._cover(), by, curled=by > 0 or self.open_leaves == 2
                )

    def _paint_leaf(self, painter: QPainter, rect: QRectF, leaf: Sequence[LedgerSection]) -> None:
        section_rect = QRectF(rect.topLeft(), rect.topLeft())
        for section, section_rect in self._section_rects(rect, leaf):
            if section.title:
                heading = section_rect.adjusted(0, -section.heading, 0, -section_rect.height())
                paper.paint_heading(painter, heading, section.title, section.note)
            painter.save()
            section.paint(painter, section_rect)
            painter.restore()
        height_left = rect.bottom() - _FOOT_HEIGHT - section_rect.bottom()
        if height_left > _MIN_ORNAMENT_HEIGHT:
            paper.paint_tailpiece(
                painter, QPointF(rect.center().x(), section_rect.bottom() + height_left / 2)
            )

    def _section_rects(
        self, rect: QRectF, leaf: Sequence[LedgerSection]
    ) -> Iterator[tuple[LedgerSection, QRectF]]:
        """Yield the sections of a leaf with their rectangles, each below its heading.

        A section too high for the leaf is compressed.
        """
        minimum = (
            sum(section.heading + section.height + _SECTION_GAP for section in leaf) - _SECTION_GAP
        )
        spare = max(0.0, rect.height() - _FOOT_HEIGHT - minimum)
        wished = sum(section.extra_height for section in leaf)
        grown = min(1.0, spare / wished) if wished else 0.0
        wider = min(_MAX_EXTRA_GAP, (spare - grown * wished) / len(leaf))
        y = rect.top()
        for section in leaf:
            y += section.heading
            height = min(
                section.height + section.extra_height * grown, rect.bottom() - _FOOT_HEIGHT - y
            )
            yield section, QRectF(rect.left(), y, rect.width(), height)
            y += height + _SECTION_GAP + wider

    # -- turning -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageDown: 1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_PageUp: -1,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.turn(step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel_roll += event.angleDelta().y()
        if abs(self._wheel_roll) >= _WHEEL_STEP:
            self.turn(-1 if self._wheel_roll > 0 else 1)
            self._wheel_roll = 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.turn(self._direction(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        turns = self._can_turn(self._direction(event))
        self.setCursor(Qt.CursorShape.PointingHandCursor if turns else Qt.CursorShape.ArrowCursor)

    def _direction(self, event: QMouseEvent) -> int:
        """Return the direction in which a click turns."""
        return 1 if self.at(event.position()).x() > self.width() / 2 else -1

    def size_hint(self) -> QSize:
        return QSize(900, 700)
