"""Sentences about who leaves a match and who comes back; "" is the person at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from desktop.language.names import level_name
from desktop.language.translation import translate
from engine.core.values import Action, Leave, Resign, Return


def told(action: Action, name: str) -> str:
    """What an answer of no game's rules did; "" for any other."""
    match action:
        case Resign():
            return _gave_up(name)
        case Leave(level):
            return left(name, level)
        case Return():
            return came_back(name)
    return ""


def _gave_up(name: str) -> str:
    if not name:
        return translate("Chronicle", "You give up the game.")
    return translate("Chronicle", "{name} gives up the game.").format(name=name)


def left(name: str, level: str) -> str:
    """Somebody leaves their seat to a bot of that level."""
    called = level_name(level)
    if not name:
        said = translate("Chronicle", "You leave your seat; a bot ({level}) plays on for you.")
        return said.format(level=called)
    said = translate("Chronicle", "{name} leaves; a bot ({level}) plays on in that seat.")
    return said.format(name=name, level=called)


def came_back(name: str) -> str:
    """Somebody takes their seat again."""
    if not name:
        return translate("Chronicle", "You are back in your seat.")
    return translate("Chronicle", "{name} is back.").format(name=name)


def bot_plays(name: str) -> str:
    """A bot is to answer for somebody who left."""
    if not name:
        return translate("Table", "A bot plays for you.")
    return translate("Table", "A bot plays for {name}.").format(name=name)


def to_come_back(name: str) -> str:
    """The button and the menu entry for who left."""
    if not name:
        return translate("Table", "Back to your seat")
    return translate("Table", "{name} comes back").format(name=name)


def stood_in(names: Sequence[str]) -> str:
    """Said after a match of seats in which a bot played for a while, or to its end; or ""."""
    if not names:
        return ""
    if "" in names:
        return translate("Figures", "A bot played for you part of the time.")
    said = translate("Figures", "A bot played for {names} part of the time.")
    return said.format(names=QLocale().createSeparatedList(list(names)))
