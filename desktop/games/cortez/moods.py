"""What stirs the seats of Cortez, and in which words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from desktop.language.translation import translate
from desktop.table.moods import Cause, Stir
from engine.core.values import Event, Seat
from engine.games.cortez.events import AuctionWon, CombatEnded, TreasureAwarded
from engine.games.cortez.views.view import CortezView

#: What a stir is about, beside combats.
_TREASURE: Final = "treasure"
#: How combats end without a loser who minds: by an agreement.
_PARLEY: Final = "parley"


class CortezMoods:
    """Combats, treasures and bribery cards; nobody is ever sure of the last points."""

    def stirs(self, event: Event, actor: Seat, view: CortezView) -> Iterable[Stir]:
        """Return what an event stirs: a combat its winner and its loser."""
        match event:
            case CombatEnded() if event.by != _PARLEY:
                yield Stir(event.winner, Cause.TOOK, event.winner)
                yield Stir(event.loser, Cause.LOST, event.winner)
            case TreasureAwarded(seat=int(taker)):
                yield Stir(taker, Cause.TOOK, taker, _TREASURE)
            case AuctionWon():
                yield Stir(event.seat, Cause.PLANS, event.seat)

    def plans(self, view: CortezView) -> Iterable[Stir]:
        """Return nothing: what a seat is after is secret."""
        return ()

    def near(self, view: CortezView) -> Collection[Seat]:
        """Return nobody: secret objectives count at the end."""
        return ()

    def reason(self, stir: Stir, names: Sequence[str]) -> str:
        """Return the combat, the treasure or the auction in words."""
        if stir.about == _TREASURE:
            return translate("Cortez", "took the treasure")
        if stir.cause is Cause.PLANS:
            return translate("Cortez", "won a bribery card")
        if stir.cause is Cause.TOOK:
            return translate("Cortez", "won the combat")
        if not names[stir.by]:
            return translate("Cortez", "you won the combat")
        return translate("Cortez", "{name} won the combat").format(name=names[stir.by])
