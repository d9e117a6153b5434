"""Probabilities of actions of a reasonable player, for playouts and as the prior of the search.

They depend on the hand of the seat to move and on what it sees of the battle.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.condottiere.bots.heuristics import WORTH
from engine.games.condottiere.bots.outlook import (
    USUAL,
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
    KINDS,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    VALUE,
    WINTER,
)
from engine.games.condottiere.rules.battle import (
    HEROIC,
    NOTHING,
    OFF_MAP,
    highest_value,
)
from engine.games.condottiere.rules.regions import BIT, NEIGHBOURS, NOWHERE, members
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    PASS,
    POPE,
    TAKE,
    CondottiereState,
    kept_kinds,
)
from engine.games.condottiere.rules.table import (
    BATTLE,
    CHOOSE,
    DRAW,
    FINAL,
    KEEP,
    SPRINGLIKE,
    WINTRY,
)

#: The index of passing in `battle_weights`, after the kinds of cards.
PASSING: Final = KINDS
#: The probability to pass in the lead.
RESTING: Final = 0.7
#: The probability to pass if the hand cannot catch up.
HOPELESS: Final = 0.85
#: The probability to pass in a battle that decides the game.
DECISIVE: Final = 0.1
#: The probability to pass in such a battle if another seat may stop the leading rival.
LEFT: Final = 0.3
#: The least probability to pass in all other cases.
READY: Final = 0.2
#: The growth of this probability with the share of the hand needed to catch up.
PRICE: Final = 0.7
#: The greatest probability to pass in these cases.
MAX_PASS_PROBABILITY: Final = 0.95
#: The probability to pass in the lead where cards are drawn after each battle and so are spent
#: freely. This and the next three are frequencies of frozen1-level4 in 60 such matches.
SPENDING_RESTING: Final = 0.25
#: The same if the hand cannot catch up.
SPENDING_HOPELESS: Final = 0.3
#: The same in a battle that decides the game.
SPENDING_DECISIVE: Final = 0.05
#: The same in all other cases.
SPENDING: Final = 0.12
#: The factor for a region that wins the game for a rival.
SHUNNED: Final = 0.2
#: The least preference of each action in the search.
FLOOR: Final = 0.02


class Outlook:
    """A battle as the seat to move sees it."""

    def __init__(self, table: CondottiereState) -> None:
        seat = table.turn
        self.table: CondottiereState = table
        self.seat: int = seat
        totals = guessed_strengths(table, seat, table.season)
        self.own: int = totals[seat]
        #: The strength of the strongest rival line.
        self.rival: int = 0
        leader = seat
        #: Whether another seat may still lay cards.
        self.contested: bool = False
        #: Whether such a seat would not win the game by the region.
        self.relieved: bool = False
        #: The most cards of such a seat that would win the game.
        self.menace: int = 0
        for other in range(table.rules.seats):
            if other == seat:
                continue
            if totals[other] > self.rival:
                self.rival = totals[other]
                leader = other
            if table.hands[other] and not table.passed & BIT[other]:
                self.contested = True
                if not would_win(table, other):
                    self.relieved = True
                elif len(table.hands[other]) > self.menace:
                    self.menace = len(table.hands[other])
        #: The own lead over the strongest rival line; below 0 behind it.
        self.lead: int = self.own - self.rival
        #: Whether a leading rival would win the game.
        self.threat: bool = self.lead <= 0 and leader != seat and would_win(table, leader)
        #: Whether a leading rival or the own seat would win the game.
        self.decisive: bool = table.region == NOWHERE or self.threat or would_win(table, seat)
        #: Whether the game goes on if the battle ends now, but might end if the battle goes on.
        self.escape: bool = self.menace > 0 and not self.threat
        self.winter: bool = table.season == WINTRY
        self.counts: list[int] = [0] * KINDS
        for kind in table.hands[seat]:
            self.counts[kind] += 1
        if table.phase == FINAL and not table.rules.fresh_final:
            self.counts[SURRENDER] = 0
            self.counts[BISHOP] = 0
        self.base: int = 0
        self.drum: bool = False
        for kind in table.lines[seat]:
            if kind < MERCENARIES:
                self.base += 1 if self.winter else VALUE[kind]
            elif kind == DRUM:
                self.drum = True

    def reach(self) -> int:
        """Return the strength the whole hand could add to the line."""
        found = 0
        for kind in range(MERCENARIES):
            found += self.counts[kind] * (1 if self.winter else VALUE[kind])
        if self.drum:
            found += found
        elif self.counts[DRUM]:
            found += found + self.base
        return found + HEROIC * self.counts[HEROINE] + self.counts[COURTESAN]

    def passing(self) -> float:
        """Return the probability to pass."""
        if self.table.rules.draws_after_battle:
            return self._passing_when_spending()
        if self.lead > 0:
            if self.menace:
                # In proportion to the lead over all that a rival may lay that wins by the region.
                return RESTING * min(1.0, float(self.lead) / (USUAL * self.menace))
            return RESTING * 0.5 if self.decisive else RESTING
        reach = self.reach()
        if self.lead + reach <= 0:
            return HOPELESS * 0.6 if self.decisive else HOPELESS
        if self.decisive:
            return LEFT if self.relieved and self.threat else DECISIVE
        return min(MAX_PASS_PROBABILITY, READY + PRICE * (1 - self.lead) / (reach + 1))

    def _passing_when_spending(self) -> float:
        """Return the probability to pass where cards are drawn after the battle."""
        if self.decisive:
            return SPENDING_DECISIVE
        if self.lead > 0:
            return SPENDING_RESTING
        return SPENDING_HOPELESS if self.lead + self.reach() <= 0 else SPENDING

    def weight(self, kind: int) -> float:
        """Return the relative weight of laying a kind of card in hand."""
        table = self.table
        if kind < MERCENARIES:
            if self.winter:
                return 0.0 if any(self.counts[lower] for lower in range(kind)) else 1.0
            gain = VALUE[kind] + VALUE[kind] if self.drum else VALUE[kind]
            return 2.0 - VALUE[kind] * 0.1 if self.own + gain > self.rival else 0.7
        if kind == HEROINE:
            return 1.5 if self.lead <= 0 and self.own + HEROIC > self.rival else 0.2
        if kind == DRUM:
            if self.drum:
                return 0.0
            return 2.0 if self.base > 3 and self.own + self.base > self.rival else self.base * 0.05
        if kind == WINTER:
            return 0.0 if self.winter else self._season(WINTRY)
        if kind == SPRING:
            return 0.0 if table.season == SPRINGLIKE else self._season(SPRINGLIKE)
        if kind == SCARECROW:
            return 0.1 if any(card < MERCENARIES for card in table.lines[self.seat]) else 0.0
        if kind == SURRENDER:
            if self.escape:
                return 9.0 if self.lead > 0 else 3.0
            return 3.0 if self.lead > 0 else 0.0
        if kind == BISHOP:
            return self._bishop()
        return 0.5

    def _season(self, season: int) -> float:
        """Return the weight of a season: whether it brings the lead, or at least helps."""
        table = self.table
        totals = guessed_strengths(table, self.seat, season)
        rival = 0
        for other in range(table.rules.seats):
            if other != self.seat and totals[other] > rival:
                rival = totals[other]
        after = totals[self.seat] - rival
        if after > 0 and self.lead <= 0:
            return 2.0
        return 0.4 if after > self.lead + 2 else 0.0

    def _bishop(self) -> float:
        """Return the weight of a bishop.

        Third edition: he strikes rivals' highest cards, but none of the own. First edition: he
        stops a rival from winning.
        """
        table = self.table
        if not table.rules.pope:
            return 1.0 if self.threat else 0.1
        highest = highest_value(table, True)
        struck = False
        for other in range(table.rules.seats):
            line = table.lines[other]
            length = len(line) - 1 if table.face_down_seats & BIT[other] else len(line)
            for i in range(length):
                if highest and VALUE[line[i]] == highest:
                    if other == self.seat:
                        return 0.0
                    struck = True
        if not struck:
            return 0.0
        return 1.5 if self.lead <= 0 else 0.3


def battle_weights(table: CondottiereState) -> list[float]:
    """Return the probability of each kind of card in battle, and of PASSING."""
    weights = [0.0] * (KINDS + 1)
    outlook = Outlook(table)
    total = 0.0
    if outlook.lead <= 0 or outlook.contested:
        for kind in range(KINDS):
            if outlook.counts[kind]:
                weights[kind] = outlook.weight(kind)
                total += weights[kind]
    if total <= 0.0:
        weights[PASSING] = 1.0
        return weights
    weights[PASSING] = outlook.passing()
    scale = (1.0 - weights[PASSING]) / total
    for kind in range(KINDS):
        weights[kind] *= scale
    return weights


# -- Playouts --------------------------------------------------------------------------------------


def draw_action(table: CondottiereState, rng: Rng) -> Code:
    """Return a legal action drawn from these probabilities."""
    phase = table.phase
    if phase in (BATTLE, FINAL):
        weights = battle_weights(table)
        mark = rng.random()
        for kind in range(KINDS):
            mark -= weights[kind]
            if mark < 0.0:
                return _laying_code(table, kind, rng)
        return PASS
    codes = table.codes()
    if phase == DRAW:
        return codes[len(codes) - 1]
    if phase == KEEP:
        return _most_valuable(codes)
    if phase == CHOOSE:
        return _draw_region(table, codes, rng)
    return codes[rng.below(len(codes))]


def _draw_region(table: CondottiereState, codes: list[Code], rng: Rng) -> Code:
    """Return a region drawn from the weights of regions."""
    weights = _region_weights(table, codes)
    mark = rng.random() * sum(weights)
    for i in range(len(codes)):
        mark -= weights[i]
        if mark < 0.0:
            return codes[i]
    return codes[0]


def _laying_code(table: CondottiereState, kind: int, rng: Rng) -> Code:
    """Return the id of laying a card.

    A scarecrow takes back the highest mercenary; half of the bishops bar a region that wins the
    game for a rival.
    """
    if kind == SCARECROW:
        best = -1
        line = table.lines[table.turn]
        length = len(line) - 1 if table.face_down_seats & BIT[table.turn] else len(line)
        for i in range(length):
            if best < line[i] < MERCENARIES:
                best = line[i]
        return TAKE + (NOTHING if best < 0 else best)
    if kind != BISHOP or not table.rules.pope:
        return kind
    if table.phase == BATTLE and rng.below(2):
        wins = rivals_wins(table, table.turn) & table.free & ~BIT[table.region]
        if wins:
            regions = members(wins)
            return POPE + regions[rng.below(len(regions))]
    return POPE + OFF_MAP


def _most_valuable(codes: list[Code]) -> Code:
    """Return the action that keeps the most valuable cards."""
    best = codes[0]
    best_value = -1
    for code in codes:
        worth = 0
        for kind in kept_kinds(code):
            worth += WORTH[kind]
        if worth > best_value:
            best_value = worth
            best = code
    return best


# -- Search ----------------------------------------------------------------------------------------


def preferences(table: CondottiereState, codes: list[Code]) -> list[float]:
    """Return the probability of each of `codes`; they add up to 1."""
    if table.phase in (BATTLE, FINAL):
        found = _code_weights(table, codes)
    elif table.phase == CHOOSE:
        found = _region_weights(table, codes)
    else:
        found = [1.0] * len(codes)
    total = sum(found)
    return [weight / total for weight in found]


def _code_weights(table: CondottiereState, codes: list[Code]) -> list[float]:
    weights = battle_weights(table)
    takes = 0
    popes = 0
    dearest = NOTHING
    for code in codes:
        if POPE <= code < PASS:
            popes += 1
        elif TAKE <= code < POPE:
            takes += 1
            if code != TAKE + NOTHING:
                dearest = code - TAKE
    found: list[float] = []
    for code in codes:
        if code >= PASS:
            weight = weights[PASSING]
        elif code >= POPE:
            weight = weights[BISHOP]
            if popes > 1:
                weight *= 0.4 if code == POPE + OFF_MAP else 0.6 / (popes - 1)
        elif code >= TAKE:
            weight = weights[SCARECROW]
            if takes > 1:
                weight *= 0.6 if code == TAKE + dearest else 0.4 / (takes - 1)
        else:
            weight = weights[code]
        found.append(weight + FLOOR)
    return found


def _region_weights(table: CondottiereState, codes: list[Code]) -> list[float]:
    """Return weights that favour neighbours of own regions and winning ones, but no rival's."""
    own = winning_regions(table, table.turn)
    others = rivals_wins(table, table.turn)
    found: list[float] = []
    for code in codes:
        weight = 1.0
        if code < DECLINE:
            region = code - CHOOSE_REGION
            if own & BIT[region]:
                weight = 4.0
            elif NEIGHBOURS[region] & table.owned[table.turn]:
                weight = 2.0
            if others & BIT[region]:
                weight *= SHUNNED
        found.append(weight)
    return found
