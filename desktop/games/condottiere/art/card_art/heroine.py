"""The heroine: crowned, in armour over a red skirt, her hair and her banner in the wind."""

from __future__ import annotations

from desktop.games.condottiere.art.card_art.field import paint_ground, paint_ranks, paint_sky
from desktop.games.condottiere.art.card_art.ink import FLESH, GOLD, RED, blade, charge
from desktop.painting.engraving import INK, Engraving, limb, oval, parse_path, steel, with_opacity
from desktop.painting.shapes import disc, linear_gradient

_SKY = "#eee0b8"
_THREAD = "#efcf7a"


def paint_heroine(engraving: Engraving) -> None:
    """Paint the heroine before a few soldiers."""
    paint_sky(engraving, _SKY)
    paint_ranks(engraving, 5, 104, _SKY, left=4, right=50, top=44)
    paint_ground(engraving, 102, "#b9b36a", 31)
    paint_heroine_alone(engraving)


def paint_heroine_alone(engraving: Engraving) -> None:
    """Paint the heroine with her banner in the space of a card, without soldiers behind her."""
    with engraving.transformed(0, 3):
        _paint_banner(engraving)
    _paint_hair(engraving)
    _paint_skirt(engraving)
    _paint_armour(engraving)
    _paint_face(engraving)


def _paint_banner(engraving: Engraving) -> None:
    engraving.rod((77, 118), (70, 2), 1.8, "#b98c4e", 1.2)
    engraving.paint_part("M70 -6 L67.6 1 L70 5 L72.4 1 Z", GOLD, 0.6)
    cloth = linear_gradient(70, 6, 101, 42, (0, "#2f8a8f"), (0.5, "#1f6a72"), (1, "#154a52"))
    flag = "M70.4 6 C78 2 86 12 101 7 L101 42 C90 48 84 38 73 43 Z"
    engraving.paint_part(flag, cloth, 0.9, shade=0.3, gap=1.6)
    engraving.line("M72.6 11 C79 7 87 16.6 101 12 M74.4 38 C84 33.4 90 43 101 37", _THREAD, 1.1)
    engraving.paint_part(charge("lily", 80, 16, 14, 19), "#f6e3a4", 0.4, ink="#154a52")


def _paint_hair(engraving: Engraving) -> None:
    blown = "M42 22 C34 26 30 40 22 46 C28 46 30 44 32 43 C30 50 25 56 20 58 C30 58 40 52 44 42 Z"
    engraving.paint_part(blown, "#8c4f22", 0.8)
    engraving.line(
        "M41 26 C37 36 32 44 25 47 M42 30 C39 42 34 50 27 56", with_opacity(INK, 0.5), 0.4
    )


def _paint_skirt(engraving: Engraving) -> None:
    cloth = linear_gradient(20, 66, 76, 118, (0, "#c0492f"), (0.5, RED), (1, "#621715"))
    skirt = "M36 66 C30 80 24 98 20 117 C36 122 62 122 76 116 C70 98 64 82 58 66 Z"
    engraving.paint_part(skirt, cloth, 1, shade=0.42, gap=1.6, turn=-6)
    folds = "M42 70 C38 88 34 104 33 119 M48 70 C48 90 48 106 49 120 M54 70 C58 88 63 104 65 118"
    engraving.line(folds, with_opacity(INK, 0.7), 0.6)
    engraving.line("M21.6 111 C36 116.4 61 116.4 74.6 111", _THREAD, 1.6)


def _paint_armour(engraving: Engraving) -> None:
    """Engrave her armour."""
    engraving.paint_part(limb((57, 46, 5), (67, 50, 4)), steel(56, 42, 72, 56), 0.8, shade=0.4)
    cuirass = "M36 44 C42 41 52 41 58 44 C60 52 57 60 57 68 C50 72 42 72 36 68 C37 60 34 52 36 44 Z"
    engraving.paint_part(cuirass, steel(36, 42, 58, 70), 0.9, shade=0.36, gap=1.1)
    seams = "M47 42.6 L47 70 M38 53 C42 57 45 57 47 54 C49 57 52 57 56 53"
    engraving.line(seams, with_opacity(INK, 0.75), 0.5)
    for i in range(5):
        x = 35.6 + i * 4.7
        tasset = parse_path("M0 0 L5 0 L5.2 7 L2.6 10 L-.2 7 Z").translated(x, 67)
        engraving.paint_part(tasset, steel(x, 66, x + 6, 78), 0.5)
    engraving.paint_part(limb((67, 50, 4), (72, 44, 3)), steel(64, 42, 74, 52), 0.8)
    engraving.paint_part(disc(73, 42.6, 3.1), FLESH, 0.6)
    arm = limb((37, 47, 5.2), (28, 58, 4.2), (23, 67, 3))
    engraving.paint_part(arm, steel(22, 44, 40, 68), 0.8, shade=0.4)
    with engraving.transformed(22, 70, -142):
        engraving.paint_part("M-1.7 0 L1.7 0 L1.3 -32 L0 -37 L-1.3 -32 Z", blade(-1.7, 1.7), 0.6)
        engraving.paint_part("M-6 -1 L6 -1 L6 1 L-6 1 Z", GOLD, 0.5)
    engraving.paint_part(disc(22, 70, 3), FLESH, 0.6)
    engraving.paint_part(disc(37, 45.5, 5.2), steel(32, 40, 42, 51), 0.7)
    engraving.paint_part(disc(57, 45.5, 5.2), steel(52, 40, 62, 51), 0.7)


def _paint_face(engraving: Engraving) -> None:
    """Engrave her face."""
    engraving.paint_part(limb((47, 42, 3), (47, 36, 3)), FLESH, 0.6)
    engraving.paint_part(oval(47, 29, 6.2, 7.6), "#ecc6a0", 0.7, shade=0.3, gap=1)
    hair = (
        "M40 32 C38 20 44 18.6 48 19 C55 19 56.6 26 54.4 34 C54 28 52 25.6 48 24.6 "
        "C44 25.4 41.4 27 40 32 Z"
    )
    engraving.paint_part(hair, "#a3602b", 0.6)
    for x in (44.6, 49.2):
        engraving.lines([((x - 0.9, 28.4), (x + 0.9, 28.3))], INK, 0.75)
        engraving.lines([((x - 1.2, 26.8), (x + 1.2, 26.4))], with_opacity(INK, 0.6), 0.4)
    engraving.line("M47 29 L46.2 32 L47.4 32.2", with_opacity(INK, 0.8), 0.4)
    engraving.line("M45.4 34 C46.6 34.8 47.6 34.8 48.8 34", RED, 0.7)
    crown = "M40.4 24 C44 21 51 21 54.4 24 L54 26.6 C50 23.8 45 23.8 40.8 26.6 Z"
    engraving.paint_part(crown, GOLD, 0.5)
    for x, y in ((42, 22.6), (47.4, 21.6), (53, 22.6)):
        point = parse_path("M-1.4 0 L0 -4 L1.4 0 Z").translated(x, y)
        engraving.paint_part(point, GOLD, 0.3)
