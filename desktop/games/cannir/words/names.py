"""The names of Cannir's cards, with and without article and value, and of its cells."""

from __future__ import annotations

from desktop.language.translation import per_language, translate
from engine.games.cannir.cards import value_of


def card_name(card: str) -> str:
    """Return the caption of a card such as `r4`: "Sword of the Mill"."""
    return _captions()[card]


def card_title(card: str) -> str:
    """Return a card with its value: "Sword of the Mill (4)"."""
    return _with_value(card_name(card), card)


def card_phrase(card: str) -> str:
    """Return a card with its article and value inside a sentence: "the Sword of the Mill (4)"."""
    return _with_value(_with_article()[card], card)


def veiled_card() -> str:
    """Return a card that another seat has laid face down, inside a sentence."""
    return translate("Cannir", "the veiled card")


def _with_value(name: str, card: str) -> str:
    return translate("CannirCards", "{card} ({value})").format(card=name, value=value_of(card))


@per_language
def _captions() -> dict[str, str]:
    """Return the caption of each card, by its key."""
    return {
        "r1": translate("CannirCards", "Sword of the Moon"),
        "r2": translate("CannirCards", "Sword of the Keys"),
        "r3": translate("CannirCards", "Sword of the Fish"),
        "r4": translate("CannirCards", "Sword of the Mill"),
        "r5": translate("CannirCards", "Sword of the Rose"),
        "r6": translate("CannirCards", "Sword of the Wheel"),
        "r7": translate("CannirCards", "Sword of the Oak"),
        "g1": translate("CannirCards", "Hand of the Moon"),
        "g2": translate("CannirCards", "Hand of the Keys"),
        "g3": translate("CannirCards", "Hand of the Fish"),
        "g4": translate("CannirCards", "Hand of the Mill"),
        "g5": translate("CannirCards", "Hand of the Rose"),
        "g6": translate("CannirCards", "Hand of the Wheel"),
        "g7": translate("CannirCards", "Hand of the Oak"),
        "v1": translate("CannirCards", "Book of the Moon"),
        "v2": translate("CannirCards", "Book of the Keys"),
        "v3": translate("CannirCards", "Book of the Fish"),
        "v4": translate("CannirCards", "Book of the Mill"),
        "v5": translate("CannirCards", "Book of the Rose"),
        "v6": translate("CannirCards", "Book of the Wheel"),
        "v7": translate("CannirCards", "Book of the Oak"),
    }


@per_language
def _with_article() -> dict[str, str]:
    """Return the name of each card with its article, by its key."""
    return {
        "r1": translate("CannirCards", "the Sword of the Moon"),
        "r2": translate("CannirCards", "the Sword of the Keys"),
        "r3": translate("CannirCards", "the Sword of the Fish"),
        "r4": translate("CannirCards", "the Sword of the Mill"),
        "r5": translate("CannirCards", "the Sword of the Rose"),
        "r6": translate("CannirCards", "the Sword of the Wheel"),
        "r7": translate("CannirCards", "the Sword of the Oak"),
        "g1": translate("CannirCards", "the Hand of the Moon"),
        "g2": translate("CannirCards", "the Hand of the Keys"),
        "g3": translate("CannirCards", "the Hand of the Fish"),
        "g4": translate("CannirCards", "the Hand of the Mill"),
        "g5": translate("CannirCards", "the Hand of the Rose"),
        "g6": translate("CannirCards", "the Hand of the Wheel"),
        "g7": translate("CannirCards", "the Hand of the Oak"),
        "v1": translate("CannirCards", "the Book of the Moon"),
        "v2": translate("CannirCards", "the Book of the Keys"),
        "v3": translate("CannirCards", "the Book of the Fish"),
        "v4": translate("CannirCards", "the Book of the Mill"),
        "v5": translate("CannirCards", "the Book of the Rose"),
        "v6": translate("CannirCards", "the Book of the Wheel"),
        "v7": translate("CannirCards", "the Book of the Oak"),
    }


def cell_name(cell: str) -> str:
    """Return the name of a cell: the compass point of its ray, and its position on the ray."""
    ray, position = cell.rstrip("123"), cell.lstrip("CNESW")
    return f"{_rays()[ray]}{position}"


@per_language
def _rays() -> dict[str, str]:
    return {
        "C": translate("CannirCells", "C"),
        "N": translate("CannirCells", "N"),
        "NE": translate("CannirCells", "NE"),
        "E": translate("CannirCells", "E"),
        "SE": translate("CannirCells", "SE"),
        "S": translate("CannirCells", "S"),
        "SW": translate("CannirCells", "SW"),
        "W": translate("CannirCells", "W"),
        "NW": translate("CannirCells", "NW"),
    }
