"""The words painted on the table of Condottiere: map, battle, season, piles."""

from __future__ import annotations

from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from engine.games.condottiere.views.view import CondottiereView


def over_title() -> str:
    """Above the title of the map."""
    return translate("CondottiereTable", "Italy").upper()


def map_title() -> str:
    """The title of the map: that of the board, which is the same in both boxes."""
    return "CONDOTTIERE"


def motto() -> str:
    """Below the title of the map."""
    return translate("CondottiereTable", "seventeen cities, and one purse to hire them")


def compass() -> tuple[str, str, str]:
    """What the rose says in the east, the south and the west."""
    east, south, west = translate("CondottiereTable", "E S W").split()
    return east, south, west


def scale() -> str:
    """Above the scale of the map."""
    return translate("CondottiereTable", "Italian miles")


def battle(view: CondottiereView) -> str:
    """What the lines on the table are fought for; "" when nothing is."""
    if view.phase == "final_battle":
        return translate("CondottiereTable", "The final battle")
    if view.region is None:
        return ""
    text = translate("CondottiereTable", "Battle for {region}")
    return text.format(region=region_name(view.region))


def season(name: str) -> tuple[str, str]:
    """A season and what it does to the mercenaries, for its pennant."""
    if name == "winter":
        return (
            translate("CondottiereCards", "Winter"),
            translate("CondottiereTable", "mercenaries count 1"),
        )
    return (
        translate("CondottiereCards", "Spring"),
        translate("CondottiereTable", "the highest gain 3"),
    )


def passed() -> str:
    """On the ribbon of a seat that has passed."""
    return translate("CondottiereTable", "passed")


def to_draw(number: int) -> str:
    """Below the draw pile."""
    return translate("CondottiereTable", "%n to draw", "", number)


def discarded(number: int) -> str:
    """Below the discarded cards."""
    return translate("CondottiereTable", "%n discarded", "", number)


def aim(group: int, total: int | None) -> str:
    """What wins, in the fewest words, for the foot of the map or the strip."""
    if total is None:
        return translate("CondottiereTable", "first to {group} linked regions").format(group=group)
    text = translate("CondottiereTable", "first to {group} linked or {total} regions")
    return text.format(group=group, total=total)
