"""The table of Cortez: all cards, hands, piles and troops as small ints.

The rules are in the modules from `setup.py` to `turns.py`, decisions and actions in `state.py`.
Piles keep no order: a card is drawn at random.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.cards import (
    BRIBERY_KINDS,
    EVENT_KINDS,
    NATIONS,
    PROVISION_TYPES,
    TROOPS,
    VALUE_SLOTS,
)
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.rules.combat_data import NOBODY as NOBODY
from engine.games.cortez.rules.combat_data import CombatState, Outcome
from engine.games.cortez.rules.paths import NOWHERE
from engine.games.cortez.squares import SQUARE_COUNT

MAX_GAME_SEATS: Final = 6
NO_EVENT: Final = -1

#: The phases, each of which asks a seat for a decision. In PAUSE no seat is asked and the turn goes
#: on; it never lasts beyond a step.
MARK: Final = 0
FLIP: Final = 1
FLEE: Final = 2
STORM: Final = 3
KEEP_PROVISIONS: Final = 4
KEEP_WARRIORS: Final = 5
BID: Final = 6
PAY: Final = 7
ACT: Final = 8
TRADE: Final = 9
TRADE_ANSWER: Final = 10
PARLEY: Final = 11
PARLEY_ANSWER: Final = 12
COMBAT_BRIBERY: Final = 13
BUY: Final = 14
LAY: Final = 15
HIRE: Final = 16
HIRE_ANSWER: Final = 17
COLLAR: Final = 18
PLACE: Final = 19
BRIBE: Final = 20
OVER: Final = 21
PAUSE: Final = 22
KINDS: Final[list[str]] = [
    *("mark", "flip_bridge", "flight", "attack", "keep_provisions", "keep_warriors", "bid", "pay"),
    *("action", "trade", "trade_answer", "parley", "parley_answer", "fight_bribery"),
    *("buy_warriors", "combat_step", "mercenary", "mercenary_answer", "winner_mark"),
    *("place_loser", "bribery_play"),
]
#: The parts of a turn; every decision belongs to one part.
MARKING: Final = 0
WINDOW: Final = 1
EVENT: Final = 2
TRADING: Final = 3
ACTING: Final = 4

TREASURES: Final = "treasures"
CITY_FULL: Final = "city_full"


class TableState:
    """All hands, piles and squares. Flat lists have the index seat * VALUE_SLOTS + value etc."""

    def __init__(self, rules: MatchRules, bare: bool = False) -> None:
        """Create an empty table; `bare` leaves the lists empty because `copy_to` fills them."""
        seats = 0 if bare else rules.seats
        nations = 0 if bare else len(NATIONS)
        troops = 0 if bare else TROOPS
        self.rules: MatchRules = rules
        self.phase: int = PAUSE
        self.turn: int = 0
        self.first: int = 0
        self.active: int = 0
        #: 0 while troops are being marked.
        self.round: int = 0
        self.event: int = NO_EVENT
        self.event_over: bool = False
        self.actions_left: int = 0
        self.trades_left: int = 0
        #: By seat, its nation.
        self.nations: list[int] = [0] * seats
        #: By seat, the index of its chief.
        self.chiefs: list[int] = [0] * seats
        #: By troop, its square.
        self.at: list[int] = [NOWHERE] * troops
        #: By troop, the seat of its collar.
        self.collars: list[int] = [NOBODY] * troops
        #: By square, its troop; during a combat the attacked one.
        self.on: list[int] = [] if bare else [NOBODY] * SQUARE_COUNT
        #: The mask of destroyed bridges.
        self.broken: int = 0
        self.warriors: list[int] = [0] * (seats * VALUE_SLOTS)
        self.provisions: list[int] = [0] * (seats * PROVISION_TYPES)
        #: A lower bound, known to all seats, on the provisions in each hand.
        self.known: list[int] = [0] * (seats * PROVISION_TYPES)
        self.bribery: list[int] = [0] * (seats * BRIBERY_KINDS)
        #: The number of the temple; 0 if there is none.
        self.objectives: list[int] = [0] * seats
        self.treasures: list[int] = [0] * seats
        #: What viewers know of the warriors others hold or have laid face down: a sorted list of
        #: (viewer * MAX_GAME_SEATS + holder) * VALUE_SLOTS + value, once for each card.
        self.recalled: list[int] = []
        self.pile: list[int] = [] if bare else [0] * PROVISION_TYPES
        self.discard: list[int] = [] if bare else [0] * PROVISION_TYPES
        #: By nation its deck as batches from the top, each a list of counts by value. Cards put
        #: under a deck form a new batch. Batches are replaced, never modified.
        self.decks: list[list[list[int]]] = [[] for _ in range(nations)]
        #: The mask of the seats that know the cards of each batch.
        self.seen: list[list[int]] = [[] for _ in range(nations)]
        self.bribery_pile: list[int] = [] if bare else [0] * BRIBERY_KINDS
        self.bribery_played: list[int] = [] if bare else [0] * BRIBERY_KINDS
        #: The remaining events above the last five.
        self.upper: list[int] = [] if bare else [0] * EVENT_KINDS
        #: The remaining events among the last five, with the treasure.
        self.lower: list[int] = [] if bare else [0] * EVENT_KINDS
        #: The events turned up in this round.
        self.turned: list[int] = []
        #: The highest bid of the auction.
        self.best: int = 0
        #: The seat with the highest bid.
        self.bidder: int = NOBODY
        #: The mask of the seats that passed in the auction.
        self.passed: int = 0
        #: The seat asked in an open trade or parley.
        self.partner: int = NOBODY
        #: The provisions given in it, by type. The list is replaced, never modified.
        self.give: list[int] = []
        #: The provisions wanted in it, by type. The list is replaced, never modified.
        self.get: list[int] = []
        #: The trades on offer: [number, seat, partner, provisions given by type, and wanted]. The
        #: list and its entries are replaced, never modified.
        self.offers: list[list[int]] = []
        #: The number of trades offered so far.
        self.offered: int = 0
        #: By seat, the number of trades it offered in this turn. The list is replaced, never
        #: modified.
        self.proposed: list[int] = [0] * seats
        #: The trades and prices of surrenders that were refused in this round, the oldest first:
        #: [seat, partner, provisions given by type, and wanted]; nothing is wanted for a surrender.
        #: The list and its entries are replaced, never modified.
        self.refused: list[list[int]] = []
        #: The decision that an interruption put off, as phase and seat; PAUSE if there is none. It
        #: is asked again after the open one.
        self.later: int = PAUSE
        self.later_turn: int = NOBODY
        self.combat: CombatState | None = None
        self.last: Outcome | None = None
        #: After the end, the lines of each seat's score (see `scoring.LINES`); replaced as a whole.
        self.score: list[list[int]] = []
        #: The mask of the winners.
        self.winners: int = 0
        #: The leading nation at the end, or NOBODY.
        self.nation: int = NOBODY
        #: How the match ended.
        self.ended_by: str = ""

    def copy_to(self, twin: TableState) -> None:
        """Make `twin`, a bare table, an independent copy."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.event = self.event
        twin.event_over = self.event_over
        twin.actions_left = self.actions_left
        twin.trades_left = self.trades_left
        # Nations, chiefs and objectives never change after the deal.
        twin.nations = self.nations
        twin.chiefs = self.chiefs
        twin.objectives = self.objectives
        twin.at = self.at[:]
        twin.collars = self.collars[:]
        twin.on = self.on[:]
        twin.broken = self.broken
        twin.warriors = self.warriors[:]
        twin.provisions = self.provisions[:]
        twin.known = self.known[:]
        twin.bribery = self.bribery[:]
        twin.treasures = self.treasures[:]
        twin.recalled = self.recalled[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.seen = [masks[:] for masks in self.seen]
        twin.bribery_pile = self.bribery_pile[:]
        twin.bribery_played = self.bribery_played[:]
        twin.upper = self.upper[:]
        twin.lower = self.lower[:]
        twin.turned = self.turned[:]
        twin.best = self.best
        twin.bidder = self.bidder
        twin.passed = self.passed
        twin.partner = self.partner
        twin.give = self.give
        twin.get = self.get
        twin.offers = self.offers
        twin.offered = self.offered
        twin.proposed = self.proposed
        twin.refused = self.refused
        twin.later = self.later
        twin.later_turn = self.later_turn
        twin.combat = None if self.combat is None else self.combat.clone()
        twin.last = self.last
        twin.score = self.score
        twin.winners = self.winners
        twin.nation = self.nation
        twin.ended_by = self.ended_by

    # -- Decisions ---------------------------------------------------------------------------------

    def ask(self, phase: int, seat: int) -> None:
        """Ask a seat for a decision."""
        self.phase = phase
        self.turn = seat

    def put_off(self, phase: int, seat: int) -> None:
        """Ask a seat for a decision before the open one, which is asked again afterwards."""
        self.later = self.phase
        self.later_turn = self.turn
        self.ask(phase, seat)

    def ask_again(self) -> None:
        """Ask for the decision that was put off."""
        self.ask(self.later, self.later_turn)
        self.later = PAUSE
        self.later_turn = NOBODY

    def part(self) -> int:
        """Return the part of the turn to which the open decision belongs."""
        phase = self.phase
        if phase == MARK:
            return MARKING
        if phase == BRIBE:
            return WINDOW
        if phase in (TRADE, TRADE_ANSWER):
            return TRADING
        return ACTING if phase == ACT or self.combat is not None else EVENT

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return seat + 1 if seat + 1 < self.rules.seats else 0

    # -- Counts ------------------------------------------------------------------------------------

    def warrior_count(self, seat: int) -> int:
        """Return the number of warriors in a hand."""
        first = seat * VALUE_SLOTS
        return sum(self.warriors[first : first + VALUE_SLOTS])

    def provisions_of(self, seat: int) -> list[int]:
        """Return the number of provisions in a hand, by type."""
        first = seat * PROVISION_TYPES
        return self.provisions[first : first + PROVISION_TYPES]

    def provision_count(self, seat: int) -> int:
        """Return the number of provisions in a hand."""
        first = seat * PROVISION_TYPES
        return sum(self.provisions[first : first + PROVISION_TYPES])

    def bribery_count(self, seat: int) -> int:
        """Return the number of bribery cards in a hand."""
        first = seat * BRIBERY_KINDS
        return sum(self.bribery[first : first + BRIBERY_KINDS])

    def deck_size(self, nation: int) -> int:
        """Return the number of warriors in the deck of a nation."""
        return sum([sum(batch) for batch in self.decks[nation]])

    def held(self, seat: int, kind: int) -> int:
        """Return the number of provisions of a type in a hand."""
        return self.provisions[seat * PROVISION_TYPES + kind]
