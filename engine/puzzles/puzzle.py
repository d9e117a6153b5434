"""The puzzle class, and its form as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast

from engine.core.errors import ConquistaError, quote_value
from engine.core.game import Game
from engine.core.values import Action, Json, Seat
from engine.data.json_documents import is_name
from engine.data.reader import ValueChecker
from engine.games import find
from engine.play.match import SEAT_NAMES, Match
from engine.play.notation import read_move, write_move
from engine.play.position_file import match_of

#: The goal of a puzzle: to win, or to keep all others from winning.
Goal = Literal["win", "save"]
WIN: Final = "win"
SAVE: Final = "save"
GRADES: Final = range(1, 6)
#: Maximum number of the seat's answers in a puzzle.
MAX_ACTIONS: Final = 20
#: The greatest number of moves of a solution, with the replies of the other seats.
MAX_MOVES: Final = 20 * MAX_ACTIONS
# Maximum lengths in characters.
MAX_ID_LENGTH: Final = 40
MAX_TITLE_LENGTH: Final = 60
MAX_TEXT_LENGTH: Final = 240

_KEYS = (
    *("id", "game", "title", "aim", "note", "goal", "within", "seat", "grade"),
    *("iterations", "moves", "setting", "origin"),
)
_SETTING_KEYS = ("seats", "options", "seed", "position")
_ORIGIN_KEYS = ("seed", "seats", "ply", "options")


class PuzzleError(ConquistaError):
    """A puzzle is malformed; the message names the key."""


_READER = ValueChecker(PuzzleError)


@dataclass(frozen=True, slots=True)
class Origin:
    """The match of bots in which a puzzle was found."""

    seed: int
    seats: int
    ply: int
    options: Json = None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, a goal, and a solution. The texts are English and are translated for display."""

    id: str
    game: str
    title: str
    #: The task, one sentence.
    aim: str
    #: A hint, one sentence, or "".
    note: str
    #: A position file that names its game.
    position: Mapping[str, Json]
    #: The seat of the solver; cards hidden from it may be anything.
    seat: Seat
    #: The difficulty, 1 to 5.
    grade: int
    #: A solution in notation: the seat's answers and the replies of others between them.
    moves: tuple[str, ...]
    goal: Goal = "win"
    #: Number of the seat's answers within which the goal is attained.
    within: int = 1
    #: Iterations that the uninformed search needs to find the action; 0 if not measured.
    iterations: int = 0
    #: Where it was found, or None if it was composed by hand.
    origin: Origin | None = None

    def match(self) -> Match:
        """Return a match at the position of the puzzle. Raises ConquistaError."""
        return match_of(self.position)[0]

    def solution(self) -> tuple[Action, ...]:
        """Return the actions of `moves`."""
        game: Game = find(self.game)
        return tuple(read_move(game, move) for move in self.moves)


def puzzle_of(data: Json) -> Puzzle:
    """Return the puzzle in plain data. Raises ConquistaError when they are malformed."""
    fields = _READER.mapping(data, "puzzle", _KEYS)
    name = _line(fields, "id", "puzzle", MAX_ID_LENGTH)
    if not all(char.isascii() and (char.isalnum() or char == "-") for char in name):
        raise PuzzleError(f"id: {name!r}: letters, figures and hyphens only")
    game = find(fields.get("game"))
    setting = _READER.mapping(fields.get("setting"), f"{name}.setting", _SETTING_KEYS)
    match, seats = match_of({"game": game.id, **setting})
    if fields.get("seat") not in seats:
        raise PuzzleError(f"{name}.seat: unknown seat {quote_value(fields.get('seat'))}")
    seat = seats.index(fields["seat"])
    if match.decision is None or match.decision.seat != seat:
        raise PuzzleError(f"{name}.seat: {fields['seat']} is not asked")
    moves = fields.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise PuzzleError(f"{name}.moves: expected a list of moves")
    if len(moves) > MAX_MOVES:
        raise PuzzleError(f"{name}.moves: more than {MAX_MOVES} moves")
    written = tuple(write_move(read_move(game, move)) for move in moves)
    return Puzzle(
        id=name,
        game=game.id,
        title=_line(fields, "title", name, MAX_TITLE_LENGTH),
        aim=_line(fields, "aim", name),
        note=_line(fields, "note", name) if fields.get("note") else "",
        position={"game": game.id, **setting},
        seat=seat,
        grade=_READER.number(fields.get("grade", 1), f"{name}.grade", GRADES[-1], GRADES[0]),
        moves=written,
        goal=cast(Goal, _word(fields, "goal", name, (WIN, SAVE))),
        within=_READER.number(fields.get("within", 1), f"{name}.within", MAX_ACTIONS, 1),
        iterations=_READER.number(fields.get("iterations", 0), f"{name}.iterations", 1 << 30),
        origin=_origin(fields.get("origin"), f"{name}.origin"),
    )


def data_of(puzzle: Puzzle) -> dict[str, Json]:
    """Return the plain data of a puzzle; the inverse of `puzzle_of`."""
    setting = {key: value for key, value in puzzle.position.items() if key != "game"}
    _, seats = match_of(puzzle.position)
    data: dict[str, Json] = {
        "id": puzzle.id,
        "game": puzzle.game,
        "title": puzzle.title,
        "aim": puzzle.aim,
        "note": puzzle.note,
        "goal": puzzle.goal,
        "within": puzzle.within,
        "seat": seats[puzzle.seat],
        "grade": puzzle.grade,
        "iterations": puzzle.iterations,
        "moves": list(puzzle.moves),
    }
    if puzzle.origin is not None:
        origin = puzzle.origin
        data["origin"] = {"seed": origin.seed, "seats": origin.seats, "ply": origin.ply}
        if origin.options:
            data["origin"]["options"] = origin.options
    return {**{key: value for key, value in data.items() if value != ""}, "setting": setting}


def _origin(data: Json, where: str) -> Origin | None:
    if data is None:
        return None
    fields = _READER.mapping(data, where, _ORIGIN_KEYS)
    return Origin(
        _READER.number(fields.get("seed"), f"{where}.seed", 1 << 200, -(1 << 200)),
        _READER.number(fields.get("seats"), f"{where}.seats", len(SEAT_NAMES), 1),
        _READER.number(fields.get("ply"), f"{where}.ply", 1 << 20),
        fields.get("options"),
    )


def _line(
    given: Mapping[str, Json], key: str, where: str, max_length: int = MAX_TEXT_LENGTH
) -> str:
    text = _READER.text(given, key, where)
    if not is_name(text, max_length):
        raise PuzzleError(f"{where}.{key}: expected one line of at most {max_length} characters")
    return text


def _word(given: Mapping[str, Json], key: str, where: str, words: Sequence[str]) -> str:
    word = given.get(key, words[0])
    if word not in words:
        raise PuzzleError(f"{where}.{key}: expected one of {', '.join(words)}")
    return cast(str, word)
