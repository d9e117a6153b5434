"""The sections of Contrées' rules on refusals, events, decisions and results."""

from __future__ import annotations

from engine.core.values import Action, Event
from engine.games.contrees.actions import Lay
from engine.games.contrees.events import ENCIRCLEMENT, Demolished, Laid

REFUSALS: dict[str, str] = {
    "over": "end",
    "not_your_turn": "overview",
    "not_asked": "overview",
    "unknown": "overview",
    "illegal": "overview",
    "occupied": "building",
    "no_corner": "corners",
    "banned": "barred",
    "not_connected": "land",
    "no_tile": "land",
}

EVENTS: dict[str, str] = {
    "started": "setup",
    "laid": "land",
    "land_finished": "building",
    "built": "building",
    "taken": "possession",
    "demolished": "possession",
    "lost": "losing",
    "passed": "passing",
    "ended": "end",
}

DECISIONS: dict[str, str] = {"lay": "land", "place": "building"}

OPTIONS: dict[str, str] = {"expert": "expert"}

RESULTS: dict[str, str] = {
    "markers": "end",
    "supplies": "end",
    "blocked": "end",
    "razed": "counting",
    "draw": "counting",
    "resignation": "leaving",
    "called_off": "leaving",
}


def for_refusal(key: str, action: Action | None = None) -> str:
    """Return the section that explains a refusal; an action makes it more precise."""
    if key == "occupied" and isinstance(action, Lay):
        return "land"
    return REFUSALS[key]


def for_decision(kind: str) -> str:
    """Return the section on a kind of decision."""
    return DECISIONS[kind]


def for_result(reason: str) -> str:
    """Return the section on how a match ended."""
    return RESULTS[reason]


def for_event(event: Event) -> str:
    """Return the section on an event of the chronicle."""
    if isinstance(event, Demolished) and event.by == ENCIRCLEMENT:
        return "encirclement"
    if isinstance(event, Laid) and event.white:
        return OPTIONS["expert"]
    return EVENTS[event.event]
