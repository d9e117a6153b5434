"""The events of Cortez; names are those of `actions`, warrior cards are written as "aztec4".

A card hidden from the viewer becomes None; the number of cards stays the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.values import OMNISCIENT, Event, Seat

# -- cards to and from hands -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WarriorsDrawn(Event):
    """A seat drew warriors of its nation, fewer than allowed if the deck ran out.

    Only it sees them.

    `why`: "deal", "recruit", "defence" (bought before a combat), "combat" (replaces laid warriors)
    or "bribery".
    """

    private = ("cards",)

    seat: Seat
    cards: tuple[str | None, ...]
    why: str


@dataclass(frozen=True, slots=True)
class ProvisionsDrawn(Event):
    """A seat drew provisions, fewer than allowed if none are left; only it sees them.

    `why`: "deal", "draw" (the action), "village", "supply" or "bribery".
    """

    private = ("cards",)

    seat: Seat
    cards: tuple[str | None, ...]
    why: str


@dataclass(frozen=True, slots=True)
class ObjectiveDealt(Event):
    """A seat received its secret objective, for example "temple17"."""

    private = ("objective",)

    seat: Seat
    objective: str | None


@dataclass(frozen=True, slots=True)
class PileRenewed(Event):
    """The discarded provisions, `count` cards, were shuffled into a new pile."""

    count: int


@dataclass(frozen=True, slots=True)
class ProvisionsPaid(Event):
    """A seat paid provisions to the discard pile.

    `why`: "recruit", "defence", "camouflage", "bid" or "pillage" (the cards it did not keep).
    """

    seat: Seat
    cards: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class ProvisionsGiven(Event):
    """A seat gave provisions to another, face up; `why`: "trade", "parley" or "mercenary"."""

    seat: Seat
    to: Seat
    cards: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class WarriorsReturned(Event):
    """Warriors of a seat were put under the deck of their nation.

    `why`: "mutiny" and "surrender", where no other seat sees the cards, or "combat", where all
    seats have seen them.
    """

    private = ("cards",)

    seat: Seat
    cards: tuple[str | None, ...]
    why: str

    def is_open_to(self, seat: Seat | None) -> bool:
        return self.why == "combat" or seat in (self.seat, OMNISCIENT)


# -- the course of the match -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Started(Event):
    """The match began; `seat` is the first player. `nations` and `chiefs` are listed by seat."""

    seat: Seat
    nations: tuple[str, ...]
    chiefs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """All events were reshuffled, with the treasure among the last five cards."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`seat` became the active player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Collared(Event):
    """A seat put its collar on a troop `at` a square.

    `why`: "mark" (set-up) or "victory".
    """

    seat: Seat
    troop: str
    at: str
    why: str


@dataclass(frozen=True, slots=True)
class CollarLost(Event):
    """The collar of a beaten troop returned to its seat."""

    seat: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class CollarKept(Event):
    """A beaten troop kept its collar, the last one its seat has on the board."""

    seat: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A troop moved by the rules along `path`, which begins with its former square.

    `seat` moved it and paid `camouflage` cards; `why`: "action" or "bribery". `owner` is the seat
    whose collar it wears, None if it wears none.
    """

    seat: Seat
    troop: str
    path: tuple[str, ...]
    camouflage: int
    why: str
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class Put(Event):
    """A troop was put on another square outside the rules of movement.

    `why`: "flight", "attack", "beaten" or "bribery" (option `bribery_teleport`). `owner` is the
    seat whose collar it wears, None if it wears none.
    """

    seat: Seat
    troop: str
    origin: str
    to: str
    why: str
    owner: Seat | None


# -- event cards -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EventTurned(Event):
    """An event card, or "treasure", was turned up in the turn of `seat`."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class WithoutEffect(Event):
    """The event card had no effect."""

    card: str


@dataclass(frozen=True, slots=True)
class BridgeFlipped(Event):
    """`seat` destroyed or rebuilt a bridge."""

    seat: Seat
    bridge: str
    intact: bool


