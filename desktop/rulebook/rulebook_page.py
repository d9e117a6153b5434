"""The text of the rules: a column of comfortable width, whose drawings are painted when needed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from desktop.painting.shapes import linear_gradient, star, with_alpha
from desktop.rulebook import markup
from desktop.rulebook.document import RulesDocument
from desktop.rulebook.drawings import Drawings
from desktop.rulebook.rulebook_search import normalise
from desktop.style.text_size import scaled
from desktop.style.theme import SERIF, current_theme, larger, serif

_TYPE_SIZE = 17
_LETTERS_PER_LINE = 68
_SAMPLE = "the quick brown fox jumps over the lazy dog and reads the rules again"
#: Minimum margin at the sides and the top of the column.
_SIDES = 30
#: Margin below the column.
_FOOT_MARGIN = 60
#: Pixels between the top of the page and a heading scrolled there.
_ABOVE = 42


def measure() -> int:
    """Return the width of the column in pixels; it fits fewer letters when the text is larger."""
    return round(
        QFontMetricsF(serif(_TYPE_SIZE)).horizontalAdvance(_SAMPLE)
        / len(_SAMPLE)
        * _LETTERS_PER_LINE
    )


class RulesPage(QTextBrowser):
    """A view of one document.

    Signals:
        section_reached(section): another section has come to the top.
        link_followed(section): a link was clicked.
    """

    section_reached = Signal(str)
    link_followed = Signal(str)

    def __init__(self, drawings: Drawings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawings = drawings
        self._rules: RulesDocument | None = None
        self._headings: list[tuple[str, QTextBlock]] = []
        self._section = ""
        #: The block at the top of the page, kept there when the page is resized; None is the
        #: beginning.
        self._top: QTextBlock | None = None
        self._is_scrolling = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._on_link)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.setMinimumWidth(measure() + 2 * _SIDES + 14)

    @property
    def section(self) -> str:
        """The section that is being read."""
        return self._section

    def show_rules(self, document: RulesDocument) -> None:
        """Show a document after a change of language or theme; the current section stays."""
        previous_section, self._rules, theme = self._section, document, current_theme()
        self.setStyleSheet(
            f'QTextBrowser {{ font-family: "{SERIF}"; font-size: {scaled(_TYPE_SIZE)}px;'
            f" padding: 0; border: 0; background: {theme.panel}; }}"
        )
        width = measure()
        text = self.document()
        text.setDefaultStyleSheet(larger(markup.sheet(theme)))
        text.setDocumentMargin(0)
        self.setHtml(markup.html(document, width, lambda name: self._drawings.size(name, width)))
        self._headings = self._find_headings()
        self._set_margins()
        self._section = ""
        self.go_to(previous_section)

    def go_to(self, section: str) -> None:
        """Scroll a section to the top; an unknown one means the beginning."""
        headings = dict(self._headings)
        if section not in headings or section == self._headings[0][0]:
            self._scroll_to(None)
        else:
            self._scroll_to(headings[section])
        # Its position is not used, because a page that was never shown has no lines yet.
        self._set_section(section if section in headings else next(iter(headings), ""))

    def _scroll_to(self, block: QTextBlock | None) -> None:
        """Scroll a block to the top, or to the beginning for None."""
        target_y = 0.0
        if block is not None:
            target_y = self.document().documentLayout().blockBoundingRect(block).top() - _ABOVE
        self._is_scrolling = True
        self.verticalScrollBar().setValue(round(target_y))
        self._is_scrolling = False
        self._top = block

    def mark(self, words: list[str]) -> None:
        """Highlight every occurrence of folded words."""
        selections = []
        block = self.document().begin()
        while words and block.isValid():
            for start, end in normalise(block.text()).find(words):
                selections.append(self._selection(block.position() + start, end - start))
            block = block.next()
        self.setExtraSelections(selections)

    def _selection(self, position: int, length: int) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        form = selection.format
        form.setBackground(QColor(current_theme().chosen))
        form.setForeground(QColor(current_theme().on_chosen))
        selection.format = form
        return selection

    # -- position ----------------------------------------------------------------------------------

    def _find_headings(self) -> list[tuple[str, QTextBlock]]:
        """Return each section with the block of its heading, in order."""
        headings = []
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                names = pieces.fragment().charFormat().anchorNames()
                headings += [(name, block) for name in names]
                pieces += 1
            block = block.next()
        return headings

    def _at_top(self) -> str:
        """Return the section of the last heading in or above the upper quarter of the view."""
        line = self.verticalScrollBar().value() + self.viewport().height() / 4
        layout = self.document().documentLayout()
        section = self._headings[0][0] if self._headings else ""
        for name, block in self._headings:
            if layout.blockBoundingRect(block).top() <= line:
                section = name
        return section

    def _on_scrolled(self) -> None:
        if self._is_scrolling:
            return
        at_top = self.cursorForPosition(QPoint(self.viewport().width() // 2, _ABOVE)).block()
        self._top = at_top if self.verticalScrollBar().value() else None
        self._set_section(self._at_top())

    def _set_section(self, section: str) -> None:
        if section != self._section:
            self._section = section
            self.section_reached.emit(section)

    def _on_link(self, url: QUrl) -> None:
        self.link_followed.emit(url.fragment())

    # -- the column --------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._is_scrolling = True
        super().resizeEvent(event)
        self._set_margins()
        self._scroll_to(self._top)

    def showEvent(self, event: QShowEvent) -> None:
        """Undo Qt's scrolling to the text cursor when a text is shown for the first time."""
        self._is_scrolling = True
        super().showEvent(event)
        self._scroll_to(self._top)

    def _set_margins(self) -> None:
        """Centre the column in the page."""
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        side = max(_SIDES, (self.viewport().width() - measure()) / 2)
        form.setLeftMargin(side)
        form.setRightMargin(side)
        form.setTopMargin(_SIDES)
        form.setBottomMargin(_FOOT_MARGIN)
        frame.setFrameFormat(form)

    # -- pictures ----------------------------------------------------------------------------------

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture of the page, which Qt requests when it is about to be seen."""
        source = name if isinstance(name, str) else name.toString()
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        ratio = self.devicePixelRatioF()
        if source == markup.RULE:
            return _rule(measure(), ratio)
        return self._drawings.image(source.removeprefix(markup.DRAWING), measure(), ratio)


def _rule(width: int, ratio: float) -> QImage:
    """Return a gold line that fades out on both sides of a small star."""
    height = markup.RULE_HEIGHT
    image = QImage(
        round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    x, y, gold = width / 2, height / 2, QColor(current_theme().edge)
    for side in (-1, 1):
        start, end = x + side * 16, x + side * width / 2
        fade = linear_gradient(start, y, end, y, (0, gold), (1, with_alpha(gold, 0)))
        left = min(start, end)
        painter.fillRect(round(left), round(y), round(abs(end - start)), 1, fade)
    painter.fillPath(star(x, y + 0.5, 8.5, 3.4), gold)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
