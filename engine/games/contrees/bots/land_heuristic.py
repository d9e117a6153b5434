"""How to lay a sensible land without searching."""

from __future__ import annotations

from engine.core.game import Code
from engine.core.rng import Rng
from engine.games.contrees.land import AROUND, HEXES


def compact(laid: list[int], codes: list[Code], rng: Rng) -> Code:
    """Of the legal tiles, one that touches as many of those `laid` as possible.

    Where tiles meet, a tower overlooks several of them. The white tile is kept for the end, when
    the land shows where it lies best.
    """
    black = [code for code in codes if code < HEXES]
    touching = {code: _touched(laid, code % HEXES) for code in black or codes}
    most = max(touching.values())
    best = [code for code, count in touching.items() if count == most]
    return best[rng.below(len(best))]


def _touched(laid: list[int], number: int) -> int:
    return sum(number + step in laid for step in AROUND)
