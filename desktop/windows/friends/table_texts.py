"""What a table for friends is, in words: whose it is, who sits there, its options and rules."""

from __future__ import annotations

from typing import Any

from desktop.language.names import level_name
from desktop.language.translation import translate
from desktop.painting.presence import Presence
from desktop.table.game_table import GameTable
from desktop.windows.friends.lobby import Lobby
from engine.core.options import options_of
from engine.core.values import Json, Seat
from engine.data.codec import CodecError, decode
from engine.server.messages import TableRules


def options_text(table: GameTable, options: Json) -> str:
    """Return the options that differ from the game in its box; "" for what are no options."""
    terms = table.load_terms()
    try:
        chosen: Any = decode(terms.options, options, "options")
    except CodecError:
        return ""
    named = []
    for option in options_of(terms.options):
        value = getattr(chosen, option.name)
        if value == option.default:
            continue
        name, _ = terms.option(option.name)
        if not option.is_switch:
            word = str(value)
            if not option.is_number and terms.option_words is not None:
                word = terms.option_words.choice(option.name, value)
            name = translate("Friends", "{option}: {value}").format(option=name, value=word)
        elif not value:
            name = translate("Friends", "without {option}").format(option=name)
        named.append(name)
    if not named:
        return translate("Friends", "No optional rules.")
    return translate("Friends", "Optional rules: {names}.").format(names="; ".join(named))


def seats_text(lobby: Lobby, invited: Seat | None = None) -> str:
    """Return who sits at a table; `invited` is the seat of the person who reads it."""
    phrases = []
    for number, seat in enumerate(lobby.seats):
        if number == invited:
            phrases.append(translate("Friends", "your seat"))
        elif number == lobby.host:
            phrases.append(translate("Friends", "{name} (host)").format(name=seat.name))
        elif seat.presence is Presence.BOT:
            text = translate("Friends", "a bot ({level})")
            if seat.name:
                text = translate("Friends", "{name} (bot, {level})")
            phrases.append(text.format(name=seat.name, level=level_name(seat.level)))
        elif seat.is_person:
            phrases.append(seat.name)
        else:
            phrases.append(translate("Friends", "a free seat"))
    return translate("Friends", "Seats: {names}.").format(names=", ".join(phrases))


def clock_text(seconds: int) -> str:
    """Return how long a player has for a move, for a choice of clocks."""
    if not seconds:
        return translate("Friends", "No clock")
    if seconds < 60:
        return translate("Friends", "%n second(s) a move", "", seconds)
    if seconds < 86_400:
        return translate("Friends", "%n minute(s) a move", "", seconds // 60)
    return translate("Friends", "%n day(s) a move", "", seconds // 86_400)


def time_left_text(seconds: int) -> str:
    """Return how much is left of a clock, in a few signs."""
    if seconds < 120:
        return translate("Friends", "{seconds}\u00a0s").format(seconds=seconds)
    if seconds < 7_200:
        return translate("Friends", "{minutes}\u00a0min").format(minutes=seconds // 60)
    return translate("Friends", "{hours}\u00a0h").format(hours=seconds // 3_600)


def rules_text(rules: TableRules) -> str:
    """Return what a table allows, in short sentences."""
    parts = [
        clock_text(rules.clock),
        translate("Friends", "Hints are allowed")
        if rules.hints
        else translate("Friends", "No hints"),
    ]
    if rules.watchers:
        parts.append(translate("Friends", "Onlookers are allowed"))
    return ". ".join(parts) + "."


def owner_text(lobby: Lobby) -> str:
    """Return whose table it is."""
    return translate("Friends", "{name}’s table").format(name=lobby.seats[lobby.host].name)
