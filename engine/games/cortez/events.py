"""Things that happen in Cortez; names as in `actions`, warrior cards as "aztec4".

Cards a seat does not see are None in what it perceives, in the same number.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.values import OMNISCIENT, Event, Seat

# -- cards to and from hands ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WarriorsDrawn(Event):
    """A seat drew warriors of its nation, perhaps fewer than its due; only it sees them.

    `why`: "deal", "recruit", "defence" (bought before a combat), "combat" (for those it laid) or
    "bribery".
    """

    event: ClassVar[str] = "warriors_drawn"
    seat: Seat
    cards: tuple[str | None, ...]
    why: str

    def seen_by(self, seat: Seat | None) -> Event:
        shown = seat in (self.seat, OMNISCIENT)
        return self if shown else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class ProvisionsDrawn(Event):
    """A seat drew provisions, perhaps fewer than its due; only it sees them.

    `why`: "deal", "draw" (the action), "village", "supply" or "bribery".
    """

    event: ClassVar[str] = "provisions_drawn"
    seat: Seat
    cards: tuple[str | None, ...]
    why: str

    def seen_by(self, seat: Seat | None) -> Event:
        shown = seat in (self.seat, OMNISCIENT)
        return self if shown else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class ObjectiveDealt(Event):
    """A seat got its secret objective, as "temple17"."""

    event: ClassVar[str] = "objective_dealt"
    seat: Seat
    objective: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        shown = seat in (self.seat, OMNISCIENT)
        return self if shown else replace(self, objective=None)


@dataclass(frozen=True, slots=True)
class PileRenewed(Event):
    """The discarded provisions, so many, were shuffled into a new pile."""

    event: ClassVar[str] = "pile_renewed"
    count: int


@dataclass(frozen=True, slots=True)
class ProvisionsPaid(Event):
    """A seat paid provisions to the discard.

    `why`: "recruit", "defence", "camouflage", "bid" or "pillage" (what it did not keep).
    """

    event: ClassVar[str] = "provisions_paid"
    seat: Seat
    cards: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class ProvisionsGiven(Event):
    """A seat gave another provisions, in the open; `why`: "trade", "parley" or "mercenary"."""

    event: ClassVar[str] = "provisions_given"
    seat: Seat
    to: Seat
    cards: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class WarriorsReturned(Event):
    """Warriors of a seat were put under the deck of their nation.

    `why`: "mutiny" and "surrender", seen by nobody else, or "combat", after everybody saw them.
    """

    event: ClassVar[str] = "warriors_returned"
    seat: Seat
    cards: tuple[str | None, ...]
    why: str

    def seen_by(self, seat: Seat | None) -> Event:
        shown = self.why == "combat" or seat in (self.seat, OMNISCIENT)
        return self if shown else replace(self, cards=(None,) * len(self.cards))


# -- the course of the game ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Started(Event):
    """A match begins; `seat` is the first player. Nations and chiefs per seat."""

    event: ClassVar[str] = "started"
    seat: Seat
    nations: tuple[str, ...]
    chiefs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """All events were shuffled anew, with the treasure among the last five cards."""

    event: ClassVar[str] = "round_began"
    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`seat` is the active player."""

    event: ClassVar[str] = "turn_began"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Collared(Event):
    """A seat marked a troop, which stands `at` a square, with its collar; `why`: "mark" (set-up)
    or "victory".
    """

    event: ClassVar[str] = "collared"
    seat: Seat
    troop: str
    at: str
    why: str


