"""The list of puzzles beside the board: of all games or of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.fitted_text import write_fitted
from desktop.painting.shapes import linear_gradient, with_alpha
from desktop.storage.settings import Settings
from desktop.style.screen_reader import set_accessible_name
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, unscaled
from desktop.style.theme import current_theme
from desktop.style.widgets import DropDown
from desktop.table.game_table import GameTable
from desktop.windows.puzzles import puzzle_progress
from desktop.windows.puzzles.card import FOLDED, PITCH, PuzzleCard
from desktop.windows.puzzles.puzzle_pictures import PuzzlePictures
from desktop.windows.shelf.painter import paint_wall
from engine.puzzles import Puzzle

#: Width of the shelf, in pixels.
WIDTH = PITCH.width()
#: Width of the folded shelf, in pixels.
FOLDED_WIDTH = FOLDED.width()
#: Page width from which the list is shown whole, in pixels of normal text.
MIN_WHOLE_PAGE_WIDTH = 1360
#: Page height from which the list is shown whole, in pixels of normal text.
MIN_WHOLE_PAGE_HEIGHT = 700
_HEAD_HEIGHT = 84
#: Width of the shadow of a shelf opened over the board, in pixels.
SHADOW_WIDTH = 14
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: The filter for all puzzles.
ALL_PUZZLES = ""
#: The filter for unsolved puzzles.
UNSOLVED = "open"


def shelf_width(width: int, height: int) -> int:
    """Return the width the shelf takes on a page of that size; an opened one covers more."""
    is_whole = unscaled(width) >= MIN_WHOLE_PAGE_WIDTH and unscaled(height) >= MIN_WHOLE_PAGE_HEIGHT
    return scaled(WIDTH if is_whole else FOLDED_WIDTH)


class PuzzleList(SelfUpdating, TextScaled, QWidget):
    """The shelf of puzzles.

    Signals:
        puzzle_chosen(Puzzle).
        filter_changed(): another filter is set.
    """

    puzzle_chosen = Signal(object)
    filter_changed = Signal()

    def __init__(
        self,
        puzzles: Sequence[Puzzle],
        current: Puzzle,
        daily: Puzzle | None,
        tables: Mapping[str, GameTable],
        pictures: PuzzlePictures,
        settings: Settings,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._current, self._daily, self._tables, self._settings = current, daily, tables, settings
        self._wall = QPixmap()
        self._is_opened = False
        self.filter = DropDown(self)
        self.filter.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.filter.addItem("", ALL_PUZZLES)
        self.filter.addItem("", UNSOLVED)
        for game in dict.fromkeys(puzzle.game for puzzle in puzzles):
            self.filter.addItem("", game)
        self.fold_button = QToolButton(self)
        self.fold_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fold_button.clicked.connect(self.toggle_open)
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 40)
        column.setSpacing(0)
        self.cards = [PuzzleCard(puzzle, pictures, inner) for puzzle in puzzles]
        for card in self.cards:
            card.clicked.connect(partial(self._choose, card))
            card.arrow_pressed.connect(partial(self._focus_neighbour, card))
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
    def shown_puzzles(self) -> list[Puzzle]:
        """The puzzles that pass the filter, in order."""
        return [card.puzzle for card in self.cards if not card.isHidden()]

    def show_filter(self, wanted: str) -> None:
        """Set the filter: a game id, `UNSOLVED` for unsolved puzzles, or `ALL`."""
        self.filter.setCurrentIndex(max(0, self.filter.findData(wanted)))

    def show_standings(self) -> None:
        """Show the progress with each puzzle."""
        for card in self.cards:
            puzzle = card.puzzle
            standing = puzzle_progress.progress_of(self._settings, puzzle.id)
            daily = self._daily is not None and puzzle.id == self._daily.id
            card.show_standing(standing, chosen=puzzle is self._current, daily=daily)
        self._number_cards()
        self.update()

    def _number_cards(self) -> None:
        """Number the cards that are shown."""
        visible_cards = [card for card in self.cards if not card.isHidden()]
        for number, card in enumerate(visible_cards, 1):
            card.number = number

    def scroll_to_current(self) -> None:
        """Scroll to the puzzle on the table, or to the top if the filter hides it."""
        for card in self.cards:
            if card.puzzle is self._current and not card.isHidden():
                self._scroll.bring(card, PITCH.height())
                return
        self._scroll.verticalScrollBar().setValue(0)

    @property
    def covers_board(self) -> bool:
        """Whether the shelf covers the board in a small window."""
        return self._is_opened

    def toggle_open(self) -> None:
        """Open the folded shelf of a small window over the board, or fold it again."""
        self._is_opened = not self._is_opened
        width = scaled(WIDTH + SHADOW_WIDTH)
        self.setMinimumWidth(width if self._is_opened else 0)
        self.resize(width if self._is_opened else scaled(FOLDED_WIDTH), self.size().height())
        self.raise_()
        if self._is_opened:
            self.scroll_to_current()

    def _choose(self, card: PuzzleCard) -> None:
        self.puzzle_chosen.emit(card.puzzle)

    def _focus_neighbour(self, card: PuzzleCard, steps: int) -> None:
        visible_cards = [other for other in self.cards if not other.isHidden()]
        index = visible_cards.index(card) + steps
        if 0 <= index < len(visible_cards):
            visible_cards[index].setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(visible_cards[index])

    def _on_filter(self) -> None:
        chosen_filter = self.filter.currentData()
        for card in self.cards:
            solved = puzzle_progress.progress_of(self._settings, card.puzzle.id).solved
            fits = chosen_filter in (ALL_PUZZLES, card.puzzle.game) or (
                chosen_filter == UNSOLVED and not solved
            )
            card.setVisible(fits)
        self._number_cards()
        self.scroll_to_current()
        self.update()
        self.filter_changed.emit()

    # -- layout ------------------------------------------------------------------------------------

    @property
    def _shelf_width(self) -> int:
        """The width without the shadow."""
        return self.width() - (SHADOW_WIDTH if self._is_opened else 0)

    @property
    def _is_narrow(self) -> bool:
        return self._shelf_width < WIDTH

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._wall = QPixmap()
        self._place()

    def _place(self) -> None:
        narrow, page = self._is_narrow, self.parentWidget()
        small = page is not None and shelf_width(page.width(), page.height()) == scaled(
            FOLDED_WIDTH
        )
        if not small:
            self._is_opened = False
            self.setMinimumWidth(0)
        for card in self.cards:
            card.fold(narrow)
        self.filter.setVisible(not narrow)
        self.fold_button.setVisible(small)
        head = 44 if narrow else _HEAD_HEIGHT
        self.put(self.fold_button, 10 if narrow else self._shelf_width - 44, 6, 36, 32)
        self.fold_button.setText("»" if narrow else "«")
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
        set_accessible_name(self.filter, translate("Puzzles", "Which puzzles are shown"))
        self.fold_button.setToolTip(translate("Puzzles", "Open or close the shelf"))
        self.fold_button.setAccessibleName(self.fold_button.toolTip())
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
            painter = QPainter(self._wall)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_wall(painter, QRectF(QPointF(), size), theme, QPointF(90, 120))
            painter.end()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._wall)
        painter.end()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self._shelf_width - 1, 0, 1, self.height())
        painter.fillRect(
            edge, QColor(theme.line) if theme.high_contrast else with_alpha("#1c1208", 120)
        )
        if self._is_opened:
            left, right = float(self._shelf_width), float(self.width())
            fading = linear_gradient(
                left, 0, right, 0, (0, with_alpha("#1c1208", 150)), (1, with_alpha("#1c1208", 0))
            )
            painter.fillRect(QRectF(left, 0, right - left, self.height()), fading)
        if not self._is_narrow:
            self._paint_head(painter)
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        theme, puzzles = current_theme(), self.shown_puzzles
        spare = 50 if self.fold_button.isVisible() else 18
        line = QRectF(20, 10, self._shelf_width - 20 - spare, 30)
        title = translate("Puzzles", "Puzzles")
        taken = write_fitted(painter, line, title, 22, theme.text, weight=700)
        solved = sum(
            bool(puzzle_progress.progress_of(self._settings, puzzle.id).solved)
            for puzzle in puzzles
        )
        text = translate("Puzzles", "{solved} of {all} solved")
        if self.fold_button.isVisible():
            text = "{solved}/{all}"
        text_rect = line.adjusted(taken + 12, 2, 0, 2)
        text = text.format(solved=solved, all=len(puzzles))
        write_fitted(painter, text_rect, text, 15, theme.quiet, italic=True, align=_RIGHT)
