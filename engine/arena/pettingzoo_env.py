"""Every game as a PettingZoo environment of the agent environment cycle (docs/research.md).

Interruptions are left out: a seat acts only when it is asked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as _error:
    raise ImportError(f"{_error} (pip install '.[research]')") from _error

from engine.arena.features import OBSERVATION_SIZE, features
from engine.arena.staged import CODE_BASE, StagedMatch, options_for, seats_of
from engine.core.values import Json, Seat
from engine.games import find


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
    render_mode: str | None = None,
) -> Any:
    """Return the environment with the usual wrappers, where an illegal action ends the match.

    Raises ConquistaError for an unknown game, number of seats or option.
    """
    bare = ConquistaEnv(game, seats, options, render_mode)
    ending = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class ConquistaEnv(AECEnv):
    """A match of one game; its agents are `seat_0` and so on."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "conquista_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._game = find(game)
        self._options = options_for(self._game, options or {})
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats_of(self._game, seats))]
        self.agents: list[str] = []
        self._random = Random()
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (OBSERVATION_SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (CODE_BASE,), np.int8),
            }
        )
        self._actions = spaces.Discrete(CODE_BASE)

    def observation_space(self, agent: str) -> Any:
        return self._observed

    def action_space(self, agent: str) -> Any:
        return self._actions

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new match; a seed determines this deal and those of later resets."""
        if seed is not None:
            self._random = Random(seed)
        seats = len(self.possible_agents)
        self._match = StagedMatch(self._game, self._options, seats, self._random.getrandbits(62))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the view of the seat, and a mask of its actions, all 0 unless it is to move."""
        seat = self._seat(agent)
        numbers: Any = np.zeros(OBSERVATION_SIZE, np.float32)
        for index, number in features(self._match.view_data(seat)):
            numbers[index] = number
        mask: Any = np.zeros(CODE_BASE, np.int8)
        if seat == self._match.seat:
            mask[self._match.legal()] = 1
        return {"observation": numbers, "action_mask": mask}

    def knowledge(self, agent: str) -> dict[str, Json]:
        """Return the view that `observe` encodes as numbers, as JSON (docs/bot-protocol.md)."""
        return self._match.view_data(self._seat(agent))

    def action_text(self, action: int) -> str:
        """Return the JSON of the action that an action of the current agent means."""
        return self._match.action_text(action)

    def step(self, action: int | None) -> None:
        """Act for the current agent. Raises IllegalActionError when the action is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._match.play(int(action))
        for seat, result in enumerate(self._match.returns()):
            self.rewards[self.possible_agents[seat]] = result
        if self._match.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            print(self.render())

    def render(self) -> str:
        """Return the public view, as JSON."""
        return json.dumps(self._match.view_data(None)["view"], ensure_ascii=False)

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def _asked(self) -> str:
        return self.possible_agents[self._match.seat or 0]
