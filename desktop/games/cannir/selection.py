"""The model of a selection in Cannir, without pictures: card, cell and face."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from engine.core.values import Action, Seat
from engine.games.cannir.actions import Attack, Choose, Discard, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.views import CannirView

_AT = dict(zip(BOARD.names, BOARD.points, strict=True))


@dataclass
class CannirSelection:
    """The legal actions of a decision, and the settled part of an action."""

    legal: Sequence[Action]
    seat: Seat
    #: Return the cards of the hand in display order; no cards while it is covered.
    hand: Callable[[], Sequence[str]]
    card: str | None = None
    #: The place of the chosen card in the hand, kept also while the hand is covered.
    number: int | None = None
    #: The target of the keyboard focus or the pointer: a cell, or a candidate suite's number as
    #: text.
    target: str | None = None
    face: str = "up"
    #: Whether the pointer is on a sign or a restorable card, where the effect is meant, not laying.
    is_effect_first: bool = False
    _by_card: dict[str, dict[str, list[Action]]] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        for action in self.legal:
            if isinstance(action, (Place, Attack, Restore)):
                cells = self._by_card.setdefault(action.card, {})
                cells.setdefault(action.cell, []).append(action)
            elif isinstance(action, Discard):
                self._by_card.setdefault(action.card, {})

    @property
    def suites(self) -> list[Choose]:
        """The suites to choose among, when that is the decision."""
        return [action for action in self.legal if isinstance(action, Choose)]

    @property
    def suite(self) -> int | None:
        """The number of the candidate suite with the keyboard focus."""
        return int(self.target) if self.suites and self.target is not None else None

    @property
    def cards(self) -> list[str]:
        """The cards that can be played."""
        return list(self._by_card)

    @property
    def can_veil(self) -> bool:
        """Whether the chosen card may be laid face down."""
        return any(
            isinstance(action, Place) and action.face == "down" and action.card == self.card
            for action in self.legal
        )

    def cells(self) -> list[str]:
        """Return the cells for the chosen card, in board order."""
        if self.card is None:
            return []
        there = self._by_card.get(self.card, {})
        return [name for name in BOARD.names if name in there]

    def actions_at(self, cell: str) -> list[Action]:
        """Return all actions of the chosen card on a cell; the first is that of a click."""
        if self.card is None:
            return []
        actions = self._by_card.get(self.card, {}).get(cell, [])
        placements = [a for a in actions if isinstance(a, Place) and a.face == self._laying_face()]
        effects = [action for action in actions if not isinstance(action, Place)]
        return [*effects, *placements] if self.is_effect_first else [*placements, *effects]

    def effect(self, cell: str) -> Action | None:
        """Return the attack or restoration possible on a cell, or None."""
        effects = [action for action in self.actions_at(cell) if not isinstance(action, Place)]
        return effects[0] if effects else None

    def can_restore(self, cell: str) -> bool:
        """Return whether the chosen card can restore a card on a cell."""
        return isinstance(self.effect(cell), Restore)

    def ready_action(self) -> Action | None:
        """Return the action that Enter would give, or None."""
        return next(iter(self.ready_actions()), None)

    def ready_actions(self) -> list[Action]:
        """Return the actions that a single key would give now; the first is the one of Enter."""
        if self.suite is not None:
            return [self.suites[self.suite]]
        if self.card is None:
            return []
        discard = self.discard()
        if discard is not None:
            return [discard]
        return self.actions_at(self.target) if self.target else []

    def discard(self) -> Action | None:
        """Return the action that discards the chosen card, legal only where nothing else is."""
        discards = [a for a in self.legal if isinstance(a, Discard) and a.card == self.card]
        return discards[0] if discards else None

    def _laying_face(self) -> str:
        return self.face if self.can_veil else "up"

    def choose_card(self, card: str | None) -> None:
        """Choose another card and forget the choices about the last one."""
        self.card, self.target, self.is_effect_first = card, None, False
        hand = self.hand()
        self.number = hand.index(card) if card in hand else self.number
        if not self.can_veil:
            self.face = "up"

    def lead_to(self, action: Action) -> None:
        """Settle everything as in `action`, without giving it."""
        match action:
            case Choose():
                self.target = str(self.suites.index(action))
            case Place(card, cell, face):
                self.choose_card(card)
                self.target, self.face = cell, face
            case Attack(card, cell) | Restore(card, cell):
                self.choose_card(card)
                self.target, self.is_effect_first = cell, True
            case Discard(card):
                self.choose_card(card)

    def resume(self, before: CannirSelection) -> None:
        """Continue where another selection of the same decision was."""
        if before.card in self._by_card:
            self.card, self.target = before.card, before.target
            self.face, self.is_effect_first = before.face, before.is_effect_first
            self.number = before.number

    def is_preset(self) -> bool:
        """Return False: nothing is chosen before the person chooses."""
        return False

    def open_stage(self) -> bool:
        """Return False: there are no further stages."""
        return False

    def step_back(self) -> bool:
        """Take back the suite, the cell or the card; return whether there was any."""
        if self.target is not None:
            self.target, self.is_effect_first = None, False
            return True
        if self.card is not None:
            self.choose_card(None)
            return True
        return False

    def select_next(self, step: int) -> bool:
        """Choose the next playable card of the hand; return False beyond its end."""
        cards = [card for card in self.hand() if card in self._by_card]
        here = cards.index(self.card) if self.card in cards else -1 if step > 0 else len(cards)
        if not 0 <= here + step < len(cards):
            return False
        self.choose_card(cards[here + step])
        return True

    def go_to_end(self, step: int) -> None:
        """Choose the first (-1) or the last (1) candidate suite or playable card."""
        end = 0 if step < 0 else -1
        cards = [card for card in self.hand() if card in self._by_card]
        if self.suites:
            self.target = self._suites_in_order()[end]
        elif cards:
            self.choose_card(cards[end])

    def walk(self, dx: int, dy: int) -> None:
        """Move the keyboard focus in a direction to the next suite, card, or cell for the card."""
        if self.card is None and not self.suites:
            self.select_next(dx or dy)
        else:
            self.target, self.is_effect_first = self._next_target(dx, dy), False

    def _suites_in_order(self) -> list[str]:
        """Return the numbers of the candidate suites, from the left of the board to the right."""

        def middle(number: int) -> tuple[float, float]:
            xs, ys = zip(*(_AT[cell] for cell in self.suites[number].cells), strict=True)
            return sum(xs) / len(xs), sum(ys) / len(ys)

        return [str(number) for number in sorted(range(len(self.suites)), key=middle)]

    def _next_target(self, dx: int, dy: int) -> str | None:
        """Return the next target in a direction, or at first the best one."""
        if self.suites:
            order = self._suites_in_order()
            last = -1 if dx + dy > 0 else 0
            at = order.index(self.target) if self.target in order else last
            return order[(at + dx + dy) % len(order)]
        cells = self.cells()
        if self.target not in cells:
            return min(cells, key=lambda cell: _distance((0, 0), _AT[cell]), default=None)
        here = _AT[self.target]
        ahead = [
            (_distance(here, _AT[cell]) + 2 * offset, cell)
            for cell in cells
            if (offset := _sideways_offset(here, _AT[cell], dx, dy)) is not None
        ]
        return min(ahead)[1] if ahead else self.target


def played_card(action: Action) -> str | None:
    """Return the card of the hand that an action uses up, or None."""
    return action.card if isinstance(action, (Place, Attack, Restore, Discard)) else None


def view_with_card(view: CannirView, seat: Seat, card: str | None) -> CannirView:
    """Return the public view with a known card (or none) as the only known card of `seat`."""
    hand = [card, *([None] * (len(view.hands[seat]) - 1))]
    hands = tuple(
        tuple(hand) if i == seat else hand_before for i, hand_before in enumerate(view.hands)
    )
    return replace(view, seat=seat, hands=hands)


def in_path_order(view: CannirView, cells: Sequence[str]) -> tuple[str, ...]:
    """Return the cells of a candidate suite in the order of its path, which may wind.

    An action has them in board order. Without such a candidate that order is kept.
    """
    cell_set = set(cells)
    return next((s.cells for s in view.choices if set(s.cells) == cell_set), tuple(cells))


def _distance(a: tuple[int, int], b: tuple[int, int]) -> float:
    return math.dist(a, b)


def _sideways_offset(a: tuple[int, int], b: tuple[int, int], dx: int, dy: int) -> float | None:
    """Return how far `b` is off the straight line from `a`; None if it is not ahead."""
    ahead = (b[0] - a[0]) * dx + (b[1] - a[1]) * dy
    if ahead <= 0:
        return None
    return float(abs((b[0] - a[0]) * dy - (b[1] - a[1]) * dx))
