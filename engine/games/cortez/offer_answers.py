"""Offers of trades, surrenders and help: which step answers which, and why a bot refuses."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.values import Action, Step
from engine.games.cortez.actions import (
    Accept,
    BuySurrender,
    EndOffer,
    Mercenary,
    Offer,
    OfferHelp,
    OfferTrade,
    Pass,
    Refuse,
    SeekHelp,
    TakeOffer,
    Trade,
)

#: The offers that each kind of question answers.
_OFFERS: dict[str, tuple[type[Action], ...]] = {
    "trade_answer": (Trade,),
    "parley_answer": (BuySurrender, Offer),
    "mercenary_answer": (Mercenary, OfferHelp),
}


def is_bargain(step: Step) -> bool:
    """Return whether a step offers something to a seat, or answers such an offer."""
    match step.action:
        case OfferTrade() | EndOffer() | TakeOffer() | BuySurrender() | SeekHelp() | OfferHelp():
            return True
        case Trade() | Offer() | Mercenary():
            return True
        case Accept() | Refuse():
            return step.asked in _OFFERS
    return False


def answered_offer(steps: Sequence[Step], number: int) -> int | None:
    """Return the index of the offer that `steps[number]` answers, or None."""
    step = steps[number]
    match step.action:
        case TakeOffer(nth) | EndOffer(nth) | OfferTrade(instead=int(nth)):
            # Trades are numbered in the order in which they are offered.
            offer_indices = [n for n in range(number) if isinstance(steps[n].action, OfferTrade)]
            if not 0 < nth <= len(offer_indices):
                return None
            index = offer_indices[nth - 1]
            offered = steps[index]
            assert isinstance(offered.action, OfferTrade)
            return index if step.seat in (offered.seat, offered.action.to) else None
        case Accept() | Refuse() if step.asked in _OFFERS:
            kinds = _OFFERS[step.asked]
            earlier = range(number - 1, -1, -1)
            return next((n for n in earlier if isinstance(steps[n].action, kinds)), None)
        case Pass() if step.asked == "mercenary":
            return _answered_call_index(steps, number)
    return None


def _answered_call_index(steps: Sequence[Step], number: int) -> int | None:
    """Return the index of the call for help that a seat answers by passing, or None."""
    seat = steps[number].seat
    for n in range(number - 1, -1, -1):
        step = steps[n]
        if step.asked == "action" or (step.seat == seat and step.asked == "mercenary"):
            return None
        if isinstance(step.action, SeekHelp) and step.action.of == seat:
            return n
    return None


def refusal_key(offered: Step, answer: Step) -> str:
    """Return why a bot refuses an offer, as a key; "" for an answer that refuses nothing.

    A bot names its reason when it ends a trade. For other offers the reason follows from the kinds
    of offer and answer.
    """
    withdrawn = answer.seat == offered.seat
    match offered.action, answer.action:
        case _ if withdrawn:
            return ""
        case OfferTrade(), EndOffer(why=why):
            return why
        case ((BuySurrender() | Offer()), Refuse()):
            return "fight"
        case ((Mercenary() | OfferHelp()), Refuse()):
            return "dear"
        case SeekHelp(), Pass():
            return "out"
    return ""
