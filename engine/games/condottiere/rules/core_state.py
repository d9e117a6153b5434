"""The core state of Condottiere: all cards, hands, lines and regions as small ints.

The rules are in `battle.py` and `campaign.py`, decisions and actions in `state.py`.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Decision
from engine.games.condottiere.rules.editions import MatchRules
from engine.games.condottiere.rules.regions import ALL_REGIONS, NOWHERE

MAX_GAME_SEATS: Final = 6
NOBODY: Final = -1

CHOOSE: Final = 0
BATTLE: Final = 1
DISCARD: Final = 2
KEEP: Final = 3
DRAW: Final = 4
FINAL: Final = 5
OVER: Final = 6
PHASES: Final[list[str]] = [
    *("choose_region", "battle", "discard", "keep", "draw", "final_battle", "over"),
]
#: Decisions by phase * MAX_GAME_SEATS + seat. A discard is private, because it is asked whether or
#: not the hand has mercenaries.
DECISIONS: Final[list[Decision]] = [
    Decision(seat, PHASES[phase], phase == DISCARD)
    for phase in range(OVER)
    for seat in range(MAX_GAME_SEATS)
]

SEASON_WINTER: Final = 1
SEASON_SPRING: Final = 2
SEASONS: Final[list[str | None]] = [None, "winter", "spring"]

#: The endings of a battle; 0 if it goes on.
GOES_ON: Final = 0
ALL_PASSED: Final = 1
SURRENDERED: Final = 2
BY_BISHOP: Final = 3
#: The name of each ending.
BATTLE_ENDINGS: Final[list[str]] = ["", "passes", "surrender", "bishop"]

#: The prize of a final battle.
GAME: Final = 1
MATCH: Final = 2
#: The name of each stake.
STAKES: Final[list[str]] = ["", "game", "match"]


class CoreState:
    """All cards and regions; sets of seats and of regions are bit masks."""

    def __init__(self, rules: MatchRules, bare: bool = False) -> None:
        """Create an empty state; `bare` leaves the lists empty because `copy_to` fills them."""
        seats = 0 if bare else rules.seats
        self.rules: MatchRules = rules
        self.phase: int = CHOOSE
        self.turn: int = 0
        #: The holder of the pawn.
        self.condottiere: int = 0
        self.region: int = NOWHERE
        self.defender: int = NOBODY
        #: By seat, the mask of its regions.
        self.owned: list[int] = [0] * seats
        #: By seat, the number of its regions.
        self.holdings: list[int] = [0] * seats
        #: The mask of the regions no seat holds.
        self.free: int = ALL_REGIONS
        self.pope: int = NOWHERE
        #: Hands and pile have no order: cards are drawn at random.
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = [] if bare else rules.cards[:]
        #: The battle lines; the last card of each seat in the mask `face_down_seats` is face down.
        self.lines: list[list[int]] = [[] for _ in range(seats)]
        self.face_down_seats: int = 0
        #: The mask of the seats that have passed.
        self.passed_seats: int = 0
        #: SEASON_WINTER, SEASON_SPRING or 0.
        self.season: int = 0
        #: Whether any seat has laid a card in this battle.
        self.opened: bool = False
        #: Whether the defender has laid a card in this battle.
        self.committed: bool = False
        #: The cards discarded in this battle.
        self.fallen: list[int] = []
        #: The cards discarded before this battle since the last shuffle.
        self.discard: list[int] = []
        #: By seat, discarded hands. The inner lists are replaced, never modified.
        self.buried: list[list[int]] = [[] for _ in range(seats)]
        #: By seat, cards all seats know it holds because a scarecrow took them back. The inner
        #: lists are replaced, never modified.
        self.known: list[list[int]] = [[] for _ in range(seats)]
        #: What was shown of hands, by seat and viewer (`showing.py`); empty if nothing is known of
        #: it. Both this list and the inner ones are replaced, never modified.
        self.shown: list[list[int]] = []
        #: What was shown of the discarded hands in `buried`, in the same form.
        self.shown_buried: list[list[int]] = []
        self.game: int = 1
        self.round: int = 1
        self.battle: int = 0
        self.declines: int = 0
        self.battles_without_cards: int = 0
        self.rounds_without_cards: int = 0
        self.game_starter: int = 0
        #: The mask of the seats in a final battle.
        self.participant_seats: int = 0
        #: The prize of a final battle, GAME or MATCH; else 0.
        self.stake: int = 0
        self.points: list[int] = [0] * seats
        self.target: int = rules.target_points
        #: The last battle that ended, unless `last_ending` is 0; these lists are replaced, never
        #: modified.
        self.last_ending: int = GOES_ON
        self.last_region: int = NOWHERE
        self.last_lines: list[list[int]] = []
        self.last_fallen: list[int] = []
        self.last_strengths: list[int] = []
        self.last_conqueror: int = NOBODY
        self.last_pawn: int = 0
        #: The mask of the seats that won the match.
        self.winner_seats: int = 0
        self.ended_by: str = ""

    def copy_to(self, twin: CoreState) -> None:
        """Make `twin`, a bare state, an independent copy."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.condottiere = self.condottiere
        twin.region = self.region
        twin.defender = self.defender
        twin.owned = self.owned[:]
        twin.holdings = self.holdings[:]
        twin.free = self.free
        twin.pope = self.pope
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.lines = [line[:] for line in self.lines]
        twin.face_down_seats = self.face_down_seats
        twin.passed_seats = self.passed_seats
        twin.season = self.season
        twin.opened = self.opened
        twin.committed = self.committed
        twin.fallen = self.fallen[:]
        twin.discard = self.discard[:]
        twin.buried = self.buried[:]
        twin.known = self.known[:]
        twin.shown = self.shown
        twin.shown_buried = self.shown_buried
        twin.game = self.game
        twin.round = self.round
        twin.battle = self.battle
        twin.declines = self.declines
        twin.battles_without_cards = self.battles_without_cards
        twin.rounds_without_cards = self.rounds_without_cards
        twin.game_starter = self.game_starter
        twin.participant_seats = self.participant_seats
        twin.stake = self.stake
        twin.points = self.points[:]
        twin.target = self.target
        twin.last_ending = self.last_ending
        twin.last_region = self.last_region
        twin.last_lines = self.last_lines
        twin.last_fallen = self.last_fallen
        twin.last_strengths = self.last_strengths
        twin.last_conqueror = self.last_conqueror
        twin.last_pawn = self.last_pawn
        twin.winner_seats = self.winner_seats
        twin.ended_by = self.ended_by

    def open_decision(self) -> Decision | None:
        """Return the open decision; None if the match is over."""
        return None if self.phase == OVER else DECISIONS[self.phase * MAX_GAME_SEATS + self.turn]

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return seat + 1 if seat + 1 < self.rules.seats else 0

    def clear_lines(self) -> None:
        """Discard all battle lines."""
        for line in self.lines:
            self.discard += line
        self.lines = [[] for _ in self.lines]
        self.face_down_seats = 0
        self.season = 0

    def gather(self) -> None:
        """Put every card that is not in a hand into the pile."""
        pile = self.rules.cards[:]
        for hand in self.hands:
            for card in hand:
                pile.remove(card)
        self.pile = pile
        self.lines = [[] for _ in self.lines]
        self.face_down_seats = 0
        self.season = 0
        self.discard = []
        self.fallen = []
        self.buried = [[] for _ in self.buried]
        self.shown_buried = []
