"""TODO."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from engine.core.rng import Rng
from engine.core.typevars import TypeVar
from engine.core.values import Code, State, View

StateT = TypeVar("StateT", bound=State, default=Any)
ViewT = TypeVar("ViewT", bound=View, default=Any)
OptionsT = TypeVar("OptionsT", default=Any)
SomeState = TypeVar("SomeState", bound=State, default=Any, contravariant=True)
SomeView = TypeVar("SomeView", bound=View, default=Any, contravariant=True)
Sampler = Callable[[Rng], StateT]


@dataclass(frozen=True, slots=True)
class PossibleOutcomes(Generic[StateT]):
    """All that may come of the next answer, as far as one seat can know (see
    `Game.possible_outcomes`).
    """

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
