"""Probabilities of actions of a reasonable player, for playouts and as the prior of the search.

They depend on the hand of the seat to move and on what it sees of the battle.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.condottiere.bots.heuristics import KEEPING_VALUE
from engine.games.condottiere.bots.outlook import (
    UNSEEN_CARD_STRENGTH,
    guessed_strengths,
    rivals_wins,
    winning_regions,
    would_win,
)
from engine.games.condottiere.cards import (
    BISHOP,
    COURTESAN,
    DRUM,
    HEROINE,
    KIND_COUNT,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    VALUE,
    WINTER,
)
from engine.games.condottiere.rules.battle import (
    HEROINE_STRENGTH,
    NO_MERCENARY,
    POPE_OFF_MAP,
    highest_value,
)
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    CHOOSE,
    DRAW,
    FINAL,
    KEEP,
    SEASON_SPRING,
    SEASON_WINTER,
)
from engine.games.condottiere.rules.regions import BIT, NEIGHBOURS, NOWHERE, members_of
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    PASS,
    POPE,
    TAKE,
    CondottiereState,
    kept_kinds,
)

#: The index of passing in `battle_weights`, after the kinds of cards.
PASS_INDEX: Final = KIND_COUNT
#: The probability to pass in the lead.
PASS_IN_LEAD: Final = 0.7
#: The probability to pass if the hand cannot catch up.
PASS_IF_HOPELESS: Final = 0.85
#: The probability to pass in a battle that decides the game.
PASS_IF_DECISIVE: Final = 0.1
#: The probability to pass in a battle that decides the game if another seat may stop the rival.
PASS_TO_OTHERS: Final = 0.3
#: The least probability to pass in a battle that does not decide the game.
MIN_PASS_PROBABILITY: Final = 0.2
#: The growth of the probability to pass with the share of the hand needed to catch up.
PASS_GROWTH: Final = 0.7
#: The greatest probability to pass in a battle that does not decide the game.
MAX_PASS_PROBABILITY: Final = 0.95
#: The probability to pass in the lead where cards are drawn after each battle and so are spent
#: freely. All SPENDING_ probabilities are frequencies of frozen1-level4 in 60 such matches.
SPENDING_PASS_IN_LEAD: Final = 0.25
#: The probability to pass in such matches if the hand cannot catch up.
SPENDING_PASS_IF_HOPELESS: Final = 0.3
#: The probability to pass in such matches in a battle that decides the game.
SPENDING_PASS_IF_DECISIVE: Final = 0.05
#: The probability to pass in such matches in all other cases.
SPENDING_PASS: Final = 0.12
#: The factor for a region that wins the game for a rival.
SHUNNED_REGION_FACTOR: Final = 0.2
#: The least preference of each action in the search.
MIN_PREFERENCE: Final = 0.02


class BattleOutlook:
    """A battle as the seat to move sees it."""

    def __init__(self, state: CondottiereState) -> None:
        seat = state.turn
        self.state: CondottiereState = state
        self.seat: int = seat
        totals = guessed_strengths(state, seat, state.season)
        self.own_strength: int = totals[seat]
        #: The strength of the strongest rival line.
        self.rival: int = 0
        leader = seat
        #: Whether another seat may still lay cards.
        self.is_contested: bool = False
        #: Whether such a seat would not win the game by the region.
        self.is_relieved: bool = False
        #: The most cards of such a seat that would win the game.
        self.menace: int = 0
        for other in range(state.rules.seats):
            if other == seat:
                continue
            if totals[other] > self.rival:
                self.rival = totals[other]
                leader = other
            if state.hands[other] and not state.passed_seats & BIT[other]:
                self.is_contested = True
                if not would_win(state, other):
                    self.is_relieved = True
                elif len(state.hands[other]) > self.menace:
                    self.menace = len(state.hands[other])
        #: The seat's lead over the strongest rival line; below 0 behind it.
        self.lead: int = self.own_strength - self.rival
        #: Whether a leading rival would win the game.
        self.is_threatened: bool = self.lead <= 0 and leader != seat and would_win(state, leader)
        #: Whether a leading rival or the seat itself would win the game.
        self.is_decisive: bool = (
            state.region == NOWHERE or self.is_threatened or would_win(state, seat)
        )
        #: Whether the game goes on if the battle ends now, but might end if the battle goes on.
        self.may_escape: bool = self.menace > 0 and not self.is_threatened
        self.is_winter: bool = state.season == SEASON_WINTER
        self.counts: list[int] = [0] * KIND_COUNT
        for kind in state.hands[seat]:
            self.counts[kind] += 1
        if state.phase == FINAL and not state.rules.is_final_fresh:
            self.counts[SURRENDER] = 0
            self.counts[BISHOP] = 0
        self.base: int = 0
        self.has_drum: bool = False
        for kind in state.lines[seat]:
            if kind < MERCENARIES:
                self.base += 1 if self.is_winter else VALUE[kind]
            elif kind == DRUM:
                self.has_drum = True

    def reach(self) -> int:
        """Return the strength the whole hand could add to the line."""
        strength = 0
        for kind in range(MERCENARIES):
            strength += self.counts[kind] * (1 if self.is_winter else VALUE[kind])
        if self.has_drum:
            strength += strength
        elif self.counts[DRUM]:
            strength += strength + self.base
        return strength + HEROINE_STRENGTH * self.counts[HEROINE] + self.counts[COURTESAN]

    def passing(self) -> float:
        """Return the probability to pass."""
        if self.state.rules.draws_after_battle:
            return self._passing_when_spending()
        if self.lead > 0:
            if self.menace:
                # In proportion to the lead over all that a rival may lay that wins by the region.
                return PASS_IN_LEAD * min(
                    1.0, float(self.lead) / (UNSEEN_CARD_STRENGTH * self.menace)
                )
            return PASS_IN_LEAD * 0.5 if self.is_decisive else PASS_IN_LEAD
        reach = self.reach()
        if self.lead + reach <= 0:
            return PASS_IF_HOPELESS * 0.6 if self.is_decisive else PASS_IF_HOPELESS
        if self.is_decisive:
            return PASS_TO_OTHERS if self.is_relieved and self.is_threatened else PASS_IF_DECISIVE
        return min(
            MAX_PASS_PROBABILITY, MIN_PASS_PROBABILITY + PASS_GROWTH * (1 - self.lead) / (reach + 1)
        )

    def _passing_when_spending(self) -> float:
        """Return the probability to pass where cards are drawn after the battle."""
        if self.is_decisive:
            return SPENDING_PASS_IF_DECISIVE
        if self.lead > 0:
            return SPENDING_PASS_IN_LEAD
        return SPENDING_PASS_IF_HOPELESS if self.lead + self.reach() <= 0 else SPENDING_PASS

    def weight(self, kind: int) -> float:
        """Return the relative weight of laying a kind of card in hand."""
        state = self.state
        if kind < MERCENARIES:
            if self.is_winter:
                return 0.0 if any(self.counts[lower] for lower in range(kind)) else 1.0
            gain = VALUE[kind] + VALUE[kind] if self.has_drum else VALUE[kind]
            return 2.0 - VALUE[kind] * 0.1 if self.own_strength + gain > self.rival else 0.7
        if kind == HEROINE:
            return (
                1.5 if self.lead <= 0 and self.own_strength + HEROINE_STRENGTH > self.rival else 0.2
            )
        if kind == DRUM:
            if self.has_drum:
                return 0.0
            return (
                2.0
                if self.base > 3 and self.own_strength + self.base > self.rival
                else self.base * 0.05
            )
        if kind == WINTER:
            return 0.0 if self.is_winter else self._season(SEASON_WINTER)
        if kind == SPRING:
            return 0.0 if state.season == SEASON_SPRING else self._season(SEASON_SPRING)
        if kind == SCARECROW:
            return 0.1 if any(card < MERCENARIES for card in state.lines[self.seat]) else 0.0
        if kind == SURRENDER:
            if self.may_escape:
                return 9.0 if self.lead > 0 else 3.0
            return 3.0 if self.lead > 0 else 0.0
        if kind == BISHOP:
            return self._bishop()
        return 0.5

    def _season(self, season: int) -> float:
        """Return the weight of a season: whether it brings the lead, or at least helps."""
        state = self.state
        totals = guessed_strengths(state, self.seat, season)
        rival = 0
        for other in range(state.rules.seats):
            if other != self.seat and totals[other] > rival:
                rival = totals[other]
        after = totals[self.seat] - rival
        if after > 0 and self.lead <= 0:
            return 2.0
        return 0.4 if after > self.lead + 2 else 0.0

    def _bishop(self) -> float:
        """Return the weight of a bishop.

        In the third edition he strikes the highest cards: 0 if one of them is the seat's own, else
        more when behind. In the first edition he stops a rival from winning.
        """
        state = self.state
        if not state.rules.has_pope:
            return 1.0 if self.is_threatened else 0.1
        highest = highest_value(state, only_shown=True)
        struck = False
        for other in range(state.rules.seats):
            line = state.lines[other]
            length = len(line) - 1 if state.face_down_seats & BIT[other] else len(line)
            for i in range(length):
                if highest and VALUE[line[i]] == highest:
                    if other == self.seat:
                        return 0.0
                    struck = True
        if not struck:
            return 0.0
        return 1.5 if self.lead <= 0 else 0.3


def battle_weights(state: CondottiereState) -> list[float]:
    """Return the probability of each kind of card in battle, and at PASS_INDEX of passing."""
    weights = [0.0] * (KIND_COUNT + 1)
    outlook = BattleOutlook(state)
    total = 0.0
    if outlook.lead <= 0 or outlook.is_contested:
        for kind in range(KIND_COUNT):
            if outlook.counts[kind]:
                weights[kind] = outlook.weight(kind)
                total += weights[kind]
    if total <= 0.0:
        weights[PASS_INDEX] = 1.0
        return weights
    weights[PASS_INDEX] = outlook.passing()
    scale = (1.0 - weights[PASS_INDEX]) / total
    for kind in range(KIND_COUNT):
        weights[kind] *= scale
    return weights


# -- playouts --------------------------------------------------------------------------------------


def draw_action(state: CondottiereState, rng: Rng) -> Code:
    """Return a legal action drawn from these probabilities."""
    phase = state.phase
    if phase in (BATTLE, FINAL):
        weights = battle_weights(state)
        mark = rng.random()
        for kind in range(KIND_COUNT):
            mark -= weights[kind]
            if mark < 0.0:
                return _laying_code(state, kind, rng)
        return PASS
    codes = state.codes()
    if phase == DRAW:
        return codes[len(codes) - 1]
    if phase == KEEP:
        return _most_valuable(codes)
    if phase == CHOOSE:
        return _draw_region(state, codes, rng)
    return codes[rng.below(len(codes))]


def _draw_region(state: CondottiereState, codes: list[Code], rng: Rng) -> Code:
    """Return a region drawn from the weights of regions."""
    weights = _region_weights(state, codes)
    mark = rng.random() * sum(weights)
    for i in range(len(codes)):
        mark -= weights[i]
        if mark < 0.0:
            return codes[i]
    return codes[0]


def _laying_code(state: CondottiereState, kind: int, rng: Rng) -> Code:
    """Return the id of laying a card.

    A scarecrow takes back the highest mercenary; half of the bishops bar a region that wins the
    game for a rival.
    """
    if kind == SCARECROW:
        best = -1
        line = state.lines[state.turn]
        length = len(line) - 1 if state.face_down_seats & BIT[state.turn] else len(line)
        for i in range(length):
            if best < line[i] < MERCENARIES:
                best = line[i]
        return TAKE + (NO_MERCENARY if best < 0 else best)
    if kind != BISHOP or not state.rules.has_pope:
        return kind
    if state.phase == BATTLE and rng.below(2):
        wins = rivals_wins(state, state.turn) & state.free & ~BIT[state.region]
        if wins:
            regions = members_of(wins)
            return POPE + regions[rng.below(len(regions))]
    return POPE + POPE_OFF_MAP


def _most_valuable(codes: list[Code]) -> Code:
    """Return the action that keeps the most valuable cards."""
    best = codes[0]
    best_value = -1
    for code in codes:
        worth = 0
        for kind in kept_kinds(code):
            worth += KEEPING_VALUE[kind]
        if worth > best_value:
            best_value = worth
            best = code
    return best


# -- search ----------------------------------------------------------------------------------------


def preferences(state: CondottiereState, codes: list[Code]) -> list[float]:
    """Return the probability of each of `codes`; they add up to 1."""
    if state.phase in (BATTLE, FINAL):
        weights = _code_weights(state, codes)
    elif state.phase == CHOOSE:
        weights = _region_weights(state, codes)
    else:
        weights = [1.0] * len(codes)
    total = sum(weights)
    return [weight / total for weight in weights]


def _code_weights(state: CondottiereState, codes: list[Code]) -> list[float]:
    """Return the weight of each action, by which a playout chooses in a battle."""
    weights = battle_weights(state)
    takes = 0
    popes = 0
    dearest = NO_MERCENARY
    for code in codes:
        if POPE <= code < PASS:
            popes += 1
        elif TAKE <= code < POPE:
            takes += 1
            if code != TAKE + NO_MERCENARY:
                dearest = code - TAKE
    code_weights: list[float] = []
    for code in codes:
        if code >= PASS:
            weight = weights[PASS_INDEX]
        elif code >= POPE:
            weight = weights[BISHOP]
            if popes > 1:
                weight *= 0.4 if code == POPE + POPE_OFF_MAP else 0.6 / (popes - 1)
        elif code >= TAKE:
            weight = weights[SCARECROW]
            if takes > 1:
                weight *= 0.6 if code == TAKE + dearest else 0.4 / (takes - 1)
        else:
            weight = weights[code]
        code_weights.append(weight + MIN_PREFERENCE)
    return code_weights


def _region_weights(state: CondottiereState, codes: list[Code]) -> list[float]:
    """Return weights: high for a region that wins the game or borders one of the seat's, low for
    one that wins it for a rival.
    """
    own_regions = winning_regions(state, state.turn)
    others = rivals_wins(state, state.turn)
    weights: list[float] = []
    for code in codes:
        weight = 1.0
        if code < DECLINE:
            region = code - CHOOSE_REGION
            if own_regions & BIT[region]:
                weight = 4.0
            elif NEIGHBOURS[region] & state.owned[state.turn]:
                weight = 2.0
            if others & BIT[region]:
                weight *= SHUNNED_REGION_FACTOR
        weights.append(weight)
    return weights
