"""What the actions of a moment of Cannir may do to the sovereign suite, as its seat can know."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat
from engine.games.cannir.actions import Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import value_of
from engine.games.cannir.events import SovereignTaken
from engine.games.cannir.game import CANNIR
from engine.games.cannir.reigns import Fate, fate_of
from engine.games.cannir.sampler import sample_world, visible_part
from engine.games.cannir.state import CHOOSING, VALUE
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


class WaysOut(NamedTuple):
    """How the legal actions of a moment may end the reign of the sovereign suite."""

    breaks: bool
    lengthens: bool
    replaces: bool


@lru_cache(maxsize=4)
def ways_out(view: CannirView) -> WaysOut | None:
    """Return how the legal actions of the seat to move may end the reign of the sovereign suite.

    None if the viewer does not see all cards of that seat.
    """
    if view.decision is None or None in view.hands[view.decision.seat]:
        return None
    fates: set[Fate | None] = set()
    for code in sample_world(view, Rng(0)).codes():
        action = CANNIR.action(code)
        if isinstance(action, Restore) and not _is_known(view, action):
            fates.update(_fates_of_unknown(view, action))
        else:
            fates.add(fate_after(view, action))
    return WaysOut(*(fate in fates for fate in (Fate.BROKEN, Fate.LENGTHENED, Fate.REPLACED)))


def fate_after(view: CannirView, action: Action) -> Fate | None:
    """Return how an action certainly ends the reign of the sovereign suite; None if it does not."""
    if view.sovereign is None:
        return None
    events = CANNIR.preview(view, action)
    return fate_of(events) or (Fate.REPLACED if suites_after(view, action) else None)


def _fates_of_unknown(view: CannirView, action: Restore) -> set[Fate | None]:
    """Return how a reign may end when a card is turned up that the seat to move does not know."""
    _, unseen, _ = visible_part(view)
    world, cell = sample_world(view, Rng(0)), BOARD.cell(action.cell)
    above, most = view.board[cell][-1].above, value_of(action.card)
    fates: set[Fate | None] = set()
    for value in {VALUE[card] for card in unseen if above < VALUE[card] <= most}:
        twin, events = world.clone(), list[Event]()
        twin.stacks[cell] = [*twin.stacks[cell][:-1], value - 1]
        twin.step(CANNIR.code(action), Rng(0), events)
        taken = bool(twin.choices) or any(isinstance(each, SovereignTaken) for each in events)
        fates.add(fate_of(events) or (Fate.REPLACED if taken else None))
    return fates


def _is_known(view: CannirView, action: Restore) -> bool:
    """Return whether the viewer knows the card that an action turns up."""
    return view.board[BOARD.cell(action.cell)][-1].card is not None


def may_restore(view: CannirView, action: Restore) -> bool:
    """Return whether a Hand may turn up its target, which may be a veiled card of another seat.

    It cannot if a Hand of its value has failed there.
    """
    return view.board[BOARD.cell(action.cell)][-1].above < value_of(action.card)
