"""Where the words, shields and signs of a speech bubble are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.painting.presence import RADIUS, Presence
from desktop.style.theme import serif
from desktop.table.talk import talk_signs
from engine.core.values import Seat

#: Distances from the left and right edge to the words.
LEFT_MARGIN, RIGHT_MARGIN = 17.0, 10.0
#: Distances from the upper edge to the title, and from the buttons to the lower edge.
TOP_MARGIN, BOTTOM_MARGIN = 8.0, 9.0
BUTTON_HEIGHT = 30.0
#: Width of the portrait of a bot before the title, and of the shield until it is painted.
FACE_WIDTH, FACE_SHIELD_SIZE = 28.0, 20.0
_TITLE_PX, _TITLE_WEIGHT = 17.0, 700
_TEXT_PX = 15.5
_DURATION_PX = 14.5
_SHIELD_SIZE = 17.0
#: Width of the shield of a seat that votes.
_VOTE_SIZE = 22.0
#: Gap after a sign, a portrait or a shield.
_SIGN_GAP = 7.0
#: Height of a line, as a multiple of the size of its type.
_LINE_HEIGHT_RATIO = 1.28
#: Height of the rect in which wrapped text is measured: more than any text needs.
_MAX_TEXT_HEIGHT = 2000.0


@dataclass(frozen=True, slots=True)
class BubbleButton:
    """A button of a bubble: its label, what a press does, and its keys."""

    label: str
    act: Callable[[], None]
    #: The key that the button shows, or "": it also works on the board.
    key: str = ""
    #: A key that works only while the bubble has the keyboard focus, or "".
    focus_key: str = ""
    is_main: bool = False


@dataclass(frozen=True, slots=True)
class BubbleContents:
    """The contents of a bubble."""

    seat: Seat
    title: str
    #: How long an offer holds, in italics.
    duration: str = ""
    #: Each term with the seat that keeps it.
    terms: tuple[tuple[Seat, str], ...] = ()
    #: A remark; an offer has terms.
    remark: str = ""
    #: The sign of presence before the title, or None.
    sign: Presence | None = None
    #: Each seat that votes with the sign of its answer, and the question after them.
    votes: tuple[tuple[Seat, str], ...] = ()
    question: str = ""
    buttons: tuple[BubbleButton, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Wrapped text that begins at the top of a rect."""

    text: str
    font: QFont
    colour: str
    rect: QRectF
    flags: int

    @property
    def height(self) -> float:
        return QFontMetricsF(self.font).boundingRect(self.rect, self.flags, self.text).height()

    def paint(self, painter: QPainter) -> None:
        painter.setFont(self.font)
        painter.setPen(QColor(self.colour))
        painter.drawText(self.rect, self.flags, self.text)


@dataclass(frozen=True, slots=True)
class PlacedShield:
    """The shield of a seat, with the sign of its answer or None."""

    seat: Seat
    middle: QPointF
    size: float
    answer: str | None = None


