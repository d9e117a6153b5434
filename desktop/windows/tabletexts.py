"""Sentences of the table that belong to no game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop.language import translate
from desktop.table.game import GameTexts
from engine.core import Event, Seat

_TAG = re.compile("<[^>]+>")


def happening(
    texts: GameTexts, events: Sequence[Event], names: Sequence[str], looker: Seat | None
) -> str:
    """The first thing a step did, as plain text."""
    for event in events:
        text = texts.sentences(event, names, looker)
        if text:
            return _TAG.sub("", text)
    return ""


def stands_out(text: str) -> bool:
    """Whether a sentence of the chronicle changes who is winning."""
    return "<em>" in text


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
