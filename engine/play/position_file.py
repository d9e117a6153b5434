"""Position files: set up a moment of a match, play answers, and write the moment out again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

from engine.core.errors import ConquistaError, IllegalActionError, PositionError, quote_value
from engine.core.game import Game
from engine.core.values import Action, Event, Json, Seat, Step
from engine.data.codec import CodecError, decode, decode_kind, encode
from engine.data.json_documents import is_name
from engine.data.yaml_documents import read_yaml
from engine.games import find
from engine.play.match import SEAT_NAMES, Match
from engine.play.readable_match import UNASKED, SeenT
from engine.play.record import MAX_NAME_LENGTH, Record
from engine.talk.statements import STATEMENTS

KEYS = ("game", "options", "seats", "seed", "position", "play")


def match_of(data: Json) -> tuple[Match, tuple[str, ...]]:
    """Return the match that a position file sets up, before its `play`, and the names of its seats.

    Raises PositionError with one line that names the bad key.
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
        seats = _read_seats(game, data.get("seats"))
        seed = data.get("seed", 0)
        if type(seed) is not int:
            raise PositionError(f"seed: {quote_value(seed)} is no whole number")
        options = encode(decode(game.options, _value_or(data, "options", {}), "options"))
        position = data.get("position")
        if position is not None:
            state = game.positions.read(position, decode(game.options, options), seats, seed)
            position = game.positions.write(state, SEAT_NAMES[: len(seats)])
        record = Record(game.id, game.version, len(seats), options, seed, (), position, typed=True)
        return Match(record), seats
    except PositionError:
        raise
    except ConquistaError as error:
        raise PositionError(str(error)) from None


def set_up(game: Game[Any, SeenT], written: Mapping[str, Json]) -> Match[SeenT]:
    """Return a match at the moment that a position file without a `game` key describes."""
    return cast("Match[SeenT]", match_of({"game": game.id, **written})[0])


def _value_or(data: dict[str, Json], key: str, default: Json) -> Json:
    """Return the value of a key, or the default if it is missing or null."""
    return default if data.get(key) is None else data[key]


def _read_seats(game: Game, given: Json) -> tuple[str, ...]:
    if given is None:
        return SEAT_NAMES[: game.seats[0]]
    if not isinstance(given, list) or not all(given):
        raise PositionError("seats: expected a list of names")
    if not all(is_name(name, MAX_NAME_LENGTH) for name in given):
        raise PositionError(f"seats: a name is one line of at most {MAX_NAME_LENGTH} characters")
    if len(set(given)) != len(given):
        raise PositionError("seats: a name twice")
    if len(given) not in game.seats:
        raise PositionError(f"seats: {len(given)}, {game.id} is for {game.seat_range()}")
    return tuple(given)


def run_position(data: Json) -> dict[str, Json]:
    """Return the JSON that `conquista position FILE --json` prints.

    Raises PositionError when malformed.
    """
    match, seats = match_of(data)
    play = _value_or(data, "play", [])
    if not isinstance(play, list):
        raise PositionError("play: expected a list")
    for i, item in enumerate(play):
        _check_entry(match, item, seats, f"play[{i}]")
    forced = _submit_forced(match)
    steps: list[Json] = []
    happened: list[Sequence[Event]] = []
    for i, item in enumerate(play):
        before = match.ply
        try:
            events = _play_entry(match, item, seats, f"play[{i}]", forced)
        except IllegalActionError as error:
            if error.key == "unknown":
                raise PositionError(f"play[{i}]: {error}") from None
            steps.append({"legal": False, "refusal": error.key, "events": []})
            if match.ply != before:
                match = match.at(before)
            break
        happened.append(events)
        named = [with_names(event, seats) for event in events]
        steps.append({"legal": True, "refusal": None, "events": named})
    return {"steps": steps, **report(match, seats, happened)}


def _check_entry(match: Match, item: Json, seats: tuple[str, ...], where: str) -> None:
    """Raise PositionError when the entry cannot be an action in any position."""
    if not isinstance(item, dict):
        raise PositionError(f"{where}: expected a mapping")
    if "seat" not in item:
        raise PositionError(f"{where}.seat: missing")
    if item["seat"] not in seats:
        raise PositionError(f"{where}.seat: unknown seat {quote_value(item['seat'])}")
    # The action may be illegal at this moment and legal when its turn comes.
    with suppress(IllegalActionError):
        _expand_entry(match, item, seats, where, 0)


def _expand_entry(
    match: Match, item: dict[str, Json], seats: tuple[str, ...], where: str, done: int
) -> tuple[Seat, Action] | None:
    """Return action number `done` of those that an entry means; None after the last."""
    written = {key: value for key, value in item.items() if key != "seat"}
    seat = seats.index(item["seat"])
    expanded = match.game.positions.expand(seat, written, match.open_view(), where, done)
    if expanded is None:
        return None
    seat, body = expanded
    try:
        kinds = (*match.game.actions, *match.game.interruptions, *STATEMENTS)
        return seat, decode_kind(kinds, _with_numbers(kinds, body, seats), where)
    except CodecError as error:
        raise PositionError(str(error)) from None


