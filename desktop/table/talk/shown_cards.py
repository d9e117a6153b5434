"""Cards that are shown to others: the card in flight, who will see it, and a curtain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.painting.effects import paint_shadow
from desktop.painting.materials.agreement_seal import paint_eye
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import pen, polygon, rounded, stroke_path, vertical_gradient
from desktop.style import keyboard, shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled
from desktop.style.theme import current_theme, serif, text_width
from desktop.table.buttons import Button
from desktop.table.game_table import Cards
from engine.core.values import Seat

#: Pixels per millimetre of a card in flight.
_PX_PER_MM = 1.5
#: Degrees by which a card is turned while it is shown to others.
_TURN_DEGREES = 7.0
_EYE_RADIUS = 13.0
_INK, _QUIET, _GOLD, _EDGE = "#2a2118", "#6d5a41", "#a8782a", "#4a3a26"
_ALIGN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: Milliseconds before the curtain can be opened, so that a key still held down does not open it.
_PAUSE_MS = 500


class CarriedCard(QWidget):
    """A card under the pointer, over board and panel; turned and with an eye if it is shown."""

    def __init__(self, cards: Cards, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards, self._card = cards, ""
        self.is_being_shown = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        side = round(_PX_PER_MM * (CARD_SIZE[1] + 40))
        self.resize(side, side)
        self.hide()

    @property
    def card(self) -> str:
        """The card; "" while none is carried."""
        return self._card if self.isVisible() else ""

    def carry(self, card: str, point: QPoint, *, shows: bool) -> None:
        """Show a card at a point of the parent.

        `is_being_shown` says whether letting go shows it to others.
        """
        self._card, self.is_being_shown = card, shows
        self.move(point - self.rect().center())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        centre = QRectF(self.rect()).center()
        painter.save()
        painter.translate(centre)
        painter.rotate(_TURN_DEGREES if self.is_being_shown else 0)
        width, height = (_PX_PER_MM * side for side in CARD_SIZE)
        rect = QRectF(-width / 2, -height / 2, width, height)
        paint_shadow(painter, rounded(rect, 5), QColor(0, 0, 0, 150), 6, 0, 4)
        painter.setOpacity(1.0 if self.is_being_shown else 0.75)
        self._cards.paint(painter, rect, self._card)
        painter.restore()
        if self.is_being_shown:
            paint_eye(painter, centre + QPointF(width / 2 - 2, -height / 2 + 4), _EYE_RADIUS)
        painter.end()


class ViewersPlaque(TextScaled, QWidget):
    """A plaque that says who will see a card: beside the card of a seat, or for all."""

    WIDTH, HEIGHT, TAIL = 250, 82, 22

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self._text = ""
        self._is_lit = False
        self._has_points = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """The words; "" while the plaque is hidden."""
        return f"{self._title} {self._text}".strip() if self.isVisible() else ""

    def say(self, title: str, text: str, *, lit: bool, points: bool) -> None:
        """Set the words.

        `points` adds a tail that points right at a seat's card; `lit` draws a bright edge.
        """
        self._title, self._text, self._is_lit, self._has_points = title, text, lit, points
        self.fix(width=self.WIDTH + self.TAIL if points else self.WIDTH, height=self.HEIGHT + 12)
        self.update()

    def place_beside(self, target: QRect) -> None:
        """Stand left of the rect of a seat's card, in the parent's coordinates."""
        top = target.center().y() - scaled(self.HEIGHT + 12) // 2
        self.move(target.left() - scaled(self.WIDTH + self.TAIL) + scaled(4), max(4, top))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(6, 5, self.WIDTH - 12, self.HEIGHT)
        body = rounded(rect, 7)
        if self._has_points:
            y = rect.center().y()
            tip = rect.right() + self.TAIL
            tail = polygon([(rect.right() - 2, y - 11), (tip, y), (rect.right() - 2, y + 11)])
            body = body.united(tail)
        paint_shadow(painter, body, QColor(0, 0, 0, 150), 4, 0, 3)
        painter.fillPath(
            body, vertical_gradient(rect.top(), rect.bottom(), (0, "#fffaea"), (1, "#f3e4bd"))
        )
        stroke_path(
            painter, body, pen("#d99a1c" if self._is_lit else _GOLD, 3.0 if self._is_lit else 1.6)
        )
        paint_eye(painter, QPointF(rect.left() + 22, rect.top() + 22), 11)
        painter.setFont(_fitting_font(self._title, 17, rect.width() - 52))
        painter.setPen(QColor(_INK))
        painter.drawText(
            QRectF(rect.left() + 42, rect.top() + 8, 220, 26), int(_ALIGN), self._title
        )
        painter.setFont(serif(15))
        painter.setPen(QColor(_QUIET))
        text_rect = QRectF(rect.left() + 14, rect.top() + 36, rect.width() - 24, 44)
        painter.drawText(text_rect, int(Qt.TextFlag.TextWordWrap), self._text)
        painter.end()


def _fitting_font(text: str, size: float, width: float) -> QFont:
    """Return the bold font in which a text fits."""
    while size > 12 and text_width(text, size, 700) > width:
        size -= 0.5
    return serif(size, 700)


class ShownCardsCurtain(SelfUpdating, QWidget):
    """A curtain between two people at one screen: one of them alone looks at shown cards.

    Signals:
        done(): the person has seen them.
    """

    done = Signal()

    def __init__(self, cards: Cards, parent: QWidget, looks: Sequence[SeatLook] = LOOKS) -> None:
        super().__init__(parent)
        self._cards, self._looks = cards, looks
        self._seat: Seat = 0
        self._name = self._from = ""
        self._shown_cards: Sequence[str] = ()
        #: Whether the cards are open.
        self.is_open = False
        self.pause_timer = QTimer(self)
        self.pause_timer.setSingleShot(True)
        self.pause_timer.setInterval(_PAUSE_MS)
        self.button = Button(self, main=True)
        self.button.clicked.connect(self._go_on)
        self.setFocusProxy(self.button)
        self.hide()

    def wait_for(self, seat: Seat, name: str, by: str, cards: Sequence[str]) -> None:
        """Close the curtain until the person of a seat has looked at the cards that `by` shows."""
        self._seat, self._name, self._from, self._shown_cards = seat, name, by, tuple(cards)
        self.is_open = False
        self.retranslate()
        self.pause_timer.start()
        self.show()
        self.raise_()
        self.button.setFocus()

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that are visible."""
        return tuple(self._shown_cards) if self.is_open and self.isVisible() else ()

    def retranslate(self) -> None:
        label = translate("Curtain", "I am here")
        if self.is_open:
            label = translate("Curtain", "I have seen it")
        self.button.set_label(label, shortcuts.cap_of("confirm"))
        self.setAccessibleName(self.sentence)
        self._place()
        self.update()

    @property
    def sentence(self) -> str:
        """The sentence on the curtain."""
        if self.is_open:
            return translate("Curtain", "{name} shows you this.").format(name=self._from)
        return translate("Curtain", "{name}, make sure that nobody else is looking.").format(
            name=self._name
        )

    def _go_on(self) -> None:
        if self.pause_timer.isActive():
            return
        if not self.is_open:
            self.is_open = True
            self.pause_timer.start()
            self.retranslate()
            return
        self.is_open, self._shown_cards = False, ()
        self.hide()
        self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if keyboard.CONFIRM.accepts_press(event):
            self._go_on()
        event.accept()

    def _place(self) -> None:
        size: QSize = self.button.sizeHint()
        x, y = (self.width() - size.width()) // 2, self.height() * 4 // 5
        self.button.setGeometry(x, y, size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        theme = current_theme()
        painter.fillRect(self.rect(), QColor(theme.panel))
        middle = self.width() / 2
        self._looks[self._seat].shield(painter, middle, self.height() * 0.12 + 26, 52)
        painter.setFont(serif(21, 700))
        painter.setPen(QColor(theme.text))
        rect = QRectF(20, self.height() * 0.12 + 62, self.width() - 40, 34)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), self.sentence)
        if self.is_open:
            self._paint_cards(painter, QRectF(40, rect.bottom() + 14, self.width() - 80,
                                        self.height() * 0.78 - rect.bottom() - 28))  # fmt: skip
        painter.end()

    def _paint_cards(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the cards side by side, overlapping where there are many."""
        height = min(rect.height(), 300.0)
        width = height * CARD_SIZE[0] / CARD_SIZE[1]
        count = len(self._shown_cards)
        step = min(width + 14, (rect.width() - width) / max(1, count - 1))
        left = rect.center().x() - (width + step * (count - 1)) / 2
        top = rect.center().y() - height / 2
        for i, card in enumerate(self._shown_cards):
            box = QRectF(left + i * step, top, width, height)
            paint_shadow(painter, rounded(box, 8), QColor(0, 0, 0, 130), 5, 0, 3)
            self._cards.paint(painter, box, card)
        paint_eye(painter, QPointF(left + width + step * (count - 1), top), _EYE_RADIUS)
