"""Mercenaries on foot, from the spearman of strength 1 to the captain of strength 6."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from desktop.games.condottiere.art.card_art.field import paint_ground, paint_ranks, paint_sky
from desktop.games.condottiere.art.card_art.ink import CREAM, FLESH, GOLD, LEATHER, RED, STEEL_DARK
from desktop.games.condottiere.art.card_art.weapons import Weapon, paint_behind, paint_weapon
from desktop.painting.engraving import INK, Engraving, limb, oval, rounded_rect, steel, with_opacity
from desktop.painting.shapes import disc, polyline


class Hat(Enum):
    """The headgear of a soldier."""

    KETTLE = "kettle"
    MORION = "morion"
    SALLET = "sallet"
    BARBUTE = "barbute"
    FEATHER = "feather"


def paint_head(engraving: Engraving, x: float, y: float, hat: Hat) -> None:
    """Paint neck, face, beard and hat, with the middle of the face at (x, y).

    The head is turned a little to the left.
    """
    with engraving.transformed(x, y):
        open_faced = hat in (Hat.KETTLE, Hat.MORION, Hat.FEATHER)
        engraving.paint_part(limb((0, 7, 3.2), (0, 3, 3.2)), FLESH, 0.6)
        engraving.paint_part(oval(0, 0, 5.6, 6.6), FLESH, 0.7, shade=0.42, gap=1.1, seed=9)
        engraving.line("M-1.1 -0.6 L-2.5 1.9 L-1 2.2", INK, 0.5)
        engraving.lines([((0.7, -0.8), (2.4, -0.9)), ((-4.3, -0.8), (-2.6, -0.9))], INK, 0.75)
        beard = (
            "M-5.2 1.5 C-4 4 -2 3.6 0 3.6 C2 3.6 4 4 5.2 1.5 C5.4 6 3 10 0 10 "
            "C-3 10 -5.4 6 -5.2 1.5 Z"
        )
        engraving.paint_part(beard, "#5b3d22", 0.4)
        with engraving.transformed(0, -1.4 if open_faced else 0):
            _HATS[hat](engraving)


def _paint_kettle(engraving: Engraving) -> None:
    shell = (
        "M-11 -1.5 C-8 -6 -6 -6 -5.6 -8 C-5 -12.5 5 -12.5 5.6 -8 C6 -6 8 -6 11 -1.5 "
        "C6 -4.4 -6 -4.4 -11 -1.5 Z"
    )
    _paint_metal(engraving, shell)


def _paint_morion(engraving: Engraving) -> None:
    shell = (
        "M-10 -2 C-12 -3 -12 -5 -11 -6 C-8 -3.5 -7 -4 -6 -5 C-5 -10 -2 -12 0 -12.4 "
        "C2 -12 5 -10 6 -5 C7 -4 8 -3.5 11 -6 C12 -5 12 -3 10 -2 C6 -.6 -6 -.6 -10 -2 Z"
    )
    _paint_metal(engraving, shell)
    engraving.paint_part("M-5 -8 C-5 -16 5 -17 6 -9 C4 -12 -2 -13 -5 -8 Z", STEEL_DARK, 0.6)


def _paint_sallet(engraving: Engraving) -> None:
    shell = "M-6.6 0 C-8 -9 -4 -12 1 -12 C7 -12 9 -6 11 1 L14 4 L5 1.5 L5 -1 L-3 -1 L-3 1 Z"
    _paint_metal(engraving, shell)
    engraving.lines([((-6, -3.4), (4, -3.4))], INK, 0.7)


def _paint_barbute(engraving: Engraving) -> None:
    shell = (
        "M-7 9 C-8 0 -8 -13 0 -13.5 C8 -13 8 0 7 9 C5 10.5 3 11 2 10.5 L2 0 "
        "C4 -.5 4.6 -1.6 4.6 -3 L-4.6 -3 C-4.6 -1.6 -4 -.5 -2 0 L-2 10.5 "
        "C-3 11 -5 10.5 -7 9 Z"
    )
    _paint_metal(engraving, shell)


def _paint_feather(engraving: Engraving) -> None:
    engraving.paint_part(
        "M-11 -3 C-9 -9 9 -11 12 -5 C9 -3 -5 -1 -11 -3 Z", RED, 0.7, shade=0.4, gap=1
    )
    engraving.paint_part(
        "M4 -7 C8 -18 18 -20 24 -14 C20 -15 18 -13 19 -10 C15 -12 10 -10 7 -5 Z", CREAM, 0.7
    )
    engraving.line("M6 -6 C10 -13 15 -16 21 -15", INK, 0.4)


def _paint_metal(engraving: Engraving, shell: str) -> None:
    engraving.paint_part(shell, steel(-8, -12, 8, 0), 0.7, shade=0.36, gap=1)


_HATS = {
    Hat.KETTLE: _paint_kettle,
    Hat.MORION: _paint_morion,
    Hat.SALLET: _paint_sallet,
    Hat.BARBUTE: _paint_barbute,
    Hat.FEATHER: _paint_feather,
}


#: The air behind all mercenaries.
LIGHT = "#efdcb4"
#: The ground below all mercenaries.
FIELD = "#c5a468"


@dataclass(frozen=True, slots=True)
class Soldier:
    """The clothes, weapon and place of a mercenary, and the ranks behind him."""

    hat: Hat
    weapon: Weapon
    doublet: str
    hose: tuple[str, str]  # left leg, right leg
    has_plate: bool
    x: float
    size: float
    ranks: tuple[float, float, float] | None = None  # left, right, top


SOLDIERS = {
    1: Soldier(
        Hat.KETTLE,
        Weapon.SPEAR,
        "#8d7448",
        ("#c9b184", "#8d7448"),
        has_plate=False,
        x=56,
        size=1.06,
    ),
    2: Soldier(
        Hat.MORION, Weapon.PIKE, "#4f6b3c", ("#dcc27a", "#4f6b3c"), True, 52, 1.04, (70, 104, 34)
    ),
    3: Soldier(
        Hat.SALLET,
        Weapon.CROSSBOW,
        "#33617a",
        ("#33617a", "#d8c48e"),
        False,
        53,
        1.05,
        (30, 98, 30),
    ),
    4: Soldier(
        Hat.BARBUTE,
        Weapon.SWORD,
        "#6a3560",
        ("#6a3560", "#e0c890"),
        True,
        60,
        1.02,
        (22, 100, 26),
    ),
    5: Soldier(
        Hat.MORION,
        Weapon.HALBERD,
        "#b33a26",
        ("#e0be62", "#b33a26"),
        True,
        52,
        1.05,
        (20, 100, 22),
    ),
    6: Soldier(
        Hat.FEATHER,
        Weapon.GREATSWORD,
        "#27518a",
        ("#d39a2c", "#27518a"),
        True,
        53,
        1.06,
        (16, 100, 20),
    ),
}


def paint_soldier(engraving: Engraving, value: int) -> None:
    """Paint the mercenary of a strength from 1 to 6, with as many soldiers behind him."""
    man = SOLDIERS[value]
    paint_sky(engraving, LIGHT)
    if man.ranks is not None:
        left, right, top = man.ranks
        paint_ranks(engraving, value, 108, LIGHT, left=left, right=right, top=top)
    paint_ground(engraving, 104, FIELD, 10 + value)
    with engraving.transformed(man.x, 119, size=man.size):
        paint_soldier_alone(engraving, value)


def paint_soldier_alone(engraving: Engraving, value: int) -> None:
    """Paint the mercenary of a strength from 1 to 6 with his feet at the origin."""
    man = SOLDIERS[value]
    _paint_legs(engraving, man)
    paint_behind(engraving, man.weapon, man.doublet)
    _paint_trunk(engraving, man)
    paint_head(engraving, 0, -91, man.hat)
    engraving.paint_part("M-6 -83 C-3 -79.5 3 -79.5 6 -83 C4 -81.6 -4 -81.6 -6 -83 Z", CREAM, 0.5)
    paint_weapon(engraving, man.weapon, man.doublet)


def _paint_legs(engraving: Engraving, man: Soldier) -> None:
    right = ((4.5, -46, 6.4), (7.5, -25, 4.4), (10, -5, 3))
    left = ((-4.5, -46, 6.4), (-8, -25, 4.4), (-11, -5, 3))
    shoe = "M-3.4 -6 C-3 -3 -3.5 0 -3 1 L9 1 C9 -1.5 5 -2.5 3.4 -5.5 Z"
    for joints, cloth in ((right, man.hose[1]), (left, man.hose[0])):
        engraving.paint_part(limb(*joints), cloth, 0.8, shade=0.4, gap=1.3)
        x = joints[-1][0]
        with engraving.transformed(x, 0, flip=x < 0):
            engraving.paint_part(shoe, LEATHER, 0.7)


def _paint_trunk(engraving: Engraving, man: Soldier) -> None:
    """Engrave the body of a soldier between neck and legs."""
    doublet = (
        "M-12 -80 C-6 -84 6 -84 12 -80 C14 -72 10 -62 9 -55 C12 -50 14 -44 15 -39 "
        "C8 -36 -8 -36 -15 -39 C-14 -44 -12 -50 -9 -55 C-10 -62 -14 -72 -12 -80 Z"
    )
    engraving.paint_part(doublet, man.doublet, 0.9, shade=0.5, gap=1.3, seed=4)
    pleats = [((x * 0.6, -54.0), (x, -38.0)) for x in (-9, -4.5, 0, 4.5, 9)]
    engraving.lines(pleats, with_opacity(INK, 0.6), 0.5)
    if man.has_plate:
        cuirass = (
            "M-11 -80 C-5 -77 5 -77 11 -80 C13 -72 10 -62 8.5 -56 C4 -54 -4 -54 -8.5 -56 "
            "C-10 -62 -13 -72 -11 -80 Z"
        )
        engraving.paint_part(cuirass, steel(-10, -80, 10, -56), 0.7, shade=0.36, gap=1.1)
        engraving.lines([((0, -78), (0, -56))], with_opacity(INK, 0.8), 0.5)
        engraving.line(polyline([(-6, -76), (-5, -60)]), with_opacity("#ffffff", 0.8), 0.9)
    else:
        for y in (-76, -71, -66, -61):
            engraving.fill(disc(0, y, 0.8), INK)
    belt = "M-9.4 -57 C-4 -54.5 4 -54.5 9.4 -57 L9.2 -53.6 C4 -51.6 -4 -51.6 -9.2 -53.6 Z"
    engraving.paint_part(belt, "#3f2a18", 0.5)
    engraving.paint_part(rounded_rect(-1.8, -56, 3.6, 3.6), GOLD, 0.5)
    if man.weapon is not Weapon.SWORD:
        with engraving.transformed(-7, -53, 28):
            engraving.paint_part("M-1.3 0 L1.3 0 L1 14 L0 17 L-1 14 Z", LEATHER, 0.5)
            dagger = "M-3.4 -1 L3.4 -1 L3.4 .6 L-3.4 .6 Z M-.9 -6 L.9 -6 L.9 -1 L-.9 -1 Z"
            engraving.paint_part(dagger, GOLD, 0.4)
