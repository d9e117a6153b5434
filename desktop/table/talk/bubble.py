"""The speech bubble of a seat, and the search for its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from desktop.painting.faces import BotFace, Mood
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.presence import paint_presence
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style import keyboard
from desktop.style.text_size import text_scale
from desktop.table.buttons import Button
from desktop.table.talk import talk_signs
from desktop.table.talk.bubble_layout import (
    BOTTOM_MARGIN,
    BUTTON_HEIGHT,
    FACE_SHIELD_SIZE,
    FACE_WIDTH,
    LEFT_MARGIN,
    BubbleButton,
    BubbleContents,
    BubbleLayout,
)
from engine.core.values import Seat

#: Width of a bubble on the board, in pixels of normal text.
WIDTH = 254.0
#: Gap between a bubble and the panel, in pixels.
PANEL_GAP = 10.0
#: Gap between two buttons.
_BUTTON_GAP = 4.0
#: By how much a button may be narrower at each end than in the strip.
_BUTTON_END_CUT = 9.0
#: Room around the bubble for its shadow and its edge.
_MARGIN = 12.0
#: Seconds for which a bubble under the pointer takes no click, which was meant for the board.
_CLICK_PAUSE_S = 0.4
#: Milliseconds in which it grows from its tail.
_GROW_MS = 160
#: Factors on what is written in little room.
_SHRINK_FACTORS = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7)
#: Steps in which places are tried, in pixels.
_PLACE_STEP = 4


def find_place(
    size: tuple[float, float], bounds: QRectF, aim: float, kept: Sequence[QRectF]
) -> QRectF | None:
    """Return the rect of a bubble at the right edge of the board, in pixels of the page.

    It is as near to a height as possible without covering anything, or None.
    """
    width, height = size
    left = bounds.right() - PANEL_GAP - width
    obstacles = [rect for rect in kept if rect.right() > left]
    if left < bounds.left():
        return None
    tops = range(int(bounds.top()) + 4, int(bounds.bottom() - height) - 4, _PLACE_STEP)
    for top in sorted(tops, key=lambda y: abs(y + height / 2 - aim)):
        box = QRectF(left, top, width, height)
        if not any(map(box.intersects, obstacles)):
            return box
    return None


class _PaperButton(Button):
    """A button on parchment, which is light in all themes."""

    def _paint_body(self, painter: QPainter) -> QColor:
        if self.is_main:
            return super()._paint_body(painter)
        rect = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -1.25)
        shape = rounded(rect, 7)
        pressed = self.isDown()
        painter.fillPath(shape.translated(0, 1), QColor(0, 0, 0, 60))
        painter.fillPath(
            shape, QColor("#efe0bb" if pressed else "#fffdf4" if self.underMouse() else "#fdf8ec")
        )
        stroke_path(painter, shape, pen("#b9a377", 1))
        if self.hasFocus():
            ring = rounded(rect.adjusted(2, 2, -2, -2), 5)
            stroke_path(painter, ring, pen(talk_signs.EDGE, 1, dash=(2, 2)))
        return QColor(talk_signs.INK)


class Bubble(QWidget):
    """A speech bubble over the board, with a tail, or over the panel, with a line to the seat.

    It measures in pixels of the page; what it writes grows with the text size.

    Signals:
        put_away(): Esc was pressed in it.
    """

    put_away = Signal()

    def __init__(
        self,
        parent: QWidget,
        looks: Sequence[SeatLook],
        face_of: Callable[[Seat], tuple[BotFace | None, Mood]] = lambda seat: (None, Mood.CALM),
    ) -> None:
        """Create it; `face_of` returns whose portrait stands for a seat, and its mood."""
        super().__init__(parent)
        self._looks, self._face_of = looks, face_of
        self._portraits = LatePortraits(self.update, self)
        self.contents: BubbleContents | None = None
        #: The plaque, in pixels of the page.
        self.box = QRectF()
        #: The end of its tail or line, in pixels of the page.
        self._tip = QPointF()
        #: Whether it stands over the panel, not on the board.
        self.is_over_panel = False
        self.buttons: list[Button] = []
        #: Factor on everything written, where there is little room.
        self._shrink = 1.0
        self._shown_at = 0.0
        self._growth = 1.0
        self._growth_animation = QVariantAnimation(self)
        self._growth_animation.setStartValue(0.25)
        self._growth_animation.setEndValue(1.0)
        self._growth_animation.setDuration(_GROW_MS)
        self._growth_animation.valueChanged.connect(self._on_growth)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    # -- contents ----------------------------------------------------------------------------------

    def say(self, said: BubbleContents | None) -> None:
        """Show other contents; None hides the bubble."""
        if said is None:
            self.contents = None
            self.hide()
            return
        if said != self.contents:
            self._shown_at = monotonic()
            self.box, self.is_over_panel = QRectF(), False
        self.contents = said
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for answer in said.buttons:
            button = _PaperButton(self, main=answer.is_main)
            button.set_label(answer.label, answer.key)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._on_button_clicked, answer))
            self.buttons.append(button)
        self._update_accessible_name()

    def _update_accessible_name(self) -> None:
        """Name the group for screen readers: title, time, terms and the first answer."""
        message = self.contents
        assert message is not None
        head = ", ".join(filter(None, (message.title, message.duration)))
        deeds = "; ".join(text for _, text in message.terms) or message.remark
        answers = ". ".join(
            f"{answer.label}, {answer.key}" if answer.key else answer.label
            for answer in message.buttons[:1]
        )
        self.setAccessibleName(f"{head}: {deeds.rstrip('.')}. {answers}".strip())

    def _on_button_clicked(self, answer: BubbleButton) -> None:
        # A click that was meant for the board, before the bubble lay there, is none.
        if monotonic() - self._shown_at >= _CLICK_PAUSE_S or not self.underMouse():
            answer.act()

    # -- size --------------------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        return text_scale() * self._shrink

    def size_on_board(self) -> tuple[float, float]:
        """Return the plaque's size on the board, in pixels of the page."""
        return WIDTH * text_scale(), self._height(WIDTH * text_scale(), 1.0)

    def fit(self, width: float, max_height: float) -> tuple[float, float]:
        """Return the plaque's height for a width, in pixels of the page, and the factor for it.

        The factor on everything written is the largest with which it fits, or the smallest.
        """
        height = factor = 0.0
        for factor in _SHRINK_FACTORS:
            height = self._height(width, factor)
            if height <= max_height:
                break
        return height, factor

    def _height(self, width: float, shrink: float) -> float:
        scale = text_scale() * shrink
        layout = self._lay_out(width / scale, shrink)
        return layout.height * scale if layout is not None else 0.0

    def place_at(
        self, rect: QRectF, tip: QPointF, *, shrink: float = 1.0, over_panel: bool, grows: bool
    ) -> None:
        """Stand at a place, with a tail or line to a point; `shrink` is the factor of `fit`."""
        before = (self.box, self._tip, self._shrink, self.is_over_panel)
        moved = (rect, tip, shrink, over_panel) != before
        self._shrink = shrink
        if rect != self.box:
            # Its buttons lie elsewhere than a moment ago.
            self._shown_at = monotonic()
        self.box, self._tip, self.is_over_panel = rect, tip, over_panel
        around = rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        reach = QRectF(tip, tip).adjusted(-4, -4, 4, 4)
        geometry = around.united(reach).toAlignedRect()
        self.setGeometry(geometry)
        point = QPointF(geometry.topLeft())
        inner = rect.translated(-point)
        mask = QRegion(inner.adjusted(-9, -7, 9, 11).toAlignedRect())
        if over_panel:
            for first, second in zip(
                self._lead_points(point), self._lead_points(point)[1:], strict=False
            ):
                line = QRectF(first, second).normalized().adjusted(-3, -3, 3, 3)
                mask = mask.united(QRegion(line.toAlignedRect()))
        else:
            shape = talk_signs.tail(inner, tip - point)
            mask = mask.united(QRegion(shape.toFillPolygon().toPolygon()))
            mask = mask.united(QRegion(shape.boundingRect().toAlignedRect()))
        self.setMask(mask)
        self._place_buttons(inner)
        if grows and not self.isVisible():
            self._growth_animation.start()
        elif not grows:
            self._growth_animation.stop()
            self._on_growth(1.0)
        self.show()
        self.raise_()
        if moved:
            self.update()

    def _lead_points(self, point: QPointF) -> list[QPointF]:
        """Return the points of the line in the margin."""
        rect, tip = self.box.translated(-point), self._tip - point
        left = min(rect.left() - 6, tip.x() - 2)
        y = rect.top() + 18
        return [QPointF(rect.left() + 4, y), QPointF(left, y), QPointF(left, tip.y()), tip]

    def _place_buttons(self, rect: QRectF) -> None:
        """Put the buttons at the foot of the bubble, whose words fill `rect`."""
        # Buttons do not shrink.
        scale = text_scale()
        left = (LEFT_MARGIN - 3) * self._scale
        free_width = (rect.width() - left) / scale - 8
        wide: list[float] = [button.size_hint().width() for button in self.buttons]
        # Labels need less margin than in the strip.
        spare = (2 * _BUTTON_END_CUT) * len(wide)
        keys = sum(wide) + _BUTTON_GAP * (len(wide) - 1) - spare <= free_width
        for button in self.buttons:
            button.show_key(keys, brief=False)
        wide = [float(button.size_hint().width()) for button in self.buttons]
        over = sum(wide) + _BUTTON_GAP * (len(wide) - 1) - free_width
        if over > 0 and wide:
            # Labels keep a narrow margin of their own.
            wide = [one - over / len(wide) for one in wide]
        x = rect.left() + left
        high = BUTTON_HEIGHT * text_scale()
        top = rect.bottom() - BOTTOM_MARGIN * self._scale - high
        for button, width in zip(self.buttons, wide, strict=True):
            button.setGeometry(round(x), round(top), round(width * scale), round(high))
            button.setVisible(self._growth >= 1.0)
            x += (width + _BUTTON_GAP) * scale

    def _on_growth(self, growth: float) -> None:
        self._growth = growth
        for button in self.buttons:
            button.setVisible(growth >= 1.0)
        self.update()

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        message = self.contents
        if message is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        point = QPointF(self.pos())
        rect, tip = self.box.translated(-point), self._tip - point
        if self._growth < 1.0:
            painter.translate(tip)
            painter.scale(self._growth, self._growth)
            painter.translate(-tip)
        look = self._looks[message.seat]
        if self.is_over_panel:
            talk_signs.paint_lead(painter, self._lead_points(point), look.colour)
        asks = bool(message.buttons)
        talk_signs.paint_plaque(
            painter, rect, None if self.is_over_panel else tip, look.colour, asks=asks
        )
        painter.translate(rect.topLeft())
        painter.scale(self._scale, self._scale)
        layout = self._lay_out(rect.width() / self._scale, self._shrink)
        if layout is not None:
            self._paint_contents(painter, message.seat, layout)
        if self.hasFocus():
            frame = QRectF(QPointF(), rect.size() / self._scale).adjusted(3, 3, -3, -3)
            stroke_path(painter, rounded(frame, 5), pen(talk_signs.GOLD, 1.2, dash=(2, 2)))
        painter.end()

    def _lay_out(self, width: float, shrink: float) -> BubbleLayout | None:
        """Return the layout for a width in pixels of normal text, or None without contents."""
        if self.contents is None:
            return None
        has_face = self._face_of(self.contents.seat)[0] is not None
        return BubbleLayout(self.contents, width, shrink, has_face=has_face)

    def _paint_contents(self, painter: QPainter, seat: Seat, layout: BubbleLayout) -> None:
        for block in layout.texts:
            block.paint(painter)
        if layout.sign is not None and self.contents is not None and self.contents.sign is not None:
            paint_presence(painter, layout.sign.x(), layout.sign.y(), self.contents.sign)
        face, mood = self._face_of(seat)
        if layout.face is not None and face is not None:
            look = self._looks[seat]
            self._portraits.paint_seat(
                painter, layout.face, FACE_WIDTH, face, mood, look, FACE_SHIELD_SIZE
            )
        for shield in layout.shields:
            middle, size = shield.middle, shield.size
            self._looks[shield.seat].shield(painter, middle.x(), middle.y(), size)
            if shield.answer is not None:
                corner = middle + QPointF(size * 0.45, size * 0.4)
                talk_signs.paint_answer(painter, corner.x(), corner.y(), 6.5, shield.answer)

    # -- input -------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Nothing below it is meant.
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        message = self.contents
        answers = message.buttons if message is not None else ()
        letter = keyboard.key_meaning(event)
        keys = {key: one for one in answers for key in (one.key, one.focus_key) if key}
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
        elif event.key() in keyboard.ENTER and answers:
            if not keyboard.CONFIRM.accepts_press(event):
                return
            focused = [
                one for one, button in zip(answers, self.buttons, strict=True) if button.hasFocus()
            ]
            (focused or answers)[0].act()
        elif letter in keys:
            keys[letter].act()
        else:
            super().keyPressEvent(event)
