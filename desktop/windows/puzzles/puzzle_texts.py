"""Texts about a puzzle and the attempts at it, in the current language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from desktop.language.names import capital
from desktop.language.translation import translate
from desktop.review.moment_texts import card_of
from desktop.table.game_table import GameTable
from desktop.table.game_texts import GameTexts, event_sentences
from desktop.windows.match_page.page_texts import decisive_events
from desktop.windows.puzzles.attempt_control import FailedAttempt, GivenAction, split_line
from engine.core.values import Seat, View
from engine.puzzles import Failure, Puzzle, Verdict
from engine.puzzles.puzzle import WIN

#: Maximum number of sentences about replies that are all shown.
_MAX_REPLY_SENTENCES = 4
#: Matches between two sentences.
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\W_a-zà-ÿ])")


def puzzle_text(text: str) -> str:
    """Return a puzzle's own text; texts of received puzzles have no translation."""
    return translate("Puzzle", text)


def grade(puzzle: Puzzle) -> str:
    """Return the grade in words, for players who cannot see the stars."""
    return translate("Puzzles", "grade {grade} of 5").format(grade=puzzle.grade)


def origin_phrase(puzzle: Puzzle) -> str:
    """Return the phrase that says whether the puzzle comes from a real match."""
    if puzzle.origin is not None:
        return translate("Puzzles", "from a real game")
    return translate("Puzzles", "made by hand")


def failed_tries_text(count: int) -> str:
    """Return the number of failed attempts, or ""."""
    return translate("Puzzles", "%n try(s)", "", count) if count else ""


def waiting_text(number: int) -> str:
    """Return the name of an attempt, counted from 1."""
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


def actions_text(given: Sequence[GivenAction], table: GameTable, names: Sequence[str]) -> str:
    """Return the answers of a seat, as briefly as in the coach's list of answers."""
    parts = [table.texts.advice_entry(step.action, step.view, names)[1] for step in given]
    return " · ".join(capital(text) for text in parts)


@dataclass(frozen=True, slots=True)
class FailureText:
    """Why an attempt failed, in whole sentences."""

    #: States that the attempt failed.
    head: str
    #: The refutation, and the position after it.
    why: tuple[str, ...]

    @property
    def reason(self) -> str:
        """All sentences of the reason."""
        return " ".join(self.why)

    @property
    def summary(self) -> tuple[str, str]:
        """The first sentence and the last, which may be ""."""
        last = _SENTENCE.split(self.why[-1])[-1] if len(self.why) > 1 else ""
        return _SENTENCE.split(self.why[0])[0], last


def failure_reason(
    made: FailedAttempt, puzzle: Puzzle, table: GameTable, names: Sequence[str]
) -> FailureText:
    """Return why an attempt failed."""
    texts, seat, failure = table.texts, puzzle.seat, made.failure
    kind = failure.kind if failure is not None else ""
    saves = puzzle.goal != WIN
    head = translate("Puzzles", "That does not win.")
    if saves:
        head = translate("Puzzles", "That does not save you.")
    if kind == "answers":
        reasons = [translate("Puzzles", "That was your last move.")]
        reasons.append(_new_standing(made, puzzle, texts, names))
        reasons.append(_new_advice(made, puzzle, texts, names) if saves else "")
    elif reasons := _reply_sentences(made, texts, names, seat):
        if made.result is None and failure is not None and failure.lost:
            reasons += [_advice(made.view, texts, names, seat), _lost_text(failure, names)]
        elif made.result is None:
            reasons += [_new_advice(made, puzzle, texts, names), _out_of_reach_text(made, puzzle)]
    else:
        # The outcome of the solver's own answer; the answer itself is known.
        own_events = made.actions[-1].events if made.actions else ()
        settled = [event for event in own_events if texts.settles(event)]
        reasons = event_sentences(
            texts, settled or decisive_events(texts, own_events, names, seat), names, seat
        )
        if made.result is None:
            reasons.append(_new_standing(made, puzzle, texts, names))
        elif not reasons:
            reasons = [texts.result(made.result, names, seat)[0]]
    reasons = [reason for reason in reasons if reason]
    return FailureText(head, tuple(reasons or [_out_of_reach_text(made, puzzle)]))


