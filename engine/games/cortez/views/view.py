"""Everything one seat knows of a match of Cortez.

Names as in `actions` and `events`: troops "S1" to "A22", squares "x,y" and "T1" to "T25", bridges
by the ids of the board, provisions "camouflage weapon food gold", warriors "spanish1" to
"aztec6", objectives "temple17" to "temple24". In a multiset of cards None is one that the viewer
cannot see; cards that are seen are in ascending order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.values import Seat, View
from engine.games.cortez.options import CortezOptions


@dataclass(frozen=True, slots=True)
class Troop:
    """Where a troop stands; its name follows from its place in `CortezView.troops`."""

    #: None: in no place (only in written positions with fewer troops).
    at: str | None
    #: Whose collar it wears.
    collar: Seat | None


@dataclass(frozen=True, slots=True)
class Batch:
    """Cards of a warrior deck whose order nobody knows, above the next batch."""

    size: int
    #: None: the viewer does not know which they are.
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Laid:
    """A warrior on the table in a combat."""

    #: Whose hand it came from: the fighter's or a mercenary's.
    seat: Seat
    #: None: face down, and the viewer may not look.
    card: str | None


@dataclass(frozen=True, slots=True)
class MercenaryOffer:
    """What a mercenary offers and nobody has answered yet."""

    seat: Seat
    #: "attacker" or "defender".
    side: str
    #: Whether a warrior is offered; seller and buyer see which.
    warriors: int
    warrior: str | None
    weapons: int
    #: One of `actions.PRICES`.
    price: str


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat in progress. Pairs are attacker, defender."""

    attacker: Seat
    defender: Seat
    square: str
    #: Where the attacking troop came from; in `troops` it already stands on `square`.
    origin: str
    attacker_troop: str
    defender_troop: str
    #: The defender stands in for the nation of a troop without a collar.
    proxy: bool
    #: "parley", "bribery" (draw cards before it begins), "buy", "attack" (the first cards of the
    #: attacker), "defence" (the first of the defender), "raise", "mercenaries", "collar" and
    #: "place" (the winner marks a troop and puts the beaten one).
    step: str
    laid: tuple[tuple[Laid, ...], tuple[Laid, ...]]
    weapons: tuple[int, int]
    #: Cards the fighter asked has added since it was asked first, this time.
    added: int
    #: How many fighters in a row have added nothing.
    holds: int
    #: Which sides got help in the current round of mercenaries, and how many such rounds were.
    helped: tuple[bool, bool]
    mercenary_rounds: int
    #: Seats that have sold a warrior in this combat.
    sold: tuple[Seat, ...]
    #: An open offer of a mercenary.
    mercenary: MercenaryOffer | None
    #: While "collar" and "place": who has won.
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Offer:
    """A trade or a parley that nobody has answered yet."""

    #: "trade" or "parley".
    kind: str
    seat: Seat
    to: Seat
    give: tuple[str, ...]
    #: What is asked for it; in a parley nothing but the surrender.
    get: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Auction:
    """Bidding for the top bribery card; tuples per seat."""

    by_seat: ClassVar = ("passed",)

    #: The highest bid and whose it is; 0 and None before the first.
    best: int
    by: Seat | None
    passed: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Fought:
    """The last combat that ended. Pairs are attacker, defender."""

    attacker: Seat
    defender: Seat
    square: str
    attacker_troop: str
    defender_troop: str
    proxy: bool
    #: Warriors turned up, best first; empty after a surrender.
    cards: tuple[tuple[str, ...], tuple[str, ...]]
    weapons: tuple[int, int]
    strengths: tuple[int, int]
    winner: Seat
    #: "strength", "tie", "surrender" or "parley".
    by: str


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat has at the end, in points."""

    nation: int
    troops: int
    objective: int
    treasures: int
    gold: int
    bribery: int
    total: int


@dataclass(frozen=True, slots=True)
class CortezView(View):
    """What one seat knows. Tuples per seat unless said otherwise; None: what it cannot see."""

    by_seat: ClassVar = (
        *("nations", "chiefs", "warriors", "provisions", "bribery", "objectives", "treasures"),
        *("collars", "known", "recalled"),
    )

    options: CortezOptions
    #: "mark", "event" (one is being resolved), "actions", "combat", "after_combat", "auction",
    #: "trade", "window" (bribery cards may be played) or "over".
    phase: str
    nations: tuple[str, ...]
    chiefs: tuple[str, ...]

    # -- the board
    #: All 44, Spanish first.
    troops: tuple[Troop, ...]
    #: Bridges that are destroyed, in the order of the board.
    destroyed: tuple[str, ...]

    # -- hands
    warriors: tuple[tuple[str | None, ...], ...]
    provisions: tuple[tuple[str | None, ...], ...]
    bribery: tuple[tuple[str | None, ...], ...]
    objectives: tuple[str | None, ...]
    treasures: tuple[int, ...]
    #: Collars not on a troop.
    collars: tuple[int, ...]
    #: Provisions everybody knows to be in hand, as they were offered or given in the open.
    known: tuple[tuple[str, ...], ...]
    #: Warriors the viewer knows to be in hand, or face down from it: shown when offered.
    recalled: tuple[tuple[str, ...], ...]

    # -- piles
    #: Provisions to draw, and those discarded, by type.
    pile: int
    discard: dict[str, int]
    #: Warrior decks, Spanish and Aztec, each from the top.
    decks: tuple[tuple[Batch, ...], tuple[Batch, ...]]
    #: Bribery cards still to be auctioned, and those played, which left the game.
    bribery_pile: int
    bribery_played: tuple[str, ...]
    #: Events turned in this round, in order; the last may be the one being resolved.
    turned: tuple[str, ...]
    #: Event cards left, the treasure among the last five.
    event_pile: int

    # -- the course of the game
    #: The first player.
    first: Seat
    round: int
    rounds: int
    #: Whose turn it is; while marking, the first player.
    active: Seat
    #: Whether the event of this turn was turned and is over.
    event_over: bool
    actions_left: int
    #: Trades the active player may still propose in this turn, after the one it is asked about.
    trades_left: int
    #: The event being resolved, as in `turned`; a treasure never is.
    event: str | None
    combat: Combat | None
    auction: Auction | None
    offer: Offer | None
    last: Fought | None

    # -- the end
    score: tuple[Score, ...]
    #: The nation that won, while it is over and anybody stands in the city.
    nation: str | None
    winners: tuple[Seat, ...]
    ended_by: str
