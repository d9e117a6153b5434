"""Icons of the window, each a single path in any colour."""

from __future__ import annotations

import logging
from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from desktop.painting.shapes import place_path
from desktop.painting.svg_path import shape

_log = logging.getLogger(__name__)


def paint_icon(
    painter: QPainter, name: str, x: float, y: float, size: float, colour: str | QColor
) -> None:
    """Paint an icon of `assets/common/icons` centred at (x, y); a missing icon paints nothing."""
    painter.fillPath(place_path(_path(name), x, y, size / 2), QColor(colour))


def icon(name: str, colour: str | QColor, size: int = 18) -> QIcon:
    """Return an icon for buttons and menus, sharp up to a device pixel ratio of 3."""
    result = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(QSize(size, size) * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, name, size / 2, size / 2, size, colour)
        painter.end()
        result.addPixmap(pixmap)
    return result


@cache
def _path(name: str) -> QPainterPath:
    """Return the outline of an icon.

    When it cannot be read, log that once and return an empty path.
    """
    try:
        return shape("common", "icons", f"{name}.svg")
    except (OSError, ValueError, KeyError) as error:
        # A window without a small icon still works; one that cannot be built does not.
        _log.warning("the icon %r cannot be painted: %s", name, error)
        return QPainterPath()
