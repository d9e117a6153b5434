"""Save files: a match as what is needed to play it again; written whole or not at all."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from pathlib import Path

from engine.bots.names import is_bot, is_program
from engine.core.errors import RecordError
from engine.core.game import Game, in_words
from engine.core.values import Json
from engine.data.codec import CodecError, decode, encode
from engine.data.json_documents import DocumentError, is_name, parse_json, read_text, shown_name
from engine.games import find
from engine.system import files

#: Format 1 dealt with the fast generator, from at most 30 bits.
FORMAT = 2
#: Bits of the system's randomness in a seed that nobody chose.
SEED_BITS = 128
#: No honest record comes near this; larger files are refused unread.
MAX_BYTES = 4_000_000
#: Random players need some 5,000 for the longest rules; each is played again by every reader.
MAX_ANSWERS = 20_000
#: The ending of save files.
SUFFIX = ".conquista"


@dataclass(frozen=True, slots=True)
class Record:
    """A match, its replay and its bug report in one: answers applied to a seeded start."""

    game: str
    version: int
    seats: int
    options: Json
    #: Keys the dice of the match.
    seed: int
    #: Per seat {"kind": "human"|"bot", "name": str, "level": str (bots)}.
    players: tuple[Json, ...] = ()
    #: The written position it started from, or None for the beginning.
    position: Json | None = None
    #: (seat, action as JSON); questions with one possible answer are only recorded if private.
    answers: tuple[tuple[int, Json], ...] = ()
    #: Honest history, as {"mark": kind, "ply": n, "seat": n, ...}: "undo" (see `Match.undo`),
    #: "hint" (the person at `seat` asked for one after `ply` answers), "restarted" and "replaced"
    #: (bots).
    marks: tuple[Json, ...] = ()
    #: (ply, iterations) of the bots' own answers, so that they can be thought about again.
    thoughts: tuple[tuple[int, int], ...] = ()
    #: Whether somebody chose the seed: then the deal has few bits, and can be tried out.
    typed: bool = False
    #: What the seeds of the bots are drawn from, unrelated to the deal.
    secret: int = 0
    format: int = FORMAT
    #: (seat, routine) that people have switched on: questions of which kinds they are not asked.
    routines: tuple[tuple[int, str], ...] = ()
    #: Which answers a routine gave in a person's place, by ply.
    unasked: tuple[int, ...] = ()
    #: Which answers somebody gave in one act with the answer before, by ply: going back takes all
    #: of an act.
    joined: tuple[int, ...] = ()


def drawn_seed() -> int:
    """A seed from the system's randomness, which nobody can guess."""
    return secrets.randbits(SEED_BITS)


def dealt_anew(record: Record) -> Record:
    """The same game, seats and rules before the first answer of another deal."""
    return replace(
        record,
        seed=drawn_seed(),
        typed=False,
        secret=drawn_seed(),
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
    """The same game and rules, dealt anew, with everybody one seat further round."""
    players = record.players
    return replace(dealt_anew(record), players=players[-1:] + players[:-1])


def to_text(record: Record) -> str:
    """The save file's text: JSON, one answer a line, so that people can read and compare it."""
    data = encode(record)
    answers = data.pop("answers")
    head = json.dumps(data, ensure_ascii=False, indent=1)
    lines = ",\n  ".join(json.dumps(answer, ensure_ascii=False) for answer in answers)
    body = f"[\n  {lines}\n ]" if answers else "[]"
    return f'{head[:-2]},\n "answers": {body}\n}}\n'


def from_text(text: str, source: str = "record") -> Record:
    """The record in a save file's text; raises RecordError saying what is wrong and where."""
    try:
        data = parse_json(text, source)
    except DocumentError as error:
        raise RecordError(str(error), error.key) from None
    if not isinstance(data, dict) or not {"game", "format"} <= set(data):
        raise RecordError(f"{source}: not a Conquista save file", "foreign")
    number = data["format"]
    if isinstance(number, int) and not isinstance(number, bool) and number > FORMAT:
        raise RecordError(
            f"{source}: format {number} comes from a newer Conquista (this one reads {FORMAT})",
            "newer",
        )
    answers = data.get("answers")
    if isinstance(answers, list) and len(answers) > MAX_ANSWERS:
        raise RecordError(f"{source}: more than {MAX_ANSWERS} answers", "damaged")
    try:
        record = decode(Record, data)
    except CodecError as error:
        raise RecordError(f"{source}: {error}", "damaged") from None
    if record.format < 1:
        raise RecordError(f"{source}: format: {record.format} never existed", "damaged")
    return record


def load(path: Path) -> Record:
    """The record in a file; raises RecordError when it cannot be read or is not sound."""
    try:
        text = read_text(path, MAX_BYTES)
    except DocumentError as error:
        raise RecordError(str(error), error.key) from None
    return from_text(text, shown_name(path))


def save(record: Record, path: Path, *, private: bool = False) -> None:
    """Write a save file, as `files.write` does; the old one survives any OSError."""
    files.write(path, to_text(record).encode(), private=private)


#: Characters of a player's name in a file.
LONGEST_NAME = 40
#: Characters of what is noted in the history, as why a bot was replaced.
LONGEST_NOTE = 200


def game_of(record: Record) -> Game:
    """The game of a sound record; raises RecordError for any other."""
    game = find(record.game)
    if record.version != game.version:
        raise RecordError(
            f"version: {record.game} rules {record.version}, this Conquista plays {game.version}",
            "newer" if record.version > game.version else "older",
        )
    if record.seats not in game.seats:
        raise RecordError(f"seats: {record.seats}, {game.id} is for {game.seats_said()}", "seats")
    if record.players and len(record.players) != record.seats:
        raise RecordError(f"players: {len(record.players)} for {record.seats} seats", "players")
    for i, player in enumerate(record.players):
        _check_player(player, f"players[{i}]")
    for i, mark in enumerate(record.marks):
        _check_mark(mark, record.seats, f"marks[{i}]")
    for i, (seat, routine) in enumerate(record.routines):
        if not (0 <= seat < record.seats and is_name(routine, LONGEST_NAME)):
            raise RecordError(f"routines[{i}]: expected a seat and a name", "damaged")
    return game


def _check_player(player: Json, where: str) -> None:
    if not isinstance(player, dict):
        raise RecordError(f"{where}: expected keys with values", "players")
    if not is_name(player.get("name"), LONGEST_NAME):
        most = f"expected one line of at most {LONGEST_NAME} characters"
        raise RecordError(f"{where}.name: {most}", "players")
    kind, level = player.get("kind"), player.get("level")
    if kind not in ("human", "bot"):
        raise RecordError(f"{where}.kind: {in_words(kind)} is neither human nor bot", "players")
    known = is_program(level) or is_bot(level)
    if kind == "bot" and not known:
        raise RecordError(f"{where}.level: unknown bot {in_words(level)}", "players")


def _check_mark(mark: Json, seats: int, where: str) -> None:
    if not isinstance(mark, dict):
        raise RecordError(f"{where}: expected keys with values", "damaged")
    for key in ("mark", "reason"):
        if not is_name(mark.get(key, ""), LONGEST_NOTE):
            raise RecordError(
                f"{where}.{key}: expected one line of at most {LONGEST_NOTE} characters", "damaged"
            )
    ply, seat = mark.get("ply"), mark.get("seat", 0)
    if type(ply) is not int or ply < 0:
        raise RecordError(f"{where}.ply: expected a number of answers", "damaged")
    if type(seat) is not int or not 0 <= seat < seats:
        raise RecordError(f"{where}.seat: no such seat", "damaged")
