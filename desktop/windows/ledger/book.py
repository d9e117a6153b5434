"""The open book: sections spread over as many leaves as they need, two or one at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language import translate
from desktop.painting.lettering import write
from desktop.painting.wood import paint_wood, prepare_wood
from desktop.retranslated import Retranslated
from desktop.textsize import Lettered, text_scale
from desktop.theme import current_theme
from desktop.windows.ledger import paper, texts
from desktop.windows.ledger.section import Section, paragraph

#: Pixels: around the cover, beside and above the text on a leaf, between two sections, and the
#: line with the number of the leaf.
_AROUND, _SIDE, _ABOVE, _BETWEEN, _FOOT = 22.0, 34.0, 26.0, 26.0, 34.0
#: Narrower than this the book shows one leaf.
_TWO = 1010.0
#: The leaf on which it begins, as old account books count.
_FIRST = 12


class Book(Retranslated, Lettered, QWidget):
    """Shows sections; arrow keys, the wheel and clicks beside the middle turn the leaves.

    Signals: `turned()`.
    """

    turned = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._sections: Sequence[Section] = ()
        #: Said where there is nothing to show.
        self._empty = ""
        #: The left one of the leaves that lie open, from 0.
        self._leaf = 0
        self._picture = QPixmap()

    def show_sections(self, sections: Sequence[Section], empty: str) -> None:
        """Show others, from the first leaf on."""
        self._sections, self._empty, self._leaf = sections, empty, 0
        self._tell()

    @property
    def open_leaves(self) -> int:
        """How many leaves lie open at a time."""
        return 2 if self.width() - 2 * _AROUND >= _TWO else 1

    def leaves(self) -> list[list[Section]]:
        """The sections, leaf by leaf."""
        room = self._text(0).height() - _FOOT
        found: list[list[Section]] = [[]]
        used = 0.0
        for section in self._sections:
            high = paper.HEADING + section.height + (_BETWEEN if found[-1] else 0)
            if found[-1] and used + high > room:
                found.append([])
                used, high = 0.0, high - _BETWEEN
            found[-1].append(section)
            used += high
        return found

    def turn(self, by: int) -> None:
        """To later (1) or earlier (-1) leaves; the last and the first stay where they are."""
        count, step = len(self.leaves()), self.open_leaves
        leaf = min(max(0, self._leaf + by * step), (count - 1) // step * step)
        if leaf != self._leaf:
            self._leaf = leaf
            self._tell()
            self.turned.emit()

    def _tell(self) -> None:
        self._picture = QPixmap()
        shown = self.leaves()[self._leaf : self._leaf + self.open_leaves]
        said = [texts.about(section.title, section.said) for leaf in shown for section in leaf]
        self.setAccessibleName(translate("Ledger", "Ledger"))
        self.setAccessibleDescription(" ".join(said) or self._empty)
        self.update()

    # -- where things are ----------------------------------------------------------------------

    def _cover(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_AROUND, 18, -_AROUND, -22)

    def _text(self, number: int) -> QRectF:
        """The room for text on the left (0) or right (1) of the open leaves."""
        block = self._cover().adjusted(paper.RIM, paper.RIM, -paper.RIM, -paper.RIM)
        width = block.width() / self.open_leaves
        # Towards the fold the paper bends away.
        inner, outer = 54.0, _SIDE
        two = self.open_leaves == 2
        left, right = (outer, inner) if two and number == 0 else (inner, outer)
        return QRectF(
            block.left() + width * number + left,
            block.top() + _ABOVE,
            width - left - right,
            block.height() - _ABOVE - 8,
        )

    # -- painting ------------------------------------------------------------------------------

    def prepare(self, share: float) -> None:
        """Have a share of the wood that it lies on ready: all at once takes long."""
        if not current_theme().stark:
            picture = self._blank()
            p = QPainter(picture)
            prepare_wood(p, QRectF(self.rect()), share)
            p.end()

    def _blank(self) -> QPixmap:
        """For its picture, in pixels of the screen."""
        ratio = self.devicePixelRatioF() * text_scale()
        picture = QPixmap(self.rect().size() * ratio)
        picture.setDevicePixelRatio(ratio)
        return picture

    def restyle(self) -> None:
        self._picture = QPixmap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leaf -= self._leaf % self.open_leaves
        self._leaf = min(self._leaf, len(self.leaves()) - 1)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture.isNull():
            self._picture = self._blank()
            p = QPainter(self._picture)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._paint(p)
            p.end()
        p = self.painter()
        p.drawPixmap(0, 0, self._picture)
        p.end()

    def _paint(self, p: QPainter) -> None:
        theme = current_theme()
        table = QRectF(self.rect())
        if theme.stark:
            p.fillRect(table, Qt.GlobalColor.black)
        else:
            paint_wood(p, table)
        cover = self._cover()
        paper.paint_book(p, cover, self.open_leaves)
        leaves = self.leaves()
        for number in range(self.open_leaves):
            room = self._text(number)
            if self._leaf + number < len(leaves):
                self._paint_leaf(p, room, leaves[self._leaf + number])
            foot = QRectF(room.left(), room.bottom() - 26, room.width(), 22)
            folio = translate("Ledger", "fol. {number}").format(number=_FIRST + self._leaf + number)
            align = paper.LEFT if number == 0 and self.open_leaves == 2 else paper.RIGHT
            write(p, foot, folio, 15, paper.QUIET, italic=True, align=align)
        if not self._sections:
            paragraph(p, self._text(0).adjusted(0, 40, 0, -40), self._empty)
        if self._leaf + self.open_leaves < len(leaves) or self._leaf:
            self._paint_turning(p, len(leaves))
        elif self.open_leaves == 2:
            paper.paint_ribbon(p, cover.center().x() + 10, cover.top() - 3, cover.bottom() - 70)

    def _paint_leaf(self, p: QPainter, room: QRectF, leaf: Sequence[Section]) -> None:
        for section, place in self._places(room, leaf):
            heading = QRectF(
                place.left(), place.top() - paper.HEADING, place.width(), paper.HEADING
            )
            paper.paint_heading(p, heading, section.title, section.note)
            p.save()
            section.paint(p, place)
            p.restore()

    def _places(self, room: QRectF, leaf: Sequence[Section]) -> Iterator[tuple[Section, QRectF]]:
        """Where the sections of a leaf lie, each below its heading; too large a one is pressed."""
        y = room.top()
        for section in leaf:
            y += paper.HEADING
            high = min(section.height, room.bottom() - _FOOT - y)
            yield section, QRectF(room.left(), y, room.width(), high)
            y += high + _BETWEEN

    def _paint_turning(self, p: QPainter, count: int) -> None:
        """Signs at the outer edges, where the leaves are turned."""
        cover = self._cover()
        y = cover.bottom() - 40
        if self._leaf:
            write(p, QRectF(cover.left() + 14, y, 26, 26), "‹", 30, paper.RED, weight=700)
        if self._leaf + self.open_leaves < count:
            write(p, QRectF(cover.right() - 40, y, 26, 26), "›", 30, paper.RED, weight=700)

    # -- turning -------------------------------------------------------------------------------

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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.turn(1 if self.at(event.position()).x() > self.width() / 2 else -1)

    def wanted(self) -> QSize:
        return QSize(900, 700)
