"""Lines that let through what is below them, as a PDF has them.

Qt fills their outlines instead, of thousands of corners. So they are painted opaque, in a colour
that stands for colour and opacity, and in what Qt wrote the two are put in its place.
"""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen

#: Of sixteen bits, the red of colours that stand for others: as good as none.
_MARK = 1
#: Such a colour of lines as Qt writes it: its green and blue.
_MARKED = re.compile(rb"\b0\.0000152\d* (\d[\d.]*) (\d[\d.]*) SCN\b")


def marked(line: QPen) -> QPen:
    """The pen to paint such a line with; other pens as they are."""
    brush = line.brush()
    colour = brush.color()
    if brush.style() != Qt.BrushStyle.SolidPattern or not 0 < colour.alpha() < 255:
        return line
    green = colour.red() << 8 | colour.green()
    blue = colour.blue() << 8 | colour.alpha()
    result = QPen(line)
    result.setBrush(QBrush(QColor.fromRgba64(_MARK, green, blue)))
    return result


def unmarked(content: bytes) -> tuple[bytes, set[int]]:
    """What Qt wrote with the lines as they are meant, and the opacities of which it needs graphics
    states, /A1 to /A255.
    """
    first, *rest = _MARKED.split(content)
    parts, needed = [first], set[int]()
    for green, blue, after in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        high, low = (round(float(channel) * 0xFFFF) for channel in (green, blue))
        alpha = low & 0xFF
        channels = " ".join(f"{value / 255:.4f}" for value in (high >> 8, high & 0xFF, low >> 8))
        parts.append(f"{channels} SCN /A{alpha} gs".encode())
        # Opaque again from the next colour of lines on.
        parts.append(after.replace(b" SCN", b" SCN /A255 gs", 1))
        needed |= {alpha, 255}
    return b"".join(parts), needed
