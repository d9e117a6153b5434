"""What painters draw, to be compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

Paint = Callable[[QPainter], None]


def vectors(paint: Paint, width: int, height: int) -> bytes:
    """What a painter draws on paper, as SVG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(width, height))
    p = QPainter(generator)
    paint(p)
    p.end()
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
