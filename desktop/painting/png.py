"""Pictures as the bytes of a PNG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPixmap


def png_bytes(picture: QImage | QPixmap, quality: int = -1) -> bytes:
    """Return a picture as a PNG; `quality` in [0, 100] is the inverse of the compression."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG", quality)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
