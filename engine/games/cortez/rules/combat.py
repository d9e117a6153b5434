"""Combats: the defender, parley, laying cards, the reveal, and what winner and loser get.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.actions import SIDE_NAMES
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    FOOD,
    TROOP_NAMES,
    VALUE_SLOTS,
    WARRIOR_NAMES,
    WEAPON,
    nation_of,
)
from engine.games.cortez.rules import decks, mercenaries, movement
from engine.games.cortez.rules.combat_data import (
    ATTACKER,
    BUYING,
    BY_PARLEY,
    BY_STRENGTH,
    BY_SURRENDER,
    BY_TIE,
    CARDS,
    DEFENDER,
    HIRING,
    MARKING_STEP,
    OPENING,
    PLACING,
    RAISING,
    REASONS,
    REPLY,
    TALK,
    CombatState,
    Outcome,
)
from engine.games.cortez.rules.core_state import (
    BUY_WARRIORS_PHASE,
    COMBAT_STEP_PHASE,
    FIGHT_BRIBERY_PHASE,
    NOBODY,
    PARLEY_PHASE,
    PAUSE,
    PLACE_LOSER_PHASE,
    WINNER_MARK_PHASE,
    CoreState,
)
from engine.games.cortez.rules.map_tables import OUTSIDE, VILLAGES, open_to_all
from engine.games.cortez.rules.paths import NO_COLLAR

#: Warriors drawn for a food; also the most drawn after a combat.
RECRUIT_COUNT: Final = 4
#: The most draws of equal cards before a tied lot is decided at random.
MAX_LOTS: Final = 8


def combat_of(state: CoreState) -> CombatState:
    """Return the combat in progress."""
    combat = state.combat
    assert combat is not None
    return combat


# -- before the cards are laid ---------------------------------------------------------------------


def begin(
    state: CoreState, troop: int, origin: int, square: int, rng: Rng, events: list[Event] | None
) -> None:
    """Begin the combat of a troop that has moved from `origin` to the square of another troop."""
    target = state.troop_on_square[square]
    combat = CombatState()
    combat.square = square
    combat.origin = origin
    combat.is_by_proxy = state.collars[target] == NO_COLLAR
    combat.troops = [troop, target]
    defender = state.collars[target]
    if combat.is_by_proxy:
        defender = draw_proxy(state, nation_of(target), rng, events)
    combat.fighters = [state.turn_seat, defender]
    state.combat = combat
    if events is not None:
        names = BOARD.name(square), TROOP_NAMES[troop], TROOP_NAMES[target]
        events.append(happened.CombatBegan(state.turn_seat, defender, *names, combat.is_by_proxy))
    if not state.rules.has_turn_windows:
        ask_to_buy(state)
        return
    combat.step = TALK
    if state.provision_count(state.turn_seat):
        state.ask(PARLEY_PHASE, state.turn_seat)
    else:
        after_parley(state)


def draw_proxy(state: CoreState, nation: int, rng: Rng, events: list[Event] | None) -> int:
    """Return the seat that fights for an unmarked troop.

    This is the only seat of the nation, or the seat that turns up the best provision in a lot.
    """
    seats = [seat for seat in range(state.rules.seats) if state.nations[seat] == nation]
    for _ in range(MAX_LOTS):
        if len(seats) == 1 or decks.has_no_provisions(state):
            break
        best = 0
        leading: list[int] = []
        for seat in seats:
            kind = decks.turn_up(state, rng, events)
            worth = 0
            if kind != NOBODY:
                worth = state.rules.worth[kind]
                state.discard[kind] += 1
            if events is not None:
                events.append(happened.LotTurned(seat, decks.name_of_provision(kind)))
            if worth > best:
                best = worth
                leading = []
            if worth == best:
                leading.append(seat)
        seats = leading
    return seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]


def after_parley(state: CoreState) -> None:
    """Ask for bribery cards that draw, after the attacker made no offer or it was refused."""
    combat_of(state).step = CARDS
    _ask_cards(state, DEFENDER)


def _ask_cards(state: CoreState, side: int) -> None:
    combat = combat_of(state)
    for asked_side in range(side, ATTACKER - 1, -1):
        seat = combat.fighters[asked_side]
        if state.bribery_count(seat):
            state.ask(FIGHT_BRIBERY_PHASE, seat)
            return
    ask_to_buy(state)


def ask_to_buy(state: CoreState) -> None:
    """Ask the defender whether it pays a food for warriors, else the attacker to lay cards."""
    combat = combat_of(state)
    combat.step = BUYING
    seat = combat.fighters[DEFENDER]
    if state.provision_count(seat) and state.deck_size(state.nations[seat]):
        state.ask(BUY_WARRIORS_PHASE, seat)
    else:
        _ask_to_lay(state, OPENING, ATTACKER)


def ask_fighter_again(state: CoreState) -> None:
    """Ask the fighter again after it played a card that draws."""
    _ask_cards(state, side_of(state, state.turn))


def ask_next_fighter(state: CoreState) -> None:
    """Ask the next fighter after this one played no card."""
    _ask_cards(state, side_of(state, state.turn) - 1)


def side_of(state: CoreState, seat: int) -> int:
    """Return the side of a fighter."""
    return ATTACKER if combat_of(state).fighters[ATTACKER] == seat else DEFENDER


def buy(state: CoreState, yes: bool, rng: Rng, events: list[Event] | None) -> None:
    """Buy warriors for a food with the defender, or not, and begin to lay cards."""
    if yes:
        decks.pay_alike(state, state.turn, FOOD, 1, "defence", events)
        decks.draw_warriors(state, state.turn, RECRUIT_COUNT, "defence", rng, events)
    _ask_to_lay(state, OPENING, ATTACKER)


def allow_more_cards(state: CoreState, seat: int) -> None:
    """Let a fighter that got cards by an interruption add some before the cards are revealed."""
    combat = state.combat
    if combat is None or seat not in combat.fighters:
        return
    if combat.step == RAISING:
        combat.holds = 0
    elif combat.step == HIRING:
        combat.helped |= 1 << side_of(state, seat)


# -- laying cards ----------------------------------------------------------------------------------


def _ask_to_lay(state: CoreState, step: int, side: int) -> None:
    combat = combat_of(state)
    combat.step = step
    combat.added = 0
    state.ask(COMBAT_STEP_PHASE, combat.fighters[side])


def may_add(state: CoreState, side: int) -> bool:
    """Return whether public information allows that a side can add a card."""
    combat = combat_of(state)
    seat = combat.fighters[side]
    if state.warrior_count(seat):
        return True
    if not state.rules.has_turn_windows and state.bribery_count(seat):
        # It may be a card that draws warriors.
        return True
    return combat.weapons[side] < len(combat.laid[side]) and state.provision_count(seat) > 0


def can_arm(state: CoreState, side: int) -> bool:
    """Return whether the fighter of a side has a weapon and a warrior of the side lacks one."""
    combat = combat_of(state)
    return (
        combat.weapons[side] < len(combat.laid[side])
        and state.held_count(combat.fighters[side], WEAPON) > 0
    )


def lay_warrior(state: CoreState, value: int, events: list[Event] | None) -> None:
    """Lay a warrior face down for the seat to move."""
    combat = combat_of(state)
    seat = state.turn
    side = side_of(state, seat)
    state.warriors[seat * VALUE_SLOTS + value] -= 1
    combat.laid[side].append(seat * VALUE_SLOTS + value)
    combat.added += 1
    if events is not None:
        card = WARRIOR_NAMES[state.nations[seat] * VALUE_SLOTS + value]
        events.append(happened.WarriorLaid(seat, seat, SIDE_NAMES[side], card))


def lay_weapon(state: CoreState, events: list[Event] | None) -> None:
    """Lay a weapon for the seat to move."""
    combat = combat_of(state)
    seat = state.turn
    side = side_of(state, seat)
    decks.lay_weapons(state, seat, 1)
    combat.weapons[side] += 1
    combat.added += 1
    if events is not None:
        events.append(happened.WeaponLaid(seat, SIDE_NAMES[side]))


def end_laying(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """End the turn of the fighter who lays cards; two holds in a row end the laying."""
    combat = combat_of(state)
    side = side_of(state, state.turn)
    combat.holds = 0 if combat.added else combat.holds + 1
    if events is not None:
        events.append(happened.LayingEnded(state.turn, combat.added == 0))
    if combat.step == OPENING:
        _ask_to_lay(state, REPLY, DEFENDER)
    else:
        ask_to_raise(state, 1 - side, rng, events)


def ask_to_raise(state: CoreState, side: int, rng: Rng, events: list[Event] | None) -> None:
    """Ask a side to add cards, else the other side; after two holds ask the mercenaries or reveal.

    A side holds automatically where all seats can see that it has nothing to add.
    """
    combat = combat_of(state)
    while combat.holds < len(combat.fighters):
        if may_add(state, side):
            _ask_to_lay(state, RAISING, side)
            return
        combat.holds += 1
        if events is not None:
            events.append(happened.LayingEnded(combat.fighters[side], held=True))
        side = 1 - side
    combat.holds = 0
    combat.added = 0
    if combat.mercenary_rounds < mercenaries.MAX_HIRING_ROUNDS or combat.calls:
        combat.step = HIRING
        combat.helped = 0
        mercenaries.ask_from(state, combat, state.left_of(state.turn_seat))
        resume(state, rng, events)
    else:
        reveal(state, rng, events)


def resume(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Resume the laying after a round of mercenaries in which a side was helped, else reveal.

    Does nothing while a seat is still being asked.
    """
    if state.phase != PAUSE:
        return
    combat = combat_of(state)
    combat.mercenary_rounds += 1
    helped = combat.helped
    combat.helped = 0
    last = state.rules.has_turn_windows and combat.mercenary_rounds == mercenaries.MAX_HIRING_ROUNDS
    if helped == 0 or last:
        reveal(state, rng, events)
        return
    # The side without help answers first; if both sides had help, the defender.
    ask_to_raise(state, ATTACKER if helped == 1 << DEFENDER else DEFENDER, rng, events)


