"""Written positions of Cortez: whatever moment is written is read back the same."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import OMNISCIENT
from engine.data.codec import decode
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.positions import read, write
from engine.games.cortez.rules import setup
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views.view_builder import view_of
from tests.engine.games.cortez.interrupting import act_at_random

NAMES = "ABCDEF"


def same(state: CortezState, again: CortezState) -> None:
    """Nobody can tell the two apart, and the same answers are legal."""
    for viewer in (*range(state.rules.seats), None, OMNISCIENT):
        assert view_of(again, viewer) == view_of(state, viewer)
    assert again.codes() == state.codes()
    assert again.recalled == state.recalled
    assert (again.upper_events, again.lower_events) == (state.upper_events, state.lower_events)
    assert (again.batch_knowers, again.pile) == (state.batch_knowers, state.pile)


#: As many cards of every kind as an option allows, and hardly any.
NUMBERS = [field for field in fields(CortezOptions) if field.type == "int"]
MANY = decode(
    CortezOptions,
    {"bribery_teleport": True, **{field.name: field.metadata["maximum"] for field in NUMBERS}},
)
FEW = decode(
    CortezOptions, {**{field.name: field.metadata["minimum"] for field in NUMBERS}, "supply": 5}
)
#: The rules of version 1.
OLD = CortezOptions(windows=True)


@pytest.mark.parametrize(
    ("seats", "options"),
    [*((seats, CortezOptions()) for seats in range(2, 7)), (3, MANY), (4, FEW), (4, OLD)],
    ids=[*"23456", "many", "few", "windows"],
)
def test_any_moment_of_a_random_match_is_written_and_read(
    seats: int, options: CortezOptions
) -> None:
    rules = MatchRules(options, seats)
    rng = Rng(seats)
    state = CortezState(rules)
    setup.start(state, rng, None)
    asked = dict[str, int]()
    while True:
        decision = state.decision
        kind = "over" if decision is None else decision.kind
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] <= 12:
            data: dict[str, Any] = write.write(state, NAMES[:seats])
            again = read.read(data, rules, NAMES[:seats], 99)
            same(state, again)
            assert write.write(again, NAMES[:seats]) == data
        if decision is None:
            break
        if act_at_random(state, rng) is not None:
            asked["interrupted"] = asked.get("interrupted", 0) + 1
            if asked["interrupted"] % 5 == 0:
                data = write.write(state, NAMES[:seats])
                again = read.read(data, rules, NAMES[:seats], 99)
                same(state, again)
                assert write.write(again, NAMES[:seats]) == data
            continue
        codes = state.codes()
        state.step(codes[rng.below(len(codes))], rng)
    assert {"mark", "action", "place_loser", "over"} <= set(asked)
