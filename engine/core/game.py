"""The contracts every game fulfils: values that cross a border, the mutable state, the rules.

Rules are written over small integer *codes*; people, records, scenes and bot programs see
`Action` values. A code means the same answer in every state of its game.

`State`, `Policy` and `Game` are protocols, as compiled classes cannot inherit from interpreted
ones. `Game`, which is never compiled, is inherited from all the same, for what it has to give. A
bare `Game` or `Policy` is one of any game.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from engine.core.errors import one_line
from engine.core.odds import Odds
from engine.core.policy import OptionsT, Policy, PossibleOutcomes, Sampler, StateT, ViewT
from engine.core.rng import Rng
from engine.core.values import Action, Code, Effect, Event, Json, Result, Seat


def in_words(value: Json) -> str:
    """A value of a document as it is quoted in a complaint, as it is written in the document."""
    if isinstance(value, str):
        return repr(one_line(value, 60))
    return one_line(json.dumps(value, ensure_ascii=False, default=str), 60)


class Game(Protocol[StateT, ViewT, OptionsT]):
    """The stateless rules of one game: the one object its package exports."""

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    #: Frozen dataclass of the rule options, every field with a default.
    options: type[OptionsT]
    #: Whether every seat always knows everything.
    perfect_information: ClassVar[bool]
    #: Whether anything is drawn by lot after the start.
    chance: ClassVar[bool]
    #: Whether the results of all seats add up to 1 however a match ends.
    constant_sum: ClassVar[bool]
    #: The values `State.returns` may hold.
    outcomes: ClassVar[frozenset[float]]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    views: type[ViewT]

    def seats_said(self) -> str:
        """How many may sit, in an error's message: "2", or "2 to 6"."""
        first, last = self.seats[0], self.seats[-1]
        return str(first) if first == last else f"{first} to {last}"

    # -- its rules ---------------------------------------------------------------------------------

    @abstractmethod
    def start(
        self, options: OptionsT, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> StateT:
        """A dealt game for `seats` players."""

    @abstractmethod
    def max_plies(self, options: OptionsT, seats: int) -> int:
        """No match asks more questions than this."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What `seat` knows; None: what lies open on the table; OMNISCIENT: everything.

        The only way out of a state.
        """

    @abstractmethod
    def action(self, code: Code) -> Action:
        """The answer a code stands for."""

    @abstractmethod
    def code(self, action: Action) -> Code:
        """Inverse of `action`; raises IllegalAnswerError for values no code stands for."""

    @abstractmethod
    def refusal(self, view: ViewT, action: Action) -> str:
        """A stable key saying why the seat looking at `view` cannot give this answer."""

    def inspect(self, view: ViewT, action: Action) -> list[Event] | None:
        """Events of an act that is free at any time and changes nothing, or None if it is none.

        Raises IllegalAnswerError when the seat may not do it.
        """
        return None

    def preview(self, view: ViewT, action: Action) -> list[Event]:
        """The certain, public effects of an answer, for hovering."""
        return []

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """How the match ended, or None while it goes on."""

    def points(self, state: StateT) -> Sequence[int]:
        """Points per seat where they are counted: all along, or once it is over; else empty."""
        return ()

    # -- written positions -------------------------------------------------------------------------

    @abstractmethod
    def position(
        self, data: Mapping[str, Json], options: OptionsT, seats: Sequence[str], seed: int
    ) -> StateT:
        """The state a written position describes; raises PositionError naming the bad key."""

    @abstractmethod
    def describe(self, state: StateT, seats: Sequence[str]) -> dict[str, Json]:
        """The complete written position: inverse of `position`."""

    def expand(
        self, seat: Seat, written: Mapping[str, Json], view: ViewT, where: str, done: int
    ) -> tuple[Seat, Mapping[str, Json]] | None:
        """What stands in a position file as one answer may be short for several.

        The seat and the JSON of the next, after `done` of them; None after the last. `view` is the
        open one of the moment, `where` names the entry. Raises PositionError for what is malformed,
        IllegalAnswerError for what is refused.
        """
        return None if done else (seat, written)

    @abstractmethod
    def derived(
        self, view: ViewT, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        """Figures that follow from an open view and from what the steps so far brought.

        For `conquista position`; `steps` holds the events of each answer played there.
        """

    # -- what may be hidden ------------------------------------------------------------------------

    @abstractmethod
    def sampler(self, view: ViewT, memory: float = 1.0) -> Sampler[StateT]:
        """Worlds consistent with `view`, drawn from the view alone.

        `memory` in [0, 1] is the share of past knowledge kept; 1 is perfect recall.
        """

    def possible_outcomes(self, view: ViewT, since: ViewT) -> PossibleOutcomes[StateT] | None:
        """Worlds in which every answer of the seat asked that is possible in any world consistent
        with `view`, and all it may lead to, comes up: for proofs. None: that cannot be told.

        From the views alone; `since` is where looking ahead began.
        """
        if not self.perfect_information:
            return None
        world = self.sampler(view)(Rng(0))
        return PossibleOutcomes(view, ((world, world.codes()),))

    # -- what bots know of it: `engine.bots.thinking` says in which order it is asked --------------

    @property
    @abstractmethod
    def policy(self) -> Policy[StateT, ViewT]:
        """The bots' knowledge of this game."""

    #: Policies of former versions, the oldest first: fixed opponents for the arena.
    former: ClassVar[Sequence[Policy]] = ()

    def policy_for(self, view: ViewT) -> Policy[StateT, ViewT]:
        """What the playing levels know of matches such as the one in `view`."""
        return self.policy

    def tilt(self, view: ViewT, codes: Sequence[Code], temper: str) -> Sequence[float]:
        """What a bot of this temper likes about each answer to the open question, as a chance of
        winning: it takes it for so much better than it is. Empty: it likes all alike.

        From what its seat sees; small, and measured (docs/strength.md). `engine.bots.tempers` says
        how far a search is led by it.
        """
        return ()

    def margins(self, view: ViewT, codes: Sequence[Code]) -> Sequence[float]:
        """By how much the seat asked seems to win, or to lose (below 0), after each answer.

        Where all of them win alike, or lose alike, the greatest is given. Empty: not told.
        """
        return ()

    def soonest_win(self, view: ViewT, codes: Sequence[Code]) -> Sequence[float]:
        """How near to winning each answer brings the seat asked, from 0 to 1, where it is the next
        step that counts: of answers that are as good the nearest is given. Empty: not told.

        Who wins by the answer itself need not be told.
        """
        return ()

    def override(self, view: ViewT, code: Code, values: Mapping[Code, float]) -> Code:
        """What a playing level gives in place of the answer it chose: one that is no worse by a
        rule, or the same.

        `values`: what its search found of the answers it tried, each a little off.
        """
        return code

    # -- what is told of answers and matches -------------------------------------------------------

    #: How what a search expects of this game is stated (see `conquista calibration --fit`).
    odds: ClassVar[Odds] = Odds()

    def odds_for(self, view: ViewT) -> Odds:
        """How what a search expects of matches such as the one in `view` is stated."""
        return self.odds

    def stated(self, view: ViewT, value: float) -> float:
        """The chance of winning that what a search expects amounts to, as it was found to be.

        The more is expected the greater it is; 0 and 1 stay what they are.
        """
        return self.odds_for(view).stated(value, self.even(view))

    def even(self, view: ViewT) -> float:
        """The chance of a seat where all are alike."""
        return 0.5

    #: Kinds of facts that are told even where they come of all answers alike.
    always_told: ClassVar[frozenset[str]] = frozenset()

    def reasons(self, world: StateT, code: Code, rng: Rng) -> Sequence[Effect]:
        """What comes of an answer, for saying why it is better than another; often nothing.

        `world`, which is changed, is one that the seat asked thinks possible. It is played on as
        playouts do, as far as the answer reaches: to the end of a battle, of a turn. Nothing comes
        twice; where nothing is hidden, the same always does.
        """
        return ()

    def lapses(self, before: StateT, code: Code, after: StateT) -> Mapping[str, Sequence[Seat]]:
        """Moves that a person would laugh at, by name, and the seats to blame, often none.

        `before` is the state in which `code` was given, one answer of several, and `after` what
        it led to. All names are always there; the arena counts them.
        """
        return {}

    def summary(self, view: ViewT) -> Mapping[str, float]:
        """Figures of a finished match, from its open view, of which the arena prints means."""
        return {}
