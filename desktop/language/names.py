"""Names that all windows share: charges of seats, levels and tempers of bots, places."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.translation import translate
from engine.bots.bot_names import PROGRAM_PREFIX, is_program, split_temper

#: The program's name, in every language.
PRODUCT = "Conquista"

#: The women among the bots' own names.
WOMEN = ("Isabeau", "Maud", "Beatriz")


def capital(text: str) -> str:
    """Return a text with a capital initial letter."""
    return text[:1].upper() + text[1:]


def after_colon(sentence: str, proper: Sequence[str]) -> str:
    """Return a sentence as it is written after a colon.

    The initial letter is small, unless the sentence begins with a `proper` name.
    """
    if sentence.startswith(tuple(proper)):
        return sentence
    return sentence[:1].lower() + sentence[1:]


def charge_name(charge: str) -> str:
    """Return the name of a seat's charge: Lion, Tower, ..."""
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
    """Return the name of a bot level; for an external program, the program's own name."""
    if is_program(level):
        return level.removeprefix(PROGRAM_PREFIX)
    match split_temper(level)[0]:
        case "level1":
            return translate("Levels", "Page")
        case "level2":
            return translate("Levels", "Squire")
        case "level3":
            return translate("Levels", "Knight")
        case "level4":
            return translate("Levels", "Captain")
    return translate("Levels", "Doge")


def level_detail(level: str) -> str:
    """Return a sentence about the play of a bot of that level."""
    if is_program(level):
        return translate("Levels", "{name}: a program of yours.").format(name=level_name(level))
    match split_temper(level)[0]:
        case "level1":
            return translate("Levels", "For a first game: plays fast and overlooks much.")
        case "level2":
            return translate("Levels", "Has had some practice, and still slips now and then.")
        case "level3":
            return translate("Levels", "Plays soundly: an opponent for those who know the rules.")
        case "level4":
            return translate("Levels", "Thinks before it moves.")
    return translate("Levels", "The strongest, and the one that thinks longest.")


def temper_name(temper: str, name: str) -> str:
    """Return the adjective for a temper, in the gender of the bot's name."""
    if name in WOMEN:
        match temper:
            case "bold":
                return translate("Tempers", "bold", "she")
            case "careful":
                return translate("Tempers", "careful", "she")
        return translate("Tempers", "vengeful", "she")
    match temper:
        case "bold":
            return translate("Tempers", "bold", "he")
        case "careful":
            return translate("Tempers", "careful", "he")
    return translate("Tempers", "vengeful", "he")


def temper_detail(temper: str, name: str) -> str:
    """Return a sentence about how a bot of that temper plays; "" without a temper."""
    match temper:
        case "":
            return ""
        case "bold":
            text = translate("Tempers", "{name} is {temper} and would rather attack than wait.")
        case "careful":
            text = translate(
                "Tempers", "{name} is {temper} and would rather play safe than take a risk."
            )
        case _:
            text = translate(
                "Tempers",
                "{name} is {temper} and strikes back at the last player who took something.",
            )
    return text.format(name=name, temper=temper_name(temper, name))


def mood_name(mood: str, name: str) -> str:
    """Return the adjective for a mood of a bot, in the gender of its name."""
    if name in WOMEN:
        match mood:
            case "glad":
                return translate("Moods", "glad", "she")
            case "angry":
                return translate("Moods", "angry", "she")
            case "plotting":
                return translate("Moods", "plotting", "she")
        return translate("Moods", "calm", "she")
    match mood:
        case "glad":
            return translate("Moods", "glad", "he")
        case "angry":
            return translate("Moods", "angry", "he")
        case "plotting":
            return translate("Moods", "plotting", "he")
    return translate("Moods", "calm", "he")


def feeling_text(name: str, temper: str, mood: str, reason: str) -> str:
    """Return how a bot feels, and why: "Aldric, bold, angry: you took Ancona".

    Without a temper or a reason ("") these are left out.
    """
    if temper and reason:
        text = translate("Moods", "{name}, {temper}, {mood}: {reason}")
    elif temper:
        text = translate("Moods", "{name}, {temper}, {mood}")
    elif reason:
        text = translate("Moods", "{name}, {mood}: {reason}")
    else:
        text = translate("Moods", "{name}, {mood}")
    temper = temper_name(temper, name) if temper else ""
    return text.format(name=name, temper=temper, mood=mood_name(mood, name), reason=reason)


def only_person_name() -> str:
    """Return the name of the only person at the table, who gave none."""
    return translate("Seats", "You")


def place_name(place: int, places: Sequence[int]) -> str:
    """Return the name of a seat's final place, 1 being the first.

    `places` holds those of all seats.

    Place 0 means that the seat lost and is not ranked. When no loser is ranked, the first place is
    called "won".
    """
    if place and places.count(place) > 1:
        return _shared_place(place)
    if place and 0 in places:
        return translate("Panel", "won")
    names = (
        translate("Panel", "lost"),
        translate("Panel", "first place"),
        translate("Panel", "second place"),
        translate("Panel", "third place"),
        translate("Panel", "fourth place"),
        translate("Panel", "fifth place"),
        translate("Panel", "sixth place"),
    )
    return names[place]


def _shared_place(place: int) -> str:
    names = (
        translate("Panel", "joint first"),
        translate("Panel", "joint second"),
        translate("Panel", "joint third"),
        translate("Panel", "joint fourth"),
        translate("Panel", "joint fifth"),
    )
    return names[place - 1]


def brief_place(place: int, places: Sequence[int]) -> str:
    """Return the final place in a few letters."""
    shared = places.count(place) > 1
    if place and not shared and 0 in places:
        return translate("Panel", "won")
    names = (
        translate("Panel", "lost"),
        translate("Panel", "1st", "place"),
        translate("Panel", "2nd", "place"),
        translate("Panel", "3rd", "place"),
        translate("Panel", "4th", "place"),
        translate("Panel", "5th", "place"),
        translate("Panel", "6th", "place"),
    )
    if shared and place:
        return translate("Panel", "{place}, tied").format(place=names[place])
    return names[place]


def talk_name(talk: str) -> str:
    """Return the name of how much bots talk: Silent, Sparing or Lively."""
    match talk:
        case "silent":
            return translate("Settings", "Silent", "table talk")
        case "sparing":
            return translate("Settings", "Sparing", "table talk")
    return translate("Settings", "Lively", "table talk")


def talk_meaning(talk: str, *, bargains: bool = True) -> str:
    """Return what bots that talk so much do, in a sentence.

    `bargains` is False for a game without agreements, where they only make remarks.
    """
    if not bargains:
        match talk:
            case "silent":
                return translate("Settings", "The bots say nothing.")
            case "sparing":
                return translate("Settings", "The bots only greet.")
        return translate("Settings", "The bots greet, and remark on the game now and then.")
    match talk:
        case "silent":
            return translate("Settings", "The bots say nothing and take no offers.")
        case "sparing":
            return translate("Settings", "The bots answer, make an offer and call for help.")
    return translate("Settings", "The bots make more offers, and also greet and praise.")
