"""Which section of Contrées' rules answers a question: by refusal, event, decision or result."""

from __future__ import annotations

from engine.core.values import Action, Event
from engine.games.contrees.events import ENCIRCLEMENT, Demolished, Laid, Lay

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
}


def for_refusal(key: str, action: Action | None = None) -> str:
    """Why an answer was refused; knowing the answer makes it more precise."""
    if key == "occupied" and isinstance(action, Lay):
        return "land"
    return REFUSALS[key]


def for_decision(kind: str) -> str:
    """What may be answered to a question."""
    return DECISIONS[kind]


def for_result(by: str) -> str:
    """What ended the match."""
    return RESULTS[by]


def for_event(event: Event) -> str:
    """What a line of the chronicle is about."""
    if isinstance(event, Demolished) and event.by == ENCIRCLEMENT:
        return "encirclement"
    if isinstance(event, Laid) and event.white:
        return OPTIONS["expert"]
    return EVENTS[event.event]
