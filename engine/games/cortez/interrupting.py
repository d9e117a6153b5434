"""Application of interruptions, as players write them, to a state."""

from __future__ import annotations

from engine.core.errors import IllegalActionError
from engine.core.rng import Rng
from engine.core.values import Event, Interruption, Seat
from engine.games.cortez import actions
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import BRIBERY_NUMBERS, TROOP_NUMBERS
from engine.games.cortez.rules import bribery, mercenaries, trades
from engine.games.cortez.rules.combat import side_of
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views.to_table import due_of, provision_counts


def apply(
    state: CortezState, seat: Seat, action: Interruption, rng: Rng, events: list[Event] | None
) -> None:
    """Apply a legal interruption of a seat."""
    _apply(state, seat, action, rng, events)
    if state.offers:
        trades.end_impossible(state, events)


def _apply(
    state: CortezState, seat: Seat, action: Interruption, rng: Rng, events: list[Event] | None
) -> None:
    """Apply a legal interruption to the state."""
    match action:
        case actions.PlayBribery(card, troop, to):
            kind = BRIBERY_NUMBERS[card]
            if troop is None or to is None:
                bribery.draw_cards(state, seat, kind, rng, events)
                return
            step = TROOP_NUMBERS[troop], BOARD.square(to)
            bribery.move_troop(state, seat, kind, *step, rng, events)
        case actions.OfferTrade(to_seat, give, get, instead):
            if instead is not None:
                trades.end_offer(state, seat, instead, events)
            cards = provision_counts(give), provision_counts(get)
            trades.offer_trade(state, seat, to_seat, *cards, events)
        case actions.TakeOffer(number):
            trades.take_offer(state, seat, number, events)
        case actions.EndOffer(number, _):
            trades.end_offer(state, seat, number, events)
        case actions.BuySurrender(offered):
            trades.interrupt_with_parley(state, seat, provision_counts(offered), events)
        case actions.SeekHelp(of, price):
            mercenaries.call(state, side_of(state, seat), of, due_of(price), events)
        case actions.OfferHelp(side, warriors, weapons, price):
            value = warriors[0] if warriors else 0
            number = actions.SIDE_NAMES.index(side)
            mercenaries.offer_help(state, seat, number, value, weapons, due_of(price), events)
        case _:
            raise IllegalActionError(f"{action.do} is no interruption of cortez", "unknown")
