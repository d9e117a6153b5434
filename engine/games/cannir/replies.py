"""What the next seat of Cannir could do after an action, with each card the viewer cannot see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.core.rng import Rng
from engine.core.values import Code, Seat
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import CARD_NAMES
from engine.games.cannir.sampler import sample_world, visible_part
from engine.games.cannir.state import (
    ASK_PLAY,
    ATTACK,
    CHOOSING,
    DISCARD,
    ORDER,
    PLACE_DOWN,
    RESTORE,
    VALUE,
    CannirState,
)
from engine.games.cannir.suites import CELL_COUNT
from engine.games.cannir.views import CannirView

#: The order whose cards can only be laid.
GREEN = 2
#: A card's value and the name of a cell.
Spot = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Replies:
    """What the next seat could do with one of the cards that the viewer cannot see.

    Another seat's veiled card is never turned up, because its value is not known.
    """

    #: The next seat.
    seat: Seat
    #: The number of unseen cards, and of those with which the next seat makes a sovereign suite
    #: that may last a whole round.
    unseen: int
    makers: int
    #: The unseen cards that make this suite, by the value that lies face up then and its cell. A
    #: Hand that turns a card up counts for the value of that card.
    spots: Mapping[Spot, frozenset[int]]
    #: The number of unseen cards with which the next seat breaks or takes the sovereign suite.
    stoppers: int
    #: Whether a veiled card of another seat could do more than is counted here.
    is_uncertain: bool


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What may follow an action that leaves the game open."""

    #: The owner of the sovereign suite after the action, or -1.
    owner: Seat
    #: The number of cards left to draw then, and whether a suite that the next seat makes may last
    #: a whole round.
    pile: int
    lasts: bool
    #: What the next seat could do if the action had changed nothing, and what it can do after it.
    before: Replies
    after: Replies
    #: The cards left in the seat's hand that would make a suite at its next turn if the others
    #: leave everything as it is, with their cells. Empty while there is a sovereign suite, or if
    #: that suite could not last a whole round.
    ready: tuple[tuple[str, str], ...]
    #: Those of them with which the seat could make the suite at once in place of the action.
    kept_ways: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class AnsweringCard:
    """A card with which a seat can answer each suite that the next seat may make."""

    card: str
    #: Whether it breaks some of them, and whether it takes some of them over instead.
    breaks: bool
    takes: bool


@lru_cache(maxsize=64)
def aftermath(view: CannirView, code: Code) -> Aftermath | None:
    """Return what may follow an action of the seat to move; None if the game ends with it.

    None, too, while a suite is chosen, and if the action turns up a card that the seat cannot see.
    """
    if view.decision is None or view.decision.kind == CHOOSING:
        return None
    seat = view.decision.seat
    unknown = {cell for cell, stack in enumerate(view.board) if stack and stack[-1].card is None}
    if RESTORE <= code < DISCARD and code % CELL_COUNT in unknown:
        return None
    _, unseen, _ = visible_part(view)
    world = sample_world(view, Rng(0))
    card = (code % PLACE_DOWN) // CELL_COUNT if code < DISCARD else code - DISCARD
    hand = [hand_card for hand_card in world.hands[seat] if hand_card != card]
    world.step(code, Rng(0))
    if world.decision is None:
        return None
    pile = len(world.pile)
    worlds = [world]
    if world.choices:
        # Of several suites a seat takes the one that the fewest cards can stop.
        pile -= 1
        worlds = [_stepped(world, code) for code in world.codes()]
        if any(each.decision is None for each in worlds):
            return None
    choices = [(_replies(each, unseen, unknown, pile), each) for each in worlds]
    after, world = min(choices, key=lambda choice: choice[0].stoppers)
    ready = tuple(_ready(world, seat, hand, unknown))
    return Aftermath(
        world.owner,
        pile,
        pile > world.seats,
        _replies_before(view),
        after,
        ready,
        tuple(each for each in ready if each in _ready_now(view)),
    )


@lru_cache(maxsize=64)
def answering_cards(view: CannirView, code: Code) -> tuple[AnsweringCard, ...]:
    """Return the cards that stay in hand and can each answer every suite the next seat may make.

    That is at the next turn of the seat, if nothing else changes before. The result is empty if the
    next seat cannot make any, or if a veiled card could do more.
    """
    then = aftermath(view, code)
    if then is None or view.decision is None or then.after.is_uncertain or not then.after.makers:
        return ()
    seat = view.decision.seat
    _, unseen, _ = visible_part(view)
    world = sample_world(view, Rng(0))
    card = (code % PLACE_DOWN) // CELL_COUNT if code < DISCARD else code - DISCARD
    ways = {other: set[bool]() for other in world.hands[seat] if other != card}
    world.step(code, Rng(0))
    if world.turn != then.after.seat:
        return ()
    for drawn in unseen:
        twin = world.clone()
        twin.hands[twin.turn] = [drawn]
        for reply, owner in _outcomes(world, drawn, set()):
            if owner != world.turn or not ways:
                continue
            world_after = twin.clone()
            world_after.step(reply, Rng(0))
            for other in list(ways):
                found = _answers_to_suite(world_after, seat, other)
                if not found:
                    del ways[other]
                else:
                    # What breaks the suite need not take it over.
                    ways[other].add(True in found)
    return tuple(
        AnsweringCard(CARD_NAMES[other], True in how, False in how) for other, how in ways.items()
    )


