"""Records and save files: a match as the data from which it can be replayed."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.bots.bot_names import is_bot, is_program
from engine.core.errors import RecordError, quote_value
from engine.core.game import Game
from engine.core.values import Json, Seat
from engine.data.codec import CodecError, decode, encode
from engine.data.json_documents import DocumentError, is_name, parse_json, read_text, shown_name
from engine.games import find
from engine.system import files

#: The current format. Format 1 dealt with the fast generator, from at most 30 bits.
FORMAT = 2
#: Number of random bits from the system in a seed that no person chose.
SEED_BITS = 128
#: Maximum size of a save file; honest ones stay far below, larger ones are refused unread.
MAX_BYTES = 8_000_000
#: Maximum number of actions, as every reader replays them; random players need some 5,000 for the
#: longest rules, and interruptions come on top.
MAX_ACTIONS = 30_000
#: Maximum number of interruptions among them that a match takes (`Interruption`).
MAX_INTERRUPTIONS = 10_000
#: How much the bots of a match say: nothing, little or more. Only the last two are written.
SILENT, LIVELY = "silent", "lively"
TALKS = (SILENT, "sparing", LIVELY)
#: The suffix of save files.
SUFFIX = ".conquista"


@dataclass(frozen=True, slots=True)
class Record:
    """A match as a seed and the actions applied to its start.

    It serves saving, replay and bug reports.

    >>> from engine.games import GAMES
    >>> from engine.play.match import Match
    >>> from engine.play.match_files import new_record
    >>> record = new_record(next(iter(GAMES.values())), seats=2, seed=1)
    >>> from_text(to_text(record)) == record
    True
    >>> Match(record).legal()[0]
    Choose(region='torino')
    """

    game: str
    version: int
    seats: int
    options: Json
    #: The seed of the match's `Dice`.
    seed: int
    #: Per seat {"kind": "human"|"bot", "name": str, "level": str (bots)}.
    players: tuple[Json, ...] = ()
    #: The written position at which the match began, or None for the regular start.
    position: Json | None = None
    #: Pairs of seat and action as JSON. Decisions with one legal action are recorded only if
    #: private.
    answers: tuple[tuple[int, Json], ...] = ()
    #: The honest history, as {"mark": kind, "ply": n, "seat": n, ...}: "undo" (see `Match.undo`),
    #: "hint" (the person at `seat` asked for one after the first `ply` actions), "hinted" (such a
    #: hint showed the answer "action" first; one mark for each such answer), "late" (the time
    #: of the person at `seat` was up, and a bot gave the last of these actions), "restarted" and
    #: "replaced" (bots).
    marks: tuple[Json, ...] = ()
    #: Pairs of ply and iterations of the bots' own actions, so that their searches can be repeated.
    thoughts: tuple[tuple[int, int], ...] = ()
    #: Whether a person chose the seed: then it has few bits, and the deal could be found by trial.
    typed: bool = False
    #: The source of the bots' seeds, independent of the deal.
    secret: int = 0
    format: int = FORMAT
    #: Pairs of a seat and a routine that its person has switched on: decisions that the session
    #: answers.
    routines: tuple[tuple[int, str], ...] = ()
    #: The plies of the actions that a routine gave in a person's place.
    unasked: tuple[int, ...] = ()
    #: The plies of the actions given in one act with the action before: undo takes back a whole
    #: act.
    joined: tuple[int, ...] = ()
    #: How much the bots of the match say (`TALKS`).
    talk: str = SILENT
    #: Whether each person plays at a screen of their own; otherwise all share one.
    apart: bool = False


@dataclass(frozen=True, slots=True)
class RecordedAction:
    """An action as a record holds it."""

    seat: Seat
    action: Json
    #: Whether a routine gave it.
    unasked: bool
    #: Whether it belongs to the same act as the action before.
    joined: bool = False


def recorded_actions(record: Record) -> list[RecordedAction]:
    """Return the actions of a record, in order."""
    unasked, joined = frozenset(record.unasked), frozenset(record.joined)
    return [
        RecordedAction(seat, action, ply in unasked, ply in joined)
        for ply, (seat, action) in enumerate(record.answers)
    ]


def draw_seed() -> int:
    """Return a seed from the system's randomness, which cannot be guessed."""
    return secrets.randbits(SEED_BITS)