# -- after the cards are laid ----------------------------------------------------------------------


def reveal(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Reveal the cards; the stronger side wins, the defender in a tie."""
    combat = combat_of(state)
    strengths = [combat.strength(ATTACKER), combat.strength(DEFENDER)]
    combat.won = ATTACKER if strengths[ATTACKER] > strengths[DEFENDER] else DEFENDER
    how = BY_TIE if strengths[ATTACKER] == strengths[DEFENDER] else BY_STRENGTH
    state.last_outcome = Outcome(combat, how, strengths)
    _report_end(state, state.last_outcome, events)
    counts = [[0] * VALUE_SLOTS for _ in range(state.rules.seats)]
    for side in (ATTACKER, DEFENDER):
        for card in combat.laid[side]:
            counts[card // VALUE_SLOTS][card % VALUE_SLOTS] += 1
    own_counts = [
        len([card for card in combat.laid[side] if card // VALUE_SLOTS == combat.fighters[side]])
        for side in (ATTACKER, DEFENDER)
    ]
    decks.return_shown(state, counts, events)
    _clear_table(state, own_counts, rng, events)


def surrender(state: CoreState, parley: bool, rng: Rng, events: list[Event] | None) -> None:
    """Surrender as the defender; the cards of the attacker return to the deck unseen."""
    combat = combat_of(state)
    laid_counts = [0] * VALUE_SLOTS
    for card in combat.laid[ATTACKER]:
        laid_counts[card % VALUE_SLOTS] += 1
    own_counts = [len(combat.laid[ATTACKER]), 0]
    combat.added = 0
    combat.won = ATTACKER
    combat.laid = [[], []]
    state.last_outcome = Outcome(combat, BY_PARLEY if parley else BY_SURRENDER, [0, 0])
    _report_end(state, state.last_outcome, events)
    if own_counts[ATTACKER]:
        decks.return_hidden(state, state.turn_seat, laid_counts, "surrender", events)
    _clear_table(state, own_counts, rng, events)


def _report_end(state: CoreState, last: Outcome, events: list[Event] | None) -> None:
    if events is None:
        return
    cards = named_cards(state, last.laid[ATTACKER]), named_cards(state, last.laid[DEFENDER])
    weapons = last.weapons[ATTACKER], last.weapons[DEFENDER]
    strengths = last.strengths[ATTACKER], last.strengths[DEFENDER]
    seats = last.fighters[last.won], last.fighters[1 - last.won]
    events.append(happened.CombatEnded(*seats, cards, weapons, strengths, REASONS[last.how]))


def named_cards(state: CoreState, laid: list[int]) -> tuple[str, ...]:
    """Return the names of revealed warriors, the best first."""
    ordered = sorted(laid, key=_best_first)
    return tuple([card_name(state, card) for card in ordered])


def _best_first(card: int) -> int:
    return -(card % VALUE_SLOTS)


def card_name(state: CoreState, card: int) -> str:
    """Return the name of a warrior on the table."""
    return WARRIOR_NAMES[state.nations[card // VALUE_SLOTS] * VALUE_SLOTS + card % VALUE_SLOTS]


def _clear_table(state: CoreState, own: list[int], rng: Rng, events: list[Event] | None) -> None:
    """Discard the weapons, draw for the warriors laid, and ask the winner to mark a troop.

    `own` counts by side the warriors a fighter laid itself.
    """
    combat = combat_of(state)
    state.discard[WEAPON] += combat.weapons[ATTACKER] + combat.weapons[DEFENDER]
    combat.weapons = [0, 0]
    combat.laid = [[], []]
    for side in (ATTACKER, DEFENDER):
        number = min(RECRUIT_COUNT, own[side])
        decks.draw_warriors(state, combat.fighters[side], number, "combat", rng, events)
    winner = combat.fighters[combat.won]
    combat.step = MARKING_STEP
    if movement.spare_collars(state, winner) and movement.unmarked_troops(
        state, state.nations[winner]
    ):
        state.ask(WINNER_MARK_PHASE, winner)
    else:
        collar(state, NOBODY, rng, events)


def collar(state: CoreState, troop: int, rng: Rng, events: list[Event] | None) -> None:
    """Mark a troop for the winner (NOBODY: none), draw from a village and move the loser.

    The seat that moves the loser is asked where it goes.
    """
    combat = combat_of(state)
    winner = combat.fighters[combat.won]
    if troop != NOBODY:
        state.collars[troop] = winner
        if events is not None:
            at = BOARD.name(state.square_of_troop[troop])
            events.append(happened.Collared(winner, TROOP_NAMES[troop], at, "victory"))
    if VILLAGES[combat.square]:
        movement.visit(state, winner, combat.square, rng, events)
    combat.step = PLACING
    state.ask(PLACE_LOSER_PHASE, winner)


def places(state: CoreState) -> list[int]:
    """Return the squares on which the winner may put the beaten troop."""
    return open_to_all(state, OUTSIDE)


def place(state: CoreState, square: int, events: list[Event] | None) -> None:
    """Put the beaten troop on a square; it loses its collar unless that is the last of its seat."""
    combat = combat_of(state)
    winner = combat.fighters[combat.won]
    beaten = combat.troops[1 - combat.won]
    movement.put(state, winner, beaten, square, "beaten", events)
    state.troop_on_square[combat.square] = combat.troops[combat.won]
    owner = state.collars[beaten]
    if owner != NO_COLLAR:
        last = state.collars.count(owner) == 1
        if not last:
            state.collars[beaten] = NO_COLLAR
        if events is not None:
            event = happened.CollarKept if last else happened.CollarLost
            events.append(event(owner, TROOP_NAMES[beaten]))
    state.combat = None
    state.phase = PAUSE
