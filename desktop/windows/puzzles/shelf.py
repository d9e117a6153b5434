"""The shelf of puzzles beside the board: of all games or of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QComboBox, QToolButton, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.shapes import across, tint
from desktop.panels.heading import write_fitted
from desktop.storage.settings import Settings
from desktop.style.screen_reader import call
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, unscaled
from desktop.style.theme import current_theme
from desktop.table.game import GameTable
from desktop.windows.puzzles import progress
from desktop.windows.puzzles.card import FOLDED, PITCH, PuzzleCard
from desktop.windows.puzzles.pictures import PuzzlePictures
from desktop.windows.shelf.painter import paint_wall
from engine.puzzles import Puzzle

#: Width of the shelf, in pixels.
WIDTH = PITCH.width()
#: Width of the folded shelf, in pixels.
NARROW = FOLDED.width()
#: Page width from which the shelf is shown whole.
WIDE = 1360
#: Page height from which the shelf is shown whole.
TALL = 700
_HEAD = 84
#: Width of the shadow of a shelf opened over the board, in pixels.
SHADOW = 14
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: The filter for all puzzles.
ALL = ""
#: The filter for unsolved puzzles.
OPEN = "open"


def shelf_width(width: int, height: int) -> int:
    """Return the width the shelf takes on a page of that size; an opened one covers more."""
    roomy = unscaled(width) >= WIDE and unscaled(height) >= TALL
    return scaled(WIDTH if roomy else NARROW)


class PuzzleShelf(SelfUpdating, TextScaled, QWidget):
    """The shelf of puzzles.

    Signals: `chosen(Puzzle)`; `filtered()`: another filter is set.
    """

    chosen = Signal(object)
    filtered = Signal()

    def __init__(
        self,
        puzzles: Sequence[Puzzle],
        now: Puzzle,
        daily: Puzzle | None,
        tables: Mapping[str, GameTable],
        pictures: PuzzlePictures,
        settings: Settings,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._current, self._daily, self._tables, self._settings = now, daily, tables, settings
        self._wall = QPixmap()
        self._is_opened = False
        self.filter = QComboBox(self)
        self.filter.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.filter.addItem("", ALL)
        self.filter.addItem("", OPEN)
        for game in dict.fromkeys(puzzle.game for puzzle in puzzles):
            self.filter.addItem("", game)
        self.toggle = QToolButton(self)
        self.toggle.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toggle.clicked.connect(self.open_or_fold)
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 40)
        column.setSpacing(0)
        self.cards = [PuzzleCard(puzzle, pictures, inner) for puzzle in puzzles]
        for card in self.cards:
            card.clicked.connect(partial(self._choose, card))
            card.walked.connect(partial(self._walk, card))
            card.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            column.addWidget(card)
        column.addStretch()
        pictures.painted.connect(inner.update)
        self._scroll = FadingScroll(self, behind=lambda: self._wall)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.verticalScrollBar().setSingleStep(PITCH.height() // 3)
        self._scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        self._scroll.viewport().setAutoFillBackground(False)
        self.show_standings()
        self.retranslate()
        self.restyle()
        self.filter.currentIndexChanged.connect(self._on_filter)

    @property
    def shown(self) -> list[Puzzle]:
        """The puzzles that pass the filter, in order."""
        return [card.puzzle for card in self.cards if not card.isHidden()]

    def show_filter(self, wanted: str) -> None:
        """Set the filter: a game id, `OPEN` for unsolved puzzles, or `ALL`."""
        self.filter.setCurrentIndex(max(0, self.filter.findData(wanted)))

    def show_standings(self) -> None:
        """Show the progress with each puzzle."""
        for card in self.cards:
            puzzle = card.puzzle
            standing = progress.standing(self._settings, puzzle.id)
            daily = self._daily is not None and puzzle.id == self._daily.id
            card.show_standing(standing, chosen=puzzle is self._current, daily=daily)
        self._number_cards()
        self.update()

    def _number_cards(self) -> None:
        """Number the cards that are shown."""
        shown = [card for card in self.cards if not card.isHidden()]
        for number, card in enumerate(shown, 1):
            card.number = number

    def bring_forward(self) -> None:
        """Scroll to the puzzle on the table, or to the top if the filter hides it."""
        for card in self.cards:
            if card.puzzle is self._current and not card.isHidden():
                self._scroll.bring(card, PITCH.height())
                return
        self._scroll.verticalScrollBar().setValue(0)

    @property
    def covers(self) -> bool:
        """Whether the shelf covers the board in a small window."""
        return self._is_opened

    def open_or_fold(self) -> None:
        """Open the folded shelf of a small window over the board, or fold it again."""
        self._is_opened = not self._is_opened
        width = scaled(WIDTH + SHADOW)
        self.setMinimumWidth(width if self._is_opened else 0)
        self.resize(width if self._is_opened else scaled(NARROW), self.size().height())
        self.raise_()
        if self._is_opened:
            self.bring_forward()

    def _choose(self, card: PuzzleCard) -> None:
        self.chosen.emit(card.puzzle)

    def _walk(self, card: PuzzleCard, steps: int) -> None:
        seen = [other for other in self.cards if not other.isHidden()]
        at = seen.index(card) + steps
        if 0 <= at < len(seen):
            seen[at].setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(seen[at])

    def _on_filter(self) -> None:
        wanted = self.filter.currentData()
        for card in self.cards:
            solved = progress.standing(self._settings, card.puzzle.id).solved
            fits = wanted in (ALL, card.puzzle.game) or (wanted == OPEN and not solved)
            card.setVisible(fits)
        self._number_cards()
        self.bring_forward()
        self.update()
        self.filtered.emit()

    # -- layout ------------------------------------------------------------------------------------

    @property
    def _shelf_width(self) -> int:
        """The width without the shadow."""
        return self.width() - (SHADOW if self._is_opened else 0)

    @property
    def _is_narrow(self) -> bool:
        return self._shelf_width < WIDTH

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._wall = QPixmap()
        self._place()

    def _place(self) -> None:
        narrow, page = self._is_narrow, self.parentWidget()
        small = page is not None and shelf_width(page.width(), page.height()) == scaled(NARROW)
        if not small:
            self._is_opened = False
            self.setMinimumWidth(0)
        for card in self.cards:
            card.fold(narrow)
        self.filter.setVisible(not narrow)
        self.toggle.setVisible(small)
        head = 44 if narrow else _HEAD
        self.put(self.toggle, 10 if narrow else self._shelf_width - 44, 6, 36, 32)
        self.toggle.setText("»" if narrow else "«")
        self.put(self.filter, 18, 48, self._shelf_width - 36, 30)
        # Keeps off the line at the right edge.
        self.put(self._scroll, 0, head, self._shelf_width - 1, max(1, self.height() - head))

    # -- texts and painting ------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.filter.setItemText(0, translate("Puzzles", "All games"))
        self.filter.setItemText(1, translate("Puzzles", "Not solved yet"))
        for i in range(2, self.filter.count()):
            self.filter.setItemText(i, self._tables[self.filter.itemData(i)].title())
        self._scroll.setAccessibleName(translate("Puzzles", "Puzzles"))
        call(self.filter, translate("Puzzles", "Which puzzles are shown"))
        self.toggle.setToolTip(translate("Puzzles", "Open or fold the shelf"))
        self.toggle.setAccessibleName(self.toggle.toolTip())
        for card in self.cards:
            card.retranslate()
        self.update()

    def restyle(self) -> None:
        self._wall = QPixmap()
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = current_theme(), self.devicePixelRatioF()
        if self._wall.isNull():
            size = QSize(scaled(self._shelf_width), self.size().height())
            self._wall = QPixmap(size * ratio)
            self._wall.setDevicePixelRatio(ratio)
            p = QPainter(self._wall)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_wall(p, QRectF(QPointF(), size), theme, QPointF(90, 120))
            p.end()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.drawPixmap(0, 0, self._wall)
        p.end()
        p = self.painter()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self._shelf_width - 1, 0, 1, self.height())
        p.fillRect(edge, QColor(theme.line) if theme.stark else tint("#1c1208", 120))
        if self._is_opened:
            left, right = float(self._shelf_width), float(self.width())
            fading = across(left, 0, right, 0, (0, tint("#1c1208", 150)), (1, tint("#1c1208", 0)))
            p.fillRect(QRectF(left, 0, right - left, self.height()), fading)
        if not self._is_narrow:
            self._paint_head(p)
        p.end()

    def _paint_head(self, p: QPainter) -> None:
        theme, shown = current_theme(), self.shown
        spare = 50 if self.toggle.isVisible() else 18
        line = QRectF(20, 10, self._shelf_width - 20 - spare, 30)
        title = translate("Puzzles", "Puzzles")
        taken = write_fitted(p, line, title, 22, theme.text, weight=700)
        solved = sum(bool(progress.standing(self._settings, puzzle.id).solved) for puzzle in shown)
        text = translate("Puzzles", "{solved} of {all} solved")
        if self.toggle.isVisible():
            text = "{solved}/{all}"
        rest = line.adjusted(taken + 12, 2, 0, 2)
        text = text.format(solved=solved, all=len(shown))
        write_fitted(p, rest, text, 15, theme.quiet, italic=True, align=_RIGHT)
