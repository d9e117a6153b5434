"""The backs of the cards of Cortez. They look the same upside down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QTransform

from desktop.games.cortez.art.brush import draw, figure, ink, oval, slab, transformed
from desktop.games.cortez.art.card_art.arms import paint_macuahuitl, paint_sword
from desktop.games.cortez.art.card_art.buildings import paint_temple_above
from desktop.games.cortez.art.card_art.hands import paint_hand
from desktop.games.cortez.art.card_art.provisions import paint_maize
from desktop.games.cortez.art.card_art.tools import JADE, clipped_to
from desktop.games.cortez.art.card_frame import CARD_HEIGHT, CARD_WIDTH, fret
from desktop.games.cortez.art.headgear import paint_feather_crown, paint_morion
from desktop.games.cortez.art.inks import GOLD
from desktop.painting.materials.card_stock import paint_stock
from desktop.painting.shapes import mix_colours, pen, radial_gradient, stroke_path


@dataclass(frozen=True, slots=True)
class BackColours:
    """The colours of a family.

    `colour` is the colour of the frame, `dark` that of its far side, `ground` that of the pictures.
    """

    colour: str
    dark: str
    ground: str


FAMILIES = {
    "provision": BackColours("#1f6f6a", "#134a48", "#dfe3c0"),
    "spanish": BackColours("#7b2631", "#4e141c", "#dfe3e2"),
    "aztec": BackColours("#2f6b48", "#183f2a", "#d9e2bd"),
    "objective": BackColours("#a85a2e", "#6e3516", "#cfe0d8"),
    "event": BackColours("#8a6420", "#573c0f", "#efdcae"),
    "treasure": BackColours("#c2952a", "#7d5a10", "#f6e3ab"),
    "bribery": BackColours("#513a63", "#301f3d", "#ded2e0"),
    "chief": BackColours("#3d3a36", "#1d1a18", "#efdcae"),
}

#: The families with a back of their own; treasures have the back of events.
BACKS = tuple(name for name in FAMILIES if name != "treasure")

_DISC_COUNT = 24
_BRIGHT = "#f6dfa0"


def paint_back(
    painter: QPainter, family: str, *, lift: float = 0, paper: bool = False, bare: bool = False
) -> None:
    """Paint the back of a family in BACKS at the origin, 63 by 88 units.

    `bare` leaves out the paper of the card.
    """
    if not bare:
        paint_stock(painter, lift=lift, paper=paper)
    with transformed(painter, 0, 0, 0.1):
        _paint_ground(painter, FAMILIES[family])
        with transformed(painter, CARD_WIDTH / 2, CARD_HEIGHT / 2):
            _paint_medallion(painter, family)


def paint_small_back(painter: QPainter, family: str) -> None:
    """Paint a small back for use inside pictures, 630 by 880: its colours and one bold emblem."""
    look = FAMILIES[family]
    ink(painter, slab(0, 0, CARD_WIDTH, CARD_HEIGHT, 36), "#fbf3de", 14)
    ink(painter, slab(34, 34, CARD_WIDTH - 68, CARD_HEIGHT - 68, 22), look.colour, 8)
    with transformed(painter, CARD_WIDTH / 2, CARD_HEIGHT / 2):
        ink(painter, oval(0, 0, 250), look.dark, 8)
        ink(painter, oval(0, 0, 216), None, 12, _BRIGHT)
        with transformed(painter, 0, 0, 4.4):
            _SIGNS[family](painter)


def _paint_ground(painter: QPainter, family: BackColours) -> None:
    """Paint rows of stepped frets inside two golden lines; both halves are alike."""
    ground = slab(24, 24, CARD_WIDTH - 48, CARD_HEIGHT - 48, 22)
    glow = radial_gradient(
        CARD_WIDTH / 2, CARD_HEIGHT / 2, 600,
        (0, mix_colours(family.colour, "#ffffff", 0.22)), (0.55, family.colour), (1, family.dark),
    )  # fmt: skip
    ink(painter, ground, glow, 5)
    frets = mix_colours(family.colour, "#fff3d6", 0.15)
    for turn in (0, 180):
        with transformed(painter, CARD_WIDTH / 2, CARD_HEIGHT / 2, 1, turn):
            painter.save()
            half = slab(
                -CARD_WIDTH / 2 + 29, -CARD_HEIGHT / 2 + 29, CARD_WIDTH - 58, CARD_HEIGHT / 2 - 29
            )
            painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
            for row in range(7):
                with transformed(painter, -CARD_WIDTH / 2 - (44 if row % 2 else 0), -60 - row * 64):
                    painter.fillPath(fret(8, 11), frets)
            painter.restore()
    stroke_path(painter, slab(44, 44, CARD_WIDTH - 88, CARD_HEIGHT - 88, 14), pen(_BRIGHT, 5))
    pale = mix_colours(_BRIGHT, family.colour, 0.5)
    stroke_path(painter, slab(56, 56, CARD_WIDTH - 112, CARD_HEIGHT - 112, 10), pen(pale, 2.5))


def _paint_medallion(painter: QPainter, family: str) -> None:
    look = FAMILIES[family]
    with transformed(painter, 0, 0, 1.16):
        ink(painter, oval(0, 0, 212), mix_colours(look.dark, "#000000", 0.15), 6)
        ink(painter, oval(0, 0, 198), None, 5, "#f0d48a")
        for i in range(_DISC_COUNT):
            with transformed(painter, 0, 0, 1, i * 360 / _DISC_COUNT):
                ink(painter, oval(0, -181, 10), "#f6e6bc", 2.5)
                ink(painter, oval(0, -181, 4), look.colour, 0)
        pale = mix_colours(look.colour, "#ffffff", 0.45)
        ink(painter, oval(0, 0, 162), radial_gradient(0, 0, 175, (0, pale), (1, look.colour)), 5)
        with transformed(painter, 0, 0, 2.7):
            _EMBLEMS[family](painter)


def _paint_both_halves(painter: QPainter, paint: Callable[[QPainter], None]) -> None:
    """Paint the upper half of a picture, and below it the same upside down."""
    for turn in (0, 180):
        with transformed(painter, 0, 0, 1, turn), clipped_to(painter, slab(-60, -60, 120, 60)):
            paint(painter)


def _paint_disc(painter: QPainter, radius: float, x: float = 0, y: float = 0) -> None:
    """Paint a gold disc lit from no side, so that it looks the same upside down."""
    light = radial_gradient(x, y, radius, (0, "#fff6c0"), (0.5, "#f4cf52"), (1, "#c08a1c"))
    ink(painter, oval(x, y, radius), light, 2)


def _paint_maize(painter: QPainter) -> None:
    for turn in (0, 180):
        with transformed(painter, 0, 0, 1, turn), transformed(painter, -26, 2, 0.66, -14):
            paint_maize(painter, 2.6, paper=True)


def _paint_morions(painter: QPainter) -> None:
    staff = (
        "M-5,-50 L5,-50 L5,-40 L12,-46 L9,-33 L5,-29 L5,-14 L12,-20 L9,-7 L5,-3 L5,3 L9,7 L12,20 "
        "L5,14 L5,29 L9,33 L12,46 L5,40 L5,50 L-5,50 L-5,40 L-12,46 L-9,33 L-5,29 L-5,14 L-12,20 "
        "L-9,7 L-5,3 L-5,-3 L-9,-7 L-12,-20 L-5,-14 L-5,-29 L-9,-33 L-12,-46 L-5,-40 Z"
    )
    saltire = QTransform().rotate(45).scale(1.12, 1.12).map(figure(staff))
    ink(painter, saltire.united(QTransform().rotate(90).map(saltire)), "#f2e2bd", 2.4)

    def helmet(painter: QPainter) -> None:
        with transformed(painter, 0, -9, 0.74):
            paint_morion(painter, 3)

    _paint_both_halves(painter, helmet)


def _paint_crowns(painter: QPainter) -> None:
    def crown(painter: QPainter) -> None:
        with transformed(painter, 0, 4, 1.22):
            paint_feather_crown(painter, 2)

    _paint_both_halves(painter, crown)
    _paint_disc(painter, 13)
    ink(painter, oval(0, 0, 5.5), JADE, 1.6)


def _paint_sun_stone(painter: QPainter) -> None:
    """Paint the sun stone with its rays."""
    for i in range(16):
        with transformed(painter, 0, 0, 1, i * 22.5):
            ray = "M-4,-30 L0,-41 L4,-30 Z" if i % 2 else "M-7,-30 L0,-54 L7,-30 Z"
            draw(painter, ray, "#f6d878", 2)
    ink(painter, oval(0, 0, 34), "#f6d878", 2.6)
    ink(painter, oval(0, 0, 27), "#8a3a20", 2)
    for i in range(12):
        with transformed(painter, 0, 0, 1, i * 30):
            ink(painter, oval(0, -30.6, 2), JADE, 0.9)
    for i in range(4):
        with transformed(painter, 0, 0, 1, 45 + i * 90):
            draw(painter, "M-9,-8 L-9,-19 Q0,-27 9,-19 L9,-8 Z", "#f6d878", 1.8)
            ink(painter, oval(0, -16, 3.6), "#c8372d", 1.2)
    _paint_disc(painter, 12)
    ink(painter, oval(0, 0, 4.6), "#c8372d", 1.4)


def _paint_dealing(painter: QPainter) -> None:
    def hand(painter: QPainter) -> None:
        with transformed(painter, 3, 0, 0.9, 180):
            paint_hand(painter, 2.3)

    _paint_both_halves(painter, hand)
    for x in (-19, 0, 19):
        _paint_disc(painter, 9.4, x, -x * 0.14)
        ink(painter, oval(x, -x * 0.14, 2.4), "#c8372d", 0.8)


def _paint_temple(painter: QPainter) -> None:
    with transformed(painter, 0, 0, 0.86):
        paint_temple_above(painter, 2.4)


def _paint_arms(painter: QPainter) -> None:
    def pair(painter: QPainter) -> None:
        with transformed(painter, 0, 0, 0.62, 45):
            painter.translate(0, -32)
            paint_sword(painter, 3)
        with transformed(painter, 0, 0, 0.62, -45):
            painter.translate(0, -32)
            paint_macuahuitl(painter, 3)

    _paint_both_halves(painter, pair)
    ink(painter, oval(0, 0, 14), GOLD, 2.4)
    _paint_disc(painter, 8.4)


_EMBLEMS: dict[str, Callable[[QPainter], None]] = {
    "provision": _paint_maize,
    "spanish": _paint_morions,
    "aztec": _paint_crowns,
    "objective": _paint_temple,
    "event": _paint_sun_stone,
    "bribery": _paint_dealing,
    "chief": _paint_arms,
}


def _paint_cob_sign(painter: QPainter) -> None:
    draw(painter, "M-4,42 C-30,32 -38,6 -30,-20 C-20,-4 -12,8 -2,22 Z", "#7fae4c", 3)
    draw(painter, "M4,42 C30,32 38,6 30,-20 C20,-4 12,8 2,22 Z", "#96c05b", 3)
    draw(painter, "M0,34 C-17,26 -20,-6 -14,-26 Q0,-56 14,-26 C20,-6 17,26 0,34 Z", "#f2c53d", 3)
    for y in (-24, -10, 4, 18):
        draw(painter, f"M-14,{y} Q0,{y + 7} 14,{y}", None, 2)
    draw(painter, "M0,-42 L0,34", None, 2)


def _paint_helmet_sign(painter: QPainter) -> None:
    with transformed(painter, 0, 26):
        paint_morion(painter, 3.4)


def _paint_crown_sign(painter: QPainter) -> None:
    with transformed(painter, 0, 24, 1.15):
        paint_feather_crown(painter, 3)


#: The emblems of the families shown within pictures.
_SIGNS = {"provision": _paint_cob_sign, "spanish": _paint_helmet_sign, "aztec": _paint_crown_sign}
