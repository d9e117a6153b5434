"""Pictures for a virtual table (cards in sheets, boards, tiles, pieces) and a manifest."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.printing.print_page import Page, Paint, PaperSize, PrintError
from desktop.printing.sheets import Deck, Drawing, Hexes, Item, Piece
from engine.core.values import Json

#: Most columns of cards in a sheet that common virtual tables accept.
MAX_COLUMNS = 10
#: Most rows of cards in a sheet that common virtual tables accept.
MAX_ROWS = 7
#: Most dots per side of a picture that common virtual tables accept.
MAX_SIDE_DOTS = 4096
#: Maximum dots per millimetre; more would bring nothing.
_MAX_DOTS_PER_MM = 12.0
#: Maximum dots per millimetre of pieces, which are small.
_MAX_PIECE_DOTS_PER_MM = 24.0
#: Version of the manifest.
FORMAT = 1


@dataclass(frozen=True, slots=True)
class _Picture:
    """One file, and its entry in the manifest."""

    page: Page
    entry: dict[str, Json]


def table_pages(items: Sequence[Item], pieces: Sequence[Piece] = ()) -> list[Page]:
    """Return all pictures of a game as named pages, each with its own resolution."""
    return [picture.page for picture in _pictures(items, pieces)]


def manifest(
    items: Sequence[Item], pieces: Sequence[Piece], game: str, language: str, stem: str
) -> str:
    """Return the manifest of the pictures as JSON.

    Each file is called `stem`, a hyphen and its name.
    """
    listed = [
        {"file": f"{stem}-{picture.page.name}.png", **picture.entry}
        for picture in _pictures(items, pieces)
    ]
    entry = {"format": FORMAT, "game": game, "language": language, "pictures": listed}
    return json.dumps(entry, ensure_ascii=False, indent=1) + "\n"


def _pictures(items: Sequence[Item], pieces: Sequence[Piece]) -> Iterator[_Picture]:
    """Yield the pictures of all items and pieces."""
    has_any = False
    for item in items:
        match item:
            case Deck():
                yield from _deck_pictures(item)
            case Hexes():
                yield from _tile_pictures(item)
            case Drawing() if not item.is_leaf:
                yield _board_picture(item)
            case _:
                continue
        has_any = True
    if not has_any:
        raise PrintError("sheet: this game has nothing for a virtual table", "no_sheet")
    yield from map(_piece_picture, pieces)


# -- cards -----------------------------------------------------------------------------------------


def _deck_pictures(deck: Deck) -> Iterator[_Picture]:
    """Yield sheets of all cards of a deck, with every copy, and the back.

    The last cell of every sheet is the back: virtual tables show it for hidden cards.
    """
    maximum = MAX_COLUMNS * MAX_ROWS - 1
    starts = range(0, len(deck.fronts), maximum)
    for number, start in enumerate(starts, 1):
        fronts, ids = deck.fronts[start : start + maximum], deck.ids[start : start + maximum]
        columns = min(MAX_COLUMNS, len(fronts) + 1)
        rows = math.ceil((len(fronts) + 1) / columns)
        dots_per_mm = _dots_per_mm(deck.size, columns, rows)
        # A whole number of dots per card, so that the virtual table cuts between cards.
        height = round(deck.size.height * dots_per_mm) / dots_per_mm
        cells = [*fronts, *[_nothing] * (columns * rows - len(fronts) - 1), deck.back]
        paint = partial(_paint_sheet, cells, PaperSize(deck.size.width, height), deck.size, columns)
        name = f"{deck.id}-{number}" if len(starts) > 1 else deck.id
        page = Page(
            PaperSize(columns * deck.size.width, rows * height), paint,
            title=deck.title, name=name, dots=dots_per_mm,
        )  # fmt: skip
        cards: Json = [{"id": card_id, "name": deck.names[card_id]} for card_id in ids]
        entry: dict[str, Json] = {
            "kind": "cards", "deck": deck.id, "columns": columns, "rows": rows, "cards": cards,
        }  # fmt: skip
        yield _Picture(page, entry)
    dots_per_mm = _dots_per_mm(deck.size, 1, 1)
    back = partial(_paint_sheet, [deck.back], deck.size, deck.size, 1)
    page = Page(deck.size, back, title=deck.title, name=f"{deck.id}-back", dots=dots_per_mm)
    yield _Picture(page, {"kind": "back", "deck": deck.id})


def _dots_per_mm(cell: PaperSize, columns: int, rows: int) -> float:
    """Return the dots per millimetre that make a cell a whole number of dots wide."""
    width = min(MAX_SIDE_DOTS // columns, int(cell.width * _MAX_DOTS_PER_MM))
    while round(cell.height * width / cell.width) * rows > MAX_SIDE_DOTS:
        width -= 1
    return width / cell.width


def _paint_sheet(
    cells: Sequence[Paint], cell: PaperSize, card: PaperSize, columns: int, painter: QPainter
) -> None:
    for index, paint in enumerate(cells):
        row, column = divmod(index, columns)
        painter.save()
        painter.translate(column * cell.width, row * cell.height)
        painter.scale(1, cell.height / card.height)
        painter.setClipRect(QRectF(0, 0, card.width, card.height), Qt.ClipOperation.IntersectClip)
        paint(painter)
        painter.restore()


def _nothing(painter: QPainter) -> None:
    """Paint nothing in an empty cell."""


# -- boards and tiles ------------------------------------------------------------------------------


def _board_picture(board: Drawing) -> _Picture:
    size = board.size
    dots_per_mm = min(_MAX_DOTS_PER_MM, MAX_SIDE_DOTS / max(size.width, size.height))
    page = Page(size, board.paint, title=board.title, name="board", dots=dots_per_mm)
    return _Picture(page, {"kind": "board", "width_mm": size.width, "height_mm": size.height})


def _tile_pictures(hexes: Hexes) -> Iterator[_Picture]:
    """Yield every tile as a separate picture with a transparent background."""
    size = PaperSize(hexes.side * math.sqrt(3), hexes.side * 2)
    dots = min(_MAX_DOTS_PER_MM, MAX_SIDE_DOTS / size.height)
    for number, paint in enumerate(hexes.paints, 1):
        centred = partial(_paint_centred, paint, size)
        name = f"tile-{number:02}"
        page = Page(size, centred, title=hexes.title, name=name, dots=dots, is_transparent=True)
        yield _Picture(page, {"kind": "tile", "width_mm": size.width, "height_mm": size.height})


def _piece_picture(piece: Piece) -> _Picture:
    size = piece.size
    dots = min(_MAX_PIECE_DOTS_PER_MM, MAX_SIDE_DOTS / max(size.width, size.height))
    paint = partial(_paint_centred, piece.paint, size)
    name = f"piece-{piece.id}"
    page = Page(size, paint, title=piece.name, name=name, dots=dots, is_transparent=True)
    entry: dict[str, Json] = {
        "kind": "piece", "id": piece.id, "name": piece.name, "count": piece.count,
        "width_mm": size.width, "height_mm": size.height,
    }  # fmt: skip
    return _Picture(page, entry)


def _paint_centred(paint: Paint, size: PaperSize, painter: QPainter) -> None:
    painter.save()
    painter.translate(size.width / 2, size.height / 2)
    paint(painter)
    painter.restore()
