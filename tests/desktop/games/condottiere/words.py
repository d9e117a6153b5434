"""Moments of Condottiere and how their words are told, for tests of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from desktop.games.condottiere.words.texts import THIRD_TEXTS
from engine.core.game import Game
from engine.core.values import Event
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import set_up

NAMES = ("", "Maud", "Otto", "Ugo")


def position(
    game: str = "condottiere3", seats: int = 3, **written: object
) -> Match[CondottiereView]:
    """Return a battle for Modena with seat A to answer, unless keys say otherwise."""
    options = written.pop("options", {})
    where = {"phase": "battle", "region": "modena", "condottiere": "A", "turn": "A", **written}
    names = ["A", "B", "C", "D"][:seats]
    return set_up(GAMES[game], {"seats": names, "options": options, "position": where})


def view_of(match: Match[Any]) -> CondottiereView:
    view: CondottiereView = match.view(match.decision.seat if match.decision else None)
    return view


def tell(events: Sequence[Event], names: Sequence[str] = NAMES) -> str:
    """Return the sentence of the chronicle about a step."""
    said = (
        THIRD_TEXTS.sentences(event, names, 0)
        for event in THIRD_TEXTS.without_implied_events(events)
    )
    return " ".join(text for text in said if text)


def moments(game: Game, chosen: object, seats: int, seed: int) -> Iterator[Match[CondottiereView]]:
    """A match after every one of some hundred answers."""
    match: Match[CondottiereView] = Match(new_record(game, seats, seed, encode(chosen)))
    dice = Random(seed)
    yield match
    while match.decision is not None and match.ply < 500:
        match.submit(match.decision.seat, dice.choice(match.legal()))
        yield match
