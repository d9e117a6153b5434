"""The last towers of Contrées, played out exactly."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.games.contrees.replies import Amount, lead_of
from engine.games.contrees.state import PLACING, ContreesState

#: The number of towers that both seats together may have left: enough for the last three answers of
#: a match, in some ten thousand positions.
MAX_TOWERS = 3
#: More than any seat can be ahead.
_MOST: Amount = (1_000, 0)


def final_lead(state: ContreesState, seat: int) -> Amount | None:
    """Return how far a seat is ahead at the end if both build their best, or None if too far off.

    The result is in points and razed towers; it is below 0 if the seat is behind.
    """
    if state.decision is None:
        return lead_of(state, seat)
    if state.decision.kind != PLACING or sum(state.supply) > MAX_TOWERS:
        return None
    return _play_on(state, seat, _negative(_MOST), _MOST)


def _play_on(state: ContreesState, seat: int, low: Amount, high: Amount) -> Amount:
    """Return the final lead of `seat`, or a limit between which it does not lie."""
    if state.decision is None:
        return lead_of(state, seat)
    if state.turn != seat:
        return _negative(_play_on(state, 1 - seat, _negative(high), _negative(low)))
    worlds = []
    for code in state.codes():
        world = state.clone()
        world.step(code, Rng(0))
        worlds.append(world)
    # What takes most at once is often best, and rules out others soon.
    worlds.sort(key=lambda world: lead_of(world, seat), reverse=True)
    for world in worlds:
        low = max(low, _play_on(world, seat, low, high))
        if low >= high:
            break
    return low


def _negative(lead: Amount) -> Amount:
    return -lead[0], -lead[1]
