"""The drawings of a rules document: frames in a row, made by the painters of its game."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from desktop.painting.effects import paint_shadow
from desktop.painting.materials.textile import GOLD, GOLD_DARK, GOLD_LIGHT
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    pen,
    place_path,
    polygon,
    polyline,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from engine.core.game import Game
from engine.core.values import Action, Json
from engine.data.codec import decode_kind
from engine.data.yaml_documents import read_yaml
from engine.play.match import Match
from engine.play.position_file import set_up
from engine.play.readable_match import SeenT


def moments(
    game: Game[Any, SeenT], drawing: Json
) -> Iterator[tuple[Match[SeenT], Mapping[str, Json], Action | None]]:
    """Yield for each frame its match, its data, and the action that led to it (or None).

    A frame without an "answer" begins its game anew; others continue the same match object, so use
    it before the next frame.
    """
    match: Match[SeenT] | None = None
    for entry in drawing["frames"]:
        action: Action | None = None
        if "answer" in entry:
            assert match is not None
            assert match.decision is not None
            action = decode_kind(game.actions, entry["answer"])
            match.submit(match.decision.seat, action)
        else:
            written = {key: entry[key] for key in ("options", "seats", "position") if key in entry}
            match = set_up(game, written)
        yield match, entry, action


#: Pixels between adjacent frames.
_GAP = 16.0
#: Pixels between a moment and the result of a play.
_STEP = 84.0
#: Width of the card shown over the arrow.
_CARD_WIDTH = 46.0
#: Pixels around everything: room for shadows and verdicts.
_MARGIN = 8.0
_BADGE = 12.0


@dataclass(frozen=True, slots=True)
class DrawingFrame:
    """One picture of a drawing."""

    #: In logical pixels.
    size: QSizeF
    #: Paints the frame at the origin.
    paint: Callable[[QPainter], None]
    #: Whether the shown situation is allowed or counts; None shows no verdict.
    verdict: bool | None = None
    #: The card whose play leads from the previous frame to this one; it is drawn above an arrow.
    card: str | None = None
    paint_card: Callable[[QPainter, QRectF, str], None] | None = None


#: Makes the frames of one drawing from its data, in the current language.
Artist = Callable[[Json], list[DrawingFrame]]


class Drawings:
    """The drawings of one game by name; images are cached until `forget`."""

    def __init__(self, file: Path, artist: Artist) -> None:
        self._data: dict[str, Json] = read_yaml(file)
        self._artist = artist
        self._frames: dict[str, list[DrawingFrame]] = {}
        self._images: dict[tuple[str, int, float], QImage] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all drawings."""
        return tuple(self._data)

    def forget(self) -> None:
        """Drop all images after a change of language, because cards contain words."""
        self._frames.clear()
        self._images.clear()

    def size(self, name: str, width: int) -> QSize:
        """Return a drawing's size in logical pixels on a page of that width.

        Raises KeyError.
        """
        full = self._full_size(name) * self._scale_for(name, width)
        return QSize(math.ceil(full.width()), math.ceil(full.height()))

    def _scale_for(self, name: str, width: int) -> float:
        return min(1.0, width / self._full_size(name).width())

    def image(self, name: str, width: int, ratio: float) -> QImage:
        """Return the drawing for a page width and a device pixel ratio."""
        for step in self.steps(name, width, ratio):
            step()
        return self._images[name, width, ratio]

    def steps(self, name: str, width: int, ratio: float) -> list[Callable[[], object]]:
        """Return functions that paint it one frame at a time; then `image` returns it at once."""
        key = (name, width, ratio)
        if key in self._images:
            return []
        frames, scale = self._frames_of(name), ratio * self._scale_for(name, width)
        image = QImage(self.size(name, width) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)

        def paint(number: int) -> None:
            painter = QPainter(image)
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing
                | QPainter.RenderHint.TextAntialiasing
                | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.scale(scale, scale)
            _paint(painter, frames, number)
            painter.end()

        def keep() -> None:
            image.setDevicePixelRatio(ratio)
            self._images[key] = image

        return [*(partial(paint, number) for number in range(len(frames))), keep]

    def _frames_of(self, name: str) -> list[DrawingFrame]:
        if name not in self._frames:
            self._frames[name] = self._artist(self._data[name])
        return self._frames[name]

    def _full_size(self, name: str) -> QSizeF:
        frames = self._frames_of(name)
        width = sum(frame.size.width() + _space_before(frame) for frame in frames)
        width -= _space_before(frames[0])
        height = max(frame.size.height() for frame in frames)
        return QSizeF(width + 2 * _MARGIN, height + 2 * _MARGIN)


