"""Positions of Contrées and what is said of them, for tests of its texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from desktop.games.contrees.words import outcomes
from desktop.games.contrees.words.texts import TEXTS
from engine.core.values import Action, Event
from engine.data.codec import encode
from engine.games.contrees import CONTREES
from engine.games.contrees.options import Options
from engine.games.contrees.views import ContreesView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import set_up

#: Three tiles that meet in one corner, "0,1,N".
THREE = [[0, 0], [1, 0], [0, 1]]
MAUD = ("", "Maud")


def position(expert: bool = False, **keys: object) -> Match[ContreesView]:
    """Return a conquest on three tiles with seat A to build, unless keys say otherwise."""
    written = {"phase": "conquest", "land": THREE, "turn": "A", **keys}
    return set_up(CONTREES, {"options": {"expert": expert}, "position": written})


def view_of(match: Match[Any]) -> ContreesView:
    seat = match.decision.seat if match.decision is not None else None
    view: ContreesView = match.view(seat)
    return view


def tell(events: Sequence[Event], names: Sequence[str] = MAUD) -> str:
    """Return the sentence of the chronicle about a step."""
    said = (TEXTS.sentences(event, names, 0) for event in TEXTS.without_implied_events(events))
    return " ".join(text for text in said if text)


def foretell(match: Match[Any], action: Action, names: Sequence[str] = MAUD) -> list[str]:
    view = view_of(match)
    return outcomes.outcome(view, action, CONTREES.preview(view, action), names)


def moments(seed: int, expert: bool) -> Iterator[Match]:
    """Yield a match after every answer; bold answers, so that much falls."""
    match = Match(new_record(CONTREES, 2, seed, encode(Options(expert=expert))))
    dice = Random(seed)
    yield match
    while match.decision is not None:
        view = view_of(match)
        some = dice.sample(match.legal(), min(6, len(match.legal())))
        match.submit(view.turn, max(some, key=lambda a: len(CONTREES.preview(view, a))))
        yield match
