"""What the engraved cards share: the space of their pictures, colours, blades and charges."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainterPath

from desktop.painting.engraving import fit_path
from desktop.painting.heraldry import charge_path
from desktop.painting.shapes import linear_gradient

#: The space of every picture; skies and hills reach a little beyond its sides.
SPACE = QRectF(0, 0, 100, 124)

CREAM = "#fbf4e1"
GOLD = "#c39a3f"
RED = "#9e2b25"
FLESH = "#e0b48a"
STEEL_DARK = "#6d777c"
WOOD = "#8a6237"
LEATHER = "#4a3320"


def blade(x: float, right: float) -> QLinearGradient:
    """Return the gradient of a blade with its ridge in the middle."""
    stops = ((0, "#f4f4ef"), (0.5, "#c4cacb"), (0.52, "#8b969b"), (1, "#a9b2b4"))
    return linear_gradient(x, 0, right, 0, *stops)


def charge(name: str, x: float, y: float, width: float, height: float) -> QPainterPath:
    """Return a heraldic charge that fills a box."""
    return fit_path(charge_path(name), x, y, width, height)
