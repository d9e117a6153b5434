"""The contract that every game fulfils.

Rules use small integer *codes* for actions. People, records, scenes and bot programs use `Action`
values. A code means the same action in every state of its game.

`State`, `Policy` and `Game` are protocols because compiled classes cannot inherit from interpreted
ones. `Game` is never compiled, so games do inherit from it and get its default methods. Without
type parameters, `Game` and `Policy` stand for any game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from engine.core.bot_knowledge import BotKnowledge
from engine.core.calibration import Calibration
from engine.core.errors import IllegalActionError
from engine.core.explanations import Explanations
from engine.core.policy import OptionsT, PossibleOutcomes, Sampler, StateT, ViewT
from engine.core.positions import Positions
from engine.core.rng import Rng
from engine.core.routines import Routine
from engine.core.statistics import ArenaStatistics
from engine.core.talk_rules import TalkRules
from engine.core.values import Action, Code, Event, Interruption, Json, Result, Seat, Unseen


class Game(Protocol[StateT, ViewT, OptionsT]):
    """The stateless rules of one game: the object that the game's package exports.

    >>> from engine.core.rng import Dice
    >>> from engine.games import GAMES
    >>> game = next(iter(GAMES.values()))
    >>> state = game.start(game.options(), seats=2, rng=Dice(1))
    >>> state.decision
    Decision(seat=0, kind='choose_region', private=False)
    >>> game.action(state.codes()[0])
    Choose(region='torino')
    """

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    #: A frozen dataclass of the rule options; every field has a default.
    options: type[OptionsT]
    #: Whether every seat always knows the whole state.
    perfect_information: ClassVar[bool]
    #: Whether the game draws random numbers after the start.
    chance: ClassVar[bool]
    #: Whether the results of all seats always add up to 1.
    constant_sum: ClassVar[bool]
    #: The values that `State.returns` may contain.
    outcomes: ClassVar[frozenset[float]]
    actions: ClassVar[tuple[type[Action], ...]]
    #: The actions that seats may take without being asked.
    interruptions: ClassVar[tuple[type[Interruption], ...]] = ()
    #: Those of `interruptions` by which a seat asks others for something. They hide nothing: bots
    #: hear of them as they hear of statements.
    proposals: ClassVar[tuple[type[Interruption], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]]
    #: The routines that may answer for a person.
    routines: ClassVar[tuple[Routine, ...]] = ()
    views: type[ViewT]

    # What else a game knows, by the part of the program that uses it.

    #: How bots choose and act.
    bots: BotKnowledge[StateT, ViewT]
    #: How positions are read and written.
    positions: Positions[StateT, ViewT, OptionsT]
    #: What players may say and promise.
    talk: TalkRules[ViewT] = TalkRules()
    #: How values of searches become probabilities.
    calibration: Calibration[ViewT] = Calibration()
    #: How hints and reviews explain actions.
    explanations: Explanations[StateT, ViewT] = Explanations()
    #: What the arena counts.
    statistics: ArenaStatistics[StateT, ViewT] = ArenaStatistics()

    def seat_range(self) -> str:
        """Return the possible numbers of seats for an error message: "2" or "2 to 6"."""
        first, last = self.seats[0], self.seats[-1]
        return str(first) if first == last else f"{first} to {last}"

    def former_options(self, version: int, options: Mapping[str, Json]) -> Json | None:
        """Return the options to replay a match that was played by the rules of an earlier version.

        `options` are the options in its record. Returns None if it cannot be replayed.
        """
        return None

    # -- rules -------------------------------------------------------------------------------------

    @abstractmethod
    def start(
        self, options: OptionsT, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> StateT:
        """Return the initial state of a game for `seats` players, with all cards dealt."""

    @abstractmethod
    def max_plies(self, options: OptionsT, seats: int) -> int:
        """Return an upper bound on the number of decisions in a match, without interruptions."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return the view of a state for `seat`: its information state.

        None gives the public view, OMNISCIENT the view that hides nothing. Only views tell anything
        about a state.
        """

    @abstractmethod
    def action(self, code: Code) -> Action:
        """Return the action of a code."""

    @abstractmethod
    def code(self, action: Action) -> Code:
        """Return the code of an action; the inverse of `action`.

        Raises IllegalActionError when no code means the action.
        """

    @abstractmethod
    def refusal(self, view: ViewT, action: Action) -> str:
        """Return a stable key for why the seat of `view` cannot act so now, or "" if it can.

        For interruptions this is the only test: `State.codes` does not list them.
        """

    def interrupt(
        self,
        state: StateT,
        seat: Seat,
        action: Interruption,
        rng: Rng,
        events: list[Event] | None = None,
    ) -> None:
        """Apply a legal interruption of a seat; append its events to `events` if given."""
        raise IllegalActionError(f"{action.do} is no action of {self.id}", "unknown")

    def seen_action(self, action: Action, seen: Sequence[Event]) -> Action:
        """Return what the other seats may know of an action: itself, or `Unseen` if it is hidden.

        `seen` holds the public events of the action. The answer may depend on nothing that these
        events do not show.
        """
        return action if self.perfect_information else Unseen()

    def may_act_first(self, state: StateT) -> bool:
        """Return whether the seat to move can interrupt in a way that may give it more actions."""
        return False

    def inspect(self, view: ViewT, action: Action) -> list[Event] | None:
        """Return the events of an action that only looks at something, such as at a laid card.

        Such an action is possible at any time and changes nothing. Returns None for any other
        action. Raises IllegalActionError if the seat may not do it.
        """
        return None

    def preview(self, view: ViewT, action: Action) -> list[Event]:
        """Return the events of an action that are certain and public, to show them in advance."""
        return []

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Return how the match ended, or None while it goes on."""

    def points(self, state: StateT) -> Sequence[int]:
        """Return the points per seat.

        Empty while no points are counted: some games count them only at the end, others never.
        """
        return ()

    # -- hidden information ------------------------------------------------------------------------

    @abstractmethod
    def sampler(self, view: ViewT, memory: float = 1.0) -> Sampler[StateT]:
        """Return a function that draws worlds: states that are consistent with `view`.

        They depend on the view alone. `memory` is the share of its knowledge of the past that they
        respect, from 0 to 1 (perfect recall).
        """

    def possible_outcomes(self, view: ViewT, since: ViewT) -> PossibleOutcomes[StateT] | None:
        """Return worlds in which the seat to move has all its possible actions, with all outcomes.

        Proofs use them. An action that is possible in any world consistent with `view` occurs in at
        least one of them. Returns None if this cannot be guaranteed. `since` is the view at the
        beginning of the proof. The worlds depend on the two views alone.
        """
        if not self.perfect_information:
            return None
        world = self.sampler(view)(Rng(0))
        return PossibleOutcomes(view, ((world, world.codes()),))
