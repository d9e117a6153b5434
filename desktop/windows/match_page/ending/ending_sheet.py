"""The sheet over board and hand that closes a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from PySide6.QtCore import QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from desktop.language.translation import translate
from desktop.style import keyboard, shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, text_scale
from desktop.table.buttons import Button
from desktop.table.director import HASTE_MS
from desktop.table.replay.match_ending import ShownOutcome
from desktop.windows.match_page.ending.ending_board import BoardPicture
from desktop.windows.match_page.ending.ending_facts import EndingSheetFacts
from desktop.windows.match_page.ending.entrance import (
    DIM_MS,
    ENTRANCE_MS,
    UNROLL_MS,
    share,
)
from desktop.windows.match_page.ending.picture import SheetPicture
from desktop.windows.match_page.ending.reader_labels import ReaderLabels
from desktop.windows.match_page.ending.sheet_painting import SheetPainting

#: Milliseconds between two frames.
_FRAME_MS = 16
#: The darkness of the table behind the sheet.
_DIM_ALPHA = 128
_BUTTON_HEIGHT = 36
_BUTTON_GAP = 8
#: Seconds of an event in which parts are painted before the entrance.
_SLICE_S = 0.004
#: Pixels for a notch of the wheel or an arrow key.
_SCROLL_STEP = 60.0


class EndingSheet(SelfUpdating, TextScaled, QWidget):
    """A sheet that tells the end of a match, with buttons for what may follow.

    Any key or click completes its entrance at once and still counts.

    Signals:
        rematch_requested(), review_requested(), save_requested().
        closed(): the table is to be looked at.
        key_left(QKeyEvent): a key for the board, for which the sheet was put away.
        completed(): the entrance is over.
    """

    rematch_requested = Signal()
    review_requested = Signal()
    save_requested = Signal()
    closed = Signal()
    key_left = Signal(object)
    completed = Signal()

    def __init__(self, parent: QWidget, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._clock = clock
        self.facts: EndingSheetFacts | None = None
        self._find_facts: Callable[[], EndingSheetFacts | None] = lambda: None
        self._board: BoardPicture | None = None
        self.painting: SheetPainting | None = None
        #: Returns the name of what follows in place of a rematch, or "".
        self.sequel: Callable[[], str] = str
        self.rematch, self.review, self.save = (Button(self, main=True), Button(self), Button(self))
        self.rematch.clicked.connect(self._on_main)
        self.review.clicked.connect(self.review_requested)
        self.save.clicked.connect(self.save_requested)
        self.reader_labels = ReaderLabels(self)
        #: The steps that paint the sheet, while it is not complete.
        self._steps: Iterator[None] | None = None
        self._prepare_timer = QTimer(self)
        self._prepare_timer.timeout.connect(self._prepare_more)
        self._frame_timer = QTimer(self)
        self._frame_timer.setInterval(_FRAME_MS)
        self._frame_timer.timeout.connect(self._next_frame)
        #: When the sheet was opened, and when its entrance began, in seconds; None at rest.
        self._opened_at = 0.0
        self._begun_at: float | None = None
        self._is_opening = self._is_board_due = False
        self.hide()

    # -- showing -----------------------------------------------------------------------------------

    def open(
        self,
        find_facts: Callable[[], EndingSheetFacts | None],
        board: BoardPicture | None,
        *,
        animated: bool,
        first: EndingSheetFacts | None = None,
    ) -> bool:
        """Show the sheet; return whether there are facts.

        `find_facts` is called per language; `first` are what it has returned just now, if anything.
        """
        self._find_facts, self._board = find_facts, board
        self.facts = first or find_facts()
        if self.facts is None:
            return False
        if self.painting is not None:
            self.painting.scroll_to(0.0)
        self._opened_at = self._clock()
        self._set_labels()
        # It is laid out once, below.
        self._is_opening = True
        self.show()
        self._is_opening = False
        self.raise_()
        self._lay_out()
        self.setFocus()
        if animated:
            self._begun_at = None
            self._steps = self._paint_steps()
            self._prepare_timer.start(0)
        else:
            self.finish()
        return True

    def put_away(self) -> None:
        """Hide the sheet and drop its pictures."""
        if self.isHidden():
            return
        self.finish()
        self.hide()
        if self.painting is not None:
            self.painting.clear()

    @property
    def is_entering(self) -> bool:
        """Whether the entrance is going on or being prepared."""
        return self._steps is not None or self._begun_at is not None

    def finish(self) -> None:
        """Show the whole sheet at once."""
        was_entering = self.is_entering
        self._prepare_timer.stop()
        self._frame_timer.stop()
        self._prepare_board()
        if self._steps is not None:
            for _ in self._steps:
                pass
        self._steps = self._begun_at = None
        self.update()
        if was_entering:
            self.completed.emit()

    def _prepare_more(self) -> None:
        """Paint further parts; when all are painted, begin the entrance."""
        assert self._steps is not None
        begun = monotonic()
        while monotonic() - begun < _SLICE_S:
            if next(self._steps, self) is self:
                self._prepare_timer.stop()
                self._steps, self._begun_at = None, self._clock()
                self._frame_timer.start()
                return
        self.update()

    def _next_frame(self) -> None:
        if self._elapsed_ms >= ENTRANCE_MS:
            self.finish()
        else:
            self.update()

    @property
    def _elapsed_ms(self) -> float:
        """Milliseconds since the entrance began; the end of it where there is none."""
        if self._steps is not None:
            return 0.0
        if self._begun_at is None:
            return float(ENTRANCE_MS)
        return (self._clock() - self._begun_at) * 1000

    # -- texts -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        if self.facts is None or self.isHidden():
            return
        self.facts = self._find_facts()
        self._set_labels()
        self._renew()

    def restyle(self) -> None:
        if self.facts is not None and not self.isHidden():
            self._renew()

    def _renew(self) -> None:
        """Plan and paint the sheet anew."""
        self.finish()
        self._lay_out()
        self._prepare_board()
        self.update()

    def _set_labels(self) -> None:
        facts = self.facts
        assert facts is not None
        enter, review = shortcuts.cap_of("confirm"), shortcuts.cap_of("review")
        if facts.goes_on:
            self.rematch.set_label(translate("Ending", "Next game"), "↵")
        elif sequel := self.sequel():
            self.rematch.set_label(sequel, "↵")
        elif facts.outcome is ShownOutcome.DEFEAT:
            self.rematch.set_label(translate("Ending", "Revenge"), "↵")
        else:
            self.rematch.set_label(translate("Table", "Rematch"), "↵")
        self.rematch.setToolTip(f"{self.rematch.text()} ({enter})")
        self.review.set_label(translate("Table", "Review"), review)
        self.review.setVisible(not facts.goes_on)
        save = translate("Ending", "Save picture")
        self.save.set_label(save)
        key = QKeySequence(QKeySequence.StandardKey.Save)
        self.save.setToolTip(f"{save} ({shortcuts.key_label(key)})")
        self.setAccessibleName(facts.sentence())
        self.setAccessibleDescription(" ".join(facts.lines()[1:]))
        self.reader_labels.set_lines(facts.lines())

    # -- layout ------------------------------------------------------------------------------------

    @property
    def _buttons(self) -> list[Button]:
        is_last = self.facts is None or not self.facts.goes_on
        return [self.rematch, self.review, self.save] if is_last else [self.rematch, self.save]

    def _buttons_width(self) -> float:
        return sum(button.size_hint().width() for button in self._buttons) + _BUTTON_GAP * (
            len(self._buttons) - 1
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.facts is not None and not self.isHidden() and not self._is_opening:
            self._renew()

    def _lay_out(self) -> None:
        """Plan the sheet, and put the buttons at their places."""
        facts, size = self.facts, QSizeF(self.width(), self.height())
        if facts is None or size.width() < 120 or size.height() < 120:
            return
        buttons = self._buttons
        for button in buttons:
            button.show_key(True)
        # On a wide sheet the buttons stand beside the figures.
        free_width = size.width() - 84.0 if size.width() < 1044 else 430.0
        if self._buttons_width() > free_width:
            for button in buttons:
                button.show_key(False)
        picture = SheetPicture(
            facts,
            size,
            QSizeF(self._buttons_width(), _BUTTON_HEIGHT),
            self._board.paint if self._board is not None else None,
            scrolls=text_scale() > 1 or size.height() < 400,
        )
        places = picture.places
        row = places.buttons
        spare = row.width() - self._buttons_width()
        grown = min(26.0, spare / len(buttons)) if places.is_wide and spare > 0 else 0.0
        shrink = min(0.0, spare) / len(buttons)
        x = row.left()
        for button in buttons:
            width = button.size_hint().width() + grown + shrink
            self.put(
                button, x, row.top() + (row.height() - _BUTTON_HEIGHT) / 2, width, _BUTTON_HEIGHT
            )
            x += width + _BUTTON_GAP
        self._is_board_due = self._board is not None and not places.board.isEmpty()
        offset = self.painting.scroll_offset if self.painting is not None else 0.0
        self.painting = SheetPainting(picture, size, self.devicePixelRatioF())
        self.painting.scroll_to(offset)

    def _prepare_board(self) -> None:
        """Paint the board, unless that is done; not while a widget is painted."""
        if self._is_board_due and self._board is not None:
            self._is_board_due = False
            self._board.copy(self._board_size, self.devicePixelRatioF())

    @property
    def _board_size(self) -> QSizeF:
        assert self.picture is not None
        return self.picture.places.board.size() * text_scale()

    @property
    def picture(self) -> SheetPicture | None:
        """The plan of the sheet, or None before it was opened."""
        return self.painting.picture if self.painting is not None else None

    # -- painting ----------------------------------------------------------------------------------

    def _paint_steps(self) -> Iterator[None]:
        """Paint the board, paper and contents, part by part."""
        painting = self.painting
        if painting is None:
            return
        if self._is_board_due and self._board is not None:
            yield from self._board.copy_by_steps(self._board_size, self.devicePixelRatioF())
            self._is_board_due = False
        yield from painting.steps()

    def paintEvent(self, event: QPaintEvent) -> None:
        painting = self.painting
        if painting is None:
            return
        if not painting.is_begun and self._steps is None:
            for _ in self._paint_steps():
                pass
        now = self._elapsed_ms
        painter = QPainter(self)
        # The table steps back while the parts are painted.
        since = (self._clock() - self._opened_at) * 1000
        dim = share(since if self.is_entering else now, (0, DIM_MS))
        painter.fillRect(QWidget.rect(self), QColor(18, 11, 4, round(_DIM_ALPHA * dim)))
        unrolled = share(now, UNROLL_MS)
        if self._steps is None and unrolled > 0:
            painting.paint(painter, now, unrolled)
        painter.end()

    # -- keys and mouse ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Complete the entrance, and do what the key means."""
        self.finish()
        key, letter = event.key(), keyboard.key_meaning(event)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press_enter(event)
        elif key in keyboard.MODIFIERS:
            event.ignore()
        elif event.matches(QKeySequence.StandardKey.Save):
            self.save_requested.emit()
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif letter == "V" and not event.modifiers() and not self._goes_on:
            self.review_requested.emit()
        elif key in _SCROLLS and self.painting is not None and self.painting.max_offset > 0:
            self.scroll_by(_SCROLLS[Qt.Key(key)] * self.painting.visible_height)
        elif event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier or key in _TABS:
            event.ignore()
        else:
            self.key_left.emit(event)

    @property
    def _goes_on(self) -> bool:
        return self.facts is not None and self.facts.goes_on

    def _press_enter(self, event: QKeyEvent) -> None:
        """Press the focused button or the main one, unless Enter came in haste or is held."""
        hasty = (self._clock() - self._opened_at) * 1000 < HASTE_MS
        if event.isAutoRepeat() or hasty:
            return
        focused = QApplication.focusWidget()
        if isinstance(focused, Button) and focused in self._buttons:
            focused.click()
        else:
            self._on_main()

    def _on_main(self) -> None:
        if self._goes_on:
            self.closed.emit()
        else:
            self.rematch_requested.emit()

    def scroll_by(self, pixels: float) -> None:
        """Scroll the contents down (or up) as far as there are any."""
        if self.painting is not None:
            self.painting.scroll_to(self.painting.scroll_offset + pixels)
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.finish()
        self.scroll_by(-event.angleDelta().y() / 120 * _SCROLL_STEP)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.finish()
        event.accept()


_TABS = frozenset((Qt.Key.Key_Tab, Qt.Key.Key_Backtab))
#: Shares of the visible height by which keys scroll.
_SCROLLS = {
    Qt.Key.Key_Down: 0.15,
    Qt.Key.Key_Up: -0.15,
    Qt.Key.Key_PageDown: 0.9,
    Qt.Key.Key_PageUp: -0.9,
    Qt.Key.Key_Home: -100.0,
    Qt.Key.Key_End: 100.0,
    Qt.Key.Key_Space: 0.9,
}
