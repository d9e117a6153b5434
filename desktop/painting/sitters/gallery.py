"""All sitters by name, and how a figure is painted from its parts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.painting.engraving import Engraving
from desktop.painting.faces import Mood
from desktop.painting.shapes import linear_gradient, with_alpha
from desktop.painting.sitters.aldric import ALDRIC
from desktop.painting.sitters.beatriz import BEATRIZ
from desktop.painting.sitters.face import paint_features, paint_head
from desktop.painting.sitters.gestures import paint_hands
from desktop.painting.sitters.isabeau import ISABEAU
from desktop.painting.sitters.lorenzo import LORENZO
from desktop.painting.sitters.maud import MAUD
from desktop.painting.sitters.otto import OTTO
from desktop.painting.sitters.sitter import Detail, Sitter, SitterMoment
from desktop.painting.sitters.visor import VISOR

#: The sitters by name.
SITTERS: Final = {
    sitter.name: sitter for sitter in (ISABEAU, ALDRIC, MAUD, LORENZO, BEATRIZ, OTTO, VISOR)
}

#: How large the head is and how low it hangs, by detail: the smaller the picture, the larger.
_GROWTH = {Detail.SMALL: 1.78, Detail.MEDIUM: 1.4, Detail.LARGE: 1.12}
_DROP = {Detail.SMALL: 7.0, Detail.MEDIUM: 6.0, Detail.LARGE: 0.0}
_HEAD_Y = -0.5
#: Around what a head turns: the neck.
_PIVOT_Y = 18.0
#: How far a veil or long hair follows the head.
_BACK_SHARE = 0.6
_RECT = QRectF(-62, -62, 124, 124)


def paint_figure(painter: QPainter, sitter: Sitter, moment: SitterMoment) -> None:
    """Paint a sitter without a ground, in a space of -50 to 50 that the caller clips."""
    e, pose, detail = Engraving(painter), moment.pose, moment.detail
    drop = sitter.drop * (0.8 if moment.is_small else 1.0)
    with e.transformed(0, _DROP[detail] + drop, 0, _GROWTH[detail] * sitter.size):
        with (
            e.transformed(0, _HEAD_Y + _PIVOT_Y, pose.turn * _BACK_SHARE),
            e.transformed(0, -_PIVOT_Y),
        ):
            sitter.back(e, moment)
        with e.transformed(0, sitter.lift):
            sitter.body(e, moment)
        with (
            e.transformed(pose.dx, _HEAD_Y + pose.dy + _PIVOT_Y, pose.turn),
            e.transformed(0, -_PIVOT_Y),
        ):
            sitter.behind(e, moment)
            if sitter.features is not None:
                paint_head(e, sitter.features, moment)
            sitter.hair(e, moment)
            if sitter.features is not None:
                paint_features(e, sitter.features, moment)
            sitter.top(e, moment)
    paint_hands(painter, sitter, moment)


def paint_light(painter: QPainter, moment: SitterMoment) -> None:
    """Paint the light of a mood over ground and sitter, in the same space."""
    if moment.mood is Mood.PLOTTING:  # half in the dark
        night = 150 if moment.is_small else 120
        clear, half = with_alpha("#1c1e46", 0), with_alpha("#1c1e46", night // 2)
        shade = linear_gradient(
            -20, -12, 46, 18, (0, clear), (0.45, half), (1, with_alpha("#14152e", night))
        )
        painter.fillRect(_RECT, shade)
    elif moment.mood is Mood.ANGRY and moment.is_small:
        painter.fillRect(_RECT, with_alpha("#c2261a", 44))
