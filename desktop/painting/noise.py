"""Random spots of colour in a small picture; stretched over an area they become grain or clouds."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtGui import QColor, QImage


def noise(columns: int, rows: int, dice: random.Random, shade: Callable[[float], QColor]) -> QImage:
    """A picture of so many pixels, each in the colour `shade` gives for a level from -1 to 1."""
    stride = (columns + 3) // 4 * 4
    # Qt only borrows the bytes, so they must live until the picture has colours of its own.
    levels = dice.randbytes(stride * rows)
    image = QImage(levels, columns, rows, stride, QImage.Format.Format_Indexed8)
    image.setColorTable([shade(level / 127.5 - 1).rgba() for level in range(256)])
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
