"""Reading of written positions of Cortez: names every fault and deals the missing cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.errors import PositionError, quote_value
from engine.core.rng import Dice
from engine.core.values import Json, Seat
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    CHIEFS,
    COLLARS_PER_SEAT,
    FIRST_TEMPLE,
    NATIONS,
    OBJECTIVE_COUNT,
    PROVISION_NAMES,
    PROVISION_TYPE_COUNT,
    TROOP_COUNT,
    TROOP_NUMBERS,
    TROOPS_PER_NATION,
    VALUE_SLOTS,
    nation_of,
)
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.positions import combat_fields, course_fields
from engine.games.cortez.positions.fields import CortezFields
from engine.games.cortez.positions.question_reader import QuestionReader
from engine.games.cortez.rules import decks, setup
from engine.games.cortez.rules.core_state import MAX_GAME_SEATS, NOBODY, OVER
from engine.games.cortez.rules.map_tables import is_broken
from engine.games.cortez.rules.paths import BIT
from engine.games.cortez.rules.state import CortezState

KEYS = (
    *("nations", "chiefs", "troops", "destroyed_bridges", "provisions", "discard", "known"),
    *("warriors", "decks", "recalled", "objectives", "bribery", "bribery_played"),
    *combat_fields.KEYS,
    *course_fields.KEYS,
)
TROOP_KEYS = ("id", "nation", "at", "collar")
BATCH_KEYS = ("cards", "seen")


class Reader(CortezFields):
    """The reader of one position."""

    def __init__(
        self, data: Mapping[str, Json], rules: MatchRules, seats: Sequence[str], seed: int
    ) -> None:
        super().__init__(data, KEYS, rules, seats)
        self.rng = Dice(seed)
        self.built_state = CortezState(rules)

    def state(self) -> CortezState:
        """Return the described state. Raises PositionError."""
        state = self.built_state
        course = course_fields.CourseReader(self, state, self.rng)
        self._read_nations()
        course.read_turn()
        self._read_bridges()
        self._read_troops(course.marking)
        combat_fields.read_combat(self, state, self.rng, course.phase)
        self._read_provisions()
        self._read_warriors()
        self._read_bribery()
        self._read_objectives()
        self._read_recalled()
        combat_fields.read_last(self, state)
        course.read_piles()
        QuestionReader(self, state, course.phase, self.rng).open_decision()
        # Only a match that is over asks nothing.
        if state.phase != OVER and not state.codes():
            raise PositionError(
                f"turn: {self.seats[state.turn]} has no possible answer",
                "idle",
                seat=self.seats[state.turn],
            )
        return state

    # -- seats, map and troops ---------------------------------------------------------------------

    def _read_nations(self) -> None:
        state = self.built_state
        setup.draw_nations(state, self.rng)
        drawn = "nations" not in self.data
        if drawn and any(
            state.nations[seat] != nation for seat, nation in self._implied_nations().items()
        ):
            state.nations = [1 - nation for nation in state.nations]
        for seat, name in self.by_seat("nations").items():
            state.nations[seat] = self.read_word(name, NATIONS, f"nations.{self.seats[seat]}")
        if not drawn and len(self.by_seat("nations")) < len(self.seats):
            raise PositionError("nations: a seat is missing")
        if abs(2 * sum(state.nations) - len(self.seats)) > 1:
            raise PositionError("nations: one has too many seats")
        self._read_chiefs(drawn)

    def _implied_nations(self) -> dict[Seat, int]:
        """Return the nations that follow from chiefs and collars."""
        implied: dict[Seat, int] = {}
        for seat, chief in self.by_seat("chiefs").items():
            for nation, chiefs in enumerate(CHIEFS):
                if chief in chiefs:
                    implied[seat] = nation
        for item in self.items(self.data.get("troops", []), "troops"):
            entry = item if isinstance(item, Mapping) else {}
            id_, seat_name = entry.get("id"), entry.get("collar")
            if seat_name not in self.seats:
                continue
            seat = self.seats.index(seat_name)
            if isinstance(id_, str) and id_ in TROOP_NUMBERS:
                implied[seat] = nation_of(TROOP_NUMBERS[id_])
            elif entry.get("nation") in NATIONS:
                implied[seat] = NATIONS.index(entry["nation"])
        return implied

    def _read_chiefs(self, drawn: bool) -> None:
        """Read the chiefs; the others are free ones in order, or those drawn with the nations."""
        state = self.built_state
        written = self.by_seat("chiefs")
        if drawn and not written:
            return
        free = [list(range(len(chiefs))) for chiefs in CHIEFS]
        for seat, name in written.items():
            where = f"chiefs.{self.seats[seat]}"
            nation = state.nations[seat]
            chief = self.read_word(name, CHIEFS[nation], where)
            if chief not in free[nation]:
                raise PositionError(f"{where}: {name} a second time")
            free[nation].remove(chief)
            state.chiefs[seat] = chief
        for seat in range(len(self.seats)):
            if seat not in written:
                state.chiefs[seat] = free[state.nations[seat]].pop(0)

    def _read_bridges(self) -> None:
        key = "destroyed_bridges"
        for i, name in enumerate(self.items(self.data.get(key, []), key)):
            where = f"{key}[{i}]"
            bit = BIT[self.bridge(name, where)]
            if self.built_state.broken_bridges & bit:
                raise PositionError(f"{where}: {name} a second time", "broken_twice")
            self.built_state.broken_bridges |= bit

    def _read_troops(self, marking: bool) -> None:
        state = self.built_state
        if "troops" not in self.data:
            setup.place_troops(state)
            for square, troop in enumerate(state.troop_on_square):
                if troop != NOBODY and is_broken(state, square):
                    raise PositionError("troops: missing, and one starts on a destroyed bridge")
            for seat in range(len(self.seats)) if not marking else ():
                for _ in range(setup.FIRST_COLLARS):
                    troops = setup.markable(state, seat)
                    state.collars[troops[self.rng.below(len(troops))]] = seat
            return
        listed = self.items(self.data["troops"], "troops")
        entries = [self.part(item, TROOP_KEYS, f"troops[{i}]") for i, item in enumerate(listed)]
        for i, (troop, entry) in enumerate(zip(self._troop_numbers(entries), entries, strict=True)):
            self._place_troop(troop, entry, f"troops[{i}]")

    def _troop_numbers(self, entries: list[dict[str, Json]]) -> list[int]:
        """Return the numbers of the listed troops: by their ids, else the next free ones."""
        numbers: list[int] = []
        ids = [entry.get("id") for entry in entries]
        own_troops = {
            TROOP_NUMBERS[id_] for id_ in ids if isinstance(id_, str) and id_ in TROOP_NUMBERS
        }
        free = [
            [t for t in range(TROOP_COUNT) if nation_of(t) == n and t not in own_troops]
            for n in (0, 1)
        ]
        for i, (id_, entry) in enumerate(zip(ids, entries, strict=True)):
            where = f"troops[{i}]"
            if id_ is not None and (not isinstance(id_, str) or ids.index(id_) < i):
                raise PositionError(f"{where}.id: {quote_value(id_)} is no name, or given twice")
            if id_ in TROOP_NUMBERS:
                troop = TROOP_NUMBERS[id_]
            elif "nation" not in entry:
                raise PositionError(f"{where}.nation: missing")
            else:
                nation = self.read_word(entry["nation"], NATIONS, f"{where}.nation")
                if not free[nation]:
                    raise PositionError(
                        f"{where}: more than {TROOPS_PER_NATION} troops are {NATIONS[nation]}",
                        "too_many_troops",
                        most=TROOPS_PER_NATION,
                    )
                troop = free[nation].pop(0)
            numbers.append(troop)
        return numbers

    def _place_troop(self, troop: int, entry: Mapping[str, Json], where: str) -> None:
        """Place a troop with its collar. Raises PositionError; `where` names the entry."""
        state = self.built_state
        nation = NATIONS[nation_of(troop)]
        if entry.get("nation", nation) != nation:
            raise PositionError(f"{where}.nation: {entry['id']} is {nation}")
        if "at" not in entry:
            raise PositionError(f"{where}.at: missing")
        square = self.square(entry["at"], f"{where}.at")
        if is_broken(state, square):
            message = f"{where}.at: the bridge at {entry['at']} is destroyed"
            raise PositionError(message, "bridge_broken")
        if state.troop_on_square[square] == NOBODY:
            state.troop_on_square[square] = troop
        elif not combat_fields.fight_each_other(self, troop, state.troop_on_square[square]):
            name = BOARD.name(square)
            raise PositionError(f"{where}.at: two troops at {name}", "two_troops", square=name)
        state.square_of_troop[troop] = square
        if "collar" not in entry:
            return
        seat = self.seat(entry["collar"], f"{where}.collar")
        owner, most = self.seats[seat], COLLARS_PER_SEAT
        if state.nations[seat] != nation_of(troop):
            message = f"{where}.collar: {owner} is not {nation}"
            raise PositionError(message, "foreign_collar", seat=owner)
        if state.collars.count(seat) == most:
            message = f"{where}.collar: {owner} has only {most}"
            raise PositionError(message, "too_many_collars", seat=owner, most=most)
        state.collars[troop] = seat

    # -- cards -------------------------------------------------------------------------------------

    def _read_provisions(self) -> None:
        """Read hands and discarded provisions; hands that are not given are dealt from the pile."""
        state = self.built_state
        written = self.by_seat("provisions")
        for seat, cards in written.items():
            counts = self.provisions(cards, f"provisions.{self.seats[seat]}")
            state.provisions[seat * PROVISION_TYPE_COUNT : (seat + 1) * PROVISION_TYPE_COUNT] = (
                counts
            )
        if "discard" in self.data:
            state.discard = self.provisions(self.data["discard"], "discard")
        state.pile = self.provisions_left
        for seat, name in enumerate(self.seats):
            if seat not in written:
                if sum(state.pile) < setup.HAND_OF_PROVISIONS:
                    raise PositionError(f"provisions.{name}: no cards left to deal")
                decks.draw_provisions(state, seat, setup.HAND_OF_PROVISIONS, "deal", self.rng, None)
        for seat, cards in self.by_seat("known").items():
            where = f"known.{self.seats[seat]}"
            for kind, number in enumerate(self.provisions(cards, where, real=False)):
                if number > state.held_count(seat, kind):
                    raise PositionError(f"{where}: not so many {PROVISION_NAMES[kind]} in hand")
                state.known_provisions[seat * PROVISION_TYPE_COUNT + kind] = number

    def _read_warriors(self) -> None:
        """Read hands and decks of warriors.

        Hands that are not given are dealt from what is left.
        """
        state = self.built_state
        written = self.by_seat("warriors")
        for seat, cards in written.items():
            counts = self.warriors(cards, state.nations[seat], f"warriors.{self.seats[seat]}")
            state.warriors[seat * VALUE_SLOTS : (seat + 1) * VALUE_SLOTS] = counts
        listed = self.part(self.data.get("decks", {}), NATIONS, "decks")
        for nation, name in enumerate(NATIONS):
            self._read_deck(nation, listed.get(name, []), f"decks.{name}")
        for nation in range(len(NATIONS)):
            counts_left = self.warriors_left[nation]
            for seat, name in enumerate(self.seats):
                if seat in written or state.nations[seat] != nation:
                    continue
                for _ in range(setup.HAND_OF_WARRIORS):
                    if not sum(counts_left):
                        raise PositionError(f"warriors.{name}: no cards left to deal")
                    state.warriors[
                        seat * VALUE_SLOTS + decks.pick(counts_left, sum(counts_left), self.rng)
                    ] += 1
            decks.put_under(state, nation, counts_left, 0)

    def _read_deck(self, nation: int, value: Json, where: str) -> None:
        """Read the cards of a deck from the top: single cards, or batches in unknown order."""
        for i, item in enumerate(self.items(value, where)):
            at = f"{where}[{i}]"
            batch: Mapping[str, Json] = {"cards": [item]}
            if isinstance(item, Mapping):
                batch = self.part(item, BATCH_KEYS, at)
            cards = self.warriors(batch.get("cards", []), nation, f"{at}.cards")
            if not sum(cards):
                raise PositionError(f"{at}: no cards")
            seer_mask = self.seats_in(batch.get("seen", []), f"{at}.seen")
            decks.put_under(self.built_state, nation, cards, seer_mask)

    def _read_bribery(self) -> None:
        state = self.built_state
        for seat, cards in self.by_seat("bribery").items():
            counts = self.bribery(cards, f"bribery.{self.seats[seat]}")
            state.bribery[seat * len(counts) : (seat + 1) * len(counts)] = counts
        if "bribery_played" in self.data:
            state.bribery_played = self.bribery(self.data["bribery_played"], "bribery_played")
        state.bribery_pile = self.bribery_left

    def _read_objectives(self) -> None:
        state = self.built_state
        temples = list(range(FIRST_TEMPLE, FIRST_TEMPLE + OBJECTIVE_COUNT))
        for seat, number in self.by_seat("objectives").items():
            where = f"objectives.{self.seats[seat]}"
            temple = self.temple(number, where)
            if temple not in temples:
                raise PositionError(f"{where}: {temple} a second time")
            temples.remove(temple)
            state.objectives[seat] = temple
        for seat in range(len(self.seats)):
            if not state.objectives[seat]:
                state.objectives[seat] = temples.pop(self.rng.below(len(temples)))

    def _read_recalled(self) -> None:
        """Read what seats know of warriors of other hands that were offered to them."""
        state = self.built_state
        for viewer, holders in self.by_seat("recalled").items():
            where = f"recalled.{self.seats[viewer]}"
            for holder, cards in self.by_seat("recalled", {"recalled": holders}, where).items():
                self._add_recalled(viewer, holder, cards, f"{where}.{self.seats[holder]}")
        state.recalled.sort()

    def _add_recalled(self, viewer: Seat, holder: Seat, cards: Json, where: str) -> None:
        for value in self.items(cards, where):
            number = self.warrior(value, 0, where, real=False)
            key = (viewer * MAX_GAME_SEATS + holder) * VALUE_SLOTS + number
            if viewer == holder or key in self.built_state.recalled:
                raise PositionError(f"{where}: {number} is the seat's own, or given twice")
            if not combat_fields.has_warrior(self.built_state, holder, number):
                raise PositionError(f"{where}: {self.seats[holder]} has no {number}")
            self.built_state.recalled.append(key)


def read(
    data: Mapping[str, Json], rules: MatchRules, seats: Sequence[str], seed: int
) -> CortezState:
    """Return the described state; missing parts are dealt from `seed`. Raises PositionError."""
    return Reader(data, rules, seats, seed).state()
