"""A print job, and the pages it produces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale

from desktop.printing.card_faces import (
    CARD_SIZES,
    DEFAULT_CARD,
    decks_of,
    face_pages,
    pair_pages,
    quantities,
    uncut_sheet,
)
from desktop.printing.ink_saving import paint_sparingly
from desktop.printing.layout.card_pages import PLAIN, CardStyle, cards_on_page
from desktop.printing.layout.label_paper import DEFAULT_LABELS, LABEL_PAPERS
from desktop.printing.layout.poster import poster_pages, poster_share
from desktop.printing.layout.sheets_on_pages import fitted_share, pages_of
from desktop.printing.layout.whole_box import pages_of_box
from desktop.printing.print_page import Page, PrintError, paper_size
from desktop.printing.printing_texts import sheet_name
from desktop.printing.punching import punching_list, punching_pages
from desktop.printing.sheets import BOX, Cutout, Deck, Drawing, GameSheets, Item, LabelSheet, Piece
from desktop.printing.stock import Stock
from desktop.printing.virtual_table import manifest, table_pages

_PART = re.compile(r"(\d*)\s*-\s*(\d*)|(\d+)")
#: Characters.
_MAX_TEXT_LENGTH = 200


def chosen(pages: Sequence[Page], text: str) -> list[Page]:
    """Return the pages in a range such as "1-3,5,8-", in their own order; all of them for "".

    Raises PrintError for an invalid range.
    """
    if not text.strip():
        return list(pages)
    chosen_pages: set[int] = set()
    for part in text[:_MAX_TEXT_LENGTH].split(","):
        match = _PART.fullmatch(part.strip())
        if match is None or len(text) > _MAX_TEXT_LENGTH or match[0] == "-":
            raise PrintError(f"pages: {text[:40]!r} is not like 1-3,5,8-", "pages")
        first = _number(match[3] or match[1], 1)
        last = first if match[3] else _number(match[2], len(pages))
        if not 1 <= first <= last <= len(pages):
            raise PrintError(f"pages: {part.strip()[:40]} is not within 1-{len(pages)}", "pages")
        chosen_pages.update(range(first, last + 1))
    return [page for number, page in enumerate(pages, 1) if number in chosen_pages]


def _number(digits: str, default: int) -> int:
    # Any number with more digits than this is too large.
    return int(digits[-9:] if len(digits) <= 9 else 10**9) if digits else default


#: Single cards for a print shop, made from a game's own sheets.
FACES = "faces"
#: A poster of the board for a print shop, made from a game's own sheets.
POSTER = "poster"
#: Counters, tiles and boxes for a print shop.
PUNCHED = "punched"
#: Pictures for a virtual table, made from a game's own sheets.
VIRTUAL_TABLE = "table"


#: To play at home.
HOME = "home"
#: For a print shop.
SHOP = "shop"
#: For a virtual table.
SCREEN = "screen"
#: The purposes of sheets.
PURPOSES = (HOME, SHOP, SCREEN)


def kinds_for(purpose: str, game: GameSheets) -> tuple[str, ...]:
    """Return the kinds of sheets that a game has for a purpose, possibly none."""
    match purpose:
        case "shop":
            boards = game.sheets["board"](True) if "board" in game.sheets else ()
            posters = any(isinstance(item, Drawing) for item in boards)
            has = ((FACES, "cards" in game.sheets), (POSTER, posters), (PUNCHED, True))
            return tuple(kind for kind, possible in has if possible)
        case "screen":
            return (VIRTUAL_TABLE,)
    return game.kinds


def fits_cards(game: GameSheets, kind: str) -> bool:
    """Return whether the size of the cards matters to a kind of sheet."""
    parts = {FACES: ("cards",), POSTER: ("board",)}
    items = [
        item
        for part in parts.get(kind, (kind,))
        for item in (game.box if part == BOX else game.sheets.get(part, _no_items))(True)
    ]
    if kind == PUNCHED:
        return "cards" in game.sheets
    return any(
        isinstance(item, Deck) or (isinstance(item, Drawing) and item.refit is not None)
        for item in items
    )


def _no_items(saves_ink: bool) -> Sequence[Item]:
    return ()


def purpose_of(kind: str) -> str:
    """Return the purpose of a kind of sheet."""
    return {FACES: SHOP, POSTER: SHOP, PUNCHED: SHOP, VIRTUAL_TABLE: SCREEN}.get(kind, HOME)


@dataclass(frozen=True, slots=True)
class Job:
    """A kind of sheet with a paper by name, true or fitted size, and full or light ink.

    `labels` is a name in LABEL_PAPERS, and `offset` shifts labels to the right and down, in
    millimetres. `card` is a name in CARD_SIZES, `cards` is the layout of cards, and `sleeved` makes
    their box wider. `range` selects pages as in `chosen`. For a print shop, `pairs` puts its back
    behind every card, and `cmyk` turns the colours of a PDF into inks.
    """

    kind: str
    paper: str
    true_size: bool
    saves_ink: bool = False
    labels: str = DEFAULT_LABELS
    offset: tuple[float, float] = (0.0, 0.0)
    card: str = DEFAULT_CARD
    cards: CardStyle = PLAIN
    range: str = ""
    sleeved: bool = False
    pairs: bool = False
    cmyk: bool = False

    def title(self, game: GameSheets) -> str:
        """Return the title of the document in the current language."""
        return f"{game.title()} – {sheet_name(game, self.kind)}"

    def pages(self, game: GameSheets) -> list[Page]:
        """Lay out the pages in the current language.

        Raises PrintError for a kind that does not exist.
        """
        return chosen(self._all_pages(game), self.range)

    def is_usually_true_size(self, game: GameSheets) -> bool:
        """Return whether true size is the usual choice.

        For items that are played with, and for a board that needs no more than one page for it.
        """
        if self.kind in game.true_size_kinds:
            return True
        items = self._board(game)
        try:
            alone = replace(self, true_size=True, range="")._all_pages(game) if items else []
        except PrintError:
            return False
        return 0 < len(alone) == len(items)

    def share(self, game: GameSheets) -> float:
        """Return the size of the board on its page as a share of its true size.

        Without a board this is 1.0.
        """
        paper = paper_size(self.paper)
        if self.true_size or paper is None:
            return 1.0
        if self.kind == POSTER:
            return poster_share(self._board(game), paper)
        return fitted_share(self._board(game), paper)

    def _board(self, game: GameSheets) -> list[Item]:
        """Return the items that make the board of this job; none when it prints no board."""
        if self.kind not in {"board", BOX, POSTER} or "board" not in game.sheets:
            return []
        return self._prepare_items(self._items(game, "board"))

    def cards_per_page(self, game: GameSheets) -> tuple[int, int]:
        """Return how many cards of the first deck fit on a page, here and in the usual layout.

        Raises PrintError for a page smaller than a card.
        """
        deck, paper = self._decks(game)[0], paper_size(self.paper)
        return cards_on_page(deck, paper, self.cards), cards_on_page(deck, paper, PLAIN)

    def lists(self, game: GameSheets, target: Path) -> dict[str, str]:
        """Return texts that accompany the pages in `target`, by the extension of their file."""
        match self.kind:
            case "faces":
                if self.pairs:
                    return {}
                return {"csv": quantities(self._decks(game), self.pages(game), target)}
            case "punched":
                return {"csv": punching_list(self._cutouts(game), self.pages(game), target)}
            case "table":
                language = QLocale().bcp47Name()
                items = self._for_table(game)
                return {
                    "json": manifest(items, self._pieces(game), game.title(), language, target.stem)
                }
        return {}

    def _all_pages(self, game: GameSheets) -> list[Page]:
        lay_out = partial(
            pages_of,
            paper=paper_size(self.paper),
            true=self.true_size,
            labels=LABEL_PAPERS[self.labels].shifted(*self.offset),
            cards=self.cards,
        )
        match self.kind:
            case "faces":
                return (pair_pages if self.pairs else face_pages)(self._decks(game))
            case "poster":
                board = self._prepare_items(self._items(game, "board"))
                paper = paper_size(self.paper)
                return poster_pages(board, paper, true=self.true_size, saves_ink=self.saves_ink)
            case "punched":
                return punching_pages(self._cutouts(game), saves_ink=self.saves_ink)
            case "table":
                return table_pages(self._for_table(game), self._pieces(game))
            case "box":
                items = self._prepare_items(game.box(self.saves_ink))
                small = self.share(game) < 1
                return pages_of_box(game, items, lay_out, self.cards, small=small)
        return lay_out(self._prepare_items(self._items(game, self.kind)))

    def _items(self, game: GameSheets, kind: str) -> Sequence[Item]:
        if kind not in game.sheets:
            has = ", ".join(kind for purpose in PURPOSES for kind in kinds_for(purpose, game))
            raise PrintError(f"sheet: this game has no {self.kind!r}, it has {has}", "no_sheet")
        return game.sheets[kind](self.saves_ink)

    def _decks(self, game: GameSheets) -> list[Deck]:
        return decks_of(self._prepare_items(self._items(game, "cards")))

    def _for_table(self, game: GameSheets) -> list[Item]:
        kinds = [kind for kind in ("board", "cards") if kind in game.sheets]
        return [item for kind in kinds for item in self._prepare_items(self._items(game, kind))]

    def _cutouts(self, game: GameSheets) -> Sequence[Cutout]:
        return game.cutouts(Stock(CARD_SIZES[self.card], self.sleeved))

    def _pieces(self, game: GameSheets) -> list[Piece]:
        pieces = game.pieces()
        if not self.saves_ink:
            return list(pieces)
        return [replace(piece, paint=partial(paint_sparingly, piece.paint)) for piece in pieces]

    def _prepare_items(self, items: Iterable[Item]) -> list[Item]:
        """Return the items with cards of the chosen size and boxes that fit them."""
        size = CARD_SIZES[self.card]
        prepared: list[Item] = []
        for item in items:
            match item:
                case Deck():
                    prepared.append(uncut_sheet(item, size, saves_ink=self.saves_ink))
                case Drawing(refit=refit) if refit is not None:
                    prepared += refit(Stock(size, self.sleeved))
                case _:
                    prepared.append(item)
        return [_sparing_item(item) for item in prepared] if self.saves_ink else prepared


def _sparing_item(item: Item) -> Item:
    """Return the item painted with little ink; light boards consist of lines already."""
    match item:
        case Drawing(is_leaf=True):
            return replace(item, paint=partial(paint_sparingly, item.paint))
        case LabelSheet():
            return replace(item, paints=[partial(paint_sparingly, paint) for paint in item.paints])
    return item
