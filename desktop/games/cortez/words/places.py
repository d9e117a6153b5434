"""The names of Cortez' squares, bridges and troops.

A square has three forms: by itself, as a destination, and as a location.
"""

from __future__ import annotations

from functools import cache

from desktop.language.translation import translate
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import AZTEC, SPANISH, TROOP_NUMBERS, nation_of
from engine.games.cortez.squares import (
    BRIDGE,
    CITY_COUNT,
    PORT,
    ROAD,
    VILLAGE,
    WATER,
    WIDTH,
    Square,
)

#: Names of the map, the same in every language.
VILLAGES = {village.square: village.name for village in BOARD.villages}
PORTS = {port.square: port.name for port in BOARD.ports}
#: A bridge is named after the town its road leads to on the map; the ids of these differ.
_TOWNS = {"bridge_tepeyac": "Tepeyacac", "bridge_nonoalco": "Tenayuca"}
BRIDGE_NAMES = {
    bridge.id: _TOWNS.get(bridge.id, bridge.id.removeprefix("bridge_").capitalize())
    for bridge in BOARD.bridges
}
_BRIDGES = {bridge.square: BRIDGE_NAMES[bridge.id] for bridge in BOARD.bridges}
#: The columns of the board.
LETTERS = "ABCDEFGHIJKLMNOPQRSTU"
#: The squares by which a square may be off the city's centre without being in the east or west,
#: north or south.
_MIDDLE_SQUARES = 2


def place_names() -> dict[Square, str]:
    """Return the names of villages, ports and landmarks, by square."""
    return VILLAGES | PORTS | {landmark.square: landmark.name for landmark in BOARD.landmarks}


@cache
def _number(square: str) -> Square:
    """Return the square of a name; kept, because a list of legal actions has thousands of them."""
    return BOARD.square(square)


def square_name(square: str) -> str:
    """Return a square's own name, which is unique: "temple 21", "Tlacopan", "land E12"."""
    number = _number(square)
    match BOARD.kinds[number]:
        case "city":
            return city_name(BOARD.city_numbers[number])
        case "village":
            return VILLAGES[number]
        case "port":
            return _port(PORTS[number])
        case "bridge":
            return bridge_name(_BRIDGES[number])
        case "road":
            text = translate("CortezPlaces", "causeway {at}")
        case "water":
            text = translate("CortezPlaces", "lake {at}")
        case _:
            text = translate("CortezPlaces", "land {at}")
    return text.format(at=_grid(number))


def _port(name: str) -> str:
    """Return a port by the name of its town."""
    text = translate("CortezPlaces", "port of {town}")
    if _begins_with_vowel(name):
        text = translate("CortezPlaces", "port of {town}", "before a vowel")
    return text.format(town=name)


def _begins_with_vowel(name: str) -> bool:
    """Return whether French elides the article before a name."""
    return name[0] in "AEIO"


def _grid(number: Square) -> str:
    """Return column and row of a square as at the edge of the board, such as "E12"."""
    return f"{LETTERS[number % WIDTH]}{number // WIDTH + 1}"


def city_name(number: int) -> str:
    """Return a square of the city by its number."""
    if number == CITY_COUNT:
        return translate("CortezPlaces", "centre")
    if number in BOARD.temples:
        return translate("CortezPlaces", "temple {number}").format(number=number)
    return translate("CortezPlaces", "square {number}").format(number=number)


def bridge_name(name: str) -> str:
    """Return the name of a bridge from the name of its town."""
    return translate("CortezPlaces", "bridge of {name}").format(name=name)


