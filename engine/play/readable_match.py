"""What can be read of a match, by the process that owns it and by one that only sees it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic

from engine.core.game import Game
from engine.core.typevars import TypeVar
from engine.core.values import (
    PRESENCE,
    Action,
    Code,
    Decision,
    Event,
    Heard,
    Interruption,
    Json,
    Result,
    Seat,
    State,
    Step,
    View,
)
from engine.data.codec import encode
from engine.play.attendance import Attendance
from engine.play.interruptions import Interruptions
from engine.play.record import SILENT
from engine.talk.agreements import Agreement, AgreementLog
from engine.talk.statements import STATEMENTS, Statement


@dataclass(frozen=True, slots=True)
class UndoneAnswers:
    """What an undo to a seat's last choice takes back."""

    #: The number of actions that stay.
    to: int
    #: Other seats whose actions are taken back with it.
    others: tuple[Seat, ...]


#: Actions that are no answers to a decision.
UNASKED: tuple[type[Action], ...] = (*PRESENCE, Interruption)


def kinds_of_actions(game: Game) -> tuple[type[Action], ...]:
    """Return the kinds of actions that a record of this game may hold."""
    return (*game.actions, *game.interruptions, *STATEMENTS, *PRESENCE)


#: Covariant because a match only returns views and never takes one.
SeenT = TypeVar("SeenT", bound=View, default=View, covariant=True)


