"""The mercenary of strength 10: a knight on an armoured horse, before a whole army."""

from __future__ import annotations

from desktop.games.condottiere.art.card_art.field import paint_ground, paint_ranks, paint_sky
from desktop.games.condottiere.art.card_art.ink import CREAM, LEATHER, RED, STEEL_DARK, charge
from desktop.games.condottiere.art.card_art.soldiers import FIELD, LIGHT
from desktop.games.condottiere.art.card_art.weapons import paint_shaft
from desktop.painting.engraving import INK, Engraving, Joint, limb, parse_path, steel, with_opacity
from desktop.painting.shapes import disc, linear_gradient

_GOLD_THREAD = "#edc766"
_HOUSING = (
    "M30 41 C40 44 46 52 49 60 L68 60 C80 56 92 60 94 70 C97 80 96 92 96 99 C93 103 90 103 88 99 "
    "C85 104 81 104 78 100 C75 105 71 105 68 101 C65 106 61 106 58 101 C55 106 51 106 48 101 "
    "C45 106 41 105 38 101 C35 105 31 105 28 100 C25 103 23 102 22 98 C20 88 20 78 24 70 "
    "C22 68 20 66 20 64 Z"
)
_HEM = (
    "M94 95.5 C90 99 90 99 88 95.5 C85 100.5 81 100.5 78 96.5 C75 101.5 71 101.5 68 97.5 "
    "C65 102.5 61 102.5 58 97.5 C55 102.5 51 102.5 48 97.5 C45 102.5 41 101.5 38 97.5 "
    "C35 101.5 31 101.5 28 96.5 C25 99.5 23 98 22 94"
)


def paint_knight(engraving: Engraving) -> None:
    """Paint the knight, riding to the left."""
    paint_sky(engraving, LIGHT)
    paint_ranks(engraving, 10, 106, LIGHT, left=0, right=100, top=18)
    paint_ground(engraving, 104, FIELD, 17)
    with engraving.transformed(-1, 5, size=0.99):
        paint_knight_alone(engraving)


def paint_knight_alone(engraving: Engraving) -> None:
    """Paint the rider and his horse in the space of a card, without the army behind them."""
    _paint_horse(engraving)
    _paint_rider(engraving)


def _paint_horse(engraving: Engraving) -> None:
    """Engrave the horse with its cloth."""
    far = (
        ((36, 96, 4.2), (41, 105, 2.8), (39, 113, 2.2)),
        ((80, 94, 5), (74, 105, 3), (78, 113, 2.2)),
    )
    near = (
        ((29, 92, 4.8), (19, 99, 3.2), (21, 108, 2.3)),
        ((88, 94, 5), (92, 104, 3.2), (90, 113, 2.3)),
    )
    for legs, hide in ((far, "#6d5a49"), (near, "#8c7763")):
        for joints in legs:
            _paint_leg(engraving, joints, hide)
    engraving.paint_part("M92 66 C100 70 99 88 95 98 C94 90 91 84 90 78 Z", "#5b4a3c", 0.8)
    paint_shaft(engraving, 70, 84, 6, 4)
    banner = "M75 5 C84 2 91 9 104 5 L96 11.5 L104 18 C92 21 84 14 74.6 17 Z"
    engraving.paint_part(
        banner, linear_gradient(75, 6, 104, 18, (0, "#c8932f"), (1, "#e4bf58")), 0.7, shade=0.4
    )
    housing = parse_path(_HOUSING)
    cloth = linear_gradient(20, 40, 96, 104, (0, "#b93a2c"), (0.6, RED), (1, "#6c1a18"))
    engraving.paint_part(housing, cloth, 1)
    with engraving.clipped_to(housing):
        for x, y in ((34, 84), (52, 88), (70, 86), (86, 80), (40, 66), (80, 68)):
            engraving.fill(charge("lily", x - 4.5, y - 6, 9, 11), _GOLD_THREAD)
        engraving.line(_HEM, _GOLD_THREAD, 1.1)
    engraving.hatch(housing, 0.42, ink=with_opacity(INK, 0.6), width=0.38, gap=1.7, turn=12, seed=8)
    for fold in (
        "M46 58 C44 70 44 84 48 100",
        "M72 60 C76 74 76 88 78 99",
        "M86 62 C90 74 90 88 88 98",
    ):
        engraving.line(fold, with_opacity(INK, 0.55), 0.5)
    _paint_horse_head(engraving)


