"""The effects of the cards in both editions: a line for the printed card, and a longer text."""

from __future__ import annotations

from desktop.games.condottiere.words.names import card_name, card_value, is_mercenary
from desktop.language.translation import per_language, translate
from engine.games.condottiere.rules.editions import THIRD


def card_line(card: str, edition_id: str) -> str:
    """Return the effect of a card, short enough to be printed on it."""
    if is_mercenary(card):
        text = translate("CondottiereCards", "Adds {value} to your strength.")
        return text.format(value=card_value(card))
    if edition_id == THIRD.id and card in (lines := _third_lines()):
        return lines[card]
    return _lines()[card]


def card_effect(card: str, edition_id: str) -> tuple[str, str]:
    """Return the name of a card and its full effect."""
    third = edition_id == THIRD.id
    if is_mercenary(card):
        text = _mercenary_of_third() if third else _mercenary()
        return card_name(card), text.format(value=card_value(card))
    if third and card in (texts := _third_texts()):
        return card_name(card), texts[card]
    return card_name(card), _texts()[card]


@per_language
def _lines() -> dict[str, str]:
    return {
        "winter": translate("CondottiereCards", "Every mercenary counts 1."),
        "drum": translate("CondottiereCards", "Doubles your mercenaries."),
        "heroine": translate("CondottiereCards", "Always counts 10."),
        "scarecrow": translate("CondottiereCards", "Takes one of your mercenaries back to hand."),
        "surrender": translate("CondottiereCards", "Ends the battle: the strongest now wins."),
        "bishop": translate("CondottiereCards", "Ends the battle: nobody wins."),
    }


@per_language
def _third_lines() -> dict[str, str]:
    return {
        "winter": translate("CondottiereCards", "Every mercenary counts 1. Ends Spring."),
        "spring": translate("CondottiereCards", "The highest mercenaries gain 3. Ends Winter."),
        "bishop": translate(
            "CondottiereCards", "Discards the highest mercenaries. Place the Pope."
        ),
        "courtesan": translate(
            "CondottiereCards", "Counts 1. Whoever has the most takes the pawn."
        ),
    }


def _mercenary() -> str:
    return translate(
        "CondottiereCards",
        "It adds {value} to your strength: double beside a Drum of yours, and in Winter only 1.",
    )


def _mercenary_of_third() -> str:
    return translate(
        "CondottiereCards",
        "It adds {value} to your strength: double beside a Drum of yours, in Winter only 1, and in "
        "Spring 3 more if no mercenary in play is higher. A Bishop discards the highest.",
    )


@per_language
def _texts() -> dict[str, str]:
    return {
        "winter": translate(
            "CondottiereCards",
            "All mercenaries of this battle count 1, those of everybody, played before or after. "
            "Heroines still count 10.",
        ),
        "drum": translate(
            "CondottiereCards",
            "Your mercenaries count double in this battle, those played before as well as after. A "
            "second Drum adds nothing.",
        ),
        "heroine": translate(
            "CondottiereCards",
            "She always counts 10, whatever the season, and no Drum doubles her. She is not a "
            "mercenary, and no Scarecrow takes her back.",
        ),
        "scarecrow": translate(
            "CondottiereCards",
            "Take one of your mercenaries of this battle back into your hand, or none. The "
            "Scarecrow stays in its place and counts nothing.",
        ),
        "surrender": translate(
            "CondottiereCards",
            "The battle ends at once. Whoever is strongest at this moment takes the region; nobody "
            "does if several are equal.",
        ),
        "bishop": translate(
            "CondottiereCards",
            "The battle ends at once and nobody takes the region. The pawn goes to the left.",
        ),
    }


@per_language
def _third_texts() -> dict[str, str]:
    return {
        "winter": translate(
            "CondottiereCards",
            "Discards every Spring. As long as Winter lies there, all mercenaries count 1, those "
            "of everybody. Heroines and courtesans are not touched.",
        ),
        "spring": translate(
            "CondottiereCards",
            "Discards every Winter. As long as Spring lies there, each mercenary of the highest "
            "value in play gains 3, after doubling.",
        ),
        "heroine": translate(
            "CondottiereCards",
            "She always counts 10, whatever the season, and no Drum doubles her. She is not a "
            "mercenary: neither Bishop nor Scarecrow touches her.",
        ),
        "scarecrow": translate(
            "CondottiereCards",
            "Take one of your mercenaries of this battle back into your hand, or none. The "
            "Scarecrow is discarded.",
        ),
        "bishop": translate(
            "CondottiereCards",
            "Discards all mercenaries of the highest value in play, yours too. Then put the Pope "
            "on a free region, where nobody can fight, or leave him off the map.",
        ),
        "courtesan": translate(
            "CondottiereCards",
            "She counts 1 and is not a mercenary. Whoever alone has the most courtesans gets the "
            "pawn, even without winning the battle.",
        ),
    }
