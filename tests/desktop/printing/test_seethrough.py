"""Lines that let something through: in a PDF they are lines, and look as painted."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pikepdf
import pytest
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from desktop.painting.shapes import mix_colours, paint_lines, pen, stroke_path, with_alpha
from desktop.printing.output import picture, write
from desktop.printing.pdf import marked
from desktop.printing.print_page import Page, PaperSize
from tests.desktop.printing.kit import states, streams

pytestmark = pytest.mark.usefixtures("qapp")

SCALE = 5
#: Lines across the page, as high as this, one below the other.
HIGH = 4.0
COLOURS = [
    QColor("#204080"),
    with_alpha("#204080", 128),
    QColor("#000000"),
    with_alpha("#000000", 60),
    with_alpha("#010101", 254),
    mix_colours("#204080", "#ff8000", 0.37),
    with_alpha(mix_colours("#204080", "#ff8000", 0.37), 90),
    with_alpha("#00ff00", 1),
]


def paint_page(painter: QPainter) -> None:
    """On paper that is half red, every other line by each of two ways; over all a surface."""
    painter.fillRect(QRectF(0, 0, 10, 50), QColor("#c03030"))
    for i, colour in enumerate(COLOURS):
        line = QLineF(2, 5 + i * 5, 18, 5 + i * 5)
        if i % 2:
            paint_lines(painter, [line], pen(colour, HIGH))
        else:
            path = QPainterPath(line.p1())
            path.lineTo(line.p2())
            stroke_path(painter, path, pen(colour, HIGH))
    painter.fillRect(QRectF(14, 0, 2, 50), with_alpha("#ffffff", 100))
    stroke_path(painter, QPainterPath(), pen(with_alpha("#123456", 50), 1))


def test_lines_that_let_something_through_look_as_painted(tmp_path: Path) -> None:
    page = Page(PaperSize(20, 50), paint_page)
    (file,) = write([page], tmp_path / "a.pdf", "")
    command = ["pdftoppm", "-r", "127", "-png", "-singlefile", str(file), str(tmp_path / "a")]
    subprocess.run(command, check=True)
    printed, painted = QImage(str(tmp_path / "a.png")), picture(page, SCALE)
    for i in range(len(COLOURS)):
        for x in (1, 5, 12, 15, 17, 19):
            at = round(x * SCALE), round((5 + i * 5) * SCALE)
            one, other = printed.pixelColor(*at), painted.pixelColor(*at)
            pairs = zip(one.getRgb(), other.getRgb(), strict=True)  # type: ignore[call-overload]
            assert all(abs(a - b) <= 3 for a, b in pairs), (i, x)


def test_they_are_lines_in_the_file(tmp_path: Path) -> None:
    """Not outlines filled, of as many corners as the bends of the line take."""

    def paint(painter: QPainter) -> None:
        path = QPainterPath()
        for i in range(300):
            path.addEllipse(QRectF(i % 20, i // 20, 3 + i % 7, 5))
        stroke_path(painter, path, pen(with_alpha("#204080", 128), 0.7))

    (file,) = write([Page(PaperSize(20, 50), paint)], tmp_path / "a.pdf", "")
    with pikepdf.open(file) as document:
        found = {float(state.CA) for state in states(document) if "/CA" in state}
        assert sorted(found) == pytest.approx([128 / 255, 1], abs=0.001)
        written = b"".join(
            part.read_bytes() for part in streams(document) if part.get("/Subtype") == "/Form"
        )
    assert written.count(b"\nS\n") == 1
    assert b"\nf" not in written


@pytest.mark.parametrize("colour", ["#204080", with_alpha("#204080", 0)])
def test_other_lines_are_painted_as_they_are(colour: str | QColor) -> None:
    line = pen(colour, 1)
    assert marked(line) is line
