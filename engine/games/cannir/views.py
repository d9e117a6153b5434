"""The information state of one seat of Cannir, and its creation from the true state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.values import OMNISCIENT, Seat, View
from engine.games.cannir.cards import CARD_NAMES
from engine.games.cannir.events import Suite, suite_of
from engine.games.cannir.options import Options
from engine.games.cannir.state import CannirState


@dataclass(frozen=True, slots=True)
class Sovereign:
    """The suite that wins for `owner` if it survives until that seat's next turn."""

    owner: Seat
    kind: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StackedCard:
    """One card of a stack as the viewer knows it."""

    #: None if another seat laid it face down.
    card: str | None
    up: bool
    #: The seat that laid it face down and is the only one that may look at it.
    veil: Seat | None = None
    #: A value it exceeds, as proved by a failed grey card.
    above: int = 0


@dataclass(frozen=True, slots=True)
class CannirView(View):
    """The knowledge of one seat.

    `board` is in the order of the cells, stacks from bottom to top.
    """

    by_seat: ClassVar = ("hands",)

    options: Options
    board: tuple[tuple[StackedCard, ...], ...]
    #: By seat; None is a card the viewer cannot see.
    hands: tuple[tuple[str | None, ...], ...]
    pile: int
    removed: tuple[str, ...]
    sovereign: Sovereign | None
    #: All suites on the board, the sovereign and the dormant ones.
    suites: tuple[Suite, ...]
    #: The suites offered while one must be chosen.
    choices: tuple[Suite, ...]
    winner: Seat | None
    ended_by: str

    @property
    def settled_sovereign(self) -> Sovereign | None:
        """The sovereign suite; None, too, while a seat chooses which suite it takes."""
        return None if self.choices else self.sovereign


# -- creation from the true state ------------------------------------------------------------------

#: By card, as everybody knows it face down and face up; shared because views are many.
_OPEN = [(StackedCard(name, False), StackedCard(name, True)) for name in CARD_NAMES]


def view_of(state: CannirState, seat: Seat | None) -> CannirView:
    """Return the view of `seat`; nothing else exposes the true state."""
    board = tuple(
        [_laid_cards(state, cell, stack, seat) for cell, stack in enumerate(state.stacks)]
    )
    hands = tuple(
        tuple(CARD_NAMES[card] if seat in (holder, OMNISCIENT) else None for card in hand)
        for holder, hand in enumerate(state.hands)
    )
    sovereign = None
    if state.sovereign:
        suite = suite_of(state.sovereign, state.values)
        sovereign = Sovereign(state.owner, suite.kind, suite.cells)
    return CannirView(
        seat=seat,
        turn=state.turn,
        decision=state.decision,
        options=Options(state.has_free_paths, state.is_veiled),
        board=board,
        hands=hands,
        pile=len(state.pile),
        removed=tuple(CARD_NAMES[card] for card in state.removed),
        sovereign=sovereign,
        suites=tuple(suite_of(number, state.values) for number in sorted(state.all_suites())),
        choices=tuple(suite_of(number, state.values) for number in state.choices),
        winner=state.winner if state.winner >= 0 else None,
        ended_by=state.ended_by,
    )


def _laid_cards(
    state: CannirState, cell: int, stack: list[int], seat: Seat | None
) -> tuple[StackedCard, ...]:
    """Return a stack; only its top card may be face up."""
    if not stack:
        return ()
    covered = [_laid_card(state, card, False, seat) for card in stack[:-1]]
    return (*covered, _laid_card(state, stack[-1], bool(state.up >> cell & 1), seat))


def _laid_card(state: CannirState, card: int, up: bool, seat: Seat | None) -> StackedCard:
    veil = state.veil[card]
    if veil < 0:
        return _OPEN[card][up]
    is_seen = seat in (veil, OMNISCIENT)
    return StackedCard(CARD_NAMES[card] if is_seen else None, False, veil, state.above[card])
