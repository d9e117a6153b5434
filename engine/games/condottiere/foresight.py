"""What may come of the next answer in a battle, whatever the others hold.

A battle is looked at to its end: who wins the game by it has won, and what cards are dealt after
it nobody can tell. Cards lying face down are beyond telling, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Code, Foreseen
from engine.games.condottiere.cards import BISHOP, CARD_KINDS, KINDS, MERCENARIES, SCARECROW
from engine.games.condottiere.realm import BIT
from engine.games.condottiere.sampler import skeleton
from engine.games.condottiere.state import PASS, POPE, TAKE, CondottiereState
from engine.games.condottiere.table import BATTLE, FINAL
from engine.games.condottiere.views import CondottiereView

BEYOND: Foreseen[CondottiereState] = Foreseen(None, ())


def foresee(view: CondottiereView, since: CondottiereView) -> Foreseen[CondottiereState] | None:
    """See `Game.foresee`: nothing after the battle that was fought in `since`."""
    fight = (view.game, view.battle, view.phase, view.decides)
    if fight != (since.game, since.battle, since.phase, since.decides):
        return BEYOND
    base = skeleton(view)
    if base.phase not in (BATTLE, FINAL) or any(None in row for row in view.table):
        return None
    for seat, cards in enumerate(view.known):
        if seat != view.seat:
            for card in cards:
                base.pile.remove(CARD_KINDS[card])
    base.pile.sort()
    key = _key(base, view)
    if view.turn == view.seat or None not in view.hands[view.turn]:
        world = _dealt(base, view, None)
        return Foreseen(key, ((world, world.codes()),))
    worlds: list[tuple[CondottiereState, Sequence[Code]]] = []
    for kind in _possible(base, view):
        world = _dealt(base, view, kind)
        codes = [code for code in world.codes() if _card(code) == kind]
        if not worlds:
            codes += [code for code in world.codes() if _card(code) == KINDS]
        worlds.append((world, codes))
    return Foreseen(key, worlds)


def _possible(base: CondottiereState, view: CondottiereView) -> list[int]:
    """The kinds of which the seat on turn may hold one."""
    known = {CARD_KINDS[card] for card in view.known[view.turn]}
    if len(view.known[view.turn]) == len(view.hands[view.turn]):
        return sorted(known)
    thrown = sum(cards.count(None) for cards in view.buried)
    others = sum(kind >= MERCENARIES for kind in base.pile)
    free = {kind for kind in base.pile if kind < MERCENARIES or others > thrown}
    return sorted(known | free)


def _dealt(base: CondottiereState, view: CondottiereView, kind: int | None) -> CondottiereState:
    """A world in which the seat on turn holds a card of this kind."""
    made = base.clone()
    rest = made.pile
    for seat, hand in enumerate(view.hands):
        if seat == view.seat or None not in hand:
            continue
        held = [CARD_KINDS[card] for card in view.known[seat]]
        if seat == view.turn and kind is not None and kind not in held:
            rest.remove(kind)
            held.append(kind)
        made.hands[seat] = held
    # Hands thrown away hold no mercenaries, so they come first; kinds are in order.
    for seat, cards in enumerate(view.buried):
        made.buried[seat] = made.buried[seat] + [rest.pop() for card in cards if card is None]
    for seat, hand in enumerate(view.hands):
        if seat != view.seat:
            while len(made.hands[seat]) < len(hand):
                made.hands[seat].append(rest.pop(0))
    return made


def _card(code: Code) -> int:
    """The kind of card that an answer in battle lays; KINDS: none."""
    if code >= PASS:
        return KINDS
    if code >= POPE:
        return BISHOP
    return SCARECROW if code >= TAKE else code


def _key(base: CondottiereState, view: CondottiereView) -> tuple[object, ...]:
    """What matters until the battle ends; nobody's cards who has passed."""
    own: tuple[int, ...] = ()
    others: list[tuple[object, ...]] = []
    for seat, hand in enumerate(view.hands):
        if base.passed & BIT[seat]:
            continue
        if seat == view.seat:
            own = tuple(sorted(base.hands[seat]))
        elif hand:
            others.append((seat, len(hand), view.known[seat]))
    rows = tuple(tuple(sorted(row)) for row in base.rows)
    unseen = tuple(base.pile) if others else ()
    state = (base.turn, base.passed, base.season, base.committed, base.opened)
    return (*state, own, tuple(others), rows, unseen)
