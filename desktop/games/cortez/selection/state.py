"""The state of a selection in Cortez: the legal actions by their parts, and what is settled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from desktop.games.cortez.selection.forms import (
    NumberForm,
    RowKind,
    Values,
    form_of,
    laying_form_of,
    picked_actions,
)
from engine.core.values import Action, Seat
from engine.games.cortez.actions import (
    NONE,
    Accept,
    AddWarrior,
    AddWeapon,
    Attack,
    Bribe,
    BuyWarriors,
    Collar,
    Done,
    Draw,
    Flight,
    FlipBridge,
    Mark,
    Move,
    Pass,
    PlaceLoser,
    PlayBribery,
    Recruit,
    Refuse,
    Surrender,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import PROVISION_NAMES

#: A card of the hand: its family, and its name or for a warrior its value as text.
Item = tuple[str, str]
#: The kinds of cards in the tray, from left to right.
_IN_TRAY = ("provision", "warrior", "bribery")
#: Actions that have a button and need nothing else.
_PLAIN = (Pass, Recruit, Draw, Accept, Refuse, BuyWarriors, Done, Surrender)


class SelectionStage(Enum):
    """The stages of a choice. An action may take several of them."""

    #: A troop on the board.
    TROOP = "troop"
    #: The square where the troop goes.
    SQUARE = "square"
    BRIDGE = "bridge"
    #: A bribery card of the hand.
    CARD = "card"
    #: A warrior or a weapon of the hand, for a combat.
    LAY = "lay"
    #: The numbers of a form.
    FORM = "form"
    #: Buttons only.
    PLAIN = "plain"


@dataclass
class SelectionState:
    """The legal actions of a decision, and the settled part of an action."""

    legal: Sequence[Action] = field(compare=False)
    kind: str
    seat: Seat
    #: The square of each troop, by the troop's name.
    at: Mapping[str, str] = field(compare=False)
    #: The cards from which some must be kept, as `form_of` expects them.
    hand: Sequence[str] = field(default=(), compare=False)
    #: In a combat: weapons in hand, and warriors on the seat's side without a weapon.
    arms: tuple[int, int] = field(default=(0, 0), compare=False)
    #: Whether the seat has laid cards in this turn of a combat and Enter ends the laying.
    has_laid: bool = field(default=False, compare=False)
    stage: SelectionStage = SelectionStage.PLAIN
    #: The card of the hand under the pointer or the keyboard focus; and the bribery card being
    #: played.
    item: Item | None = None
    card: str | None = None
    troop: str | None = None
    #: The square under the pointer or the keyboard focus.
    target: str | None = None
    #: The numbers of the form, whether the user has changed them, and the row with the keyboard
    #: focus.
    values: Values = ()
    is_changed: bool = False
    row: int = 0
    #: Whether the user has asked for the form of a trade, which covers the board.
    is_unfolded: bool = False
    #: The index of the plain action with the keyboard focus.
    button: int | None = None
    #: The numbers chosen for laying several cards at once when a hint showed another action; ()
    #: without any.
    counts_before_hint: Values = ()
    #: The cards picked one by one for laying several at once, with their numbers, where they are
    #: not the best ones; and the card at which a range begins.
    picked_counts: Mapping[str, int] = field(default_factory=dict)
    range_start: str = ""
    #: Of an interruption: its form, its partner, and the number of the answered offer.
    interruption_form: NumberForm | None = field(default=None, compare=False)
    partner: Seat | None = None
    answered: int | None = None

    def __post_init__(self) -> None:
        #: Actions by bribery card ("" without a card), then by troop, then by square.
        self.paths: dict[str, dict[str, dict[str, Action]]] = {}
        #: Actions that need only a troop, a square, a bridge (by its square), or a card. A card
        #: that goes on to a troop has None.
        self.marks: dict[str, Action] = {}
        self.places: dict[str, Action] = {}
        self.bridges: dict[str, Action] = {}
        self.items: dict[Item, Action | None] = {}
        self.plain: list[Action] = []
        for action in self.legal:
            self._sort(action)
        # The keys go through the cards from left to right.
        self.items = dict(sorted(self.items.items(), key=lambda one: _IN_TRAY.index(one[0][0])))
        self.form: NumberForm | None = self.interruption_form or form_of(self.legal, self.hand)
        #: The form for laying several cards at once, also while it is not open; and the actions of
        #: each of its actions.
        self.laying_form: NumberForm | None = None
        self.actions_by_values: Mapping[Values, tuple[Action, ...]] = {}
        self.laid_first: Action | None = None
        if self.kind == "combat_step" and self.items:
            laying_form = laying_form_of(self.hand, *self.arms)
            self.laying_form, self.actions_by_values = laying_form or (None, {})
        self._untouched = self.form.initial_values() if self.form is not None else ()
        self.values = self._untouched
        self.stage = self.first_stage

    def _sort(self, action: Action) -> None:
        """Enter a legal action where its parts are chosen.

        They are chosen on the board, in the hand, or by a button.
        """
        match action:
            case Move(troop, to) | Flight(troop, to) | Attack(troop, to):
                self._add_path("", troop, to, action)
            case Bribe(card, str(troop), str(to)) | PlayBribery(card, str(troop), str(to)):
                self._add_path(card, troop, to, action)
                self.items["bribery", card] = None
            case Bribe(card) | PlayBribery(card):
                self.items["bribery", card] = action
            case Collar(troop) | FlipBridge(troop) if troop == NONE:
                self.plain.append(action)
            case Mark(troop) | Collar(troop):
                self.marks[troop] = action
            case FlipBridge(bridge):
                self.bridges[BOARD.name(BOARD.bridges[BOARD.bridge(bridge)].square)] = action
            case PlaceLoser(to):
                self.places[to] = action
            case AddWarrior(value):
                self.items["warrior", str(value)] = action
            case AddWeapon():
                self.items["provision", "weapon"] = action
            case _ if isinstance(action, _PLAIN):
                self.plain.append(action)

    def _add_path(self, card: str, troop: str, to: str, action: Action) -> None:
        self.paths.setdefault(card, {}).setdefault(troop, {})[to] = action

    # -- the stages --------------------------------------------------------------------------------

    @property
    def first_stage(self) -> SelectionStage:
        """The stage at which the choice begins."""
        if self.form is not None:
            return SelectionStage.FORM
        if self.items:
            return SelectionStage.LAY if self.kind == "combat_step" else SelectionStage.CARD
        if self.paths or self.marks:
            return SelectionStage.TROOP
        if self.places:
            return SelectionStage.SQUARE
        return SelectionStage.BRIDGE if self.bridges else SelectionStage.PLAIN

    @property
    def troops(self) -> dict[str, str]:
        """The troops that can be chosen, by their squares."""
        if self.stage not in (SelectionStage.TROOP, SelectionStage.SQUARE):
            return {}
        names = self.marks or self.paths.get(self.card or "", {})
        return {self.at[name]: name for name in names}

    @property
    def squares(self) -> dict[str, Action]:
        """The squares that complete an action, for the chosen troop or the troop pointed at."""
        if self.places:
            return self.places
        troop = self.troop
        if troop is None and self.stage is SelectionStage.TROOP and self.target is not None:
            troop = self.troops.get(self.target)
        return self.paths.get(self.card or "", {}).get(troop or "", {})

    @property
    def targets(self) -> list[str]:
        """The squares of the board that can be chosen at this stage."""
        match self.stage:
            case SelectionStage.TROOP:
                return list(self.troops)
            case SelectionStage.SQUARE:
                return list(self.squares)
            case SelectionStage.BRIDGE:
                return list(self.bridges)
        return []

    @property
    def is_interruption(self) -> bool:
        """Whether the seat acts without being asked."""
        return self.kind.startswith("interruption_")

    @property
    def is_started(self) -> bool:
        """Whether anything is settled or pointed at."""
        stands = (self.item, self.card, self.troop, self.target, self.button)
        return self.is_changed or any(thing is not None for thing in stands)

    @property
    def is_folded(self) -> bool:
        """Whether the form stays out of sight: a trade that nobody has begun to propose."""
        is_begun = self.is_changed or self.is_unfolded or self.row > 0
        return self.kind == "trade" and self.form is not None and not is_begun

    @property
    def default_action(self) -> Action | None:
        """The action that Enter gives when nothing is chosen: nothing more, no trade, no card."""
        if self.stage is SelectionStage.FORM and self.kind == "bid":
            return None
        # A stray Enter must not lose a combat in which cards could still be laid.
        if self.kind == "combat_step" and not self.has_laid and len(self.legal) > 1:
            return None
        return next((action for action in self.plain if isinstance(action, (Pass, Done))), None)

    def is_preset(self) -> bool:
        """Return whether the form or the answer of Enter is as the question began."""
        chosen = (self.card, self.troop, self.target, self.button)
        if self.is_interruption or self.is_changed or any(one is not None for one in chosen):
            return False
        is_pointing = self.item is not None and self.form is None
        return self.form is not None or (self.default_action is not None and not is_pointing)

    @property
    def missing(self) -> int:
        """The number of cards that the form still needs."""
        return (self.form.missing_cards(self.values) or 0) if self.form is not None else 0

    @property
    def is_laying_several(self) -> bool:
        """Whether the form for laying several cards at once is open."""
        return self.form is not None and self.form is self.laying_form

    @property
    def laid_actions(self) -> tuple[Action, ...]:
        """The actions to give one after another when several cards are laid at once."""
        if not self.is_laying_several:
            return ()
        if self.picked_counts:
            return picked_actions(self.picked_counts, self.laid_first)
        return self.actions_by_values.get(self.values, ())

    @property
    def playable(self) -> Collection[Item] | None:
        """The cards of the hand that can be chosen; None where no card is asked for."""
        if self.is_laying_several:
            # Weapons can be chosen together with the first warriors, though not before them.
            weapon: Item = ("provision", "weapon")
            return {*self.items, weapon} if self.arms[0] else self.items.keys()
        if self.stage in (SelectionStage.CARD, SelectionStage.LAY):
            return self.items.keys()
        form = self.form
        if form is None:
            return None
        items = set()
        for i, row in enumerate(form.rows):
            if row.part not in (RowKind.GIVE, RowKind.DISCARD):
                continue
            if self.values[i] or form.step_row(self.values, i, 1) is not None:
                family = "provision" if row.card in PROVISION_NAMES else "warrior"
                items.add((family, row.card))
        return items or None

    @property
    def chosen_counts(self) -> Mapping[str, int]:
        """The number of chosen cards, by card of the hand: to be given, discarded or laid."""
        if self.form is None:
            return {}
        if self.is_laying_several:
            values = (a.value for a in self.laid_actions if isinstance(a, AddWarrior))
            weapons = sum(isinstance(a, AddWeapon) for a in self.laid_actions)
            return Counter(map(str, values)) + Counter(weapon=weapons)
        parts = (RowKind.GIVE, RowKind.DISCARD)
        pairs = zip(self.form.rows, self.values, strict=True)
        return {row.card: number for row, number in pairs if row.part in parts and number}

    def ready_action(self) -> Action | None:
        """Return the action that Enter would give, or None."""
        if not self.is_started and self.default_action is not None:
            return self.default_action
        if self.button is not None:
            return self.plain[self.button]
        match self.stage:
            case SelectionStage.TROOP:
                return self.marks.get(self.troops.get(self.target or "", ""))
            case SelectionStage.SQUARE:
                return self.squares.get(self.target or "")
            case SelectionStage.BRIDGE:
                return self.bridges.get(self.target or "")
            case SelectionStage.CARD | SelectionStage.LAY:
                return self.items.get(self.item) if self.item is not None else None
            case SelectionStage.FORM if self.is_laying_several:
                return next(iter(self.laid_actions), None)
            case SelectionStage.FORM:
                return self.form.action(self.values) if self.form is not None else None
        return None
