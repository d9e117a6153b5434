"""Icons of the chrome: one path each, in whatever colour the theme asks for."""

from __future__ import annotations

import logging
from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from desktop.painting.shapes import placed
from desktop.painting.svg_path import shape

_log = logging.getLogger(__name__)


def paint_icon(
    p: QPainter, name: str, x: float, y: float, size: float, colour: str | QColor
) -> None:
    """An icon of `assets/common/icons` centred at (x, y); one that is missing paints nothing."""
    p.fillPath(placed(_path(name), x, y, size / 2), QColor(colour))


def icon(name: str, colour: str | QColor, size: int = 18) -> QIcon:
    """An icon for buttons and menus, sharp up to three times the size."""
    result = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(QSize(size, size) * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(ratio)
        p = QPainter(pixmap)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(p, name, size / 2, size / 2, size, colour)
        p.end()
        result.addPixmap(pixmap)
    return result


@cache
def _path(name: str) -> QPainterPath:
    """The icon's outline; empty, and told once, when it cannot be read."""
    try:
        return shape("common", "icons", f"{name}.svg")
    except (OSError, ValueError, KeyError) as error:
        # A window without a small picture still works; one that cannot be built does not.
        _log.warning("the icon %r cannot be painted: %s", name, error)
        return QPainterPath()
