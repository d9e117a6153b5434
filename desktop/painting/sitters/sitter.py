"""What a portrait is made of: a sitter, a mood and the pose that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum

from desktop.painting.engraving import Engraving
from desktop.painting.faces import Mood
from engine.core.values import BOLD, CAREFUL, GRUDGING


class Detail(IntEnum):
    """How much of a portrait is drawn, by its size on the screen."""

    #: Only the head, with larger features and no hatching.
    SMALL = 0
    #: Head and shoulders, with fine lines.
    MEDIUM = 1
    #: Every line.
    LARGE = 2


#: Pixels from which a portrait is drawn with more detail.
MEDIUM_PX, LARGE_PX = 40.0, 120.0


def detail_of(width: float) -> Detail:
    """Return how much to draw of a portrait of this width in pixels."""
    if width < MEDIUM_PX:
        return Detail.SMALL
    return Detail.MEDIUM if width < LARGE_PX else Detail.LARGE


@dataclass(frozen=True, slots=True)
class Pose:
    """Where head, brows, lids and eyes are; lengths are in units of the portrait's space."""

    #: The tilt of the head in degrees.
    turn: float = 0
    dx: float = 0
    dy: float = 0
    #: How much lower than usual the inner and outer ends of the brows are.
    brow_in: float = 0
    brow_out: float = 0
    #: How much higher the brow on the right is.
    uneven: float = 0
    #: The arch of the brows.
    arch: float = 1.3
    #: The share of an eye covered by the upper lid and by the lower one.
    lid: float = 0.22
    low_lid: float = 0
    #: Where the eyes look, from -1 (left, up) to 1.
    look: float = 0
    look_down: float = 0


_POSES = {
    Mood.CALM: Pose(brow_out=0.4, look=-0.25),
    Mood.GLAD: Pose(
        turn=-5, dx=-1.2, dy=-1.6, brow_in=-1.8, brow_out=-0.4, arch=2.4,
        lid=0.16, low_lid=0.46, look=-0.1, look_down=-0.1,
    ),
    Mood.ANGRY: Pose(
        turn=2, dx=-0.6, dy=2.2, brow_in=3.7, brow_out=-2.0, arch=0.3,
        lid=0.40, low_lid=0.12, look_down=0.05,
    ),
    Mood.PLOTTING: Pose(
        turn=7, dx=1.6, dy=1.6, brow_in=1.5, brow_out=0.4, uneven=3.6, arch=2.4,
        lid=0.46, low_lid=0.14, look=0.95, look_down=0.05,
    ),
}  # fmt: skip

#: What a temper changes in a calm face: the bold frown at you, the careful look aside, the grudging
#: brood.
_TEMPERED = {
    BOLD: replace(_POSES[Mood.CALM], brow_in=1.5, brow_out=-0.8, lid=0.2, look=0),
    CAREFUL: replace(_POSES[Mood.CALM], brow_in=-0.9, brow_out=0.3, look=0.55, lid=0.2),
    GRUDGING: replace(_POSES[Mood.CALM], brow_in=1.5, brow_out=0.5, lid=0.4),
}


def pose_of(mood: Mood, temper: str) -> Pose:
    """Return the pose that shows a mood; a calm face shows its temper."""
    return _TEMPERED.get(temper, _POSES[mood]) if mood is Mood.CALM else _POSES[mood]


@dataclass(frozen=True, slots=True)
class SitterMoment:
    """A sitter at a moment, as the painters of its parts see it."""

    mood: Mood
    pose: Pose
    detail: Detail
    temper: str = ""
    #: Which of its two poses a sitter that thinks takes, 1 or 2, or 0.
    thinking: int = 0

    @property
    def is_small(self) -> bool:
        return self.detail is Detail.SMALL

    @property
    def is_large(self) -> bool:
        return self.detail is Detail.LARGE

    def hatched(self, share: float) -> float:
        """Return the hatched share of a shape; small portraits are not hatched."""
        return 0 if self.is_small else share


PartPainter = Callable[[Engraving, SitterMoment], None]


def paint_nothing(engraving: Engraving, moment: SitterMoment) -> None:
    """Paint no part."""


@dataclass(frozen=True, slots=True)
class FaceShape:
    """The shape and the colours of a face."""

    skin: str
    #: Colour and thickness of the brows.
    brow: str
    thick: float
    iris: str
    lips: str
    #: Half the width at the temples and at the jaw, half the width of the chin, and its depth.
    width: float = 15.0
    jaw: float = 12.4
    chin: float = 5.0
    length: float = 20.0
    #: "straight", "broad", "small" or "hooked".
    nose: str = "straight"
    eye: float = 1.0
    has_lashes: bool = False
    is_old: bool = False
    #: Whether a patch covers the eye on the right.
    has_patch: bool = False
    #: How dark a hat or hair leaves the brow, from 0 to 1.
    shaded_brow: float = 0.6


@dataclass(frozen=True, slots=True)
class Sitter:
    """One person: a face, and the painters of what surrounds it, from back to front."""

    name: str
    #: None for a head without a face, such as a closed helmet.
    features: FaceShape | None
    body: PartPainter
    #: Behind the shoulders: a veil, long hair. It does not turn with the head.
    back: PartPainter = paint_nothing
    #: Behind the face, turning with the head: ears.
    behind: PartPainter = paint_nothing
    #: Over the face, below brows and eyes: hair, beard.
    hair: PartPainter = paint_nothing
    #: Over everything: hats, spectacles, moustaches.
    top: PartPainter = paint_nothing
    size: float = 1.0
    #: How low the figure is in its frame, and how much the shoulders are raised.
    drop: float = 0.0
    lift: float = 0.0
