"""What the people at a table for friends say to each other: lines, a field, and a sign to mute."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QScrollArea, QToolButton, QWidget

from desktop.language.translation import translate
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import pen, polyline, rounded, stroke_path
from desktop.panels.heading import paint_heading
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, text_scale, unscaled
from desktop.style.theme import current_theme, serif
from desktop.table.talk.talk_signs import speech_sign
from engine.core.values import Seat

#: Height of the heading, of the field, and the gap above it, in pixels of normal text.
_HEADING, _FIELD, _GAP = 32, 34, 6
#: Height of a line of type, and the least number of lines.
_LINE, _LEAST_LINES = 21, 3
#: Type of the lines, the left edge of their words, and the gap between two of them.
_TYPE_PX, _INDENT, _BETWEEN = 14.5, 28, 4
_SHIELD = 14.0
#: Width and height of the sign in the heading.
_SIGN = 26
#: Width kept for the scroll bar.
_BAR = 10
_WRAP = Qt.TextFlag.TextWordWrap.value
#: Signs of a word after which it may go on in another line.
_LONG_WORD = re.compile(r"(\S{20})(?=\S)")
#: Most lines that are laid out.
_MAX_LINES = 50


@dataclass(frozen=True, slots=True)
class RemarkLine:
    """A line that a player said, as plain text; "" for the name of the person at the screen."""

    seat: Seat
    name: str
    text: str


class RemarksBox(SelfUpdating, TextScaled, QWidget):
    """The block below the chronicle.

    Signals:
        said(text): the person wrote a line.
        left(): the board gets the keyboard back: Esc was pressed in the field, or another part of
            the window was clicked.
        mute_changed(names): the people who are muted.
        seen(): the block came in sight.
    """

    said = Signal(str)
    left = Signal()
    mute_changed = Signal(object)
    seen = Signal()

    def __init__(self, parent: QWidget | None = None, looks: Sequence[SeatLook] = LOOKS) -> None:
        super().__init__(parent)
        self._looks = looks
        #: Whether there is a player to talk to.
        self.is_wanted = False
        self._is_low = False
        self._lines: tuple[RemarkLine, ...] = ()
        #: The names of the others, by seat, and those of them who are muted.
        self._others: Mapping[Seat, str] = {}
        self.muted: frozenset[str] = frozenset()
        self._scroll = QScrollArea(self)
        self._scroll.setProperty("role", "bare")
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._paper = _Paper(looks, self._scroll)
        self._scroll.setWidget(self._paper)
        self._scroll.viewport().setAutoFillBackground(False)
        self.field = _Field(self)
        self.field.returnPressed.connect(self._say)
        self.field.left.connect(self.left)
        self._mute = _MuteButton(self)
        self._mute.setObjectName("mute")
        self._mute.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._mute.clicked.connect(self._open_menu)
        self.restyle()
        self.retranslate()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The parts that the Tab key reaches, in their order."""
        return self._scroll, self.field, self._mute

    # -- content -----------------------------------------------------------------------------------

    def show_lines(self, lines: Sequence[RemarkLine], others: Mapping[Seat, str]) -> None:
        """Show the statements, the oldest first; `others` are the people who may be muted."""
        self._others = others
        heard = (line for line in lines if line.name not in self.muted or not line.name)
        last_lines = tuple(heard)[-_MAX_LINES:]
        if last_lines != self._lines:
            self._lines = last_lines
            self._write()
        self.retranslate()

    @property
    def texts(self) -> list[str]:
        """The lines shown, each with the name before it."""
        return [f"{line.name}: {line.text}" if line.name else line.text for line in self._lines]

    def least_height(self, *, is_low: bool) -> int:
        """Return the least height, in pixels of normal text; the low form has one line."""
        if is_low:
            return _LINE + _GAP + _FIELD
        return _HEADING + _LEAST_LINES * (_LINE + _BETWEEN) + _GAP + _FIELD

    def show_form(self, *, height: int, is_low: bool) -> None:
        """Take a height, with a heading and lines, or with the last line alone."""
        self._is_low = is_low
        self.fix(height=height)
        self._arrange()

    def write(self) -> None:
        """Give the keyboard to the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def allow_writing(self, is_allowed: bool) -> None:
        """Let the person write, or only read what others write."""
        if is_allowed is not self.field.isEnabled():
            self.field.setEnabled(is_allowed)
            self.retranslate()

    def give_back(self, text: str) -> None:
        """Put a line that was not said back into the field, unless another is written there."""
        if not self.field.text():
            self.field.setText(text)

    def _write(self) -> None:
        lines = self._lines[-1:] if self._is_low else self._lines
        max_height = unscaled(self._scroll.height())
        self._paper.write(lines, self.width() - _BAR, max_height, is_cut=self._is_low)
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _say(self) -> None:
        text = self.field.text().strip()
        if text:
            self.field.clear()
            self.said.emit(text)

    # -- muting ------------------------------------------------------------------------------------

    def _open_menu(self) -> None:
        menu = self.choices()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._mute.mapToGlobal(self._mute.rect().bottomLeft()))

    def choices(self) -> QMenu:
        """Return the menu that mutes people."""
        menu = QMenu(self)
        names = frozenset(self._others.values())

        def add(text: str, whom: frozenset[str]) -> None:
            entry = QAction(text.replace("&", "&&"), menu)
            entry.setCheckable(True)
            entry.setChecked(whom <= self.muted)
            entry.triggered.connect(lambda is_on: self._set_muted(whom, is_on=is_on))
            menu.addAction(entry)

        for name in self._others.values():
            add(translate("Remarks", "Mute {name}").format(name=name), frozenset({name}))
        if len(names) > 1:
            menu.addSeparator()
            add(translate("Remarks", "Mute everyone"), names)
        return menu

    def _set_muted(self, whom: frozenset[str], *, is_on: bool) -> None:
        self.muted = self.muted | whom if is_on else self.muted - whom
        self.mute_changed.emit(self.muted)

    # -- texts and layout --------------------------------------------------------------------------

    def retranslate(self) -> None:
        prompt = translate("Remarks", "Write to the table…")
        if not self.field.isEnabled():
            prompt = translate("Remarks", "You only watch")
        self.field.setPlaceholderText(prompt)
        self.field.setToolTip(
            translate(
                "Remarks", "{key} to write, Enter to send, Esc to go back to the board"
            ).format(key=shortcuts.cap_of("write"))
        )
        self.field.setAccessibleName(translate("Remarks", "Write to the table"))
        silent = [name for name in self._others.values() if name in self.muted]
        text = translate("Remarks", "Mute somebody")
        if silent:
            text = translate("Remarks", "Muted: {names}").format(names=", ".join(silent))
        self._mute.setToolTip(text)
        self._mute.setAccessibleName(text)
        self._mute.is_crossed = bool(silent)
        self._mute.update()
        self._scroll.setAccessibleName(translate("Remarks", "Remarks"))
        self._scroll.setAccessibleDescription("\n".join(self.texts[-5:]))
        self.update()

    def restyle(self) -> None:
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit()

    def _arrange(self) -> None:
        width, height = scaled(self.width()), scaled(self.height())
        field, top = scaled(_FIELD), 0 if self._is_low else scaled(_HEADING)
        sign = scaled(_SIGN)
        self._mute.setGeometry(width - sign, 0, sign, sign)
        self._mute.setHidden(self._is_low)
        self.field.setGeometry(0, height - field, width, field)
        self._scroll.setGeometry(0, top, width, max(0, height - field - scaled(_GAP) - top))
        self._write()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_low:
            return
        painter = self.painter()
        paint_heading(painter, self.width(), translate("Remarks", "Remarks"))
        painter.end()


class _Field(QLineEdit):
    """The field of a line; Esc leaves it, and a click elsewhere in the window.

    Signals:
        left(): Esc was pressed, or something beside the remarks was clicked.
    """

    left = Signal()

    def __init__(self, box: QWidget) -> None:
        super().__init__(box)
        self._box = box
        self.setObjectName("remark")
        self.setAcceptDrops(False)
        self.setMaxLength(200)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._application().installEventFilter(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._application().removeEventFilter(self)

    @staticmethod
    def _application() -> QCoreApplication:
        application = QApplication.instance()
        assert application is not None
        return application

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the field where a click does, though what was clicked takes no keyboard."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            is_elsewhere = watched is not self._box and not self._box.isAncestorOf(watched)
            if is_elsewhere and watched.window() is self.window():
                self.left.emit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
        # Nothing written here is a key of the board.
        event.accept()


class _MuteButton(QToolButton):
    """The sign of talk in the heading, crossed out while a player is muted."""

    is_crossed = False

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(text_scale(), text_scale())
        lit = self.underMouse() or self.hasFocus()
        painter.fillPath(speech_sign(), QColor(theme.text if lit else theme.quiet))
        if self.is_crossed:
            stroke_path(painter, polyline([(-10, 9), (10, -9)]), pen(theme.danger, 2))
        if self.hasFocus():
            ring = rounded(QRectF(-12, -12, 24, 24), 5)
            stroke_path(painter, ring, pen(theme.edge, 1.6))
        painter.end()


class _Paper(TextScaled, QWidget):
    """The lines, one below the other, each beside a shield; what is written is plain text."""

    def __init__(self, looks: Sequence[SeatLook], parent: QWidget) -> None:
        super().__init__(parent)
        self._looks = looks
        self._lines: Sequence[RemarkLine] = ()
        self._is_cut = False

    def write(self, lines: Sequence[RemarkLine], width: int, room: int, *, is_cut: bool) -> None:
        """Lay out the lines for a width and a visible height, in pixels of normal text.

        `is_cut` gives each of them one line of type. The newest are seen, whole or from a line of
        type on.
        """
        self._lines, self._is_cut = lines, is_cut
        height, visible_height = 0.0, 0.0
        step = QFontMetricsF(serif(_TYPE_PX)).height()
        for line in reversed(lines):
            high = self._height(line, width)
            if height == visible_height:
                fitting = max(0.0, (room - visible_height - _BETWEEN) // step)
                visible_height += (
                    high if high <= room - visible_height else fitting * step + _BETWEEN
                )
            height += high
        if height > room:
            # The room of half a line of type is left below.
            height += max(0.0, room - visible_height)
        self.fix(width, max(1, round(height)))
        self.update()

    def _height(self, line: RemarkLine, width: int) -> float:
        if self._is_cut:
            return _LINE
        area = QRectF(0, 0, width - _INDENT, 2000)
        text_rect = QFontMetricsF(serif(_TYPE_PX)).boundingRect(area, _WRAP, _breakable(line.text))
        return max(float(_LINE), text_rect.height()) + _BETWEEN

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(serif(_TYPE_PX))
        y, width = 0.0, self.width()
        for line in self._lines:
            height = self._height(line, width)
            self._looks[line.seat].shield(painter, 12, y + _LINE / 2, _SHIELD)
            painter.setPen(QColor(current_theme().text))
            inner_rect = QRectF(_INDENT, y, width - _INDENT, height)
            text = _breakable(line.text)
            if self._is_cut:
                metrics = QFontMetricsF(serif(_TYPE_PX))
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, inner_rect.width())
            painter.drawText(inner_rect, _WRAP, text)
            y += height
        painter.end()


def _breakable(text: str) -> str:
    """Return a text in which long words may be broken."""
    return _LONG_WORD.sub("\\1\u200b", text)
