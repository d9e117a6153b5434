"""Weapons of the soldiers, with the arms that hold them: pole arms, swords, crossbow."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtGui import QTransform

from desktop.games.condottiere.art.card_art.ink import (
    CREAM,
    FLESH,
    GOLD,
    LEATHER,
    STEEL_DARK,
    blade,
    charge,
)
from desktop.painting.engraving import INK, Engraving, Joint, limb, rounded_rect, with_opacity
from desktop.painting.shapes import disc, heater, linear_gradient, polyline


class Weapon(Enum):
    """The weapons of a soldier."""

    SPEAR = "spear"
    PIKE = "pike"
    HALBERD = "halberd"
    CROSSBOW = "crossbow"
    SWORD = "sword"
    GREATSWORD = "greatsword"

    @property
    def is_pole(self) -> bool:
        """Whether it stands on the ground beside its bearer, whose other hand is on his hip."""
        return self in (Weapon.SPEAR, Weapon.PIKE, Weapon.HALBERD)


_HEADS = {
    Weapon.SPEAR: ("M0 3 L-2 0 L-2.6 -4 L0 -13 L2.6 -4 L2 0 Z",),
    Weapon.PIKE: ("M0 3 L-2 0 L-2.6 -4 L0 -13 L2.6 -4 L2 0 Z",),
    Weapon.HALBERD: (
        "M-1.4 4 L-1.6 -4 L0 -17 L1.6 -4 L1.4 4 Z",
        "M1 0 C5 -2 8 -6 13 -7 C11 0 11 5 13 11 C8 9 5 7 1 6 Z",
        "M-1 0 L-8 2.5 L-1 5 Z",
    ),
}
_LANCE = ("M0 2 L-2.2 -2 L0 -10 L2.2 -2 Z",)


def paint_behind(engraving: Engraving, weapon: Weapon, cloth: str) -> None:
    """Paint the arm behind the trunk."""
    if weapon.is_pole:
        _paint_sleeve(engraving, cloth, (-10, -76, 5.6), (-20, -65, 4.2))
        _paint_sleeve(engraving, cloth, (-20, -65, 4.2), (-10, -53, 3))
        engraving.paint_part(disc(-9.5, -52, 2.8), FLESH, 0.6)


def paint_weapon(engraving: Engraving, weapon: Weapon, cloth: str) -> None:
    """Paint the weapon and the arms in front of the trunk, in sleeves of this cloth."""
    match weapon:
        case Weapon.SWORD:
            _paint_sword_and_shield(engraving, cloth)
        case Weapon.CROSSBOW:
            _paint_crossbow(engraving, cloth)
        case Weapon.GREATSWORD:
            _paint_greatsword(engraving, cloth)
        case _:
            _paint_pole_arm(engraving, weapon, cloth)


def paint_shaft(
    engraving: Engraving,
    x: float,
    foot: float,
    top: float,
    lean: float,
    heads: tuple[str, ...] = _LANCE,
) -> None:
    """Paint a shaft from its foot upwards, with an iron head."""
    engraving.rod((x, foot), (x + lean, top), 1.7, "#a97b46", 1.1)
    with engraving.transformed(x + lean, top, math.degrees(math.atan2(lean, foot - top))):
        for head in heads:
            engraving.paint_part(
                head, linear_gradient(-8, -12, 8, 8, (0, "#e3e6e2"), (1, "#79848a")), 0.6
            )


def _paint_sleeve(engraving: Engraving, cloth: str, *joints: Joint) -> None:
    engraving.paint_part(limb(*joints), cloth, 0.8, shade=0.45, gap=1.2)


def _paint_fist(engraving: Engraving, x: float, y: float) -> None:
    engraving.paint_part(disc(x, y, 3.1), FLESH, 0.6)


def _paint_pole_arm(engraving: Engraving, weapon: Weapon, cloth: str) -> None:
    hand, top, lean = {
        Weapon.PIKE: (-62, -100, 2.5),
        Weapon.HALBERD: (-64, -92, 2.5),
        Weapon.SPEAR: (-60, -96, 0),
    }[weapon]
    _paint_sleeve(engraving, cloth, (10.5, -76, 6), (19, -64, 4.6))
    paint_shaft(engraving, 16, 2, top, lean, _HEADS[weapon])
    engraving.paint_part(limb((19, -64, 4.4), (17.5, hand, 3.2)), cloth, 0.7)
    _paint_fist(engraving, 16.3, hand - 1)
    fingers = [((14.4, hand - 1 + i), (18.0, hand - 1.2 + i)) for i in (-0.8, 0.6, 2)]
    engraving.lines(fingers, with_opacity(INK, 0.8), 0.35)


def _paint_sword_and_shield(engraving: Engraving, cloth: str) -> None:
    _paint_sleeve(engraving, cloth, (-10.5, -76, 6), (-24, -80, 4.6))
    with engraving.transformed(-27, -94, -16):
        engraving.paint_part("M-2 0 L2 0 L1.7 -38 L0 -43 L-1.7 -38 Z", blade(-2, 2), 0.6)
        hilt = "M-8 0 C-6 -2 6 -2 8 0 L8 2 C5 1 -5 1 -8 2 Z M-1.2 2 L1.2 2 L1.2 9 L-1.2 9 Z"
        engraving.paint_part(hilt, GOLD, 0.5)
        engraving.paint_part(disc(0, 10.5, 1.9), GOLD, 0.5)
    engraving.paint_part(limb((-24, -80, 4.6), (-26, -89, 3.3)), cloth, 0.8)
    _paint_fist(engraving, -26.3, -90)
    field = linear_gradient(3, -76, 30, -44, (0, "#b8402f"), (1, "#6e2019"))
    engraving.paint_part(heater(16.5, -59.5, 27, 33), field, 1.1, shade=0.42, gap=1.3)
    engraving.line(heater(16.5, -59.8, 23, 28), GOLD, 0.9)
    engraving.paint_part(charge("tower", 9, -70, 15, 19), CREAM, 0.4)


def _paint_crossbow(engraving: Engraving, cloth: str) -> None:
    """Paint a crossbow carried across the body, bow upwards."""
    _paint_sleeve(engraving, cloth, (10.5, -76, 6), (19, -63, 4.6))
    _paint_sleeve(engraving, cloth, (-10.5, -76, 6), (-19, -62, 4.6))
    with engraving.transformed(-2, -62, -32):
        engraving.paint_part(rounded_rect(-27, -2.2, 54, 4.4, 1.5), "#8f6434", 0.7)
        engraving.lines([((-25, -0.3), (20, -0.3))], with_opacity(INK, 0.8), 0.5)
        engraving.paint_part("M24 -26 C32 -14 32 14 24 26 C28 13 28 -13 24 -26 Z", STEEL_DARK, 0.8)
        string = polyline([(24, -26), (4, 0), (24, 26)])
        engraving.line(string, "#f3e8cb", 0.8)
        engraving.line(string, with_opacity(INK, 0.7), 0.35)
        bolt = "M4 -1.2 L30 -1.2 L30 -2.6 L37 0 L30 2.6 L30 1.2 L4 1.2 Z"
        engraving.paint_part(bolt, "#d8d2bd", 0.4)
    engraving.paint_part(limb((19, -63, 4.6), (11, -66, 3.2)), cloth, 0.7)
    _paint_fist(engraving, 9, -67.5)
    engraving.paint_part(limb((-19, -62, 4.6), (-14, -54, 3.2)), cloth, 0.7)
    _paint_fist(engraving, -13, -54)


def _paint_greatsword(engraving: Engraving, cloth: str) -> None:
    """Paint a two-handed sword resting on its point before the soldier."""
    _paint_sleeve(engraving, cloth, (10.5, -76, 6.4), (20, -64, 5))
    _paint_sleeve(engraving, cloth, (-10.5, -76, 6.4), (-20, -64, 5))
    engraving.paint_part("M-2.6 -48 L2.6 -48 L2.2 -4 L0 2 L-2.2 -4 Z", blade(-3, 3), 0.7)
    guard = (
        "M-15 -50 C-13 -54 -9 -50 0 -50 C9 -50 13 -54 15 -50 C12 -46 8 -48 0 -47 "
        "C-8 -48 -12 -46 -15 -50 Z"
    )
    engraving.paint_part(guard, GOLD, 0.6)
    engraving.paint_part("M-1.5 -50 L1.5 -50 L1.5 -70 L-1.5 -70 Z", LEATHER, 0.6)
    engraving.paint_part(disc(0, -71.5, 2.6), GOLD, 0.6)
    _paint_sleeve(engraving, cloth, (20, -64, 4.8), (4, -60, 3.4))
    _paint_sleeve(engraving, cloth, (-20, -64, 4.8), (-4, -65, 3.4))
    _paint_fist(engraving, 2, -60)
    _paint_fist(engraving, -2, -65.5)
    slash = QTransform().scale(1, 2.2).map(disc(0, 0, 1))
    for side in (-1, 1):
        for i in range(3):
            engraving.fill(slash.translated(side * (12.5 + i * 2.8), -75 + i * 4), "#f0cf6a")
