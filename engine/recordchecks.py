"""Whether a record can be played: its game, its rules version, and all that is not rules."""

from __future__ import annotations

from engine.bots.names import is_bot, is_program
from engine.core.game import Game, Json, RecordError, in_words
from engine.data.json_documents import is_name
from engine.games import find
from engine.play.record import Record

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
