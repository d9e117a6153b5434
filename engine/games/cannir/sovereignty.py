"""What the actions of a moment of Cannir may do to the sovereign suite, as its seat can know."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core.rng import Rng
from engine.core.values import Action, Seat
from engine.games.cannir.actions import Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import value_of
from engine.games.cannir.events import SovereignBroken, SovereignTaken
from engine.games.cannir.game import CANNIR
from engine.games.cannir.sampler import sample_world
from engine.games.cannir.state import CHOOSING
from engine.games.cannir.views import CannirView


def suites_after(view: CannirView, action: Action) -> list[tuple[Seat, tuple[str, ...]]]:
    """Return the suites an action certainly makes sovereign, or lets its seat choose among."""
    events = CANNIR.preview(view, action)
    taken = [(e.seat, e.cells) for e in events if isinstance(e, SovereignTaken)]
    if taken or not events or view.decision is None:
        return taken
    # Several suites are equally long: the next decision would be which of them.
    state = sample_world(view, Rng(0))
    seat = view.decision.seat
    state.step(CANNIR.code(action), Rng(0))
    if state.decision is None or state.decision.kind != CHOOSING:
        return []
    sovereign_cells = set(view.sovereign.cells) if view.sovereign else set()
    after = CANNIR.view(state, seat)
    return [(seat, s.cells) for s in after.choices if set(s.cells) != sovereign_cells]


@lru_cache(maxsize=4)
def can_break(view: CannirView) -> bool:
    """Return whether some legal action takes, or may take, the sovereign suite from its owner."""
    return any(_breaks(view, CANNIR.action(code)) for code in sample_world(view, Rng(0)).codes())


class WaysOut(NamedTuple):
    """How the legal actions of a moment may end the rule of the sovereign suite."""

    #: Whether an action changes or breaks the suite itself.
    breaks: bool
    #: Whether an action makes another suite, at least as long, while this one stands.
    outgrows: bool


@lru_cache(maxsize=4)
def ways_out(view: CannirView) -> WaysOut:
    """Return how the legal actions may take the sovereign suite from its owner."""
    breaks = outgrows = False
    sovereign = set(view.sovereign.cells) if view.sovereign else set()
    for code in sample_world(view, Rng(0)).codes():
        action = CANNIR.action(code)
        if _breaks(view, action):
            # A card on the suite or at its end changes it; one elsewhere makes another.
            suites = [set(cells) for _, cells in suites_after(view, action)]
            changed = getattr(action, "cell", None) in sovereign or any(
                sovereign <= cells for cells in suites
            )
            breaks, outgrows = breaks or changed, outgrows or not changed
    return WaysOut(breaks, outgrows)


def _breaks(view: CannirView, action: Action) -> bool:
    if isinstance(action, Restore) and view.board[BOARD.cell(action.cell)][-1].card is None:
        return may_restore(view, action)  # the restored card is unknown
    if any(isinstance(event, SovereignBroken) for event in CANNIR.preview(view, action)):
        return True
    return bool(suites_after(view, action))


def may_restore(view: CannirView, action: Restore) -> bool:
    """Return whether a Hand may turn up its target, which may be a veiled card of another seat.

    It cannot if a Hand of its value has failed there.
    """
    return view.board[BOARD.cell(action.cell)][-1].above < value_of(action.card)
