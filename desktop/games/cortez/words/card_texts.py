"""The names and effects of the cards of Cortez: a line for the printed card, and a sentence.

The effects follow the options of the match where they are given, else the cards of the box.
"""

from __future__ import annotations

from dataclasses import dataclass

from desktop.language.translation import per_language, translate
from engine.games.cortez.cards import (
    FIRST_TEMPLE,
    NATIONS,
    OBJECTIVE_COUNT,
    PROVISION_NAMES,
    VALUE_SLOTS,
)
from engine.games.cortez.options import CortezOptions

_BOX = CortezOptions()
#: The numbers of the temples of the objectives, by card.
_TEMPLES = {
    f"temple{number}": number for number in range(FIRST_TEMPLE, FIRST_TEMPLE + OBJECTIVE_COUNT)
}
#: The values of the warriors, by card.
_WARRIORS = {f"{nation}{value}": value for nation in NATIONS for value in range(1, VALUE_SLOTS)}

#: Names of people, the same in every language.
CHIEF_NAMES = {
    "alvarado": "Alvarado",
    "sandoval": "Sandoval",
    "olid": "Olid",
    "cuitlahuac": "Cuitlahuac",
    "cuauhtemoc": "Cuauhtemoc",
    "cacama": "Cacama",
}


@dataclass(frozen=True, slots=True)
class CardWords:
    """The texts and numbers on a card, already translated."""

    name: str = ""
    line: str = ""
    #: On a chief's card, the effect of each of the three actions.
    actions: tuple[str, ...] = ()
    #: The number in the corner where it differs from the one of the box, else "".
    numeral: str = ""


def card_name(card: str) -> str:
    """Return the name of a card.

    Raises KeyError for an unknown id.
    """
    if card in CHIEF_NAMES:
        return CHIEF_NAMES[card]
    if number := _temple_number(card):
        return translate("CortezCards", "Temple {number}").format(number=number)
    return _names()[card]


def card_line(card: str, options: CortezOptions = _BOX) -> str:
    """Return the effect of a card, short enough to be printed on it; "" for warriors."""
    if card in CHIEF_NAMES:
        return translate("CortezCards", "Two actions a turn")
    if _temple_number(card):
        return translate("CortezCards", "10 points at the end")
    if card in ("own_move", "foreign_move") and options.bribery_teleport:
        return translate("CortezCards", "to any free square")
    return _lines().get(card, "")


def card_effect(card: str, options: CortezOptions = _BOX) -> str:
    """Return the effect of a card in one sentence."""
    if card in CHIEF_NAMES:
        return translate(
            "CortezCards",
            "On your turn, you have two actions: discard 1 Food to draw 4 warriors of your "
            "nation, move a troop with your collar, or draw a provision.",
        )
    if number := _temple_number(card):
        text = translate(
            "CortezCards",
            "10 points at the end, if a troop with your collar stands on temple {number}.",
        )
        return text.format(number=number)
    if value := _warrior_value(card):
        text = translate(
            "CortezCards",
            "Adds {value} to your strength in a combat, or {double} if a Weapon doubles it.",
        )
        return text.format(value=value, double=2 * value)
    if options.bribery_teleport and card == "own_move":
        return translate(
            "CortezCards",
            "At any time, move one of your troops to any free square, without paying or drawing "
            "anything. Then the card leaves the game.",
        )
    if options.bribery_teleport and card == "foreign_move":
        return translate(
            "CortezCards",
            "At any time, move another player’s troop to any free square, without paying or "
            "drawing anything. Then the card leaves the game.",
        )
    return _sentences()[card]


def full_description(card: str, options: CortezOptions) -> str:
    """Return the effect of a card, and for a provision its worth."""
    if card not in PROVISION_NAMES:
        return card_effect(card, options)
    text = translate("CortezCards", "It counts {worth} in a bid.")
    return f"{card_effect(card, options)} {text.format(worth=options.bid_worth(card))}"


