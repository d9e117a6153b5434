"""Numbers and amounts in words, for the sentences of Contrées."""

from __future__ import annotations

from desktop.language.names import capital
from desktop.language.translation import translate


def of_towers(number: int) -> str:
    """Return a number from 2 of towers or walls (both are feminine): "three", "12"."""
    words = {
        2: translate("ContreesNumbers", "two", "of towers"),
        3: translate("ContreesNumbers", "three", "of towers"),
        4: translate("ContreesNumbers", "four", "of towers"),
        5: translate("ContreesNumbers", "five", "of towers"),
        6: translate("ContreesNumbers", "six", "of towers"),
        7: translate("ContreesNumbers", "seven", "of towers"),
        8: translate("ContreesNumbers", "eight", "of towers"),
        9: translate("ContreesNumbers", "nine", "of towers"),
        10: translate("ContreesNumbers", "ten", "of towers"),
    }
    return words.get(number, str(number))


def of_corners(number: int) -> str:
    """Return a number from 2 of corners, tiles or standards."""
    words = {
        2: translate("ContreesNumbers", "two", "of corners"),
        3: translate("ContreesNumbers", "three", "of corners"),
        4: translate("ContreesNumbers", "four", "of corners"),
        5: translate("ContreesNumbers", "five", "of corners"),
        6: translate("ContreesNumbers", "six", "of corners"),
        7: translate("ContreesNumbers", "seven", "of corners"),
        8: translate("ContreesNumbers", "eight", "of corners"),
        9: translate("ContreesNumbers", "nine", "of corners"),
        10: translate("ContreesNumbers", "ten", "of corners"),
    }
    return words.get(number, str(number))


def tiles(number: int, snow_count: int) -> str:
    """Return a phrase for taken or lost tiles, `snow_count` of them snow tiles."""
    match number, snow_count:
        case 1, 0:
            return translate("ContreesNumbers", "a tile")
        case 1, 1:
            return translate("ContreesNumbers", "a snow tile")
        case 2, 0:
            return translate("ContreesNumbers", "two tiles")
        case 2, 1:
            return translate("ContreesNumbers", "two tiles, one of them a snow tile")
        case 2, 2:
            return translate("ContreesNumbers", "two snow tiles")
        case 3, 0:
            return translate("ContreesNumbers", "three tiles")
        case 3, 1:
            return translate("ContreesNumbers", "three tiles, one of them a snow tile")
        case 3, 2:
            return translate("ContreesNumbers", "three tiles, two of them snow tiles")
    return _more_tiles(number, snow_count)


def _more_tiles(number: int, snow_count: int) -> str:
    """Return a phrase for more than three tiles, which only a siege can cost."""
    if not snow_count:
        return translate("ContreesNumbers", "%n tile(s)", "", number)
    if snow_count == 1:
        return translate("ContreesNumbers", "%n tile(s), one of them a snow tile", "", number)
    return translate("ContreesNumbers", "%n tile(s), two of them snow tiles", "", number)


def starting(template: str, number: str) -> str:
    """Fill in the `{number}` of a sentence, capitalised at the beginning of the sentence."""
    if template.startswith("{number}"):
        number = capital(number)
    return template.replace("{number}", number)