def _paint(painter: QPainter, frames: list[DrawingFrame], number: int) -> None:
    """Paint one frame of a row, and the step from the frame before."""
    frame, height = frames[number], max(frame.size.height() for frame in frames)
    x = _MARGIN + sum(earlier.size.width() for earlier in frames[:number])
    x += sum(map(_space_before, frames[1 : number + 1]))
    if number and frame.card is not None:
        _paint_step(painter, QRectF(x - _STEP, _MARGIN, _STEP, height), frame)
    painter.save()
    painter.translate(x, _MARGIN + (height - frame.size.height()) / 2)
    frame.paint(painter)
    if frame.verdict is not None:
        corner = QPointF(frame.size.width() - 5, frame.size.height() - 5)
        _paint_verdict(painter, corner, frame.verdict)
    painter.restore()


def _space_before(frame: DrawingFrame) -> float:
    """Return the space to the left of a frame that is not the first."""
    return _GAP if frame.card is None else _STEP


def _paint_step(painter: QPainter, rect: QRectF, frame: DrawingFrame) -> None:
    """Paint the card that is played, and below it an arrow to the result."""
    centre = rect.center()
    card = QRectF(0, 0, _CARD_WIDTH, _CARD_WIDTH * 88 / 63)
    card.moveCenter(QPointF(centre.x(), centre.y() - 16))
    if frame.paint_card is not None and frame.card is not None:
        frame.paint_card(painter, card, frame.card)
    y, left, right = card.bottom() + 18, rect.left() + 16, rect.right() - 14
    arrow = polygon(
        [
            (left, y - 2.2), (right - 12, y - 2.2), (right - 12, y - 8), (right, y),
            (right - 12, y + 8), (right - 12, y + 2.2), (left, y + 2.2),
        ]
    )  # fmt: skip
    painter.fillPath(
        arrow, linear_gradient(left, y, right, y, (0, GOLD), (0.6, GOLD_LIGHT), (1, GOLD))
    )
    stroke_path(painter, arrow, pen(with_alpha(GOLD_DARK, 200), 0.8))


def _paint_verdict(painter: QPainter, point: QPointF, verdict: bool) -> None:
    """Paint a tick on green or a cross on red."""
    ground = ("#3f8a62", "#1f5a3d") if verdict else ("#c23346", "#7d1524")
    painter.save()
    painter.translate(point)
    paint_shadow(painter, disc(0, 0, _BADGE), QColor(0, 0, 0, 150), 2, 0, 1)
    painter.fillPath(disc(0, 0, _BADGE), QColor("#fbeecb"))
    painter.fillPath(
        disc(0, 0, _BADGE - 1.6), vertical_gradient(-_BADGE, _BADGE, (0, ground[0]), (1, ground[1]))
    )
    stroke_path(painter, _sign(verdict), pen("#fff4dc", 2.6))
    painter.restore()


def _sign(verdict: bool) -> QPainterPath:
    if verdict:
        return polyline([(-4.6, 0.4), (-1.4, 3.8), (4.8, -3.8)])
    cross = QPainterPath()
    for turn in (45, 135):
        cross.addPath(place_path(polyline([(-1, 0), (1, 0)]), 0, 0, 5.4, turn))
    return cross
