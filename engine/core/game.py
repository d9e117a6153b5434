"""The contracts every game fulfils: values that cross a border, the mutable state, the rules.

Rules are written over small integer *codes*; people, records, scenes and bot programs see
`Action` values. A code means the same answer in every state of its game.

`State`, `Policy` and `Game` are protocols, as compiled classes cannot inherit from interpreted
ones. `Game`, which is never compiled, is inherited from all the same, for what it has to give. A
bare `Game` or `Policy` is one of any game.
"""

from __future__ import annotations

import json
import re
from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, Self

from engine.core.odds import Odds
from engine.core.rng import Rng
from engine.core.typevars import TypeVar

Seat = int
Code = int
#: No game seats more; `code * MOST_SEATS + seat` numbers an answer together with who gave it.
MOST_SEATS: Final = 8
#: What `json.loads` returns: dict, list, str, int, float, bool or None.
Json = Any


#: What does not belong on a line: controls, line ends, turns of direction, half characters.
UNSHOWN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def one_line(text: str, most: int = 200) -> str:
    """Text fit to be shown: on one line of at most `most` characters, unshown ones as �."""
    line = UNSHOWN.sub("\N{REPLACEMENT CHARACTER}", text[: most + 1])
    return line if len(line) <= most else f"{line[: most - 1]}…"


def in_words(value: Json) -> str:
    """A value of a document as it is quoted in a complaint, as it is written in the document."""
    if isinstance(value, str):
        return repr(one_line(value, 60))
    return one_line(json.dumps(value, ensure_ascii=False, default=str), 60)


class ConquistaError(ValueError):
    """Something the user gave is wrong; `key` is stable, the message one line saying where.

    The message is made fit to be shown, whatever of a file it quotes.
    """

    def __init__(self, message: str, key: str = "invalid") -> None:
        super().__init__(one_line(message))
        self.key = key

    def begin_with(self, name: str) -> None:
        """Begin the message with the name of the file it is about, unless it does so already."""
        message = str(self)
        if not message.startswith((f"{name}:", f"{name},")):
            self.args = (one_line(f"{name}: {message}"),)


