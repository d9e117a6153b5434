"""The core state of Cortez: all cards, hands, piles and troops as small ints.

The rules are in the modules from `setup.py` to `turns.py`, decisions and actions in `state.py`.
Piles keep no order: a card is drawn at random.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.cards import (
    BRIBERY_KIND_COUNT,
    EVENT_KIND_COUNT,
    NATIONS,
    PROVISION_TYPE_COUNT,
    TROOP_COUNT,
    VALUE_SLOTS,
)
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.rules.combat_data import NOBODY as NOBODY
from engine.games.cortez.rules.combat_data import CombatState, Outcome
from engine.games.cortez.rules.paths import NOWHERE
from engine.games.cortez.squares import SQUARE_COUNT

MAX_GAME_SEATS: Final = 6
NO_EVENT: Final = -1

#: The phases, each named like the decision that it asks a seat for (`DECISION_KINDS`). In PAUSE no
#: seat is asked and the turn goes on; it never lasts beyond a step.
MARK_PHASE: Final = 0
FLIP_BRIDGE_PHASE: Final = 1
FLIGHT_PHASE: Final = 2
ATTACK_PHASE: Final = 3
KEEP_PROVISIONS_PHASE: Final = 4
KEEP_WARRIORS_PHASE: Final = 5
BID_PHASE: Final = 6
PAY_PHASE: Final = 7
ACTION_PHASE: Final = 8
TRADE_PHASE: Final = 9
TRADE_ANSWER_PHASE: Final = 10
PARLEY_PHASE: Final = 11
PARLEY_ANSWER_PHASE: Final = 12
FIGHT_BRIBERY_PHASE: Final = 13
BUY_WARRIORS_PHASE: Final = 14
COMBAT_STEP_PHASE: Final = 15
MERCENARY_PHASE: Final = 16
MERCENARY_ANSWER_PHASE: Final = 17
WINNER_MARK_PHASE: Final = 18
PLACE_LOSER_PHASE: Final = 19
BRIBERY_PLAY_PHASE: Final = 20
OVER: Final = 21
PAUSE: Final = 22
DECISION_KINDS: Final[list[str]] = [
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


class CoreState:
    """All hands, piles and squares. Flat lists have the index seat * VALUE_SLOTS + value etc."""

    def __init__(self, rules: MatchRules, bare: bool = False) -> None:
        """Create an empty state; `bare` leaves the lists empty because `copy_to` fills them."""
        seats = 0 if bare else rules.seats
        nations = 0 if bare else len(NATIONS)
        troops = 0 if bare else TROOP_COUNT
        self.rules: MatchRules = rules
        self.phase: int = PAUSE
        #: The seat that is asked.
        self.turn: int = 0
        #: The seat that begins the round.
        self.first_seat: int = 0
        #: The seat whose turn it is.
        self.turn_seat: int = 0
        #: 0 while troops are being marked.
        self.round: int = 0
        self.event: int = NO_EVENT
        self.is_event_over: bool = False
        self.actions_left: int = 0
        self.trades_left: int = 0
        #: By seat, its nation.
        self.nations: list[int] = [0] * seats
        #: By seat, the index of its chief.
        self.chiefs: list[int] = [0] * seats
        #: By troop, its square.
        self.square_of_troop: list[int] = [NOWHERE] * troops
        #: By troop, the seat of its collar.
        self.collars: list[int] = [NOBODY] * troops
        #: By square, its troop; during a combat the attacked one.
        self.troop_on_square: list[int] = [] if bare else [NOBODY] * SQUARE_COUNT
        #: The mask of destroyed bridges.
        self.broken_bridges: int = 0
        self.warriors: list[int] = [0] * (seats * VALUE_SLOTS)
        self.provisions: list[int] = [0] * (seats * PROVISION_TYPE_COUNT)
        #: A lower bound, known to all seats, on the provisions in each hand.
        self.known_provisions: list[int] = [0] * (seats * PROVISION_TYPE_COUNT)
        self.bribery: list[int] = [0] * (seats * BRIBERY_KIND_COUNT)
        #: The number of the temple, or 0.
        self.objectives: list[int] = [0] * seats
        self.treasures: list[int] = [0] * seats
        #: What viewers know of the warriors others hold or have laid face down: a sorted list of
        #: (viewer * MAX_GAME_SEATS + holder) * VALUE_SLOTS + value, once for each card.
        self.recalled: list[int] = []
        self.pile: list[int] = [] if bare else [0] * PROVISION_TYPE_COUNT
        self.discard: list[int] = [] if bare else [0] * PROVISION_TYPE_COUNT
        #: By nation its deck as batches from the top, each a list of counts by value. Cards put
        #: under a deck form a new batch. Batches are replaced, never modified.
        self.decks: list[list[list[int]]] = [[] for _ in range(nations)]
        #: The mask of the seats that know the cards of each batch.
        self.batch_knowers: list[list[int]] = [[] for _ in range(nations)]
        self.bribery_pile: list[int] = [] if bare else [0] * BRIBERY_KIND_COUNT
        self.bribery_played: list[int] = [] if bare else [0] * BRIBERY_KIND_COUNT
        #: The remaining events above the last five.
        self.upper_events: list[int] = [] if bare else [0] * EVENT_KIND_COUNT
        #: The remaining events among the last five, with the treasure.
        self.lower_events: list[int] = [] if bare else [0] * EVENT_KIND_COUNT
        #: The events turned up in this round.
        self.turned_events: list[int] = []
        #: The highest bid of the auction.
        self.highest_bid: int = 0
        #: The seat with the highest bid.
        self.bidder: int = NOBODY
        #: The mask of the seats that passed in the auction.
        self.passed_seats: int = 0
        #: The seat asked in an open trade or parley.
        self.partner: int = NOBODY
        #: The provisions given in it, by type. The list is replaced, never modified.
        self.provisions_given: list[int] = []
        #: The provisions wanted in it, by type. The list is replaced, never modified.
        self.provisions_wanted: list[int] = []
        #: The trades on offer: [number, seat, partner, provisions given by type, and wanted]. The
        #: list and its entries are replaced, never modified.
        self.offers: list[list[int]] = []
        #: The number of trades offered so far.
        self.offer_count: int = 0
        #: By seat, the number of trades it offered in this turn. The list is replaced, never
        #: modified.
        self.offers_this_turn: list[int] = [0] * seats
        #: The trades and prices of surrenders that were refused in this round, the oldest first:
        #: [seat, partner, provisions given by type, and wanted]; nothing is wanted for a surrender.
        #: The list and its entries are replaced, never modified.
        self.refused_trades: list[list[int]] = []
        #: The decision that an interruption put off, as phase and seat; PAUSE if there is none. It
        #: is asked again after the open one.
        self.put_off_phase: int = PAUSE
        self.put_off_seat: int = NOBODY
        self.combat: CombatState | None = None
        self.last_outcome: Outcome | None = None
        #: After the end, the lines of each seat's score (see `scoring.LINES`); replaced as a whole.
        self.score: list[list[int]] = []
        #: The mask of the winners.
        self.winners: int = 0
        #: The leading nation at the end, or NOBODY.
        self.leading_nation: int = NOBODY
        #: How the match ended.
        self.ended_by: str = ""

    def copy_to(self, twin: CoreState) -> None:
        """Make `twin`, a bare state, an independent copy."""
        # A forgotten field shows in the views of the copy: law 2 of `tests/laws.py`.
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first_seat = self.first_seat
        twin.turn_seat = self.turn_seat
        twin.round = self.round
        twin.event = self.event
        twin.is_event_over = self.is_event_over
        twin.actions_left = self.actions_left
        twin.trades_left = self.trades_left
        # Nations, chiefs and objectives never change after the deal.
        twin.nations = self.nations
        twin.chiefs = self.chiefs
        twin.objectives = self.objectives
        twin.square_of_troop = self.square_of_troop[:]
        twin.collars = self.collars[:]
        twin.troop_on_square = self.troop_on_square[:]
        twin.broken_bridges = self.broken_bridges
        twin.warriors = self.warriors[:]
        twin.provisions = self.provisions[:]
        twin.known_provisions = self.known_provisions[:]
        twin.bribery = self.bribery[:]
        twin.treasures = self.treasures[:]
        twin.recalled = self.recalled[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.batch_knowers = [masks[:] for masks in self.batch_knowers]
        twin.bribery_pile = self.bribery_pile[:]
        twin.bribery_played = self.bribery_played[:]
        twin.upper_events = self.upper_events[:]
        twin.lower_events = self.lower_events[:]
        twin.turned_events = self.turned_events[:]
        twin.highest_bid = self.highest_bid
        twin.bidder = self.bidder
        twin.passed_seats = self.passed_seats
        twin.partner = self.partner
        twin.provisions_given = self.provisions_given
        twin.provisions_wanted = self.provisions_wanted
        twin.offers = self.offers
        twin.offer_count = self.offer_count
        twin.offers_this_turn = self.offers_this_turn
        twin.refused_trades = self.refused_trades
        twin.put_off_phase = self.put_off_phase
        twin.put_off_seat = self.put_off_seat
        twin.combat = None if self.combat is None else self.combat.clone()
        twin.last_outcome = self.last_outcome
        twin.score = self.score
        twin.winners = self.winners
        twin.leading_nation = self.leading_nation
        twin.ended_by = self.ended_by

    # -- decisions ---------------------------------------------------------------------------------

    def ask(self, phase: int, seat: int) -> None:
        """Ask a seat for a decision."""
        self.phase = phase
        self.turn = seat

    def put_off(self, phase: int, seat: int) -> None:
        """Ask a seat for a decision before the open one, which is asked again afterwards."""
        self.put_off_phase = self.phase
        self.put_off_seat = self.turn
        self.ask(phase, seat)

    def ask_again(self) -> None:
        """Ask for the decision that was put off."""
        self.ask(self.put_off_phase, self.put_off_seat)
        self.put_off_phase = PAUSE
        self.put_off_seat = NOBODY

    def turn_part(self) -> int:
        """Return the part of the turn to which the open decision belongs."""
        phase = self.phase
        if phase == MARK_PHASE:
            return MARKING
        if phase == BRIBERY_PLAY_PHASE:
            return WINDOW
        if phase in (TRADE_PHASE, TRADE_ANSWER_PHASE):
            return TRADING
        return ACTING if phase == ACTION_PHASE or self.combat is not None else EVENT

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return seat + 1 if seat + 1 < self.rules.seats else 0

    # -- counts ------------------------------------------------------------------------------------

    def warrior_count(self, seat: int) -> int:
        """Return the number of warriors in a hand."""
        first = seat * VALUE_SLOTS
        return sum(self.warriors[first : first + VALUE_SLOTS])

    def provisions_of(self, seat: int) -> list[int]:
        """Return the number of provisions in a hand, by type."""
        first = seat * PROVISION_TYPE_COUNT
        return self.provisions[first : first + PROVISION_TYPE_COUNT]

    def provision_count(self, seat: int) -> int:
        """Return the number of provisions in a hand."""
        first = seat * PROVISION_TYPE_COUNT
        return sum(self.provisions[first : first + PROVISION_TYPE_COUNT])

    def bribery_count(self, seat: int) -> int:
        """Return the number of bribery cards in a hand."""
        first = seat * BRIBERY_KIND_COUNT
        return sum(self.bribery[first : first + BRIBERY_KIND_COUNT])

    def deck_size(self, nation: int) -> int:
        """Return the number of warriors in the deck of a nation."""
        return sum([sum(batch) for batch in self.decks[nation]])

    def held_count(self, seat: int, kind: int) -> int:
        """Return the number of provisions of a type in a hand."""
        return self.provisions[seat * PROVISION_TYPE_COUNT + kind]
