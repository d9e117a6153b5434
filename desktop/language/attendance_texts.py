"""Sentences about players who resign, leave a match or return to it.

A name of "" means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop.language.names import level_name
from desktop.language.translation import join_words, translate
from engine.core.values import Action, CallOff, Leave, Resign, Return, Seat


def sentence(action: Action, name: str) -> str:
    """Return the sentence about who leaves, returns or ends the match; "" for any other action."""
    match action:
        case Resign():
            return _resignation_sentence(name)
        case Leave(level, for_good):
            return resigned_sentence(name, level) if for_good else left_sentence(name, level)
        case Return():
            return returned_sentence(name)
        case CallOff():
            return called_off_sentence()
    return ""


def called_off_sentence() -> str:
    """Return the sentence that everybody agreed to end a match."""
    return translate("Chronicle", "Everyone agrees to end the game: nobody wins.")


def _resignation_sentence(name: str) -> str:
    if not name:
        return translate("Chronicle", "You give up the game.")
    return translate("Chronicle", "{name} gives up the game.").format(name=name)


def left_sentence(name: str, level: str) -> str:
    """Return the sentence for a player who leaves their seat to a bot of the given level."""
    called = level_name(level)
    if not name:
        sentence = translate("Chronicle", "You leave your seat; a bot ({level}) plays on for you.")
        return sentence.format(level=called)
    sentence = translate("Chronicle", "{name} leaves; a bot ({level}) plays on in that seat.")
    return sentence.format(name=name, level=called)


def resigned_sentence(name: str, level: str) -> str:
    """Return the sentence for a player who resigns where a bot of this level plays on."""
    called = level_name(level)
    if not name:
        sentence = translate("Chronicle", "You give up; a bot ({level}) plays on to the end.")
        return sentence.format(level=called)
    sentence = translate("Chronicle", "{name} gives up; a bot ({level}) plays on to the end.")
    return sentence.format(name=name, level=called)


def was_late(name: str) -> str:
    """Return the sentence for a player whose time was up, so that a bot answered."""
    if not name:
        return translate("Chronicle", "Your time is up: a bot plays this move for you.")
    text = translate("Chronicle", "{name}’s time is up: a bot plays this move.")
    return text.format(name=name)


def takes_back(name: str) -> str:
    """Return the sentence for a player who takes back a move."""
    if not name:
        return translate("Chronicle", "You take back your last move.")
    return translate("Chronicle", "{name} takes back their last move.").format(name=name)


def returned_sentence(name: str) -> str:
    """Return the sentence for a player who takes their seat again."""
    if not name:
        return translate("Chronicle", "You are back in your seat.")
    return translate("Chronicle", "{name} is back.").format(name=name)


def takes_hint(name: str) -> str:
    """Return the sentence for a player who looks at a hint."""
    if not name:
        return translate("Chronicle", "You look at a hint.")
    return translate("Chronicle", "{name} looks at a hint.").format(name=name)


def bot_plays(name: str) -> str:
    """Return the notice that a bot plays for a player who left."""
    if not name:
        return translate("Table", "A bot plays for you.")
    return translate("Table", "A bot plays for {name}.").format(name=name)


def to_come_back(name: str) -> str:
    """Return the label of the button and the menu entry with which a player who left returns."""
    if not name:
        return translate("Table", "Back to your seat")
    return translate("Table", "{name} comes back").format(name=name)


def bots_played(names: Sequence[str], away: Collection[Seat], given_up: Collection[Seat]) -> str:
    """Return the sentences, shown after a match, that name the seats a bot played for.

    `names` are those of all seats, `away` all seats a bot played for, for a while or to the end,
    and `given_up` those of them whose people gave up. Returns "" if there were none.
    """
    sentences = (
        _gave_up_all([names[seat] for seat in sorted(given_up)]),
        stand_in_sentence([names[seat] for seat in sorted(set(away) - set(given_up))]),
    )
    return " ".join(filter(None, sentences))


def _gave_up_all(names: Sequence[str]) -> str:
    """Return the sentence that names the seats given up during a match, or ""."""
    if not names:
        return ""
    others = [name for name in names if name]
    if len(names) == len(others) == 1:
        text = translate("Figures", "{names} gave up; a bot played on.")
    elif len(names) == len(others):
        text = translate("Figures", "{names} gave up; bots played on.")
    elif others:
        text = translate("Figures", "You and {names} gave up; bots played on.")
    else:
        text = translate("Figures", "You gave up; a bot played on for you.")
    return text.format(names=join_words(others))


def stand_in_sentence(names: Sequence[str]) -> str:
    """Return the sentence, shown after a match, that names the seats a bot played for a while.

    Returns "" if there were none.
    """
    if not names:
        return ""
    others = [name for name in names if name]
    if "" not in names:
        sentence = translate("Figures", "A bot played for {names} part of the time.")
    elif others:
        sentence = translate("Figures", "Bots played for you and {names} part of the time.")
    else:
        sentence = translate("Figures", "A bot played for you part of the time.")
    return sentence.format(names=join_words(others))


def called_off_words() -> tuple[str, str]:
    """Return in words that a match ended without a winner, and that all agreed to that."""
    return (
        translate("Ending", "The game ended without a winner."),
        translate("Ending", "Everyone agreed to end it."),
    )
