"""The panel of a lesson: its game's lessons, the rivals, the lesson's text, and other games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.bars import paint_progress_bar
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import (
    disc,
    paint_tick,
    pen,
    radial_gradient,
    rounded,
    stroke_path,
    vertical_gradient,
)
from desktop.panels.seats.seat_card import SeatCard
from desktop.rulebook.drawings import Drawings
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, text_scale, unscaled
from desktop.style.theme import current_theme, serif
from desktop.table.buttons import Button
from desktop.table.game_table import Cards
from desktop.windows.lessons.rivals import RivalLine
from engine.play.lessons import Lesson

#: Pixels left and right of the content.
_MARGIN = 18
#: Pixels between two blocks.
_GAP = 10
#: Height above the scroll area, in pixels.
_HEAD_HEIGHT = 62
#: Height below the scroll area.
_FOOT_HEIGHT = 52
_MIN_ROW_HEIGHT = 38
#: Greatest height of a row.
_MAX_ROW_HEIGHT = 45
#: Height of the current lesson's row.
_CURRENT_ROW_HEIGHT = 76
#: Below this height of the panel the rows are closer together.
_MIN_TALL_HEIGHT = 820
#: Height of a row in a low panel.
_LOW_ROW_HEIGHT = 29
#: Height of the current lesson's row in a low panel.
_LOW_CURRENT_ROW_HEIGHT = 62
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CARD_SIZE = QSize(47, 70)
#: The greatest size of a drawing of the rules.
_MAX_DRAWING_SIZE = QSize(252, 108)
#: Height of a line about another game.
_BOX_HEIGHT = 26


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """The progress in the lessons of a game."""

    title: str
    done_count: int
    count: int


class LessonPanel(SelfUpdating, TextScaled, QWidget):
    """The lessons of a game; each can be opened at any time.

    Signals:
        lesson_chosen(id).
        rules_requested().
        leave_requested().
    """

    lesson_chosen = Signal(str)
    rules_requested = Signal()
    leave_requested = Signal()

    def __init__(
        self,
        lessons: Sequence[Lesson],
        current: Lesson,
        cards: Cards | None,
        drawings: Drawings | None,
        others: Mapping[str, LessonProgress],
        rivals: Sequence[SeatCard],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._lessons, self._current = lessons, current
        self._done_lessons: Collection[str] = ()
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(_MARGIN - 6, 0, _MARGIN - 6, 0)
        column.setSpacing(0)
        self.rows = [LessonRow(lesson, i, inner) for i, lesson in enumerate(lessons, 1)]
        for row in self.rows:
            row.clicked.connect(partial(self.lesson_chosen.emit, row.lesson.id))
            column.addWidget(row)
        self.rivals = [RivalLine(card, inner) for card in rivals]
        self._drawings = [
            DrawingLine(name, caption, drawings, inner)
            for name, caption in current.drawings
            if drawings
        ]
        self._taught: list[TextScaled] = [
            *(CardLine(card, caption, cards, inner) for card, caption in current.cards if cards),
            *self._drawings,
        ]
        self._others = OtherBoxes(list(others.values()), inner)
        self._rule, self._heading = LessonHeading(inner), LessonHeading(inner)
        self._rule.set_low(is_low=True)
        for block in ((self._rule, *self.rivals), (self._heading, *self._taught), (self._others,)):
            column.addSpacing(_GAP)
            for part in block:
                column.addWidget(part)
        column.addStretch()
        self._scroll = FadingScroll(self)
        self._scroll.setWidget(inner)
        self._rules, self._leave = Button(self), Button(self)
        self._rules.clicked.connect(self.rules_requested)
        self._leave.clicked.connect(self.leave_requested)
        for button in (*self.rows, self._rules, self._leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def paint_ahead(self) -> list[Callable[[], object]]:
        """Return steps that paint the drawings, which take longest."""
        return [step for line in self._drawings for step in line.paint_ahead()]

    def show_state(self, done: Collection[str], step: int) -> None:
        """Show which lessons are done, and the step of the current one, from 0."""
        self._done_lessons = done
        for row in self.rows:
            is_current = row.lesson is self._current
            row.show_state(done=row.lesson.id in done, step=step if is_current else None)
        self.update()

    def show_rivals(self) -> None:
        """Show the present possessions of the rivals."""
        for line in self.rivals:
            line.refresh()
        self._make_room()

    def retranslate(self) -> None:
        self._scroll.setAccessibleName(translate("Lesson", "Lessons"))
        self._rules.set_label(translate("Lesson", "Rules"), "F1")
        self._leave.set_label(translate("Lesson", "Leave"), "Esc")
        for row in self.rows:
            row.setText(translate("Lesson", row.lesson.title))
        self._place()
        self.update()

    def restyle(self) -> None:
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._make_room()

    def _make_room(self) -> None:
        is_low = self.height() < _MIN_TALL_HEIGHT
        self._heading.set_low(is_low=is_low)
        shown_rivals = [line for line in self.rivals if line.is_worth_showing]
        for line in (self._rule, *self.rivals):
            line.setVisible(line in shown_rivals or (line is self._rule and bool(shown_rivals)))
        minimum, count = _LOW_ROW_HEIGHT if is_low else _MIN_ROW_HEIGHT, len(self.rows) - 1
        free_height = self.height() - _HEAD_HEIGHT - _FOOT_HEIGHT - 3 * _GAP
        free_height -= count * minimum + (
            _LOW_CURRENT_ROW_HEIGHT if is_low else _CURRENT_ROW_HEIGHT
        )
        free_height -= _height_of([self._rule, *shown_rivals]) if shown_rivals else 0
        # A block that would be cut off is hidden; a small window shows no other games.
        for block, wanted in (
            ([self._heading, *self._taught], bool(self._taught)),
            ([self._others], not is_low and self._others.is_worth_showing),
        ):
            fits = wanted and _height_of(block) <= free_height
            free_height -= _height_of(block) if fits else 0
            for part in block:
                part.setVisible(fits)
        row_height = max(minimum, min(_MAX_ROW_HEIGHT, minimum + free_height // max(1, count)))
        for lesson in self.rows:
            lesson.set_height(row_height, is_low=is_low)
        self._place()

    def _place(self) -> None:
        self.put(
            self._scroll,
            0,
            _HEAD_HEIGHT,
            self.width(),
            max(1, self.height() - _HEAD_HEIGHT - _FOOT_HEIGHT),
        )
        half = (self.width() - 2 * _MARGIN - 8) // 2
        y = self.height() - _FOOT_HEIGHT + 10
        self.put(self._rules, _MARGIN, y, half, 32)
        self.put(self._leave, _MARGIN + half + 8, y, half, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.panel))
        painter.fillRect(QRectF(0, 0, 1, self.height()), QColor(theme.line))
        width = self.width() - 2 * _MARGIN
        line = QRectF(_MARGIN, 12, width, 28)
        painter.setFont(serif(22, 700))
        painter.setPen(QColor(theme.text))
        painter.drawText(line, int(_LEFT), translate("Lesson", "Lessons"))
        done_count = sum(lesson.id in self._done_lessons for lesson in self._lessons)
        text = translate("Lesson", "{done} of {all} done").format(
            done=done_count, all=len(self._lessons)
        )
        painter.setFont(serif(15, italic=True))
        painter.setPen(QColor(theme.quiet))
        painter.drawText(line, int(_RIGHT), text)
        paint_progress_bar(painter, QRectF(_MARGIN, 46, width, 6), done_count / len(self._lessons))
        painter.end()


def _height_of(parts: Sequence[TextScaled]) -> int:
    """Return the height of stacked parts in pixels at normal text size."""
    return sum(unscaled(part.minimumHeight()) for part in parts)


class LessonRow(TextScaled, QAbstractButton):
    """A lesson: its name with a tick, a golden disc or a ring."""

    def __init__(self, lesson: Lesson, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.lesson, self._number = lesson, number
        self._is_done, self._is_low, self._row_height = False, False, _MIN_ROW_HEIGHT
        #: The step of the current lesson, from 0; None for another lesson.
        self._step: int | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_state(self, *, done: bool, step: int | None) -> None:
        """Show whether the lesson is done, and the step if it is the current one."""
        self._is_done, self._step = done, step
        self._fit()

    def set_height(self, height: int, *, is_low: bool) -> None:
        """Set the height of the row unless it is the current lesson; `is_low`: space is scarce."""
        self._row_height, self._is_low = height, is_low
        self._fit()

    def _fit(self) -> None:
        current_height = _LOW_CURRENT_ROW_HEIGHT if self._is_low else _CURRENT_ROW_HEIGHT
        self.fix(height=self._row_height if self._step is None else current_height)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        is_current = self._step is not None
        if is_current:
            painter.fillPath(rounded(rect, 7), QColor(theme.card))
            stroke_path(painter, rounded(rect, 7), pen(theme.edge, 1.8))
        elif self.underMouse() or self.hasFocus():
            painter.fillPath(rounded(rect, 7), QColor(theme.mark))
        centre = QPointF(
            23, 20 if is_current and self._is_low else 23 if is_current else rect.center().y()
        )
        self._paint_sign(painter, centre)
        inner_rect = QRectF(46, centre.y() - 13, self.width() - 54, 26)
        ink = theme.text if is_current or self._is_done else theme.quiet
        paint_fitted_line(
            painter,
            inner_rect,
            self.text(),
            17.5,
            ink,
            weight=700 if is_current else 400,
            align=_LEFT,
        )
        if self._step is not None:
            self._paint_progress(painter, inner_rect, self._step)
        painter.end()

    def _paint_progress(self, painter: QPainter, rect: QRectF, step: int) -> None:
        steps = len(self.lesson.steps)
        below = rect.translated(0, 21)
        text = translate("Lesson", "step {number} of {count}").format(
            number=min(step + 1, steps), count=steps
        )
        minutes_left = max(1, round(self.lesson.minutes * (steps - step) / steps))
        time = translate("Lesson", "%n minute(s) left", "", minutes_left)
        text = f"{text}, {time}" if step < steps else translate("Lesson", "done")
        paint_fitted_line(
            painter, below, text, 14.5, current_theme().quiet, italic=True, align=_LEFT
        )
        if not self._is_low:
            paint_progress_bar(
                painter, QRectF(rect.left(), rect.top() + 50, rect.width(), 6), step / steps
            )

    def _paint_sign(self, painter: QPainter, point: QPointF) -> None:
        theme, x, y = current_theme(), point.x(), point.y()
        number = QRectF(x - 13, y - 13, 26, 26)
        if self._step is not None:
            painter.fillPath(
                disc(x, y, 13), vertical_gradient(y - 12, y + 14, (0, "#e6c373"), (1, "#b98a35"))
            )
            stroke_path(painter, disc(x, y, 13), pen("#7d5a1f", 1.2))
            paint_fitted_line(painter, number, str(self._number), 17, "#2a1c08", weight=700)
        elif self._is_done:
            green = radial_gradient(x - 4, y - 5, 22, (0, "#1fa67c"), (1, "#075c42"))
            painter.fillPath(disc(x, y, 12), green)
            stroke_path(painter, disc(x, y, 12), pen("#f4e6bf", 1.6))
            paint_tick(painter, point, 11, "#fffdf2")
        else:
            stroke_path(painter, disc(x, y, 12), pen(theme.button_edge, 1.3))
            paint_fitted_line(painter, number, str(self._number), 16, theme.quiet, weight=600)


class LessonHeading(TextScaled, QWidget):
    """A line above the lesson's cards and drawings, with a heading where it has room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_low = False

    def set_low(self, *, is_low: bool) -> None:
        """Set whether only the line is shown."""
        self._is_low = is_low
        self.fix(height=10 if is_low else 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(6, 0, self.width() - 12, 1), QColor(theme.line))
        if not self._is_low:
            rect = QRectF(6, 8, self.width() - 12, 24)
            text = translate("Lesson", "In this lesson")
            paint_fitted_line(painter, rect, text, 17, theme.text, weight=700, align=_LEFT)
        painter.end()