def to_square(square: str) -> str:
    """Return a square as a destination inside a sentence: "to temple 21", "to Tlacopan"."""
    number = BOARD.square(square)
    city, kind = BOARD.city_numbers[number], BOARD.kinds[number]
    if city == CITY_COUNT:
        return translate("CortezPlaces", "to the centre")
    if city in BOARD.temples:
        return translate("CortezPlaces", "to temple {number}").format(number=city)
    if city:
        return translate("CortezPlaces", "to square {number}").format(number=city)
    if kind == VILLAGE:
        return translate("CortezPlaces", "to {name}").format(name=VILLAGES[number])
    if kind == PORT:
        text = translate("CortezPlaces", "to the port of {town}")
        if _begins_with_vowel(PORTS[number]):
            text = translate("CortezPlaces", "to the port of {town}", "before a vowel")
        return text.format(town=PORTS[number])
    if kind == BRIDGE:
        return translate("CortezPlaces", "onto the bridge of {name}").format(name=_BRIDGES[number])
    where = {"side": _side(number), "at": _grid(number)}
    if kind == ROAD:
        return translate("CortezPlaces", "onto a causeway {side} ({at})").format(**where)
    if kind == WATER:
        return translate("CortezPlaces", "onto the lake {side} ({at})").format(**where)
    return translate("CortezPlaces", "to the land {side} ({at})").format(**where)


def square_phrase(square: str) -> str:
    """Return a square as a location inside a sentence: "on temple 21", "at Tlacopan"."""
    number = BOARD.square(square)
    city, kind = BOARD.city_numbers[number], BOARD.kinds[number]
    if city == CITY_COUNT:
        return translate("CortezPlaces", "in the centre")
    if city in BOARD.temples:
        return translate("CortezPlaces", "on temple {number}").format(number=city)
    if city:
        return translate("CortezPlaces", "on square {number}").format(number=city)
    if kind == VILLAGE:
        return translate("CortezPlaces", "at {name}").format(name=VILLAGES[number])
    if kind == PORT:
        text = translate("CortezPlaces", "at the port of {town}")
        if _begins_with_vowel(PORTS[number]):
            text = translate("CortezPlaces", "at the port of {town}", "before a vowel")
        return text.format(town=PORTS[number])
    if kind == BRIDGE:
        return translate("CortezPlaces", "on the bridge of {name}").format(name=_BRIDGES[number])
    where = {"side": _side(number), "at": _grid(number)}
    if kind == ROAD:
        return translate("CortezPlaces", "on a causeway {side} ({at})").format(**where)
    if kind == WATER:
        return translate("CortezPlaces", "on the lake {side} ({at})").format(**where)
    return translate("CortezPlaces", "on the land {side} ({at})").format(**where)


def _side(number: int) -> str:
    """Return the side of the city that has the square."""
    centre = BOARD.city[CITY_COUNT - 1]
    east = number % WIDTH - centre % WIDTH
    south = number // WIDTH - centre // WIDTH
    across = 0 if abs(east) <= _MIDDLE_SQUARES else (1 if east > 0 else -1)
    down = 0 if abs(south) <= _MIDDLE_SQUARES else (1 if south > 0 else -1)
    return {
        (0, -1): translate("CortezPlaces", "in the north"),
        (1, -1): translate("CortezPlaces", "in the north-east"),
        (1, 0): translate("CortezPlaces", "in the east"),
        (1, 1): translate("CortezPlaces", "in the south-east"),
        (0, 1): translate("CortezPlaces", "in the south"),
        (-1, 1): translate("CortezPlaces", "in the south-west"),
        (-1, 0): translate("CortezPlaces", "in the west"),
        (-1, -1): translate("CortezPlaces", "in the north-west"),
        (0, 0): translate("CortezPlaces", "by the city"),
    }[across, down]


def nation_name(nation: str) -> str:
    """Return a nation in the plural, such as "the Spaniards"."""
    if nation == "spanish":
        return translate("CortezPlaces", "the Spanish")
    return translate("CortezPlaces", "the Aztecs")


def people(nation: int) -> str:
    """Return a nation in few letters for captions, such as "Spain"."""
    return {
        SPANISH: translate("CortezPlaces", "Spaniards"),
        AZTEC: translate("CortezPlaces", "Aztecs"),
    }[nation]


def troop_phrase(troop: str) -> str:
    """Return a troop without a collar inside a sentence."""
    if nation_of(TROOP_NUMBERS[troop]) == SPANISH:
        return translate("CortezPlaces", "an unmarked Spanish troop")
    return translate("CortezPlaces", "an unmarked Aztec troop")
