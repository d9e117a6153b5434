"""What the printing tests share: languages, painted pages, and what is inside a PDF."""

from __future__ import annotations

import math
import re
import subprocess
import unicodedata
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

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
    """The selectable text of a PDF, by poppler, its spaces evened out and ligatures taken apart."""
    only = ["-f", str(page), "-l", str(page)] if page else []
    command = ["pdftotext", "-layout", *only, str(file), "-"]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    return unicodedata.normalize("NFKC", " ".join(run.stdout.split()))


def media_boxes(file: Path) -> list[tuple[float, float]]:
    """Width and height of every page of a PDF, in millimetres."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", file.read_bytes())
    return [(float(w) / 72 * 25.4, float(h) / 72 * 25.4) for w, h in boxes]


def strokes(file: Path) -> Iterator[list[float]]:
    """For one page of a PDF after the other, the lengths in millimetres of its straight lines."""
    for found in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", file.read_bytes(), re.DOTALL):
        with suppress(zlib.error):
            content = zlib.decompress(found[1])
            if content.startswith(b"/GSa gs"):
                yield _lengths(content.decode("latin-1"))


def _lengths(content: str) -> list[float]:
    lengths: list[float] = []
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    stack: list[Matrix] = []
    here = (0.0, 0.0)
    for line in content.splitlines():
        for operands, operator in re.findall(r"((?:-?[\d.]+ )*)(q|Q|cm|m|l)(?= |$)", line):
            numbers = [float(number) for number in operands.split()]
            match operator:
                case "q":
                    stack.append(matrix)
                case "Q" if stack:
                    matrix = stack.pop()
                case "cm" if len(numbers) == 6:
                    matrix = _times(numbers, matrix)
                case "m" | "l" if len(numbers) == 2:
                    x, y = numbers
                    a, b, c, d, e, f = matrix
                    there = (a * x + c * y + e, b * x + d * y + f)
                    if operator == "l":
                        lengths.append(math.dist(here, there) / 72 * 25.4)
                    here = there
    return lengths


def _times(n: list[float], m: Matrix) -> Matrix:
    return (
        n[0] * m[0] + n[1] * m[2], n[0] * m[1] + n[1] * m[3],
        n[2] * m[0] + n[3] * m[2], n[2] * m[1] + n[3] * m[3],
        n[4] * m[0] + n[5] * m[2] + m[4], n[4] * m[1] + n[5] * m[3] + m[5],
    )  # fmt: skip
