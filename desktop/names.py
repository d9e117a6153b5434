"""Words every window shares: what seats' charges and bots' levels are called."""

from __future__ import annotations

from desktop.language import translate

#: The same in every language.
PRODUCT = "Conquista"


def charge_name(charge: str) -> str:
    """A seat's charge, as a name: Lion, Tower, ..."""
    match charge:
        case "lion":
            return translate("Charges", "Lion")
        case "tower":
            return translate("Charges", "Tower")
        case "lily":
            return translate("Charges", "Lily")
        case "eagle":
            return translate("Charges", "Eagle")
        case "sun":
            return translate("Charges", "Sun")
    return translate("Charges", "Wolf")


def level_name(level: str) -> str:
    """A bot level, from the weakest to the strongest."""
    match level:
        case "level1":
            return translate("Levels", "Page")
        case "level2":
            return translate("Levels", "Squire")
        case "level3":
            return translate("Levels", "Knight")
        case "level4":
            return translate("Levels", "Captain")
    return translate("Levels", "Doge")


def you() -> str:
    """The only person at the table, who gave no name."""
    return translate("Seats", "You")
