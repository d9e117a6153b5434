"""What is said of a puzzle and of tries at it, in the language of the moment."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop.language import translate
from desktop.review.telling import card_of
from desktop.table.game import GameTable
from desktop.windows.matchpage.sentences import told
from desktop.windows.puzzles.trying import Given, Try, parted
from engine.core import Seat
from engine.puzzles import Puzzle, Verdict

#: Between two sentences.
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-zà-ÿ])")


def of(text: str) -> str:
    """A puzzle's own text; one that somebody else wrote stays as it is."""
    return translate("Puzzle", text)


def grade(puzzle: Puzzle) -> str:
    """How hard it is, for those who do not see the stars."""
    return translate("Puzzles", "grade {grade} of 5").format(grade=puzzle.grade)


def origin(puzzle: Puzzle) -> str:
    """Where it comes from."""
    if puzzle.origin is not None:
        return translate("Puzzles", "after a game that was played")
    return translate("Puzzles", "made by hand")


def tries(count: int) -> str:
    """How many tries failed."""
    return translate("Puzzles", "%n try(s)", "", count) if count else ""


def waiting(number: int) -> str:
    """The try that is waited for, from 1."""
    match number:
        case 1:
            return translate("Puzzles", "first try")
        case 2:
            return translate("Puzzles", "second try")
        case 3:
            return translate("Puzzles", "third try")
        case 4:
            return translate("Puzzles", "fourth try")
        case 5:
            return translate("Puzzles", "fifth try")
    return translate("Puzzles", "try number {number}").format(number=number)


def answers(given: Sequence[Given], table: GameTable) -> str:
    """What was answered, one after another."""
    return " · ".join(table.texts.action(one.action, one.view) for one in given)


def failure(made: Try, table: GameTable, names: Sequence[str], seat: Seat) -> str:
    """Why a try of a seat failed, in one sentence."""
    if made.result is not None:
        return table.texts.result(made.result, names, None)[0]
    kind = made.failure.kind if made.failure is not None else ""
    if kind == "answers":
        return translate("Puzzles", "The goal is not reached in so few answers.")
    said = told(table.texts, made.events, names, seat)
    # One's own answer is known; what came of it tells why.
    why = said[1:] if kind == "over" and len(said) > 1 else said
    return _SENTENCE.split(why[0])[0] if why else translate("Puzzles", "The moment is past.")


def verdict(found: Verdict, puzzle: Puzzle) -> tuple[str, str]:
    """What the coach says of a position: the main thing, and what else there is to know."""
    match found.can:
        case "win":
            head = translate("Puzzles", "It can be won")
            said = _in_answers(found, puzzle)
        case "save":
            head = translate("Puzzles", "It can be saved")
            said = translate("Puzzles", "for %n answer(s) at least.", "", found.within)
        case "cannot":
            head = translate("Puzzles", "It cannot be won")
            said = translate("Puzzles", "by force, as far as the coach looked.")
        case _:
            head = translate("Puzzles", "The coach cannot say:")
            said = translate("Puzzles", "there is too much to look at.")
    if found.can in ("win", "save") and not found.unique:
        said = f"{said} {translate('Puzzles', 'There is more than one way.')}"
    return head, said


def _in_answers(found: Verdict, puzzle: Puzzle) -> str:
    """In how many answers it is won. Who lays cards and passes then counts cards, as aims do."""
    mine = [one for one, _ in parted(puzzle.match(), puzzle.seat, found.line)]
    if mine and mine[-1].do == "pass" and all(card_of(one) for one in mine[:-1]):
        cards = len(mine) - 1
        if cards and len(mine) == found.within:
            return translate("Puzzles", "with %n card(s) and a pass, and with no fewer.", "", cards)
    return translate("Puzzles", "with %n answer(s), and with no fewer.", "", found.within)
