"""Whether an answer ends the match, by all that a seat knows."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import (
    Action,
    Interruption,
    Result,
    Seat,
    State,
    View,
    skip_forced_decisions,
)

#: The number of worlds that must agree. Where nothing is hidden, one says it all.
WORLD_COUNT: Final = 24
#: The number of worlds after which it is settled that a match goes on, unless it ends at once.
_SETTLING: Final = 3
#: The most decisions in a row that are followed after an answer.
_MAX_FOLLOWED: Final = 4
#: The most answers that are tried to prove, in one of the worlds, that all of them end the match.
_MAX_TRIED: Final = 300
#: The most answers to each question that are tried in the other worlds.
_MAX_SAMPLED: Final = 6
#: The most answers of another seat that are tried where not all of them end the match.
_MAX_TOLD: Final = 8
#: The number of last views that are kept of a world.
_KEPT_VIEWS: Final = 4


@dataclass(slots=True)
class Ending:
    """How a match ends by an answer, in some worlds that agree with what a seat knows."""

    #: Whether it ends in all of these worlds, whatever is answered later.
    is_certain: bool
    #: Some results, each with the last view of the seat.
    results: list[tuple[Result, View]] = field(default_factory=list)
    #: The winners of all results that were found.
    winners: set[tuple[Seat, ...]] = field(default_factory=set)
    #: Whether `results` has every result that was found.
    is_complete: bool = True


class Foresight:
    """Foresees ends of a match for the answers to one question, or for interruptions.

    Nothing else than the view decides about it.
    """

    def __init__(self, game: Game, view: View, seat: Seat) -> None:
        self._game, self._view, self._seat = game, view, seat
        self._kind = view.decision.kind if view.decision is not None else ""
        self._worlds: list[State] = []
        #: How many answers may still be tried in a world, and whether only some of each question
        #: are.
        self._budget_left, self._is_sampling = 0, False

    def ending(self, action: Action) -> Ending | None:
        """Return how the match ends by an action of the seat; None if it goes on.

        An end is certain if it comes at once, or by further decisions whatever they are, before
        another question of the same kind. It is possible if chance decides about it, or the next
        answer of another seat. Every further answer is tried in one world, some in the others.
        """
        outcome = Ending(is_certain=True)
        followed = 0
        for number, world in enumerate(self._draw_worlds()):
            rng = Rng(number)
            if not self._take(world := world.clone(), action, rng):
                return None
            self._is_sampling = number > 0
            self._budget_left = 10 * _MAX_SAMPLED if self._is_sampling else _MAX_TRIED
            goes_on = self._game.result(world) is None
            if goes_on and followed == _SETTLING and not outcome.results:
                outcome.is_certain = False
                continue
            followed += goes_on
            if not self._follow(world, rng, 0, outcome, len(outcome.results) + _KEPT_VIEWS):
                outcome.is_certain = False
        return outcome if outcome.results else None

    def _draw_worlds(self) -> list[State]:
        """Return the worlds, which are drawn once for all actions."""
        if not self._worlds:
            draw = self._game.sampler(self._view)
            count = 1 if self._game.perfect_information else WORLD_COUNT
            self._worlds = [draw(Rng(number)) for number in range(count)]
        return self._worlds

    def _take(self, world: State, action: Action, rng: Rng) -> bool:
        """Take an action in a world; return whether it is legal there."""
        if isinstance(action, Interruption):
            self._game.interrupt(world, self._seat, action, rng, None)
            return True
        code = self._game.code(action)
        if code not in world.codes():
            return False
        world.step(code, rng)
        return True

    def _follow(self, world: State, rng: Rng, depth: int, found: Ending, most: int) -> bool:
        """Enter the ends to which a world leads; return whether it ends whatever is answered."""
        codes = skip_forced_decisions(world, rng)
        result = self._game.result(world)
        if result is not None:
            found.winners.add(result.winners)
            if len(found.results) < most:
                found.results.append((result, self._game.view(world, self._seat)))
            else:
                found.is_complete = False
            return True
        decision = world.decision
        if decision is None or decision.kind == self._kind or depth == _MAX_FOLLOWED:
            return False
        if self._is_sampling:
            codes = codes[:: -(-len(codes) // _MAX_SAMPLED)]
        if len(codes) > self._budget_left:
            return False
        self._budget_left -= len(codes)
        # Ends after other decisions count only if every answer leads to one.
        tells = depth == 0 and decision.seat != self._seat
        branch = found if tells else replace(found, results=[*found.results], winners=set())
        ends = True
        for tried, code in enumerate(codes):
            if not ends and (not tells or tried >= _MAX_TOLD):
                break
            twin = world.clone()
            twin.step(code, rng)
            # Where the match may go on, only ends that come at once are still of interest.
            followed = depth + 1 if ends else _MAX_FOLLOWED
            ends = self._follow(twin, rng, followed, branch, most) and ends
        if ends and branch is not found:
            found.results, found.is_complete = branch.results, branch.is_complete
            found.winners |= branch.winners
        return ends
