"""Contrées as an implementation of the `Game` contract."""

from __future__ import annotations

from typing import ClassVar

from engine.core.errors import IllegalActionError, quote_value
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.policy import Sampler
from engine.core.rng import Rng
from engine.core.values import Action, Code, Event, Resign, Result, Seat
from engine.games.contrees import events as happened
from engine.games.contrees import positions, refusals
from engine.games.contrees.actions import Lay, Place
from engine.games.contrees.bots.policy import ContreesPolicy
from engine.games.contrees.knowledge import (
    ContreesBots,
    ContreesCalibration,
    ContreesExplanations,
    ContreesStatistics,
)
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
from engine.games.contrees.positions import ContreesPositions
from engine.games.contrees.state import ASK_LAY, PLACE, TOWER_COUNT, ContreesState
from engine.games.contrees.talk import ContreesTalk
from engine.games.contrees.views import ContreesView, view_of


class Contrees(Game[ContreesState, ContreesView, Options]):
    """A land of 16 hexes laid in turn, then at most 24 towers of each seat on its corners."""

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
    views = ContreesView
    bots = ContreesBots(ContreesPolicy())
    positions = ContreesPositions()
    talk = ContreesTalk()
    calibration = ContreesCalibration(
        Odds(
            scale=0.868,
            power=1.354,
            fitted="conquista calibration contrees --seats 2 --seed 91004 --matches 1000 --part 6"
            " --fit",
        )
    )
    explanations = ContreesExplanations()
    statistics = ContreesStatistics()

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
                f"{action.do}: unknown {quote_value(error.args[0])}", "unknown"
            ) from None
        raise IllegalActionError(f"{action.do} is no answer of Contrées", "unknown")

    def sampler(self, view: ContreesView, memory: float = 1.0) -> Sampler[ContreesState]:
        world = positions.world_of(view)
        return lambda rng: world.clone()

    def refusal(self, view: ContreesView, action: Action) -> str:
        return refusals.refusal(view, action)

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
        events: list[Event] = []
        positions.world_of(view).step(self.code(action), Rng(0), events)
        return events


CONTREES = Contrees()

assert PLACE + SITES < 1 << 16
