"""Reading the evaluation of moves that a bot sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from desktop.table.callouts.advice import MAX_OCCURRENCES, WINS_AT_ONCE, Advice, AdvisedMove
from engine.core.errors import IllegalActionError
from engine.core.game import Game
from engine.core.values import Code, Effect, Json
from engine.data.codec import CodecError, decode_kind
from engine.data.json_documents import whole_number

#: Answers that are read from a bot.
MAX_MOVES_READ = 40
#: Effects read per move.
MAX_FACTS = 24
#: Largest number of worlds accepted.
MAX_WORLDS = 10_000
#: Fewer worlds than this say nothing in a game with hidden information.
MIN_WORLDS = 10


def read_advice(
    thought: Json, game: Game, legal: Sequence[Code] | None, seats: int
) -> Advice | None:
    """Return the ordered advice in a bot's thought, or None if it is invalid.

    The thought may come from an external program. `legal` is None if no move is to be given.
    """
    if not isinstance(thought, dict) or not isinstance(thought.get("moves"), list):
        return None
    worlds = _read_count(thought.get("worlds"), 1, MAX_WORLDS) or 0
    if worlds < MIN_WORLDS and not game.perfect_information:
        worlds = 0
    read = [
        _read_move(data, game, legal, seats, worlds) for data in thought["moves"][:MAX_MOVES_READ]
    ]
    legal_moves = [move for move in read if move is not None]
    iterations, seconds = whole_number(thought.get("iterations")), thought.get("seconds")
    if not legal_moves or iterations is None or not isinstance(seconds, (int, float)):
        return None
    first_action = legal_moves[0].action
    advice = Advice(
        tuple(legal_moves), max(0, iterations), max(0.0, float(seconds)), worlds, first_action
    )
    return replace(advice, then_idle=thought.get("then_idle") is True).sorted_by_figures()


def _read_move(
    data: Json, game: Game, legal: Sequence[Code] | None, seats: int, worlds: int
) -> AdvisedMove | None:
    """Return a move as a bot sent it, or None if it is malformed or not legal."""
    if not isinstance(data, dict):
        return None
    value, margin = _read_share(data.get("value")), _read_share(data.get("doubt"))
    try:
        action = decode_kind(game.actions, data.get("action"))
        if value is None or (legal is not None and game.code(action) not in legal):
            return None
    except (CodecError, IllegalActionError):
        return None
    chances_data = data.get("chances")
    chances = (
        [_read_share(chance) for chance in chances_data[:seats]]
        if isinstance(chances_data, list)
        else []
    )
    known_chances = tuple(chance for chance in chances if chance is not None)
    facts = _read_facts(data.get("facts"), seats, worlds)
    nearness = data.get("near", 0.0)
    if type(nearness) not in (int, float) or not 0 <= nearness <= WINS_AT_ONCE:
        nearness = 0.0
    return AdvisedMove(
        action,
        value,
        margin,
        known_chances if len(known_chances) == seats else (),
        facts,
        float(nearness),
    )


def _read_facts(given: Json, seats: int, worlds: int) -> Mapping[Effect, int] | None:
    """Return the effects of a move; invalid entries are dropped."""
    if not isinstance(given, list) or not worlds:
        return None
    facts: dict[Effect, int] = {}
    for item in given[:MAX_FACTS]:
        if not isinstance(item, dict):
            continue
        kind, about, seat = item.get("fact"), item.get("about"), item.get("seat")
        number = _read_count(item.get("number"), 0, MAX_OCCURRENCES)
        often = _read_count(item.get("worlds"), 1, worlds)
        if not isinstance(kind, str) or not isinstance(about, str):
            continue
        if seat is not None and _read_count(seat, 0, seats - 1) is None:
            continue
        if number is not None and often is not None:
            facts[Effect(kind, about, seat, number)] = often
    return facts


def _read_count(value: Json, minimum: int, maximum: int) -> int | None:
    """Return a whole number within bounds, or None."""
    number = whole_number(value)
    return number if number is not None and minimum <= number <= maximum else None


def _read_share(value: Json) -> float | None:
    """Return a number from 0 to 1, or None."""
    if type(value) not in (int, float) or not 0 <= value <= 1:
        return None
    return float(value)