def _reply_sentences(
    made: FailedAttempt, texts: GameTexts, names: Sequence[str], seat: Seat
) -> list[str]:
    """Return the replies, or only the outcome of long ones."""
    sentences = event_sentences(texts, made.replies, names, seat)
    if len(sentences) <= _MAX_REPLY_SENTENCES:
        return sentences
    end = event_sentences(texts, decisive_events(texts, made.replies, names, seat), names, seat)
    return end or sentences[-1:]


def _out_of_reach_text(made: FailedAttempt, puzzle: Puzzle) -> str:
    """Return the result of a failed attempt while the match goes on."""
    if puzzle.goal != WIN:
        return translate("Puzzles", "After that, nothing saves you.")
    if len(made.actions) >= puzzle.within:
        return translate("Puzzles", "That was your last move, and you have not won.")
    return translate("Puzzles", "After that, the moves you have left cannot win.")


def _lost_text(failure: Failure, names: Sequence[str]) -> str:
    """Return the text about a loss that nothing can change after the replies."""
    if failure.seat is None or len(names) > 2:
        return translate("Puzzles", "After that, nothing saves you.")
    text = translate("Puzzles", "Nothing keeps {name} from winning now.")
    return text.format(name=names[failure.seat])


def _advice(view: View, texts: GameTexts, names: Sequence[str], seat: Seat) -> str:
    """Return the advice for the seat with the question, or ""."""
    if view.decision is None or view.decision.seat != seat:
        return ""
    return texts.prompt(view, names, seat)[1]


def _new_advice(made: FailedAttempt, puzzle: Puzzle, texts: GameTexts, names: Sequence[str]) -> str:
    """Return the advice for the end, unless the aim already contains it."""
    before = _advice(puzzle.match().view(puzzle.seat), texts, names, puzzle.seat)
    pressing = _advice(made.view, texts, names, puzzle.seat)
    return pressing if pressing != before else ""


def _new_standing(
    made: FailedAttempt, puzzle: Puzzle, texts: GameTexts, names: Sequence[str]
) -> str:
    """Return the change of the score since the beginning, or ""."""
    before = _standing_sentences(puzzle.match().view(puzzle.seat), texts, names)
    after = _standing_sentences(made.view, texts, names)
    return next((sentence for sentence in reversed(after) if sentence not in before), "")


def _standing_sentences(view: View, texts: GameTexts, names: Sequence[str]) -> list[str]:
    """Return the sentences about the standing, without whose turn it is."""
    text = texts.standing_text(view, names).removeprefix(texts.prompt(view, names, None)[0])
    return _SENTENCE.split(text.strip())


def verdict(found: Verdict, puzzle: Puzzle) -> tuple[str, str]:
    """Return the coach's verdict on a position: the headline and the rest."""
    match found.can:
        case "win":
            head = translate("Puzzles", "It can be won")
            detail = _answers_text(found, puzzle)
        case "save":
            head = translate("Puzzles", "You need not lose:")
            detail = translate("Puzzles", "with the right moves nobody else wins.")
        case "cannot":
            head = translate("Puzzles", "It cannot be won")
            detail = translate("Puzzles", "by force, as far as the coach looked.")
        case _:
            head = translate("Puzzles", "The coach cannot say:")
            detail = translate("Puzzles", "there is too much to look at.")
    if found.can in ("win", "save") and not found.unique:
        detail = f"{detail} {translate('Puzzles', 'There is more than one way.')}"
    return head, detail


def _answers_text(found: Verdict, puzzle: Puzzle) -> str:
    """Return in how many answers it is won; a line of cards and a pass counts cards, as aims do."""
    mine = [action for action, _ in split_line(puzzle.match(), puzzle.seat, found.line)]
    if mine and mine[-1].do == "pass" and all(card_of(action) for action in mine[:-1]):
        cards = len(mine) - 1
        if cards and len(mine) == found.within:
            return translate("Puzzles", "with %n card(s) and a pass, and no fewer.", "", cards)
    return translate("Puzzles", "in %n move(s), and no fewer.", "", found.within)
