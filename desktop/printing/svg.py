"""A page as SVG whose letters are outlines: elsewhere nobody has the font, and words shift."""

from __future__ import annotations

import html
import re
from functools import partial

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QPainterPath
from PySide6.QtSvg import QSvgGenerator

from desktop.printing.ink_saving import SheetPainter
from desktop.printing.page import Page
from desktop.style.theme import serif

_UNITS = 100  # in a millimetre
#: What files say of who made them.
MAKER = "Conquista"
#: What Qt writes for a line of text.
_TEXT = re.compile(
    r'<text (fill="[^"]*" fill-opacity="[^"]*") stroke="none" xml:space="preserve" '
    r'x="([^"]*)" y="([^"]*)" font-family="[^"]*" font-size="([^"]*)" font-weight="([^"]*)" '
    r'font-style="([^"]*)"\s*>(.*?)</text>',
    re.DOTALL,
)


def svg(page: Page, title: str) -> bytes:
    """The page in a file of its own."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # The older version of the format: the other one, Qt's default, has no clipping.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setDescription(MAKER)
    generator.setResolution(round(_UNITS * 25.4))
    size = QSize(round(page.size.width * _UNITS), round(page.size.height * _UNITS))
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    p = SheetPainter(generator)
    p.scale(_UNITS, _UNITS)
    page.paint(p)
    p.end()
    written = bytes(buffer.data().data()).decode("utf-8")
    outlines: dict[tuple[str, ...], str] = {}
    return _TEXT.sub(partial(_outlined, outlines), written).encode("utf-8")


def _outlined(outlines: dict[tuple[str, ...], str], text: re.Match[str]) -> str:
    """The letters as a path, which still says its words to those who listen."""
    fill, *where, content = text.groups()
    key = (*where, content)
    if key not in outlines:
        x, y, size, weight, style = where
        path = QPainterPath()
        font = serif(float(size), int(weight), style == "italic")
        path.addText(float(x), float(y), font, html.unescape(content))
        outlines[key] = _commands(path)
    words = html.escape(html.unescape(content).strip())
    return f'<path aria-label="{words}" {fill} stroke="none" d="{outlines[key]}"/>'


def _commands(path: QPainterPath) -> str:
    """The shape in the language of SVG."""
    kinds = QPainterPath.ElementType
    letters = {kinds.MoveToElement: "M", kinds.LineToElement: "L", kinds.CurveToElement: "C"}
    parts = []
    for i in range(path.elementCount()):
        element = path.elementAt(i)
        letter = letters.get(element.type, "")
        parts.append(f"{letter}{element.x:.2f},{element.y:.2f}")
    return " ".join(parts)