def _paint_leg(engraving: Engraving, joints: tuple[Joint, ...], hide: str) -> None:
    engraving.paint_part(limb(*joints), hide, 0.8, shade=0.4)
    x, y, _ = joints[-1]
    engraving.paint_part(parse_path("M-3 0 L2.6 0 L3.6 4 L-4 4 Z").translated(x, y), INK, 0.4)


def _paint_horse_head(engraving: Engraving) -> None:
    head = (
        "M31 40 C27 40 23 44 20 49 L10 62 C8 65 9 69 12 70 L16 70 C20 68 24 66 27 64 "
        "C31 60 34 54 34 48 Z"
    )
    engraving.paint_part(head, "#8c7763", 0.9, shade=0.35)
    chanfron = "M30 39 C26 40 22 45 19 50 L10.5 61.5 C10 63 11 64 12.6 63 L24 54 L33 46 Z"
    engraving.paint_part(chanfron, steel(12, 42, 30, 62), 0.7)
    for ear in ("M28 41 L27 33 L32 39 Z", "M32 41 L34 34 L36 42 Z"):
        engraving.paint_part(ear, RED, 0.7)
    engraving.fill(disc(22.6, 52.6, 1.3), INK)
    engraving.fill(disc(12.3, 66.8, 0.9), INK)
    engraving.line("M15 68 C26 66 40 66 50 62", "#3f2a18", 1.1)


def _paint_rider(engraving: Engraving) -> None:
    """Engrave the rider with lance and shield."""
    saddle = (
        "M46 62 C48 56 52 58 56 61 L66 61 C70 56 74 55 75 59 C74 66 70 68 62 68 "
        "C54 68 48 67 46 62 Z"
    )
    engraving.paint_part(saddle, LEATHER, 0.8)
    leg = limb((62, 62, 6), (49, 73, 5), (47, 88, 3.4))
    engraving.paint_part(leg, steel(46, 62, 66, 88), 0.8, shade=0.45, gap=1.2)
    engraving.paint_part("M44 88 L51 88 L51 92 L37 93 C37 90 42 90 44 88 Z", STEEL_DARK, 0.7)
    engraving.paint_part(disc(49.5, 73, 3.8), steel(46, 69, 54, 77), 0.6)
    far_arm = limb((67, 44, 5.4), (72, 54, 4.2), (66, 58, 3.4))
    engraving.paint_part(far_arm, steel(62, 40, 74, 58), 0.8, shade=0.4)
    chest = "M52 40 C56 36 66 36 71 40 C73 48 70 56 69 64 C64 67 58 67 54 64 C53 56 50 48 52 40 Z"
    engraving.paint_part(chest, steel(52, 38, 70, 64), 0.9, shade=0.42, gap=1.2)
    engraving.paint_part("M54 56 L68 50 L69 54 L54 60 Z", RED, 0.5)
    near_arm = limb((55, 42, 5.6), (46, 52, 4.4), (38, 53, 3.3))
    engraving.paint_part(near_arm, steel(38, 40, 58, 56), 0.8, shade=0.35, gap=1.2)
    engraving.paint_part(disc(55, 42, 6), steel(50, 37, 62, 48), 0.7)
    engraving.paint_part(disc(37, 53, 3.4), STEEL_DARK, 0.6)
    plume = "M61 20 C57 8 44 6 38 14 C42 13 43 16 41 20 C46 17 49 19 49 23 C53 20 57 20 60 23 Z"
    engraving.paint_part(plume, CREAM, 0.8, shade=0.4)
    engraving.line("M59 20 C55 13 48 11 42 13", with_opacity(INK, 0.7), 0.45)
    helm = "M53 38 C52 34 50 32 49 29 L52 26 C53 19 66 18 68 27 C69 32 67 36 66 38 Z"
    engraving.paint_part(helm, steel(50, 20, 68, 38), 0.8, shade=0.38, gap=1)
    engraving.line("M49.5 29 L58 27.5 C60 27 62 26 63 24", INK, 0.9)
    engraving.lines([((52, 30.6), (57.5, 29.6))], INK, 0.9)
    for i in range(4):
        engraving.fill(disc(53.5 + i * 1.6, 33.4, 0.45), INK)
