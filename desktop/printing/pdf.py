"""Write pages as a PDF/X-4 with exact sizes in which repeated pictures are stored once.

Qt writes the metadata of PDF/X-4, and an sRGB profile as the output intent; `cmyk` replaces that
by the profile of a press. Qt draws every page and
every stamp as a page of its own; the final pages are composed from these.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from io import BytesIO

import pikepdf
from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTransform,
)

from desktop.printing.cmyk import convert, drop_inks
from desktop.printing.ink_saving import SheetPainter
from desktop.printing.print_page import Page, Paint, PaperSize
from desktop.printing.punching import MARK
from desktop.printing.stamp import AIR_MM, painter_key

#: The green and blue channels of a marked line colour as Qt writes it.
_MARKED = re.compile(rb"\b0\.0000152\d* (\d[\d.]*) (\d[\d.]*) SCN\b")


def marked(line: QPen) -> QPen:
    """Return a pen that marks a semi-transparent line; other pens are returned unchanged.

    The red, green, blue and alpha channels are packed into the green and blue channels of 16 bits.
    """
    brush = line.brush()
    colour = brush.color()
    if brush.style() != Qt.BrushStyle.SolidPattern or not 0 < colour.alpha() < 255:
        return line
    green = colour.red() << 8 | colour.green()
    blue = colour.blue() << 8 | colour.alpha()
    result = QPen(line)
    result.setBrush(QBrush(QColor.fromRgba64(MARK, green, blue)))
    return result


def restore_marked_lines(content: bytes) -> tuple[bytes, set[int]]:
    """Return Qt's content with the colours of marked lines restored, and the opacities it needs.

    Each opacity (1 to 255) needs a graphics state named /A1 to /A255. Die lines have the opacity 0:
    they need /A0 and the colour space /Die.
    """
    first, *marked_parts = _MARKED.split(content)
    parts, needed = [first], set[int]()
    for green, blue, after in zip(
        marked_parts[::3], marked_parts[1::3], marked_parts[2::3], strict=True
    ):
        high, low = (round(float(channel) * 0xFFFF) for channel in (green, blue))
        alpha = low & 0xFF
        channels = " ".join(f"{value / 255:.4f}" for value in (high >> 8, high & 0xFF, low >> 8))
        parts.append(f"{channels if alpha else '/Die CS 1'} SCN /A{alpha} gs".encode())
        # From the next line colour on, lines are opaque again.
        parts.append(after.replace(b" SCN", b" SCN /A255 gs", 1))
        needed |= {alpha, 255}
    return b"".join(parts), needed


#: Dots per inch of the fine grid for coordinates.
_DPI = 1200
#: Millimetres per point.
_MM = 25.4 / 72
#: Points per dot.
_DOT = 72 / _DPI
#: Dots per millimetre.
_DOTS = _DPI / 25.4
#: Corrections to the text that Qt assigns to glyphs, for copying and searching.
_SPELT = {
    b"<FB00>": b"<00660066>",
    b"<FB01>": b"<00660069>",
    b"<FB02>": b"<0066006C>",
    b"<FB03>": b"<006600660069>",
    b"<FB04>": b"<00660066006C>",
    b"<0009>": b"<0020>",
    b"<02BC>": b"<2019>",
}
_TAKEN = re.compile(b"|".join(_SPELT))
#: Compressed bytes below which a page may be empty.
_MIN_PAGE_BYTES = 2000
#: Operators that paint something.
_VISIBLE = re.compile(rb"(?:^|\s)(?:f\*?|[BbSs]\*?|T[jJ]|Do|sh)\s")


@dataclass(frozen=True, slots=True)
class _Stamp:
    """A use of a stored picture: its number, its transform in dots of the page, and its clip."""

    number: int
    transform: QTransform
    clip: QRectF | None


@dataclass(slots=True)
class _Sheet:
    """A page or a stored picture. Its parts, lowest first, are stamps or numbers of Qt's pages."""

    size: PaperSize
    parts: list[int | _Stamp] = field(default_factory=list)


