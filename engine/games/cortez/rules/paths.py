"""Reachable squares, their cost in camouflage, and the path to them.

The ground is a graph. Each square is a node with the number of the square, on which a troop may
stop. Each bridge has a second node for the water below, which boats pass without stopping. Passing
a troop costs one camouflage unless it wears the collar of the moving troop; ending the move on its
square costs nothing. A destroyed bridge removes both nodes.

Troops are numbered 0 to 43, Spanish first. `at` and `collars` list the square and the seat of each
troop, NOWHERE and NO_COLLAR where there is none. Sets of bridges are bit masks.

A hot module: it must also compile.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOPS_PER_NATION
from engine.games.cortez.squares import (
    AXES,
    BRIDGE,
    CITY,
    DRY,
    PORT,
    ROAD,
    SQUARE_COUNT,
    WATER,
    adjacent_squares,
)

BRIDGE_COUNT: Final = len(BOARD.bridges)
NODE_COUNT: Final = SQUARE_COUNT + BRIDGE_COUNT
#: The square of a troop off the board.
NOWHERE: Final = -1
#: The collar of an unmarked troop.
NO_COLLAR: Final = -1
#: The cost of squares a troop cannot reach or may not stop on.
UNREACHABLE: Final = 99
#: A lookup table of 1 << n, because variable shifts are slow or wrong when compiled.
BIT: Final[list[int]] = [1 << number for number in range(BRIDGE_COUNT)]
BRIDGE_SQUARES: Final[list[int]] = [bridge.square for bridge in BOARD.bridges]


def _is_passable(first: str, second: str) -> bool:
    """Return whether a troop can step between adjacent squares of these kinds.

    Bridges count as seen from above.
    """
    if ROAD in (first, second):
        kind = second if first == ROAD else first
        return kind in DRY or kind in (ROAD, BRIDGE, CITY)
    if WATER in (first, second):
        kind = second if first == WATER else first
        return kind in (WATER, PORT)
    return first == second == CITY or (first in DRY and second in DRY)


def _direction(square: int, other: int) -> int:
    """Return the direction of a step: 0 west, 1 east, 2 north, 3 south."""
    if other < square:
        return 0 if other == square - 1 else 2
    return 1 if other == square + 1 else 3


def _neighbours() -> list[list[int]]:
    """Return the adjacent nodes of each node."""
    kinds = BOARD.kinds
    nodes: list[list[int]] = []
    for square in range(SQUARE_COUNT):
        nodes.append(
            [
                other
                for other in adjacent_squares(square)
                if _is_passable(kinds[square], kinds[other])
            ]
        )
    for bridge in BOARD.bridges:
        steps = AXES["EW" if bridge.road_axis == "NS" else "NS"]
        waters = [bridge.square + step for step in steps]
        for water in waters:
            nodes[water].append(len(nodes))
        nodes.append(waters)
    return nodes


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
#: The square of each node.
SQUARES: Final[list[int]] = [*range(SQUARE_COUNT), *BRIDGE_SQUARES]
#: The states that the steps from each node lead to: the node times 4, plus the direction.
STEPS: Final[list[list[int]]] = [
    [other * 4 + _direction(SQUARES[node], SQUARES[other]) for other in NEIGHBOURS[node]]
    for node in range(NODE_COUNT)
]


def obstacles(positions: list[int], collars: list[int], collar: int) -> list[int]:
    """Return the camouflage that passing each node costs a troop with this collar: 0 or 1."""
    node_costs = [0] * NODE_COUNT
    for troop in range(len(positions)):
        if positions[troop] != NOWHERE and (collars[troop] != collar or collar == NO_COLLAR):
            node_costs[positions[troop]] = 1
    return node_costs


def costs(origin: int, passing: list[int], broken: int) -> list[int]:
    """Return the least camouflage needed to reach each square; UNREACHABLE if it cannot be reached.

    `passing` is the result of `obstacles`, `broken` the mask of destroyed bridges. The nodes to
    expand are a stack, because the order of nodes of equal cost does not matter.
    """
    node_costs = [UNREACHABLE] * NODE_COUNT
    for bridge in range(BRIDGE_COUNT):
        if broken & BIT[bridge]:
            node_costs[BRIDGE_SQUARES[bridge]] = node_costs[SQUARE_COUNT + bridge] = -1
    node_costs[origin] = 0
    here = [origin]
    cost = 0
    neighbours = NEIGHBOURS
    while here:
        dearer: list[int] = []
        while here:
            for node in neighbours[here.pop()]:
                if node_costs[node] == UNREACHABLE:
                    node_costs[node] = cost
                    if passing[node]:
                        dearer.append(node)
                    else:
                        here.append(node)
        here = dearer
        cost += 1
    for bridge in range(BRIDGE_COUNT):
        if broken & BIT[bridge]:
            node_costs[BRIDGE_SQUARES[bridge]] = UNREACHABLE
    del node_costs[SQUARE_COUNT:]
    return node_costs


def moves(
    troops: list[int], positions: list[int], collars: list[int], broken: int
) -> list[list[int]]:
    """Return for each troop the cost of an action that moves it to each square.

    The cost is UNREACHABLE, too, where a troop may not stop: its own square, other troops of its
    collar, and unmarked troops of its nation. All troops must wear the same collar and belong to
    the same nation. Troops that can reach each other freely share one list.
    """
    steps: list[list[int]] = []
    if not troops:
        return steps
    collar = collars[troops[0]]
    nation = troops[0] // TROOPS_PER_NATION
    passing = obstacles(positions, collars, collar)
    raw: list[list[int]] = []
    for i in range(len(troops)):
        origin = positions[troops[i]]
        twin = -1
        for j in range(i):
            # No obstacle separates the two troops, so the same squares are open to both.
            if raw[j][origin] == 0:
                twin = j
                break
        if twin >= 0:
            raw.append(raw[twin])
            steps.append(steps[twin])
            continue
        square_costs = costs(origin, passing, broken)
        raw.append(square_costs)
        stops = square_costs.copy()
        for troop in range(len(positions)):
            is_own = collars[troop] == collar and collar != NO_COLLAR
            bare = collars[troop] == NO_COLLAR and troop // TROOPS_PER_NATION == nation
            if positions[troop] != NOWHERE and (is_own or bare):
                stops[positions[troop]] = UNREACHABLE
        stops[origin] = UNREACHABLE
        steps.append(stops)
    return steps


def path(origin: int, square: int, passing: list[int], broken: int) -> list[int]:
    """Return the squares of a cheapest path, both ends included; empty if there is none.

    Among the cheapest paths it is a shortest, and among those a path with the fewest turns. A
    bridge on the way from water to water is passed below.
    """
    closed = [False] * NODE_COUNT
    for bridge in range(BRIDGE_COUNT):
        if broken & BIT[bridge]:
            closed[BRIDGE_SQUARES[bridge]] = closed[SQUARE_COUNT + bridge] = True
    # A state is a node and the direction in which it was entered. One camouflage outweighs all
    # steps, and one step all turns.
    step, camouflage = 1000, 1000 * 1000
    count = NODE_COUNT * 4
    weights = [-1] * count
    before = [-1] * count
    queue: list[tuple[int, int]] = []
    for direction in range(4):
        weights[origin * 4 + direction] = 0
        queue.append((0, origin * 4 + direction))
    while queue:
        weight, state = heappop(queue)
        if weight > weights[state]:
            continue
        node = state // 4
        if node == square:
            return _path_to(state, before)
        if node != origin:
            weight += camouflage * passing[node]
        weight += step
        direction = state % 4
        for following in STEPS[node]:
            if closed[following // 4]:
                continue
            total = weight if following % 4 == direction else weight + 1
            if weights[following] < 0 or total < weights[following]:
                weights[following] = total
                before[following] = state
                heappush(queue, (total, following))
    return []


def _path_to(state: int, before: list[int]) -> list[int]:
    """Return the squares on the path to a state."""
    squares: list[int] = []
    while state >= 0:
        squares.append(SQUARES[state // 4])
        state = before[state]
    squares.reverse()
    return squares
