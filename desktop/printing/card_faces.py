"""Cards for print shops: uncut paper, any size, single faces with a list of quantities."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.painting.materials.card_stock import paint_uncut
from desktop.printing.bleed import bleed_of
from desktop.printing.ink_saving import paint_sparingly
from desktop.printing.print_page import Page, Paint, PaperSize, PrintError
from desktop.printing.sheets import Deck, Item
from desktop.printing.stamp import stamp

#: Card sizes by their names on the command line.
CARD_SIZES = {
    "63x88": PaperSize(63, 88),
    "63.5x88.9": PaperSize(63.5, 88.9),
    "56x87": PaperSize(56, 87),
    "59x92": PaperSize(59, 92),
    "44x67": PaperSize(44, 67),
}
DEFAULT_CARD = "63x88"

#: Millimetres that everything else keeps inside the cut.
CARD_SAFE_MARGIN_MM = 3.0
#: The id of the back of a deck among its faces.
BACK = "back"
#: Dots per inch that card printers require.
FACE_DPI = 300
#: The margin in millimetres that games leave free on their cards.
_CLEAR_MARGIN_MM = 1.5
#: How much more a picture may be stretched in one direction to fill a card of another shape.
_MAX_STRETCH_FACTOR = 1.05


def uncut_sheet(deck: Deck, size: PaperSize, *, saves_ink: bool = False) -> Deck:
    """Return a game's deck on uncut paper as cards of some size."""

    def printed(paint: Paint) -> Paint:
        return partial(_paint_uncut, paint, deck.size, size, saves_ink)

    fronts = [printed(front) for front in deck.fronts]
    back = partial(_paint_even, printed(deck.back), size)
    return replace(deck, size=size, fronts=fronts, back=back, bleed=bleed_of(size))


def _paint_even(back: Paint, size: PaperSize, painter: QPainter) -> None:
    """Paint the upper half of a back, and below it the same half turned.

    So no card is marked by the way it is turned.
    """
    bleed_rect = _with_bleed(size)
    for turn, overlap in ((0, 0.2), (180, 0.0)):
        painter.save()
        painter.translate(size.width / 2, size.height / 2)
        painter.rotate(turn)
        painter.translate(-size.width / 2, -size.height / 2)
        upper = QRectF(
            bleed_rect.topLeft(), QSizeF(bleed_rect.width(), bleed_rect.height() / 2 + overlap)
        )
        painter.setClipRect(upper, Qt.ClipOperation.IntersectClip)
        stamp(painter, back, bleed_rect)
        painter.restore()


def _paint_uncut(
    picture: Paint, made: PaperSize, size: PaperSize, saves_ink: bool, painter: QPainter
) -> None:
    """Paint a picture made for another size as large as it fits inside the safe area."""
    paint_uncut(painter, _with_bleed(size), saves_ink=saves_ink)
    safe_size, inside = size.size_inside(CARD_SAFE_MARGIN_MM), made.size_inside(_CLEAR_MARGIN_MM)
    across, down = safe_size.width / inside.width, safe_size.height / inside.height
    maximum = min(across, down) * _MAX_STRETCH_FACTOR
    painter.save()
    painter.translate(size.width / 2, size.height / 2)
    painter.scale(min(across, maximum), min(down, maximum))
    painter.translate(-made.width / 2, -made.height / 2)
    paint_sparingly(picture, painter) if saves_ink else picture(painter)
    painter.restore()


def _with_bleed(size: PaperSize) -> QRectF:
    bleed = bleed_of(size)
    return QRectF(0, 0, size.width, size.height).adjusted(-bleed, -bleed, bleed, bleed)


# -- single faces ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DeckFace:
    """One picture of a deck: a card, with the number of its copies, or the common back."""

    deck: Deck
    paint: Paint
    id: str
    name: str
    count: int

    @property
    def file(self) -> str:
        """The name of the face's file among the faces of its game."""
        return f"{self.deck.id}-{self.id}"


def faces(decks: Iterable[Deck]) -> Iterator[DeckFace]:
    """Yield every distinct face, the back of each deck after its cards."""
    for deck in decks:
        counts = Counter(deck.ids)
        seen_cards = set()
        for id, front in zip(deck.ids, deck.fronts, strict=True):
            if id not in seen_cards:
                seen_cards.add(id)
                yield DeckFace(deck, front, id, deck.names[id], counts[id])
        yield DeckFace(deck, deck.back, BACK, "", len(deck.ids))


def pair_pages(decks: Iterable[Deck]) -> list[Page]:
    """Return the front of every card, all copies included, each followed by its back."""
    pages = []
    for deck in decks:
        size = deck.size.size_inside(-deck.bleed)
        for number, (id, front) in enumerate(zip(deck.ids, deck.fronts, strict=True), 1):
            for side, paint in (("front", front), (BACK, deck.back)):
                page = Page(
                    size,
                    partial(_paint_face, paint, deck.bleed),
                    is_back=side == BACK,
                    title=deck.names[id],
                    name=f"{deck.id}-{number:03}-{side}",
                    trim=deck.bleed,
                    bleed=deck.bleed,
                )
                pages.append(page)
    return pages


def face_pages(decks: Iterable[Deck]) -> list[Page]:
    """Return a page for every face, of the size of the card with its bleed."""
    pages = []
    for face in faces(decks):
        bleed = face.deck.bleed
        size = face.deck.size.size_inside(-bleed)
        paint = partial(_paint_face, face.paint, bleed)
        page = Page(size, paint, title=face.name, name=face.file, trim=bleed, bleed=bleed)
        pages.append(page)
    return pages


def _paint_face(paint: Paint, bleed: float, painter: QPainter) -> None:
    painter.save()
    painter.translate(bleed, bleed)
    paint(painter)
    painter.restore()


def quantities(decks: Iterable[Deck], pages: Sequence[Page], target: Path) -> str:
    """Return a table of the cards as CSV, for a print shop or to import a deck.

    Each card has a row with its name, the text on it, its number of copies, its front and its
    back.

    `pages` are those that are written to `target`. Front and back are their numbers in a PDF, else
    names of files; a card whose front is not among them has no row. The byte order mark tells
    spreadsheets that the text is UTF-8.
    """
    ending = target.suffix if target.suffix in {".png", ".svg"} else ".png"
    places = {
        page.name: number if target.suffix == ".pdf" else f"{target.stem}-{page.name}{ending}"
        for number, page in enumerate(pages, 1)
    }
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["name", "text", "count", "front", "back"])
    for face in faces(decks):
        if face.id != BACK and face.file in places:
            front, back = places[face.file], places.get(f"{face.deck.id}-{BACK}", "")
            caption = face.deck.texts.get(face.id, "")
            rows.writerow([face.name, caption, face.count, front, back])
    return "\ufeff" + text.getvalue()


def decks_of(items: Sequence[Item]) -> list[Deck]:
    """Return the decks among some sheets.

    Raises PrintError when there is none.
    """
    decks = [item for item in items if isinstance(item, Deck)]
    if not decks:
        raise PrintError("sheet: this game has no cards", "no_sheet")
    return decks
