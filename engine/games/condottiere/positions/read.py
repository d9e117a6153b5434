"""Reading of written positions of Condottiere; missing cards are dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

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
from engine.games.condottiere.positions.faults import fault
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
        self._read_table()
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
            raise fault("phase", "keeps_nothing")
        if phase == DRAW and not self.rules.draws_after_battle:
            raise fault("phase", "draw_needs_option")
        if phase in (KEEP, DISCARD) and self.rules.draws_after_battle:
            raise fault("phase", "phase_with_draws", phase=PHASES[phase])
        return phase

    def _read_regions(self) -> None:
        state = self.built_state
        for seat, regions in self.by_seat("owners").items():
            where = f"owners.{self.seats[seat]}"
            for name in self.items(regions, where):
                region = self.region(name, where)
                if not state.free & BIT[region]:
                    owner = self.seats[campaign.holder_of(state, region)]
                    raise fault(where, "already_owned", region=BOARD.ids[region], seat=owner)
                state.free &= ~BIT[region]
                state.owned[seat] |= BIT[region]
                state.holdings[seat] += 1
        if "pope" in self.data:
            state.pope = self.region(self.data["pope"], "pope")
            holder = campaign.holder_of(state, state.pope)
            if holder != NOBODY and not self.rules.captures_regions:
                raise fault("pope", "owned", region=BOARD.ids[state.pope], seat=self.seats[holder])
        self._read_contested()

    def _read_contested(self) -> None:
        state = self.built_state
        if "region" not in self.data:
            if state.phase == BATTLE:
                open_regions = members_of(campaign.available_regions(state, state.condottiere))
                if not open_regions:
                    raise fault("region", "no_region_to_fight")
                state.region = open_regions[self.rng.below(len(open_regions))]
                state.defender = campaign.holder_of(state, state.region)
            return
        state.region = self.region(self.data["region"], "region")
        name = BOARD.ids[state.region]
        early = self.rules.chooses_early and state.phase in (DISCARD, KEEP)
        if state.phase != BATTLE and not early:
            raise fault("region", "no_contest", phase=PHASES[state.phase])
        if state.region == state.pope:
            raise fault("region", "on_pope", region=name)
        state.defender = campaign.holder_of(state, state.region)
        if state.defender != NOBODY and not self.rules.captures_regions:
            raise fault("region", "owned", region=name, seat=self.seats[state.defender])
        if state.defender == state.condottiere:
            raise fault("region", "own", region=name)

    def _read_table(self) -> None:
        """Read the cards on the table, who has passed, and the discarded cards."""
        state, phase = self.built_state, PHASES[self.built_state.phase]
        is_fighting = state.phase in (BATTLE, FINAL)
        self._read_lines()
        for seat, name in self.by_seat("face_down").items():
            if name is not None:
                self._turn_face_down(seat, name)
        if any(state.lines) and not self._may_have_lines():
            raise fault("table", "no_lines", phase=phase)
        if state.face_down_seats and not is_fighting:
            raise fault("face_down", "no_hidden_cards", phase=phase)
        state.passed_seats = self.seats_in(self.data.get("passed", []), "passed")
        if state.passed_seats and not (is_fighting or state.phase == OVER):
            raise fault("passed", "no_passes", phase=phase)
        state.fallen = self.cards(self.data.get("fallen", []), "fallen")
        if state.fallen and not is_fighting:
            raise fault("fallen", "no_battle", phase=phase)
        state.discard = self.cards(self.data.get("discard", []), "discard")
        self._read_buried()

    def _read_lines(self) -> None:
        """Read the battle lines and the season."""
        state = self.built_state
        for seat, cards in self.by_seat("table").items():
            where = f"table.{self.seats[seat]}"
            line = state.lines[seat] = self.cards(cards, where)
            if not self.rules.scarecrow_stays and SCARECROW in line:
                raise fault(where, "does_not_stay", card=CARD_NAMES[SCARECROW])
            if self.rules.has_pope and BISHOP in line:
                raise fault(where, "does_not_stay", card=CARD_NAMES[BISHOP])
            if state.phase in (BATTLE, FINAL):
                for kind in (SURRENDER, BISHOP):
                    if kind in line:
                        raise fault(where, "ends_battle", card=CARD_NAMES[kind])
        laid_kinds = {kind for line in state.lines for kind in line}
        if WINTER in laid_kinds and SPRING in laid_kinds:
            raise fault("table", "two_seasons")
        state.season = (
            SEASON_WINTER if WINTER in laid_kinds else SEASON_SPRING if SPRING in laid_kinds else 0
        )

    def _read_buried(self) -> None:
        """Read the hands without mercenaries that were thrown away."""
        buried = self.built_state.buried
        for seat, cards in self.by_seat("buried").items():
            where = f"buried.{self.seats[seat]}"
            buried[seat] = self.cards(cards, where)
            if min(buried[seat], default=MERCENARIES) < MERCENARIES:
                raise fault(where, "mercenary_buried")
            if buried[seat] and self.rules.draws_after_battle:
                raise fault(where, "buried_with_draws")

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
            raise fault(where, "hidden_needs_option")
        if not HIDEABLE[kind]:
            raise fault(where, "never_hidden", card=CARD_NAMES[kind])
        if kind not in line:
            raise fault(where, "not_in_line", card=CARD_NAMES[kind], seat=self.seats[seat])
        # A card face down is the last one of its line.
        last_index = len(line) - 1 - line[::-1].index(kind)
        line.append(line.pop(last_index))
        self.built_state.face_down_seats |= BIT[seat]

    def _read_final(self) -> None:
        state = self.built_state
        if "participants" in self.data:
            if state.phase not in (FINAL, OVER):
                raise fault("participants", "no_participants", phase=PHASES[state.phase])
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
                raise fault("decides", "match_needs_option")
        elif "decides" in self.data:
            raise fault("decides", "decides_without_final")
        if state.phase == FINAL:
            state.passed_seats |= self.rules.all_seats_mask & ~state.participant_seats
            if len(members_of(state.participant_seats)) < 2:
                raise fault("participants", "one_fighter")
            for seat, line in enumerate(state.lines):
                if line and not state.participant_seats & BIT[seat]:
                    raise fault(f"table.{self.seats[seat]}", "not_fighting")

    def _read_hands(self) -> None:
        state = self.built_state
        written_hands = self.by_seat("hands")
        for seat, cards in written_hands.items():
            state.hands[seat] = self.cards(cards, f"hands.{self.seats[seat]}")
        # The pile consists of all unnamed cards.
        state.pile = [
            kind
            for kind, number in enumerate(self.rules.edition.deck)
            for _ in range(number - self.counts[kind])
        ]
        for seat in range(self.rules.seats):
            if seat in written_hands or state.phase == OVER:
                continue
            if state.phase == FINAL and not state.participant_seats & BIT[seat]:
                continue
            if state.phase == KEEP and seat != state.turn:
                continue
            due = hands.HAND_SIZE + self.rules.per_region * state.holdings[seat]
            if len(state.pile) < due:
                raise fault(f"hands.{self.seats[seat]}", "no_cards_left")
            hands.draw(state, state.hands[seat], due, self.rng)

    def _read_opened(self) -> None:
        """Read which seats have laid cards in this battle."""
        state = self.built_state
        fighting = state.phase in (BATTLE, FINAL)
        has_laid_cards = fighting and (any(state.lines) or bool(state.fallen))
        defends = state.defender != NOBODY and bool(state.lines[state.defender])
        state.committed = self.flag(self.data.get("committed", defends), "committed")
        if state.committed and not (fighting and state.defender != NOBODY):
            raise fault("committed", "committed_without_battle")
        if defends and not state.committed:
            raise fault("committed", "defender_has_cards")
        state.opened = self.flag(
            self.data.get("opened", has_laid_cards or state.committed), "opened"
        )
        if state.opened and not fighting:
            raise fault("opened", "no_battle", phase=PHASES[state.phase])
        if has_laid_cards and not state.opened:
            raise fault("opened", "has_cards_on_table")
        if state.committed and not state.opened:
            raise fault("opened", "defender_committed")

    def _read_known(self) -> None:
        state = self.built_state
        for seat, cards in self.by_seat("known").items():
            where = f"known.{self.seats[seat]}"
            hidden_cards = self._hidden_cards(seat)
            kinds = [self.kind(name, where) for name in self.items(cards, where)]
            for kind in kinds:
                if kind >= MERCENARIES or kind not in hidden_cards:
                    raise fault(where, "not_in_hand", card=CARD_NAMES[kind])
                hidden_cards.remove(kind)
            state.known[seat] = kinds

    def _hidden_cards(self, seat: Seat) -> list[int]:
        """Return the cards in the hand of a seat, and the one that lies face down in its line."""
        state = self.built_state
        has_face_down = state.face_down_seats & BIT[seat]
        return state.hands[seat] + (state.lines[seat][-1:] if has_face_down else [])

    def _read_shown(self) -> None:
        """Read the shown cards of hands, and of hands that were discarded since."""
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
                    raise fault(where, "shown_to_itself")
                unseen = self._hidden_cards(holder) if key == "shown" else state.buried[holder][:]
                kinds = [self.kind(card, where) for card in self.items(cards, where)]
                for kind in kinds:
                    if kind not in unseen:
                        raise fault(where, "card_not_there", card=CARD_NAMES[kind])
                    unseen.remove(kind)
                yield holder, viewer, kinds

    # -- the open decision -------------------------------------------------------------------------

    def _open_decision(self) -> None:
        """Ask the seat to move; a seat without an action is skipped."""
        state = self.built_state
        order = [(state.condottiere + i) % self.rules.seats for i in range(self.rules.seats)]
        if state.phase in (BATTLE, FINAL):
            if "turn" in self.data and state.passed_seats & BIT[state.turn]:
                raise fault("turn", "passed", seat=self.seats[state.turn])
            campaign.advance_to_decision(
                state, battle.begin(state, state.turn, None), self.rng, None
            )
        elif state.phase == CHOOSE:
            if state.turn != state.condottiere:
                raise fault("turn", "not_condottiere")
            if not any(campaign.available_regions(state, seat) for seat in order):
                raise fault("owners", "no_region")
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
                raise fault("hands", "several_hands")
            self._ask_one_of(holders)
        elif state.phase == DRAW:
            self._ask_one_of([seat for seat in order if hands.room(state, seat)])
        elif state.turn != state.condottiere:
            raise fault("turn", "over")

    def _ask_one_of(self, able: list[Seat]) -> None:
        phase = PHASES[self.built_state.phase]
        if not able:
            raise fault("phase", "nobody_asked", phase=phase)
        if "turn" not in self.data:
            self.built_state.turn = able[0]
        elif self.built_state.turn not in able:
            seat = self.seats[self.built_state.turn]
            raise fault("turn", "idle", seat=seat, phase=phase)


def read(
    data: Mapping[str, Json], rules: MatchRules, seats: Sequence[str], seed: int
) -> CondottiereState:
    """Return the described state; missing parts are dealt from `seed`. Raises PositionError."""
    return Reader(data, rules, seats, seed).state()
