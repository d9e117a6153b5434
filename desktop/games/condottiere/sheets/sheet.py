"""Printable items of both editions of Condottiere: map, cards, markers, aid, and a box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.map.geometry import REGIONS, city_point
from desktop.games.condottiere.art.painter import (
    CARD_SIZE,
    PAPER_RECT,
    PAPER_SIZE,
    CartoucheTexts,
    MapWords,
    paint_back,
    paint_card,
    paint_engraving,
    paint_map,
)
from desktop.games.condottiere.sheets.aid import paint_first, paint_second
from desktop.games.condottiere.sheets.counters import CONTROL_DIAMETER, cutouts, pieces
from desktop.games.condottiere.sheets.cutouts import box_of, paint_box, paint_counters
from desktop.games.condottiere.words import labels
from desktop.games.condottiere.words.card_texts import card_line
from desktop.games.condottiere.words.names import caption, card_name
from desktop.games.condottiere.words.places import place_names, region_names
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS
from desktop.language.translation import translate
from desktop.printing.layout.tuck_box import tuck_box_page
from desktop.printing.print_page import LEAF, PaperSize
from desktop.printing.sheets import Cutout, Deck, Drawing, GameSheets, Item
from desktop.printing.stock import Stock
from engine.games.condottiere.cards import CARD_NAMES, deck_of
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION, Edition

#: Millimetres per map unit.
_SCALE = PAPER_SIZE[0] / PAPER_RECT.width()


def board(saves_ink: bool) -> Sequence[Item]:
    """Return the map at its true size; `saves_ink` prints only the lines."""
    paint = partial(_paint_map, saves_ink)
    return [Drawing(_map_title(), PaperSize(*PAPER_SIZE), paint, marks=_seals())]


def _seals() -> Sequence[QRectF]:
    """Return the rects of the regions' seals in print, as large as a control marker."""
    half = QPointF(CONTROL_DIAMETER, CONTROL_DIAMETER) / 2
    seals = ((city_point(region) - PAPER_RECT.topLeft()) * _SCALE for region in REGIONS)
    return [QRectF(seal - half, seal + half) for seal in seals]


def cards(edition: Edition, saves_ink: bool) -> Sequence[Item]:
    """Return the whole deck with its back."""
    ids = [CARD_NAMES[kind] for kind in deck_of(list(edition.deck))]
    fronts = [partial(_paint_card, edition, card) for card in ids]
    back = partial(paint_back, edition_id=edition.id, paper=True, bare=True)
    names = {card: card_name(card) for card in ids}
    title = translate("CondottierePrint", "Cards")
    texts = {card: card_line(card, edition.id) for card in ids}
    return [Deck(title, PaperSize(*CARD_SIZE), fronts, back, ids=ids, names=names, texts=texts)]


def counters(edition: Edition, saves_ink: bool) -> Sequence[Item]:
    """Return control markers of six colours, and the pawns."""
    paint = partial(paint_counters, edition)
    return [Drawing(_counters_title(), LEAF, paint, is_leaf=True, is_fixed=True)]


def aid(edition: Edition, saves_ink: bool) -> Sequence[Item]:
    """Return the two pages of the rules summary."""
    title = translate("CondottierePrint", "Rules summary")
    pages = (partial(paint_first, edition), partial(paint_second, edition))
    return [Drawing(title, LEAF, page, is_leaf=True) for page in pages]


def box(edition: Edition, saves_ink: bool) -> Sequence[Item]:
    """Return everything needed to play."""
    title = translate("CondottierePrint", "Tuck box")
    net = tuck_box_page(
        title, sum(edition.deck), partial(box_of, edition), partial(paint_box, edition)
    )
    return [
        *board(saves_ink),
        *cards(edition, saves_ink),
        *counters(edition, saves_ink),
        net,
        *aid(edition, saves_ink),
    ]


def _cutouts(edition: Edition, stock: Stock) -> Sequence[Cutout]:
    """Return markers, pawns and the tuck box for a print shop."""
    title = translate("CondottierePrint", "Tuck box")
    return [*cutouts(edition), box_of(edition, stock, sum(edition.deck)).cutout("box", title)]


def _map_title() -> str:
    return translate("CondottierePrint", "Map of Italy")


def _counters_title() -> str:
    return translate("CondottierePrint", "Markers and pawns")


def _paint_map(saves_ink: bool, painter: QPainter) -> None:
    title = CartoucheTexts(
        labels.title_kicker(), labels.map_title(), labels.motto(), labels.scale()
    )
    map_words = MapWords(region_names(), place_names(), title, labels.compass())
    painter.save()
    painter.scale(_SCALE, _SCALE)
    painter.translate(-PAPER_RECT.topLeft())
    paint = paint_engraving if saves_ink else paint_map
    paint(painter, PAPER_RECT, map_words, paper=True)
    painter.restore()


def _paint_card(edition: Edition, card: str, painter: QPainter) -> None:
    card_texts = caption(card), card_line(card, edition.id)
    paint_card(painter, card, *card_texts, edition_id=edition.id, paper=True, bare=True)


def _sheets(edition: Edition) -> GameSheets:
    texts = THIRD_TEXTS if edition.id == THIRD_EDITION.id else FIRST_TEXTS
    return GameSheets(
        title=texts.title,
        sheets={
            "board": board,
            "cards": partial(cards, edition),
            "counters": partial(counters, edition),
            "aid": partial(aid, edition),
        },
        box=partial(box, edition),
        names={"board": _map_title, "counters": _counters_title},
        pieces=partial(pieces, edition),
        cutouts=partial(_cutouts, edition),
    )


FIRST_SHEETS = _sheets(FIRST_EDITION)
THIRD_SHEETS = _sheets(THIRD_EDITION)