def deal_again(record: Record) -> Record:
    """Return the record of a new match of the same game, seats and options, with another deal."""
    return replace(
        record,
        seed=draw_seed(),
        typed=False,
        secret=draw_seed(),
        position=None,
        answers=(),
        marks=(),
        thoughts=(),
        format=FORMAT,
        routines=(),
        unasked=(),
        joined=(),
    )


def rematch(record: Record) -> Record:
    """Return the record of a new match of the same game and options, all one seat further."""
    players = record.players
    return replace(deal_again(record), players=players[-1:] + players[:-1])


def to_text(record: Record) -> str:
    """Return the text of a save file.

    JSON with one action a line, so that people can compare files.
    """
    data = encode(record)
    actions = data.pop("answers")
    if record.talk == SILENT:
        del data["talk"]
    if not record.apart:
        del data["apart"]
    head = json.dumps(data, ensure_ascii=False, indent=1)
    lines = ",\n  ".join(json.dumps(action, ensure_ascii=False) for action in actions)
    body = f"[\n  {lines}\n ]" if actions else "[]"
    return f'{head[:-2]},\n "answers": {body}\n}}\n'


def from_text(text: str, source: str = "record") -> Record:
    """Return the record in the text of a save file.

    Raises RecordError with the fault and its place.
    """
    try:
        data = parse_json(text, source)
    except DocumentError as error:
        raise RecordError(str(error), error.key) from None
    if not isinstance(data, dict) or not {"game", "format"} <= set(data):
        raise RecordError(f"{source}: not a Conquista save file", "foreign")
    number = data["format"]
    if type(number) is int and number > FORMAT:
        raise RecordError(
            f"{source}: format {number} comes from a newer Conquista (this one reads {FORMAT})",
            "newer",
        )
    actions = data.get("answers")
    if isinstance(actions, list) and len(actions) > MAX_ACTIONS:
        raise RecordError(f"{source}: more than {MAX_ACTIONS} answers", "damaged")
    try:
        record = decode(Record, data)
    except CodecError as error:
        raise RecordError(f"{source}: {error}", "damaged") from None
    if record.format < 1:
        raise RecordError(f"{source}: format: {record.format} never existed", "damaged")
    return record


def load(path: Path) -> Record:
    """Return the record in a file. Raises RecordError when it cannot be read or is malformed."""
    try:
        text = read_text(path, MAX_BYTES)
    except DocumentError as error:
        raise RecordError(str(error), error.key) from None
    return from_text(text, shown_name(path))


def save(record: Record, path: Path, *, private: bool = False) -> None:
    """Write a save file as `files.write` does; the old file survives any OSError."""
    files.write(path, to_text(record).encode(), private=private)


#: Maximum length of a player's name, in characters.
MAX_NAME_LENGTH = 40
#: Maximum length of a text in a mark, in characters, such as the reason why a bot was replaced.
MAX_NOTE_LENGTH = 200


def game_of(record: Record) -> Game:
    """Return the game of a sound record. Raises RecordError for any other."""
    game = find(record.game)
    if record.version != game.version and record_options(record, game) is None:
        raise RecordError(
            f"version: {record.game} rules {record.version}, this Conquista plays {game.version}",
            "newer" if record.version > game.version else "older",
        )
    if record.seats not in game.seats:
        raise RecordError(f"seats: {record.seats}, {game.id} is for {game.seat_range()}", "seats")
    if record.players and len(record.players) != record.seats:
        raise RecordError(f"players: {len(record.players)} for {record.seats} seats", "players")
    check_players(record.players)
    for i, mark in enumerate(record.marks):
        _check_mark(mark, record.seats, f"marks[{i}]")
    if record.talk not in TALKS:
        raise RecordError(
            f"talk: {quote_value(record.talk)} is none of {', '.join(TALKS)}", "damaged"
        )
    for i, (seat, routine) in enumerate(record.routines):
        if not (0 <= seat < record.seats and is_name(routine, MAX_NAME_LENGTH)):
            raise RecordError(f"routines[{i}]: expected a seat and a name", "damaged")
    return game


