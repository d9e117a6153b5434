"""The true state of a Cannir match and its rules, over small ints.

Cards are 0..20: order * 7 + value - 1, with order 0 red, 1 grey, 2 green. Codes of the actions:

    card * 21 + cell                       place face up
    PLACE_DOWN + card * 21 + cell          place face down (variant `veiled`)
    ATTACK + card * 21 + cell              red card against the card on `cell`
    RESTORE + card * 21 + cell             grey card for the card on `cell`
    DISCARD + card                         only if nothing else is possible
    CHOOSE + cells                         the longest suite that becomes sovereign

Paragraph numbers refer to the rulebook "Le jeu du Cannir".

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Decision, Event
from engine.games.cannir import events as happened
from engine.games.cannir.suites import (
    BIT,
    CELL_COUNT,
    CELL_MASK,
    LINES,
    LINES_THROUGH,
    NEIGHBOURS,
    length,
    line_suites,
    path_suites,
    splits,
)

CARD_COUNT: Final = 21
RED: Final = 0
GREY: Final = 1
HAND_SIZE: Final = 3

PLACE_DOWN: Final = CARD_COUNT * CELL_COUNT
ATTACK: Final = 2 * PLACE_DOWN
RESTORE: Final = 3 * PLACE_DOWN
DISCARD: Final = 4 * PLACE_DOWN
CHOOSE: Final = 1 << 22

VALUE: Final[list[int]] = [card % 7 + 1 for card in range(CARD_COUNT)]
ORDER: Final[list[int]] = [card // 7 for card in range(CARD_COUNT)]

PLAYING: Final = "play"
CHOOSING: Final = "choose"
SOVEREIGN: Final = "sovereign"
PILE: Final = "pile"

ASK_PLAY: Final[list[Decision]] = [Decision(seat, PLAYING) for seat in range(3)]
ASK_CHOICE: Final[list[Decision]] = [Decision(seat, CHOOSING) for seat in range(3)]


class CannirState:
    """The state of a match; mutable, changed only by `step` and `play_out`."""

    def __init__(self, seats: int, free_paths: bool, veiled: bool, bare: bool = False) -> None:
        """Create an empty table; `bare` leaves the lists empty because `clone` fills them."""
        self.seats: int = seats
        self.has_free_paths: bool = free_paths
        self.is_veiled: bool = veiled
        self.turn: int = 0
        self.decision: Decision | None = None
        #: By cell, its cards from bottom to top; only the top one may be face up.
        self.stacks: list[list[int]] = [] if bare else [[] for _ in range(CELL_COUNT)]
        self.up: int = 0
        #: By cell, the value of its face-up card, else 0.
        self.values: list[int] = [] if bare else [0] * CELL_COUNT
        self.hands: list[list[int]] = [] if bare else [[] for _ in range(seats)]
        #: The last card is drawn first.
        self.pile: list[int] = []
        self.removed: list[int] = []
        #: By card, the only seat that may look at it while it is veiled, else -1.
        self.veil: list[int] = [] if bare else [-1] * CARD_COUNT
        #: By card, a value it exceeds as proved by a failed grey card.
        self.above: list[int] = [] if bare else [0] * CARD_COUNT
        #: The suites on the board by line (a single group with `has_free_paths`).
        self.suites: list[list[int]] = [] if bare else [[] for _ in LINES]
        self.sovereign: int = 0
        self.owner: int = -1
        #: The suites offered while one must be chosen.
        self.choices: list[int] = []
        self.winner: int = -1
        self.ended_by: str = ""

    def clone(self) -> CannirState:
        """Return an independent copy.

        Stacks and suite groups are shared because they are only replaced.
        """
        twin = CannirState(self.seats, self.has_free_paths, self.is_veiled, bare=True)
        twin.turn = self.turn
        twin.decision = self.decision
        twin.stacks = self.stacks[:]
        twin.up = self.up
        twin.values = self.values[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.removed = self.removed[:]
        twin.veil = self.veil[:] if self.is_veiled else self.veil
        twin.above = self.above[:] if self.is_veiled else self.above
        twin.suites = self.suites[:]
        twin.sovereign = self.sovereign
        twin.owner = self.owner
        twin.choices = self.choices
        twin.winner = self.winner
        twin.ended_by = self.ended_by
        return twin

    # -- decisions ---------------------------------------------------------------------------------

    def lay_first(self, card: int, cell: int) -> None:
        """Lay the first card face up on a cell of the empty board."""
        self.stacks[cell] = [card]
        self.up = BIT[cell]
        self.values[cell] = VALUE[card]

    def draw_starter(self, rng: Rng) -> None:
        """Give the turn to the smallest sum in hand (III); ties are drawn, for ages are unknown."""
        sums = [0] * self.seats
        for seat in range(self.seats):
            for card in self.hands[seat]:
                sums[seat] += VALUE[card]
        least = min(sums)
        tied = [seat for seat in range(self.seats) if sums[seat] == least]
        self.turn = tied[rng.below(len(tied))] if len(tied) > 1 else tied[0]

    def codes(self) -> list[int]:
        """Return the legal actions of the seat to move, as far as that seat can see."""
        if self.decision is None:
            return []
        if self.decision.kind == CHOOSING:
            return [CHOOSE + (suite & CELL_MASK) for suite in self.choices]
        free = self.placeable()
        targets = -1
        legal_codes: list[int] = []
        for card in self.hands[self.turn]:
            base = card * CELL_COUNT
            mask = free
            while mask:
                low = mask & -mask
                mask ^= low
                legal_codes.append(base + low.bit_length() - 1)
            if self.is_veiled:
                mask = free
                while mask:
                    low = mask & -mask
                    mask ^= low
                    legal_codes.append(PLACE_DOWN + base + low.bit_length() - 1)
            order = ORDER[card]
            if order == RED:
                if targets < 0:
                    targets = self.attackable()
                mask = targets
                while mask:
                    low = mask & -mask
                    mask ^= low
                    cell = low.bit_length() - 1
                    if self.values[cell] <= VALUE[card]:
                        legal_codes.append(ATTACK + base + cell)
            elif order == GREY:
                for cell in range(CELL_COUNT):
                    if self.can_restore(cell, card, self.turn):
                        legal_codes.append(RESTORE + base + cell)
        if not legal_codes:
            legal_codes = [DISCARD + card for card in self.hands[self.turn]]
        return legal_codes

    def placeable(self) -> int:
        """Return the mask of free cells joined by a stroke to an occupied one (IV)."""
        around = 0
        mask = self.up
        while mask:
            low = mask & -mask
            mask ^= low
            around |= NEIGHBOURS[low.bit_length() - 1]
        return around & ~self.up

    def attackable(self) -> int:
        """Return the mask of cells whose face-up card a red card may beat.

        Its value is not considered (V).
        """
        if self.up & (self.up - 1) == 0:
            return 0
        cell_mask = 0
        mask = self.up
        while mask:
            low = mask & -mask
            mask ^= low
            cell = low.bit_length() - 1
            if ORDER[self.stacks[cell][-1]] != RED and not splits(self.up, cell):
                cell_mask |= low
        return cell_mask

    def can_restore(self, cell: int, card: int, seat: int) -> bool:
        """Return whether `seat` may try to turn up the top card of `cell` with a grey card (V).

        A card veiled by another seat may always be tried, because its value is unknown.
        """
        stack = self.stacks[cell]
        if not stack or self.up & BIT[cell]:
            return False
        top = stack[-1]
        veil = self.veil[top]
        return (veil >= 0 and veil != seat) or VALUE[top] <= VALUE[card]

    # -- actions -----------------------------------------------------------------------------------

    def step(self, code: int, rng: Rng, events: list[Event] | None = None) -> None:
        """Apply a legal action; nothing is random after the deal."""
        if code >= CHOOSE:
            for suite in self.choices:
                if suite & CELL_MASK == code - CHOOSE:
                    self._take_sovereign(suite, events)
                    break
            self._end_turn(events)
            return
        candidates = self._play(code, events)
        if len(candidates) > 1:
            self.choices = candidates
            self.decision = ASK_CHOICE[self.turn]
            return
        if candidates:
            self._take_sovereign(candidates[0], events)
        self._end_turn(events)

    def _play(self, code: int, events: list[Event] | None) -> list[int]:
        """Play the card; return the suites the mover may choose from, [] if there are none."""
        seat = self.turn
        kind = code // PLACE_DOWN
        if kind == 4:
            card = code - DISCARD
            self.hands[seat].remove(card)
            self.removed.append(card)
            if events is not None:
                events.append(happened.discarded(seat, card))
            return []
        card, cell = divmod(code % PLACE_DOWN, CELL_COUNT)
        self.hands[seat].remove(card)
        if kind == 0:
            self.stacks[cell] = [*self.stacks[cell], card]
            self._turn_up(cell, card)
            if events is not None:
                events.append(happened.placed_event(seat, card, cell, veiled=False))
            return self._update_suites(cell, events)
        if kind == 1:
            self.stacks[cell] = [*self.stacks[cell], card]
            self.veil[card] = seat
            if events is not None:
                events.append(happened.placed_event(seat, card, cell, veiled=True))
            return []
        target = self.stacks[cell][-1]
        self.removed.append(card)
        if kind == 2:
            self.up &= ~BIT[cell]
            self.values[cell] = 0
            if events is not None:
                events.append(happened.attacked(seat, card, cell, target))
            return self._update_suites(cell, events)
        if VALUE[target] > VALUE[card]:
            if VALUE[card] > self.above[target]:
                self.above[target] = VALUE[card]
            if events is not None:
                events.append(happened.restore_failed(seat, card, cell))
            return []
        self._turn_up(cell, target)
        if events is not None:
            events.append(happened.restored(seat, card, cell, target))
        return self._update_suites(cell, events)

    def _turn_up(self, cell: int, card: int) -> None:
        self.up |= BIT[cell]
        self.values[cell] = VALUE[card]
        if self.is_veiled:
            self.veil[card] = -1
            self.above[card] = 0

    def _update_suites(self, cell: int, events: list[Event] | None) -> list[int]:
        """Update the suites after a change on `cell`; return those the mover may take (VI, VII).

        The old sovereign may be broken here; `_take_sovereign` sets the new one.
        """
        old = self.sovereign
        before: list[int] = []
        after: list[int] = []
        if self.has_free_paths:
            before = self.suites[0]
            after = path_suites(self.values)
            self.suites = [after]
        else:
            changed = False
            for number in LINES_THROUGH[cell]:
                group = line_suites(self.values, LINES[number])
                if group != self.suites[number]:
                    if not changed:
                        before = self.all_suites()
                        changed = True
                    self.suites[number] = group
            if not changed and old:
                return []
            after = self.all_suites()
        if not after:
            if old:
                self._break_sovereign(events)
            return []
        if old and old in after:
            old_length = length(old)
            if not any(length(suite) >= old_length and suite not in before for suite in after):
                return []
        elif old:
            self._break_sovereign(events)
        longest = max([length(suite) for suite in after])
        return sorted([suite for suite in after if length(suite) == longest])

    def all_suites(self) -> list[int]:
        """Return every suite on the board, sovereign and dormant."""
        return [suite for group in self.suites for suite in group]

    def find_suites(self) -> None:
        """Find all suites from scratch, after setting up a position."""
        if self.has_free_paths:
            self.suites = [path_suites(self.values)]
        else:
            self.suites = [line_suites(self.values, line) for line in LINES]

    def _break_sovereign(self, events: list[Event] | None) -> None:
        if events is not None:
            events.append(happened.sovereign_broken(self.owner, self.sovereign, self.values))
        self.sovereign = 0
        self.owner = -1

    def _take_sovereign(self, suite: int, events: list[Event] | None) -> None:
        self.choices = []
        self.sovereign = suite
        self.owner = self.turn
        if events is not None:
            events.append(happened.sovereign_taken(self.turn, suite, self.values))

    def _end_turn(self, events: list[Event] | None) -> None:
        """Draw a card; all seats lose with the last one, else the next seat is to move (VIII)."""
        seat = self.turn
        card = self.pile.pop()
        hand = self.hands[seat]
        hand.append(card)
        hand.sort()
        if events is not None:
            events.append(happened.drew(seat, card, len(self.pile)))
        if not self.pile:
            self.finish(PILE, -1, events)
            return
        self.turn = (seat + 1) % self.seats
        self.open_turn(events)

    def open_turn(self, events: list[Event] | None) -> None:
        """Ask the seat to move, unless its suite has survived a round and wins."""
        if self.owner == self.turn:
            self.finish(SOVEREIGN, self.turn, events)
        else:
            self.decision = ASK_PLAY[self.turn]

    def finish(self, reason: str, winner: int, events: list[Event] | None) -> None:
        """End the match; `winner` is -1 if all seats lose."""
        self.decision = None
        self.ended_by = reason
        self.winner = winner
        if events is not None:
            events.append(happened.ended(winner, reason))

    # -- random play -------------------------------------------------------------------------------

    def play_out(self, rng: Rng, limit: int, played: list[int]) -> None:
        """Play at most `limit` uniformly random actions (see the contract)."""
        while self.decision is not None and limit > 0:
            codes = self.codes()
            code = codes[rng.below(len(codes))]
            played.append(code * MAX_SEATS + self.turn)
            self.step(code, rng)
            limit -= 1

    # -- results -----------------------------------------------------------------------------------

    def returns(self) -> Sequence[float]:
        """Return 1 for the winner and 0 for all other seats."""
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]