def pdf(
    pages: Sequence[Page], title: str, report_page: Callable[[int], None], *, cmyk: bool = False
) -> bytes:
    """Return the pages as a PDF file, with `cmyk` in the inks of a printing press.

    `report_page` is called with the number of finished pages and may raise to stop.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPdfVersion(QPagedPaintDevice.PdfVersion.PdfVersion_X4)
    writer.setResolution(_DPI)
    writer.setTitle(title)
    writer.setAuthor("Conquista")
    writer.setCreator("Conquista")
    p = _Composer(writer)
    try:
        for i, page in enumerate(pages):
            report_page(i)
            p.sheet(page.size, page.paint)
        p.store()
        report_page(len(pages))
    finally:
        if p.isActive():
            p.end()
    with pikepdf.open(BytesIO(bytes(buffer.data().data()))) as document:
        _compose(document, p.sheets, p.stored)
        _describe(document, pages)
        if cmyk:
            convert(document)
        else:
            drop_inks(document)
        out = BytesIO()
        # The metadata keeps the version that Qt wrote: changing it needs another library (lxml),
        # which bundles omit.
        document.save(
            out, object_stream_mode=pikepdf.ObjectStreamMode.generate, fix_metadata_version=False
        )
        return out.getvalue()


class _Composer(SheetPainter):
    """Painter on a PDF writer that begins a new page for each stamp."""

    def __init__(self, writer: QPdfWriter) -> None:
        super().__init__()
        self._writer = writer
        self._drawn_count = 0
        self._sheet = _Sheet(PaperSize(0, 0))
        self._numbers: dict[Hashable, int] = {}
        self._waiting: list[tuple[Paint, QRectF]] = []
        self.sheets: list[_Sheet] = []
        self.stored: list[_Sheet] = []

    def sheet(self, size: PaperSize, paint: Paint) -> None:
        """Paint a page."""
        self.sheets.append(self._whole_sheet(size, paint))

    def store(self) -> None:
        """Paint all stamped pictures, including those stamped on other stamps."""
        while self._waiting:
            paint, bounds = self._waiting.pop(0)

            def shifted(painter: QPainter, paint: Paint = paint, bounds: QRectF = bounds) -> None:
                painter.translate(-bounds.topLeft())
                paint(painter)

            self.stored.append(
                self._whole_sheet(PaperSize(bounds.width(), bounds.height()), shifted)
            )

    def place(self, paint: Paint, bounds: QRectF) -> None:
        """Note the use of a stored picture, between the paintings before and after it."""
        rect = bounds.adjusted(-AIR_MM, -AIR_MM, AIR_MM, AIR_MM)
        key = (painter_key(paint), rect.getRect())
        if key not in self._numbers:
            self._numbers[key] = len(self._numbers)
            self._waiting.append((paint, rect))
        at = self.transform()
        self.resetTransform()  # to get the clip in coordinates of the page
        clip = self.clipBoundingRect() if self.hasClipping() else None
        self.setTransform(at)
        scaled = QTransform.fromScale(1 / _DOTS, 1 / _DOTS) * QTransform.fromTranslate(
            rect.x(), rect.y()
        )
        self._sheet.parts.append(_Stamp(self._numbers[key], scaled * at, clip))
        self._turn_over()

    def device_pen(self, line: QPen) -> QPen:
        """Mark semi-transparent lines, which Qt would not write as lines."""
        return marked(line) if self.opacity() == 1 else line

    def _whole_sheet(self, size: PaperSize, paint: Paint) -> _Sheet:
        self._sheet = sheet = _Sheet(size)
        self._writer.setPageLayout(_layout(size))
        if self._drawn_count == 0:
            self.begin(self._writer)
            self._sheet.parts.append(0)
            self._drawn_count = 1
        else:
            self._turn_over()
        self.save()
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.scale(_DOTS, _DOTS)
        paint(self)
        self.restore()
        return sheet

    def _turn_over(self) -> None:
        self._writer.newPage()
        self._sheet.parts.append(self._drawn_count)
        self._drawn_count += 1


def _layout(size: PaperSize) -> QPageLayout:
    """Return a layout without margins whose sides are rounded up to whole points."""
    points = QSize(*(math.ceil(side / _MM - 1e-6) for side in (size.width, size.height)))
    upright = points if points.width() <= points.height() else points.transposed()
    paper = QPageSize(upright, "", QPageSize.SizeMatchPolicy.ExactMatch)
    lying = points.width() > points.height()
    way = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
    return QPageLayout(paper, way, QMarginsF())


def _compose(document: pikepdf.Pdf, sheets: Sequence[_Sheet], stored: Sequence[_Sheet]) -> None:
    """Replace Qt's pages by the pages composed from them."""
    for page in document.pages:
        for font in page.Resources.get("/Font", {}).values():
            _spell_out(font)
    layers = [_layer(document, page) for page in document.pages]
    del document.pages[:]
    pictures = [
        document.make_stream(
            b"", Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form, BBox=[0, 0, *_points(sheet)]
        )
        for sheet in stored
    ]
    for sheet, picture in zip(stored, pictures, strict=True):
        content, names = _content(sheet, layers, pictures, stored)
        picture.write(content)
        picture.Resources = pikepdf.Dictionary(XObject=names)
    for sheet in sheets:
        content, names = _content(sheet, layers, pictures, stored)
        page = document.add_blank_page(page_size=_points(sheet))
        page.Contents = document.make_stream(content)
        page.Resources = pikepdf.Dictionary(XObject=names)