def card_words(card: str, options: CortezOptions = _BOX) -> CardWords:
    """Return all texts on a card."""
    numeral = str(options.bid_worth(card)) if card in PROVISION_NAMES else ""
    action_lines = action_reminders() if card in CHIEF_NAMES else ()
    return CardWords(card_name(card), card_line(card, options), action_lines, numeral)


def action_reminders() -> tuple[str, str, str]:
    """Return the reminder of the actions on a chief's card."""
    return (
        translate("CortezCards", "1 Food: 4 warriors"),
        translate("CortezCards", "move a troop"),
        translate("CortezCards", "draw a provision"),
    )


def _temple_number(card: str) -> int:
    return _TEMPLES.get(card, 0)


def _warrior_value(card: str) -> int:
    return _WARRIORS.get(card, 0)


@per_language
def _names() -> dict[str, str]:
    """Return the name of each card, by its key."""
    return {
        "camouflage": translate("CortezCards", "Camouflage"),
        "weapon": translate("CortezCards", "Weapon"),
        "food": translate("CortezCards", "Food"),
        "gold": translate("CortezCards", "Gold"),
        "spanish1": translate("CortezCards", "Swordsman"),
        "spanish2": translate("CortezCards", "Pikeman"),
        "spanish3": translate("CortezCards", "Halberdier"),
        "spanish4": translate("CortezCards", "Crossbowman"),
        "spanish5": translate("CortezCards", "Arquebusier"),
        "spanish6": translate("CortezCards", "Standard-bearer"),
        "aztec1": translate("CortezCards", "Club-bearer"),
        "aztec2": translate("CortezCards", "Spearman"),
        "aztec3": translate("CortezCards", "Archer"),
        "aztec4": translate("CortezCards", "Blade-bearer"),
        "aztec5": translate("CortezCards", "Jaguar warrior"),
        "aztec6": translate("CortezCards", "Banner captain"),
        "bridges": translate("CortezCards", "Bridges"),
        "flight_spanish": translate("CortezCards", "Flight: the Spanish"),
        "flight_aztec": translate("CortezCards", "Flight: the Aztecs"),
        "attack_spanish": translate("CortezCards", "Attack: the Spanish"),
        "attack_aztec": translate("CortezCards", "Attack: the Aztecs"),
        "supply": translate("CortezCards", "Supply"),
        "pillage": translate("CortezCards", "Pillage"),
        "mutiny": translate("CortezCards", "Mutiny"),
        "corruption": translate("CortezCards", "Bribery"),
        "treasure": translate("CortezCards", "Treasure"),
        "own_move": translate("CortezCards", "One of yours"),
        "foreign_move": translate("CortezCards", "One of theirs"),
        "five_warriors": translate("CortezCards", "Five warriors"),
        "five_provisions": translate("CortezCards", "Five provisions"),
        "vp3": translate("CortezCards", "Three points"),
        "vp5": translate("CortezCards", "Five points"),
        "vp7": translate("CortezCards", "Seven points"),
        "useless": translate("CortezCards", "Nothing"),
    }


@per_language
def _lines() -> dict[str, str]:
    """Return the small line at the foot of each card, by its key."""
    kept_text = translate("CortezCards", "counts at the end")
    drawn = translate("CortezCards", "at any time")
    return {
        "camouflage": translate("CortezCards", "jump one troop"),
        "weapon": translate("CortezCards", "doubles a warrior"),
        "food": translate("CortezCards", "recruit 4 warriors"),
        "gold": translate("CortezCards", "1 point at the end"),
        "bridges": translate("CortezCards", "break or mend one"),
        "flight_spanish": translate("CortezCards", "one Spaniard leaves"),
        "flight_aztec": translate("CortezCards", "one Aztec leaves"),
        "attack_spanish": translate("CortezCards", "one Spaniard enters"),
        "attack_aztec": translate("CortezCards", "one Aztec enters"),
        "supply": translate("CortezCards", "1 per spare collar"),
        "pillage": translate("CortezCards", "keep 10 provisions"),
        "mutiny": translate("CortezCards", "keep 4 warriors"),
        "corruption": translate("CortezCards", "bid for a secret"),
        "treasure": translate("CortezCards", "most troops in the city"),
        "own_move": translate("CortezCards", "move your troop"),
        "foreign_move": translate("CortezCards", "move another’s troop"),
        "five_warriors": drawn,
        "five_provisions": drawn,
        "vp3": kept_text,
        "vp5": kept_text,
        "vp7": kept_text,
        "useless": translate("CortezCards", "good for nothing"),
    }


