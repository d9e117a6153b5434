"""Heads of soldiers: a bearded face under one of five kinds of helmet or hat."""

from __future__ import annotations

from enum import Enum

from desktop.games.condottiere.art.card_art.ink import (
    CREAM,
    FLESH,
    INK,
    RED,
    STEEL_DARK,
    Engraving,
    limb,
    oval,
    steel,
)


class Hat(Enum):
    """What a soldier wears on his head."""

    KETTLE = "kettle"
    MORION = "morion"
    SALLET = "sallet"
    BARBUTE = "barbute"
    FEATHER = "feather"


def paint_head(e: Engraving, x: float, y: float, hat: Hat) -> None:
    """Neck, face turned a little to the left, beard and hat; the middle of the face at (x, y)."""
    with e.at(x, y):
        open_faced = hat in (Hat.KETTLE, Hat.MORION, Hat.FEATHER)
        e.part(limb((0, 7, 3.2), (0, 3, 3.2)), FLESH, 0.6)
        e.part(oval(0, 0, 5.6, 6.6), FLESH, 0.7, shade=0.42, gap=1.1, seed=9)
        e.line("M-1.1 -0.6 L-2.5 1.9 L-1 2.2", INK, 0.5)
        e.lines([((0.7, -0.8), (2.4, -0.9)), ((-4.3, -0.8), (-2.6, -0.9))], INK, 0.75)
        beard = (
            "M-5.2 1.5 C-4 4 -2 3.6 0 3.6 C2 3.6 4 4 5.2 1.5 C5.4 6 3 10 0 10 "
            "C-3 10 -5.4 6 -5.2 1.5 Z"
        )
        e.part(beard, "#5b3d22", 0.4)
        with e.at(0, -1.4 if open_faced else 0):
            _HATS[hat](e)


def _kettle(e: Engraving) -> None:
    shell = (
        "M-11 -1.5 C-8 -6 -6 -6 -5.6 -8 C-5 -12.5 5 -12.5 5.6 -8 C6 -6 8 -6 11 -1.5 "
        "C6 -4.4 -6 -4.4 -11 -1.5 Z"
    )
    _metal(e, shell)


def _morion(e: Engraving) -> None:
    shell = (
        "M-10 -2 C-12 -3 -12 -5 -11 -6 C-8 -3.5 -7 -4 -6 -5 C-5 -10 -2 -12 0 -12.4 "
        "C2 -12 5 -10 6 -5 C7 -4 8 -3.5 11 -6 C12 -5 12 -3 10 -2 C6 -.6 -6 -.6 -10 -2 Z"
    )
    _metal(e, shell)
    e.part("M-5 -8 C-5 -16 5 -17 6 -9 C4 -12 -2 -13 -5 -8 Z", STEEL_DARK, 0.6)


def _sallet(e: Engraving) -> None:
    shell = "M-6.6 0 C-8 -9 -4 -12 1 -12 C7 -12 9 -6 11 1 L14 4 L5 1.5 L5 -1 L-3 -1 L-3 1 Z"
    _metal(e, shell)
    e.lines([((-6, -3.4), (4, -3.4))], INK, 0.7)


def _barbute(e: Engraving) -> None:
    shell = (
        "M-7 9 C-8 0 -8 -13 0 -13.5 C8 -13 8 0 7 9 C5 10.5 3 11 2 10.5 L2 0 "
        "C4 -.5 4.6 -1.6 4.6 -3 L-4.6 -3 C-4.6 -1.6 -4 -.5 -2 0 L-2 10.5 "
        "C-3 11 -5 10.5 -7 9 Z"
    )
    _metal(e, shell)


def _feather(e: Engraving) -> None:
    e.part("M-11 -3 C-9 -9 9 -11 12 -5 C9 -3 -5 -1 -11 -3 Z", RED, 0.7, shade=0.4, gap=1)
    e.part("M4 -7 C8 -18 18 -20 24 -14 C20 -15 18 -13 19 -10 C15 -12 10 -10 7 -5 Z", CREAM, 0.7)
    e.line("M6 -6 C10 -13 15 -16 21 -15", INK, 0.4)


def _metal(e: Engraving, shell: str) -> None:
    e.part(shell, steel(-8, -12, 8, 0), 0.7, shade=0.36, gap=1)


_HATS = {
    Hat.KETTLE: _kettle,
    Hat.MORION: _morion,
    Hat.SALLET: _sallet,
    Hat.BARBUTE: _barbute,
    Hat.FEATHER: _feather,
}
