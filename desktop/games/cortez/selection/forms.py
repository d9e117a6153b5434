"""Forms for answers made of several numbers, such as bids, trades and payments.

A form has rows, and an entry is a tuple with one number for each row. A card row can be raised
while some action still has at least the chosen cards. Any other row takes one of its values, and
the rest of the numbers adapts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.core.values import Action, Decision
from engine.games.cortez.actions import (
    PRICES,
    SIDE_NAMES,
    AddWarrior,
    AddWeapon,
    Attack,
    Bid,
    Collar,
    Done,
    Draw,
    Flight,
    FlipBridge,
    Keep,
    Mark,
    Mercenary,
    Offer,
    Pass,
    Pay,
    PlaceLoser,
    Refuse,
    Trade,
)
from engine.games.cortez.cards import PROVISION_NAMES, VALUE_SLOTS
from engine.games.cortez.views.view import CortezView

Values = tuple[int, ...]


class RowKind(Enum):
    """The meaning of a row: the things it counts or chooses."""

    #: Provisions of a type, or warriors of a value, that are not kept.
    DISCARD = "discard"
    #: Provisions of a type.
    GIVE = "give"
    GET = "get"
    #: A seat.
    PARTNER = "partner"
    #: The amount of a bid.
    AMOUNT = "amount"
    #: A side of a combat, as its index in SIDE_NAMES.
    SIDE = "side"
    #: The value of a warrior, or 0.
    WARRIOR = "warrior"
    WEAPONS = "weapons"
    #: An index in PRICES.
    PRICE = "price"
    #: The number of the seat's best warriors to lay at once.
    BEST = "best"
    #: The number of weapons to lay with them.
    ARMS = "arms"


_CARDS = (RowKind.DISCARD, RowKind.GIVE, RowKind.GET)


@dataclass(frozen=True, slots=True)
class FormRow:
    """A row of a form: one number of an action."""

    part: RowKind
    #: For card rows the name of a provision, or a warrior's value as text; "" for other rows.
    card: str
    #: The possible numbers, ascending.
    values: Values

    @property
    def counts_cards(self) -> bool:
        """Whether the row counts cards."""
        return self.part in _CARDS


@dataclass(frozen=True)
class NumberForm:
    """The rows of a form, and the actions by their numbers."""

    rows: tuple[FormRow, ...]
    actions: Mapping[Values, Action]

    def initial_values(self) -> Values:
        """Return the initial numbers: no cards, and the first action's value in every other row."""
        first = next(iter(self.actions))
        if any(row.counts_cards for row in self.rows):
            pairs = zip(self.rows, first, strict=True)
            return tuple(0 if row.counts_cards else value for row, value in pairs)
        return first

    def fits(self, other: NumberForm, values: Values) -> bool:
        """Return whether the numbers of another form mean the same here and lead to an action."""
        rows = [(row.part, row.card) for row in self.rows]
        same = rows == [(row.part, row.card) for row in other.rows]
        return same and self.missing_cards(values) is not None

    def action(self, values: Values) -> Action | None:
        """Return the action with these numbers, or None."""
        return self.actions.get(values)

    def values_of(self, action: Action) -> Values | None:
        """Return the numbers of an action, or None if it is not in the form."""
        return next((key for key, answer in self.actions.items() if answer == action), None)

    def index_of_row(self, part: RowKind, card: str = "") -> int | None:
        """Return the index of a row, or None."""
        for i, row in enumerate(self.rows):
            if row.part is part and row.card == card:
                return i
        return None

    def step_row(self, values: Values, row_index: int, step: int) -> Values | None:
        """Return the numbers with a row raised or lowered, or None where it cannot be.

        For card rows `step` is a number of cards, for other rows a number of values.
        """
        if self.rows[row_index].counts_cards:
            number = values[row_index] + step
            changed = (*values[:row_index], number, *values[row_index + 1 :])
            return changed if number >= 0 and self.missing_cards(changed) is not None else None
        choices = self.rows[row_index].values
        at = choices.index(values[row_index]) + step
        return self.with_value(values, row_index, choices[at]) if 0 <= at < len(choices) else None

    def with_value(self, values: Values, row_index: int, value: int) -> Values:
        """Return the numbers with `value` in a row that does not count cards.

        If no action has that value together with the other numbers, the nearest answer with it is
        taken.
        """
        new_values = (*values[:row_index], value, *values[row_index + 1 :])
        if self.missing_cards(new_values) is not None:
            return new_values
        keys = [key for key in self.actions if key[row_index] == value]
        return min(keys, key=lambda key: _distance(key, new_values))

    def missing_cards(self, values: Values) -> int | None:
        """Return how many cards are missing to the nearest answer with more cards.

        0 means that the numbers are an action, None that no action can be reached by adding cards.
        """
        counted = [row.counts_cards for row in self.rows]
        best: int | None = None
        for key in self.actions:
            more = 0
            for number, have, cards in zip(key, values, counted, strict=True):
                if number < have or (number != have and not cards):
                    break
                more += number - have
            else:
                best = more if best is None else min(best, more)
        return best


def _distance(key: Values, wanted: Values) -> tuple[int, int]:
    """Return the distance of two tuples of numbers: differing rows, then the sum of differences."""
    pairs = list(zip(key, wanted, strict=True))
    return sum(a != b for a, b in pairs), sum(abs(a - b) for a, b in pairs)


