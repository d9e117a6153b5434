"""Bleed: the width of paint beyond the cut, so that an inexact cut shows no white."""

from __future__ import annotations

from desktop.printing.print_page import PaperSize

#: Millimetres of bleed that print shops ask for.
BLEED_MM = 3.0
#: Millimetres of bleed for sizes in inches: an eighth of an inch.
INCH_BLEED_MM = 25.4 / 8


def bleed_of(cut: PaperSize) -> float:
    """Return the bleed in millimetres around a card or poster of that size."""
    inches = all(_is_whole_eighths(side) for side in (cut.width, cut.height))
    return INCH_BLEED_MM if inches else BLEED_MM


def _is_whole_eighths(side: float) -> bool:
    return abs(side / INCH_BLEED_MM - round(side / INCH_BLEED_MM)) < 1e-6