class ReadableMatch(ABC, Generic[SeenT]):
    """A match as the window reads it.

    `Match` owns the true state. `SeenMatch` knows what one seat, or a watcher, was sent.
    Without a type parameter it is a match of any game.
    """

    game: Game[Any, SeenT]
    options: Any
    #: Everything that happened so far; `ply` counts the steps.
    steps: list[Step]
    #: The events of the deal.
    opening: tuple[Event, ...]
    attendance: Attendance
    _interruptions: Interruptions

    # -- the players and the moment ----------------------------------------------------------------

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of seats."""

    @property
    @abstractmethod
    def players(self) -> tuple[Json, ...]:
        """The players as a record holds them, by seat; () means people at all seats."""

    @property
    @abstractmethod
    def talk(self) -> str:
        """How much the bots of the match say (`engine.play.record.TALKS`)."""

    @property
    @abstractmethod
    def marks(self) -> Sequence[Json]:
        """The marks of the record (`Record.marks`), as far as they are known here."""

    @property
    @abstractmethod
    def routines(self) -> Sequence[tuple[Seat, str]]:
        """The routines that are on, each with the seat whose person switched it on."""

    @abstractmethod
    def set_routine(self, seat: Seat, routine: str, is_on: bool) -> None:
        """Switch a routine of the person at `seat` on or off; rules ignore routines."""

    @property
    @abstractmethod
    def history(self) -> object:
        """An object that is another one after every action and every undo."""

    @property
    @abstractmethod
    def ply(self) -> int:
        """The number of recorded actions."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The open decision, or None when the match is over."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def view(self, seat: Seat | None) -> SeenT:
        """Return the view of a seat; None gives the public view.

        Raises ValueError for a seat whose view is not known here.
        """

    @abstractmethod
    def at(self, ply: int) -> ReadableMatch[SeenT]:
        """Return the match as it was after the first `ply` actions."""

    @abstractmethod
    def awaited_seats(self) -> Sequence[Seat]:
        """Return the seats whose answers the seat to move waits for."""

    @property
    @abstractmethod
    def can_redo(self) -> bool:
        """Whether an action was taken back and can be given again from here."""

    @property
    def begins(self) -> Seat | None:
        """The seat that began, from the opening events; None for an edited position."""
        opening = map(encode, self.opening)
        return next((event["seat"] for event in opening if event["event"] == "started"), None)

    @property
    def interruptions(self) -> int:
        """The number of interruptions so far."""
        return self._interruptions.count

    @property
    def answer_count(self) -> int:
        """The number of recorded actions without interruptions; the seeds of bots follow it."""
        return self.ply - self.interruptions

    # -- talk --------------------------------------------------------------------------------------

    @property
    def agreement_log(self) -> AgreementLog:
        """The agreements between the seats."""
        return self._interruptions.agreement_log

    @property
    def agreements(self) -> Sequence[Agreement]:
        """The agreements that were offered so far, each with its status."""
        return tuple(self.agreement_log.agreements)

    def statements(self) -> list[tuple[int, Seat, Statement]]:
        """Return all statements so far, with the ply and the seat of each."""
        return [
            (ply, step.seat, step.action)
            for ply, step in enumerate(self.steps)
            if isinstance(step.action, Statement)
        ]

    def heard(self) -> tuple[Heard, ...]:
        """Return the last statements, as bots hear them; none if bots are silent."""
        return () if self.talk == SILENT else self._interruptions.heard(self._view_of(None))

    def agreements_broken_by(self, seat: Seat, action: Action) -> list[Agreement]:
        """Return the agreements in which `seat` would break its word by a legal action now.

        They follow from what everybody would see of the action itself.
        """
        code = self._code(action)
        if not self.agreement_log.is_live or self._refusal(seat, action, code):
            return []
        world, public = self._world(seat), self._view_of(None)
        return self._interruptions.agreements_broken_by(seat, action, code, world, public)

    def forsaken_rival(self, seat: Seat, action: Action) -> Seat | None:
        """Return the rival that `seat` said it would stop, and gives up by a legal action now.

        The result is None if there is none.
        """
        code = self._code(action)
        if not self.agreement_log.is_live or self._refusal(seat, action, code):
            return None
        world, public = self._world(seat), self._view_of(None)
        return self._interruptions.forsaken_rival(seat, action, code, world, public)

    # -- what may be answered ----------------------------------------------------------------------

    def codes(self) -> list[Code]:
        """Return the legal actions of the open decision as codes; [] where they are not known."""
        return [] if self.decision is None else [*self._codes()]

    def legal(self) -> list[Action]:
        """Return the legal actions of the open decision; [] where they are not known."""
        return [self.game.action(code) for code in self.codes()]

    def bot_codes(self) -> list[Code]:
        """Return the codes among which a bot chooses (`BotKnowledge.without_repeats`)."""
        codes, decision = self.codes(), self.decision
        if decision is None:
            return codes
        return [*self.game.bots.without_repeats(codes, self.steps, decision.seat)]

    @property
    @abstractmethod
    def is_forced(self) -> bool:
        """Whether the open decision leaves no choice; only private decisions can.

        False where that is not known.
        """

    @property
    def passes_over(self) -> bool:
        """Whether the open decision is answered without a question.

        A single person has no choice.
        """
        return self.is_forced and len(self.attendance.present_seats) < 2

    def refusal(self, seat: Seat, action: Action) -> str:
        """Return why `seat` cannot give this action now, or "" when it can.

        Raises IllegalActionError with the key "unknown" when the game has no such action.
        """
        return self._refusal(seat, action, self._code(action))

    def _code(self, action: Action) -> Code | None:
        """Return the code of an action; None for interruptions, and for leaving and returning."""
        return None if isinstance(action, UNASKED) else self.game.code(action)

    def _refusal(self, seat: Seat, action: Action, code: Code | None) -> str:
        decision = self.decision
        if decision is None:
            return "over"
        if code is None:
            if not 0 <= seat < self.seats:
                return "not_your_turn"
            if isinstance(action, Interruption):
                return self._interruptions.refusal(seat, action, self.view)
            return self.attendance.refusal(seat, action)
        if decision.seat != seat:
            return "not_your_turn"
        if code in self._codes():
            return ""
        return self.game.refusal(self.view(seat), action) or "illegal"

    # -- taking back -------------------------------------------------------------------------------

    def takes_back(self, step: Step) -> bool:
        """Return whether an undo may go back to a step.

        Where several people share a screen, each answers their private questions themselves, and
        whether they had a choice is their secret: such a step counts like a choice.
        """
        shared = step.private and len(self.attendance.present_seats) > 1
        return replace(step, is_forced=False).is_chosen if shared else step.is_chosen

    def undone_answers(self, seat: Seat) -> UndoneAnswers | None:
        """Return the choice that `Match.undo` would take back, or None."""
        chosen = [
            ply
            for ply, step in enumerate(self.steps)
            if step.seat == seat and self.takes_back(step)
        ]
        if not chosen:
            return None
        to = chosen[-1]
        while to and self.steps[to].is_joined and self.steps[to - 1].seat == seat:
            to -= 1
        others = {step.seat for step in self.steps[to:]} - {seat}
        return UndoneAnswers(to, tuple(sorted(others)))

    # -- what the two kinds of match know ----------------------------------------------------------

    @abstractmethod
    def _view_of(self, viewer: Seat | None) -> SeenT:
        """Return the view of a seat whose view is known here, or the public view."""

    @abstractmethod
    def _codes(self) -> list[Code]:
        """Return the legal codes that are known here; they must not be changed."""

    @abstractmethod
    def _world(self, seat: Seat) -> State:
        """Return a state that agrees with all that `seat` knows; the caller may change it."""