def form_of(legal: Sequence[Action], hand: Sequence[str]) -> NumberForm | None:
    """Return the form of these legal actions, or None if they need none.

    `hand` has the cards from which some must be kept: provisions by name, or warriors by value as
    text.
    """
    action_by_values: dict[Values, Action] = {}
    row_specs: list[tuple[RowKind, str]] = []
    give = [(RowKind.GIVE, name) for name in PROVISION_NAMES]
    for action in legal:
        match action:
            case Keep(cards):
                kinds = [str(value) for value in range(1, VALUE_SLOTS)]
                kinds = PROVISION_NAMES if any(card in PROVISION_NAMES for card in hand) else kinds
                row_specs = [(RowKind.DISCARD, kind) for kind in kinds]
                kept_cards = [str(card) for card in cards]
                action_by_values[
                    tuple(hand.count(kind) - kept_cards.count(kind) for kind in kinds)
                ] = action
            case Pay(cards) | Offer(cards):
                row_specs = give
                action_by_values[_provision_counts(cards)] = action
            case Bid(amount):
                row_specs = [(RowKind.AMOUNT, "")]
                action_by_values[(amount,)] = action
            case Trade(partner, given, got):
                row_specs = [
                    (RowKind.PARTNER, ""), *give, *((RowKind.GET, name) for name in PROVISION_NAMES)
                ]  # fmt: skip
                action_by_values[(partner, *_provision_counts(given), *_provision_counts(got))] = (
                    action
                )
            case Mercenary(side, warriors, weapons, price):
                row_specs = [
                    (part, "")
                    for part in (RowKind.SIDE, RowKind.WARRIOR, RowKind.WEAPONS, RowKind.PRICE)
                ]
                value = warriors[0] if warriors else 0
                action_by_values[(SIDE_NAMES.index(side), value, weapons, PRICES.index(price))] = (
                    action
                )
    if not action_by_values:
        return None
    columns = zip(*action_by_values, strict=True)
    rows = [
        FormRow(part, card, tuple(sorted(set(column))))
        for (part, card), column in zip(row_specs, columns, strict=True)
    ]
    return NumberForm(tuple(rows), action_by_values)


def laying_form_of(
    warriors: Sequence[str], weapons: int, unarmed_warriors: int
) -> tuple[NumberForm, Mapping[Values, tuple[Action, ...]]] | None:
    """Return the form for laying several cards at once, with all actions that each entry stands
    for.

    None where fewer than two cards can be laid. `warriors` are the values in hand as text,
    `weapons` the number of weapons in hand, `unarmed_warriors` the number of warriors on the seat's
    side without a weapon.
    """
    best = sorted(map(int, warriors), reverse=True)
    layings: dict[Values, tuple[Action, ...]] = {}
    for number in range(len(best) + 1):
        laid_actions = tuple(AddWarrior(value) for value in best[:number])
        for arms in range(min(weapons, unarmed_warriors + number) + 1):
            if number + arms:
                layings[number, arms] = laid_actions + (AddWeapon(),) * arms
    if max(map(len, layings.values()), default=0) < 2:
        return None
    row_specs = ((RowKind.BEST, ""), (RowKind.ARMS, ""))
    rows = [
        FormRow(part, card, tuple(sorted({values[i] for values in layings})))
        for i, (part, card) in enumerate(row_specs)
    ]
    return NumberForm(tuple(rows), {values: act[0] for values, act in layings.items()}), layings


def picked_actions(counts: Mapping[str, int], first: Action | None) -> tuple[Action, ...]:
    """Return the actions that lay these cards, the best first; `first` goes before them.

    `counts` has warriors by their values as text, and "weapon".
    """
    values = sorted((int(name) for name in counts if name != "weapon"), reverse=True)
    laid_actions: list[Action] = [
        AddWarrior(value) for value in values for _ in range(counts[str(value)])
    ]
    laid_actions += [AddWeapon()] * counts.get("weapon", 0)
    return tuple(sorted(laid_actions, key=lambda action: action != first))


def discardable_cards(view: CortezView, decision: Decision) -> Sequence[str]:
    """Return the cards from which some must be kept, as `form_of` expects them.

    Cards that the view does not show are left out.
    """
    if decision.kind == "keep_provisions":
        return [card for card in view.provisions[decision.seat] if card is not None]
    return [card[-1] for card in view.warriors[decision.seat] if card is not None]


def weapons_of(view: CortezView, decision: Decision) -> tuple[int, int]:
    """Return a fighter's weapons in hand, and the number of warriors on its side without a weapon.

    (0, 0) for a seat that does not fight.
    """
    combat, seat = view.combat, decision.seat
    if combat is None or seat not in (combat.attacker, combat.defender):
        return 0, 0
    side = 0 if seat == combat.attacker else 1
    return view.provisions[seat].count("weapon"), len(combat.laid[side]) - combat.weapons[side]


def _provision_counts(cards: Sequence[str]) -> Values:
    """Return the number of cards of each provision."""
    return tuple(cards.count(name) for name in PROVISION_NAMES)


def public_actions(legal: Sequence[Action]) -> list[Action]:
    """Return the legal actions that reveal nothing hidden.

    These are the actions that everybody at the table could give or could see to be legal.
    """
    open_ones = (Mark, Pass, FlipBridge, Flight, Attack, Draw, Collar, PlaceLoser, Done, Refuse)
    return [action for action in legal if isinstance(action, open_ones)]
