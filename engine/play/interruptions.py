"""What seats do without being asked: the interruptions of a match, its talk and its agreements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Code, Event, Heard, Interruption, Seat, State, View
from engine.play.record import MAX_INTERRUPTIONS
from engine.talk.agreements import Agreement, AgreementLog, would_break
from engine.talk.statements import Statement


class Interruptions:
    """The interruptions of a match: their number, its statements and agreements.

    `public` is the public view at that moment.
    """

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self._game = game
        #: The number of interruptions so far.
        self.count = 0
        #: The agreements between the seats.
        self.agreement_log = AgreementLog(game, seats)

    def refusal(self, seat: Seat, action: Interruption, view: Callable[[Seat | None], View]) -> str:
        """Return why a seat cannot interrupt now, or ""; `view` returns the view of a seat."""
        if self.count >= MAX_INTERRUPTIONS:
            return "too_many_interruptions"
        if isinstance(action, Statement):
            return self.agreement_log.refusal(seat, action, view(None))
        if type(action) not in self._game.interruptions:
            return "unknown"
        return self._game.refusal(view(seat), action)

    def hear(self, seat: Seat, said: Statement, public: View) -> None:
        """Keep a statement, which may offer or close an agreement."""
        self.agreement_log.enter(seat, said, public)

    def propose(self, seat: Seat, action: Interruption, public: View) -> None:
        """Keep an interruption of the game if it asks others for something."""
        if type(action) in self._game.proposals:
            self.agreement_log.propose(seat, action, public)

    def heard(self, public: View) -> tuple[Heard, ...]:
        """Return the last statements on which answers of bots may depend, as bots hear of them.

        In a game without agreements there are none.
        """
        return self.agreement_log.last_statements(public) if self._game.talk.terms else ()

    def agreements_broken_by(
        self, seat: Seat, action: Action, code: Code | None, state: State, public: View
    ) -> list[Agreement]:
        """Return the agreements that a seat would break by a legal action, whose code is given.

        The `state` is changed.
        """
        visible_events, after = self._public_effects(seat, action, code, state)
        return would_break(self.agreement_log, self._game, seat, public, visible_events, after)

    def forsaken_rival(
        self, seat: Seat, action: Action, code: Code | None, state: State, public: View
    ) -> Seat | None:
        """Return the rival that a seat would give up to stop by a legal action, or None.

        The `state` is changed.
        """
        visible_events, after = self._public_effects(seat, action, code, state)
        forsaken = self.agreement_log.stops_forsaken(public, visible_events, after)
        return next((rival for by, rival in forsaken if by == seat), None)

    def _public_effects(
        self, seat: Seat, action: Action, code: Code | None, state: State
    ) -> tuple[list[Event], View]:
        """Return what everybody would see of a legal action, and the public view after it."""
        events: list[Event] = []
        if code is not None:
            state.step(code, Rng(0), events)
        elif isinstance(action, Interruption) and not isinstance(action, Statement):
            self._game.interrupt(state, seat, action, Rng(0), events)
        visible_events = [
            seen_event for event in events if (seen_event := event.seen_by(None)) is not None
        ]
        return visible_events, self._game.view(state, None)
