"""Answers given in Cortez.

Troops go by the names in `cards.TROOP_NAMES`, squares as "x,y" and "T1" to "T25", bridges by the
ids of the board, provisions and bribery cards by the names in `cards`, warriors by their values.
Multisets of cards are written in ascending order and read in any.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.values import Action, Seat

#: Stands in an action for no bridge and no troop.
NONE = "none"
#: The two sides of a combat.
ATTACKER = "attacker"
DEFENDER = "defender"
SIDES = (ATTACKER, DEFENDER)
#: What a mercenary may ask: nothing, or one or two provisions, gold or any the buyer chooses.
PRICES = ("free", "any1", "any2", "gold1", "gold2")


# -- in the order of a turn ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Set-up: put a collar on an unmarked troop of one's nation outside the city."""

    do: ClassVar[str] = "mark"
    troop: str


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Nothing: no bid, no bribery card, no proposal, no offer, no help; no action where there is
    none.
    """

    do: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Bribe(Action):
    """Play a bribery card; the two that move a troop say which and where to.

    `troop` and `to` are None with the two cards that draw.
    """

    do: ClassVar[str] = "bribe"
    card: str
    troop: str | None = None
    to: str | None = None


@dataclass(frozen=True, slots=True)
class FlipBridge(Action):
    """Event of the bridges: destroy or rebuild one, or NONE."""

    do: ClassVar[str] = "flip_bridge"
    bridge: str


@dataclass(frozen=True, slots=True)
class Flight(Action):
    """Event of a flight: put an unmarked troop of the city on dry ground outside."""

    do: ClassVar[str] = "flight"
    troop: str
    to: str


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Event of an attack: put an unmarked troop on dry ground into the city."""

    do: ClassVar[str] = "attack"
    troop: str
    to: str


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Pillage: the ten provisions kept; mutiny: the values of the four warriors kept."""

    do: ClassVar[str] = "keep"
    cards: tuple[str, ...] | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Auction: bid a sum that one's provisions make exactly."""

    do: ClassVar[str] = "bid"
    amount: int


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """The provisions that pay a winning bid, or a mercenary who takes any."""

    do: ClassVar[str] = "pay"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Propose a trade to another seat: one or two provisions for one or two others."""

    do: ClassVar[str] = "trade"
    with_: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Agree to the trade, to surrender for what is offered, or to the mercenary's price."""

    do: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """Do not agree."""

    do: ClassVar[str] = "refuse"


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """An action: pay a food, draw four warriors."""

    do: ClassVar[str] = "recruit"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """An action: move one's own marked troop; the camouflage due is paid at once."""

    do: ClassVar[str] = "move"
    troop: str
    to: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """An action: draw a provision."""

    do: ClassVar[str] = "draw"


# -- combat --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """The attacker offers one to three provisions for a surrender."""

    do: ClassVar[str] = "offer"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BuyWarriors(Action):
    """The defender pays a food for four warriors, or does not."""

    do: ClassVar[str] = "buy_warriors"
    answer: bool


@dataclass(frozen=True, slots=True)
class AddWarrior(Action):
    """Lay a warrior of this value face down."""

    do: ClassVar[str] = "add_warrior"
    value: int


@dataclass(frozen=True, slots=True)
class AddWeapon(Action):
    """Lay a weapon, at most one for each warrior of one's side."""

    do: ClassVar[str] = "add_weapon"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Add no more for now; who adds nothing at all holds, and two holds in a row end the laying."""

    do: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Surrender(Action):
    """The defender, before laying anything, gives up: the combat is lost."""

    do: ClassVar[str] = "surrender"


@dataclass(frozen=True, slots=True)
class Mercenary(Action):
    """A third seat offers a side a warrior (its value alone in `warriors`, or none) and weapons,
    for one of `PRICES`.
    """

    do: ClassVar[str] = "mercenary"
    for_: str
    warriors: tuple[int, ...]
    weapons: int
    price: str


@dataclass(frozen=True, slots=True)
class Collar(Action):
    """The winner marks an unmarked troop of its nation, or NONE."""

    do: ClassVar[str] = "collar"
    troop: str


@dataclass(frozen=True, slots=True)
class PlaceLoser(Action):
    """The winner puts the beaten troop on a free square outside the city."""

    do: ClassVar[str] = "place_loser"
    to: str
