"""Read emblems: the one path of an SVG file as a QPainterPath, in units of -1 to 1."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QPointF, Qt, QXmlStreamReader
from PySide6.QtGui import QPainterPath, QTransform

from engine.system.files import read
from engine.system.resources import asset

#: Maximum size of a drawing in bytes.
_MAX_BYTES = 1_000_000
_TOKEN = re.compile(r"[MLHVCQZmlhvcqz]|-?\d*\.?\d+(?:e-?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def parse(data: str) -> QPainterPath:
    """Parse path data with the commands M L H V C Q Z, absolute or relative.

    Raises ValueError for others.
    """
    if unparsed := _TOKEN.sub("", data).strip(" ,\n\t"):
        raise ValueError(f"path data not understood: {unparsed[:20]!r}")
    tokens = _TOKEN.findall(data)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    here = start = QPointF()
    command, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        kind, origin = command.upper(), here if command.islower() else QPointF()
        count = _ARGUMENTS[kind]
        n = [float(t) for t in tokens[i : i + count]]
        i += count
        if kind == "H":
            n = [n[0], here.y() - origin.y()]
        elif kind == "V":
            n = [here.x() - origin.x(), n[0]]
        points = [origin + QPointF(x, y) for x, y in zip(n[::2], n[1::2], strict=True)]
        match kind:
            case "M":
                path.moveTo(points[0])
                start = points[0]
            case "L" | "H" | "V":
                path.lineTo(points[0])
            case "C":
                path.cubicTo(*points)
            case "Q":
                path.quadTo(*points)
            case "Z":
                path.closeSubpath()
        here = points[-1] if points else start
    return path


@cache
def shape(*parts: str) -> QPainterPath:
    """Return the first path of an asset, its view box mapped to the square from -1 to 1.

    The result is shared: do not change it. Raises OSError when the file cannot be read, and
    ValueError when it has no path.
    """
    box, data = _read(read(asset(*parts), _MAX_BYTES).decode())
    if not data:
        raise ValueError(f"no path in {'/'.join(parts)}")
    x, y, width, height = (float(v) for v in box.split())
    side = max(width, height) / 2
    unit = QTransform().scale(1 / side, 1 / side).translate(-x - width / 2, -y - height / 2)
    return unit.map(parse(data))


def _read(svg: str) -> tuple[str, str]:
    """Return the view box and the data of the first path; "" for a missing one."""
    # Qt's reader is already loaded; loading Python's takes longer than all emblems of the shelf.
    reader, box = QXmlStreamReader(svg), ""
    while not reader.atEnd():
        reader.readNext()
        if not reader.isStartElement():
            continue
        attributes = reader.attributes()
        box = box or attributes.value("viewBox")
        if reader.name() == "path":
            return box, attributes.value("d")
    return box, ""
