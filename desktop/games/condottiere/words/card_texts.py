"""The effects of the cards in both editions: a line for the printed card, and a longer text."""

from __future__ import annotations

from desktop.games.condottiere.words.names import card_name, card_value, is_mercenary
from desktop.language.translation import per_language, translate
from engine.games.condottiere.options import Options, ThirdOptions
from engine.games.condottiere.rules.editions import THIRD_EDITION


def card_line(card: str, edition_id: str) -> str:
    """Return the effect of a card, short enough to be printed on it."""
    if is_mercenary(card):
        text = translate("CondottiereCards", "Adds {value} to your strength.")
        return text.format(value=card_value(card))
    if edition_id == THIRD_EDITION.id and card in (lines := _third_lines()):
        return lines[card]
    return _lines()[card]


def card_effect(card: str, edition_id: str, options: Options | None = None) -> tuple[str, str]:
    """Return the name of a card and its full effect under the options of a match, if any."""
    third = options if isinstance(options, ThirdOptions) else ThirdOptions()
    hides = third.hidden_cards
    if is_mercenary(card):
        text = _mercenary()
        if edition_id == THIRD_EDITION.id:
            text = _hidden_mercenary() if hides else _mercenary_of_third()
        return card_name(card), text.format(value=card_value(card))
    texts = _texts()
    if edition_id == THIRD_EDITION.id:
        texts = {**texts, **_third_texts(), **(_hidden_texts() if hides else {})}
        if card == "bishop" and third.capture_regions:
            return card_name(card), _bishop_of_captures(hides=hides)
    return card_name(card), texts[card]


@per_language
def _lines() -> dict[str, str]:
    return {
        "winter": translate("CondottiereCards", "Every mercenary counts 1."),
        "drum": translate("CondottiereCards", "Doubles your mercenaries."),
        "heroine": translate("CondottiereCards", "Always counts 10."),
        "scarecrow": translate(
            "CondottiereCards", "Takes one of your mercenaries back into your hand."
        ),
        "surrender": translate("CondottiereCards", "Ends the battle: the strongest line wins."),
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
        "courtesan": translate("CondottiereCards", "Counts 1. With the most, you get the pawn."),
    }


def _bishop_of_captures(*, hides: bool) -> str:
    if hides:
        return translate(
            "CondottiereCards",
            "Discards all mercenaries of the highest value that lie face up, yours too. Then put "
            "the Pope on any region but the one being fought for: nobody can fight there until "
            "the next Bishop. Or leave him off the map.",
        )
    return translate(
        "CondottiereCards",
        "Discards all mercenaries of the highest value in play, yours too. Then put the Pope on "
        "any region but the one being fought for: nobody can fight there until the next Bishop. "
        "Or leave him off the map.",
    )


def _mercenary() -> str:
    return translate(
        "CondottiereCards",
        "It adds {value} to your strength: double with a Drum in your line, and only 1 in Winter.",
    )


def _mercenary_of_third() -> str:
    return translate(
        "CondottiereCards",
        "It adds {value} to your strength: double with a Drum in your line, only 1 in Winter, "
        "and 3 more in Spring if no mercenary in play is higher. A Bishop discards the highest.",
    )


def _hidden_mercenary() -> str:
    return translate(
        "CondottiereCards",
        "It is played face down. It adds {value} to your strength: double with a Drum in your "
        "line, only 1 in Winter, and 3 more in Spring if no mercenary in play is higher. A Bishop "
        "discards the highest of those that lie face up.",
    )


@per_language
def _texts() -> dict[str, str]:
    """Return the explanation of each special card of the first edition, by its name."""
    return {
        "winter": translate(
            "CondottiereCards",
            "Every mercenary in this battle counts 1, in all lines, whether played before or "
            "after. Heroines still count 10.",
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
            "Take one mercenary from your line back into your hand, or none. The Scarecrow stays "
            "in your line and counts for nothing.",
        ),
        "surrender": translate(
            "CondottiereCards",
            "The battle ends at once. The strongest line takes the region; if several are "
            "equally strong, nobody does.",
        ),
        "bishop": translate(
            "CondottiereCards",
            "The battle ends at once and nobody takes the region. The pawn passes to the player "
            "on the left of the Condottiere.",
        ),
    }


@per_language
def _third_texts() -> dict[str, str]:
    """Return the explanations that differ in the third edition, by the name of the card."""
    return {
        "winter": translate(
            "CondottiereCards",
            "Discards every Spring. While Winter is in play, every mercenary counts 1, in all "
            "lines. Heroines and Courtesans are not affected.",
        ),
        "spring": translate(
            "CondottiereCards",
            "Discards every Winter. While Spring is on the table, each mercenary of the highest "
            "value in play gains 3, after doubling.",
        ),
        "heroine": translate(
            "CondottiereCards",
            "She always counts 10, whatever the season, and no Drum doubles her. She is not a "
            "mercenary: neither Bishop nor Scarecrow touches her.",
        ),
        "scarecrow": translate(
            "CondottiereCards",
            "Take one mercenary from your line back into your hand, or none. The Scarecrow is "
            "discarded.",
        ),
        "bishop": translate(
            "CondottiereCards",
            "Discards all mercenaries of the highest value in play, yours too. Then put the Pope "
            "on another free region, where nobody can fight until the next Bishop, or leave him "
            "off the map.",
        ),
        "courtesan": translate(
            "CondottiereCards",
            "She counts 1 and is not a mercenary. The player with more Courtesans than any other "
            "gets the pawn, even without winning the battle.",
        ),
    }


@per_language
def _hidden_texts() -> dict[str, str]:
    """Return the explanations that differ where cards lie face down, by the name of the card."""
    return {
        "drum": translate(
            "CondottiereCards",
            "It is played face down. Your mercenaries count double in this battle, those played "
            "before as well as after. A second Drum adds nothing.",
        ),
        "heroine": translate(
            "CondottiereCards",
            "She is played face down. She always counts 10, whatever the season, and no Drum "
            "doubles her. She is not a mercenary: neither Bishop nor Scarecrow touches her.",
        ),
        "scarecrow": translate(
            "CondottiereCards",
            "Take one mercenary that lies face up in your line back into your hand, or none. The "
            "Scarecrow is discarded.",
        ),
        "bishop": translate(
            "CondottiereCards",
            "Discards all mercenaries of the highest value that lie face up, yours too. Then put "
            "the Pope on another free region, where nobody can fight until the next Bishop, or "
            "leave him off the map.",
        ),
        "courtesan": translate(
            "CondottiereCards",
            "She is played face down. She counts 1 and is not a mercenary. The player with more "
            "Courtesans than any other gets the pawn, even without winning the battle.",
        ),
    }
