"""The actions of Cortez.

Troops are written by the names in `cards.TROOP_NAMES`, squares as "x,y" and "T1" to "T25", bridges
by the ids of the board, provisions and bribery cards by the names in `cards`, warriors by their
values. Multisets of cards are written in ascending order and read in any order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.values import Action, Interruption, Seat

#: Means "no bridge" or "no troop" in an action.
NONE = "none"
#: The names of the two sides of a combat, in the order of their numbers.
ATTACKER_NAME = "attacker"
DEFENDER_NAME = "defender"
SIDE_NAMES = (ATTACKER_NAME, DEFENDER_NAME)
#: The prices of a mercenary: nothing, one or two provisions of the buyer's choice, one or two gold.
PRICES = ("free", "any1", "any2", "gold1", "gold2")
#: In place of one of them: other provisions.
NAMED = "named"
#: In a price of `OfferHelp`, a provision of the buyer's choice.
ANY = "any"
#: Why a seat refuses a trade, as it says it; "" says nothing. It follows from what everybody sees
#: and from the refusal, so that it tells no more about a hand than the refusal does.
#:
#: "fighting": the two fight each other. "gold": gold is asked for at most as many other cards.
#: "little": what the seat gives is worth more to it. "spare": that, or it does not hold the cards.
RefusalReason = Literal["", "fighting", "gold", "little", "spare"]


# -- actions in the order of a turn ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Set-up: put a collar on an unmarked troop of the seat's nation outside the city."""

    troop: str


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline a bid, bribery card, trade, offer or help, or skip an action that is impossible."""


@dataclass(frozen=True, slots=True)
class Bribe(Action):
    """Play a bribery card.

    The two cards that move a troop need `troop` and `to`; both are None with the two cards that
    draw.
    """

    card: str
    troop: str | None = None
    to: str | None = None


@dataclass(frozen=True, slots=True)
class FlipBridge(Action):
    """Bridge event: destroy or rebuild a bridge; `bridge` is NONE to leave all unchanged."""

    bridge: str


@dataclass(frozen=True, slots=True)
class Flight(Action):
    """Flight event: move an unmarked troop from the city to dry ground outside."""

    troop: str
    to: str


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Attack event: move an unmarked troop from dry ground into the city."""

    troop: str
    to: str


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Choose ten provisions to keep in a pillage, or the values of four warriors in a mutiny."""

    cards: tuple[str, ...] | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Auction: bid an amount that the seat's provisions can pay exactly."""

    amount: int


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay a winning bid, or a mercenary who takes any provisions."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Propose a trade to another seat: one or two provisions for one or two others."""

    with_: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Agree to the trade, to surrender for the offered provisions, or to the mercenary's price."""


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """Reject the trade, the offer for a surrender, or the mercenary's price."""


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Action of a turn: pay a food and draw four warriors."""


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Action of a turn: move one of the seat's marked troops and pay the camouflage due at once."""

    troop: str
    to: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Action of a turn: draw a provision."""


# -- actions of a combat ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Parley: the attacker offers one to three provisions for a surrender."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BuyWarriors(Action):
    """Decide whether the defender pays a food for four warriors."""

    answer: bool


@dataclass(frozen=True, slots=True)
class AddWarrior(Action):
    """Lay a warrior of this value face down."""

    value: int


@dataclass(frozen=True, slots=True)
class AddWeapon(Action):
    """Lay a weapon; a side may have at most as many weapons as warriors."""


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Add no more cards for now.

    A fighter who added nothing holds; two holds in a row end the laying of cards.
    """


@dataclass(frozen=True, slots=True)
class Surrender(Action):
    """Give up as the defender, before laying anything: the combat is lost."""


@dataclass(frozen=True, slots=True)
class Mercenary(Action):
    """Offer a side of a combat a warrior and weapons, as a third seat, for one of `PRICES`.

    `warriors` contains the value of the offered warrior, or is empty.
    """

    for_: str
    warriors: tuple[int, ...]
    weapons: int
    price: str


@dataclass(frozen=True, slots=True)
class Collar(Action):
    """Mark an unmarked troop of the winner's nation; `troop` is NONE to mark none."""

    troop: str


@dataclass(frozen=True, slots=True)
class PlaceLoser(Action):
    """Put the beaten troop on a free square outside the city."""

    to: str


# -- interruptions: acts of seats that nobody asks -------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayBribery(Interruption):
    """Play a bribery card, with the fields of `Bribe`."""

    card: str
    troop: str | None = None
    to: str | None = None


@dataclass(frozen=True, slots=True)
class OfferTrade(Interruption):
    """Offer a seat provisions for others.

    The offer stands until it is taken, ended or impossible (`CortezView.offers`).
    """

    to: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]
    #: The number of an offer of `to` that is refused by this one, or None.
    instead: int | None = None


@dataclass(frozen=True, slots=True)
class TakeOffer(Interruption):
    """Take an offer that another seat made: the provisions change hands."""

    number: int


@dataclass(frozen=True, slots=True)
class EndOffer(Interruption):
    """Refuse an offer that another seat made, or withdraw one's own."""

    number: int
    #: Why the seat refuses an offer.
    why: RefusalReason = ""


@dataclass(frozen=True, slots=True)
class BuySurrender(Interruption):
    """Offer the defender provisions for a surrender, as the attacker, before it lays a card."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeekHelp(Interruption):
    """Ask a third seat for help in a combat, as a fighter, and name a price, as in `OfferHelp`."""

    of: Seat
    price: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OfferHelp(Interruption):
    """Offer a side of a combat a warrior and weapons, as a third seat.

    `warriors` contains the value of the offered warrior, or is empty; the buyer sees it. The price
    consists of provisions and `ANY`; nothing is owed for an empty one.
    """

    for_: str
    warriors: tuple[int, ...]
    weapons: int
    price: tuple[str, ...]
