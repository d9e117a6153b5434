"""The portrait of a bot on its seat card, which fades from one mood to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.painting.cache.pictures import Pictures
from desktop.painting.faces import Face, Mood
from desktop.painting.seat_look import SeatLook
from desktop.table.facts import Token
from desktop.table.motion import ValueAnimation

#: Size of a token, in widths of the shield.
_TOKEN_SHARE = 0.72
#: Milliseconds in which one mood fades into another at normal tempo.
FADE_MS = 160


@dataclass(frozen=True, slots=True)
class Signs:
    """The widths of shield and portrait of a seat, side by side; 0 for no portrait."""

    shield: float
    face: float = 0.0
    #: How far the portrait lies over the shield.
    overlap: float = 0.0

    @property
    def width(self) -> float:
        """The width of both together."""
        return self.shield + self.face - self.overlap if self.face else self.shield

    def of(self, face: Face | None) -> Signs:
        """Return the signs of a seat with this face; a person has a shield only."""
        return self if face is not None else Signs(self.shield)

    def face_middle(self, left: float) -> float:
        """Return the middle of the portrait, if the shield begins at `left`."""
        return left + self.shield - self.overlap + self.face / 2


def paint_token(
    painter: QPainter, token: Token, signs: Signs, middle: QPointF, lowest: float
) -> None:
    """Paint a token at a lower corner of the shield, the one without a portrait.

    `middle` is that of the shield, `lowest` where the token ends at the latest.
    """
    width = signs.shield
    side = _TOKEN_SHARE * width
    x = middle.x() + (-0.36 if signs.face else 0.5) * width
    foot = min(middle.y() + 0.66 * width, lowest)
    token.paint(painter, QRectF(x - side / 2, foot - side, side, side))


class SeatFace(QObject):
    """The portrait of a seat, at its present mood."""

    def __init__(
        self, look: SeatLook, pictures: Pictures, update: Callable[[], None], parent: QObject
    ) -> None:
        """Create it; `update` asks for another painting while a mood fades into another."""
        super().__init__(parent)
        self._look, self._pictures, self._update = look, pictures, update
        self._face: Face | None = None
        self._mood = self._before = Mood.CALM
        #: How far the mood before has faded, from 0 to 1.
        self._faded = 1.0
        self._fading = ValueAnimation(0, 1, FADE_MS, self._on_faded)

    @property
    def is_fading(self) -> bool:
        """Whether one mood fades into another."""
        return self._fading.state() == QAbstractAnimation.State.Running

    def show(self, face: Face | None, mood: Mood, tempo: float) -> None:
        """Show a face in a mood; a change of mood takes `FADE_MS` at a tempo of 1, 0 is at once."""
        if (face, mood) == (self._face, self._mood):
            return
        is_change = face == self._face and face is not None
        self._face, self._before, self._mood = face, self._mood, mood
        self._fading.stop()
        self._faded = 1.0
        if is_change and tempo:
            self._fading.setDuration(round(FADE_MS * tempo))
            self._faded = 0.0
            self._fading.start()

    def _on_faded(self, share: float) -> None:
        self._faded = share
        self._update()

    def paint(self, painter: QPainter, middle: QPointF, width: float) -> None:
        """Paint the portrait around a point, in a width."""
        if self._face is None or width <= 0:
            return
        # The painters of portraits load with the first one that is shown.
        from desktop.painting.portraits import draw_portrait

        half = width / 2
        rect = QRectF(round(middle.x() - half), round(middle.y() - half), width, width)

        def draw(mood: Mood, opacity: float) -> bool:
            assert self._face is not None
            return draw_portrait(
                painter, rect, self._face, mood, self._pictures, look=self._look, opacity=opacity
            )

        if self._faded < 1:
            draw(self._before, 1.0)
            draw(self._mood, self._faded)
        elif not draw(self._mood, 1.0):
            # Its picture waits for the next event.
            draw(self._before, 1.0)
