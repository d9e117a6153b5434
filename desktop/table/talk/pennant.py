"""The pennant of a call: who must be stopped, and how the others answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import join_words, translate
from desktop.painting.contrast import CHOSEN, paint_high_contrast
from desktop.painting.effects import paint_shadow
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    pen,
    polygon,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style import keyboard
from desktop.style.theme import serif
from desktop.table.talk import talk_signs
from engine.core.values import Seat

#: Least width, and height, of a pennant in pixels.
WIDTH, HEIGHT = 164.0, 66.0
#: Height of one that shows shields only.
SMALL_HEIGHT = 30.0
#: From one shield to the next.
_STEP = 38.0
_SMALL_STEP = 32.0
#: Room around it, for its rod.
_MARGIN = 10.0


#: By how much it rises above the sheet, and its distance from the sheet's ends.
_RISE, _SMALL_RISE, _END_DISTANCE = 14.0, 25.0, 14.0
#: Shares of the sheet's free width at which it may hang, from the right.
_SHARES = (1.0, 0.75, 0.5, 0.25, 0.0)
#: By how many pixels a small one may lie on the edge of an ornament.
_OVERLAP = 8.0
#: By how many pixels a small one lies on the lower edge of the sheet.
_FOOT_OVERLAP = 3.0


def hanging_place(
    size: tuple[float, float],
    sheet: QRectF,
    words: Sequence[QRectF],
    kept: Sequence[QRectF],
    *,
    small: bool,
) -> QRectF | None:
    """Return the rect of a pennant at the edge of a sheet, or None if there is no room.

    It covers neither the words and lines on the sheet nor anything to keep beside it.
    """
    width, height = size
    spare = _OVERLAP if small else 0.0
    obstacles = [
        rect.adjusted(0, 0, 0, -spare) for rect in kept if not sheet.contains(rect.center())
    ]
    free = sheet.width() - width - 2 * _END_DISTANCE
    if free < 0:
        return None
    tops = [sheet.top() - (_SMALL_RISE if small else _RISE)]
    # Higher, its foot ends above what is written, but still on the sheet.
    higher = {word.top() - height for word in words if sheet.top() < word.top() < sheet.bottom()}
    tops += sorted((top for top in higher if top < tops[0]), reverse=True)
    if small:
        # A season's flag and the title leave no room over the upper edge of a narrow sheet.
        tops.append(sheet.bottom() - _FOOT_OVERLAP)
    for top in tops:
        for share in _SHARES:
            cloth = QRectF(sheet.left() + _END_DISTANCE + free * share, top, width, height)
            if not any(map(cloth.intersects, (*words, *obstacles))):
                return cloth
    return None


def answers_to_call(
    stands: Mapping[Seat, str], rival: Seat, are_out: Sequence[bool]
) -> tuple[tuple[Seat, str], ...]:
    """Return the seats asked to stop a rival, with the sign of what each said last in the battle.

    A seat that is out of the battle stops nobody: its "yes" becomes a "no", and without one it is
    left out. `are_out` says by seat whether it is out.
    """
    signs_of = {"cannot": talk_signs.NO, "": talk_signs.UNSAID}
    answers = []
    for seat, is_out in enumerate(are_out):
        sign = signs_of.get(stands.get(seat, ""), talk_signs.YES)
        if seat != rival and (sign == talk_signs.YES or not is_out):
            answers.append((seat, talk_signs.NO if is_out else sign))
    return tuple(answers)


@dataclass(frozen=True, slots=True)
class Stop:
    """A call to stop a rival."""

    rival: Seat
    #: Every seat that could stop it, in order, with its answer: `talk_signs.YES`, `NO` or `UNSAID`.
    answers: tuple[tuple[Seat, str], ...]
    #: Whether the rival is the person at the screen, who is asked nothing.
    is_viewer: bool = False
    #: Whether the person at the screen may answer, who then still fights.
    can_answer: bool = True

    def title(self, names: Sequence[str]) -> str:
        """Return the call in a few words; a name of "" is the person at the screen."""
        if self.is_viewer:
            return translate("Talk", "They want to stop you!")
        return translate("Talk", "Stop {name}!").format(
            name=names[self.rival] or only_person_name()
        )

    def sentences(self, names: Sequence[str]) -> list[str]:
        """Return in words whose victory is feared, who answered how, and what a click does."""
        name = names[self.rival]
        text = translate("Talk", "{name} may win the game with this battle.")
        if self.is_viewer:
            text = translate("Talk", "You may win the game with this battle.")
        sentences = [text.format(name=name)]
        will = self._seats_answering(talk_signs.YES, names)
        text = translate("Talk", "✓ Will stop {name}: {names}.")
        if self.is_viewer:
            text = translate("Talk", "✓ Will stop you: {names}.")
        sentences += [text.format(name=name, names=will)] if will else []
        cannot = self._seats_answering(talk_signs.NO, names)
        text = translate("Talk", "✗ Cannot: {names}.")
        sentences += [text.format(names=cannot)] if cannot else []
        unsaid = self._seats_answering(talk_signs.UNSAID, names)
        text = translate("Talk", "No answer yet: {names}.")
        sentences += [text.format(names=unsaid)] if unsaid else []
        if self.can_answer and any(not names[seat] for seat, _ in self.answers):
            sentences.append(
                translate("Talk", "Click to answer. Nothing is said before you confirm it.")
            )
        return sentences

    def _seats_answering(self, answer: str, names: Sequence[str]) -> str:
        """Return the seats that gave an answer, as a list."""
        seats = [
            names[seat] or only_person_name()
            for seat, other_answer in self.answers
            if other_answer == answer
        ]
        return join_words(seats)


class Pennant(QAbstractButton):
    """A pennant that hangs over the board; a click answers the call, or takes the answer back."""

    def __init__(self, parent: QWidget, looks: Sequence[SeatLook]) -> None:
        super().__init__(parent)
        self._looks = looks
        self.call: Stop | None = None
        self._is_small, self._title = False, ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def size_hint(self, call: Stop, names: Sequence[str], *, small: bool) -> tuple[float, float]:
        """Return width and height of the cloth."""
        if small:
            return 34 + _SMALL_STEP * len(call.answers) + 6, SMALL_HEIGHT
        title = QFontMetricsF(serif(16, 700)).horizontalAdvance(call.title(names))
        return max(WIDTH, title + 61, 68 + _STEP * len(call.answers)), HEIGHT

    def show_call(self, call: Stop, names: Sequence[str], cloth: QRectF, *, small: bool) -> None:
        """Show a call; the cloth hangs at a rect in pixels of the parent."""
        self.call, self._is_small, self._title = call, small, call.title(names)
        answer_texts = {
            talk_signs.YES: translate("Talk", "{name} will help"),
            talk_signs.NO: translate("Talk", "{name} cannot help"),
            talk_signs.UNSAID: translate("Talk", "{name} has not answered"),
        }
        sentences = [
            answer_texts[answer].format(name=names[seat] or only_person_name())
            for seat, answer in call.answers
        ]
        self.setAccessibleName(" ".join([self._title, *(f"{text}." for text in sentences)]))
        self.setToolTip("\n".join(call.sentences(names)))
        self.setGeometry(cloth.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN).toAlignedRect())
        self.show()
        self.raise_()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in keyboard.ENTER:
            if keyboard.CONFIRM.accepts_press(event):
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        call = self.call
        if call is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        dip = 5.0 if self._is_small else 9.0
        self._paint_cloth(painter, rect, dip)
        left, top = rect.left(), rect.top()
        if self._is_small:
            self._looks[call.rival].shield(painter, left + 17, top + 13, 18)
            for i, (seat, answer) in enumerate(call.answers):
                x = left + 42 + _SMALL_STEP * i
                self._looks[seat].shield(painter, x, top + 12, 14)
                talk_signs.paint_answer(painter, x + 10, top + 17, 5.2, answer)
        else:
            self._looks[call.rival].shield(painter, left + 27, top + 31, 31)
            painter.setFont(serif(16, 700))
            painter.setPen(QColor("#fff3dc"))
            title_rect = QRectF(left + 49, top + 7, rect.width() - 52, 22)
            painter.drawText(title_rect, int(Qt.AlignmentFlag.AlignVCenter), self._title)
            for i, (seat, answer) in enumerate(call.answers):
                x = left + 60 + _STEP * i
                self._looks[seat].shield(painter, x, top + 41, 18)
                talk_signs.paint_answer(painter, x + 13, top + 46, 6.5, answer)
        if self.hasFocus():
            frame = rect.adjusted(2, 2, -2, -dip - 2)
            stroke_path(painter, rounded(frame, 3), pen("#fff3dc", 1.4, dash=(2, 2)))
        painter.end()

    def _paint_cloth(self, painter: QPainter, rect: QRectF, dip: float) -> None:
        """Paint the cloth in a rect; its lower edge hangs `dip` pixels deeper in the middle."""
        left, top, right, foot = rect.left(), rect.top(), rect.right(), rect.bottom()
        centre = QPointF(rect.center().x(), foot - dip)
        cloth = polygon(
            [(left, top), (right, top), (right, foot), (centre.x(), centre.y()), (left, foot)]
        )
        paint_shadow(painter, cloth, QColor(0, 0, 0, 130), 4, 1, 3)
        red = (0, "#b0413a"), (0.55, "#8d2b2b"), (1, "#651818")
        painter.fillPath(cloth, linear_gradient(left, top, right, foot, *red))
        stroke_path(painter, cloth, pen("#3d0e0c", 1))
        inner = [
            *((left + 4, top + 2), (right - 4, top + 2), (right - 4, foot - 6)),
            *((centre.x(), centre.y() - 5), (left + 4, foot - 6)),
        ]
        lit = self.underMouse()
        stroke_path(
            painter,
            polygon(inner),
            pen(with_alpha("#e9c46a", 255 if lit else 190), 1.6 if lit else 1),
        )
        paint_high_contrast(painter, cloth, CHOSEN, 1.6)
        rod = QRectF(left - 6, top - 5, rect.width() + 12, 7)
        painter.fillPath(
            rounded(rod, 3),
            vertical_gradient(rod.top(), rod.bottom(), (0, "#a97f52"), (1, "#6f4b28")),
        )
        stroke_path(painter, rounded(rod, 3), pen("#2a1c10", 1))
        for x in (rod.left(), rod.right()):
            knob = disc(x, top - 1.5, 4.4)
            painter.fillPath(
                knob, linear_gradient(x - 4, 0, x + 4, 0, (0, "#ecd28a"), (1, "#c39a3f"))
            )
            stroke_path(painter, knob, pen("#2a1c10", 1))
