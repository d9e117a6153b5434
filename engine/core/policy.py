"""What a game tells its bots: a policy, and how each playing level searches."""

from __future__ import annotations

from abc import abstractmethod
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
    """The possible outcomes of the next action, as far as one seat can know.

    See `Game.possible_outcomes`.
    """

    #: Situations with equal keys have the same future. None means that this one is too far from the
    #: situation where looking ahead began.
    key: Hashable | None
    #: Worlds that the seat considers possible, each with the actions to examine in it. Actions that
    #: are equivalent are represented once.
    worlds: Iterable[tuple[StateT, Sequence[Code]]]
    #: Whether looking ahead ends by itself, as in a battle.
    ends_by_itself: bool = False


@dataclass(frozen=True, slots=True)
class Rollouts:
    """How a search compares actions of nearly equal value by rollouts (`engine.bots.rollouts`).

    A rollout is a playout whose actions small searches choose, not the policy.
    """

    #: Maximum number of rollouts per decision.
    max_rollouts: int
    #: Maximum number of actions examined.
    actions: int
    #: Iterations of the small searches that choose the actions of a rollout.
    iterations: int
    #: Maximum difference to the best expected value at which an action is examined.
    gap: float
    #: Standard errors by which an action must then be better to be chosen: a smaller lead may be
    #: luck.
    margin: float
    #: Return, for the state before the actions and a later state, whether the later one is
    #: evaluated instead of played on.
    ended: Callable[[Any, Any], bool]
    #: Return, from what the seat to move can see of the state, actions to examine however rarely
    #: they were tried, because searches underrate them.
    overlooked: Callable[[Any], Sequence[Code]]


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How one playing level of a game searches and chooses."""

    iterations: int
    #: Whether it uses the game's policy; otherwise playouts are uniform.
    uses_policy: bool = True
    #: Whether it plays endings that the game can solve exactly.
    solves_endings: bool = False
    #: 0 plays the best action, 1 draws in proportion to visits, more is more random.
    temperature: float = 0.0
    #: Maximum loss of value: an action this much worse than the best is never drawn.
    max_value_loss: float = 1.0
    #: Share of past knowledge that is kept (see `Game.sampler`).
    memory_share: float = 1.0
    exploration: float = 0.7
    #: Bias of the all-moves-as-first estimates: the smaller, the longer they are trusted; 0 if
    #: unused.
    grave_bias: float = 0.0
    #: Whether won and lost branches are proved; only in games without hidden information or chance.
    proves_branches: bool = False
    #: Number of playouts that the prior of an action counts for (see `Policy.prior`).
    prior_visits: int = 0
    #: Weight of `Policy.preferences` in the selection, in place of `exploration`; 0 if unused.
    puct_exploration: float = 0.0
    #: Number of playouts played one after the other before the state is evaluated; only for
    #: policies whose playouts stop before the end (see `Policy.play_out`).
    playouts_per_leaf: int = 1
    #: Whether actions are compared in the same worlds with the same random numbers; only for
    #: policies that follow a single action (see `Policy.depth`).
    uses_common_random_numbers: bool = False
    #: How the result of the search is examined again, or None.
    rollouts: Rollouts | None = None
    #: Whether `BotKnowledge.override` may replace what this level chooses.
    overrides: bool = True
    #: The policy of this level alone, or None for that of all levels of the game.
    policy: Policy | None = None


class Policy(Protocol[SomeState, SomeView]):
    """The knowledge a game gives the bots: playout moves, priors, evaluations and exact values.

    A class that inherits from it and gives `levels` and `evaluate` has bots that know no more than
    the rules.
    """

    #: The playing levels, the weakest first.
    levels: Sequence[SearchConfig]

    def effort(self, view: SomeView) -> float:
        """Return the factor by which the iterations of a level are multiplied for the decision.

        At 0 it uses `suggest` in place of a search.
        """
        return 1.0

    def cutoff(self, state: SomeState) -> int | None:
        """Return the number of plies after which a playout stops and `evaluate` is used.

        None means that playouts run to the end.
        """
        return None

    def depth(self, view: SomeView) -> int | None:
        """Return the maximum number of actions that the search tree follows before the playout.

        None means no limit.
        """
        return None

    def candidates(self, state: SomeState, codes: list[Code]) -> list[Code]:
        """Return those of the legal `codes` that are worth searching, at least one.

        The best ones must be among them, because the others are never chosen. The selection must
        not depend on hidden information: in every world the same codes are left out.
        """
        return codes

    def prior(self, state: SomeState, codes: list[Code]) -> list[float]:
        """Return the estimated value of each candidate for the seat to move, in [0, 1].

        The search begins with these values. Only differences matter. `state` is any world that the
        seat considers possible. Empty means that nothing is known.
        """
        return []

    def preferences(self, state: SomeState, codes: list[Code]) -> list[float]:
        """Return the probability that each candidate is the right action; they add up to 1.

        The search calls this at every node, but only for levels with
        `SearchConfig.puct_exploration`.
        """
        return [1.0 / len(codes)] * len(codes)

    def playout_action(self, state: SomeState, codes: list[Code], rng: Rng) -> Code:
        """Return a plausible action for a playout, or as the next to try in the tree; be quick."""
        return codes[rng.below(len(codes))]

    def play_out(self, state: SomeState, rng: Rng, limit: int, played: list[int]) -> None:
        """Play a playout of at most `limit` actions (see `State.play_out`).

        A match that is still open where it stops is valued by `evaluate`.
        """
        state.play_out(rng, limit, played)

    def rewards(self, state: SomeState) -> Sequence[float]:
        """Return the reward of each seat's bot for a finished state, in [0, 1]."""
        return state.returns()

    @abstractmethod
    def evaluate(self, state: SomeState) -> Sequence[float]:
        """Return the estimated value of an unfinished state for each seat, in [0, 1]."""

    def suggest(self, view: SomeView, codes: list[Code], rng: Rng) -> Code:
        """Return the action of the heuristic bot, chosen from the view alone."""
        return codes[rng.below(len(codes))]

    def exact(self, view: SomeView, codes: list[Code]) -> Mapping[Code, float] | None:
        """Return exact values of actions: 1 is a sure win, 0 must be avoided.

        Returns None or an empty mapping where nothing can be computed.
        """
        return None
