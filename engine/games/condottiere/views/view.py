"""The information state of one seat of Condottiere, and its creation from the true state.

Cards are written by the names in `cards.CARD_NAMES`, regions by the ids of the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from engine.core.values import OMNISCIENT, Seat, View
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_NAMES
from engine.games.condottiere.options import Options
from engine.games.condottiere.rules.core_state import (
    BATTLE_ENDINGS,
    NOBODY,
    PHASES,
    SEASONS,
    STAKES,
    CoreState,
)
from engine.games.condottiere.rules.editions import MatchRules
from engine.games.condottiere.rules.regions import BIT


@dataclass(frozen=True, slots=True)
class Fought:
    """The last battle that ended. Tuples are by seat unless stated otherwise."""

    by_seat: ClassVar = ("table", "strengths")

    #: None for the final battle, which is for no region.
    region: str | None
    table: tuple[tuple[str, ...], ...]
    #: Cards discarded by the battle itself.
    fallen: tuple[str, ...]
    strengths: tuple[int, ...]
    #: The seat that took the region; None if no seat did, or its defender kept it.
    conqueror: Seat | None
    pawn_to: Seat
    #: "passes", "surrender" or "bishop".
    by: str


@dataclass(frozen=True, slots=True)
class CondottiereView(View):
    """The knowledge of one seat. Tuples are by seat unless stated otherwise."""

    by_seat: ClassVar = (
        *("owners", "hands", "table", "face_down", "passed", "buried", "known", "points"),
    )

    #: "condottiere1" or "condottiere3".
    edition: str
    options: Options
    #: "choose_region", "battle", "discard", "keep", "draw", "final_battle" or "over".
    phase: str
    condottiere: Seat
    #: The contested region, or the one already chosen for the next battle.
    region: str | None
    #: The holder of the contested region (option `capture_regions`).
    defender: Seat | None
    owners: tuple[tuple[str, ...], ...]
    pope: str | None
    #: Cards in hand; None is a card the viewer cannot see.
    hands: tuple[tuple[str | None, ...], ...]
    #: Battle lines in order; None is a face-down card the viewer cannot see.
    table: tuple[tuple[str | None, ...], ...]
    #: Whether the last card of the line is face down.
    face_down: tuple[bool, ...]
    passed: tuple[bool, ...]
    #: "winter", "spring" or None.
    season: str | None
    #: Cards discarded face up since the last shuffle, sorted, without those in `fallen`.
    discard: tuple[str, ...]
    #: Cards discarded in this battle, sorted.
    fallen: tuple[str, ...]
    #: Cards of discarded hands since the last shuffle; None is a card the viewer cannot see, but
    #: never a mercenary.
    buried: tuple[tuple[str | None, ...], ...]
    #: The number of cards in the pile.
    pile: int
    #: Cards known to be in hand, or face down in line, because scarecrows took them back.
    known: tuple[tuple[str, ...], ...]
    #: Whether the defender has laid a card in this battle (option `capture_regions`).
    committed: bool
    #: Whether any seat has laid a card in this battle.
    opened: bool
    game: int
    round: int
    battle: int
    #: The number of consecutive seats that declined.
    declines: int
    #: The number of consecutive battles without a card.
    quiet: int
    #: The number of consecutive rounds ended by such battles.
    stalls: int
    #: The seat that chose the first region of this game.
    first: Seat
    #: The seats in the final battle.
    participants: tuple[Seat, ...]
    #: The prize of the final battle: "game", "match", or "" without one.
    decides: str
    #: By seat, the points of a points match.
    points: tuple[int, ...]
    #: The points that win the match; 0 without a points match.
    target: int
    last: Fought | None
    winners: tuple[Seat, ...]
    ended_by: str
    #: Cards that were shown and are still in hand, or face down in line: by seat, then by the seat
    #: that saw them, with those that all saw last. A list that is not empty contains `known`. The
    #: viewer sees its own entries, those of its own hand, and the last ones; () if there are none.
    shown: tuple[tuple[tuple[str, ...], ...], ...] = ()
    #: What was shown of the hands in `buried`, in the same form.
    shown_buried: tuple[tuple[tuple[str, ...], ...], ...] = ()


def cards_known(view: CondottiereView, holder: Seat) -> tuple[str, ...]:
    """Return the cards that the viewer knows to be in a hand that is closed to it."""
    return _shown_to_viewer(view, view.shown, holder) or view.known[holder]


def buried_known(view: CondottiereView, holder: Seat) -> tuple[str, ...]:
    """Return the cards that the viewer knows to be in discarded hands that are closed to it."""
    return _shown_to_viewer(view, view.shown_buried, holder)


def _shown_to_viewer(
    view: CondottiereView, shown: tuple[tuple[tuple[str, ...], ...], ...], holder: Seat
) -> tuple[str, ...]:
    if not shown:
        return ()
    return shown[holder][-1 if view.seat is None or view.seat == OMNISCIENT else view.seat]


# -- creation from the true state ------------------------------------------------------------------


def view_of(state: CoreState, seat: Seat | None) -> CondottiereView:
    """Return the view of `seat`; nothing else exposes the true state."""
    rules = state.rules
    seats = range(rules.seats)
    return CondottiereView(
        seat=seat,
        turn=state.turn,
        decision=state.open_decision(),
        edition=rules.edition.id,
        options=rules.options,
        phase=PHASES[state.phase],
        condottiere=state.condottiere,
        region=region_name(state.region),
        defender=seat_or_none(state.defender),
        owners=tuple([_region_ids(mask) for mask in state.owned]),
        pope=region_name(state.pope),
        hands=tuple(
            _hand_names(state.hands[holder], seat in (holder, OMNISCIENT)) for holder in seats
        ),
        table=tuple(_line_names(state, holder, seat in (holder, OMNISCIENT)) for holder in seats),
        face_down=tuple(bool(state.face_down_seats & BIT[holder]) for holder in seats),
        passed=tuple(bool(state.passed_seats & BIT[holder]) for holder in seats),
        season=SEASONS[state.season],
        discard=sorted_names(state.discard),
        fallen=sorted_names(state.fallen),
        buried=tuple(
            _hand_names(state.buried[holder], seat in (holder, OMNISCIENT)) for holder in seats
        ),
        pile=len(state.pile),
        known=tuple(sorted_names(cards) for cards in state.known),
        committed=state.committed,
        opened=state.opened,
        game=state.game,
        round=state.round,
        battle=state.battle,
        declines=state.declines,
        quiet=state.battles_without_cards,
        stalls=state.rounds_without_cards,
        first=state.game_starter,
        participants=seats_of(state.participant_seats, rules.seats),
        decides=STAKES[state.stake],
        points=tuple(state.points),
        target=state.target,
        last=_last_battle(state),
        winners=seats_of(state.winner_seats, rules.seats),
        ended_by=state.ended_by,
        shown=_shown_names(rules, state.shown, seat) if state.shown else (),
        shown_buried=(_shown_names(rules, state.shown_buried, seat) if state.shown_buried else ()),
    )


def seat_or_none(seat: int) -> Seat | None:
    """Return a seat, or None for NOBODY."""
    return None if seat == NOBODY else seat


def region_name(region: int) -> str | None:
    """Return the id of a region, or None for nowhere."""
    return None if region < 0 else BOARD.ids[region]


@lru_cache(maxsize=1024)
def _region_ids(mask: int) -> tuple[str, ...]:
    return BOARD.regions(mask)


def card_names(cards: list[int]) -> tuple[str, ...]:
    """Return the names of cards in the given order."""
    return tuple([CARD_NAMES[card] for card in cards])


def sorted_names(cards: list[int]) -> tuple[str, ...]:
    """Return the names of cards in the order of their kinds."""
    return card_names(sorted(cards)) if cards else ()


def seats_of(mask: int, seats: int) -> tuple[Seat, ...]:
    """Return the seats in a mask."""
    return tuple(seat for seat in range(seats) if mask & BIT[seat])


def _hand_names(cards: list[int], shown: bool) -> tuple[str | None, ...]:
    return sorted_names(cards) if shown else (None,) * len(cards)


def _shown_names(
    rules: MatchRules, matrix: list[list[int]], seat: Seat | None
) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Return the cards that were shown (`Table.shown`), as far as `seat` knows of them."""
    seats = rules.seats
    names = tuple(
        tuple(
            card_names(matrix[holder * (seats + 1) + viewer])
            if seat in (holder, viewer, OMNISCIENT) or viewer == seats
            else ()
            for viewer in range(seats + 1)
        )
        for holder in range(seats)
    )
    return names if any(cards for row in names for cards in row) else ()


def _line_names(state: CoreState, holder: Seat, shown: bool) -> tuple[str | None, ...]:
    line = card_names(state.lines[holder])
    if shown or not state.face_down_seats & BIT[holder]:
        return line
    return (*line[:-1], None)


def _last_battle(state: CoreState) -> Fought | None:
    if not state.last_ending:
        return None
    return Fought(
        region=region_name(state.last_region),
        table=tuple(card_names(line) for line in state.last_lines),
        fallen=sorted_names(state.last_fallen),
        strengths=tuple(state.last_strengths),
        conqueror=seat_or_none(state.last_conqueror),
        pawn_to=state.last_pawn,
        by=BATTLE_ENDINGS[state.last_ending],
    )
