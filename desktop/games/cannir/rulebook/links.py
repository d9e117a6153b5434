"""The sections of Cannir's rules by refusal, event, decision, option or result."""

from __future__ import annotations

from engine.core.values import Action, Event
from engine.games.cannir.actions import Attack, Look, Place, Restore
from engine.games.cannir.events import Placed, SovereignBroken

REFUSALS: dict[str, str] = {
    "over": "victory",
    "not_your_turn": "turn",
    "not_asked": "turn",
    "not_a_choice": "choice",
    "unknown": "overview",
    "illegal": "turn",
    "not_in_hand": "turn",
    "can_play": "turn",
    "veiled": "variants-veiled",
    "veiled_off": "variants-veiled",
    "occupied": "placing",
    "not_connected": "placing",
    "wrong_order": "cards",
    "empty": "star",
    "red_target": "attack",
    "too_strong": "cards",
    "last_card": "attack",
    "would_cut": "attack",
}

#: Refusals that have another section for each kind of play.
_BY_PLAY = frozenset({"occupied", "wrong_order", "empty", "too_strong"})
_PLAYS: dict[type[object], str] = {
    Place: "placing",
    Attack: "attack",
    Restore: "restore",
    Look: "looking",
}

EVENTS: dict[str, str] = {
    "dealt": "setup",
    "started": "setup",
    "placed": "placing",
    "attacked": "attack",
    "restored": "restore",
    "restore_failed": "variants-veiled",
    "discarded": "turn",
    "sovereign_broken": "stealing",
    "sovereign_taken": "sovereign",
    "drew": "turn",
    "ended": "victory",
    "looked": "looking",
}

DECISIONS: dict[str, str] = {"play": "turn", "choose": "choice"}

OPTIONS: dict[str, str] = {"free_paths": "variants-paths", "veiled": "variants-veiled"}

RESULTS: dict[str, str] = {
    "sovereign": "victory",
    "pile": "pile",
    "resignation": "leaving",
    "called_off": "leaving",
}


def for_refusal(key: str, action: Action | None = None) -> str:
    """Return the section about a refusal; the action makes it more precise."""
    if key in _BY_PLAY:
        return _PLAYS.get(type(action), REFUSALS[key])
    return REFUSALS[key]


def for_decision(kind: str) -> str:
    """Return the section about a decision."""
    return DECISIONS[kind]


def for_result(reason: str) -> str:
    """Return the section about the end of a match."""
    return RESULTS[reason]


def for_event(event: Event) -> str:
    """Return the section about an event."""
    if isinstance(event, Placed) and event.veiled:
        return OPTIONS["veiled"]
    if isinstance(event, SovereignBroken):
        return EVENTS[SovereignBroken.event]
    return EVENTS[event.event]
