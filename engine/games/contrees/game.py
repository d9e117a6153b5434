"""Contrées as an implementation of the `Game` contract."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import ClassVar

from engine.core.errors import IllegalActionError, in_words
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.policy import Policy, Sampler
from engine.core.rng import Rng
from engine.core.values import (
    Action,
    Code,
    Effect,
    Event,
    Interruption,
    Json,
    Resign,
    Result,
    Seat,
    Taking,
)
from engine.games.contrees import events as happened
from engine.games.contrees import liberties, positions, refusals
from engine.games.contrees.actions import Lay, Place
from engine.games.contrees.bots.blunders import BLUNDERS
from engine.games.contrees.bots.margins import gains, last_tower, margins
from engine.games.contrees.bots.policy import ContreesPolicy
from engine.games.contrees.bots.reasons import reasons
from engine.games.contrees.bots.remarks import fitting_remarks, takings
from engine.games.contrees.bots.tempers import temper_bonus
from engine.games.contrees.land import (
    HEXES,
    SITES,
    TILE_COUNT,
    corner_name,
    corner_number,
    hex_number,
    hex_of,
)
from engine.games.contrees.options import Options
from engine.games.contrees.state import ASK_LAY, PLACE, TOWER_COUNT, ContreesState
from engine.games.contrees.views import ContreesView, view_of


class Contrees(Game[ContreesState, ContreesView, Options]):
    """A land of 16 hexes laid in turn, then 24 towers of each seat on its corners."""

    id: ClassVar[str] = "contrees"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    options = Options
    perfect_information: ClassVar[bool] = True
    chance: ClassVar[bool] = False
    constant_sum: ClassVar[bool] = True
    outcomes: ClassVar[frozenset[float]] = frozenset({0.0, 0.5, 1.0})
    actions: ClassVar[tuple[type[Action], ...]] = (Lay, Place, Resign)
    events: ClassVar[tuple[type[Event], ...]] = (
        happened.Started,
        happened.Laid,
        happened.LandFinished,
        happened.Built,
        happened.Taken,
        happened.Demolished,
        happened.Lost,
        happened.Passed,
        happened.Ended,
    )
    odds: ClassVar[Odds] = Odds(
        scale=0.868,
        power=1.354,
        fitted="conquista calibration contrees --seats 2 --seed 91004 --matches 1000 --part 6"
        " --fit",
    )
    spans: ClassVar[tuple[str, ...]] = ("lap",)
    views = ContreesView

    def __init__(self) -> None:
        self._policy = ContreesPolicy()

    @property
    def policy(self) -> Policy[ContreesState, ContreesView]:
        return self._policy

    def start(
        self, options: Options, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> ContreesState:
        state = ContreesState(options.expert)
        # The rulebook does not define who begins.
        state.turn = rng.below(2)
        state.decision = ASK_LAY[state.turn]
        if events is not None:
            events.append(happened.Started(state.turn))
        return state

    def max_plies(self, options: Options, seats: int) -> int:
        return TILE_COUNT + seats * TOWER_COUNT

    def view(self, state: ContreesState, seat: Seat | None) -> ContreesView:
        return view_of(state, seat)

    def action(self, code: Code) -> Action:
        if code >= PLACE:
            return Place(corner_name(code - PLACE))
        return Lay(hex_of(code % HEXES), white=code >= HEXES)

    def code(self, action: Action) -> Code:
        try:
            match action:
                case Lay(place, white):
                    return hex_number(*place) + (HEXES if white else 0)
                case Place(at):
                    return PLACE + corner_number(at)
        except KeyError as error:
            raise IllegalActionError(
                f"{action.do}: unknown {in_words(error.args[0])}", "unknown"
            ) from None
        raise IllegalActionError(f"{action.do} is no answer of Contrées", "unknown")

    def sampler(self, view: ContreesView, memory: float = 1.0) -> Sampler[ContreesState]:
        shown = positions.world_of(view)
        return lambda rng: shown.clone()

    def span(self, view: ContreesView, until: str) -> Hashable:
        """Return the number of laps that are over: each seat has acted once in a lap."""
        return (len(view.land) + 2 * TOWER_COUNT - sum(view.supply)) // len(view.supply)

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        return takings(events)

    def fitting_remarks(
        self, view: ContreesView, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterator[Interruption]:
        return fitting_remarks(view, seat)

    def position(
        self, data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
    ) -> ContreesState:
        return positions.read(data, options, seats, seed)

    def describe(self, state: ContreesState, seats: Sequence[str]) -> dict[str, Json]:
        return positions.write(state, seats)

    def find_blunders(
        self, before: ContreesState, code: Code, after: ContreesState
    ) -> Mapping[str, Sequence[Seat]]:
        return {
            name: [before.turn] if holds(before, code, after) else [] for name, holds in BLUNDERS
        }

    def temper_bonus(
        self, view: ContreesView, codes: Sequence[Code], temper: str
    ) -> Sequence[float]:
        return temper_bonus(view, codes, temper)

    def margins(self, view: ContreesView, codes: Sequence[Code]) -> Sequence[float]:
        return margins(view, codes)

    def soonest_win(self, view: ContreesView, codes: Sequence[Code]) -> Sequence[float]:
        return gains(view, codes)

    #: What becomes of towers and standards matters whatever the other answers do. The score that
    #: would follow is a reason where nothing else matters.
    always_reported: ClassVar[frozenset[str]] = frozenset(
        {"saves", "secures", "risks", "undone", "frees", "leads", "trails"}
    )

    def override(self, view: ContreesView, code: Code, values: Mapping[Code, float]) -> Code:
        return last_tower(view, code)

    def reasons(self, world: ContreesState, code: Code, rng: Rng) -> Sequence[Effect]:
        return reasons(world, code, rng)

    def refusal(self, view: ContreesView, action: Action) -> str:
        return refusals.refusal(view, action)

    def position_figures(
        self, view: ContreesView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        last = steps[-1] if steps else ()
        return {
            "score": {name: view.score[seat] for seat, name in enumerate(seats)},
            "liberties": liberties.counts(view),
            "gained": [list(place) for event in last if isinstance(event, happened.Taken)
                       for place in event.hexes],
            "lost": [list(place) for event in last if isinstance(event, happened.Lost)
                     for place in event.hexes],
            "removed": [name for event in last if isinstance(event, happened.Demolished)
                        for name in event.towers],
        }  # fmt: skip

    def result(self, state: ContreesState) -> Result | None:
        if state.decision is not None:
            return None
        winner = state.winner()
        if winner < 0:
            return Result((0, 1), "draw")
        score = state.score()
        return Result((winner,), "razed" if score[0] == score[1] else state.ended_by)

    def preview(self, view: ContreesView, action: Action) -> list[Event]:
        if view.decision is None or refusals.refusal(view, action):
            return []
        found: list[Event] = []
        positions.world_of(view).step(self.code(action), Rng(0), found)
        return found


CONTREES = Contrees()

assert PLACE + SITES < 1 << 16