class BoardError(ConquistaError):
    """A board file is not what its game needs; the message names the cell or line."""


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
    #: Having no choice is a secret: everybody who may have one is asked, and a question with one
    #: possible answer is asked and recorded like any other.
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

    Every game's view has at least these fields. `by_seat` names those of a view, or of what lies in
    it, that have an entry for every seat; what is annotated with `Seat` holds seats.
    """

    by_seat: ClassVar[tuple[str, ...]] = ()

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

    def returns(self) -> Sequence[float]:
        """Result per seat in [0, 1]; meaningful once `decision` is None."""


def settle(state: State, rng: Rng, events: list[Event] | None = None) -> list[Code]:
    """Answer questions that leave no choice; they are neither asked nor recorded.

    But for private ones: what is skipped is seen to be skipped. Returns the legal answers to the
    question that is open then.
    """
    while (decision := state.decision) is not None:
        codes = state.codes()
        if len(codes) != 1 or decision.private:
            return codes
        state.step(codes[0], rng, events)
    return []


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the seats that won (none: all lost), and a key saying by what."""

    winners: tuple[Seat, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """Leaving the match; possible for any seat at any time, never among the codes."""

    do: ClassVar[str] = "resign"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leaving one's seat to a bot for a while or for good; the match goes on.

    Possible like `Resign`, for people in a match of three seats or more.
    """

    do: ClassVar[str] = "leave"
    #: The bot that answers from now on, by its name.
    level: str


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Taking the seat again that one had left."""

    do: ClassVar[str] = "return"


#: Who comes and goes: answers of no game's rules, possible whoever is asked.
PRESENCE: Final[tuple[type[Action], ...]] = (Resign, Leave, Return)


@dataclass(frozen=True, slots=True)
class Step:
    """One answer and everything that followed from it, forced answers included."""

    seat: Seat
    action: Action
    #: The true events; `seen_by` says what a seat perceives of them.
    events: tuple[Event, ...]
    #: There was no other answer (see `Decision.private`).
    forced: bool = False
    #: Whose seat it is did not give it: a bot in their place, or a routine.
    unasked: bool = False
    #: The kind of the question that was open (`Decision.kind`).
    asked: str = ""
    #: Given in one act with the answer before.
    joined: bool = False

    @property
    def chosen(self) -> bool:
        """Whether whoever sits there chose it, and may choose again."""
        return not (self.forced or self.unasked or isinstance(self.action, (Leave, Return)))

    def seen_by(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events as `seat` (None: the public, OMNISCIENT: everything) perceives them."""
        seen = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in seen if event is not None)


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that came of an answer, in the terms of its game (see `Game.reasons`)."""

    kind: str
    #: What it is about, by its name: a region, a card; "": nothing.
    about: str = ""
    #: Whose doing it is or whom it befalls, but for the seat that answered.
    seat: Seat | None = None
    #: How many there are, or at least so many; 0: it is not counted.
    number: int = 0


#: The viewer who sees every hand; only for finished matches and those without a human.
OMNISCIENT: Seat = -1

#: What bots are like: each would rather do something than only win (see `Game.tilt`).
BOLD: Final = "bold"
CAREFUL: Final = "careful"
GRUDGING: Final = "grudging"
TEMPERS: Final = (BOLD, CAREFUL, GRUDGING)

StateT = TypeVar("StateT", bound=State, default=Any)
ViewT = TypeVar("ViewT", bound=View, default=Any)
OptionsT = TypeVar("OptionsT", default=Any)
SomeState = TypeVar("SomeState", bound=State, default=Any, contravariant=True)
SomeView = TypeVar("SomeView", bound=View, default=Any, contravariant=True)

Sampler = Callable[[Rng], StateT]


@dataclass(frozen=True, slots=True)
class Foreseen(Generic[StateT]):
    """All that may come of the next answer, as far as one seat can know (see `Game.foresee`)."""

    #: Moments of the same key have the same future; None: this one is too far from where looking
    #: ahead began.
    key: Hashable | None
    #: Worlds that the seat thinks possible, each with those answers to be looked at in it; of
    #: answers that differ in nothing that matters, one.
    worlds: Iterable[tuple[StateT, Sequence[Code]]]
    #: Whether looking ahead comes to an end by itself, as with a battle.
    closing: bool = False


@dataclass(frozen=True, slots=True)
class Rollouts:
    """How answers that a search hardly tells apart are looked at again (`engine.bots.rollouts`)."""

    #: As many as are made for a question, and answers that are looked at, at the most.
    most: int
    answers: int
    #: Iterations of the small searches that play on.
    iterations: int
    #: What an answer may be expected to bring less than the best and be looked at.
    gap: float
    #: Standard errors by which it must then bring more to be given: less may be luck.
    margin: float
    #: Of the state before the answers and one after: whether that is judged and not played on.
    ended: Callable[[Any, Any], bool]
    #: Of that state, by what the seat asked can see: answers to look at however little they were
    #: tried, as searches make nothing of them.
    overlooked: Callable[[Any], Sequence[Code]]


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How one playing level of a game searches and chooses."""

    iterations: int
    #: Whether it knows what the game's policy teaches; otherwise playouts are uniform.
    informed: bool = True
    #: Whether it plays endings the game can count exactly.
    exact: bool = False
    #: 0 plays the best; 1 draws in proportion to visits; more is wilder.
    temperature: float = 0.0
    #: The blunder max_value_loss: never an answer valued this much below the best.
    max_value_loss: float = 1.0
    #: Share of past knowledge kept (see `Game.sampler`).
    memory: float = 1.0
    exploration: float = 0.7
    #: Bias of the all-moves-as-first estimates: the smaller, the longer they are trusted; 0: none.
    grave_bias: float = 0.0
    #: Whether won and lost branches are proved; only where nothing is hidden or drawn.
    solve: bool = False
    #: Playouts that an answer's prior counts for (see `Policy.prior`).
    trust: int = 0
    #: Weight of `Policy.preferences` in what the search tries, in place of `exploration`; 0: none.
    puct: float = 0.0
    #: Playouts made one after the other before what is left is judged; only with knowledge whose
    #: playouts stop before the end (see `Policy.rollout`).
    legs: int = 1
    #: Whether the answers are compared in the same worlds, with the same lots; only with
    #: knowledge that follows a single answer (see `Policy.depth`).
    alike: bool = False
    #: How what the search finds is looked at again; None: not at all.
    rollouts: Rollouts | None = None
    #: What this level alone knows; None: what all levels of the game do.
    knowledge: Policy | None = None


class Policy(Protocol[SomeState, SomeView]):
    """What a game teaches the bots: cheap moves, rewards, and exact knowledge."""

    #: The playing levels, the weakest first.
    levels: Sequence[SearchConfig]

    def effort(self, view: SomeView) -> float:
        """Share of its iterations a level spends on the open question; 0: it answers `suggest`."""

    def cutoff(self, state: SomeState) -> int | None:
        """Plies of playout from here before `evaluate` cuts it short; None: to the end."""

    def depth(self, view: SomeView) -> int | None:
        """Answers the search tree may follow before the playout; None: as many as it likes."""

    def candidates(self, state: SomeState, codes: list[Code]) -> list[Code]:
        """Those of the legal `codes` worth searching, at least one; best all, as the others are
        never given. What is hidden must not matter: in every world the same are left out.
        """

    def prior(self, state: SomeState, codes: list[Code]) -> list[float]:
        """What each candidate seems worth to the seat asked before any search, in [0, 1].

        Only differences matter; `state` is any world that the seat thinks possible. Empty:
        nothing is known.
        """

    def preferences(self, state: SomeState, codes: list[Code]) -> list[float]:
        """How likely each candidate is to be sensible for the seat asked, all adding up to 1.

        Asked in the whole tree, only of policies whose levels have `puct`.
        """

    def playout(self, state: SomeState, codes: list[Code], rng: Rng) -> Code:
        """A quick plausible answer: the next to try in the tree, or one of a playout."""

    def rollout(self, state: SomeState, rng: Rng, limit: int, played: list[int]) -> None:
        """Play on as playouts do, at most `limit` answers (see `State.rollout`); a match still
        open where it stops is judged by `evaluate`.
        """

    def rewards(self, state: SomeState) -> Sequence[float]:
        """What a finished state is worth to each seat's bot, in [0, 1]."""

    def evaluate(self, state: SomeState) -> Sequence[float]:
        """What an unfinished state seems worth to each seat, in [0, 1]."""

    def suggest(self, view: SomeView, codes: list[Code], rng: Rng) -> Code:
        """The heuristic bot's answer, from the view alone."""

    def exact(self, view: SomeView, codes: list[Code]) -> Mapping[Code, float] | None:
        """Values of the answers that can be counted, if any: 1 surely wins, 0 must be avoided.

        None or an empty mapping where nothing can.
        """


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
        """Inverse of `action`; raises IllegalAnswer for values no code stands for."""

    @abstractmethod
    def refusal(self, view: ViewT, action: Action) -> str:
        """A stable key saying why the seat looking at `view` cannot give this answer."""

    def inspect(self, view: ViewT, action: Action) -> list[Event] | None:
        """Events of an act that is free at any time and changes nothing, or None if it is none.

        Raises IllegalAnswer when the seat may not do it.
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
        IllegalAnswer for what is refused.
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

    def foresee(self, view: ViewT, since: ViewT) -> Foreseen[StateT] | None:
        """Worlds in which every answer of the seat asked that is possible in any world consistent
        with `view`, and all it may lead to, comes up: for proofs. None: that cannot be told.

        From the views alone; `since` is where looking ahead began.
        """
        if not self.perfect_information:
            return None
        world = self.sampler(view)(Rng(0))
        return Foreseen(view, ((world, world.codes()),))

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

    def haste(self, view: ViewT, codes: Sequence[Code]) -> Sequence[float]:
        """How near to winning each answer brings the seat asked, from 0 to 1, where it is the next
        step that counts: of answers that are as good the nearest is given. Empty: not told.

        Who wins by the answer itself need not be told.
        """
        return ()

    def afterthought(self, view: ViewT, code: Code, values: Mapping[Code, float]) -> Code:
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

    def reasons(self, world: StateT, code: Code, rng: Rng) -> Sequence[Fact]:
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
