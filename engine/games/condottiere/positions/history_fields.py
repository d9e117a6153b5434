"""The progress of a match in a written position: counts, points, last battle, end."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.errors import PositionError
from engine.core.values import Json
from engine.games.condottiere.cards import SPRING, WINTER
from engine.games.condottiere.positions.fields import CondottiereFields
from engine.games.condottiere.rules import battle, campaign, endings
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    BATTLE_ENDINGS,
    BY_BISHOP,
    CHOOSE,
    FINAL,
    KEEP,
    MATCH,
    NOBODY,
    OVER,
    SEASON_SPRING,
    SEASON_WINTER,
)
from engine.games.condottiere.rules.regions import (
    BIT,
    NOWHERE,
    largest_group,
    member_count,
    members_of,
)
from engine.games.condottiere.rules.state import CondottiereState

#: The attribute of the state for each key of a count.
COUNTS = {
    "game": "game",
    "round": "round",
    "battle": "battle",
    "declines": "declines",
    "quiet": "battles_without_cards",
    "stalls": "rounds_without_cards",
}
#: Stands for all seats together, as those that saw a card; no seat has this name.
ALL = ""
LAST_KEYS = ("region", "table", "fallen", "strengths", "conqueror", "pawn_to", "by")
#: Without these keys a position of the first choice is the beginning of a game.
TRACES = ("owners", "hands", "table", "discard", "last", "declines")
#: The endings of a game by most regions.
ENDINGS_BY_REGIONS = (endings.MAP, endings.DECLINED, endings.STALLED, endings.LENGTH)
#: The endings by a final battle.
FINALS = (endings.FINAL_BATTLE, endings.SHARED)
#: All endings of a match.
MATCH_ENDINGS = ("", endings.ADJACENT, endings.TOTAL, *ENDINGS_BY_REGIONS, *FINALS, endings.POINTS)


def read_score(fields: CondottiereFields, state: CondottiereState) -> None:
    """Read points and target of a points match."""
    for key in ("points", "target"):
        if key in fields.data and not state.target:
            raise PositionError(f"{key}: needs the option points_match")
    state.target = fields.whole_number(fields.data.get("target", state.target), "target")
    if fields.rules.target_points and not state.target:
        raise PositionError("target: 0 is no target")
    for seat, points in fields.by_seat("points").items():
        state.points[seat] = fields.whole_number(points, f"points.{fields.seats[seat]}")


def has_reached_target(state: CondottiereState) -> bool:
    """Return whether a seat has reached the target of a points match."""
    return bool(state.target) and max(state.points) >= state.target


def read_counts(fields: CondottiereFields, state: CondottiereState) -> None:
    """Read the numbers of games, rounds and battles; after `read_score` and the lines.

    Raises PositionError if they do not fit each other, the phase or the points.
    """
    state.game = fields.count_at("game", 1, endings.MAX_GAMES if state.target else 1, 1)
    max_rounds = 1 if state.rules.draws_after_battle else campaign.MAX_BATTLES
    state.round = fields.count_at("round", 1, max_rounds, 1)
    _read_battle_number(fields, state)
    _read_declines(fields, state)
    _read_quiet_counts(fields, state)
    _check_points_and_phase(fields, state)


def _is_ending(state: CondottiereState) -> bool:
    """Return whether no further region will be chosen."""
    return state.phase in (FINAL, OVER)


def _read_battle_number(fields: CondottiereFields, state: CondottiereState) -> None:
    """Read the number of the battle, and check who chooses before the first."""
    phase = state.phase
    # Each owned region was won in a battle, and the last battle counts too.
    fought = max(sum(state.holdings), 1 if "last" in fields.data and state.game == 1 else 0)
    minimum = max(fought + (phase == BATTLE), 1 if phase != CHOOSE or any(state.lines) else 0)
    opening = phase == CHOOSE and not any(key in fields.data for key in TRACES)
    has_last_battle = _is_ending(state) or phase == BATTLE
    maximum = campaign.MAX_BATTLES if has_last_battle else campaign.MAX_BATTLES - 1
    state.battle = fields.count_at(
        "battle", minimum if opening else max(minimum, 1), maximum, minimum
    )
    if not state.battle and state.game_starter != state.condottiere:
        raise PositionError(
            f"first: {fields.seats[state.game_starter]}, but {fields.seats[state.condottiere]} "
            "chooses the first region"
        )


def _read_declines(fields: CondottiereFields, state: CondottiereState) -> None:
    """Read how many seats have declined to choose a region."""
    maximum = 0
    if campaign.may_decline(state) and (_is_ending(state) or state.phase == CHOOSE):
        maximum = state.rules.seats if _is_ending(state) else state.rules.seats - 1
    state.declines = fields.count_at("declines", 0, maximum)


def _read_quiet_counts(fields: CondottiereFields, state: CondottiereState) -> None:
    """Read the numbers of rounds and battles without cards."""
    rules = state.rules
    max_stalls = 0 if rules.draws_after_battle else campaign.MAX_STALLS - 1
    state.rounds_without_cards = fields.count_at("stalls", 0, max_stalls)
    max_quiet = rules.seats * (campaign.MAX_STALLS if rules.draws_after_battle else 1)
    state.battles_without_cards = fields.count_at(
        "quiet", 0, max_quiet - 1 if state.phase in (BATTLE, KEEP) else max_quiet
    )
    if campaign.is_stalled(state) and not _is_ending(state):
        raise PositionError(
            f"quiet: {state.battles_without_cards} battles without a card have ended the game"
        )


def _check_points_and_phase(fields: CondottiereFields, state: CondottiereState) -> None:
    """Check that the match goes on until a seat has the points that end it."""
    phase = state.phase
    if state.stake == MATCH and "points" in fields.data and phase == FINAL:
        if not has_reached_target(state) and state.game < endings.MAX_GAMES:
            raise PositionError(f"decides: match, but nobody has {state.target} points")
    elif has_reached_target(state) and phase != OVER:
        raise PositionError(f"points: {max(state.points)} end the match")


# -- the last battle that ended --------------------------------------------------------------------


def read_last(fields: CondottiereFields, state: CondottiereState) -> None:
    """Read the last battle; its strengths and conqueror follow from its lines."""
    if "last" not in fields.data:
        return
    last = fields.mapping(fields.data["last"], "last", LAST_KEYS)
    region = last.get("region")
    state.last_ending = fields.read_word(
        last.get("by", BATTLE_ENDINGS[1]), BATTLE_ENDINGS, "last.by"
    )
    if state.last_ending == BY_BISHOP and state.rules.has_pope:
        raise PositionError("last.by: a bishop ends no battle in this edition")
    state.last_region = NOWHERE if region is None else fields.region(region, "last.region")
    pawn = last.get("pawn_to", fields.seats[state.condottiere])
    state.last_pawn = fields.seat(pawn, "last.pawn_to")
    _read_lines(fields, state, last)
    _read_conqueror(fields, state, last)


def _read_lines(
    fields: CondottiereFields, state: CondottiereState, last: Mapping[str, Json]
) -> None:
    """Read the lines of the last battle and check their strengths."""
    lay = CondottiereState(state.rules)
    # A new count, because these cards come from the same deck as those on the table now.
    cards = CondottiereFields({}, (), state.rules, fields.seats)
    for seat, line in fields.by_seat("table", last, "last.table").items():
        lay.lines[seat] = cards.cards(line, f"last.table.{fields.seats[seat]}")
    state.last_fallen = cards.cards(last.get("fallen", []), "last.fallen")
    laid_kinds = {kind for line in lay.lines for kind in line}
    if WINTER in laid_kinds and SPRING in laid_kinds:
        raise PositionError("last.table: winter and spring never lie together")
    lay.season = (
        SEASON_WINTER if WINTER in laid_kinds else SEASON_SPRING if SPRING in laid_kinds else 0
    )
    totals = battle.line_strengths(lay, only_shown=False)
    for seat, strength in fields.by_seat("strengths", last, "last.strengths").items():
        where = f"last.strengths.{fields.seats[seat]}"
        if fields.whole_number(strength, where) != totals[seat]:
            raise PositionError(f"{where}: {strength}, but its line is worth {totals[seat]}")
    state.last_lines = lay.lines
    state.last_strengths = totals


def _read_conqueror(
    fields: CondottiereFields, state: CondottiereState, last: Mapping[str, Json]
) -> None:
    """Read the conqueror: the strongest seat.

    Nobody conquers if a bishop ended the battle, or if the region was defended.
    """
    winner = battle.sole_leader(state.last_strengths)
    if state.last_ending == BY_BISHOP:
        winner = NOBODY
    taker = last.get("conqueror")
    state.last_conqueror = winner
    if taker is not None:
        state.last_conqueror = fields.seat(taker, "last.conqueror")
        if state.last_conqueror != winner:
            raise PositionError(f"last.conqueror: {taker} did not win the battle")
    elif "conqueror" in last:
        state.last_conqueror = NOBODY
        if winner != NOBODY and not state.rules.captures_regions:
            raise PositionError(f"last.conqueror: nobody, but {fields.seats[winner]} won")


# -- the end ---------------------------------------------------------------------------------------


def read_end(fields: CondottiereFields, state: CondottiereState) -> None:
    """Read the winners and the ending of a finished match."""
    if state.phase != OVER:
        for key in ("winners", "by"):
            if key in fields.data:
                raise PositionError(f"{key}: the match is not over")
        return
    named = fields.seats_in(fields.data.get("winners", []), "winners")
    state.winner_seats = named or _likely_winners(state)
    if not state.winner_seats:
        raise PositionError("winners: missing, and nobody has won")
    by = MATCH_ENDINGS[
        fields.read_word(fields.data.get("by", _likely_ending(state)), MATCH_ENDINGS, "by")
    ]
    state.ended_by = by
    if (by == endings.SHARED) is not (member_count(state.winner_seats) > 1):
        raise PositionError(f"by: {by}, but {member_count(state.winner_seats)} have won")
    if state.target and by not in (endings.POINTS, *FINALS):
        raise PositionError(f"by: {by} does not end a points match")
    if by == endings.POINTS:
        _check_points_win(state)
    elif by in FINALS:
        if state.stake and state.winner_seats & ~state.participant_seats:
            raise PositionError("winners: not among the participants")
        if state.target and state.stake and state.stake != MATCH:
            raise PositionError(f"decides: {by}, but a game does not end the match")
    elif state.stake:
        raise PositionError(f"participants: {by}, and not a final battle, ended the match")
    else:
        _check_map_win(state, by)


def _likely_winners(state: CondottiereState) -> int:
    """Return the winners that follow from the position; 0 if none do, as in a final battle."""
    if state.stake:
        return 0
    if state.target:
        return endings.seats_with_most(state.points) if has_reached_target(state) else 0
    for seat, mask in enumerate(state.owned):
        if largest_group(mask) >= state.rules.regions_in_group:
            return BIT[seat]
    if max(state.holdings) >= state.rules.regions_anywhere or campaign.is_exhausted(state):
        return endings.seats_with_most(state.holdings)
    return 0


def _likely_ending(state: CondottiereState) -> str:
    """Return the ending that follows from the position."""
    if member_count(state.winner_seats) > 1:
        return endings.SHARED
    if state.target:
        return endings.FINAL_BATTLE if state.stake == MATCH else endings.POINTS
    if state.stake:
        return endings.FINAL_BATTLE
    [winner] = members_of(state.winner_seats)
    if largest_group(state.owned[winner]) >= state.rules.regions_in_group:
        return endings.ADJACENT
    return endings.TOTAL if state.holdings[winner] >= state.rules.regions_anywhere else endings.MAP


def _check_points_win(state: CondottiereState) -> None:
    if not state.target:
        raise PositionError("by: points needs the option points_match")
    if state.stake == MATCH:
        raise PositionError("decides: match, but points ended it")
    if endings.seats_with_most(state.points) != state.winner_seats:
        raise PositionError("winners: others have more points, or as many")
    if not has_reached_target(state) and state.game < endings.MAX_GAMES:
        raise PositionError(f"points: nobody has {state.target}")


def _check_map_win(state: CondottiereState, reason: str) -> None:
    """Check that the owned regions agree with the ending of the match."""
    [winner] = members_of(state.winner_seats)
    rules = state.rules
    if reason == endings.ADJACENT:
        won = largest_group(state.owned[winner]) >= rules.regions_in_group
    elif reason == endings.TOTAL:
        won = state.holdings[winner] >= rules.regions_anywhere
    else:
        won = endings.seats_with_most(state.holdings) == BIT[winner]
        if reason == endings.DECLINED and not rules.edition.may_decline:
            raise PositionError("by: nobody declines in the third edition")
        if reason == endings.MAP and not campaign.is_exhausted(state):
            raise PositionError("by: map, but there are regions to fight for")
    if not won:
        raise PositionError(f"winners: their regions do not win by {reason}")
