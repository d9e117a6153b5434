"""Possible outcomes of the next action in a battle, for any cards of the other seats.

A battle is examined up to its end: a seat that wins the game by it has won, and the cards dealt
later are unknown. Battles with cards face down are not covered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.policy import PossibleOutcomes
from engine.core.values import Code
from engine.games.condottiere.cards import (
    BISHOP,
    CARD_KINDS,
    COURTESAN,
    DRUM,
    HEROINE,
    KIND_COUNT,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from engine.games.condottiere.rules.battle import POPE_OFF_MAP
from engine.games.condottiere.rules.core_state import BATTLE, FINAL
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, POPE, TAKE, CondottiereState
from engine.games.condottiere.views.sampler import visible_part
from engine.games.condottiere.views.view import CondottiereView, cards_known

#: The kinds of cards, the most dangerous for others first.
KINDS_BY_DANGER: Final = (
    HEROINE,
    6,
    DRUM,
    SURRENDER,
    BISHOP,
    WINTER,
    SPRING,
    *range(5, -1, -1),
    COURTESAN,
    SCARECROW,
)
#: The battle is over: there is nothing to look ahead to.
NO_OUTCOMES: PossibleOutcomes[CondottiereState] = PossibleOutcomes(None, (), ends_by_itself=True)


def possible_outcomes(
    view: CondottiereView, since: CondottiereView
) -> PossibleOutcomes[CondottiereState] | None:
    """Return the possible outcomes of the next action (see `Game.possible_outcomes`).

    Looking ahead ends with the battle of `since`. None outside of battles and with cards face down.
    """
    fight = (view.game, view.battle, view.phase, view.decides)
    if fight != (since.game, since.battle, since.phase, since.decides):
        return NO_OUTCOMES
    base = visible_part(view)
    if base.phase not in (BATTLE, FINAL) or any(None in line for line in view.table):
        return None
    for seat in range(len(view.hands)):
        if seat != view.seat:
            for card in cards_known(view, seat):
                base.pile.remove(CARD_KINDS[card])
    base.pile.sort()
    situation_key = _position_key(base, view)
    world = _deal_world(base, view)
    if view.turn == view.seat or None not in view.hands[view.turn]:
        return PossibleOutcomes(
            situation_key, ((world, _distinct_codes(world.codes())),), ends_by_itself=True
        )
    known_count = len(cards_known(view, view.turn))
    return PossibleOutcomes(
        situation_key,
        _worlds_by_card(world, _possible_kinds(base, view), known_count),
        ends_by_itself=True,
    )


def _worlds_by_card(
    world: CondottiereState, kinds: list[int], known_count: int
) -> Iterator[tuple[CondottiereState, list[Code]]]:
    """Yield a world for each kind, the worst first, in which the seat to move holds such a card."""
    for number, kind in enumerate(kinds):
        holding = world
        if kind not in world.hands[world.turn]:
            holding = world.clone()
            _exchange_card(holding, kind, known_count)
        codes = _distinct_codes(holding.codes())
        laying_codes = [code for code in codes if _laid_kind(code) == kind]
        # Actions that lay no card are examined once, in the first world.
        yield (
            holding,
            laying_codes
            if number
            else laying_codes + [code for code in codes if _laid_kind(code) == KIND_COUNT],
        )


def _exchange_card(world: CondottiereState, kind: int, known_count: int) -> None:
    """Exchange an unknown card of the seat to move for one of a kind."""
    hand = world.hands[world.turn]
    for cards in (world.pile, *world.hands, *world.buried):
        if cards is not hand and kind in cards:
            cards[cards.index(kind)] = hand[known_count]
            hand[known_count] = kind
            return


def _distinct_codes(codes: list[Code]) -> list[Code]:
    """Return the actions, with one per bishop: the place of the Pope matters after the battle."""
    return [code for code in codes if not POPE <= code < PASS or code == POPE + POPE_OFF_MAP]


def _possible_kinds(base: CondottiereState, view: CondottiereView) -> list[int]:
    """Return the kinds of cards the seat to move may hold."""
    known_kinds = cards_known(view, view.turn)
    known = {CARD_KINDS[card] for card in known_kinds}
    if len(known_kinds) == len(view.hands[view.turn]):
        return sorted(known, key=KINDS_BY_DANGER.index)
    thrown = sum(cards.count(None) for cards in view.buried)
    others = sum(kind >= MERCENARIES for kind in base.pile)
    free = {kind for kind in base.pile if kind < MERCENARIES or others > thrown}
    return sorted(known | free, key=KINDS_BY_DANGER.index)


def _deal_world(base: CondottiereState, view: CondottiereView) -> CondottiereState:
    """Return a world in which hidden hands begin with their known cards."""
    world = base.clone()
    pile = world.pile
    # Discarded hands contain no mercenaries, and kinds are sorted.
    for seat, cards in enumerate(view.buried):
        if hidden := cards.count(None):
            world.buried[seat] = world.buried[seat] + pile[-hidden:]
            del pile[-hidden:]
    for seat, hand in enumerate(view.hands):
        if seat != view.seat and None in hand:
            known = [CARD_KINDS[card] for card in cards_known(view, seat)]
            unknown = len(hand) - len(known)
            world.hands[seat] = known + pile[:unknown]
            del pile[:unknown]
    return world


def _laid_kind(code: Code) -> int:
    """Return the kind of card an action lays, or KIND_COUNT."""
    if code >= PASS:
        return KIND_COUNT
    if code >= POPE:
        return BISHOP
    return SCARECROW if code >= TAKE else code


def _position_key(base: CondottiereState, view: CondottiereView) -> tuple[object, ...]:
    """Return all that matters until the battle ends, without the hands of seats that passed."""
    hand_key: tuple[int, ...] = ()
    others: list[tuple[object, ...]] = []
    for seat, hand in enumerate(view.hands):
        if base.passed_seats & BIT[seat]:
            continue
        if seat == view.seat:
            hand_key = tuple(sorted(base.hands[seat]))
        elif hand:
            others.append((seat, len(hand), cards_known(view, seat)))
    lines = tuple(tuple(sorted(line)) for line in base.lines)
    unseen = tuple(base.pile) if others else ()
    state = (base.turn, base.passed_seats, base.season, base.committed, base.opened)
    return (*state, hand_key, tuple(others), lines, unseen)