def _answers_to_suite(state: CannirState, seat: Seat, card: int) -> set[bool]:
    """Return whether a card breaks the suite of another seat, for each way in which it answers it.

    Otherwise it takes the suite over, or makes a longer one. That is at the next turn of a seat.
    """
    world = state.clone()
    if world.decision is None or world.choices or world.owner == seat:
        return set()
    world.turn, world.decision = seat, ASK_PLAY[seat]
    outcomes = _outcomes(world, card, set())
    return {ATTACK <= code < RESTORE for code, owner in outcomes if owner != world.owner}


@lru_cache(maxsize=4)
def _replies_before(view: CannirView) -> Replies:
    """Return the replies if the seat to move had changed nothing but had drawn its card."""
    unknown = {cell for cell, stack in enumerate(view.board) if stack and stack[-1].card is None}
    _, unseen, _ = visible_part(view)
    world = sample_world(view, Rng(0))
    world.turn = (world.turn + 1) % world.seats
    world.decision = ASK_PLAY[world.turn]
    return _replies(world, unseen, unknown, view.pile - 1)


@lru_cache(maxsize=4)
def _ready_now(view: CannirView) -> frozenset[tuple[str, str]]:
    """Return the cards with which the seat to move makes a suite at once, with their cells."""
    unknown = {cell for cell, stack in enumerate(view.board) if stack and stack[-1].card is None}
    world = sample_world(view, Rng(0))
    return frozenset(
        (CARD_NAMES[card], BOARD.names[code % CELL_COUNT])
        for card in world.hands[world.turn]
        for code, owner in _outcomes(world, card, unknown)
        if owner == world.turn and code < ATTACK
    )


def _stepped(state: CannirState, code: Code) -> CannirState:
    twin = state.clone()
    twin.step(code, Rng(0))
    return twin


def _replies(state: CannirState, unseen: list[int], unknown: set[int], pile: int) -> Replies:
    """Return the replies of the seat to move with each of the unseen cards."""
    seat = state.turn
    spots: dict[Spot, set[int]] = {}
    makers = stoppers = 0
    #: What laying a card of each value does, whatever its order.
    laying: dict[int, list[tuple[Code, Seat]]] = {}
    for card in unseen:
        value = VALUE[card]
        if value not in laying:
            laying[value] = list(_outcomes(state, value - 1 + GREEN * 7, unknown))
        makes = stops = False
        for code, owner in (*laying[value], *_outcomes(state, card, unknown, lays=False)):
            makes |= owner == seat
            stops |= owner != state.owner
            if owner == seat and pile > state.seats and not ATTACK <= code < RESTORE:
                cell = code % CELL_COUNT
                top_card = card if code < ATTACK else state.stacks[cell][-1]
                spots.setdefault((VALUE[top_card], BOARD.names[cell]), set()).add(card)
        makers += makes and pile > state.seats
        stoppers += stops and state.owner not in (-1, seat)
    cards = {spot: frozenset(found) for spot, found in spots.items()}
    return Replies(seat, len(unseen), makers, cards, stoppers, bool(unknown))


def _outcomes(
    state: CannirState, card: int, unknown: set[int], *, lays: bool = True
) -> Iterator[tuple[Code, Seat]]:
    """Yield the actions of the seat to move with a card, and who owns the suite after each.

    Without `lays` only attacks and restorations.
    """
    if not lays and ORDER[card] == GREEN:
        return
    world, rng = state.clone(), Rng(0)
    world.hands[world.turn] = [card]
    for code in world.codes():
        veils = PLACE_DOWN <= code < ATTACK
        if veils or code >= DISCARD or (code >= RESTORE and code % CELL_COUNT in unknown):
            continue
        if code < PLACE_DOWN and not lays:
            continue
        twin = world.clone()
        twin.step(code, rng)
        yield code, world.turn if twin.choices else twin.owner


def _ready(
    state: CannirState, seat: Seat, hand: list[int], unknown: set[int]
) -> Iterator[tuple[str, str]]:
    """Yield the cards of a seat that would make a suite at its next turn, with their cells."""
    # Each other seat draws a card before.
    if state.owner >= 0 or len(state.pile) - (state.seats - 1) <= state.seats:
        return
    world = state.clone()
    world.turn, world.decision = seat, ASK_PLAY[seat]
    for card in hand:
        for code, owner in _outcomes(world, card, unknown):
            if owner == seat and code < ATTACK:
                yield CARD_NAMES[card], BOARD.names[code % CELL_COUNT]
