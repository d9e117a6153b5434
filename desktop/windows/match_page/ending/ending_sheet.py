"""The sheet over board and hand that closes a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.language.translation import translate
from desktop.style import keyboard, shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, text_scale
from desktop.style.theme import current_theme
from desktop.table.buttons import Button
from desktop.table.director import HASTE_MS
from desktop.table.replay.match_ending import ShownOutcome
from desktop.windows.match_page.ending.ending_board import BoardPicture
from desktop.windows.match_page.ending.ending_facts import EndingSheetFacts
from desktop.windows.match_page.ending.ending_layout import Block, EndingStage
from desktop.windows.match_page.ending.entrance import (
    DIM_MS,
    ENTRANCE_MS,
    STAMP_MS,
    UNROLL_MS,
    appearing,
    is_pressed,
    share,
)
from desktop.windows.match_page.ending.ornaments import sheet_layers
from desktop.windows.match_page.ending.picture import SheetPicture

#: Milliseconds between two frames.
_FRAME_MS = 16
#: Pixels by which the sheet unrolls.
_UNROLL_PX = 24.0
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
        self.picture: SheetPicture | None = None
        #: Returns the name of what follows in place of a rematch, or "".
        self.sequel: Callable[[], str] = str
        self.rematch, self.review, self.save = (Button(self, main=True), Button(self), Button(self))
        self.rematch.clicked.connect(self._on_main)
        self.review.clicked.connect(self.review_requested)
        self.save.clicked.connect(self.save_requested)
        #: The words of the sheet for a screen reader, a label for each; nothing of them is seen.
        self._words: list[QLabel] = []
        #: Paper, contents before the entrance, and whole contents.
        self._paper, self._bare, self._full = QPixmap(), QPixmap(), QPixmap()
        #: The steps that paint them, while they are not complete.
        self._steps: Iterator[None] | None = None
        self._prepare_timer = QTimer(self)
        self._prepare_timer.timeout.connect(self._prepare_more)
        self._frame_timer = QTimer(self)
        self._frame_timer.setInterval(_FRAME_MS)
        self._frame_timer.timeout.connect(self._next_frame)
        #: When the sheet was opened, and when its entrance began, in seconds; None at rest.
        self._opened_at = 0.0
        self._begun_at: float | None = None
        self._scroll = 0.0
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
        self._scroll = 0.0
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
        self._paper = self._bare = self._full = QPixmap()

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
        self._set_words(facts.lines())

    def _set_words(self, lines: Sequence[str]) -> None:
        """Keep a label for each line, so that a screen reader can walk through them."""
        while len(self._words) > len(lines):
            self._words.pop().deleteLater()
        while len(self._words) < len(lines):
            label = QLabel(self)
            label.setGeometry(0, 0, 1, 1)
            label.setStyleSheet("color: transparent; background: transparent")
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.show()
            self._words.append(label)
        for label, line in zip(self._words, lines, strict=True):
            label.setText("")
            label.setAccessibleName(line)

    # -- layout ------------------------------------------------------------------------------------

    @property
    def _buttons(self) -> list[Button]:
        is_last = self.facts is None or not self.facts.goes_on
        return [self.rematch, self.review, self.save] if is_last else [self.rematch, self.save]

    def _buttons_width(self) -> float:
        return sum(button.wanted().width() for button in self._buttons) + _BUTTON_GAP * (
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
        self.picture = SheetPicture(
            facts,
            size,
            QSizeF(self._buttons_width(), _BUTTON_HEIGHT),
            self._board.paint if self._board is not None else None,
            scrolls=text_scale() > 1 or size.height() < 400,
        )
        places = self.picture.places
        row = places.buttons
        spare = row.width() - self._buttons_width()
        grown = min(26.0, spare / len(buttons)) if places.is_wide and spare > 0 else 0.0
        shrink = min(0.0, spare) / len(buttons)
        x = row.left()
        for button in buttons:
            width = button.wanted().width() + grown + shrink
            self.put(
                button, x, row.top() + (row.height() - _BUTTON_HEIGHT) / 2, width, _BUTTON_HEIGHT
            )
            x += width + _BUTTON_GAP
        self._is_board_due = self._board is not None and not places.board.isEmpty()
        self._scroll = min(self._scroll, self._max_scroll)
        self._paper = self._bare = self._full = QPixmap()

    def _prepare_board(self) -> None:
        """Paint the board, unless that is done; not while a widget is painted."""
        if self._is_board_due and self._board is not None and self.picture is not None:
            self._is_board_due = False
            self._board.copy(self._board_size, self.devicePixelRatioF())

    @property
    def _board_size(self) -> QSizeF:
        assert self.picture is not None
        return self.picture.places.board.size() * text_scale()

    @property
    def _visible_height(self) -> float:
        """Height of the part of the sheet in which the contents are seen."""
        assert self.picture is not None
        places = self.picture.places
        foot = min(places.buttons.top(), places.mark.top() if not places.mark.isNull() else 1e9)
        if places.is_wide and not places.figures.isEmpty():
            foot = min(foot, places.figures.top())
        return foot - places.inner.top() - 4

    @property
    def _max_scroll(self) -> float:
        """By how much the contents can be scrolled."""
        if self.picture is None:
            return 0.0
        return max(0.0, self.picture.places.content_height - self._visible_height)

    # -- painting ----------------------------------------------------------------------------------

    def _empty(self, height: float) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = QSize(scaled(self.width()), scaled(height)) * ratio
        picture = QPixmap(size)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _paint_steps(self) -> Iterator[None]:
        """Paint paper and contents, part by part."""
        picture = self.picture
        if picture is None:
            return
        if self._is_board_due and self._board is not None:
            yield from self._board.copy_by_steps(self._board_size, self.devicePixelRatioF())
            self._is_board_due = False
        height = max(
            float(self.height()), picture.places.inner.top() + picture.places.content_height + 40
        )
        self._paper, self._bare = self._empty(self.height()), self._empty(height)
        yield from self._paint_blocks(self._paper, [])
        yield from self._paint_blocks(self._bare, picture.canvas.blocks, early=True)
        self._full = QPixmap(self._bare)
        late = [block for block in picture.canvas.blocks if block.stage > EndingStage.PAPER]
        # Words above a cell are painted again with it.
        yield from self._paint_blocks(self._full, late)

    def _paint_blocks(
        self, target: QPixmap, blocks: Sequence[Block], *, early: bool = False
    ) -> Iterator[None]:
        """Paint blocks; `early` paints what is seen before the entrance. Paper has no blocks."""
        assert self.picture is not None
        if not blocks:
            for layer in sheet_layers(self.picture.places.sheet, self.picture.style):
                painter = self._painter_on(target)
                layer(painter)
                painter.end()
                yield
            painter = self._painter_on(target)
            for block in self.picture.canvas.foot:
                if block.stage is EndingStage.PAPER:
                    block.paint(painter)
            painter.end()
            yield
            return
        for block in blocks:
            paint = block.paint
            if early and block.stage > EndingStage.PAPER:
                if block.before is None:
                    continue
                paint = block.before
            painter = self._painter_on(target)
            paint(painter)
            painter.end()
            yield

    def _painter_on(self, target: QPixmap) -> QPainter:
        painter = QPainter(target)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(text_scale(), text_scale())
        return painter

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.picture is None:
            return
        if self._full.isNull() and self._steps is None:
            for _ in self._paint_steps():
                pass
        now = self._elapsed_ms
        painter = QPainter(self)
        # The table steps back while the parts are painted.
        since = (self._clock() - self._opened_at) * 1000
        dim = share(since if self.is_entering else now, (0, DIM_MS))
        painter.fillRect(QWidget.rect(self), QColor(18, 11, 4, round(_DIM_ALPHA * dim)))
        shown = share(now, UNROLL_MS)
        if self._steps is not None or shown <= 0:
            painter.end()
            return
        painter.setOpacity(shown)
        painter.translate(0, scaled(_UNROLL_PX * (shown - 1)) + (2 if is_pressed(now) else 0))
        painter.drawPixmap(0, 0, self._paper)
        self._paint_contents(painter, now)
        painter.scale(text_scale(), text_scale())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stamp = share(now, STAMP_MS)
        for block in self.picture.canvas.foot:
            if block.stage is EndingStage.STAMP and stamp > 0:
                painter.save()
                painter.setOpacity(min(1.0, 2 * stamp))
                painter.translate(0, -(1 - stamp) * 34)
                block.paint(painter)
                painter.restore()
        painter.end()

    def _paint_contents(self, painter: QPainter, now: float) -> None:
        """Paint the part of the contents that is scrolled into sight."""
        assert self.picture is not None
        places = self.picture.places
        painter.save()
        if self._max_scroll > 0:
            clip = QRectF(
                places.sheet.left() + 14, places.sheet.top() + (14 if self._scroll else -20),
                places.sheet.width() - 28, 0,
            )  # fmt: skip
            clip.setBottom(places.inner.top() + self._visible_height)
            scale = text_scale()
            painter.setClipRect(
                QRectF(
                    clip.left() * scale,
                    clip.top() * scale,
                    clip.width() * scale,
                    clip.height() * scale,
                )
            )
            self._paint_thumb(painter, clip)
            painter.translate(0, -scaled(self._scroll))
        if now >= ENTRANCE_MS:
            painter.drawPixmap(0, 0, self._full)
        else:
            painter.drawPixmap(0, 0, self._bare)
            for block, opacity in appearing(self.picture.canvas.blocks, now):
                self._paint_part(painter, block.rect, opacity)
        painter.restore()

    def _paint_thumb(self, painter: QPainter, clip: QRectF) -> None:
        """Paint how far the contents are scrolled."""
        assert self.picture is not None
        scale, total = text_scale(), self.picture.places.content_height
        height = clip.height() * self._visible_height / total
        top = clip.top() + (clip.height() - height) * self._scroll / self._max_scroll
        x = clip.right() - 6
        thumb = QRectF(x * scale, top * scale, 4 * scale, height * scale)
        painter.fillRect(thumb, QColor(current_theme().thumb))

    def _paint_part(self, painter: QPainter, rect: QRectF, opacity: float) -> None:
        scale, ratio = text_scale(), self._full.devicePixelRatio()
        target = QRectF(
            rect.left() * scale, rect.top() * scale, rect.width() * scale, rect.height() * scale
        ).toAlignedRect()
        source = QRectF(
            target.x() * ratio, target.y() * ratio, target.width() * ratio, target.height() * ratio
        )
        before = painter.opacity()
        painter.setOpacity(before * opacity)
        painter.drawPixmap(QRectF(target), self._full, source)
        painter.setOpacity(before)

    # -- keys and mouse ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Complete the entrance, and do what the key means."""
        self.finish()
        key, meant = event.key(), keyboard.key_meaning(event)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press_enter(event)
        elif key in keyboard.MODIFIERS:
            event.ignore()
        elif event.matches(QKeySequence.StandardKey.Save):
            self.save_requested.emit()
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif meant == "V" and not event.modifiers() and not self._goes_on:
            self.review_requested.emit()
        elif self._max_scroll > 0 and key in _SCROLLS:
            self.scroll_by(_SCROLLS[Qt.Key(key)] * self._visible_height)
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
        self._scroll = max(0.0, min(self._max_scroll, self._scroll + pixels))
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
