"""The contracts every game fulfils: values that cross a border, the mutable state, the rules.

Rules are written over small integer *codes*; people, records, scenes and bot programs see
`Action` values. A code means the same answer in every state of its game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, Self

from engine.rng import Rng

Seat = int
Code = int
#: No game seats more; `code * MOST_SEATS + seat` numbers an answer together with who gave it.
MOST_SEATS: Final = 8
#: What `json.loads` returns: dict, list, str, int, float, bool or None.
Json = Any


class ConquistaError(ValueError):
    """Something the user gave is wrong; `key` is stable, the message one line saying where."""

    def __init__(self, message: str, key: str = "invalid") -> None:
        super().__init__(message)
        self.key = key


class PositionError(ConquistaError):
    """A written position is malformed; the message names the offending key."""


class RecordError(ConquistaError):
    """A save file is damaged, foreign, from another version, or does not replay."""


class IllegalAnswer(ConquistaError):
    """An answer the rules refuse; `key` says why (see `Game.refusal`)."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One question to one seat; `kind` keys prompts, widgets and bot policies."""

    seat: Seat
    kind: str
    #: Being asked would betray a hand: other views show only that somebody is waited for.
    private: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """An answer, one subclass per kind; `do` is its name in JSON."""

    do: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, one subclass per kind; `event` is its name in JSON."""

    event: ClassVar[str]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What `seat` (None: the public) perceives: itself, a masked twin, or nothing."""
        return self


@dataclass(frozen=True, slots=True)
class View:
    """Everything one seat (None: the public) may know, with perfect recall.

    Every game's view has at least these fields.
    """

    seat: Seat | None
    turn: Seat
    decision: Decision | None


