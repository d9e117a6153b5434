"""Written positions: set up a moment, play answers, write it out again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.codec import CodecError, decode, decode_kind, encode
from engine.core import (
    Action,
    ConquistaError,
    Event,
    Game,
    IllegalAnswer,
    Json,
    PositionError,
)
from engine.documents import is_name, read_yaml
from engine.games import find
from engine.match import LONGEST_NAME, SEAT_NAMES, Match
from engine.record import Record

KEYS = ("game", "options", "seats", "seed", "position", "play")


def match_of(data: Json) -> tuple[Match, tuple[str, ...]]:
    """The match a position file sets up, before its `play`, and the names of its seats.

    Raises PositionError whose one line names the bad key.
    """
    if not isinstance(data, dict):
        raise PositionError("position file: expected a mapping")
    for key in data:
        if key not in KEYS:
            raise PositionError(f"{key}: unknown key")
    if "game" not in data:
        raise PositionError("game: missing")
    try:
        game = find(data["game"])
        seats = _seats(game, data.get("seats"))
        seed = data.get("seed", 0)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise PositionError(f"seed: {seed!r} is no whole number")
        options = encode(decode(game.options, _given(data, "options", {}), "options"))
        position = data.get("position")
        if position is not None:
            state = game.position(position, decode(game.options, options), seats, seed)
            position = game.describe(state, SEAT_NAMES[: len(seats)])
        record = Record(game.id, game.version, len(seats), options, seed, (), position, typed=True)
        return Match(record), seats
    except PositionError:
        raise
    except ConquistaError as error:
        raise PositionError(str(error)) from None


def _given(data: dict[str, Json], key: str, default: Json) -> Json:
    """What stands under a key; left out or null, the default."""
    return default if data.get(key) is None else data[key]


def _seats(game: Game, given: Json) -> tuple[str, ...]:
    if given is None:
        return SEAT_NAMES[: game.seats[0]]
    if not isinstance(given, list) or not all(given):
        raise PositionError("seats: expected a list of names")
    if not all(is_name(name, LONGEST_NAME) for name in given):
        raise PositionError(f"seats: a name is one line of at most {LONGEST_NAME} characters")
    if len(set(given)) != len(given):
        raise PositionError("seats: a name twice")
    if len(given) not in game.seats:
        raise PositionError(f"seats: {len(given)}, {game.id} is for {game.seats_said()}")
    return tuple(given)


def run_position(data: Json) -> dict[str, Json]:
    """What `conquista position FILE --json` prints; raises PositionError for malformed files."""
    match, seats = match_of(data)
    play = _given(data, "play", [])
    if not isinstance(play, list):
        raise PositionError("play: expected a list")
    answers = [_answer(match.game, item, i, seats) for i, item in enumerate(play)]
    _answer_forced(match)
    steps: list[Json] = []
    happened: list[Sequence[Event]] = []
    for i, (seat, action) in enumerate(answers):
        step = _step(match, seat, action, seats, f"play[{i}]", happened)
        steps.append(step)
        if not step["legal"]:
            break
    return {"steps": steps, **report(match, seats, happened)}


def _answer(game: Game, item: Json, i: int, seats: tuple[str, ...]) -> tuple[int, Action]:
    where = f"play[{i}]"
    if not isinstance(item, dict):
        raise PositionError(f"{where}: expected a mapping")
    if "seat" not in item:
        raise PositionError(f"{where}.seat: missing")
    if item["seat"] not in seats:
        raise PositionError(f"{where}.seat: unknown seat {item['seat']!r}")
    body = {key: value for key, value in item.items() if key != "seat"}
    try:
        action = decode_kind(game.actions, body, where)
    except CodecError as error:
        raise PositionError(str(error)) from None
    return seats.index(item["seat"]), action


def _step(
    match: Match,
    seat: int,
    action: Action,
    seats: tuple[str, ...],
    where: str,
    happened: list[Sequence[Event]],
) -> dict[str, Json]:
    try:
        events = match.game.inspect(match.view(seat), action)
        if events is None:
            events = [*match.submit(seat, action).events, *_answer_forced(match)]
    except IllegalAnswer as error:
        if error.key == "unknown":
            raise PositionError(f"{where}: {error}") from None
        return {"legal": False, "refusal": error.key, "events": []}
    happened.append(events)
    told = [_with_names(encode(event), seats) for event in events]
    return {"legal": True, "refusal": None, "events": told}


def _answer_forced(match: Match) -> list[Event]:
    """Give answers that leave no choice: nothing is secret here, and nobody writes them down."""
    events: list[Event] = []
    while match.forced:
        events += match.submit_forced().events
    return events


def _with_names(event: dict[str, Json], seats: tuple[str, ...]) -> dict[str, Json]:
    """Seats by name, as position files write them."""
    return {
        key: seats[value] if key in ("seat", "winner") and value is not None else value
        for key, value in event.items()
    }


def report(
    match: Match, seats: tuple[str, ...], steps: Sequence[Sequence[Event]] = ()
) -> dict[str, Json]:
    """Position, question, legal answers, derived figures and result of a match now."""
    game, decision = match.game, match.decision
    asked: Json = None
    if decision is not None:
        asked = {"seat": seats[decision.seat], "kind": decision.kind}
    legal: list[dict[str, Any]] = [
        {"seat": asked["seat"], **encode(action)} for action in match.legal()
    ]
    result: Json = None
    if match.result is not None:
        result = {"winners": [seats[seat] for seat in match.result.winners], "by": match.result.by}
        if points := match.points():
            result["points"] = dict(zip(seats, points, strict=True))
    return {
        "position": match.describe(seats),
        "decision": asked,
        "legal": legal,
        "derived": game.derived(match.open_view(), seats, steps),
        "result": result,
    }


def read_position(path: Path) -> Json:
    """The data of a position file (YAML or JSON); raises ConquistaError."""
    return read_yaml(path)
