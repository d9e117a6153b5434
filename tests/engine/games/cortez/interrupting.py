"""Random interruptions of Cortez: acts of any seat that the rules allow at this moment."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Event, Interruption, Seat
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.board import BOARD
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views.view import CortezView
from engine.games.cortez.views.view_builder import view_of
from tests.engine.games.cortez.kit import TYPES


def act_at_random(
    state: CortezState, rng: Rng, events: list[Event] | None = None
) -> tuple[Seat, Interruption] | None:
    """Let a random seat interrupt; None where its idea is illegal, and nothing happens."""
    seat = rng.below(state.rules.seats)
    view = view_of(state, seat)
    action = idea(view, seat, rng)
    if CORTEZ.refusal(view, action):
        return None
    CORTEZ.interrupt(state, seat, action, rng, events)
    return seat, action


def idea(view: CortezView, seat: Seat, rng: Rng) -> Interruption:
    """Return an act of any kind; it need not be legal."""
    kinds = [_bribery, _offer_trade, _answer, _answer, _surrender, _seek, _help, _help]
    return kinds[rng.below(len(kinds))](view, seat, rng)


def _some(cards: tuple[str | None, ...], most: int, rng: Rng) -> tuple[str, ...]:
    left = [card for card in cards if card is not None]
    number = min(len(left), 1 + rng.below(most))
    return tuple(sorted(left.pop(rng.below(len(left))) for _ in range(number)))


def _price(rng: Rng) -> tuple[str, ...]:
    kinds = (*TYPES, "any", "any")
    return tuple(kinds[rng.below(len(kinds))] for _ in range(rng.below(3)))


def _bribery(view: CortezView, seat: Seat, rng: Rng) -> Interruption:
    held = view.bribery[seat] or ("useless",)
    card = held[rng.below(len(held))] or "useless"
    if not card.endswith("_move"):
        return actions.PlayBribery(card)
    troops = [i for i, troop in enumerate(view.troops) if troop.collar is not None]
    names = [f"{'SA'[i // 22]}{i % 22 + 1}" for i in troops]
    square = BOARD.name(rng.below(len(BOARD.kinds)))
    return actions.PlayBribery(card, (names or ["S1"])[rng.below(len(names) or 1)], square)


def _offer_trade(view: CortezView, seat: Seat, rng: Rng) -> Interruption:
    give = _some(view.provisions[seat], 4, rng)
    others = tuple(kind for kind in TYPES if kind not in give)
    get = tuple(others[rng.below(len(others))] for _ in range(1 + rng.below(3))) if others else ()
    return actions.OfferTrade(rng.below(len(view.nations)), give, get)


def _answer(view: CortezView, seat: Seat, rng: Rng) -> Interruption:
    numbers = [trade.number for trade in view.offers] or [0]
    number = numbers[rng.below(len(numbers))]
    return actions.EndOffer(number) if rng.below(4) == 0 else actions.TakeOffer(number)


def _surrender(view: CortezView, seat: Seat, rng: Rng) -> Interruption:
    return actions.BuySurrender(_some(view.provisions[seat], 5, rng))


def _seek(view: CortezView, seat: Seat, rng: Rng) -> Interruption:
    return actions.SeekHelp(rng.below(len(view.nations)), _price(rng))


def _help(view: CortezView, seat: Seat, rng: Rng) -> Interruption:
    held = _some(view.warriors[seat], 1, rng)
    values = tuple(int(name[-1]) for name in held) if rng.below(4) else ()
    return actions.OfferHelp(actions.SIDE_NAMES[rng.below(2)], values, rng.below(2), _price(rng))