@per_language
def _sentences() -> dict[str, str]:
    """Return the explanation of each card, by its key."""
    points = translate(
        "CortezCards", "Keep it until the end of the game: then it counts {points} points."
    )
    flight = translate(
        "CortezCards",
        "The active player takes an unmarked {nation} troop out of the city to a free square on "
        "dry land; even a village gives no provisions then.",
    )
    attack = translate(
        "CortezCards",
        "The active player takes an unmarked {nation} troop from dry land into the city, to a "
        "free square; to a temple only if nothing else is free there.",
    )
    spanish = translate("CortezCards", "Spanish", "troop")
    aztec = translate("CortezCards", "Aztec", "troop")
    return {
        "camouflage": translate(
            "CortezCards", "Pay one for each troop you jump that does not wear your collar."
        ),
        "weapon": translate(
            "CortezCards", "Lay it in a combat: it doubles your highest warrior not yet doubled."
        ),
        "food": translate(
            "CortezCards", "Discard it to draw 4 warriors, as an action or when you are attacked."
        ),
        "gold": translate("CortezCards", "1 point if you still hold it at the end of the game."),
        "bridges": translate(
            "CortezCards",
            "The active player may break a bridge on which nobody stands, or mend a broken one.",
        ),
        "flight_spanish": flight.format(nation=spanish),
        "flight_aztec": flight.format(nation=aztec),
        "attack_spanish": attack.format(nation=spanish),
        "attack_aztec": attack.format(nation=aztec),
        "supply": translate(
            "CortezCards",
            "Everyone draws a provision for each of their 7 collars that is on no troop.",
        ),
        "pillage": translate(
            "CortezCards", "Everyone keeps at most 10 provisions and discards the others."
        ),
        "mutiny": translate(
            "CortezCards",
            "Everyone keeps at most 4 warriors; the others go under the pile of their nation.",
        ),
        "corruption": translate(
            "CortezCards",
            "The top bribery card is sold unseen to the highest bidder, who pays with provisions "
            "worth the bid; if nobody bids, the active player takes it.",
        ),
        "treasure": translate(
            "CortezCards",
            "Ends the round and goes to the player with the most marked troops in the city; in a "
            "tie, to the tied player on the highest-numbered square. It counts 10 points.",
        ),
        "own_move": translate(
            "CortezCards",
            "At any time, move one of your troops to a free square that it can reach; pay 1 "
            "Camouflage for each troop it jumps that does not wear the same collar. Then the "
            "card leaves the game.",
        ),
        "foreign_move": translate(
            "CortezCards",
            "At any time, move another player’s troop to a free square that it can reach; pay 1 "
            "Camouflage for each troop it jumps that does not wear the same collar. Then the "
            "card leaves the game.",
        ),
        "five_warriors": translate(
            "CortezCards",
            "At any time, draw 5 warriors of your nation; then the card leaves the game.",
        ),
        "five_provisions": translate(
            "CortezCards", "At any time, draw 5 provisions; then the card leaves the game."
        ),
        "vp3": points.format(points=3),
        "vp5": points.format(points=5),
        "vp7": points.format(points=7),
        "useless": translate("CortezCards", "This card is of no use to anybody."),
    }
