"""The information state of one seat of Cortez.

Names are those of `actions` and `events`: troops "S1" to "A22", squares "x,y" and "T1" to "T25",
bridges by the ids of the board, provisions "camouflage weapon food gold", warriors "spanish1" to
"aztec6", objectives "temple17" to "temple24". In a multiset of cards None is a card the viewer
cannot see; visible cards are in ascending order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.values import Decision, Seat, View
from engine.games.cortez.options import CortezOptions


@dataclass(frozen=True, slots=True)
class Troop:
    """A troop, named by its index in `CortezView.troops`."""

    #: The square; None if the troop is not on the board (only in written positions with fewer
    #: troops).
    at: str | None
    #: The seat of its collar; None if it is unmarked.
    collar: Seat | None


@dataclass(frozen=True, slots=True)
class Batch:
    """Cards of a warrior deck in unknown order, above the next batch."""

    size: int
    #: None if the viewer does not know the cards.
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class LaidWarrior:
    """A warrior on the table in a combat."""

    #: The seat whose hand the warrior came from, a fighter or a mercenary.
    seat: Seat
    #: None if it is face down and hidden from the viewer.
    card: str | None


@dataclass(frozen=True, slots=True)
class MercenaryOffer:
    """The open offer of a mercenary."""

    seat: Seat
    #: "attacker" or "defender".
    side: str
    #: The number of warriors offered, 0 or 1.
    warriors: int
    #: The offered warrior, visible only to seller and buyer.
    warrior: str | None
    weapons: int
    #: One of `actions.PRICES`, or `actions.NAMED`.
    price: str
    #: The provisions of the price; `actions.ANY` is one of the buyer's choice.
    due: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HelpRequest:
    """The request of a fighter to a third seat for help in a combat."""

    #: "attacker" or "defender".
    side: str
    #: The third seat.
    of: Seat
    #: The price it is offered, as in `MercenaryOffer.due`.
    price: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat in progress; pairs are (attacker, defender)."""

    json_keys: ClassVar = {"is_by_proxy": "proxy"}

    attacker: Seat
    defender: Seat
    square: str
    #: The former square of the attacking troop; in `troops` it is already on `square`.
    origin: str
    attacker_troop: str
    defender_troop: str
    #: Whether the attacked troop has no collar, so that the defender fights for its nation.
    is_by_proxy: bool
    #: "parley", "bribery" (cards that draw, before the combat begins), "buy", "attack" (the first
    #: cards of the attacker), "defence" (the first cards of the defender), "raise", "mercenaries",
    #: "collar" and "place" (the winner marks a troop and puts the beaten troop elsewhere).
    step: str
    laid: tuple[tuple[LaidWarrior, ...], tuple[LaidWarrior, ...]]
    weapons: tuple[int, int]
    #: The number of cards the fighter to move has added in this turn of laying.
    added: int
    #: The number of consecutive holds.
    holds: int
    #: Whether each side got help in this round of mercenaries.
    helped: tuple[bool, bool]
    #: The number of completed rounds of mercenaries.
    mercenary_rounds: int
    #: The seats that have sold a warrior in this combat.
    sold: tuple[Seat, ...]
    #: The open offer of a mercenary.
    mercenary: MercenaryOffer | None
    #: The winning seat during "collar" and "place", else None.
    winner: Seat | None
    #: The requests for help that are not answered yet.
    calls: tuple[HelpRequest, ...] = ()
    #: The third seats that have offered help without being asked.
    volunteers: tuple[Seat, ...] = ()
    #: The number of offers for a surrender.
    parleys: int = 0


@dataclass(frozen=True, slots=True)
class OfferSeen:
    """An open trade or parley."""

    #: "trade" or "parley".
    kind: str
    seat: Seat
    to: Seat
    give: tuple[str, ...]
    #: The provisions asked for in return; empty in a parley.
    get: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TradeOffer:
    """A trade on offer, which its partner may take at any time."""

    number: int
    seat: Seat
    to: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A trade, or a price for a surrender, that `to` refused."""

    seat: Seat
    to: Seat
    give: tuple[str, ...]
    #: Empty for a surrender.
    get: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction of the top bribery card; tuples are by seat."""

    by_seat: ClassVar = ("passed",)

    #: The highest bid; 0 before the first one.
    best: int
    #: The seat of the highest bid; None before the first one.
    by: Seat | None
    passed: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Fought:
    """The last combat that ended; pairs are (attacker, defender)."""

    json_keys: ClassVar = {"is_by_proxy": "proxy"}

    attacker: Seat
    defender: Seat
    square: str
    attacker_troop: str
    defender_troop: str
    is_by_proxy: bool
    #: The revealed warriors, best first; empty after a surrender.
    cards: tuple[tuple[str, ...], tuple[str, ...]]
    weapons: tuple[int, int]
    strengths: tuple[int, int]
    winner: Seat
    #: "strength", "tie", "surrender" or "parley".
    by: str