def _describe(document: pikepdf.Pdf, pages: Sequence[Page]) -> None:
    """Set language, bookmarks and boxes, and ask viewers to print at true size on both sides."""
    document.docinfo["/GTS_PDFXVersion"] = pikepdf.String("PDF/X-4")
    document.Root.Lang = pikepdf.String(QLocale().bcp47Name())
    preferences = pikepdf.Dictionary(DisplayDocTitle=True, PrintScaling=pikepdf.Name("/None"))
    turns = {page.turn for page in pages if page.is_back} - {""}
    if turns:
        edge = "Short" if "short" in turns else "Long"
        preferences.Duplex = pikepdf.Name(f"/DuplexFlip{edge}Edge")
    for sheet, page in zip(document.pages, pages, strict=True):
        sheet.TrimBox = _box(page.size, page.trim)
        sheet.BleedBox = _box(page.size, page.trim - page.bleed)
    document.Root.ViewerPreferences = preferences
    parts = [
        (page.title, i)
        for i, page in enumerate(pages)
        if page.title and (i == 0 or page.title != pages[i - 1].title)
    ]
    with document.open_outline() as outline:
        outline.root.extend(pikepdf.OutlineItem(title, i) for title, i in parts)


def _box(size: PaperSize, inset: float) -> pikepdf.Array:
    """Return the page without a border of `inset` millimetres, in points."""
    sides = (inset, inset, size.width - inset, size.height - inset)
    return pikepdf.Array([side / _MM for side in sides])


def _points(sheet: _Sheet) -> tuple[float, float]:
    return sheet.size.width / _MM, sheet.size.height / _MM


def _spell_out(font: pikepdf.Object) -> None:
    """Correct the text of ligatures, spaces and apostrophes.

    For glyphs that look alike Qt keeps only one.
    """
    table = font.ToUnicode.read_bytes()
    font.ToUnicode.write(_TAKEN.sub(lambda found: _SPELT[found[0]], table))


def _layer(document: pikepdf.Pdf, page: pikepdf.Page) -> pikepdf.Object | None:
    """Return Qt's drawing of a page as a form object; None when it is empty."""
    content = page.Contents
    packed = content.read_raw_bytes()
    plain = content.read_bytes()
    if len(packed) < _MIN_PAGE_BYTES and not _VISIBLE.search(plain):
        return None
    changed, states = restore_marked_lines(plain)
    layer = document.make_stream(
        b"",
        Type=pikepdf.Name.XObject,
        Subtype=pikepdf.Name.Form,
        BBox=page.mediabox,
        Resources=page.Resources,
    )
    if states:
        for alpha in states:
            state = pikepdf.Dictionary(CA=alpha / 255 if alpha else 1, OP=not alpha, OPM=1)
            page.Resources.ExtGState[f"/A{alpha}"] = state
        if 0 in states:
            page.Resources.ColorSpace["/Die"] = _die_colour()
        layer.write(changed)
    else:
        # Kept compressed as Qt wrote it: compressing again takes as long as everything else.
        layer.write(packed, filter=pikepdf.Name.FlateDecode)
    return layer


def _die_colour() -> pikepdf.Array:
    """Return the spot colour of die lines, which overprints and is shown as magenta."""
    tint = pikepdf.Dictionary(FunctionType=2, Domain=[0, 1], C0=[1, 1, 1], C1=[1, 0, 1], N=1)
    name = pikepdf.Name.CutContour  # what machines that cut look for
    return pikepdf.Array([pikepdf.Name.Separation, name, pikepdf.Name.DeviceRGB, tint])


def _content(
    sheet: _Sheet,
    layers: Sequence[pikepdf.Object | None],
    pictures: Sequence[pikepdf.Object],
    stored: Sequence[_Sheet],
) -> tuple[bytes, pikepdf.Dictionary]:
    """Return the content of a page made of its parts, and the names of the objects in it."""
    _, height = _points(sheet)
    lines: list[str] = []
    names = pikepdf.Dictionary()
    for part in sheet.parts:
        if isinstance(part, int):
            layer = layers[part]
            if layer is None:
                continue
            # Qt's pages are rounded up to whole points, and PDF coordinates begin at the foot.
            shift = height - float(layer.BBox[3])
            name, matrix, clip = f"/L{part}", f"1 0 0 1 0 {shift:.5f} cm", ""
            names[name] = layer
        else:
            name = f"/P{part.number}"
            names[name] = pictures[part.number]
            up = QTransform(_DOT, 0, 0, -_DOT, 0, height)
            _, part_size = _points(stored[part.number])
            at = QTransform(1 / _DOT, 0, 0, -1 / _DOT, 0, part_size / _DOT) * part.transform * up
            clip = _rectangle(up.mapRect(part.clip)) + " W n" if part.clip else ""
            numbers = (at.m11(), at.m12(), at.m21(), at.m22(), at.dx(), at.dy())
            # With enough digits that a picture across two pages matches to the dot.
            matrix = " ".join(f"{number:.9f}" for number in numbers) + " cm"
        lines.append(f"q {clip} {matrix} {name} Do Q")
    return "\n".join(lines).encode(), names


def _rectangle(rect: QRectF) -> str:
    return f"{rect.x():.5f} {rect.y():.5f} {rect.width():.5f} {rect.height():.5f} re"
