"""The sheet at the end of a match as a file: PNG, SVG or PDF."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from desktop.windows.match_page.ending.ending_board import BoardPicture
from desktop.windows.match_page.ending.ending_facts import EndingSheetFacts
from desktop.windows.match_page.ending.ending_layout import EndingStage
from desktop.windows.match_page.ending.ornaments import paint_sheet
from desktop.windows.match_page.ending.picture import SheetPicture

#: Size of the picture in pixels.
SIZE = QSize(1600, 1000)
#: The suffixes of the kinds of files.
SUFFIXES = (".png", ".svg", ".pdf")
#: Pixels of the board's picture for a pixel of the sheet.
_BOARD_RATIO = 2.0
_GROUND = "#2b1d10"


def sheet_file(facts: EndingSheetFacts, board: BoardPicture | None, suffix: str) -> bytes:
    """Return the sheet as a file of a kind, by its suffix in lower case."""
    picture = _plan_picture(facts, board, SIZE)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    match suffix:
        case ".svg":
            _write_svg(picture, buffer, facts.ending.title)
        case ".pdf":
            _write_pdf(picture, buffer, facts.ending.title)
        case _:
            image = _painted(picture, SIZE)
            image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def sheet_image(facts: EndingSheetFacts, board: BoardPicture | None, size: QSize) -> QImage:
    """Return the sheet as a picture, laid out for a size."""
    return _painted(_plan_picture(facts, board, size), size)


def _plan_picture(facts: EndingSheetFacts, board: BoardPicture | None, size: QSize) -> SheetPicture:
    paint_board = board.paint if board is not None else None
    picture = SheetPicture(facts, QSizeF(size), QSizeF(360, 36), paint_board, is_saved=True)
    if board is not None and not picture.places.board.isEmpty():
        board.prepare(picture.places.board.size(), _BOARD_RATIO)
    return picture


def _painted(picture: SheetPicture, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    _paint(picture, painter, size)
    painter.end()
    return image


def with_suffix(path: Path) -> Path:
    """Return a path with the suffix of a kind of file, by default that of a PNG."""
    return path if path.suffix.lower() in SUFFIXES else path.with_name(f"{path.name}.png")


def _write_svg(picture: SheetPicture, buffer: QBuffer, title: str) -> None:
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(SIZE)
    generator.setViewBox(QRect(0, 0, SIZE.width(), SIZE.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    _paint(picture, painter, SIZE)
    painter.end()


def _write_pdf(picture: SheetPicture, buffer: QBuffer, title: str) -> None:
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    # Points: three quarters of a pixel.
    points = QSizeF(SIZE) * 0.75
    writer.setPageSize(QPageSize(points, QPageSize.Unit.Point))
    writer.setPageMargins(QMarginsF())
    painter = QPainter(writer)
    scale = writer.width() / SIZE.width()
    painter.scale(scale, scale)
    _paint(picture, painter, SIZE)
    painter.end()


def _paint(picture: SheetPicture, painter: QPainter, size: QSize) -> None:
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    ground = "#000000" if picture.style.is_stark else _GROUND
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(ground))
    paint_sheet(painter, picture.places.sheet, picture.style)
    blocks = [*picture.canvas.blocks, *picture.canvas.foot]
    for stage in (EndingStage.PAPER, *list(EndingStage)[1:]):
        for block in blocks:
            if block.stage is stage:
                painter.save()
                block.paint(painter)
                painter.restore()
