"""The coach's strip under the prompt: the lesson, the task, and the progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate, with_unbroken_words
from desktop.painting import effects
from desktop.painting.faces import BotFace, Mood
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.shapes import (
    disc,
    paint_tick,
    pen,
    polygon,
    radial_gradient,
    star,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif
from desktop.table.buttons import HEIGHT as BUTTON
from desktop.table.buttons import Button
from engine.play.setup import characters_of

#: Height of the strip, in pixels.
TALL_HEIGHT = 116
#: Height of the strip in a small window.
LOW_HEIGHT = 104
#: Page width from which the strip is high.
MIN_TALL_PAGE_WIDTH = 1100
#: Page height from which the strip is high.
MIN_TALL_PAGE_HEIGHT = 720
#: Type sizes in a high strip; a little smaller saves a line and is hardly noticed.
_SIZES = (18, 17)
#: Type sizes in a low strip; the last one is for large texts.
_SIZES_LOW = (15, 14, 13)
_ARROW = 22
#: Strip width below which the buttons are above the sentences.
_MIN_BUTTONS_BESIDE_WIDTH = 1200
#: Strip width below which the buttons are above the title as well.
_MIN_TITLE_BESIDE_WIDTH = 700
#: Height of the title's own line.
TITLE_LINE_HEIGHT = 22
#: Pixels by which lines are shortened at a time to make them equally long.
_LINE_NARROWING_PX = 12


#: The characters that teach; the first one who is not at the table does.
_TEACHERS = ("Maud", "Isabeau", "Otto", "Lorenzo", "Aldric", "Beatriz")


def teacher_beside(players: Sequence[Mapping[str, Any]]) -> str:
    """Return the character that teaches at a table of these players."""
    taken = characters_of(players)
    return next((name for name in _TEACHERS if name not in taken), _TEACHERS[0])


@dataclass(frozen=True, slots=True)
class StripState:
    """All that the strip shows, in the current language."""

    title: str
    step: str
    teach: str
    task: str
    #: The number of steps.
    count: int
    #: The current step; equal to `count` when all are done.
    number: int
    #: Label of the gold button, "" if there is nothing to press.
    forward: str
    can_go_back: bool
    can_skip: bool = True
    #: Whether the text tells why an answer was taken back.
    waits: bool = False
    #: Whether the accepted answer was given and others reply.
    is_answer_accepted: bool = False


class LessonStrip(SelfUpdating, TextScaled, QWidget):
    """The words of the coach, and the buttons of a lesson.

    Signals:
        back_requested(), forward_requested(): the gold button.
        skip_requested().
        language_changed(): the texts must be set anew.
    """

    back_requested = Signal()
    forward_requested = Signal()
    skip_requested = Signal()
    language_changed = Signal()

    def __init__(self, parent: QWidget, teacher: str = _TEACHERS[0]) -> None:
        """Create it; the portrait of `teacher`, a character, stands beside the words."""
        super().__init__(parent)
        self._teacher = teacher
        self._portraits = LatePortraits(self.update, self)
        self._state = StripState("", "", "", "", 1, 0, "", can_go_back=False)
        self.back_button = Button(self)
        self.forward_button = Button(self, main=True)
        self.skip_button = Button(self)
        self.back_button.clicked.connect(self.back_requested)
        self.forward_button.clicked.connect(self.forward_requested)
        self.skip_button.clicked.connect(self.skip_requested)
        for button in self.buttons:
            # The keyboard stays on the board.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons from left to right; a disabled one keeps its place."""
        return self.back_button, self.forward_button, self.skip_button

    def say(self, state: StripState) -> None:
        """Show another state."""
        self._state = replace(
            state, teach=with_unbroken_words(state.teach), task=with_unbroken_words(state.task)
        )
        if state.forward:
            self.forward_button.set_label(state.forward, "S")
        self.forward_button.setEnabled(bool(state.forward) and not state.is_answer_accepted)
        self.skip_button.setEnabled(state.can_skip)
        self.back_button.setEnabled(state.can_go_back)
        self.setAccessibleName(f"{state.title}, {state.step}")
        self.setAccessibleDescription(f"{state.teach} {state.task}".strip())
        self.retranslate()

    def retranslate(self) -> None:
        back = translate("Lesson", "Previous")
        self.back_button.set_label("‹" if self._is_low else back)
        self.back_button.setAccessibleName(back)
        self.back_button.setToolTip(f"{back} (⌫)")
        self.skip_button.set_label(translate("Lesson", "Skip lesson"))
        self._place()
        self.update()

    def restyle(self) -> None:
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.language_changed.emit()

    # -- layout ------------------------------------------------------------------------------------

    @property
    def _is_low(self) -> bool:
        return self.height() < TALL_HEIGHT or self._is_narrow

    @property
    def _is_narrow(self) -> bool:
        """Whether the title has a line of its own, below the buttons."""
        return self.width() < _MIN_TITLE_BESIDE_WIDTH

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.retranslate()

    def _place(self) -> None:
        right = self.width() - 18
        top = 6 if self._are_buttons_above else self.height() - BUTTON - 24
        for button in reversed(self.buttons):
            width = button.size_hint().width()
            right -= width
            self.put(button, right, top, width, BUTTON)
            right -= 8

    @property
    def _are_buttons_above(self) -> bool:
        """Whether the buttons are in the first line, so that the sentences have the full width."""
        return self.width() < _MIN_BUTTONS_BESIDE_WIDTH

    @property
    def _text_left(self) -> float:
        """Where the text begins, right of the medal."""
        return 72.0 if self._is_low else 108.0

    @property
    def _text_right(self) -> float:
        """Where the text ends, left of the buttons."""
        return self.left_of(self.back_button) - 18.0

    def _sentences_rect(self) -> QRectF:
        """Return the rectangle of the two sentences."""
        top = 37.0 if self._are_buttons_above else 33.0
        top += TITLE_LINE_HEIGHT if self._is_narrow else 0
        right = self.width() - 16.0 if self._are_buttons_above else self._text_right
        return QRectF(self._text_left, top, right - self._text_left, self.height() - top - 7)

    @property
    def _sizes(self) -> tuple[int, ...]:
        return _SIZES_LOW if self._is_low else _SIZES

    def type_size(self) -> int:
        """Return the largest type size at which both sentences fit, or 0 if none does."""
        rect, state = self._sentences_rect(), self._state
        for size in self._sizes:
            heights = self._heights(size, rect.width())
            if sum(heights) <= rect.height():
                return size
        return 0 if state.teach else self._sizes[-1]

    def _heights(self, size: int, width: float) -> tuple[float, float]:
        state = self._state
        teach = _height(state.teach, serif(size), width)
        task = _height(state.task, serif(size, 700), width - _ARROW) if state.task else 0.0
        return teach, task

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        centre = QPointF(36 if self._is_low else 54, self.height() / 2 - 2)
        radius = 24 if self._is_low else 33
        face = BotFace(self._teacher)
        if not self._portraits.paint(painter, centre, 2 * radius, face, Mood.CALM, None):
            paint_medal(painter, centre, radius)
        self._paint_first_line(painter)
        self._paint_sentences(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        theme = current_theme()
        rect = QRectF(self.rect())
        light = theme.strip if theme.dark or theme.high_contrast else "#fffaea"
        deep = theme.panel if theme.dark or theme.high_contrast else "#f0e0b8"
        painter.fillRect(rect, vertical_gradient(0, rect.height(), (0, light), (1, deep)))
        painter.fillRect(QRectF(0, rect.height() - 5, rect.width(), 1), with_alpha(theme.edge, 120))
        painter.fillRect(QRectF(0, rect.height() - 2, rect.width(), 2), QColor(theme.edge))

    def _title_rect(self) -> QRectF:
        """Return the rectangle of title, step and dots."""
        top = 35 if self._is_narrow else 8 if self._are_buttons_above else 10
        end = (
            self._text_right
            if self._are_buttons_above and not self._is_narrow
            else self.width() - 18.0
        )
        return QRectF(self._text_left, top, end - self._text_left, 26)

    def _fits_in(self, room: float) -> bool:
        """Return whether title and step fit a width."""
        title, step = QFontMetricsF(serif(15, 700)), QFontMetricsF(serif(15, italic=True))
        state = self._state
        return (
            title.horizontalAdvance(state.title) + 12 + step.horizontalAdvance(state.step) <= room
        )

    @property
    def says_step(self) -> bool:
        """Whether the step fits beside the title."""
        return self._fits_in(self._title_rect().width())

    @property
    def _dots_width(self) -> float:
        """The width of the dots; 0 where the step fits only without them, which says the same."""
        dots = self._state.count * 17.0 + 12
        return (
            0 if self.says_step and not self._fits_in(self._title_rect().width() - dots) else dots
        )

    def _paint_first_line(self, painter: QPainter) -> None:
        theme, state = current_theme(), self._state
        line, dots = self._title_rect(), self._dots_width
        line.setRight(line.right() - dots)
        title, step = serif(15, 700), serif(15, italic=True)
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.setFont(title)
        painter.setPen(QColor(theme.accent))
        elided = QFontMetricsF(title).elidedText(
            state.title, Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, left, elided)
        if self.says_step:
            width = QFontMetricsF(title).horizontalAdvance(state.title)
            painter.setFont(step)
            painter.setPen(QColor(theme.quiet))
            painter.drawText(line.adjusted(width + 12, 0, 0, 0), left, state.step)
        for i in range(state.count if dots else 0):
            self._paint_dot(painter, QPointF(line.right() + 20.5 + i * 17, line.center().y()), i)

    def _paint_dot(self, painter: QPainter, point: QPointF, number: int) -> None:
        theme, now = current_theme(), self._state.number
        if number < now:
            painter.fillPath(disc(point.x(), point.y(), 6), QColor(theme.edge))
            paint_tick(painter, point, 6, theme.panel)
        elif number == now:
            stroke_path(painter, disc(point.x(), point.y(), 6), pen(theme.edge, 1.8))
            painter.fillPath(disc(point.x(), point.y(), 3.2), QColor(theme.edge))
        else:
            stroke_path(painter, disc(point.x(), point.y(), 4.6), pen(theme.button_edge, 1.3))

    def _paint_sentences(self, painter: QPainter) -> None:
        theme, state, rect = current_theme(), self._state, self._sentences_rect()
        size = self.type_size() or self._sizes[-1]
        teach, task = self._heights(size, rect.width())
        spare = max(0.0, rect.height() - teach - task)
        top = rect.top() + spare * (0.2 if task else 0.4)
        wrapped = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
        font = serif(size, italic=state.waits)
        painter.setFont(font)
        painter.setPen(QColor(theme.aside if state.waits else theme.text))
        width = _even_width(state.teach, font, rect.width())
        painter.drawText(QRectF(rect.left(), top, width, teach + 2), wrapped, state.teach)
        if not task:
            return
        top += teach + spare * 0.3
        font = serif(size, 700)
        half, y = size * 0.4, top + QFontMetricsF(font).height() / 2
        x = rect.left()
        if state.is_answer_accepted:
            paint_tick(painter, QPointF(x + 7, y), half * 1.2, theme.edge)
        else:
            arrow = polygon([(x + 1, y - half), (x + 13, y), (x + 1, y + half)])
            painter.fillPath(
                arrow, vertical_gradient(y - half, y + half, (0, "#d6a63f"), (1, "#8a5a10"))
            )
        painter.setFont(font)
        painter.setPen(QColor(theme.quiet if state.is_answer_accepted else theme.text))
        width = _even_width(state.task, font, rect.width() - _ARROW)
        painter.drawText(QRectF(rect.left() + _ARROW, top, width, task + 2), wrapped, state.task)


def _height(text: str, font: QFont, width: float) -> float:
    metrics = QFontMetricsF(font)
    rect = QRectF(0, 0, width, 1000)
    return metrics.boundingRect(rect, int(Qt.TextFlag.TextWordWrap), text).height()


def _even_width(text: str, font: QFont, width: float) -> float:
    """Return the narrowest width with the same number of lines, so that they are equally long."""
    height, even = _height(text, font, width), width
    while even > width / 2 and _height(text, font, even - _LINE_NARROWING_PX) <= height:
        even -= _LINE_NARROWING_PX
    return even


def paint_medal(painter: QPainter, point: QPointF, radius: float) -> None:
    """Paint the coach's sign: a star on blue in a golden rim."""
    x, y, scale = point.x(), point.y(), radius / 33
    medal = disc(x, y, radius)
    effects.paint_shadow(painter, medal, with_alpha("#1c1208", 115), 2.5, 0, 2)
    ground = radial_gradient(
        x - 10 * scale, y - 12 * scale, radius * 1.8, (0, "#3a3f78"), (1, "#171a3c")
    )
    painter.fillPath(medal, ground)
    stroke_path(painter, disc(x, y, radius - 1.5 * scale), pen("#c9a24b", 3 * scale))
    stroke_path(painter, disc(x, y, radius - 6 * scale), pen(with_alpha("#f2dd9a", 130), 0.8))
    ray = star(x, y, 23 * scale, 8 * scale, diagonal_tip=17)
    painter.fillPath(
        ray, vertical_gradient(y - 23 * scale, y + 23 * scale, (0, "#f6e2a2"), (1, "#b98a35"))
    )
    stroke_path(painter, ray, pen("#6b4a12", 0.9))
