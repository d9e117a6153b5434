"""The backs of the cards of Cortez. They look the same upside down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QTransform

from desktop.games.cortez.art.brush import draw, figure, ink, moved, oval, slab
from desktop.games.cortez.art.card_art.arms import paint_macuahuitl, paint_sword
from desktop.games.cortez.art.card_art.buildings import paint_temple_above
from desktop.games.cortez.art.card_art.hands import paint_hand
from desktop.games.cortez.art.card_art.provisions import paint_maize
from desktop.games.cortez.art.card_art.tools import JADE, within
from desktop.games.cortez.art.card_frame import HIGH, WIDE, fret
from desktop.games.cortez.art.headgear import paint_feather_crown, paint_morion
from desktop.games.cortez.art.inks import GOLD
from desktop.painting.materials.card_stock import paint_stock
from desktop.painting.shapes import around, mix, outline, pen


@dataclass(frozen=True, slots=True)
class Family:
    """The colours of a family: its frame, the far side of the frame, and the ground of its
    pictures.
    """

    colour: str
    dark: str
    ground: str


FAMILIES = {
    "provision": Family("#1f6f6a", "#134a48", "#dfe3c0"),
    "spanish": Family("#7b2631", "#4e141c", "#dfe3e2"),
    "aztec": Family("#2f6b48", "#183f2a", "#d9e2bd"),
    "objective": Family("#a85a2e", "#6e3516", "#cfe0d8"),
    "event": Family("#8a6420", "#573c0f", "#efdcae"),
    "treasure": Family("#c2952a", "#7d5a10", "#f6e3ab"),
    "bribery": Family("#513a63", "#301f3d", "#ded2e0"),
    "chief": Family("#3d3a36", "#1d1a18", "#efdcae"),
}

#: The families with a back of their own; treasures have the back of events.
BACKS = tuple(name for name in FAMILIES if name != "treasure")

_DISCS = 24
_BRIGHT = "#f6dfa0"


def paint_back(
    p: QPainter, family: str, *, lift: float = 0, paper: bool = False, bare: bool = False
) -> None:
    """Paint the back of a family in BACKS at the origin, 63 by 88 units.

    `bare` leaves out the paper of the card.
    """
    if not bare:
        paint_stock(p, lift=lift, paper=paper)
    with moved(p, 0, 0, 0.1):
        _paint_ground(p, FAMILIES[family])
        with moved(p, WIDE / 2, HIGH / 2):
            _paint_medallion(p, family)


def paint_small_back(p: QPainter, family: str) -> None:
    """Paint a small back for use inside pictures, 630 by 880: its colours and one bold emblem."""
    look = FAMILIES[family]
    ink(p, slab(0, 0, WIDE, HIGH, 36), "#fbf3de", 14)
    ink(p, slab(34, 34, WIDE - 68, HIGH - 68, 22), look.colour, 8)
    with moved(p, WIDE / 2, HIGH / 2):
        ink(p, oval(0, 0, 250), look.dark, 8)
        ink(p, oval(0, 0, 216), None, 12, _BRIGHT)
        with moved(p, 0, 0, 4.4):
            _SIGNS[family](p)


def _paint_ground(p: QPainter, family: Family) -> None:
    """Paint rows of stepped frets inside two golden lines; both halves are alike."""
    ground = slab(24, 24, WIDE - 48, HIGH - 48, 22)
    glow = around(
        WIDE / 2, HIGH / 2, 600,
        (0, mix(family.colour, "#ffffff", 0.22)), (0.55, family.colour), (1, family.dark),
    )  # fmt: skip
    ink(p, ground, glow, 5)
    frets = mix(family.colour, "#fff3d6", 0.15)
    for turn in (0, 180):
        with moved(p, WIDE / 2, HIGH / 2, 1, turn):
            p.save()
            half = slab(-WIDE / 2 + 29, -HIGH / 2 + 29, WIDE - 58, HIGH / 2 - 29)
            p.setClipPath(half, Qt.ClipOperation.IntersectClip)
            for row in range(7):
                with moved(p, -WIDE / 2 - (44 if row % 2 else 0), -60 - row * 64):
                    p.fillPath(fret(8, 11), frets)
            p.restore()
    outline(p, slab(44, 44, WIDE - 88, HIGH - 88, 14), pen(_BRIGHT, 5))
    pale = mix(_BRIGHT, family.colour, 0.5)
    outline(p, slab(56, 56, WIDE - 112, HIGH - 112, 10), pen(pale, 2.5))


def _paint_medallion(p: QPainter, family: str) -> None:
    look = FAMILIES[family]
    with moved(p, 0, 0, 1.16):
        ink(p, oval(0, 0, 212), mix(look.dark, "#000000", 0.15), 6)
        ink(p, oval(0, 0, 198), None, 5, "#f0d48a")
        for i in range(_DISCS):
            with moved(p, 0, 0, 1, i * 360 / _DISCS):
                ink(p, oval(0, -181, 10), "#f6e6bc", 2.5)
                ink(p, oval(0, -181, 4), look.colour, 0)
        pale = mix(look.colour, "#ffffff", 0.45)
        ink(p, oval(0, 0, 162), around(0, 0, 175, (0, pale), (1, look.colour)), 5)
        with moved(p, 0, 0, 2.7):
            _EMBLEMS[family](p)


def _twice(p: QPainter, paint: Callable[[QPainter], None]) -> None:
    """Paint the upper half of a picture, and below it the same upside down."""
    for turn in (0, 180):
        with moved(p, 0, 0, 1, turn), within(p, slab(-60, -60, 120, 60)):
            paint(p)


def _paint_disc(p: QPainter, radius: float, x: float = 0, y: float = 0) -> None:
    """Paint a gold disc lit from no side, so that it looks the same upside down."""
    light = around(x, y, radius, (0, "#fff6c0"), (0.5, "#f4cf52"), (1, "#c08a1c"))
    ink(p, oval(x, y, radius), light, 2)


def _paint_maize(p: QPainter) -> None:
    for turn in (0, 180):
        with moved(p, 0, 0, 1, turn), moved(p, -26, 2, 0.66, -14):
            paint_maize(p, 2.6, paper=True)


def _paint_morions(p: QPainter) -> None:
    staff = (
        "M-5,-50 L5,-50 L5,-40 L12,-46 L9,-33 L5,-29 L5,-14 L12,-20 L9,-7 L5,-3 L5,3 L9,7 L12,20 "
        "L5,14 L5,29 L9,33 L12,46 L5,40 L5,50 L-5,50 L-5,40 L-12,46 L-9,33 L-5,29 L-5,14 L-12,20 "
        "L-9,7 L-5,3 L-5,-3 L-9,-7 L-12,-20 L-5,-14 L-5,-29 L-9,-33 L-12,-46 L-5,-40 Z"
    )
    saltire = QTransform().rotate(45).scale(1.12, 1.12).map(figure(staff))
    ink(p, saltire.united(QTransform().rotate(90).map(saltire)), "#f2e2bd", 2.4)

    def helmet(p: QPainter) -> None:
        with moved(p, 0, -9, 0.74):
            paint_morion(p, 3)

    _twice(p, helmet)


def _paint_crowns(p: QPainter) -> None:
    def crown(p: QPainter) -> None:
        with moved(p, 0, 4, 1.22):
            paint_feather_crown(p, 2)

    _twice(p, crown)
    _paint_disc(p, 13)
    ink(p, oval(0, 0, 5.5), JADE, 1.6)


def _paint_sun_stone(p: QPainter) -> None:
    for i in range(16):
        with moved(p, 0, 0, 1, i * 22.5):
            ray = "M-4,-30 L0,-41 L4,-30 Z" if i % 2 else "M-7,-30 L0,-54 L7,-30 Z"
            draw(p, ray, "#f6d878", 2)
    ink(p, oval(0, 0, 34), "#f6d878", 2.6)
    ink(p, oval(0, 0, 27), "#8a3a20", 2)
    for i in range(12):
        with moved(p, 0, 0, 1, i * 30):
            ink(p, oval(0, -30.6, 2), JADE, 0.9)
    for i in range(4):
        with moved(p, 0, 0, 1, 45 + i * 90):
            draw(p, "M-9,-8 L-9,-19 Q0,-27 9,-19 L9,-8 Z", "#f6d878", 1.8)
            ink(p, oval(0, -16, 3.6), "#c8372d", 1.2)
    _paint_disc(p, 12)
    ink(p, oval(0, 0, 4.6), "#c8372d", 1.4)


def _paint_dealing(p: QPainter) -> None:
    def hand(p: QPainter) -> None:
        with moved(p, 3, 0, 0.9, 180):
            paint_hand(p, 2.3)

    _twice(p, hand)
    for x in (-19, 0, 19):
        _paint_disc(p, 9.4, x, -x * 0.14)
        ink(p, oval(x, -x * 0.14, 2.4), "#c8372d", 0.8)


def _paint_temple(p: QPainter) -> None:
    with moved(p, 0, 0, 0.86):
        paint_temple_above(p, 2.4)


def _paint_arms(p: QPainter) -> None:
    def pair(p: QPainter) -> None:
        with moved(p, 0, 0, 0.62, 45):
            p.translate(0, -32)
            paint_sword(p, 3)
        with moved(p, 0, 0, 0.62, -45):
            p.translate(0, -32)
            paint_macuahuitl(p, 3)

    _twice(p, pair)
    ink(p, oval(0, 0, 14), GOLD, 2.4)
    _paint_disc(p, 8.4)


_EMBLEMS: dict[str, Callable[[QPainter], None]] = {
    "provision": _paint_maize,
    "spanish": _paint_morions,
    "aztec": _paint_crowns,
    "objective": _paint_temple,
    "event": _paint_sun_stone,
    "bribery": _paint_dealing,
    "chief": _paint_arms,
}


def _paint_cob_sign(p: QPainter) -> None:
    draw(p, "M-4,42 C-30,32 -38,6 -30,-20 C-20,-4 -12,8 -2,22 Z", "#7fae4c", 3)
    draw(p, "M4,42 C30,32 38,6 30,-20 C20,-4 12,8 2,22 Z", "#96c05b", 3)
    draw(p, "M0,34 C-17,26 -20,-6 -14,-26 Q0,-56 14,-26 C20,-6 17,26 0,34 Z", "#f2c53d", 3)
    for y in (-24, -10, 4, 18):
        draw(p, f"M-14,{y} Q0,{y + 7} 14,{y}", None, 2)
    draw(p, "M0,-42 L0,34", None, 2)


def _paint_helmet_sign(p: QPainter) -> None:
    with moved(p, 0, 26):
        paint_morion(p, 3.4)


def _paint_crown_sign(p: QPainter) -> None:
    with moved(p, 0, 24, 1.15):
        paint_feather_crown(p, 3)


#: The emblems of the families shown within pictures.
_SIGNS = {"provision": _paint_cob_sign, "spanish": _paint_helmet_sign, "aztec": _paint_crown_sign}
