"""The moods of the bots at a table, from what everybody has seen.

A game says which public events change a mood (`GameMoods`); the rules below are the same at every
table. Nothing here knows a hand or what a bot thinks: a face never tells either.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from desktop.language.translation import translate
from desktop.painting.faces import Mood
from engine.core.values import (
    BOLD,
    CAREFUL,
    GRUDGING,
    PRESENCE,
    Event,
    Interruption,
    Seat,
    Step,
    View,
)


class Cause(Enum):
    """Why the mood of a seat changes."""

    #: It took something.
    TOOK = "took"
    #: It lost something to another seat.
    LOST = "lost"
    #: It prepares something.
    PLANS = "plans"
    #: A seat is one move from victory.
    NEAR = "near"
    #: It won the match.
    WON = "won"


@dataclass(frozen=True, slots=True)
class MoodTrigger:
    """Something public that changes the mood of a seat."""

    seat: Seat
    cause: Cause
    #: The seat that did it.
    by: Seat
    #: What it is about, as a key that only the game understands: a region, or tiles.
    about: str = ""
    #: How many of them, if it matters.
    count: int = 0


@dataclass(frozen=True, slots=True)
class Feeling:
    """The mood of a seat, and its trigger; None for a calm seat."""

    mood: Mood = Mood.CALM
    trigger: MoodTrigger | None = None


class GameMoods(Protocol):
    """The moods of a game, which follow from public knowledge alone, and their reasons in words."""

    def triggers(self, event: Event, actor: Seat, view: Any) -> Iterable[MoodTrigger]:
        """Return the moods that a public event changes; `actor` gave the answer that led to it.

        `view` is the public view of the present, not of the event.
        """

    def plan_triggers(self, view: Any) -> Iterable[MoodTrigger]:
        """Return what the seats prepare in the public view."""

    def seats_near_win(self, view: Any) -> Collection[Seat]:
        """Return the seats that are one move from victory in the public view."""

    def reason(self, trigger: MoodTrigger, names: Sequence[str]) -> str:
        """Return the reason for a mood, after a name: "you took Ancona"; "" in `names` is you.

        Nearness and victory, which mean the same at every table, are not asked for.
        """


_MOODS = {
    Cause.TOOK: Mood.GLAD,
    Cause.WON: Mood.GLAD,
    Cause.LOST: Mood.ANGRY,
    Cause.PLANS: Mood.PLOTTING,
}
#: The tempers that show what they plan.
_PLANNERS = (BOLD, CAREFUL)
#: Answers looked back at; a seat that was not asked for so long is calm.
_MAX_STEPS = 80


def feelings_after(
    moods: GameMoods | None,
    steps: Sequence[Step],
    view: View,
    tempers: Sequence[str],
    winners: Sequence[Seat] = (),
) -> tuple[Feeling, ...]:
    """Return how each seat feels after these steps, which led to the public view.

    Without `moods` only victory changes a mood. `tempers` are those of the seats; `winners` won the
    match, if it is over. A mood lasts until the next turn of the seat; a grudging seat stays angry
    for one turn more.
    """
    causes = _triggered(moods, steps, view, tempers) if moods is not None else {}
    if winners:
        causes |= {seat: MoodTrigger(seat, Cause.WON, seat) for seat in winners}
    elif moods is not None and (nearest := sorted(moods.seats_near_win(view))):
        for seat in range(len(tempers)):
            if seat in nearest:
                causes[seat] = MoodTrigger(seat, Cause.NEAR, seat)
            elif seat not in causes or causes[seat].cause is not Cause.TOOK:
                causes[seat] = MoodTrigger(seat, Cause.NEAR, nearest[0])
    return tuple(
        Feeling(_mood_of(causes[seat]), causes[seat]) if seat in causes else Feeling()
        for seat in range(len(tempers))
    )


def _mood_of(trigger: MoodTrigger) -> Mood:
    if trigger.cause is Cause.NEAR:
        return Mood.PLOTTING if trigger.by == trigger.seat else Mood.ANGRY
    return _MOODS[trigger.cause]


def _triggered(
    moods: GameMoods, steps: Sequence[Step], view: View, tempers: Sequence[str]
) -> dict[Seat, MoodTrigger]:
    """Return the trigger of each seat: the latest event that still lasts, or what it prepares."""
    causes: dict[Seat, MoodTrigger] = {}
    #: How many turns each seat began between the step looked at and the present.
    turns = [0] * len(tempers)
    later: Seat | None = None
    for step in reversed(steps[-_MAX_STEPS:]):
        events = step.seen_by(None)
        if not events or isinstance(step.action, (Interruption, *PRESENCE)):
            continue
        if later is not None and step.seat != later:
            turns[later] += 1
        for event in reversed(events):
            for trigger in moods.triggers(event, step.seat, view):
                if trigger.seat not in causes and _is_lasting(
                    trigger, turns[trigger.seat], tempers
                ):
                    causes[trigger.seat] = trigger
        later = step.seat
    for trigger in moods.plan_triggers(view):
        if tempers[trigger.seat] in _PLANNERS:
            causes.setdefault(trigger.seat, trigger)
    return causes


def _is_lasting(trigger: MoodTrigger, turns: int, tempers: Sequence[str]) -> bool:
    """Return whether a mood still shows after so many turns of its seat."""
    temper = tempers[trigger.seat]
    if trigger.cause is Cause.PLANS and temper not in _PLANNERS:
        return False
    return turns <= (1 if trigger.cause is Cause.LOST and temper == GRUDGING else 0)


def reason(moods: GameMoods | None, trigger: MoodTrigger, names: Sequence[str]) -> str:
    """Return the reason for a mood in words; an empty name means the person at the screen."""
    if trigger.cause is Cause.WON:
        return translate("Moods", "won the game")
    if trigger.cause is not Cause.NEAR:
        return moods.reason(trigger, names) if moods is not None else ""
    if trigger.by == trigger.seat:
        return translate("Moods", "one move from victory")
    if not names[trigger.by]:
        return translate("Moods", "you are one move from victory")
    return translate("Moods", "{name} is one move from victory").format(name=names[trigger.by])