class State(Protocol):
    """The mutable truth of a game; only `step` changes it."""

    @property
    def decision(self) -> Decision | None:
        """The open question; None: the match is over."""

    def codes(self) -> list[Code]:
        """Legal answers: stable order, no duplicates, never empty while a question is open."""

    def step(self, code: Code, rng: Rng, events: list[Event] | None = None) -> None:
        """Apply a legal answer; append what happened to `events` when it is given."""

    def rollout(self, rng: Rng, limit: int, played: list[int]) -> None:
        """Give evenly random answers, at most `limit` of them, or to the end of the match.

        They are appended to `played`, as `code * MOST_SEATS + seat`.
        """

    def clone(self) -> Self:
        """An independent copy."""

    def view(self, seat: Seat | None) -> View:
        """What `seat` knows; None: what lies open on the table; OPEN: everything."""

    def returns(self) -> Sequence[float]:
        """Result per seat in [0, 1]; meaningful once `decision` is None."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the seats that won (none: all lost), and a key saying by what."""

    winners: tuple[Seat, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """Leaving the match; possible for any seat at any time, never among the codes."""

    do: ClassVar[str] = "resign"


#: The looker who sees every hand; only for finished matches and those without a human.
OPEN: Seat = -1

Sampler = Callable[[Rng], State]


@dataclass(frozen=True, slots=True)
class Recipe:
    """How one playing level of a game searches and chooses."""

    iterations: int
    #: Whether it knows what the game's policy teaches; otherwise playouts are uniform.
    informed: bool = True
    #: Whether it plays endings the game can count exactly.
    exact: bool = False
    #: 0 plays the best; 1 draws in proportion to visits; more is wilder.
    temperature: float = 0.0
    #: The blunder guard: never an answer valued this much below the best.
    guard: float = 1.0
    #: Share of past knowledge kept (see `Game.sampler`).
    memory: float = 1.0
    exploration: float = 0.7
    #: Bias of the all-moves-as-first estimates: the smaller, the longer they are trusted; 0: none.
    rave: float = 0.0
    #: Whether won and lost branches are proved; only where nothing is hidden or drawn.
    solve: bool = False


class Policy(Protocol):
    """What a game teaches the bots: cheap moves, rewards, and exact knowledge."""

    #: The playing levels, the weakest first.
    levels: Sequence[Recipe]

    def cutoff(self, state: State) -> int | None:
        """Plies of playout from here before `evaluate` cuts it short; None: to the end."""

    def depth(self, view: View) -> int | None:
        """Answers the search tree may follow before the playout; None: as many as it likes."""

    def candidates(self, state: State, codes: list[Code]) -> list[Code]:
        """Those of the legal `codes` worth searching, at least one; best all, as the others are
        never given. What is hidden must not matter: in every world the same are left out.
        """

    def playout(self, state: State, codes: list[Code], rng: Rng) -> Code:
        """A quick plausible answer: the next to try in the tree, or one of a playout."""

    def rollout(self, state: State, rng: Rng, limit: int, played: list[int]) -> None:
        """Play on as playouts do, at most `limit` answers; see `State.rollout`."""

    def rewards(self, state: State) -> Sequence[float]:
        """What a finished state is worth to each seat's bot, in [0, 1]."""

    def evaluate(self, state: State) -> Sequence[float]:
        """What an unfinished state seems worth to each seat, in [0, 1]."""

    def suggest(self, view: View, codes: list[Code], rng: Rng) -> Code:
        """The heuristic bot's answer, from the view alone."""

    def exact(self, view: View, codes: list[Code]) -> Mapping[Code, float] | None:
        """Values of the answers that can be counted, if any: 1 surely wins, 0 must be avoided.

        None or an empty mapping where nothing can.
        """


class Game(ABC):
    """The stateless rules of one game: the one object its package exports."""

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    #: Frozen dataclass of the rule options, every field with a default.
    options: ClassVar[type]
    #: No match asks more questions than this.
    max_plies: ClassVar[int]
    #: Whether seats know things the others do not. If not, nothing is drawn by lot after the start.
    hidden: ClassVar[bool] = True
    #: The values `State.returns` may hold.
    outcomes: ClassVar[frozenset[float]]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    views: ClassVar[type[View]]

    @property
    @abstractmethod
    def policy(self) -> Policy:
        """The bots' knowledge of this game."""

    @abstractmethod
    def start(self, options: Any, seats: int, rng: Rng, events: list[Event] | None = None) -> State:
        """A dealt game for `seats` players."""

    @abstractmethod
    def action(self, code: Code) -> Action:
        """The answer a code stands for."""

    @abstractmethod
    def code(self, action: Action) -> Code:
        """Inverse of `action`; raises IllegalAnswer for values no code stands for."""

    @abstractmethod
    def sampler(self, view: View, memory: float = 1.0) -> Sampler:
        """Worlds consistent with `view`, drawn from the view alone.

        `memory` in [0, 1] is the share of past knowledge kept; 1 is perfect recall.
        """

    @abstractmethod
    def position(
        self, data: Mapping[str, Json], options: Any, seats: Sequence[str], seed: int
    ) -> State:
        """The state a written position describes; raises PositionError naming the bad key."""

    @abstractmethod
    def describe(self, state: State, seats: Sequence[str]) -> dict[str, Json]:
        """The complete written position: inverse of `position`."""

    @abstractmethod
    def refusal(self, view: View, action: Action) -> str:
        """A stable key saying why the seat looking at `view` cannot give this answer."""

    @abstractmethod
    def derived(
        self, view: View, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        """Figures that follow from an open view and from what the steps so far brought.

        For `conquista position`; `steps` holds the events of each answer played there.
        """

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """How the match ended, or None while it goes on."""

    def seats_said(self) -> str:
        """How many may sit, in an error's message: "2", or "2 to 6"."""
        first, last = self.seats[0], self.seats[-1]
        return str(first) if first == last else f"{first} to {last}"

    def points(self, state: State) -> Sequence[int]:
        """Points per seat in a match played for points; empty in any other."""
        return ()

    def inspect(self, view: View, action: Action) -> list[Event] | None:
        """Events of an act that is free at any time and changes nothing, or None if it is none.

        Raises IllegalAnswer when the seat may not do it.
        """
        return None

    def preview(self, view: View, action: Action) -> list[Event]:
        """The certain, public effects of an answer, for hovering."""
        return []