@dataclass(frozen=True, slots=True)
class CollarLost(Event):
    """The collar of a beaten troop went back to its seat."""

    event: ClassVar[str] = "collar_lost"
    seat: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class CollarKept(Event):
    """A beaten troop keeps its collar: it is the last one of its seat."""

    event: ClassVar[str] = "collar_kept"
    seat: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A troop moved by the rules, `path` from where it stood to where it is now.

    `seat` moved it and paid `camouflage` cards; `why`: "action" or "bribery".
    """

    event: ClassVar[str] = "moved"
    seat: Seat
    troop: str
    path: tuple[str, ...]
    camouflage: int
    why: str


@dataclass(frozen=True, slots=True)
class Put(Event):
    """A troop was put elsewhere outside the rules of moving.

    `why`: "flight", "attack", "beaten" or "bribery" (option `bribery_teleport`).
    """

    event: ClassVar[str] = "put"
    seat: Seat
    troop: str
    origin: str
    to: str
    why: str


# -- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EventTurned(Event):
    """An event card, or "treasure", was turned up in the turn of `seat`."""

    event: ClassVar[str] = "event_turned"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class WithoutEffect(Event):
    """There was nothing the event card could do."""

    event: ClassVar[str] = "without_effect"
    card: str


@dataclass(frozen=True, slots=True)
class BridgeFlipped(Event):
    """`seat` destroyed or rebuilt a bridge."""

    event: ClassVar[str] = "bridge_flipped"
    seat: Seat
    bridge: str
    intact: bool


@dataclass(frozen=True, slots=True)
class BridgesLeft(Event):
    """`seat` left the bridges as they are."""

    event: ClassVar[str] = "bridges_left"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat bid more than anybody before."""

    event: ClassVar[str] = "bid_made"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    """A seat takes no more part in the auction."""

    event: ClassVar[str] = "bid_passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """A seat takes the bribery card for `amount`, 0: nobody bid; only it sees the card."""

    event: ClassVar[str] = "auction_won"
    seat: Seat
    amount: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, OMNISCIENT) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class BriberyPlayed(Event):
    """A seat played a bribery card, which leaves the game."""

    event: ClassVar[str] = "bribery_played"
    seat: Seat
    card: str


# -- bargains ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TradeProposed(Event):
    """`seat` proposes a trade to `to`."""

    event: ClassVar[str] = "trade_proposed"
    seat: Seat
    to: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ParleyOffered(Event):
    """The attacker `seat` offers the defender `to` provisions for surrendering."""

    event: ClassVar[str] = "parley_offered"
    seat: Seat
    to: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MercenaryOffered(Event):
    """`seat` offers the fighter `to` of a side a warrior, face down, and weapons, for one of
    `actions.PRICES`.

    `warrior`: None also where there is one the viewer may not see; `warriors` counts it.
    """

    event: ClassVar[str] = "mercenary_offered"
    seat: Seat
    to: Seat
    side: str
    warriors: int
    warrior: str | None
    weapons: int
    price: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.to, OMNISCIENT) else replace(self, warrior=None)


@dataclass(frozen=True, slots=True)
class MercenaryPassed(Event):
    """`seat` helps nobody now."""

    event: ClassVar[str] = "mercenary_passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """`seat` accepted or refused what was proposed to it, of `kind` "trade", "parley" or
    "mercenary"; who cannot give what is asked refuses.
    """

    event: ClassVar[str] = "answered"
    seat: Seat
    kind: str
    accepted: bool


# -- combat --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LotTurned(Event):
    """A seat turned a provision card, which is discarded, to draw lots for the defence.

    None: no card is left, and the lot falls without one.
    """

    event: ClassVar[str] = "lot_turned"
    seat: Seat
    card: str | None


@dataclass(frozen=True, slots=True)
class CombatBegan(Event):
    """A troop of `seat`, the attacker, meets another on a square.

    `proxy`: the troop attacked has no collar, and `defender` fights for its nation.
    """

    event: ClassVar[str] = "combat_began"
    seat: Seat
    defender: Seat
    square: str
    attacker_troop: str
    defender_troop: str
    proxy: bool


@dataclass(frozen=True, slots=True)
class WarriorLaid(Event):
    """A warrior was laid face down; `seat` had it, `fighter` fights on that side.

    Both know it, as a mercenary shows the card before it is bought.
    """

    event: ClassVar[str] = "warrior_laid"
    seat: Seat
    fighter: Seat
    side: str
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.fighter, OMNISCIENT) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class WeaponLaid(Event):
    """A weapon of `seat` was laid on a side."""

    event: ClassVar[str] = "weapon_laid"
    seat: Seat
    side: str


@dataclass(frozen=True, slots=True)
class LayingEnded(Event):
    """A fighter adds no more for now; `held`: it added nothing."""

    event: ClassVar[str] = "laying_ended"
    seat: Seat
    held: bool


@dataclass(frozen=True, slots=True)
class CombatEnded(Event):
    """A combat was decided; pairs are attacker, defender.

    `cards`: the warriors of both sides turned up (after a surrender: none), best first; `by`:
    "strength", "tie" (which the defender wins), "surrender" or "parley".
    """

    event: ClassVar[str] = "combat_ended"
    winner: Seat
    loser: Seat
    cards: tuple[tuple[str, ...], tuple[str, ...]]
    weapons: tuple[int, int]
    strengths: tuple[int, int]
    by: str


# -- the end -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TreasureAwarded(Event):
    """The treasure of the round went to the seat with most troops in the city (None: nobody has
    one there); troops per seat. `square` decided between equals.
    """

    event: ClassVar[str] = "treasure_awarded"
    seat: Seat | None
    round: int
    troops: tuple[int, ...]
    square: str | None = None


@dataclass(frozen=True, slots=True)
class NationWon(Event):
    """The nation on more squares of the city; pairs are Spanish, Aztec.

    None: nobody is in the city. `square` decided between equals.
    """

    event: ClassVar[str] = "nation_won"
    nation: str | None
    squares: tuple[int, int]
    square: str | None = None


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over: points per seat; `by`: "treasures" or "city_full"."""

    event: ClassVar[str] = "ended"
    winners: tuple[Seat, ...]
    by: str
    points: tuple[int, ...]
