"""The events that change the moods of the seats of Cannir, and the reasons that a tip gives."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from desktop.language.translation import translate
from desktop.table.moods import Cause, MoodTrigger
from engine.core.values import Event, Seat
from engine.games.cannir.events import Placed, SovereignBroken, SovereignTaken
from engine.games.cannir.views import CannirView


class CannirMoods:
    """The sovereign suite: made, lost, and nearly kept for a whole round."""

    def triggers(self, event: Event, actor: Seat, view: CannirView) -> Iterable[MoodTrigger]:
        """Yield the trigger of a suite that is taken or lost, or of a card laid face down."""
        match event:
            case SovereignTaken():
                yield MoodTrigger(event.seat, Cause.TOOK, event.seat)
            case SovereignBroken() if event.seat != actor:
                yield MoodTrigger(event.seat, Cause.LOST, actor)
            case Placed(veiled=True):
                yield MoodTrigger(event.seat, Cause.PLANS, event.seat)

    def plan_triggers(self, view: CannirView) -> Iterable[MoodTrigger]:
        """Return nothing: events already show the plans of a seat."""
        return ()

    def seats_near_win(self, view: CannirView) -> Collection[Seat]:
        """Return the owner of the suite, if only one more seat may break it."""
        if view.decision is None or view.settled_sovereign is None:
            return ()
        owner, seats = view.settled_sovereign.owner, len(view.hands)
        return (owner,) if (owner - view.decision.seat) % seats == 1 else ()

    def reason(self, trigger: MoodTrigger, names: Sequence[str]) -> str:
        """Return what became of the suite, in words."""
        if trigger.cause is Cause.PLANS:
            return translate("Cannir", "laid a card face down")
        if trigger.cause is Cause.TOOK:
            return translate("Cannir", "made the sovereign suite")
        if not names[trigger.by]:
            return translate("Cannir", "you put an end to the suite")
        text = translate("Cannir", "{name} put an end to the suite")
        return text.format(name=names[trigger.by])
