"""The portrait of a bot on its seat card, which fades from one mood to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.painting.faces import BotFace, Mood
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.seat_look import SeatLook
from desktop.table.facts import Token
from desktop.table.motion import ValueAnimation
from engine.core.values import BOLD, CAREFUL, GRUDGING

#: Size of a token, in widths of the shield.
_TOKEN_SHARE = 0.72
#: Milliseconds in which one mood fades into another at normal speed.
FADE_MS = 160


@dataclass(frozen=True, slots=True)
class Signs:
    """The widths of shield and portrait of a seat, side by side; 0 for no portrait.

    A large portrait carries the shield at its foot instead.
    """

    shield: float
    face: float = 0.0
    #: How far the portrait lies over the shield.
    overlap: float = 0.0
    #: The left edge of the shield in the card, and the gap between the signs and the words.
    left: float = 17.0
    gap: float = 13.0
    #: Whether the portrait carries the shield.
    is_medal: bool = False

    @property
    def width(self) -> float:
        """The width of both together."""
        if self.is_medal and self.face:
            return self.face
        return self.shield + self.face - self.overlap if self.face else self.shield

    def for_face(self, face: BotFace | None) -> Signs:
        """Return the signs of a seat with this face; a person has a shield only."""
        if face is not None:
            return self
        # The words of all cards of a large form begin at one edge.
        gap = self.text_left - self.left - self.shield if self.is_medal else self.gap
        return replace(self, face=0.0, gap=gap)

    @property
    def face_middle(self) -> float:
        """The middle of the portrait in the card."""
        if self.is_medal:
            return self.left + self.face / 2
        return self.left + self.shield - self.overlap + self.face / 2

    @property
    def text_left(self) -> float:
        """The left edge of the words in the card."""
        return self.left + self.width + self.gap


def medal(shield: float, face: float, left: float, words: float) -> Signs:
    """Return the signs of a large portrait that carries the shield; people have a `shield` alone.

    `left` is the edge of the portrait in the card, `words` that of the words beside it.
    """
    return Signs(shield, face, 0.0, left, words - left - face, is_medal=True)


def paint_token(
    painter: QPainter, token: Token, signs: Signs, middle: QPointF, lowest: float
) -> None:
    """Paint a token at a lower corner of the signs: the left one, if the right one shows a face.

    `middle` is the middle of a shield or a medal, `lowest` where the token ends at the latest.
    """
    width = signs.face if signs.face and signs.is_medal else signs.shield
    side = _TOKEN_SHARE * signs.shield
    x = middle.x() + (-0.36 if signs.face else 0.5) * width
    foot = min(middle.y() + (0.5 if signs.is_medal else 0.66) * width, lowest)
    token.paint(painter, QRectF(x - side / 2, foot - side, side, side))


#: Milliseconds of a step of thinking, by temper, and the poses step by step; 0 is the usual one.
_HABITS: Final = {
    BOLD: (480, (1, 2, 1, 2, 1, 2, 0, 0)),
    CAREFUL: (1300, (1, 1, 2, 1, 1, 0)),
    GRUDGING: (1150, (1, 1, 2, 2, 0)),
    "": (1200, (1, 0, 2, 0)),
}
#: How much faster or slower than its temper a character may be, in hundredths.
_SPREAD: Final = 15


def thinking_pose(temper: str, seed: int, ms: int) -> int:
    """Return the pose of a character that has thought for some milliseconds: 1, 2, or 0.

    It follows from the temper and from the `seed` of the table alone.
    """
    step, poses = _HABITS.get(temper, _HABITS[""])
    step = step * (100 - _SPREAD + seed % (2 * _SPREAD + 1)) // 100
    return poses[(seed // 31 + ms // step) % len(poses)]


class SeatFace(QObject):
    """The portrait of a seat, at its present mood, and in the poses of one who thinks."""

    def __init__(
        self, look: SeatLook, portraits: LatePortraits, update: Callable[[], None], parent: QObject
    ) -> None:
        """Create it; `update` asks for another painting while a mood fades into another."""
        super().__init__(parent)
        self._look, self._portraits, self._update = look, portraits, update
        self._face: BotFace | None = None
        self._mood = self._last_mood = Mood.CALM
        #: The seed of the habits of this seat at this table.
        self.seed = 0
        #: Whether thinking shows: nothing moves with reduced motion.
        self.shows_thought = False
        #: The pose of one who thinks, 1 or 2; 0 for the usual one.
        self._pose = 0
        #: How far the mood before has faded, from 0 to 1.
        self._faded = 1.0
        self._fading = ValueAnimation(0, 1, FADE_MS, self._on_faded)
        # It must not outlive the card that it paints.
        self._fading.setParent(self)

    def show(self, face: BotFace | None, mood: Mood, duration_factor: float) -> None:
        """Show a face in a mood; a change of mood takes `FADE_MS` times the factor."""
        if (face, mood) == (self._face, self._mood):
            return
        is_change = face == self._face and face is not None
        self._face, self._last_mood, self._mood = face, self._mood, mood
        self._fading.stop()
        self._faded = 1.0
        if is_change and duration_factor:
            self._fading.setDuration(round(FADE_MS * duration_factor))
            self._faded = 0.0
            self._fading.start()

    def think(self, ms: int | None) -> None:
        """Show how one thinks who has been doing so for some milliseconds; None if not."""
        is_moving = ms is not None and self.shows_thought and self._face is not None
        temper = self._face.temper if self._face is not None else ""
        self._pose = thinking_pose(temper, self.seed, ms) if is_moving and ms is not None else 0

    def _on_faded(self, share: float) -> None:
        self._faded = share
        self._update()

    def paint_signs(self, painter: QPainter, signs: Signs, left: float, y: float) -> QPointF:
        """Paint shield and portrait into a card that begins at `left`.

        Returns the middle of the sign that the token of a seat belongs to.
        """
        face = QPointF(left + signs.face_middle, y)
        if signs.face and signs.is_medal:
            if not self.paint(painter, face, signs.face, with_shield=True):
                self._look.shield(painter, face.x(), y, signs.shield)
            return face
        shield = QPointF(left + signs.left + signs.shield / 2, y)
        self._look.shield(painter, shield.x(), y, signs.shield)
        self.paint(painter, face, signs.face)
        return shield

    def paint(
        self, painter: QPainter, middle: QPointF, width: float, *, with_shield: bool = False
    ) -> bool:
        """Paint the portrait around a point, in a width; return False if it is not ready yet."""
        if self._face is None or width <= 0:
            return False
        face, look, portraits = self._face, self._look, self._portraits

        def draw(mood: Mood, opacity: float = 1.0, thinking: int = 0) -> bool:
            return portraits.paint(
                *(painter, middle, width, face, mood, look),
                with_shield=with_shield, opacity=opacity, thinking=thinking,
            )  # fmt: skip

        if self._faded < 1:
            return draw(self._last_mood) | draw(self._mood, self._faded)
        if self._pose and draw(self._mood, thinking=self._pose):
            return True
        # A picture that waits for the next event leaves its place to that of the mood before.
        return draw(self._mood) or (self._last_mood is not self._mood and draw(self._last_mood))
