"""What the printing tests share: languages, painted pages, and what is inside a PDF."""

from __future__ import annotations

import math
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pikepdf
from PySide6.QtGui import QColor, QImage

from desktop.language import Language
from desktop.printing.output import picture
from desktop.printing.page import Page

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
    """A page as painted, so many pixels to a millimetre."""
    return picture(page, scale)


def white(image: QImage, x: int, y: int, width: int, height: int) -> bool:
    """Whether nothing is painted there."""
    part = image.copy(x, y, width, height)
    blank = QImage(part.size(), part.format())
    blank.fill(QColor("white"))
    return part == blank


def text_of(file: Path, page: int | None = None) -> str:
    """The selectable text of a PDF, by poppler, its spaces evened out."""
    only = ["-f", str(page), "-l", str(page)] if page else []
    command = ["pdftotext", "-layout", *only, str(file), "-"]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    return " ".join(run.stdout.split())


def media_boxes(file: Path) -> list[tuple[float, float]]:
    """Width and height of every page of a PDF, in millimetres."""
    with pikepdf.open(file) as document:
        boxes = [page.mediabox for page in document.pages]
        assert all(float(box[0]) == float(box[1]) == 0 for box in boxes)
        return [(float(box[2]) / 72 * 25.4, float(box[3]) / 72 * 25.4) for box in boxes]


def streams(document: pikepdf.Pdf) -> Iterator[pikepdf.Stream]:
    """Everything in a PDF that has a content, such as pictures."""
    for part in document.objects:
        if isinstance(part, pikepdf.Stream):
            yield part


def states(document: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """How things are painted in a PDF: see-through, or behind a mask."""
    for part in streams(document):
        yield from named(part, "/ExtGState").values()


def named(part: pikepdf.Object, kind: str) -> dict[str, pikepdf.Object]:
    """What a page or a picture in a PDF has names for, of one kind."""
    found = part.get("/Resources", pikepdf.Dictionary()).get(kind, pikepdf.Dictionary())
    return dict(found.items())


def strokes(file: Path, *, stamps: bool = False) -> Iterator[list[float]]:
    """For one page of a PDF after the other, the lengths in millimetres of its straight lines.

    Those of what is stored once and stamped, such as cards and boards, only where asked for.
    """
    with pikepdf.open(file) as document:
        for page in document.pages:
            lengths: list[float] = []
            _gather(page.obj, page.Contents.read_bytes(), (1, 0, 0, 1, 0, 0), stamps, lengths)
            yield lengths


def _gather(
    part: pikepdf.Object, content: bytes, matrix: Matrix, stamps: bool, lengths: list[float]
) -> None:
    stack: list[Matrix] = []
    here = (0.0, 0.0)
    for line in content.decode("latin-1").splitlines():
        for operands, name, operator in re.findall(
            r"((?:-?[\d.]+ )*)(/\w+ )?(q|Q|cm|m|l|Do)(?= |$)", line
        ):
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
                    _gather(picture, picture.read_bytes(), matrix, stamps, lengths)
                case "m" | "l" if len(numbers) == 2:
                    x, y = numbers
                    a, b, c, d, e, f = matrix
                    there = (a * x + c * y + e, b * x + d * y + f)
                    if operator == "l":
                        lengths.append(math.dist(here, there) / 72 * 25.4)
                    here = there


def _times(n: list[float], m: Matrix) -> Matrix:
    return (
        n[0] * m[0] + n[1] * m[2], n[0] * m[1] + n[1] * m[3],
        n[2] * m[0] + n[3] * m[2], n[2] * m[1] + n[3] * m[3],
        n[4] * m[0] + n[5] * m[2] + m[4], n[4] * m[1] + n[5] * m[3] + m[5],
    )  # fmt: skip
