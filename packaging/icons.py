"""Draws the icon in all sizes: `icons.py FOLDER`, as NxN/NAME.png, conquista.ico and .icns."""

from __future__ import annotations

import os
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parent.parent / "assets" / "common" / "conquista.svg"
NAME = "org.conquista.Conquista"
#: Pixels; Linux wants all, Windows those up to 256, macOS powers of two.
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512, 1024)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)


def draw(size: int) -> bytes:
    """The icon as a PNG of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def main(folder: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    drawn = {size: draw(size) for size in SIZES}
    del application
    for size, png in drawn.items():
        place = folder / f"{size}x{size}"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{NAME}.png").write_bytes(png)
    pictures = {size: Image.open(BytesIO(png)) for size, png in drawn.items()}
    pictures[256].save(
        folder / "conquista.ico",
        sizes=[(size, size) for size in WINDOWS],
        append_images=[pictures[size] for size in WINDOWS],
    )
    pictures[1024].save(
        folder / "conquista.icns",
        append_images=[pictures[size] for size in (16, 32, 64, 128, 256, 512)],
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
