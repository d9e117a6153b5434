"""Every card and troop of Cortez, listed from an open view, and how many a view hides."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from engine.games.cortez.cards import (
    BRIBERY_NAMES,
    CARDS_PER_PROVISION,
    FIRST_TEMPLE,
    NATIONS,
    OBJECTIVE_COUNT,
    PROVISION_NAMES,
    TROOP_NAMES,
    VALUE_SLOTS,
    WARRIOR_DECK,
    WARRIOR_NAMES,
)
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from tests.hidden import Family

OBJECTIVE_NAMES = [f"temple{FIRST_TEMPLE + i}" for i in range(OBJECTIVE_COUNT)]


def tokens(view: Any) -> list[str]:
    """Return every card and troop; cards in no open place must be as many as lie in the pile."""
    assert _provisions(view) == dict.fromkeys(PROVISION_NAMES, CARDS_PER_PROVISION)
    assert _warriors(view) == _DECK
    rules = _rules(view.options, len(view.nations))
    assert _bribery(view, rules).total() == sum(rules.bribery)
    dealt = [objective for objective in view.objectives if objective is not None]
    assert len(set(dealt)) == len(dealt) == len(view.nations)
    squares = [troop.at for troop in view.troops]
    assert None not in squares
    assert len(set(squares)) == len(squares) - (view.combat is not None)
    worn = Counter(troop.collar for troop in view.troops)
    assert all(worn[seat] + spare == 7 for seat, spare in enumerate(view.collars))
    if view.round:
        assert len(view.turned_events) + view.event_pile == sum(rules.events) + 1
    return _all(view.options)


@cache
def _rules(options: CortezOptions, seats: int) -> MatchRules:
    return MatchRules(options, seats)


def _provisions(view: Any) -> Counter[str]:
    """Provisions by type; the pile, which no view opens, is taken to hold what is missing."""
    found = Counter(view.discard)
    for hand in view.provisions:
        found.update(hand)
    if view.combat is not None:
        found["weapon"] += sum(view.combat.weapons)
    missing = Counter(dict.fromkeys(PROVISION_NAMES, CARDS_PER_PROVISION)) - found
    assert missing.total() == view.pile
    for seat, known in enumerate(view.known):
        assert not Counter(known) - Counter(view.provisions[seat])
    return found + missing


def _warriors(view: Any) -> Counter[str]:
    found = Counter(card for hand in view.warriors for card in hand)
    for deck in view.decks:
        for batch in deck:
            assert batch.size == len(batch.cards) > 0
            found.update(batch.cards)
    if view.combat is not None:
        found.update(laid.card for side in view.combat.laid for laid in side)
        offer = view.combat.mercenary
        if offer is not None and offer.warriors:
            found[offer.warrior] += 1
    return found


def _bribery(view: Any, rules: MatchRules) -> Counter[str]:
    found = Counter(view.bribery_played)
    for hand in view.bribery:
        found.update(hand)
    missing = Counter(dict(zip(BRIBERY_NAMES, rules.bribery, strict=True))) - found
    assert missing.total() == view.bribery_pile
    return found + missing


_DECK = Counter(
    WARRIOR_NAMES[nation * VALUE_SLOTS + value]
    for nation in range(len(NATIONS))
    for value in range(1, VALUE_SLOTS)
    for _ in range(WARRIOR_DECK[value])
)


@cache
def _all(options: CortezOptions) -> list[str]:
    bribery = dict(zip(BRIBERY_NAMES, MatchRules(options, 2).bribery, strict=True))
    cards = [
        *(name for name in PROVISION_NAMES for _ in range(CARDS_PER_PROVISION)),
        *_DECK.elements(),
        *(name for name, count in bribery.items() for _ in range(count)),
        *OBJECTIVE_NAMES,
        *TROOP_NAMES,
    ]
    return [f"{name} {i}" for i, name in enumerate(cards)]


# -- what a view hides ---------------------------------------------------------------------------


def families(view: Any) -> list[Family]:
    """Provisions, the warriors of each nation, bribery cards and objectives."""
    return [
        Family(
            frozenset(PROVISION_NAMES),
            _covered(view.provisions)
            - sum(len(known) for seat, known in enumerate(view.known) if seat != view.seat),
            view.pile,
        ),
        *(_warrior_family(view, nation) for nation in range(len(NATIONS))),
        Family(frozenset(BRIBERY_NAMES), _covered(view.bribery), view.bribery_pile),
        Family(
            frozenset(OBJECTIVE_NAMES),
            view.objectives.count(None),
            OBJECTIVE_COUNT - len(view.objectives),
        ),
    ]


def _warrior_family(view: Any, nation: int) -> Family:
    seats = [seat for seat, name in enumerate(view.nations) if name == NATIONS[nation]]
    unknown = sum(view.warriors[seat].count(None) - len(view.recalled[seat]) for seat in seats)
    if view.combat is not None:
        laid = [card for side in view.combat.laid for card in side if card.seat in seats]
        unknown += sum(card.card is None for card in laid)
    covered = sum(batch.size for batch in view.decks[nation] if batch.cards is None)
    names = WARRIOR_NAMES[nation * VALUE_SLOTS + 1 : (nation + 1) * VALUE_SLOTS]
    return Family(frozenset(names), unknown, covered)


def _covered(hands: tuple[tuple[str | None, ...], ...]) -> int:
    return sum(hand.count(None) for hand in hands)
