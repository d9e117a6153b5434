"""What an action or a region would bring a seat, as far as a view shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.values import Action, Seat
from engine.games.condottiere.actions import Choose
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS, MERCENARIES, MIN_EXPENSIVE_VALUE, VALUE
from engine.games.condottiere.rules.editions import MatchRules
from engine.games.condottiere.rules.regions import group_of
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.view import CondottiereView


def is_expensive(card: str | None) -> bool:
    """Return whether a card is an expensive mercenary."""
    kind = CARD_KINDS.get(card or "", MERCENARIES)
    return kind < MERCENARIES and VALUE[kind] >= MIN_EXPENSIVE_VALUE


def have_others_passed(view: CondottiereView, seat: Seat) -> bool:
    """Return whether all other seats have passed."""
    return all(passed for other, passed in enumerate(view.passed) if other != seat)


def conquers(view: CondottiereView) -> bool:
    """Return whether the winner of the battle takes a region."""
    return view.defender is None and view.region is not None


def takes_at_once(view: CondottiereView) -> bool:
    """Return whether the seat to move takes the contested region by leading: all others are out."""
    seat = view.turn if view.decision is None else view.decision.seat
    return view.phase == "battle" and have_others_passed(view, seat) and conquers(view)


def may_conquer(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a hand holds any card that counts in the coming battle."""
    cards = [card for card in view.hands[seat] if card is not None]
    return victory_goals.plain_strength(cards) > 0


def wins_by(view: CondottiereView, action: Action) -> bool:
    """Return whether an action names a region that would win the game for the deciding seat.

    False when the seat cannot conquer it.
    """
    if view.decision is None or not isinstance(action, Choose):
        return False
    seat = view.decision.seat
    return may_conquer(view, seat) and action.region in victory_goals.winning_regions(view, seat)


def may_gain(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a further card may gain something for a seat that already wins the battle.

    A Courtesan may bring the pawn, a Scarecrow a mercenary, a Bishop the Pope; a Surrender may be
    better spent here than kept. An unseen card may be any of them.
    """
    hand, line = set(view.hands[seat]), view.table[seat]
    takes_back = any(CARD_KINDS.get(card or "", MERCENARIES) < MERCENARIES for card in line)
    return (
        not hand.isdisjoint(("courtesan", "surrender", None))
        or ("bishop" in hand and MatchRules(view.options, len(view.hands)).has_pope)
        or ("scarecrow" in hand and takes_back)
    )


@dataclass(frozen=True, slots=True)
class Prospect:
    """What taking a region would bring a seat."""

    wins: bool
    #: Whether one more region would win afterwards, but no region wins now.
    nears: bool
    #: How many connected regions the region would belong to.
    linked: int


def prospect(view: CondottiereView, seat: Seat, region: str) -> Prospect:
    """Return the gain of a seat that takes a region in the next battle."""
    owners = tuple(
        tuple(name for name in regions if name != region) + (region,) * (other == seat)
        for other, regions in enumerate(view.owners)
    )
    at, mine = BOARD.region(region), BOARD.mask(owners[seat])
    before, then = victory_goals.winning_regions(view, seat), replace(view, owners=owners)
    return Prospect(
        region in before,
        not before and bool(victory_goals.winning_regions(then, seat)),
        group_of(at, mine).bit_count(),
    )