class BubbleLayout:
    """The parts of a bubble of some width, in pixels of normal text."""

    def __init__(
        self, contents: BubbleContents, width: float, shrink: float, *, has_face: bool
    ) -> None:
        """Place everything; `shrink` is the factor on the text, which buttons do not follow."""
        self._text_width = width - LEFT_MARGIN - RIGHT_MARGIN
        self.texts: list[TextBlock] = []
        self.shields: list[PlacedShield] = []
        #: The middles of the sign of presence and of the portrait, or None.
        self.sign: QPointF | None = None
        self.face: QPointF | None = None
        y = self._place_head(contents, has_face=has_face and contents.sign is None)
        for seat, text in contents.terms:
            y = self._place_term(seat, text, y)
        if contents.remark:
            font = serif(_TEXT_PX, italic=not contents.votes)
            y += self._add_text(contents.remark, font, LEFT_MARGIN, y).height + 4
        if contents.votes:
            y = self._place_votes(contents, y) + 4
        if contents.buttons:
            y += 4 + BUTTON_HEIGHT / shrink + BOTTOM_MARGIN
        else:
            y += 5
        self.height = y

    def _place_head(self, contents: BubbleContents, *, has_face: bool) -> float:
        """Place the title, its sign or portrait, and the duration; return the y below them."""
        title_font = serif(_TITLE_PX, _TITLE_WEIGHT)
        title_left, face_height = LEFT_MARGIN, 0.0
        if contents.sign is not None:
            title_left += 2 * RADIUS + _SIGN_GAP
            self.sign = QPointF(LEFT_MARGIN + RADIUS, TOP_MARGIN + _TITLE_PX * 0.68)
        if has_face:
            title_left += FACE_WIDTH + _SIGN_GAP
            face_height = FACE_WIDTH
        title = self._add_text(contents.title, title_font, title_left, TOP_MARGIN)
        title_height = title.height
        # A title lower than the portrait is beside its middle.
        offset = max(0.0, (face_height - title_height) / 2)
        title.rect.translate(0, offset)
        if has_face:
            face_y = TOP_MARGIN + max(face_height, title_height) / 2
            self.face = QPointF(LEFT_MARGIN + FACE_WIDTH / 2 - 3, face_y)
        top = TOP_MARGIN + offset
        height = max(title_height, face_height - offset)
        if contents.duration:
            line_width = _line_width(contents.title, title_font)
            line_width += _line_width(contents.duration, serif(_DURATION_PX, italic=True)) + 10
            if has_face:
                line_width += FACE_WIDTH + _SIGN_GAP
            height += self._place_duration(
                contents.duration, top, height, on_own_line=line_width > self._text_width
            )
        return top + height + 4

    def _place_duration(
        self, duration: str, top: float, title_height: float, *, on_own_line: bool
    ) -> float:
        """Place the duration below the title or at the right of it; return the height it adds."""
        self._add_text(
            duration,
            serif(_DURATION_PX, italic=True),
            LEFT_MARGIN,
            top + (title_height if on_own_line else 2),
            colour=talk_signs.QUIET,
            align=Qt.AlignmentFlag.AlignLeft if on_own_line else Qt.AlignmentFlag.AlignRight,
        )
        return _DURATION_PX * _LINE_HEIGHT_RATIO if on_own_line else 0.0

    def _place_term(self, seat: Seat, text: str, y: float) -> float:
        """Place a term after the shield of its seat; return the y below it."""
        shield_y = y + _TEXT_PX * _LINE_HEIGHT_RATIO / 2 + 0.5
        middle = QPointF(LEFT_MARGIN + _SHIELD_SIZE / 2, shield_y)
        self.shields.append(PlacedShield(seat, middle, _SHIELD_SIZE))
        left = LEFT_MARGIN + _SHIELD_SIZE + _SIGN_GAP
        return y + self._add_text(text, serif(_TEXT_PX), left, y).height + 4

    def _place_votes(self, contents: BubbleContents, y: float) -> float:
        """Place the shields of the seats that vote, and the question; return the y below them."""
        height = _VOTE_SIZE * 1.3
        x, middle_y = LEFT_MARGIN + _VOTE_SIZE / 2, y + height / 2
        for seat, answer in contents.votes:
            self.shields.append(PlacedShield(seat, QPointF(x, middle_y), _VOTE_SIZE, answer))
            x += _VOTE_SIZE + 14
        left = x - _VOTE_SIZE / 2 + 2
        font = serif(_DURATION_PX, italic=True)
        right = LEFT_MARGIN + self._text_width
        if contents.question and left + _line_width(contents.question, font) <= right:
            top = middle_y - _DURATION_PX * _LINE_HEIGHT_RATIO / 2
            rect = QRectF(left, top, self._text_width, _MAX_TEXT_HEIGHT)
            flags = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value
            self.texts.append(TextBlock(contents.question, font, talk_signs.QUIET, rect, flags))
        return y + height

    def _add_text(
        self,
        text: str,
        font: QFont,
        left: float,
        y: float,
        *,
        colour: str = talk_signs.INK,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> TextBlock:
        """Place text that extends to the right margin, and return its block."""
        rect = QRectF(left, y, LEFT_MARGIN + self._text_width - left, _MAX_TEXT_HEIGHT)
        block = TextBlock(text, font, colour, rect, Qt.TextFlag.TextWordWrap.value | align.value)
        self.texts.append(block)
        return block


def _line_width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
