"""Determinizations: worlds consistent with a view, with the hidden cards dealt at random.

Beyond the visible cards they respect the viewer's knowledge: mercenaries taken back are in their
owner's hand (or face down in its line), discarded hands contain no mercenaries, and only some kinds
are laid face down.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.policy import Sampler
from engine.core.rng import Rng
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS, HIDEABLE, KIND_COUNT, MERCENARIES
from engine.games.condottiere.rules import hands
from engine.games.condottiere.rules.core_state import (
    BATTLE_ENDINGS,
    GOES_ON,
    NOBODY,
    PHASES,
    SEASONS,
    STAKES,
)
from engine.games.condottiere.rules.editions import MatchRules
from engine.games.condottiere.rules.regions import ALL_REGIONS, BIT, NOWHERE
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.views.view import CondottiereView, buried_known, cards_known

#: Whether a card of each kind can be in a discarded hand.
DISCARDABLE: Final[list[bool]] = [kind >= MERCENARIES for kind in range(KIND_COUNT)]
#: Whether a card of each kind is never laid face down.
UNHIDEABLE: Final[list[bool]] = [not hideable for hideable in HIDEABLE]
#: Whether each kind is a mercenary.
MERCENARY: Final[list[bool]] = [kind < MERCENARIES for kind in range(KIND_COUNT)]
#: Means no card.
NO_KIND: Final = -1


def sampler(view: CondottiereView, memory: float) -> Sampler:
    """Return a function that draws worlds consistent with a view.

    If `memory` is below 1, each discarded card and each card known to be in a hand is forgotten
    with probability 1 - memory and may then be anywhere.
    """
    base = visible_part(view)
    gaps = _gaps(view)

    def draw(rng: Rng) -> CondottiereState:
        world = base.clone()
        if memory >= 1.0:
            _deal_hidden(world, gaps, rng)
            return world
        kept_kinds = [kind for kind in world.discard if rng.random() < memory]
        forgotten = _without_cards(world.discard, kept_kinds)
        world.pile += forgotten
        world.discard = kept_kinds
        known = tuple(
            tuple(kind for kind in cards if rng.random() < memory) for cards in gaps.known_cards
        )
        world.known = [
            world.known[seat] if seat == view.seat else _common_cards(world.known[seat], cards)
            for seat, cards in enumerate(known)
        ]
        world.shown = []
        _deal_hidden(world, replace(gaps, known_cards=known), rng)
        hands.draw(world, world.discard, len(forgotten), rng)
        return world

    return draw


def sample_world(view: CondottiereView, rng: Rng) -> CondottiereState:
    """Return one world consistent with `view`."""
    world = visible_part(view)
    _deal_hidden(world, _gaps(view), rng)
    return world


def visible_part(view: CondottiereView) -> CondottiereState:
    """Return a state with everything `view` shows; hidden cards are left out."""
    rules = MatchRules(view.options, len(view.hands))
    state = CondottiereState(rules)
    state.phase = PHASES.index(view.phase)
    state.turn = view.turn
    state.condottiere = view.condottiere
    state.region = _region_number(view.region)
    state.defender = NOBODY if view.defender is None else view.defender
    state.owned = [BOARD.mask(regions) for regions in view.owners]
    state.holdings = [len(regions) for regions in view.owners]
    state.free = ALL_REGIONS & ~sum(state.owned)
    state.pope = _region_number(view.pope)
    state.hands = [_kinds(hand) for hand in view.hands]
    state.lines = [_kinds(line) for line in view.table]
    state.face_down_seats = _mask(view.face_down)
    state.passed_seats = _mask(view.passed)
    state.season = SEASONS.index(view.season)
    state.opened = view.opened
    state.committed = view.committed
    state.fallen = _kinds(view.fallen)
    state.discard = _kinds(view.discard)
    state.buried = [_kinds(cards) for cards in view.buried]
    state.known = [_kinds(cards) for cards in view.known]
    state.shown = [_kinds(cards) for row in view.shown for cards in row]
    state.shown_buried = [_kinds(cards) for row in view.shown_buried for cards in row]
    state.game = view.game
    state.round = view.round
    state.battle = view.battle
    state.declines = view.declines
    state.battles_without_cards = view.quiet
    state.rounds_without_cards = view.stalls
    state.game_starter = view.first
    state.participant_seats = sum(BIT[seat] for seat in view.participants)
    state.stake = STAKES.index(view.decides)
    state.points = list(view.points)
    state.target = view.target
    state.winner_seats = sum(BIT[seat] for seat in view.winners)
    state.ended_by = view.ended_by
    if view.last is not None:
        last = view.last
        state.last_ending = BATTLE_ENDINGS.index(last.by)
        state.last_region = _region_number(last.region)
        state.last_lines = [_kinds(line) for line in last.table]
        state.last_fallen = _kinds(last.fallen)
        state.last_strengths = list(last.strengths)
        state.last_conqueror = NOBODY if last.conqueror is None else last.conqueror
        state.last_pawn = last.pawn_to
    else:
        state.last_ending = GOES_ON
    for line in (*state.hands, *state.lines, *state.buried, state.fallen, state.discard):
        for kind in line:
            state.pile.remove(kind)
    return state


@dataclass(frozen=True, slots=True)
class _Gaps:
    """The number of each seat's hidden cards: in hand, face down, and in discarded hands."""

    hands: tuple[int, ...]
    down: tuple[bool, ...]
    buried: tuple[int, ...]
    #: Cards known to be in the hand or face down.
    known_cards: tuple[tuple[int, ...], ...]
    #: Cards known to be in discarded hands.
    thrown: tuple[tuple[int, ...], ...]


