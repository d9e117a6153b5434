"""The texts of the options of Cortez."""

from __future__ import annotations

from desktop.games.cortez.words.card_texts import card_name
from desktop.language.translation import translate
from engine.games.cortez.cards import BRIBERY_NAMES, EVENT_NAMES, PROVISION_NAMES


def label(key: str) -> tuple[str, str]:
    """Return the label and the one-line detail of an option."""
    if key == "majority":
        return (
            translate("Cortez", "Nation of the first seat"),
            translate("Cortez", "With an odd number of players, this nation has one more chief."),
        )
    if key == "short":
        return (
            translate("Cortez", "Short game"),
            translate(
                "Cortez", "The game ends with the first treasure. This is not in the rulebook."
            ),
        )
    if key == "bribery_teleport":
        return (
            translate("Cortez", "Bribed troops go anywhere"),
            translate(
                "Cortez", "Bribery cards that move a troop put it on any free square, at no cost."
            ),
        )
    if key in EVENT_NAMES or key in BRIBERY_NAMES:
        return card_name(key), translate("Cortez", "Number of these cards in the box.")
    name = key.removesuffix("_worth")
    return card_name(name), translate("Cortez", "What a card of this kind is worth in a bid.")


def has_detail(option: str, seats: int) -> bool:
    """Return whether the detail of an option says something at a number of seats."""
    return option != "majority" or seats % 2 == 1


class CortezOptionWords:
    """The texts of the options of Cortez; see `OptionWords`."""

    def choice(self, option: str, value: str) -> str:
        return {
            "lot": translate("Cortez", "by lot"),
            "spanish": translate("Cortez", "Spanish"),
            "aztec": translate("Cortez", "Aztec"),
        }[value]

    def group(self, option: str) -> str:
        if option in EVENT_NAMES:
            return translate("Cortez", "Event cards")
        if option in BRIBERY_NAMES:
            return translate("Cortez", "Bribery cards")
        assert option.removesuffix("_worth") in PROVISION_NAMES
        return translate("Cortez", "Value of provisions")
