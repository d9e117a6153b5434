"""What the printing tests share: languages, painted pages, and what is inside a PDF."""

from __future__ import annotations

import html
import itertools
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pikepdf
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from desktop.language.translation import Language
from desktop.printing.ink_saving import paint_sparingly
from desktop.printing.output import picture
from desktop.printing.print_page import Page, PaperSize
from desktop.printing.sheets import Cutout

#: Of what a page shows: what moves things about, and lines.
_OPERATION = re.compile(r"((?:-?[\d.]+ )*)(/\w+ )?(q|Q|cm|m|l|Do)(?= |$)")

Matrix = tuple[float, float, float, float, float, float]


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """The application in another language."""
    language = Language()
    language.install(code)
    try:
        yield
    finally:
        language.install("en")


def image(page: Page, scale: float) -> QImage:
    """Return a page as painted, so many pixels to a millimetre."""
    return picture(page, scale)


def cutout_page(cutout: Cutout, beyond: float, *, light: bool) -> tuple[Page, QPainterPath]:
    """Return a piece without bleed and die line, so many millimetres from the edge, and its cut."""
    bounds = cutout.cut.boundingRect()
    offset = QPointF(beyond, beyond) - bounds.topLeft()

    def paint(painter: QPainter) -> None:
        painter.translate(offset)
        if light:
            paint_sparingly(cutout.paint, painter)
        else:
            cutout.paint(painter)

    size = PaperSize(bounds.width(), bounds.height()).size_inside(-beyond)
    return Page(size, paint, name=cutout.id), cutout.cut.translated(offset)


def white(image: QImage, x: int, y: int, width: int, height: int) -> bool:
    """Return whether nothing is painted there."""
    part = image.copy(x, y, width, height)
    blank = QImage(part.size(), part.format())
    blank.fill(QColor("white"))
    return part == blank


def text_of(file: Path, page: int | None = None) -> str:
    """Return the selectable text of a PDF, by poppler, its spaces evened out."""
    only = ["-f", str(page), "-l", str(page)] if page else []
    command = ["pdftotext", "-layout", *only, str(file), "-"]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    return " ".join(run.stdout.split())


def words_of(file: Path) -> list[list[tuple[str, QRectF]]]:
    """For every page of a PDF its words and where they stand, in millimetres."""
    command = ["pdftotext", "-bbox", str(file), "-"]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    pattern = r'<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)</word>'
    pages = []
    for page in run.stdout.split("<page ")[1:]:
        found = []
        for *corners, word in re.findall(pattern, page):
            left, top, right, foot = (float(number) / 72 * 25.4 for number in corners)
            found.append((html.unescape(word), QRectF(left, top, right - left, foot - top)))
        pages.append(found)
    return pages


def overlapping(words: list[tuple[str, QRectF]]) -> list[tuple[str, str]]:
    """Return words that stand on one another: of their line boxes the middle, where letters are."""
    boxes = []
    for word, box in words:
        across, down = (0.0, 0.25) if box.width() > box.height() or len(word) < 3 else (0.25, 0.0)
        across, down = across * box.width(), down * box.height()
        boxes.append((word, box.adjusted(across, down, -across, -down)))
    pairs = itertools.combinations(boxes, 2)
    return [(a, b) for (a, one), (b, other) in pairs if _share(one, other) > 0.05]


def _share(one: QRectF, other: QRectF) -> float:
    """Return how much of the smaller of two rectangles lies in the other."""
    both = one.intersected(other)
    least = min(one.width() * one.height(), other.width() * other.height())
    return both.width() * both.height() / least if both.isValid() and least else 0.0


def media_boxes(file: Path) -> list[tuple[float, float]]:
    """Width and height of every page of a PDF, in millimetres."""
    with pikepdf.open(file) as document:
        boxes = [page.mediabox for page in document.pages]
        assert all(float(box[0]) == float(box[1]) == 0 for box in boxes)
        return [(float(box[2]) / 72 * 25.4, float(box[3]) / 72 * 25.4) for box in boxes]


def streams(document: pikepdf.Pdf) -> Iterator[pikepdf.Stream]:
    """Yield everything in a PDF that has a content, such as pictures."""
    for part in document.objects:
        if isinstance(part, pikepdf.Stream):
            yield part


def states(document: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """Yield how things are painted in a PDF: see-through, or behind a mask."""
    for part in streams(document):
        yield from named(part, "/ExtGState").values()


def named(part: pikepdf.Object, kind: str) -> dict[str, pikepdf.Object]:
    """Return the resources of one kind that a page or a picture in a PDF names."""
    found = part.get("/Resources", pikepdf.Dictionary()).get(kind, pikepdf.Dictionary())
    return dict(found.items())


def strokes(file: Path, *, stamps: bool = False) -> Iterator[list[float]]:
    """For one page of a PDF after the other, the lengths in millimetres of its straight lines."""
    for page in lines(file, stamps=stamps):
        yield [line.length() for line in page]


def lines(file: Path, *, stamps: bool = False) -> Iterator[list[QLineF]]:
    """For one page of a PDF after the other, its straight lines in millimetres from the foot.

    Those of what is stored once and stamped, such as cards and boards, only where asked for.
    """
    with pikepdf.open(file) as document:
        for page in document.pages:
            found: list[QLineF] = []
            _gather(page.obj, page.Contents.read_bytes(), (1, 0, 0, 1, 0, 0), stamps, found)
            yield found


def _gather(
    part: pikepdf.Object, content: bytes, matrix: Matrix, stamps: bool, found: list[QLineF]
) -> None:
    stack: list[Matrix] = []
    here = QPointF()
    for line in content.decode("latin-1").splitlines():
        if line.endswith(" c"):
            continue
        for operands, name, operator in _OPERATION.findall(line):
            numbers = [float(number) for number in operands.split()]
            match operator:
                case "q":
                    stack.append(matrix)
                case "Q" if stack:
                    matrix = stack.pop()
                case "cm" if len(numbers) == 6:
                    matrix = _times(numbers, matrix)
                case "Do" if stamps or name.startswith("/L"):
                    picture = named(part, "/XObject")[name.strip()]
                    _gather(picture, picture.read_bytes(), matrix, stamps, found)
                case "m" | "l" if len(numbers) == 2:
                    x, y = numbers
                    a, b, c, d, e, f = matrix
                    there = QPointF(a * x + c * y + e, b * x + d * y + f) / 72 * 25.4
                    if operator == "l":
                        found.append(QLineF(here, there))
                    here = there


def _times(n: list[float], m: Matrix) -> Matrix:
    return (
        n[0] * m[0] + n[1] * m[2], n[0] * m[1] + n[1] * m[3],
        n[2] * m[0] + n[3] * m[2], n[2] * m[1] + n[3] * m[3],
        n[4] * m[0] + n[5] * m[2] + m[4], n[4] * m[1] + n[5] * m[3] + m[5],
    )  # fmt: skip