@dataclass(frozen=True, slots=True)
class NationScore:
    """The points of a seat at the end."""

    nation: int
    troops: int
    objective: int
    treasures: int
    gold: int
    bribery: int
    total: int


@dataclass(frozen=True, slots=True)
class CortezView(View):
    """The knowledge of one seat.

    Tuples are by seat unless stated otherwise; None is a hidden value.
    """

    by_seat: ClassVar = (
        *("nations", "chiefs", "warriors", "provisions", "bribery", "objectives", "treasures"),
        *("collars", "known", "recalled", "offers_this_turn"),
    )
    json_keys: ClassVar = {
        "broken_bridges": "destroyed",
        "turned_events": "turned",
        "first_seat": "first",
        "turn_seat": "active",
        "is_event_over": "event_over",
        "offer_count": "offered",
        "offers_this_turn": "proposed",
        "put_off": "later",
        "last_outcome": "last",
        "leading_nation": "nation",
    }

    options: CortezOptions
    #: "mark", "event" (being resolved), "actions", "combat", "after_combat", "auction", "trade",
    #: "window" (bribery cards may be played) or "over".
    phase: str
    nations: tuple[str, ...]
    chiefs: tuple[str, ...]

    # -- the board
    #: All 44 troops, Spanish first.
    troops: tuple[Troop, ...]
    #: The destroyed bridges in the order of the board.
    broken_bridges: tuple[str, ...]

    # -- hands
    warriors: tuple[tuple[str | None, ...], ...]
    provisions: tuple[tuple[str | None, ...], ...]
    bribery: tuple[tuple[str | None, ...], ...]
    objectives: tuple[str | None, ...]
    treasures: tuple[int, ...]
    #: The number of collars not on a troop.
    collars: tuple[int, ...]
    #: Provisions all seats know to be in hand, because they were offered or given openly.
    known: tuple[tuple[str, ...], ...]
    #: Warriors the viewer knows to be in hand or laid face down, because they were offered to it.
    recalled: tuple[tuple[str, ...], ...]

    # -- piles
    #: The number of provisions to draw.
    pile: int
    #: The discarded provisions by type.
    discard: dict[str, int]
    #: The Spanish and the Aztec warrior deck, from the top.
    decks: tuple[tuple[Batch, ...], tuple[Batch, ...]]
    #: The number of bribery cards left to auction.
    bribery_pile: int
    #: The played bribery cards, which are out of the game.
    bribery_played: tuple[str, ...]
    #: The events turned up in this round, in order; the last one may still be open.
    turned_events: tuple[str, ...]
    #: The number of event cards left, with the treasure among the last five.
    event_pile: int

    # -- the course of the match
    #: The first player.
    first_seat: Seat
    round: int
    rounds: int
    #: The seat whose turn it is; the first player while troops are being marked.
    turn_seat: Seat
    #: Whether the event of this turn is over.
    is_event_over: bool
    actions_left: int
    #: The number of trades the active player may still propose in this turn, after the open one.
    trades_left: int
    #: The event being resolved, named as in `turned_events`; never a treasure.
    event: str | None
    combat: Combat | None
    auction: Auction | None
    #: The open trade (of version 1) or parley.
    offer: OfferSeen | None
    #: The trades on offer, the oldest first.
    offers: tuple[TradeOffer, ...]
    #: The number of trades offered in the match so far.
    offer_count: int
    #: The number of trades each seat has offered in this turn.
    offers_this_turn: tuple[int, ...]
    #: The trades and prices of surrenders that were refused in this round, the oldest first.
    refused: tuple[Refused, ...]
    #: The decision that an interruption put off; it is asked again after the open one.
    put_off: Decision | None
    last_outcome: Fought | None

    # -- the end
    score: tuple[NationScore, ...]
    #: The leading nation at the end of the match; None before, and if the city is empty.
    leading_nation: str | None
    winners: tuple[Seat, ...]
    ended_by: str
