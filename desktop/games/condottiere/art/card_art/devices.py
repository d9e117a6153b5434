"""A flat sign for each card, used where there is room only for a chip."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QTransform

from desktop.games.condottiere.art.card_art.ink import charge
from desktop.painting.engraving import fit_path, join_paths, oval, parse_path, thicken
from desktop.painting.heraldry import charge_path
from desktop.painting.shapes import disc, heater

#: Devices of a single path, in any unit; the others are composed below.
_DATA = {
    "m2": (  # a morion
        "M-11 3 C-13.4 2 -13 -1 -11.6 -2 C-9 .6 -8 .4 -6.6 -1 C-6 -5 -4 -8 -2 -9.2 "
        "C-3.4 -12.6 2 -14.4 5 -11.8 C4 -11.4 3.2 -10.6 3 -9 C5 -7.6 6.4 -4 6.6 -1 "
        "C8 .4 9 .6 11.6 -2 C13 -1 13.4 2 11 3 C6 5 -6 5 -11 3 Z "
        "M-5.4 5.6 C-2 6.6 2 6.6 5.4 5.6 L4.4 10 C2 11.4 -2 11.4 -4.4 10 Z"
    ),
    "m1": "M-2 30 L-2 -5 L-6 -11 L0 -27 L6 -11 L2 -5 L2 30 Z",  # a spear
    "m5": (  # a halberd
        "M-2.2 26 L-2.2 4 L-10 7 L-2.4 -3 L-2.6 -7 L0 -20 L2.6 -7 L2.6 -4 "
        "C7 -6 10 -10 15 -11 C13 -3 13 6 15 14 C10 13 6 10 2.2 9 L2.2 26 Z"
    ),
    "m6": (  # a great sword
        "M0 27 L-3.4 20 L-3.6 -7 C-8 -7.6 -11 -4.6 -14 -7.6 C-12.6 -11.8 -9 -11 -2.4 -11 L-2.4 -19 "
        "C-5 -20.4 -4.4 -25.6 0 -25.6 C4.4 -25.6 5 -20.4 2.4 -19 L2.4 -11 C9 -11 12.6 -11.8 "
        "14 -7.6 C11 -4.6 8 -7.6 3.6 -7 L3.4 20 Z"
    ),
    "m10": (  # a horse's head
        "M2 -20 L4 -14 L7 -19 L9 -12 C18 -6 20 6 19 20 L-9 20 C-9 10 -2 8 1 0 L-9 5 "
        "C-13 7 -16 3 -14 0 L-7 -9 C-5 -12 -2 -14 1 -15 Z"
    ),
    "heroine": (  # a crown
        "M-14 9 L-17 -8 L-8 0 L0 -13 L8 0 L17 -8 L14 9 Z M-14 11.4 L14 11.4 L14 15 L-14 15 Z"
    ),
    "bishop": (  # a mitre
        "M-2.4 14 L-2.4 -15 C-12 -8 -18 0 -13.4 14 Z M2.4 14 L2.4 -15 C12 -8 18 0 13.4 14 Z "
        "M-13 16.4 L13 16.4 L12 20.6 L-12 20.6 Z"
    ),
    "scarecrow": (  # a coat on a pole, under a hat
        "M-6 -22 C-5 -25 5 -25 6 -22 L6.6 -16 C9 -15.6 11 -15 12 -14 C8 -11 -8 -11 -12 -14 "
        "C-11 -15 -9 -15.6 -6.6 -16 Z M-5 -11 C-2 -10.2 2 -10.2 5 -11 C5.4 -7 4 -4.6 2 -3.6 "
        "L22 -4.6 L22 4 L8 4.6 C9 10 11 14 12 18 L7 16 L4 20 L1.8 17 L1.8 25 L-1.8 25 L-1.8 17 "
        "L-4 20 L-7 16 L-12 18 C-11 14 -9 10 -8 4.6 L-22 4 L-22 -4.6 L-2 -3.6 "
        "C-4 -4.6 -5.4 -7 -5 -11 Z"
    ),
    "courtesan": (  # a mask
        "M0 -9 C8 -17 26 -19 37 -12 C40 -4 36 8 26 14 C16 19 8 12 4 6 C2 3 -2 3 -4 6 "
        "C-8 12 -16 19 -26 14 C-36 8 -40 -4 -37 -12 C-26 -19 -8 -17 0 -9 Z "
        "M7 0 C12 -7 23 -8 28 -2 C24 6 12 7 7 0 Z M-7 0 C-12 -7 -23 -8 -28 -2 C-24 6 -12 7 -7 0 Z"
    ),
}


@cache
def device(card: str) -> QPainterPath:
    """Return the sign of a card in units of -1 to 1; the path is shared and read-only."""
    return fit_path(_draw(card), -1, -1, 2, 2)


def _draw(card: str) -> QPainterPath:
    """Return the path of the small device of a card."""
    match card:
        case "m1" | "m5" | "m6":
            return QTransform().rotate(40).map(parse_path(_DATA[card]))
        case "m3":
            return _crossbow()
        case "m4":
            return _combine_even_odd(heater(0, 0, 30), charge("tower", -8, -13, 16, 21))
        case "drum":
            return _drum()
        case "courtesan":  # slender eyes and brows would vanish
            return QTransform().scale(1, 1.4).map(parse_path(_DATA[card]))
        case "winter":
            return _flake()
        case "spring":
            return _blossom()
        case "surrender":
            return charge_path("tower")
        case _:
            return parse_path(_DATA[card])


def _combine_even_odd(*paths: QPainterPath) -> QPainterPath:
    """Combine paths so that the later paths are holes in the first."""
    combined_path = QPainterPath()
    combined_path.setFillRule(Qt.FillRule.OddEvenFill)
    for path in paths:
        combined_path.addPath(path)
    return combined_path


def _crossbow() -> QPainterPath:
    bow = join_paths(
        thicken("M0 24 L0 -20", 4.4),
        thicken("M-22 0 C-16 -14 16 -14 22 0", 4),
        thicken("M-22 0 L0 13 L22 0", 1.8),
        parse_path("M-4.4 -18 L0 -27 L4.4 -18 Z"),
    )
    return QTransform().rotate(35).map(bow)


def _drum() -> QPainterPath:
    sticks = join_paths(
        thicken("M-20 -26 L-4 -13", 3.2), thicken("M20 -26 L4 -13", 3.2),
        oval(-20, -26, 3.6, 3.6), oval(20, -26, 3.6, 3.6),
    )  # fmt: skip
    body = parse_path("M-17 -2 C-12 5.4 12 5.4 17 -2 L17 16 C14 25.6 -14 25.6 -17 16 Z")
    zigzag = thicken("M-14 16 L-9.5 6 L-5 19 L0 7 L5 19 L9.5 6 L14 16", 2)
    return join_paths(sticks, oval(0, -7, 17.6, 6.2), body.subtracted(zigzag))


def _flake() -> QPainterPath:
    arm = join_paths(thicken("M0 0 L0 -20", 3.4), thicken("M-6.4 -17 L0 -11 L6.4 -17", 2.8))
    return join_paths(*(QTransform().rotate(60 * i).map(arm) for i in range(6)))


def _blossom() -> QPainterPath:
    petal = parse_path("M0 -3.4 C-7 -5 -8.6 -13 -2.6 -15 L0 -12.6 L2.6 -15 C8.6 -13 7 -5 0 -3.4 Z")
    petals = (QTransform().rotate(72 * i).map(petal) for i in range(5))
    return join_paths(*petals, disc(0, 0, 2.4))


@cache
def sign(name: str) -> QPainterPath:
    """Return a drawn sign in units of -1 to 1: cross, return, flag, eye or crown.

    The path is shared and read-only.
    """
    if name == "crown":
        return device("heroine")
    if name == "eye":
        lid = join_paths(thicken("M-18 -4 C-10 8 10 8 18 -4", 3.6))
        lashes = (
            thicken(data, 3)
            for data in ("M-14 2 L-18 8", "M-5.4 5.6 L-7 12.4", "M5.4 5.6 L7 12.4", "M14 2 L18 8")
        )
        return fit_path(join_paths(lid, *lashes), -1, -1, 2, 2)
    if name == "flake":
        return device("winter")
    return fit_path(parse_path(_SIGNS[name]), -1, -1, 2, 2)


_SIGNS = {
    "cross": (
        "M-2 -12 L2 -12 L2.6 -4 L9 -4 L9 0 L2.6 0 L2 12 L-2 12 L-2.6 0 L-9 0 L-9 -4 L-2.6 -4 Z"
    ),
    "return": "M-2 10 C10 10 12 -4 0 -5 L0 -11 L-12 -1.5 L0 8 L0 2 C5 2 4 6 -2 10 Z",
    "flag": "M-8 -11 L-6 -11 L-6 12 L-8 12 Z M-5 -10 C0 -13 4 -6 10 -9 L10 2 C4 5 0 -2 -5 1 Z",
}