def _play_entry(
    match: Match,
    item: dict[str, Json],
    seats: tuple[str, ...],
    where: str,
    given: list[Step],
) -> list[Event]:
    """Give the actions that an entry means; return the events.

    `given` are the forced actions that followed the last entry. A file may leave them out or
    contain them.
    """
    events: list[Event] = []
    done = 0
    while expanded := _expand_entry(match, item, seats, where, done):
        seat, action = expanded
        done += 1
        inspected = match.game.inspect(match.view(seat), action)
        if inspected is not None:
            events += inspected
            continue
        try:
            events += match.submit(seat, action).events
        except IllegalActionError:
            if not _claim_forced(match, given, seat, action):
                raise
            continue
        given[:] = _submit_forced(match)
        events += [event for step in given for event in step.events]
    return events


def _claim_forced(match: Match, given: list[Step], seat: Seat, action: Action) -> bool:
    """Return whether this action was already given as a forced one; if so, drop it from `given`."""
    if isinstance(action, UNASKED):
        return False
    code = match.game.code(action)
    for i, step in enumerate(given):
        if step.seat == seat and match.game.code(step.action) == code:
            del given[: i + 1]
            return True
    return False


def _submit_forced(match: Match) -> list[Step]:
    """Give actions that leave no choice: nothing is secret here, and files may leave them out."""
    steps: list[Step] = []
    while match.is_forced:
        steps.append(match.submit_forced())
    return steps


# -- seats by name, as position files write them ---------------------------------------------------


def with_names(value: Event | Action, seats: Sequence[str]) -> dict[str, Json]:
    """Return the JSON of an event or action, with its seats by name."""
    data: dict[str, Json] = encode(value)
    for key in _seat_keys(type(value)) & set(data):
        seat_or_seats = data[key]
        if isinstance(seat_or_seats, list):
            data[key] = [seats[seat] for seat in seat_or_seats]
        elif seat_or_seats is not None:
            data[key] = seats[seat_or_seats]
    return data


def _with_numbers(
    kinds: Sequence[type[Action]], body: Mapping[str, Json], seats: Sequence[str]
) -> dict[str, Json]:
    """Return the JSON of an action with its seats by number; other values stay as they are."""
    data = dict(body)
    for cls in kinds:
        if cls.do == data.get("do"):
            for key in _seat_keys(cls) & set(data):
                data[key] = _seat_numbers(data[key], seats)
            for key, value in data.items():
                if isinstance(value, (dict, list)):
                    data[key] = _numbers_inside(value, seats)
    return data


def _seat_numbers(value: Json, seats: Sequence[str]) -> Json:
    """Return a seat, or a list of seats, by number instead of name."""
    if isinstance(value, list):
        return [_seat_numbers(item, seats) for item in value]
    return seats.index(value) if isinstance(value, str) and value in seats else value


def _numbers_inside(value: Json, seats: Sequence[str]) -> Json:
    """Return a promise, or a list of them, with its seat by number."""
    if isinstance(value, list):
        return [_numbers_inside(item, seats) for item in value]
    if isinstance(value, dict) and "seat" in value:
        return {**value, "seat": _seat_numbers(value["seat"], seats)}
    return value


def _seat_keys(cls: Any) -> frozenset[str]:
    """Return the JSON keys of a class that hold seats, by their annotations."""
    return frozenset(
        field.name.rstrip("_")
        for field in fields(cls)
        if str(field.type) in ("Seat", "Seat | None", "tuple[Seat, ...]")
    )


def report(
    match: Match, seats: tuple[str, ...], steps: Sequence[Sequence[Event]] = ()
) -> dict[str, Json]:
    """Return position, decision, legal actions, derived figures and result of a match now."""
    game, decision = match.game, match.decision
    question: Json = None
    if decision is not None:
        question = {"seat": seats[decision.seat], "kind": decision.kind}
    legal: list[dict[str, Any]] = [
        {"seat": question["seat"], **with_names(action, seats)} for action in match.legal()
    ]
    result: Json = None
    if match.result is not None:
        result = {"winners": [seats[seat] for seat in match.result.winners], "by": match.result.by}
        if points := match.points():
            result["points"] = dict(zip(seats, points, strict=True))
    return {
        "position": match.describe(seats),
        "decision": question,
        "legal": legal,
        "derived": game.positions.figures(match.open_view(), seats, steps),
        "result": result,
    }


def read_position(path: Path, *, pipes: bool = False) -> Json:
    """Return the data of a position file (YAML or JSON); with `pipes`, also of a pipe.

    Raises ConquistaError.
    """
    return read_yaml(path, pipes=pipes)