class CardLine(TextScaled, QWidget):
    """A card of the lesson, with its name and effect."""

    def __init__(self, card: str, words: str, cards: Cards | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._card, self._text, self._cards = card, words, cards
        self.fix(height=_CARD_SIZE.height() + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._cards is None:
            return
        theme = current_theme()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(6, 4, _CARD_SIZE.width(), _CARD_SIZE.height())
        self._cards.paint(painter, rect, self._card)
        inner_rect = QRectF(66, rect.center().y() - 24, self.width() - 72, 24)
        name = self._cards.read(self._card)[0]
        paint_fitted_line(painter, inner_rect, name, 17, theme.text, weight=700, align=_LEFT)
        text = translate("Lesson", self._text)
        paint_fitted_line(
            painter, inner_rect.translated(0, 22), text, 15, theme.quiet, italic=True, align=_LEFT
        )
        painter.end()


class DrawingLine(TextScaled, QWidget):
    """A drawing of the rules with a caption."""

    def __init__(self, name: str, words: str, drawings: Drawings, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._text, self._drawings = name, words, drawings
        size = drawings.size(name, _MAX_DRAWING_SIZE.width())
        size.scale(_MAX_DRAWING_SIZE, Qt.AspectRatioMode.KeepAspectRatio)
        self._size = size
        self.fix(height=size.height() + 26)

    def paint_ahead(self) -> list[Callable[[], object]]:
        """Return steps that paint the drawing out of sight."""
        return self._drawings.steps(self._name, self._size.width(), self._ratio)

    @property
    def _ratio(self) -> float:
        """Screen pixels per pixel at normal text size."""
        return self.devicePixelRatioF() * text_scale()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        image = self._drawings.image(self._name, self._size.width(), self._ratio)
        width = self.width() - 12
        painter.drawImage(
            QRectF(QPointF(6 + (width - self._size.width()) / 2, 0), self._size), image
        )
        rect = QRectF(6, self._size.height(), width, 22)
        text = translate("Lesson", self._text)
        paint_fitted_line(painter, rect, text, 15, current_theme().quiet, italic=True)
        painter.end()


class OtherBoxes(TextScaled, QWidget):
    """The progress in the lessons of the other games, as dots."""

    def __init__(self, boxes: Sequence[LessonProgress], parent: QWidget) -> None:
        super().__init__(parent)
        self._boxes = [box for box in boxes if box.count]
        self.fix(height=34 + _BOX_HEIGHT * len(self._boxes))

    @property
    def is_worth_showing(self) -> bool:
        """Whether there are lessons of other games."""
        return bool(self._boxes)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() - 12.0
        painter.fillRect(QRectF(6, 0, width, 1), QColor(theme.line))
        heading = QRectF(6, 8, width, 24)
        text = translate("Lesson", "Other games")
        paint_fitted_line(painter, heading, text, 17, theme.text, weight=700, align=_LEFT)
        for i, box in enumerate(self._boxes):
            y = 47.0 + _BOX_HEIGHT * i
            dots = box.count * 14.0
            name = QRectF(6, y - 13, width - dots - 10, 26)
            paint_fitted_line(painter, name, box.title, 16.5, theme.text, align=_LEFT)
            for k in range(box.count):
                at = disc(6 + width - dots + 7 + k * 14, y, 4.4)
                if k < box.done_count:
                    painter.fillPath(at, QColor("#0b8a63"))
                else:
                    stroke_path(painter, at, pen(theme.button_edge, 1.1))
        painter.end()
