"""Every game as a Python game of OpenSpiel, named `conquista_` and its id (docs/research.md).

Importing this module registers them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

try:
    import numpy as np
    import pyspiel
except ImportError as _error:
    raise ImportError(f"{_error} (pip install '.[research]')") from _error

from engine.arena.features import OBSERVATION_SIZE, features
from engine.arena.staged import CODE_BASE, StagedMatch, options_for, seats_of
from engine.core.game import Game
from engine.core.options import options_of
from engine.core.values import Seat
from engine.games import GAMES, find

#: The prefix of the games' names in OpenSpiel.
NAME_PREFIX: Final = "conquista_"
#: Number of deals at the first chance node, unless the parameter `deals` is given.
DEFAULT_DEALS: Final = 4096


def game_type(game: Game) -> Any:
    """Return OpenSpiel's description of a game, for any number of players."""
    kinds = pyspiel.GameType
    known, hidden = kinds.Information.PERFECT_INFORMATION, kinds.Information.IMPERFECT_INFORMATION
    constant, general = kinds.Utility.CONSTANT_SUM, kinds.Utility.GENERAL_SUM
    options = {option.name: option.default for option in options_of(game.options)}
    return kinds(
        short_name=f"{NAME_PREFIX}{game.id}",
        long_name=f"Conquista: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known if game.perfect_information else hidden,
        utility=constant if game.constant_sum else general,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "deals": DEFAULT_DEALS, **options},
    )


class ConquistaGame(pyspiel.Game):
    """A game with its options; subclasses set the rules."""

    rules: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = dict(params or {})
        self.seats = seats_of(self.rules, parameters.get("players"))
        self.deals = int(parameters.get("deals", DEFAULT_DEALS))
        chosen = {
            key: value for key, value in parameters.items() if key not in ("players", "deals")
        }
        self.options = options_for(self.rules, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=CODE_BASE,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if self.rules.constant_sum else None,
            # Every action may take two actions.
            max_game_length=2 * self.rules.max_plies(self.options, self.seats),
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> ConquistaState:
        return ConquistaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        private = pyspiel.PrivateInfoType.SINGLE_PLAYER
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(open_only=kind.private_info != private)


@dataclass(frozen=True, slots=True)
class MatchConfig:
    """The common properties of the matches of a game before the deal."""

    rules: Game
    options: Any
    seats: int
    deals: int

    def dealt(self, deal: int) -> StagedMatch:
        return StagedMatch(self.rules, self.options, self.seats, deal)

    def __deepcopy__(self, memo: dict[int, Any]) -> MatchConfig:
        # OpenSpiel copies everything in a state; this object is immutable.
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, (self.rules.id, self.options, self.seats, self.deals)


def _table(game: str, options: Any, seats: int, deals: int) -> MatchConfig:
    return MatchConfig(find(game), options, seats, deals)


class ConquistaState(pyspiel.State):
    """A state. The deal is the only chance node: it also determines all later draws."""

    def __init__(self, game: ConquistaGame) -> None:
        super().__init__(game)
        self._table = MatchConfig(game.rules, game.options, game.seats, game.deals)
        self.match: StagedMatch | None = None

    def current_player(self) -> Any:
        if self.match is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.match.seat is None else self.match.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._table.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return self.match.legal()

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self._table.dealt(action)
        else:
            self.match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.match.action_text(action)

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.seat is None

    def returns(self) -> list[float]:
        return [0.0] * self._table.seats if self.match is None else self.match.returns()

    def __str__(self) -> str:
        # For debugging: it reveals more than any seat knows.
        return ",".join(str(action) for action in self.history()) or "start"


class Observer:
    """Encodes the view of a seat, with perfect recall, as text and as hashed numbers."""

    def __init__(self, open_only: bool) -> None:
        self._open_only = open_only
        self.tensor: Any = np.zeros(OBSERVATION_SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ConquistaState, player: int) -> None:
        self.tensor.fill(0.0)
        if state.match is not None:
            for index, number in features(state.match.view_data(self._viewer(player))):
                self.tensor[index] = number

    def string_from(self, state: ConquistaState, player: int) -> str:
        return "" if state.match is None else state.match.text(self._viewer(player))

    def _viewer(self, player: int) -> Seat | None:
        return None if self._open_only else player


for _game in GAMES.values():
    _kind = game_type(_game)
    pyspiel.register_game(
        _kind, type(f"Conquista_{_game.id}", (ConquistaGame,), {"rules": _game, "kind": _kind})
    )
