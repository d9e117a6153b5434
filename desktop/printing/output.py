"""Write pages to PDF, SVG or PNG files or to a printer; all of them paint the same pages."""

from __future__ import annotations

import errno
import html
import io
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator

from desktop.painting.png import png_bytes
from desktop.printing.ink_saving import SheetPainter
from desktop.printing.print_page import Page, PaperSize, PrintError
from desktop.style.theme import serif
from engine.system import files

#: Units per millimetre.
_UNITS_PER_MM = 100
#: The program's name in the metadata of files.
MAKER = "Conquista"
#: The SVG element that Qt writes for a line of text.
_TEXT = re.compile(
    r'<text (fill="[^"]*" fill-opacity="[^"]*") stroke="none" xml:space="preserve" '
    r'x="([^"]*)" y="([^"]*)" font-family="[^"]*" font-size="([^"]*)" font-weight="([^"]*)" '
    r'font-style="([^"]*)"\s*>(.*?)</text>',
    re.DOTALL,
)


def svg(page: Page, title: str) -> bytes:
    """Return a page as an SVG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # SVG 1.1, because Qt's default version (Tiny 1.2) has no clipping.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setDescription(MAKER)
    generator.setResolution(round(_UNITS_PER_MM * 25.4))
    size = QSize(round(page.size.width * _UNITS_PER_MM), round(page.size.height * _UNITS_PER_MM))
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = SheetPainter(generator)
    painter.scale(_UNITS_PER_MM, _UNITS_PER_MM)
    page.paint(painter)
    painter.end()
    written = bytes(buffer.data().data()).decode("utf-8")
    outlines: dict[tuple[str, ...], str] = {}
    return _TEXT.sub(partial(_outline_text, outlines), written).encode("utf-8")


def _outline_text(outlines: dict[tuple[str, ...], str], text: re.Match[str]) -> str:
    """Return a line of text as a path with its words as an accessible label."""
    fill, *where, content = text.groups()
    key = (*where, content)
    if key not in outlines:
        x, y, size, weight, style = where
        path = QPainterPath()
        font = serif(float(size), int(weight), style == "italic")
        path.addText(float(x), float(y), font, html.unescape(content))
        outlines[key] = _commands(path)
    plain_text = html.escape(html.unescape(content).strip())
    return f'<path aria-label="{plain_text}" {fill} stroke="none" d="{outlines[key]}"/>'


def _commands(path: QPainterPath) -> str:
    """Return a path as SVG path data."""
    parts = []
    for i in range(path.elementCount()):
        element = path.elementAt(i)
        # Not by `element.type`: making an enum of it takes most of the time.
        if element.isMoveTo():
            letter = "M"
        elif element.isLineTo():
            letter = "L"
        else:
            letter = "C" if element.isCurveTo() else ""
        parts.append(f"{letter}{element.x:.2f},{element.y:.2f}")
    return " ".join(parts)


FORMATS = ("pdf", "svg", "png")
#: An archive of PNG pictures.
ZIP = "zip"
#: Default dots per inch of pictures.
PNG_DPI = 150
_MM = 25.4
#: Marks in the first `_HEAD` bytes by which the program's own files are recognised.
_MARKS = {"svg": f"<desc>{MAKER}</desc>".encode(), "png": f"Software\0{MAKER}".encode()}
_HEAD = 4096
_MAX_PIXELS = 200_000_000

#: Called with the number of finished pages; returns False to stop the work.
Progress = Callable[[int], bool]


class CancelledError(Exception):
    """Raised when the player cancelled the work."""


def _go_on(done: int) -> bool:
    return True


#: Returns the texts that accompany the pages in a file, by the extension of their own file.
Lists = Callable[[Path], Mapping[str, str]]


def _no_lists(target: Path) -> Mapping[str, str]:
    return {}


def format_of(target: Path) -> str:
    """Return the format of a file name.

    Raises PrintError for an unknown one.
    """
    suffix = target.suffix.lower().removeprefix(".")
    if suffix not in (*FORMATS, ZIP):
        raise PrintError(f"{target}: the name must end in .pdf, .svg, .png or .zip", "format")
    return suffix


def write(
    pages: Sequence[Page],
    target: Path,
    title: str,
    *,
    dpi: int = PNG_DPI,
    cmyk: bool = False,
    progress: Progress = _go_on,
    lists: Lists = _no_lists,
) -> list[Path]:
    """Write all pages and return the written files, which for SVG and PNG are named or numbered.

    `lists` returns accompanying texts. `cmyk` matters to a PDF only. A zip holds PNG pictures and
    these texts. Each file is written completely or not at all. Raises PrintError, OSError or
    CancelledError.
    """
    kind = format_of(target)
    texts = {target.with_suffix(f".{end}"): text.encode() for end, text in lists(target).items()}
    if kind == ZIP:
        files.write(target, _zip(pages, target, texts, dpi, progress))
        return [target]
    named = range(len(pages)) if kind != "pdf" else ()
    written = [_file_of(target, pages, i) for i in named] or [target]
    _check_ours(target, written, texts)
    if kind == "pdf":
        # Imported late because the PDF library takes a while to load.
        from desktop.printing.pdf import pdf

        files.write(target, pdf(pages, title, partial(_report_page, progress), cmyk=cmyk))
    else:
        for i, (file, page) in enumerate(zip(written, pages, strict=True)):
            _report_page(progress, i)
            files.write(file, svg(page, title) if kind == "svg" else _png(page, dpi))
        # A shorter export must not leave pages of a longer one behind.
        for old in _leftover_pages(target, written):
            old.unlink()
        _report_page(progress, len(pages))
    for file, text in texts.items():
        files.write(file, text)
    return [*written, *texts]


def print_on(
    device: QPagedPaintDevice, pages: Sequence[Page], dpi: int, progress: Progress = _go_on
) -> None:
    """Paint all pages on a printer or PDF with a resolution.

    Raises OSError or CancelledError.
    """
    device.setPageLayout(page_layout(pages[0].size))
    painter = SheetPainter()
    if not painter.begin(device):
        raise OSError(None, "the printer cannot be reached")
    try:
        for i, page in enumerate(pages):
            _report_page(progress, i)
            if i:
                device.setPageLayout(page_layout(page.size))
                device.newPage()
            _paint(painter, page, dpi / _MM)
        _report_page(progress, len(pages))
    finally:
        painter.end()


def picture(page: Page, scale: float) -> QImage:
    """Return a page as an image; `scale` is pixels per millimetre.

    Raises PrintError when too large.
    """
    width, height = round(page.size.width * scale), round(page.size.height * scale)
    too_large = width * height > _MAX_PIXELS
    kind = QImage.Format.Format_ARGB32 if page.is_transparent else QImage.Format.Format_RGB32
    image = QImage() if too_large else QImage(width, height, kind)
    if image.isNull():
        raise PrintError(f"picture: {width} × {height} dots are too many", "picture_too_large")
    image.fill(0 if page.is_transparent else 0xFFFFFFFF)
    painter = SheetPainter(image)
    _paint(painter, page, scale)
    painter.end()
    return image


def _paint(painter: QPainter, page: Page, scale: float) -> None:
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    page.paint(painter)
    painter.restore()


def _report_page(progress: Progress, done: int) -> None:
    if not progress(done):
        raise CancelledError


def page_layout(size: PaperSize) -> QPageLayout:
    """Return a layout without margins, because pages keep clear of the edges themselves."""
    lying = size.width > size.height
    upright = size.rotated() if lying else size
    paper = QPageSize(
        QSizeF(upright.width, upright.height),
        QPageSize.Unit.Millimeter,
        "",
        QPageSize.SizeMatchPolicy.ExactMatch,
    )
    way = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
    return QPageLayout(paper, way, QMarginsF())


def _png(page: Page, dpi: int) -> bytes:
    dots = page.dots or dpi / _MM
    image = picture(page, dots)
    image.setDotsPerMeterX(round(dots * 1000))
    image.setDotsPerMeterY(round(dots * 1000))
    image.setText("Software", MAKER)
    return png_bytes(image)


def _zip(
    pages: Sequence[Page], target: Path, texts: Mapping[Path, bytes], dpi: int, progress: Progress
) -> bytes:
    """Return an archive of the pictures.

    It is stored without compression, because PNG is compressed already.
    """
    packed = io.BytesIO()
    with ZipFile(packed, "w") as archive:
        for i, page in enumerate(pages):
            _report_page(progress, i)
            name = _file_of(target.with_suffix(".png"), pages, i).name
            archive.writestr(ZipInfo(name), _png(page, dpi))
        for file, text in texts.items():
            archive.writestr(ZipInfo(file.name), text)
    _report_page(progress, len(pages))
    return packed.getvalue()


def _file_of(target: Path, pages: Sequence[Page], index: int) -> Path:
    """Return the file of one page: the target itself for a single page without a name."""
    if name := pages[index].name:
        return target.with_name(f"{target.stem}-{name}{target.suffix}")
    if len(pages) == 1:
        return target
    return _numbered(target, index + 1, len(pages))


def _leftover_pages(target: Path, written: Sequence[Path]) -> Iterator[Path]:
    """Yield pages of an earlier export to the same name: those with higher numbers or more digits.

    A picture with another name, such as one with a year in it, does not count, nor does a file of
    another program.
    """
    for digits in (2, 3, 4):
        numbers = count(1)
        while (page := _page(target, next(numbers), digits)) in written or page.is_file():
            if page not in written and _is_ours(page):
                yield page


def _check_ours(target: Path, pages: Sequence[Path], texts: Iterable[Path]) -> None:
    """Raise FileExistsError when pages or texts would replace files that were not exported here.

    Only the target was confirmed, not the files beside it.
    """
    before = [page for page in pages if os.path.lexists(page)]
    others = [page for page in before if page != target and not _is_ours(page)]
    if not before:
        others += [text for text in texts if os.path.lexists(text)]
    if others:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(others[0]))


def _is_ours(file: Path) -> bool:
    """Return whether a file was written by Conquista."""
    with suppress(OSError), files.open_regular(file) as opened:
        return _MARKS[format_of(file)] in opened.read(_HEAD)
    return False


def _numbered(target: Path, number: int, pages: int) -> Path:
    digits = max(2, len(str(pages)))
    return _page(target, number, digits)


def _page(target: Path, number: int, digits: int) -> Path:
    return target.with_name(f"{target.stem}-{number:0{digits}}{target.suffix}")
