"""The true state of a match of Condottiere: its decisions, and the effects of actions.

Cards are kinds (`cards.py`), regions and seats are numbers. Codes of the actions:

    kind                   lay a card (no scarecrow; a bishop only in the first edition)
    TAKE + kind            lay a scarecrow and take back a mercenary; TAKE + NO_MERCENARY: none
    POPE + region          third edition: lay a bishop and move the Pope; POPE_OFF_MAP: nowhere
    PASS, PASS_REVEAL      pass; pass and turn up the seat's hidden card
    CHOOSE_REGION + region name the region of the next battle
    DECLINE                name none
    DISCARD_ALL, KEEP_HAND discard a hand without mercenaries, or keep the hand
    DRAW_CARDS + n         draw n cards
    KEEP_CARDS + a * PAIRS + b   keep cards of kinds a <= b; NO_CARD means no card

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Decision, Event
from engine.games.condottiere.cards import BISHOP, KIND_COUNT, SCARECROW, SURRENDER
from engine.games.condottiere.rules import battle, campaign, hands
from engine.games.condottiere.rules.battle import NO_MERCENARY, POPE_OFF_MAP
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    CHOOSE,
    DISCARD,
    DRAW,
    FINAL,
    OVER,
    CoreState,
)
from engine.games.condottiere.rules.regions import BIT, NOWHERE, REGION_COUNT, members_of

TAKE: Final = 16
POPE: Final = 24
PASS: Final = 48
PASS_REVEAL: Final = 49
CHOOSE_REGION: Final = 50
DECLINE: Final = 70
DISCARD_ALL: Final = 71
KEEP_HAND: Final = 72
DRAW_CARDS: Final = 74
KEEP_CARDS: Final = 80
NO_CARD: Final = KIND_COUNT
PAIRS: Final = KIND_COUNT + 1


class CondottiereState(CoreState):
    """The core state with decisions and actions; only `step` and `play_out` change it."""

    @property
    def decision(self) -> Decision | None:
        """The open decision."""
        return self.open_decision()

    def clone(self) -> CondottiereState:
        """Return an independent copy."""
        twin = CondottiereState(self.rules, True)
        self.copy_to(twin)
        return twin

    # -- decisions ---------------------------------------------------------------------------------

    def codes(self) -> list[int]:
        """Return the legal actions of the seat to move."""
        phase = self.phase
        if phase in (BATTLE, FINAL):
            return self._battle_codes()
        if phase == CHOOSE:
            legal_codes = [
                CHOOSE_REGION + region
                for region in members_of(campaign.available_regions(self, self.turn))
            ]
            if campaign.may_decline(self):
                legal_codes.append(DECLINE)
            return legal_codes
        if phase == DISCARD:
            return [DISCARD_ALL, KEEP_HAND] if hands.may_discard(self, self.turn) else [KEEP_HAND]
        if phase == DRAW:
            return [DRAW_CARDS + number for number in range(hands.room(self, self.turn) + 1)]
        return [] if phase == OVER else self._keep_codes()

    def _battle_codes(self) -> list[int]:
        seat = self.turn
        kind_mask = 0
        for kind in self.hands[seat]:
            kind_mask |= BIT[kind]
        if self.phase == FINAL and not self.rules.is_final_fresh:
            kind_mask &= ~(BIT[SURRENDER] | BIT[BISHOP])
        legal_codes: list[int] = []
        for kind in members_of(kind_mask):
            if kind == SCARECROW:
                legal_codes += [TAKE + taken for taken in battle.takeable_kinds(self, seat)]
                legal_codes.append(TAKE + NO_MERCENARY)
            elif kind == BISHOP and self.rules.has_pope:
                legal_codes += [POPE + region for region in self.pope_regions()]
                legal_codes.append(POPE + POPE_OFF_MAP)
            else:
                legal_codes.append(kind)
        legal_codes.append(PASS)
        if self.face_down_seats & BIT[seat]:
            legal_codes.append(PASS_REVEAL)
        return legal_codes

    def pope_regions(self) -> list[int]:
        """Return the regions to which a bishop may send the Pope.

        These are the unheld regions (or all, if they can be captured) except the contested one;
        none in a final battle.
        """
        if self.phase == FINAL:
            return []
        mask = (1 << REGION_COUNT) - 1 if self.rules.captures_regions else self.free
        if self.region != NOWHERE:
            mask &= ~BIT[self.region]
        return members_of(mask)

    def _keep_codes(self) -> list[int]:
        hand = sorted(self.hands[self.turn])
        legal_codes = [KEEP_CARDS + NO_CARD * PAIRS + NO_CARD]
        for i in range(len(hand)):
            code = KEEP_CARDS + hand[i] * PAIRS + NO_CARD
            if code not in legal_codes:
                legal_codes.append(code)
            for j in range(i + 1, len(hand)):
                code = KEEP_CARDS + hand[i] * PAIRS + hand[j]
                if code not in legal_codes:
                    legal_codes.append(code)
        return sorted(legal_codes)

    # -- actions -----------------------------------------------------------------------------------

    def step(self, code: int, rng: Rng, events: list[Event] | None = None) -> None:
        """Apply a legal action and all that follows up to the next decision."""
        if code < PASS:
            if code >= POPE:
                how = battle.play(self, BISHOP, code - POPE, events)
            elif code >= TAKE:
                how = battle.play(self, SCARECROW, code - TAKE, events)
            else:
                how = battle.play(self, code, NO_MERCENARY, events)
        elif code < CHOOSE_REGION:
            how = battle.pass_turn(self, code == PASS_REVEAL, events)
        elif code < DECLINE:
            how = campaign.choose(self, code - CHOOSE_REGION, rng, events)
        elif code == DECLINE:
            how = campaign.decline(self, rng, events)
        elif code < DRAW_CARDS:
            how = campaign.discard(self, code == DISCARD_ALL, rng, events)
        elif code < KEEP_CARDS:
            how = campaign.draw(self, code - DRAW_CARDS, rng, events)
        else:
            how = campaign.keep(self, kept_kinds(code), rng, events)
        if how:
            campaign.advance_to_decision(self, how, rng, events)

    # -- random play -------------------------------------------------------------------------------

    def play_out(self, rng: Rng, limit: int, played: list[int]) -> None:
        """Play at most `limit` random legal actions (see the contract).

        In battle every card in hand and passing are equally likely; the Pope's region and the card
        a scarecrow takes are drawn afterwards.
        """
        self.play_randomly(rng, limit, played, thrifty=False)

    def play_randomly(self, rng: Rng, limit: int, played: list[int], *, thrifty: bool) -> None:
        """Play random actions as `play_out`.

        If `thrifty`, seats draw all they may and lay nothing in a battle they have won.
        """
        while limit > 0 and self.phase != OVER:
            limit -= 1
            seat = self.turn
            if self.phase != BATTLE:
                codes = self.codes()
                code = codes[rng.below(len(codes))]
                if thrifty and self.phase == DRAW:
                    code = codes[-1]
                played.append(code * MAX_SEATS + seat)
                self.step(code, rng)
                continue
            hand = self.hands[seat]
            size = len(hand)
            pick = rng.below(size + 1)
            if thrifty and self.has_won(seat):
                pick = size
            if pick == size:
                reveal = False
                if self.face_down_seats & BIT[seat]:
                    reveal = rng.below(2) == 1
                played.append((PASS_REVEAL if reveal else PASS) * MAX_SEATS + seat)
                how = battle.pass_turn(self, reveal, None)
            else:
                kind = hand[pick]
                hand[pick] = hand[size - 1]
                hand.pop()
                choice = NO_MERCENARY
                code = kind
                if kind == SCARECROW:
                    choices = battle.takeable_kinds(self, seat)
                    pick = rng.below(len(choices) + 1)
                    if pick < len(choices):
                        choice = choices[pick]
                    code = TAKE + choice
                elif kind == BISHOP and self.rules.has_pope:
                    choices = self.pope_regions()
                    pick = rng.below(len(choices) + 1)
                    choice = choices[pick] if pick < len(choices) else POPE_OFF_MAP
                    code = POPE + choice
                played.append(code * MAX_SEATS + seat)
                how = battle.lay(self, kind, choice, None)
            if how:
                campaign.advance_to_decision(self, how, rng, None)

    def has_won(self, seat: int) -> bool:
        """Return whether the seat is alone in the battle and leads with face-up cards."""
        if (
            self.passed_seats | BIT[seat] != self.rules.all_seats_mask
            or self.face_down_seats & ~BIT[seat]
        ):
            return False
        return battle.sole_leader(battle.line_strengths(self, only_shown=True)) == seat

    # -- results and action codes ------------------------------------------------------------------

    def returns(self) -> Sequence[float]:
        """Return 1 shared equally among the winners and 0 for all other seats."""
        won = members_of(self.winner_seats)
        share = 1.0 / len(won) if won else 0.0
        return [share if self.winner_seats & BIT[seat] else 0.0 for seat in range(self.rules.seats)]


def kept_kinds(code: int) -> list[int]:
    """Return the cards kept by an action code."""
    pair = code - KEEP_CARDS
    return [kind for kind in (pair // PAIRS, pair % PAIRS) if kind != NO_CARD]
