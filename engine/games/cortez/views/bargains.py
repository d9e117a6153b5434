"""Offers that make sense to a seat now, and how much was asked of it, from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.values import Heard, Interruption, Seat, Term
from engine.games.cortez.actions import OfferTrade, SeekHelp
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.views import terms
from engine.games.cortez.views.view import CortezView
from engine.talk import sense
from engine.talk.statements import Offer

#: The most offers that are made ready.
MAX_READY: Final = 3

_Terms = tuple[tuple[Term, ...], tuple[Term, ...], str]


def ready_offers(view: CortezView, to: Seat) -> list[Offer]:
    """Return the offers that make most sense from the viewer to a seat, the best first."""
    seat = view.seat
    if seat is None or seat == to or not 0 <= to < len(view.nations) or view.decision is None:
        return []
    offers: list[Offer] = []
    ideas = (*_in_combat(seat, to), *_in_auction(to), *_peace(seat, to))
    for gives, asks, until in ideas:
        offer = Offer((to,), gives, asks, until)
        if not is_senseless(view, seat, offer):
            offers.append(offer)
    return offers[:MAX_READY]


def is_senseless(view: CortezView, seat: Seat, said: Interruption) -> bool:
    """Return whether what a seat says makes no sense now (`engine.talk.sense`)."""
    return bool(sense.senseless_reason(PROMISES, view, seat, said))


class _CortezPromises:
    """What `engine.talk.sense` asks of Cortez."""

    def seats(self, view: CortezView) -> int:
        return len(view.nations)

    def pointless_reason(self, view: CortezView, by: Seat, term: Term, until: str) -> str:
        return terms.pointless_reason(view, by, term, until)

    def may_help(self, view: CortezView, seat: Seat, by: Seat, term: Term, until: str) -> bool:
        return terms.may_help(view, seat, term)

    def promised_stop(self, view: CortezView, rival: Seat, about: str) -> tuple[Term, str] | None:
        return None


PROMISES: Final = _CortezPromises()


def _in_combat(seat: Seat, to: Seat) -> Iterator[_Terms]:
    """Yield how a third seat helps the viewer, or stays out, for peace; and the reverse."""
    peace, theirs = (Term(terms.PEACE, seat=to),), (Term(terms.PEACE, seat=seat),)
    yield peace, (Term(terms.SIDE_WITH, seat=seat),), "lap"
    yield peace, (Term(terms.NEUTRAL),), "lap"
    yield (Term(terms.NEUTRAL),), theirs, "lap"


def _in_auction(to: Seat) -> Iterator[_Terms]:
    """Yield how the viewer gets the auctioned card, for peace."""
    yield (Term(terms.PEACE, seat=to),), (Term(terms.NO_BID),), "lap"


def _peace(seat: Seat, to: Seat) -> Iterator[_Terms]:
    """Yield peace for a turn of every seat."""
    yield (Term(terms.PEACE, seat=to),), (Term(terms.PEACE, seat=seat),), "lap"


# -- how much is asked of a seat -------------------------------------------------------------------

#: The most often that a seat is asked for something in a match, by how much bots say.
QUOTAS: Final = {"": 8, "sparing": 8, "lively": 15}
#: The share of them that may be used up at the beginning.
HEAD_START: Final = 0.2
#: How much more a bot must gain where nearly all of them are used up, as a share.
PRESSURE: Final = 1.0
#: The factor of a seat that is not asked any more.
TOO_MUCH: Final = 1e9


class Attention:
    """What the seats of a match were asked for so far: trades, agreements, and help.

    A seat is asked only so often, and the more it was asked, the more a bot must gain by asking
    again, so that the offers of the largest gain are made. It follows from what everybody heard.
    """

    def __init__(self, view: CortezView, heard: Sequence[Heard], talk: str) -> None:
        quota = QUOTAS[talk]
        done = len(view.turned_events) / max(1, len(view.turned_events) + view.event_pile)
        progress = min(1.0, max(0.0, (view.round - 1 + done) / view.rounds))
        self.allowance: float = quota * (HEAD_START + (1.0 - HEAD_START) * progress)
        #: The number of times that each seat was asked. Answers to its own offers do not count.
        self.asked_counts: list[int] = [0] * len(view.nations)
        #: The trades that were offered, as [seat, partner, provisions given by type, and wanted].
        self.trades: list[list[int]] = []
        for entry in heard:
            statement = entry.said
            if isinstance(statement, OfferTrade):
                self.trades.append(
                    [entry.seat, statement.to, *_counts(statement.give), *_counts(statement.get)]
                )
                if statement.instead is None:
                    self.asked_counts[statement.to] += 1
            elif isinstance(statement, SeekHelp):
                self.asked_counts[statement.of] += 1
            elif isinstance(statement, Offer) and statement.instead is None:
                for to in statement.to:
                    self.asked_counts[to] += 1

    def factor(self, seat: int) -> float:
        """Return by how much a bot must gain more than usual by asking a seat for something."""
        asked_count = self.asked_counts[seat]
        if asked_count + 1 > self.allowance:
            return TOO_MUCH
        return 1.0 + PRESSURE * asked_count / self.allowance


def _counts(cards: Sequence[str]) -> list[int]:
    """Return the number of provisions of each type."""
    return [len([card for card in cards if card == name]) for name in PROVISION_NAMES]