def _gaps(view: CondottiereView) -> _Gaps:
    return _Gaps(
        hands=tuple(hand.count(None) for hand in view.hands),
        down=tuple(None in line for line in view.table),
        buried=tuple(cards.count(None) for cards in view.buried),
        known_cards=tuple(
            () if seat == view.seat else tuple(_kinds(cards_known(view, seat)))
            for seat in range(len(view.hands))
        ),
        thrown=tuple(
            tuple(_kinds(buried_known(view, seat))) if None in cards else ()
            for seat, cards in enumerate(view.buried)
        ),
    )


def _deal_hidden(state: CondottiereState, gaps: _Gaps, rng: Rng) -> None:
    """Deal the hidden cards from the pile, which contains all unseen cards."""
    unseen = state.pile
    for cards in (*gaps.known_cards, *gaps.thrown):
        for kind in cards:
            unseen.remove(kind)
    placed = _place_constrained(unseen, gaps, rng, careful=False) or _place_constrained(
        unseen, gaps, rng, careful=True
    )
    assert placed is not None, "no world fits the view"
    state.pile, buried, down, known_hands = placed
    for seat in range(state.rules.seats):
        state.buried[seat] = state.buried[seat] + buried[seat]
        if gaps.down[seat]:
            state.lines[seat].append(down[seat])
        if gaps.hands[seat]:
            hand = state.hands[seat]
            hand += known_hands[seat]
            hands.draw(state, hand, gaps.hands[seat] - len(known_hands[seat]), rng)


def _place_constrained(
    unseen: list[int], gaps: _Gaps, rng: Rng, careful: bool
) -> tuple[list[int], list[list[int]], list[int], list[list[int]]] | None:
    """Place the cards that are restricted to some kinds.

    Return the rest of `unseen`, the discarded hands, the face-down cards (NO_KIND where there is
    none), and the known cards in hand; None if the cards do not fit. `careful` first places cards
    that fit nowhere else.
    """
    cards_left = unseen[:]
    buried: list[list[int]] = []
    for number, thrown in zip(gaps.buried, gaps.thrown, strict=True):
        buried.append(list(thrown))
        for _ in range(number - len(thrown)):
            kind = _take_random(
                cards_left, DISCARDABLE, UNHIDEABLE if careful else DISCARDABLE, rng
            )
            if kind == NO_KIND:
                return None
            buried[-1].append(kind)
    down: list[int] = []
    known_hands = [list(cards) for cards in gaps.known_cards]
    for seat, hidden in enumerate(gaps.down):
        kind = NO_KIND
        if hidden:
            # Any of the cards in hand may be the face-down one.
            mark = rng.below(gaps.hands[seat] + 1)
            known_hand = known_hands[seat]
            if mark < len(known_hand) and HIDEABLE[known_hand[mark]]:
                kind = known_hand.pop(mark)
            else:
                if len(known_hand) <= gaps.hands[seat]:
                    kind = _take_random(
                        cards_left, HIDEABLE, MERCENARY if careful else HIDEABLE, rng
                    )
                if kind == NO_KIND:
                    kind = _take_random(known_hand, HIDEABLE, HIDEABLE, rng)
                if kind == NO_KIND:
                    return None
        down.append(kind)
    return cards_left, buried, down, known_hands


def _take_random(rest: list[int], fitting: list[bool], best: list[bool], rng: Rng) -> int:
    """Take a random card of a `best` kind, else of a fitting kind; NO_KIND if there is none."""
    indexes = [i for i, kind in enumerate(rest) if best[kind]]
    if not indexes:
        indexes = [i for i, kind in enumerate(rest) if fitting[kind]]
    return rest.pop(indexes[rng.below(len(indexes))]) if indexes else NO_KIND


def _without_cards(cards: list[int], less: list[int]) -> list[int]:
    cards_left = cards[:]
    for kind in less:
        cards_left.remove(kind)
    return cards_left


def _common_cards(first: Sequence[int], second: Sequence[int]) -> list[int]:
    """Return the cards of `first` that `second` has, too, each as often as in both."""
    cards_left = list(second)
    common: list[int] = []
    for kind in first:
        if kind in cards_left:
            cards_left.remove(kind)
            common.append(kind)
    return common


def _kinds(cards: Iterable[str | None]) -> list[int]:
    """Return the visible cards by kind."""
    return [CARD_KINDS[card] for card in cards if card is not None]


def _region_number(name: str | None) -> int:
    return NOWHERE if name is None else BOARD.region(name)


def _mask(flags: Sequence[bool]) -> int:
    return sum(BIT[seat] for seat, flag in enumerate(flags) if flag)
