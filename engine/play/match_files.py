"""Matches from files and records, and the records of new ones."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from engine.core.errors import ConquistaError, RecordError
from engine.core.game import Game
from engine.core.values import Json
from engine.data.json_documents import naming_file
from engine.play.match import Match
from engine.play.record import Record, check_goes_on, draw_seed, load


def load_match(path: Path) -> Match:
    """Return the match in a save file that has players, so that it can go on.

    Raises ConquistaError.
    """
    *_, match = replay_steps(path)
    return match


def replay_steps(path: Path) -> Generator[Match, None, None]:
    """Yield the match in a save file, as in `load_match`, after each of its actions.

    It is always the same object. A caller can thus spread the replay of a long match over time.
    """
    record = load(path)
    with naming_file(path):
        with _blame_record(record):
            match = Match(replace(record, answers=()))
            yield match
            for _ in match.give(record):
                yield match
        if not record.players:
            raise RecordError("players: none", "players")
        check_goes_on(record, match.result is not None)


def replayed(record: Record) -> Match:
    """Return the match of a record, which may lack players.

    Raises RecordError when the record does not fit the rules.
    """
    with _blame_record(record):
        match = Match(record)
    check_goes_on(record, match.result is not None)
    return match


@contextmanager
def _blame_record(record: Record) -> Iterator[None]:
    """Turn any exception of the rules into a RecordError: the record is at fault."""
    try:
        yield
    except ConquistaError:
        raise
    except Exception as error:
        raise RecordError(f"does not fit the rules of {record.game}", "damaged") from error


def new_record(
    game: Game,
    seats: int,
    seed: int | None = None,
    options: Json = None,
    players: tuple[Json, ...] = (),
    secret: int = 0,
) -> Record:
    """Return the record of a match that is about to begin.

    Without a `seed` the match is dealt from the system's randomness; a given seed counts as typed.
    With a `secret` of 0 the bots draw the same random numbers in every match.
    """
    typed = seed is not None
    dealt = draw_seed() if seed is None else seed
    return Record(
        game.id,
        game.version,
        seats,
        options or {},
        dealt,
        players,
        typed=typed,
        secret=secret,
    )