def record_options(record: Record, game: Game) -> Json | None:
    """Return the options with which a match is replayed; None: other rules than ours.

    A match of an earlier version may be replayed, but not go on (`check_goes_on`).
    """
    if record.version == game.version:
        return record.options
    options = record.options if isinstance(record.options, dict) else {}
    return game.former_options(record.version, options)


def check_goes_on(record: Record, is_over: bool) -> None:
    """Raise RecordError for an unfinished match of an earlier version of the rules."""
    version = find(record.game).version
    if record.version != version and not is_over:
        raise RecordError(
            f"version: {record.game} rules {record.version}, this Conquista plays {version}; "
            "only finished matches of the earlier rules open",
            "older_rules",
        )


def check_players(players: tuple[Json, ...]) -> None:
    """Raise RecordError unless all are players that a record may hold."""
    for i, player in enumerate(players):
        _check_player(player, f"players[{i}]")


def _check_player(player: Json, where: str) -> None:
    if not isinstance(player, dict):
        raise RecordError(f"{where}: expected keys with values", "players")
    if not is_name(player.get("name"), MAX_NAME_LENGTH):
        maximum = f"expected one line of at most {MAX_NAME_LENGTH} characters"
        raise RecordError(f"{where}.name: {maximum}", "players")
    kind, level = player.get("kind"), player.get("level")
    if kind not in ("human", "bot"):
        raise RecordError(f"{where}.kind: {quote_value(kind)} is neither human nor bot", "players")
    known = is_program(level) or is_bot(level)
    if kind == "bot" and not known:
        raise RecordError(f"{where}.level: unknown bot {quote_value(level)}", "players")


def _check_mark(mark: Json, seats: int, where: str) -> None:
    if not isinstance(mark, dict):
        raise RecordError(f"{where}: expected keys with values", "damaged")
    for key in ("mark", "reason"):
        if not is_name(mark.get(key, ""), MAX_NOTE_LENGTH):
            raise RecordError(
                f"{where}.{key}: expected one line of at most {MAX_NOTE_LENGTH} characters",
                "damaged",
            )
    ply, seat = mark.get("ply"), mark.get("seat", 0)
    if type(ply) is not int or ply < 0:
        raise RecordError(f"{where}.ply: expected a number of answers", "damaged")
    if type(seat) is not int or not 0 <= seat < seats:
        raise RecordError(f"{where}.seat: no such seat", "damaged")


def was_hint_asked(marks: Sequence[Json], ply: int, seat: Seat) -> bool:
    """Return whether the person at `seat` asked for a hint after the first `ply` actions."""
    return any(mark["mark"] == "hint" for mark in _marks_at(marks, ply, seat))


def hinted_answers(marks: Sequence[Json], ply: int, seat: Seat) -> list[Json]:
    """Return the answers, as JSON, that hints to `seat` showed first after `ply` actions."""
    hint_marks = [mark for mark in _marks_at(marks, ply, seat) if mark["mark"] == "hinted"]
    return [mark["action"] for mark in hint_marks if "action" in mark]


def _marks_at(marks: Sequence[Json], ply: int, seat: Seat) -> list[Json]:
    """Return the marks of a seat at a ply, without those of actions that were taken back."""
    marks_found: list[Json] = []
    for mark in marks:
        if mark["mark"] == "undo" and mark.get("to", ply) < ply:
            marks_found.clear()
        elif (mark["ply"], mark.get("seat")) == (ply, seat):
            marks_found.append(mark)
    return marks_found
