"""Sentences of the table that belong to no game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

from PySide6.QtCore import QLocale

from desktop.language import translate
from desktop.table.game import GameTexts
from engine.core import Event, Seat

_TAG = re.compile("<[^>]+>")


def happening(
    texts: GameTexts, events: Sequence[Event], names: Sequence[str], looker: Seat | None
) -> str:
    """The first thing worth telling of what a step did, as plain text."""
    for event in texts.worth_telling(events):
        text = texts.sentences(event, names, looker)
        if text:
            return unescape(_TAG.sub("", text))
    return ""


def after_undo(others: Sequence[str], *, opened: bool) -> str:
    """What taking answers back meant for others, or where all hands were seen; or ""."""
    said = []
    if opened:
        said.append(translate("Table", "Hands were open: this game is marked."))
    if others:
        names = QLocale().createSeparatedList(list(others))
        text = translate("Table", "Taken back: the moves of {names} too.")
        said.append(text.format(names=names))
    return " ".join(said)


def outstanding(
    texts: GameTexts, events: Sequence[Event], names: Sequence[str], looker: Seat | None
) -> Event | None:
    """What changes who is winning, else the first event worth a sentence."""
    said = [(texts.sentences(event, names, looker), event) for event in events]
    worth = [event for text, event in said if text]
    stand_out = [event for text, event in said if "<em>" in text]
    return next(iter(stand_out or worth), None)


def trouble(key: str, name: str) -> str:
    """A bot failed and the match went on."""
    if key == "replaced":
        text = translate("Table", "{name} gave no answer in time; a simple move was made.")
    else:
        text = translate("Table", "{name} had to start thinking anew.")
    return text.format(name=name)


def looking_back(ply: int, last: int) -> str:
    return translate("Table", "Looking back: {ply} of {last} answers.").format(ply=ply, last=last)


def to_peek(name: str) -> str:
    """Somebody is asked whose hand lies covered."""
    return translate("Table", "{name}, hold P to look at your hand.").format(name=name)


def pace_name(pace: str) -> str:
    """How fast bots answer."""
    match pace:
        case "slow":
            return translate("Table", "Bots play slowly.")
        case "fast":
            return translate("Table", "Bots play fast.")
        case "instant":
            return translate("Table", "Bots play at once.")
    return translate("Table", "Bots play at their usual pace.")
