"""A rival's suite that is about to win is ended by a seat that surely can end it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cannir.bots.suite_odds import action_prospect, probability_of_none
from engine.games.cannir.bots.threats import breaking_cards, suite_actions
from engine.games.cannir.sampler import sample_world, visible_part
from engine.games.cannir.state import CHOOSING, DISCARD, HAND_SIZE, RESTORE, CannirState
from engine.games.cannir.suites import CELL_COUNT
from engine.games.cannir.views import CannirView


def stopping_action(view: CannirView, code: Code, values: Mapping[Code, float]) -> Code:
    """Return the action that ends a rival's suite in place of one that lets it win; or `code`.

    A seat before another rival leaves the suite to that one only if every hand can end it.
    """
    decision = view.decision
    if view.sovereign is None or decision is None or decision.kind == CHOOSING:
        return code
    seat, owner, seats = decision.seat, view.sovereign.owner, len(view.hands)
    turns = (owner - seat) % seats
    if not turns or turns >= view.pile:
        # A suite of its own, or the pile ends before it wins.
        return code
    _, unseen, _ = visible_part(view)
    table = sample_world(view, Rng(0))
    enders = [one for one in suite_actions(table, table.codes()) if _is_known(view, one)]
    if not enders or code in enders:
        return code
    if turns > 1 and _is_surely_ended(table, code, unseen):
        return code
    rng = Rng(0)
    return max(
        enders,
        key=lambda one: (action_prospect(table, one, seat, unseen, rng), values.get(one, 0.0)),
    )


def _is_surely_ended(table: CannirState, code: Code, unseen: list[int]) -> bool:
    """Return whether the next seat can end the suite after an action, whatever it holds."""
    after = table.clone()
    after.step(code, Rng(0))
    stoppers = len(breaking_cards(after, unseen))
    return not probability_of_none(len(unseen), stoppers, HAND_SIZE)


def _is_known(view: CannirView, code: Code) -> bool:
    """Return whether the seat to move knows the card that an action turns up, if it turns one."""
    return not RESTORE <= code < DISCARD or view.board[code % CELL_COUNT][-1].card is not None
