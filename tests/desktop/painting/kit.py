"""What painters draw, to be compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgGenerator

Paint = Callable[[QPainter], None]


def vectors(paint: Paint, width: int, height: int) -> bytes:
    """Return the SVG of a painter on paper."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(width, height))
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    return bytes(buffer.data().data())


def assert_all_different_and_always_the_same(
    things: Mapping[str, Paint], pixels: Callable[[Paint], bytes]
) -> None:
    """Every thing has its own picture, none is empty, and painted again it is the same."""
    first = {name: pixels(paint) for name, paint in things.items()}
    assert len(set(first.values())) == len(first)
    assert pixels(lambda p: None) not in first.values()
    again = {name: pixels(paint) for name, paint in things.items()}
    assert [name for name in things if first[name] != again[name]] == []


def contrast(a: str | QColor, b: str | QColor) -> float:
    """Contrast ratio after WCAG 2."""
    light, dark = sorted((_luminance(QColor(a)), _luminance(QColor(b))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    """Relative _luminance after WCAG 2."""
    parts = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
