"""What changes the moods of the seats of Condottiere, and how a tip says so."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from desktop.table.moods import Cause, MoodTrigger
from engine.core.values import Event, Seat
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.events import BattleEnded, Conquered, RegionChosen
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, PHASES
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.victory_goals import contenders
from engine.games.condottiere.views.view import CondottiereView

#: What a trigger is about, beside regions.
_LEAD: Final = "lead"
_PAWN: Final = "pawn"


class CondottiereMoods:
    """Regions taken and lost, the pawn, a lead that is left standing, a region short of victory."""

    def triggers(self, event: Event, actor: Seat, view: CondottiereView) -> Iterable[MoodTrigger]:
        """Yield a trigger for the winner of a battle, and for the seats that came next."""
        match event:
            case BattleEnded(region=str(region), conqueror=int(taker)):
                yield MoodTrigger(taker, Cause.TOOK, taker, region)
                for seat in _next_best(event.strengths, taker):
                    yield MoodTrigger(seat, Cause.LOST, taker, region)
            case Conquered(loser=int(loser)):
                yield MoodTrigger(loser, Cause.LOST, event.seat, event.region)
            case RegionChosen() if _is_beside(event.region, view.owners[event.seat]):
                yield MoodTrigger(event.seat, Cause.PLANS, event.seat, event.region)

    def plan_triggers(self, view: CondottiereView) -> Iterable[MoodTrigger]:
        """Return who chooses a region, and who has passed and still leads."""
        if view.decision is None:
            return
        if view.phase == PHASES[CHOOSE]:
            yield MoodTrigger(view.condottiere, Cause.PLANS, view.condottiere, _PAWN)
        elif view.phase == PHASES[BATTLE]:
            leader = battle_lead(view).leader
            if leader is not None and view.passed[leader]:
                yield MoodTrigger(leader, Cause.PLANS, leader, _LEAD)

    def seats_near_win(self, view: CondottiereView) -> Collection[Seat]:
        """Return the seats that may still take the contested region and would win with it."""
        return contenders(view) if view.phase == PHASES[BATTLE] else ()

    def reason(self, trigger: MoodTrigger, names: Sequence[str]) -> str:
        """Return the battle won or lost, or what a seat prepares."""
        if trigger.about == _PAWN:
            return translate("Condottiere", "chooses the next region")
        if trigger.about == _LEAD:
            return translate("Condottiere", "passed while leading")
        region = region_name(trigger.about)
        if trigger.cause is Cause.PLANS:
            text = translate("Condottiere", "has an eye on {region}")
        elif trigger.cause is Cause.TOOK:
            text = translate("Condottiere", "took {region}")
        elif not names[trigger.by]:
            text = translate("Condottiere", "you took {region}")
        else:
            text = translate("Condottiere", "{name} took {region}")
        return text.format(region=region, name=names[trigger.by])


def _next_best(strengths: Sequence[int], winner: Seat) -> list[Seat]:
    """Return the seats with the highest strength below the winner of a battle, or ()."""
    others = [strength for seat, strength in enumerate(strengths) if seat != winner]
    best = max(others, default=0)
    return [
        seat for seat, strength in enumerate(strengths) if seat != winner and strength == best > 0
    ]


def _is_beside(region: str, held: tuple[str, ...]) -> bool:
    """Return whether a region borders on one of those held."""
    return bool(BOARD.neighbours[BOARD.region(region)] & BOARD.mask(held))