@dataclass(frozen=True, slots=True)
class BridgesLeft(Event):
    """`seat` left the bridges unchanged."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat made a new highest bid."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    """A seat left the auction."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """A seat won the bribery card for `amount`, 0 if no seat bid; only the winner sees the card."""

    private = ("card",)

    seat: Seat
    amount: int
    card: str | None


@dataclass(frozen=True, slots=True)
class BriberyPlayed(Event):
    """A seat played a bribery card, which is removed from the game."""

    seat: Seat
    card: str


# -- bargains --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TradeProposed(Event):
    """`seat` proposed a trade to `to`."""

    seat: Seat
    to: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OfferEnded(Event):
    """The trade that `seat` offered `to` was "withdrawn", or has become "impossible"."""

    seat: Seat
    to: Seat
    why: str


@dataclass(frozen=True, slots=True)
class HelpSought(Event):
    """The fighter `seat` asked `to` for help in the combat and named a price."""

    seat: Seat
    to: Seat
    price: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ParleyOffered(Event):
    """The attacker `seat` offered the defender `to` provisions for a surrender."""

    seat: Seat
    to: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MercenaryOffered(Event):
    """`seat` offered the fighter `to` a warrior, face down, and weapons, for a price.

    The price is one of `actions.PRICES` or `actions.NAMED`. `warriors` is the number of warriors, 0
    or 1. `warrior` is None if there is none or the viewer may not see it.
    """

    private = ("warrior",)

    seat: Seat
    to: Seat
    side: str
    warriors: int
    warrior: str | None
    weapons: int
    price: str
    #: The provisions of a price that is `actions.NAMED`.
    due: tuple[str, ...] = ()

    def is_open_to(self, seat: Seat | None) -> bool:
        return seat in (self.seat, self.to, OMNISCIENT)


@dataclass(frozen=True, slots=True)
class MercenaryPassed(Event):
    """`seat` offered no help."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """`seat` accepted or refused a proposal of `kind` "trade", "parley" or "mercenary".

    A seat without the required cards refuses automatically.
    """

    seat: Seat
    kind: str
    accepted: bool


# -- combat ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LotTurned(Event):
    """A seat turned up a provision card to draw lots for the defence; the card is then discarded.

    `card` is None if no card was left.
    """

    seat: Seat
    card: str | None


@dataclass(frozen=True, slots=True)
class CombatBegan(Event):
    """A troop of the attacker `seat` met another troop on a square.

    `proxy`: the attacked troop has no collar, and `defender` fights for its nation.
    """

    seat: Seat
    defender: Seat
    square: str
    attacker_troop: str
    defender_troop: str
    proxy: bool


@dataclass(frozen=True, slots=True)
class WarriorLaid(Event):
    """A warrior of `seat` was laid face down on the side of `fighter`.

    Both know the card: a mercenary shows it to the buyer before the sale.
    """

    private = ("card",)

    seat: Seat
    fighter: Seat
    side: str
    card: str | None

    def is_open_to(self, seat: Seat | None) -> bool:
        return seat in (self.seat, self.fighter, OMNISCIENT)


@dataclass(frozen=True, slots=True)
class WeaponLaid(Event):
    """A weapon of `seat` was laid on a side."""

    seat: Seat
    side: str


@dataclass(frozen=True, slots=True)
class LayingEnded(Event):
    """A fighter stopped adding cards for now; `held`: it added none."""

    seat: Seat
    held: bool


@dataclass(frozen=True, slots=True)
class CombatEnded(Event):
    """A combat was decided; pairs are (attacker, defender).

    `cards`: the revealed warriors of both sides, best first, empty after a surrender; `by`:
    "strength", "tie" (the defender wins), "surrender" or "parley".
    """

    winner: Seat
    loser: Seat
    cards: tuple[tuple[str, ...], tuple[str, ...]]
    weapons: tuple[int, int]
    strengths: tuple[int, int]
    by: str


# -- the end of rounds and of the match ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TreasureAwarded(Event):
    """The treasure of the round went to the seat with the most troops in the city.

    `seat` is None if no marked troop is in the city. `troops` are counted by seat. `square` is the
    square that broke a tie.
    """

    seat: Seat | None
    round: int
    troops: tuple[int, ...]
    square: str | None = None


@dataclass(frozen=True, slots=True)
class NationWon(Event):
    """The nation on more squares of the city was determined; `squares` are (Spanish, Aztec).

    `nation` is None if the city is empty. `square` is the square that broke a tie.
    """

    nation: str | None
    squares: tuple[int, int]
    square: str | None = None


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match ended; `points` are listed by seat; `by`: "treasures" or "city_full"."""

    winners: tuple[Seat, ...]
    by: str
    points: tuple[int, ...]
