"""The combat of a written position, in progress or over: fighters and cards on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.errors import PositionError
from engine.core.rng import Rng
from engine.core.values import Json, Seat
from engine.games.cortez.actions import ANY, NAMED, PRICES, SIDE_NAMES
from engine.games.cortez.cards import (
    CARDS_PER_PROVISION,
    NATIONS,
    TROOP_NAMES,
    VALUE_SLOTS,
    WEAPON,
    nation_of,
)
from engine.games.cortez.positions.fields import CortezFields
from engine.games.cortez.rules import combat_data as fights
from engine.games.cortez.rules import mercenaries
from engine.games.cortez.rules.combat_data import (
    ATTACKER,
    DEFENDER,
    HIRING,
    MARKING_STEP,
    OPENING,
    PLACING,
    RAISING,
    REPLY,
    STEP_NAMES,
    TALK,
    CombatState,
    Outcome,
)
from engine.games.cortez.rules.core_state import MAX_GAME_SEATS, NOBODY, CoreState
from engine.games.cortez.rules.paths import NO_COLLAR, NOWHERE

KEYS = ("combat", "last")
COMBAT_KEYS = (
    *("attacker", "defender", "square", "origin", "attacker_troop", "defender_troop", "proxy"),
    *(
        "step",
        "sides",
        "added",
        "holds",
        "helped",
        "hirings",
        "sold",
        "mercenary",
        "winner",
    ),
    *("calls", "volunteers", "parleys"),
)
#: The most offers for a surrender that a position may count.
MAX_PARLEYS: Final = 10_000
LAST_KEYS = (
    *("attacker", "defender", "square", "attacker_troop", "defender_troop", "proxy", "sides"),
    *("winner", "by"),
)
SIDE_KEYS = ("warriors", "weapons", "of")
MERCENARY_KEYS = ("seat", "for", "warriors", "weapons", "price", "accepted", "due")
CALL_KEYS = ("for", "seat", "price")


def fight_each_other(fields: CortezFields, troop: int, other: int) -> bool:
    """Return whether two troops on one square are those that fight there."""
    written = fields.data.get("combat")
    if not isinstance(written, Mapping):
        return False
    names = {written.get("attacker_troop"), written.get("defender_troop")}
    return names == {TROOP_NAMES[troop], TROOP_NAMES[other]}


def has_warrior(core: CoreState, seat: Seat, value: int) -> bool:
    """Return whether a seat holds a warrior, has laid it, or offers it."""
    if core.warriors[seat * VALUE_SLOTS + value]:
        return True
    state = core.combat
    if state is None:
        return False
    card = seat * VALUE_SLOTS + value
    offered = state.seller == seat and state.value == value
    return offered or card in state.laid[ATTACKER] or card in state.laid[DEFENDER]


class _CombatReader:
    """The reader of one combat."""

    def __init__(
        self, fields: CortezFields, core: CoreState, given: Mapping[str, Json], where: str
    ):
        self.fields = fields
        self.core = core
        self.written = given
        self.where = where
        self.state = CombatState()

    def fighters(self, rng: Rng | None) -> None:
        """Read the seats and troops of both sides."""
        fields, state, written = self.fields, self.state, self.written
        for side, name in enumerate(SIDE_NAMES):
            key = f"{name}_troop"
            if key not in written:
                raise PositionError(f"{self.where}.{key}: missing")
            state.troops[side] = fields.troop(written[key], f"{self.where}.{key}")
        attacker = self.core.turn_seat
        if "attacker" in written:
            attacker = fields.seat(written["attacker"], f"{self.where}.attacker")
        state.fighters = [attacker, self._read_defender(rng)]
        if state.fighters[ATTACKER] == state.fighters[DEFENDER]:
            raise PositionError(f"{self.where}.defender: is the attacker")

    def _read_defender(self, rng: Rng | None) -> Seat:
        """Return the named seat, else that of the collar, else a random seat of the nation."""
        if "defender" in self.written:
            return self.fields.seat(self.written["defender"], f"{self.where}.defender")
        troop = self.state.troops[DEFENDER]
        owner = self.core.collars[troop]
        if rng is None:
            raise PositionError(f"{self.where}.defender: missing")
        if owner != NO_COLLAR:
            return owner
        able = [s for s, nation in enumerate(self.core.nations) if nation == nation_of(troop)]
        return able[rng.below(len(able))]

    def lay(self, real: bool) -> None:
        """Read the cards of both sides; `real` counts them as being on the table now."""
        fields, state = self.fields, self.state
        where = f"{self.where}.sides"
        sides = fields.part(self.written.get("sides", {}), SIDE_NAMES, where)
        for side, name in enumerate(SIDE_NAMES):
            at = f"{where}.{name}"
            written = fields.part(sides.get(name, {}), SIDE_KEYS, at)
            cards = fields.items(written.get("warriors", []), f"{at}.warriors")
            owners = self._read_owners(written, side, len(cards), f"{at}.of")
            for i, (card, seat) in enumerate(zip(cards, owners, strict=True)):
                nation = self.core.nations[seat]
                value = fields.warrior(card, nation, f"{at}.warriors[{i}]", real)
                state.laid[side].append(seat * VALUE_SLOTS + value)
            weapons = fields.number(written.get("weapons", 0), f"{at}.weapons", CARDS_PER_PROVISION)
            if weapons > len(cards) and (real or cards):
                raise PositionError(f"{at}.weapons: more than warriors")
            if real:
                fields.take(fields.provisions_left, WEAPON, weapons, "weapon", f"{at}.weapons")
            state.weapons[side] = weapons

    def _read_owners(
        self, given: Mapping[str, Json], side: int, number: int, where: str
    ) -> list[Seat]:
        """Return the seats that laid the warriors of a side: by default the fighter."""
        fighter = self.state.fighters[side]
        if "of" not in given:
            return [fighter] * number
        names = self.fields.items(given["of"], where)
        owners = [self.fields.seat(name, where) for name in names]
        if len(owners) != number:
            raise PositionError(f"{where}: {len(owners)} seats for {number} warriors")
        for seat in owners:
            if seat == fighter:
                continue
            if seat in self.state.fighters or self.state.sold & 1 << seat:
                raise PositionError(
                    f"{where}: {self.fields.seats[seat]} fights, or sells a second card"
                )
            self.state.sold |= 1 << seat
        return owners


# -- combats in progress ---------------------------------------------------------------------------


def read_combat(fields: CortezFields, core: CoreState, rng: Rng, phase: str) -> None:
    """Read the combat in progress, if there is one, and count its cards."""
    fighting = phase in ("combat", "after_combat")
    if "combat" not in fields.data:
        if fighting:
            raise PositionError(f"combat: missing in phase {phase}")
        return
    if not fighting:
        raise PositionError(f"combat: nobody fights in phase {phase}")
    written = fields.part(fields.data["combat"], COMBAT_KEYS, "combat")
    combat = _CombatReader(fields, core, written, "combat")
    combat.fighters(rng)
    if combat.state.fighters[ATTACKER] != core.turn_seat:
        raise PositionError("combat.attacker: is not the active player")
    core.combat = combat.state
    _read_squares(combat)
    _check_sides(combat)
    combat.lay(real=True)
    _read_step(combat, phase)
    _read_counts(combat)
    _read_offer(combat)


def _read_squares(combat: _CombatReader) -> None:
    """Read the squares of the two troops; the attacking troop has just come to the square."""
    fields, core, state = combat.fields, combat.core, combat.state
    attacking, attacked = state.troops
    for side, troop in enumerate(state.troops):
        if core.square_of_troop[troop] == NOWHERE:
            name = TROOP_NAMES[troop]
            raise PositionError(f"combat.{SIDE_NAMES[side]}_troop: {name} is not on the board")
    state.square = core.square_of_troop[attacked]
    if "square" in combat.written:
        state.square = fields.square(combat.written["square"], "combat.square")
        if core.square_of_troop[attacked] != state.square:
            raise PositionError(f"combat.square: {TROOP_NAMES[attacked]} is not there")
    here = core.square_of_troop[attacking]
    state.origin = NOBODY
    if "origin" in combat.written:
        state.origin = fields.square(combat.written["origin"], "combat.origin")
    if here != state.square:
        # Written before its step: this is its former square.
        if state.origin not in (NOBODY, here):
            raise PositionError("combat.origin: the attacking troop is elsewhere")
        state.origin = here
        core.troop_on_square[here] = NOBODY
        core.square_of_troop[attacking] = state.square
    core.troop_on_square[state.square] = attacked
    if state.origin == NOBODY:
        raise PositionError("combat.origin: missing")
    if state.origin == state.square or core.troop_on_square[state.origin] != NOBODY:
        raise PositionError("combat.origin: a troop stands there")


def _check_sides(combat: _CombatReader) -> None:
    """Check the seats of both troops."""
    fields, core, state = combat.fields, combat.core, combat.state
    attacker, defender = state.fighters
    attacking, attacked = state.troops
    if core.collars[attacking] != attacker:
        raise PositionError(f"combat.attacker_troop: not of {fields.seats[attacker]}")
    owner = core.collars[attacked]
    state.is_by_proxy = owner == NO_COLLAR
    if owner not in (NO_COLLAR, defender):
        raise PositionError(f"combat.defender: the troop is {fields.seats[owner]}'s")
    if state.is_by_proxy and nation_of(attacked) != core.nations[defender]:
        raise PositionError(f"combat.defender: is not {NATIONS[nation_of(attacked)]}")
    if state.is_by_proxy and nation_of(attacked) == core.nations[attacker]:
        raise PositionError("combat.defender_troop: of the attacker's nation, without a collar")
    proxy = fields.flag(combat.written.get("proxy", state.is_by_proxy), "combat.proxy")
    if proxy and not state.is_by_proxy and _has_marked(combat):
        state.is_by_proxy = True
    if proxy is not state.is_by_proxy:
        raise PositionError("combat.proxy: the collar of the troop says otherwise")


def _has_marked(combat: _CombatReader) -> bool:
    """Return whether the victorious defender may already have marked the troop it fought for."""
    written = combat.written
    defender = combat.fields.seats[combat.state.fighters[DEFENDER]]
    return written.get("step") == STEP_NAMES[PLACING] and written.get("winner") == defender


def _read_step(combat: _CombatReader, phase: str) -> None:
    """Read the step and check it against the cards on the table."""
    fields, state = combat.fields, combat.state
    has_laid = [bool(cards) for cards in state.laid]
    if "step" in combat.written:
        state.step = fields.read_word(combat.written["step"], STEP_NAMES, "combat.step")
    elif phase == "after_combat":
        state.step = MARKING_STEP
    else:
        state.step = RAISING if has_laid[DEFENDER] else REPLY if has_laid[ATTACKER] else TALK
    name = STEP_NAMES[state.step]
    if (state.step in (MARKING_STEP, PLACING)) is not (phase == "after_combat"):
        raise PositionError(f"combat.step: no {name} in phase {phase}")
    if state.step in (REPLY, RAISING, HIRING) and not has_laid[ATTACKER]:
        raise PositionError(f"combat.sides.attacker: no warrior, though {name} comes after it")
    if has_laid[DEFENDER] and state.step not in (REPLY, RAISING, HIRING):
        raise PositionError(f"combat.sides.defender: nothing lies there in step {name}")
    if has_laid[ATTACKER] and state.step not in (OPENING, REPLY, RAISING, HIRING):
        raise PositionError(f"combat.sides.attacker: nothing lies there in step {name}")
    if state.step in (MARKING_STEP, PLACING):
        if "winner" not in combat.written:
            raise PositionError("combat.winner: missing")
        winner = fields.seat(combat.written["winner"], "combat.winner")
        if winner not in state.fighters:
            raise PositionError("combat.winner: does not fight")
        state.won = state.fighters.index(winner)
    elif "winner" in combat.written:
        raise PositionError("combat.winner: the combat is not decided")


def _sellers(state: CombatState) -> list[Seat]:
    """Return the seats that have sold a warrior."""
    return [seat for seat in range(MAX_GAME_SEATS) if state.sold >> seat & 1]


def _read_counts(combat: _CombatReader) -> None:
    """Read the cards added in this turn, the holds, and the state of the mercenaries."""
    fields, state, written = combat.fields, combat.state, combat.written
    bare = 0
    if state.step in (OPENING, REPLY):
        side = ATTACKER if state.step == OPENING else DEFENDER
        bare = len(state.laid[side]) + state.weapons[side]
    most = bare
    if state.step == REPLY and state.sold and state.laid[DEFENDER]:
        # Some of the cards may be those of mercenaries.
        own_cards = [
            card for card in state.laid[DEFENDER] if card // VALUE_SLOTS not in _sellers(state)
        ]
        bare = max(1, len(own_cards))
    laying = state.step in (OPENING, REPLY, RAISING)
    lie = sum(len(cards) for cards in state.laid) + sum(state.weapons)
    added = fields.number(written.get("added", bare), "combat.added", lie if laying else 0, bare)
    state.added = added
    if bare and not bare <= added <= most:
        raise PositionError(f"combat.added: {added}, but {bare} cards lie there")
    maximum = 1 if state.step == RAISING else 0
    state.holds = fields.number(written.get("holds", 0), "combat.holds", maximum)
    decided = state.step in (MARKING_STEP, PLACING)
    maximum = mercenaries.MAX_HIRING_ROUNDS if decided else 0
    if state.step in (RAISING, HIRING):
        maximum = mercenaries.MAX_HIRING_ROUNDS - 1
    if not fields.rules.has_turn_windows:
        maximum = MAX_PARLEYS if maximum else 0
    state.mercenary_rounds = fields.number(written.get("hirings", 0), "combat.hirings", maximum)
    for name in fields.items(written.get("helped", []), "combat.helped"):
        state.helped |= 1 << fields.read_word(name, SIDE_NAMES, "combat.helped")
    if "sold" in written:
        sold = fields.seats_in(written["sold"], "combat.sold")
        if sold != state.sold and not decided:
            raise PositionError("combat.sold: the cards on the table say otherwise")
        if any(sold >> seat & 1 for seat in state.fighters):
            raise PositionError("combat.sold: a fighter sells nothing")
        state.sold = sold
    if not fields.rules.has_turn_windows:
        _read_interruptions(combat)
    if state.helped and state.step != HIRING:
        raise PositionError("combat.helped: no mercenaries are asked")


def _read_interruptions(combat: _CombatReader) -> None:
    """Read who is asked for help, and what was offered without being asked."""
    fields, state, written = combat.fields, combat.state, combat.written
    for i, item in enumerate(fields.items(written.get("calls", []), "combat.calls")):
        where = f"combat.calls[{i}]"
        entry = fields.part(item, CALL_KEYS, where)
        for key in ("for", "seat"):
            if key not in entry:
                raise PositionError(f"{where}.{key}: missing")
        side = fields.read_word(entry["for"], SIDE_NAMES, f"{where}.for")
        seat = fields.seat(entry["seat"], f"{where}.seat")
        if seat in state.fighters:
            raise PositionError(f"{where}.seat: fights")
        state.calls.append([side, seat, *_read_due(fields, entry.get("price", []), where)])
    state.volunteers = fields.seats_in(written.get("volunteers", []), "combat.volunteers")
    state.parleys = fields.number(written.get("parleys", 0), "combat.parleys", MAX_PARLEYS)


def _read_due(fields: CortezFields, price: Json, where: str) -> list[int]:
    """Return a price as in `CombatState.due`."""
    names = fields.items(price, f"{where}.price")
    named = [name for name in names if name != ANY]
    return [len(names) - len(named), *fields.provisions(named, f"{where}.price", real=False)]


def _read_offer(combat: _CombatReader) -> None:
    """Read the open offer of a mercenary."""
    fields, core, state = combat.fields, combat.core, combat.state
    if "mercenary" not in combat.written:
        return
    where = "combat.mercenary"
    written = fields.part(combat.written["mercenary"], MERCENARY_KEYS, where)
    opened = state.step == RAISING or (state.step == REPLY and state.added > 0)
    if state.step != HIRING and (fields.rules.has_turn_windows or not opened):
        raise PositionError(f"{where}: no mercenaries are asked")
    for key in ("seat", "for"):
        if key not in written:
            raise PositionError(f"{where}.{key}: missing")
    state.seller = fields.seat(written["seat"], f"{where}.seat")
    if state.seller in state.fighters:
        raise PositionError(f"{where}.seat: fights")
    state.side = fields.read_word(written["for"], SIDE_NAMES, f"{where}.for")
    price = written.get("price", PRICES[1])
    if price == NAMED:
        state.price = fights.NAMED_PRICE
        state.due = _read_due(fields, written.get("due", []), where)
        if not any(state.due):
            raise PositionError(f"{where}.due: missing")
    else:
        state.price = fields.read_word(price, PRICES[1:], f"{where}.price") + 1
        state.due = fights.PRICES_DUE[state.price]
    cards = fields.items(written.get("warriors", []), f"{where}.warriors")
    if len(cards) > 1 or (cards and not mercenaries.may_sell(state, state.seller)):
        raise PositionError(f"{where}.warriors: a mercenary sells one in a combat")
    for card in cards:
        nation = core.nations[state.seller]
        state.value = fields.warrior(card, nation, f"{where}.warriors[0]")
    free_count = mercenaries.room(state, state.side, len(cards))
    state.weapons_offered = fields.number(
        written.get("weapons", 0), f"{where}.weapons", max(free_count, 0)
    )
    if not cards and not state.weapons_offered:
        raise PositionError(f"{where}: offers nothing")


def is_accepted(fields: CortezFields, core: CoreState) -> bool:
    """Return whether the buyer has accepted the mercenary's offer and must choose the payment.

    Call this after the hands are dealt, because it checks the offered cards and the price.
    """
    state = core.combat
    assert state is not None
    where = "combat.mercenary"
    buyer = state.fighters[state.side]
    if state.weapons_offered > core.held_count(state.seller, WEAPON):
        raise PositionError(f"{where}.weapons: not in hand")
    if core.provision_count(buyer) < sum(state.due):
        raise PositionError(f"{where}.price: {fields.seats[buyer]} has too few provisions")
    written = fields.mapping(fields.mapping(fields.data["combat"], "combat")["mercenary"], where)
    yes = fields.flag(written.get("accepted", False), f"{where}.accepted")
    if yes and not state.due[0]:
        raise PositionError(f"{where}.accepted: it is paid at once")
    return yes


# -- finished combats ------------------------------------------------------------------------------


def read_last(fields: CortezFields, core: CoreState) -> None:
    """Read the last combat that ended; strengths and winner follow from its cards."""
    if "last" not in fields.data:
        return
    written = fields.part(fields.data["last"], LAST_KEYS, "last")
    for key in ("attacker", "square", "by"):
        if key not in written:
            raise PositionError(f"last.{key}: missing")
    combat = _CombatReader(fields, core, written, "last")
    combat.fighters(None)
    state = combat.state
    state.square = fields.square(written["square"], "last.square")
    state.is_by_proxy = fields.flag(written.get("proxy", False), "last.proxy")
    combat.lay(real=False)
    how = fields.read_word(written["by"], fights.REASONS, "last.by")
    gave_up = how in (fights.BY_SURRENDER, fights.BY_PARLEY)
    strengths = [0, 0] if gave_up else [state.strength(ATTACKER), state.strength(DEFENDER)]
    if gave_up and any(state.laid):
        raise PositionError("last.sides: nobody sees the cards of a combat given up")
    if gave_up or strengths[ATTACKER] > strengths[DEFENDER]:
        state.won = ATTACKER
    else:
        state.won = DEFENDER
    if (how == fights.BY_TIE) is not (not gave_up and strengths[0] == strengths[1]):
        raise PositionError(f"last.by: {written['by']}, but the cards say otherwise")
    winner = written.get("winner", fields.seats[state.fighters[state.won]])
    if fields.seat(winner, "last.winner") != state.fighters[state.won]:
        raise PositionError("last.winner: did not win")
    core.last_outcome = Outcome(state, how, strengths)
