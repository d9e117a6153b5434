"""The star of eight blades that turns while a bot thinks."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from desktop.painting.shapes import placed, polygon, tint

BLADES = 8
INTERVAL_MS = 80  # one blade further each time


def paint_spinner(
    p: QPainter, x: float, y: float, radius: float, colour: str | QColor, phase: int | None
) -> None:
    """The blade of the phase is brightest, those behind it fade; None is a star at rest."""
    blade = polygon([(0, -1), (0.17, -0.42), (-0.17, -0.42)])
    for i in range(BLADES):
        alpha = 60
        if phase is not None:
            alpha = 255 - 185 * ((phase - i) % BLADES) // (BLADES - 1)
        p.fillPath(placed(blade, x, y, radius, i * 360 / BLADES), tint(colour, alpha))
