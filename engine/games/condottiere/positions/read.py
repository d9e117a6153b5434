"""Reading of written positions of Condottiere: names every fault, deals the missing cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core.errors import PositionError
from engine.core.rng import Dice
from engine.core.values import Json, Seat
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import (
    BISHOP,
    CARD_NAMES,
    HIDEABLE,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from engine.games.condottiere.positions import history_fields
from engine.games.condottiere.positions.fields import CondottiereFields
from engine.games.condottiere.rules import battle, campaign, endings, hands, showing
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    CHOOSE,
    DISCARD,
    DRAW,
    FINAL,
    GAME,
    KEEP,
    MATCH,
    NOBODY,
    OVER,
    PHASES,
    SEASON_SPRING,
    SEASON_WINTER,
    STAKES,
)
from engine.games.condottiere.rules.editions import MatchRules
from engine.games.condottiere.rules.regions import BIT, members_of
from engine.games.condottiere.rules.state import CondottiereState

KEYS = (
    *("phase", "condottiere", "region", "turn", "owners", "hands", "table", "passed"),
    *("participants", "decides", "points", "target", "discard", "fallen", "buried", "known"),
    *("shown", "shown_buried"),
    *("committed", "opened", "first", "last", "winners", "by", *history_fields.COUNTS),
)
THIRD_KEYS = ("pope", "face_down")


class Reader(CondottiereFields):
    """The reader of one position."""

    def __init__(
        self, data: Mapping[str, Json], rules: MatchRules, seats: Sequence[str], seed: int
    ) -> None:
        known = (*KEYS, *THIRD_KEYS) if rules.has_pope else KEYS
        super().__init__(data, known, rules, seats)
        self.rng = Dice(seed)
        self.built_state = CondottiereState(rules)

    def state(self) -> CondottiereState:
        """Return the described state. Raises PositionError."""
        state = self.built_state
        state.phase = self._read_phase()
        history_fields.read_score(self, state)
        # The pawn may be omitted where the seat to move must hold it.
        holder = 0
        if state.phase in (CHOOSE, OVER):
            holder = self.seat_at("turn", self.seat_at("first", 0))
        state.condottiere = self.seat_at("condottiere", holder)
        state.turn = self.seat_at("turn", state.condottiere)
        state.game_starter = self.seat_at("first", state.condottiere)
        self._read_regions()
        self._read_battle_lines()
        self._read_final()
        self._read_hands()
        history_fields.read_counts(self, state)
        self._read_opened()
        self._read_known()
        self._read_shown()
        history_fields.read_last(self, state)
        history_fields.read_end(self, state)
        self._open_decision()
        return state

    # -- regions, lines and hands ------------------------------------------------------------------

    def _read_phase(self) -> int:
        if "phase" in self.data:
            phase = self.read_word(self.data["phase"], PHASES, "phase")
        elif "participants" in self.data:
            phase = FINAL
        else:
            phase = BATTLE if "region" in self.data else CHOOSE
        if phase == KEEP and not self.rules.edition.cards_kept:
            raise PositionError("phase: nothing is kept in the first edition")
        if phase == DRAW and not self.rules.draws_after_battle:
            raise PositionError("phase: draw needs the option draw_after_battle")
        if phase in (KEEP, DISCARD) and self.rules.draws_after_battle:
            raise PositionError(f"phase: no {PHASES[phase]} with the option draw_after_battle")
        return phase

    def _read_regions(self) -> None:
        state = self.built_state
        for seat, regions in self.by_seat("owners").items():
            where = f"owners.{self.seats[seat]}"
            for name in self.items(regions, where):
                region = self.region(name, where)
                if not state.free & BIT[region]:
                    owner = self.seats[campaign.holder_of(state, region)]
                    raise PositionError(f"{where}: {name} is already owned by {owner}")
                state.free &= ~BIT[region]
                state.owned[seat] |= BIT[region]
                state.holdings[seat] += 1
        if "pope" in self.data:
            state.pope = self.region(self.data["pope"], "pope")
            holder = campaign.holder_of(state, state.pope)
            if holder != NOBODY and not self.rules.captures_regions:
                raise PositionError(
                    f"pope: {self.data['pope']} is owned by {self.seats[holder]}, "
                    "which needs the option capture_regions",
                    "owned",
                    region=BOARD.ids[state.pope],
                    seat=self.seats[holder],
                )
        self._read_contested()

    def _read_contested(self) -> None:
        state = self.built_state
        if "region" not in self.data:
            if state.phase == BATTLE:
                open_regions = members_of(campaign.available_regions(state, state.condottiere))
                if not open_regions:
                    raise PositionError("region: none is left to fight for")
                state.region = open_regions[self.rng.below(len(open_regions))]
                state.defender = campaign.holder_of(state, state.region)
            return
        name = self.data["region"]
        state.region = self.region(name, "region")
        early = self.rules.chooses_early and state.phase in (DISCARD, KEEP)
        if state.phase != BATTLE and not early:
            raise PositionError(f"region: nothing is fought for in phase {PHASES[state.phase]}")
        if state.region == state.pope:
            raise PositionError(
                f"region: the Pope is on {name}", "on_pope", region=BOARD.ids[state.region]
            )
        state.defender = campaign.holder_of(state, state.region)
        if state.defender != NOBODY and not self.rules.captures_regions:
            owner = self.seats[state.defender]
            raise PositionError(
                f"region: {name} is owned by {owner}, which needs the option capture_regions",
                "owned",
                region=BOARD.ids[state.region],
                seat=owner,
            )
        if state.defender == state.condottiere:
            raise PositionError(
                f"region: {name} is the Condottiere's own", "own", region=BOARD.ids[state.region]
            )

    def _read_battle_lines(self) -> None:
        state = self.built_state
        for seat, cards in self.by_seat("table").items():
            where = f"table.{self.seats[seat]}"
            state.lines[seat] = self.cards(cards, where)
            if not self.rules.scarecrow_stays and SCARECROW in state.lines[seat]:
                raise PositionError(
                    f"{where}: a scarecrow does not stay in a line",
                    "does_not_stay",
                    card="scarecrow",
                )
            if self.rules.has_pope and BISHOP in state.lines[seat]:
                raise PositionError(
                    f"{where}: a bishop does not stay in a line", "does_not_stay", card="bishop"
                )
            if state.phase in (BATTLE, FINAL):
                for kind in (SURRENDER, BISHOP):
                    if kind in state.lines[seat]:
                        card = CARD_NAMES[kind]
                        message = f"{where}: a {card} ends the battle"
                        raise PositionError(message, "ends_battle", card=card)
        laid = {kind for line in state.lines for kind in line}
        if WINTER in laid and SPRING in laid:
            raise PositionError("table: winter and spring never lie together", "two_seasons")
        state.season = SEASON_WINTER if WINTER in laid else SEASON_SPRING if SPRING in laid else 0
        for seat, name in self.by_seat("face_down").items():
            if name is not None:
                self._turn_face_down(seat, name)
        if any(state.lines) and not self._may_have_lines():
            raise PositionError(
                f"table: no lines lie there in phase {PHASES[state.phase]}", "no_lines"
            )
        if state.face_down_seats and state.phase not in (BATTLE, FINAL):
            raise PositionError(f"face_down: no card does in phase {PHASES[state.phase]}")
        state.passed_seats = self.seats_in(self.data.get("passed", []), "passed")
        if state.passed_seats and state.phase not in (BATTLE, FINAL, OVER):
            raise PositionError(f"passed: nobody does in phase {PHASES[state.phase]}", "no_passes")
        state.fallen = self.cards(self.data.get("fallen", []), "fallen")
        if state.fallen and state.phase not in (BATTLE, FINAL):
            raise PositionError(f"fallen: no battle is fought in phase {PHASES[state.phase]}")
        state.discard = self.cards(self.data.get("discard", []), "discard")
        for seat, cards in self.by_seat("buried").items():
            where = f"buried.{self.seats[seat]}"
            state.buried[seat] = self.cards(cards, where)
            if min(state.buried[seat], default=MERCENARIES) < MERCENARIES:
                raise PositionError(f"{where}: no hand with a mercenary may be thrown away")
            if state.buried[seat] and self.rules.draws_after_battle:
                raise PositionError(f"{where}: no hand is with the option draw_after_battle")

    def _may_have_lines(self) -> bool:
        """Return whether battle lines may be on the table.

        In the third edition they stay there until a region is chosen.
        """
        early = self.rules.chooses_early and self.built_state.phase in (CHOOSE, DRAW)
        return early or self.built_state.phase in (BATTLE, FINAL, OVER)

    def _turn_face_down(self, seat: Seat, name: Json) -> None:
        where = f"face_down.{self.seats[seat]}"
        kind = self.kind(name, where)
        line = self.built_state.lines[seat]
        if not self.rules.has_hidden_cards:
            raise PositionError(f"{where}: a card face down needs the option hidden_cards")
        if not HIDEABLE[kind]:
            raise PositionError(f"{where}: {name} is never laid face down")
        if kind not in line:
            raise PositionError(f"{where}: {name} is not in the line of {self.seats[seat]}")
        line.reverse()
        line.remove(kind)
        line.reverse()
        line.append(kind)
        self.built_state.face_down_seats |= BIT[seat]

    def _read_final(self) -> None:
        state = self.built_state
        if "participants" in self.data:
            if state.phase not in (FINAL, OVER):
                raise PositionError(f"participants: none in phase {PHASES[state.phase]}")
            state.participant_seats = self.seats_in(
                self.data.get("participants", []), "participants"
            )
        elif state.phase == FINAL:
            state.participant_seats = endings.seats_with_most(state.holdings)
        if state.participant_seats:
            decides = self.data.get(
                "decides", STAKES[MATCH if history_fields.has_reached_target(state) else GAME]
            )
            state.stake = self.read_word(decides, STAKES, "decides")
            if state.stake == MATCH and not self.rules.target_points:
                raise PositionError("decides: match needs the option points_match")
        elif "decides" in self.data:
            raise PositionError("decides: there is no final battle")
        if state.phase == FINAL:
            state.passed_seats |= self.rules.all_seats_mask & ~state.participant_seats
            if len(members_of(state.participant_seats)) < 2:
                raise PositionError("participants: a final battle needs two seats", "one_fighter")
            for seat, line in enumerate(state.lines):
                if line and not state.participant_seats & BIT[seat]:
                    raise PositionError(
                        f"table.{self.seats[seat]}: takes no part in this battle", "not_fighting"
                    )

    def _read_hands(self) -> None:
        state = self.built_state
        given = self.by_seat("hands")
        for seat, cards in given.items():
            state.hands[seat] = self.cards(cards, f"hands.{self.seats[seat]}")
        # The pile consists of all unnamed cards.
        state.pile = [
            kind
            for kind, number in enumerate(self.rules.edition.deck)
            for _ in range(number - self.named[kind])
        ]
        for seat in range(self.rules.seats):
            if seat in given or state.phase == OVER:
                continue
            if state.phase == FINAL and not state.participant_seats & BIT[seat]:
                continue
            if state.phase == KEEP and seat != state.turn:
                continue
            due = hands.HAND_SIZE + self.rules.per_region * state.holdings[seat]
            if len(state.pile) < due:
                raise PositionError(f"hands.{self.seats[seat]}: no cards left to deal")
            hands.draw(state, state.hands[seat], due, self.rng)

    def _read_opened(self) -> None:
        """Read which seats have laid cards in this battle."""
        state = self.built_state
        fighting = state.phase in (BATTLE, FINAL)
        laid = fighting and (any(state.lines) or bool(state.fallen))
        defends = state.defender != NOBODY and bool(state.lines[state.defender])
        state.committed = self.flag(self.data.get("committed", defends), "committed")
        if state.committed and not (fighting and state.defender != NOBODY):
            raise PositionError("committed: true, but nobody defends a region")
        if defends and not state.committed:
            raise PositionError("committed: false, but cards lie in the line of the defender")
        state.opened = self.flag(self.data.get("opened", laid or state.committed), "opened")
        if state.opened and not fighting:
            raise PositionError(f"opened: no battle is fought in phase {PHASES[state.phase]}")
        if laid and not state.opened:
            raise PositionError("opened: false, but cards lie on the table")
        if state.committed and not state.opened:
            raise PositionError("opened: false, but the defender is committed")

    def _read_known(self) -> None:
        state = self.built_state
        for seat, cards in self.by_seat("known").items():
            where = f"known.{self.seats[seat]}"
            held = (
                state.hands[seat]
                + state.lines[seat][-1 if state.face_down_seats & BIT[seat] else 99 :]
            )
            kinds = [self.kind(name, where) for name in self.items(cards, where)]
            for kind in kinds:
                if kind >= MERCENARIES or kind not in held:
                    raise PositionError(f"{where}: {CARD_NAMES[kind]} is no mercenary in that hand")
                held.remove(kind)
            state.known[seat] = kinds

    def _read_shown(self) -> None:
        """Read what was shown of hands, and of hands that were discarded since."""
        state, seats = self.built_state, self.rules.seats
        for holder, viewer, kinds in self._shown_cards("shown"):
            showing.show(state, holder, kinds, viewer)
        buried: list[list[int]] = [[] for _ in range(seats * (seats + 1))]
        for holder, viewer, kinds in self._shown_cards("shown_buried"):
            buried[showing.column(state, holder, viewer)] = sorted(kinds)
        state.shown_buried = buried if any(buried) else []

    def _shown_cards(self, key: str) -> Iterator[tuple[Seat, Seat, list[int]]]:
        """Yield a hand, the seat that saw cards of it (the number of seats: all), and the cards."""
        state = self.built_state
        for holder, row in self.by_seat(key).items():
            where = f"{key}.{self.seats[holder]}"
            for name, cards in self.mapping(row, where).items():
                viewer = self.rules.seats if name == history_fields.ALL else self.seat(name, where)
                if viewer == holder:
                    raise PositionError(f"{where}: a hand cannot be shown to its own seat")
                down = state.face_down_seats & BIT[holder]
                held = state.hands[holder] + state.lines[holder][-1 if down else 99 :]
                rest = held if key == "shown" else state.buried[holder][:]
                kinds = [self.kind(card, where) for card in self.items(cards, where)]
                for kind in kinds:
                    if kind not in rest:
                        raise PositionError(f"{where}: {CARD_NAMES[kind]} is not there")
                    rest.remove(kind)
                yield holder, viewer, kinds

    # -- the open decision -------------------------------------------------------------------------

    def _open_decision(self) -> None:
        """Ask the seat to move; a seat without an action is skipped."""
        state = self.built_state
        order = [(state.condottiere + i) % self.rules.seats for i in range(self.rules.seats)]
        if state.phase in (BATTLE, FINAL):
            if "turn" in self.data and state.passed_seats & BIT[state.turn]:
                raise PositionError(
                    f"turn: {self.data['turn']} has passed", "passed", seat=self.seats[state.turn]
                )
            campaign.advance_to_decision(
                state, battle.begin(state, state.turn, None), self.rng, None
            )
        elif state.phase == CHOOSE:
            if state.turn != state.condottiere:
                raise PositionError("turn: only the Condottiere chooses", "not_condottiere")
            if not any(campaign.available_regions(state, seat) for seat in order):
                raise PositionError("owners: no region is left to choose", "no_region")
            campaign.offer_choice(state, None)
        elif state.phase == DISCARD:
            able = [seat for seat in order if hands.may_discard(state, seat)]
            # Seats without a choice are asked, too, but a position is rarely about them.
            self._ask_one_of(
                sorted((s for s in order if state.hands[s]), key=lambda s: s not in able)
            )
        elif state.phase == KEEP:
            holders = [seat for seat in order if state.hands[seat]]
            if len(holders) > 1:
                raise PositionError(
                    "hands: at the end of a round only one seat holds cards", "nobody_asked"
                )
            self._ask_one_of(holders)
        elif state.phase == DRAW:
            self._ask_one_of([seat for seat in order if hands.room(state, seat)])
        elif state.turn != state.condottiere:
            raise PositionError("turn: nobody is asked once the match is over")

    def _ask_one_of(self, able: list[Seat]) -> None:
        phase = PHASES[self.built_state.phase]
        if not able:
            raise PositionError(f"phase: nobody can be asked in phase {phase}", "nobody_asked")
        if "turn" not in self.data:
            self.built_state.turn = able[0]
        elif self.built_state.turn not in able:
            seat = self.seats[self.built_state.turn]
            raise PositionError(f"turn: {seat} has no choice in phase {phase}", "idle", seat=seat)


def read(
    data: Mapping[str, Json], rules: MatchRules, seats: Sequence[str], seed: int
) -> CondottiereState:
    """Return the described state; missing parts are dealt from `seed`. Raises PositionError."""
    return Reader(data, rules, seats, seed).state()
