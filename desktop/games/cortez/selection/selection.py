"""How a selection in Cortez changes, without pictures: troops, squares, cards, numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from desktop.games.cortez.selection import routes as steps
from desktop.games.cortez.selection.forms import RowKind
from desktop.games.cortez.selection.state import Item, SelectionStage, SelectionState
from engine.core.values import Action
from engine.games.cortez.actions import (
    AddWarrior,
    AddWeapon,
    Attack,
    Bribe,
    Collar,
    Flight,
    Mark,
    Move,
    PlaceLoser,
    PlayBribery,
)

#: The steps by which a bid changes at once.
LEAP_STEPS = 5


class CortezSelection(SelectionState):
    """A selection as the user changes it, with the pointer, the keyboard or a hint."""

    # -- the stages --------------------------------------------------------------------------------

    def open_stage(self) -> bool:
        """Go on to the troop that a card moves, or to the squares of the troop pointed at.

        Return whether there was such a stage.
        """
        if self.stage is SelectionStage.CARD and self.item is not None and self.item in self.items:
            self.card = self.item[1]
            self.stage, self.target = SelectionStage.TROOP, None
            return True
        if self.stage is SelectionStage.TROOP and not self.marks:
            return self.choose_troop(self.troops.get(self.target or ""))
        return False

    def open_laying(self) -> bool:
        """Open the form for laying several cards at once; return whether there is such a form.

        It starts with all cards that can be laid, or with the numbers chosen before a hint showed
        another action.
        """
        if self.laying_form is None or self.is_laying_several:
            return False
        self.form, self.stage, self.is_changed = self.laying_form, SelectionStage.FORM, True
        self.item = self.button = None
        self.row, self.values = 0, self.counts_before_hint or max(self.actions_by_values)
        self.counts_before_hint, self.picked_counts = (), {}
        return True

    def pick(self, wanted: Mapping[str, int]) -> bool:
        """Choose cards of the hand for laying at once, as many of `wanted` as possible.

        `wanted` has warriors by their values as text, and "weapon". Return whether any could be
        chosen.
        """
        if self.laying_form is None:
            return False
        count_by_value = {
            value: min(number, self.hand.count(value)) for value, number in wanted.items()
        }
        warriors = {value: number for value, number in count_by_value.items() if number > 0}
        weapons, unarmed_warriors = self.arms
        number = sum(warriors.values())
        arms = max(0, min(wanted.get("weapon", 0), weapons, unarmed_warriors + number))
        if not number + arms:
            return False
        self.form, self.stage, self.is_changed = self.laying_form, SelectionStage.FORM, True
        self.item = self.button = None
        self.row, self.values, self.counts_before_hint = 0, (number, arms), ()
        self.laid_first = None
        self.picked_counts = {**warriors, "weapon": arms} if arms else warriors
        return True

    def pick_plan(self, plan: Sequence[Action]) -> None:
        """Choose the cards that a hint lays at once, beginning with its first."""
        values = (str(action.value) for action in plan if isinstance(action, AddWarrior))
        weapons = sum(isinstance(action, AddWeapon) for action in plan)
        if self.pick(Counter(values) + Counter(weapon=weapons)):
            self.laid_first = plan[0]

    def pick_range(self, card: str) -> bool:
        """Choose all cards from the last clicked card, or from the best one, to this card."""
        if card == "weapon":
            return self.pick({**self.chosen_counts, card: self.arms[0]})
        values = sorted(set(self.hand), key=int)
        if card not in values:
            return False
        first = self.range_start if self.range_start in values else values[-1]
        low, high = sorted((int(first), int(card)))
        weapons = self.chosen_counts.get("weapon", 0)
        chosen = {value: self.hand.count(value) for value in values if low <= int(value) <= high}
        return self.pick({**chosen, "weapon": weapons})

    def pick_another(self, card: str) -> bool:
        """Choose one more of a card, or none of it where no more can be chosen."""
        before = self.chosen_counts
        self.range_start = card
        self.pick({**before, card: before.get(card, 0) + 1})
        if self.chosen_counts != before:
            return True
        return self.pick({**before, card: 0}) or (self.is_laying_several and self.step_back())

    def point_near(self, item: Item) -> None:
        """Point at a card of the hand, or where it was just laid at the next warrior.

        That is the best of the lower values, else the lowest value.
        """
        if item not in self.items and item[0] == "warrior":
            warriors_left = sorted(int(name) for family, name in self.items if family == "warrior")
            lesser = [value for value in warriors_left if value < int(item[1])]
            if warriors_left:
                item = "warrior", str(lesser[-1] if lesser else warriors_left[0])
        if item in self.items:
            self.item = item

    def choose_troop(self, troop: str | None) -> bool:
        """Choose a troop to move; return whether it can move."""
        if troop is None or troop not in self.paths.get(self.card or "", {}):
            return False
        self.troop, self.target, self.stage = troop, None, SelectionStage.SQUARE
        return True

    def step_back(self) -> bool:
        """Go one stage back; return whether there was one."""
        if self.is_interruption and self.troop is None:
            # Everything before the troop is given up at once.
            return False
        if not self.is_started and (self.kind != "trade" or self.is_folded):
            return False
        if self.is_laying_several:
            self.form, self.stage, self.is_changed = None, SelectionStage.LAY, False
            self.values, self.row, self.picked_counts = (), 0, {}
        elif self.button is not None or (
            self.target is not None and self.stage is not SelectionStage.SQUARE
        ):
            self.button = self.target = None
        elif self.troop is not None:
            self.troop = self.target = None
            self.stage = SelectionStage.TROOP
        elif self.card is not None:
            self.card, self.stage = None, SelectionStage.CARD
        else:
            self.item = self.target = None
            self.values, self.is_changed = self._untouched, False
            self.row, self.is_unfolded = 0, False
        return True

    def meant_card_action(self, family: str, name: str) -> Action | None:
        """Return the action that a click on a card of the hand would have meant, or None."""
        if self.stage is SelectionStage.LAY and family == "warrior":
            return AddWarrior(int(name))
        if self.stage is SelectionStage.LAY and name == "weapon":
            return AddWeapon()
        if self.stage is SelectionStage.CARD and family == "bribery":
            return PlayBribery(name) if self.is_interruption else Bribe(name)
        return None

    # -- numbers -----------------------------------------------------------------------------------

    def can_step(self, row: int, step: int) -> bool:
        """Return whether a number of the form can be raised or lowered."""
        return self.form is not None and self.form.step_row(self.values, row, step) is not None

    def step(self, row: int, step: int) -> bool:
        """Raise or lower a number of the form; return whether that was possible."""
        changed = self.form.step_row(self.values, row, step) if self.form is not None else None
        if changed is None:
            return False
        self.values, self.row, self.button, self.is_changed = changed, row, None, True
        self.picked_counts = {}
        return True

    def step_by(self, row: int, steps: int) -> bool:
        """Take several steps at once, or as many as possible; return whether the number changed."""
        ahead = 1 if steps > 0 else -1
        return sum(self.step(row, ahead) for _ in range(abs(steps))) > 0

    def put(self, card: str, step: int) -> bool:
        """Add a card of the hand to the given or discarded cards, or take one back.

        Return whether that was possible.
        """
        row = self.row_of(card)
        return row is not None and self.step(row, step)

    def row_of(self, card: str) -> int | None:
        """Return the row that counts how many of a card are given or discarded, or None."""
        if self.form is None:
            return None
        row = self.form.index_of_row(RowKind.GIVE, card)
        return self.form.index_of_row(RowKind.DISCARD, card) if row is None else row

    def skipped_numbers(self, step: int) -> range:
        """Return the numbers that the next step of the first row leaves out."""
        changed = self.form.step_row(self.values, 0, step) if self.form is not None else None
        if changed is None:
            return range(0)
        low, high = sorted((self.values[0], changed[0]))
        return range(low + 1, high)

    def can_set(self, row: int, value: int) -> bool:
        """Return whether choosing a value of a row changes anything."""
        return not self.is_changed or bool(self.picked_counts) or self.values[row] != value

    def set_row(self, row: int, value: int) -> bool:
        """Choose a value in a row that does not count cards; return whether the row has it."""
        if self.form is None or value not in self.form.rows[row].values:
            return False
        self.values, self.row = self.form.with_value(self.values, row, value), row
        self.button, self.is_changed, self.picked_counts = None, True, {}
        return True

    # -- hints and earlier choices -----------------------------------------------------------------

    def lead_to(self, action: Action) -> None:
        """Settle everything as in `action`, without giving it."""
        self.item = self.card = self.troop = self.target = self.button = None
        if self.is_laying_several:
            # The hint shows other cards than the picked ones.
            self.counts_before_hint = () if self.picked_counts else self.values
            self.form, self.values, self.picked_counts = None, (), {}
        self.stage, self.is_changed = self.first_stage, False
        match action:
            case Bribe(card, troop, to):
                self.item = "bribery", card
                if troop is not None:
                    self.open_stage()
                    self.choose_troop(troop)
                    self.target = to
            case Move(troop, to) | Flight(troop, to) | Attack(troop, to):
                self.choose_troop(troop)
                self.target = to
            case Mark(troop) | Collar(troop) if troop in self.marks:
                self.target = self.at[troop]
            case PlaceLoser(to):
                self.target = to
            case _ if action in self.plain:
                self.button = self.plain.index(action)
            case _ if self.form is not None:
                self.values = self.form.values_of(action) or self.values
                self.is_changed = True
            case _:
                self.item = next((i for i, one in self.items.items() if one == action), None)
                self.target = next((s for s, one in self.bridges.items() if one == action), None)

    def resume(self, before: CortezSelection) -> None:
        """Continue where another selection of the same decision was."""
        if before.kind != self.kind or before.seat != self.seat:
            return
        if before.card is not None and ("bribery", before.card) in self.items:
            self.item = "bribery", before.card
            self.open_stage()
        self.choose_troop(before.troop)
        if before.target in self.targets:
            self.target = before.target
        forms = self.form, before.form
        if forms[0] is not None and forms[1] is not None and forms[0].fits(forms[1], before.values):
            self.values, self.row = before.values, before.row
            self.is_changed, self.is_unfolded = before.is_changed, before.is_unfolded
        if before.button is not None and before.plain[before.button] in self.plain:
            self.button = self.plain.index(before.plain[before.button])
        if before.item in self.items:
            self.item = before.item
        if before.picked_counts:
            self.pick(before.picked_counts)
            self.laid_first = before.laid_first
        elif (
            before.is_laying_several
            and self.open_laying()
            and before.values in self.actions_by_values
        ):
            self.values, self.row = before.values, before.row

    # -- the keyboard ------------------------------------------------------------------------------

    def select_next(self, step: int) -> bool:
        """Move the keyboard focus to the next troop, card, row or button.

        Return False beyond the last.
        """
        choices, here = self._in_order()
        if not choices:
            return False
        at = list(choices).index(here) + step if here in choices else (0 if step > 0 else -1)
        if not -1 <= at < len(choices) or (at < 0 and here in choices):
            return False
        self._focus(choices[at])
        return True

    def go_to_end(self, step: int) -> None:
        """Move the keyboard focus to the first (-1) or the last (1) troop, card, row or button."""
        choices, _ = self._in_order()
        if choices:
            self._focus(choices[0 if step < 0 else -1])

    def _in_order(self) -> tuple[Sequence[object], object]:
        """Return what Tab goes through at this stage, and the one with the keyboard focus."""
        match self.stage:
            case SelectionStage.TROOP | SelectionStage.SQUARE | SelectionStage.BRIDGE:
                return sorted(self.targets, key=steps.reading_order), self.target
            case SelectionStage.CARD | SelectionStage.LAY:
                return list(self.items), self.item
            case SelectionStage.FORM:
                return range(len(self.form.rows) if self.form else 0), self.row
            case _:
                return range(len(self.plain)), self.button

    def _focus(self, thing: object) -> None:
        """Put the keyboard focus on a thing offered by `select_next`."""
        match thing:
            case (str(family), str(name)):
                self.item = family, name
            case str(square):
                self.target = square
            case int(number) if self.stage is SelectionStage.FORM:
                self.row = number
            case int(number):
                self.button = number

    def walk(self, dx: int, dy: int) -> None:
        """Move the keyboard focus to the next choosable thing in a direction."""
        match self.stage:
            case SelectionStage.TROOP | SelectionStage.SQUARE | SelectionStage.BRIDGE:
                self.button = None
                start = self.at.get(self.troop or "") if self.target is None else self.target
                self.target = steps.next_square(start, self.targets, dx, dy) or self.target
            case SelectionStage.FORM if self.form is not None:
                if dx:
                    self.step(self.row, dx)
                elif self.form.rows[self.row].part is RowKind.AMOUNT:
                    self.step_by(self.row, -dy * LEAP_STEPS)
                else:
                    self.row = (self.row + dy) % len(self.form.rows)
            case _:
                self.select_next(dx or dy)
