"""Answers made of several numbers: so many cards of each kind, for whom, at what price.

A form has rows, and an answer is a tuple of a number for each. Of a row of cards only so many can
be added as some answer still holds; any other row takes one of its values, and the rest follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.core.values import Action, Decision
from engine.games.cortez.actions import (
    PRICES,
    SIDES,
    AddWarrior,
    AddWeapon,
    Bid,
    Keep,
    Mercenary,
    Offer,
    Pay,
    Trade,
)
from engine.games.cortez.cards import PROVISION_NAMES, VALUES
from engine.games.cortez.views.view import CortezView

Values = tuple[int, ...]


class Part(Enum):
    """What a row counts or chooses."""

    DISCARD = "discard"  # provisions of a type, or warriors of a value, that are not kept
    GIVE = "give"  # provisions of a type
    GET = "get"
    PARTNER = "partner"  # a seat
    AMOUNT = "amount"  # of a bid
    SIDE = "side"  # of a combat, by its number in SIDES
    WARRIOR = "warrior"  # its value, 0: none
    WEAPONS = "weapons"
    PRICE = "price"  # by its number in PRICES
    BEST = "best"  # so many of one's best warriors, to be laid at once
    ARMS = "arms"  # weapons for them


_CARDS = (Part.DISCARD, Part.GIVE, Part.GET)


@dataclass(frozen=True, slots=True)
class Row:
    """One number of an answer."""

    part: Part
    #: Of cards: the name of a provision, or a warrior's value as text.
    card: str
    #: What it may be, ascending.
    values: Values

    @property
    def cards(self) -> bool:
        """Whether it counts cards."""
        return self.part in _CARDS


@dataclass(frozen=True)
class Form:
    """The rows, and the answers by their numbers."""

    rows: tuple[Row, ...]
    answers: Mapping[Values, Action]

    def start(self) -> Values:
        """Nothing chosen: no cards, and the first of everything else."""
        first = next(iter(self.answers))
        if any(row.cards for row in self.rows):
            pairs = zip(self.rows, first, strict=True)
            return tuple(0 if row.cards else value for row, value in pairs)
        return first

    def numbers(self, action: Action) -> Values | None:
        """The numbers of an answer."""
        return next((key for key, answer in self.answers.items() if answer == action), None)

    def row(self, part: Part, card: str = "") -> int | None:
        """The place of a row."""
        for i, row in enumerate(self.rows):
            if row.part is part and row.card == card:
                return i
        return None

    def stepped(self, values: Values, row: int, step: int) -> Values | None:
        """The numbers with a row one step on or back; None where it cannot go."""
        if self.rows[row].cards:
            number = values[row] + step
            changed = (*values[:row], number, *values[row + 1 :])
            return changed if number >= 0 and self.missing(changed) is not None else None
        choices = self.rows[row].values
        at = choices.index(values[row]) + step
        return self.set(values, row, choices[at]) if 0 <= at < len(choices) else None

    def set(self, values: Values, row: int, value: int) -> Values:
        """The numbers with a value in a row that counts no cards; the others give way to it."""
        wanted = (*values[:row], value, *values[row + 1 :])
        if self.missing(wanted) is not None:
            return wanted
        near = [key for key in self.answers if key[row] == value]
        return min(near, key=lambda key: _apart(key, wanted))

    def missing(self, values: Values) -> int | None:
        """How many cards are missing to the next answer; None if there is none ahead."""
        counted = [row.cards for row in self.rows]
        best: int | None = None
        for key in self.answers:
            more = 0
            for number, have, cards in zip(key, values, counted, strict=True):
                if number < have or (number != have and not cards):
                    break
                more += number - have
            else:
                best = more if best is None else min(best, more)
        return best


def _apart(key: Values, wanted: Values) -> tuple[int, int]:
    """How far numbers are from others: in how many rows, and by how much."""
    pairs = list(zip(key, wanted, strict=True))
    return sum(a != b for a, b in pairs), sum(abs(a - b) for a, b in pairs)


def form_of(legal: Sequence[Action], hand: Sequence[str]) -> Form | None:
    """The form among these answers, if there is one.

    `hand`: the cards of which some are kept, provisions by name or warriors by value as text.
    """
    found: dict[Values, Action] = {}
    heads: list[tuple[Part, str]] = []
    give = [(Part.GIVE, name) for name in PROVISION_NAMES]
    for action in legal:
        match action:
            case Keep(cards):
                kinds = [str(value) for value in range(1, VALUES)]
                kinds = PROVISION_NAMES if any(card in PROVISION_NAMES for card in hand) else kinds
                heads = [(Part.DISCARD, kind) for kind in kinds]
                kept = [str(card) for card in cards]
                found[tuple(hand.count(kind) - kept.count(kind) for kind in kinds)] = action
            case Pay(cards) | Offer(cards):
                heads = give
                found[_counts(cards)] = action
            case Bid(amount):
                heads = [(Part.AMOUNT, "")]
                found[(amount,)] = action
            case Trade(partner, given, got):
                heads = [
                    (Part.PARTNER, ""), *give, *((Part.GET, name) for name in PROVISION_NAMES)
                ]  # fmt: skip
                found[(partner, *_counts(given), *_counts(got))] = action
            case Mercenary(side, warriors, weapons, price):
                heads = [(part, "") for part in (Part.SIDE, Part.WARRIOR, Part.WEAPONS, Part.PRICE)]
                value = warriors[0] if warriors else 0
                found[(SIDES.index(side), value, weapons, PRICES.index(price))] = action
    if not found:
        return None
    columns = zip(*found, strict=True)
    rows = [
        Row(part, card, tuple(sorted(set(column))))
        for (part, card), column in zip(heads, columns, strict=True)
    ]
    return Form(tuple(rows), found)


def laying_of(
    warriors: Sequence[str], weapons: int, bare: int
) -> tuple[Form, Mapping[Values, tuple[Action, ...]]] | None:
    """The form with which several cards are laid at once, and what each of its answers is made of;
    None where less than two can be laid.

    `warriors`: the values in hand, as text; `bare`: those on one's side that no weapon doubles yet.
    """
    best = sorted(map(int, warriors), reverse=True)
    acts: dict[Values, tuple[Action, ...]] = {}
    for number in range(len(best) + 1):
        laid = tuple(AddWarrior(value) for value in best[:number])
        for arms in range(min(weapons, bare + number) + 1):
            if number + arms:
                acts[number, arms] = laid + (AddWeapon(),) * arms
    if max(map(len, acts.values()), default=0) < 2:
        return None
    heads = ((Part.BEST, ""), (Part.ARMS, ""))
    rows = [
        Row(part, card, tuple(sorted({values[i] for values in acts})))
        for i, (part, card) in enumerate(heads)
    ]
    return Form(tuple(rows), {values: act[0] for values, act in acts.items()}), acts


def kept_from(view: CortezView, decision: Decision) -> Sequence[str]:
    """The cards of which some are kept, as a form wants them; those not seen are left out."""
    if decision.kind == "keep_provisions":
        return [card for card in view.provisions[decision.seat] if card is not None]
    return [card[-1] for card in view.warriors[decision.seat] if card is not None]


def weapons_of(view: CortezView, decision: Decision) -> tuple[int, int]:
    """The weapons in hand of a fighter, and how many warriors on their side lack one."""
    combat, seat = view.combat, decision.seat
    if combat is None or seat not in (combat.attacker, combat.defender):
        return 0, 0
    side = 0 if seat == combat.attacker else 1
    return view.provisions[seat].count("weapon"), len(combat.laid[side]) - combat.weapons[side]


def _counts(cards: Sequence[str]) -> Values:
    """How many there are of each provision."""
    return tuple(cards.count(name) for name in PROVISION_NAMES)
