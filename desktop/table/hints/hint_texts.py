"""Sentences about the differences between two moves, from the clauses of a game.

A sentence hedges as people do: its adverb follows from the number of imagined games. The numbers
themselves stand in brackets, if they are wanted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise, starmap

from desktop.language.names import capital
from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.table.callouts.advice import Advice, AdviceOutlook
from desktop.table.game_texts import Reason
from desktop.table.hints.differences import Difference

#: Shares of the imagined games from which an effect follows nearly always, usually, and in about
#: half of the games. Below the last it follows sometimes.
NEARLY_ALWAYS_SHARE = 0.9
USUALLY_SHARE = 0.6
HALF_SHARE = 0.45


def first_sentence(text: str) -> str:
    """Return the first sentence of a text."""
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]


@dataclass(frozen=True, slots=True)
class Naming:
    """What two compared moves are called in the middle of a sentence."""

    move: str
    other: str
    #: The names where the verb is not repeated: "yours" for "your move".
    move_briefly: str
    other_briefly: str
    #: Whether the reader knows which move is spoken of, so that the first sentence has a pronoun.
    is_known: bool = True

    @classmethod
    def by_names(cls, move: str, other: str) -> Naming:
        """Return the naming by the moves' names; "" for the move that is spoken of."""
        name = move or translate("Hint", "this move")
        return cls(name, other, name, other, is_known=not move)

    def called(self, *, again: bool) -> str:
        """Return the subject of a sentence about the move, `again` after another one."""
        return "" if self.is_known and not again else self.move


def hedge(clause: str, subject: str, often: int, worlds: int, *, is_forecast: bool = False) -> str:
    """Return a clause, as in the middle of a sentence, with the adverb that fits its frequency.

    Its subject is a move's name, or a pronoun for "". A forecast (`Reason.is_forecast`) is never
    certain.
    """
    share = often / worlds
    if often == worlds and not is_forecast:
        text = translate("Hint", "{answer} {does}")
        pronoun = translate("Hint", "it {does}")
    elif share >= NEARLY_ALWAYS_SHARE:
        text = translate("Hint", "{answer} almost always {does}")
        pronoun = translate("Hint", "it almost always {does}")
    elif share >= USUALLY_SHARE:
        text = translate("Hint", "{answer} usually {does}")
        pronoun = translate("Hint", "it usually {does}")
    elif share >= HALF_SHARE:
        text = translate("Hint", "about half the time {answer} {does}")
        pronoun = translate("Hint", "about half the time it {does}")
    else:
        text = translate("Hint", "{answer} sometimes {does}")
        pronoun = translate("Hint", "it sometimes {does}")
    does = without_subject(clause)
    return text.format(answer=subject, does=does) if subject else pronoun.format(does=does)


def write_sentences(
    differences: Sequence[Difference], worlds: int, naming: Naming, *, figures: bool = False
) -> list[str]:
    """Return a sentence about each difference; those that are certain share one.

    A change from pro to con begins with "but". With `figures` each sentence says in how many
    worlds its effect followed.
    """
    certain = all(difference.is_certain(worlds) for difference in differences)
    if (
        certain
        and len(differences) > 1
        and not any(starmap(_has_opposite_signs, pairwise(differences)))
    ):
        first, *others = (difference.reason.clause for difference in differences)
        clause = with_subject(reduce(_join_clauses, others, first), naming.called(again=False))
        return [_finish(clause + differences[-1].reason.why)]
    sentences: list[str] = []
    last: Difference | None = None
    for difference in differences:
        subject = naming.called(again=bool(last)) if difference.is_more_frequent else naming.other
        if last is not None and _is_about_same(last, difference, worlds):
            subject = ""
        # A second comparison would only repeat the names.
        compared = last is not None and _compares(last, worlds)
        counted = figures and not difference.is_certain(worlds)
        sentence = _write_clause(difference, worlds, naming, subject, compared=compared)
        if last is not None and _has_opposite_signs(last, difference):
            sentence = translate("Hint", "But {reason}").format(reason=sentence)
        if counted:
            sentence = f"{sentence} {_figures(difference, worlds, naming)}"
        sentences.append(_finish(sentence))
        last = difference
    return sentences


def _has_opposite_signs(last: Difference, difference: Difference) -> bool:
    """Return whether one difference speaks for the move and the other against it."""
    return (difference.weight > 0) != (last.weight > 0)


def _is_about_same(last: Difference, difference: Difference, worlds: int) -> bool:
    """Return whether a pronoun is clear: only the move of a sentence was spoken of before it."""
    return last.is_more_frequent == difference.is_more_frequent and not _compares(last, worlds)


def _compares(difference: Difference, worlds: int) -> bool:
    """Return whether a sentence also says that the effect cannot follow the other move.

    That it did not happen in some imagined games proves nothing.
    """
    if difference.is_certain(worlds) or not _cannot_follow(difference, worlds):
        return False
    often, less = _frequency_order(difference)
    # A usual effect speaks for its own move, unless it is the merit of the other move.
    merit = difference.reason.weight > 0 and not difference.is_more_frequent
    return less is not None and (merit or often < USUALLY_SHARE * worlds)


def _frequency_order(difference: Difference) -> tuple[int, int | None]:
    """Return how often the effect follows the move a sentence is about, and the other one."""
    often, other = difference.often, difference.other
    return (often, other) if difference.is_more_frequent else (other or 0, often)


def _write_clause(
    difference: Difference, worlds: int, naming: Naming, subject: str, *, compared: bool
) -> str:
    """Return a sentence about the move that has an effect more often, without a full stop.

    Without a `subject` it has a pronoun. `compared` leaves out how often it follows the other move.
    """
    often, _ = _frequency_order(difference)
    reason = difference.reason
    clause = hedge(reason.clause, subject, often, worlds, is_forecast=reason.is_forecast)
    clause += reason.why
    if compared or not _compares(difference, worlds):
        return clause
    text = translate("Hint", "{fact}; {answer} does not")
    if difference.is_impossible:
        text = translate("Hint", "{fact}; {answer} cannot")
    other = naming.other_briefly if difference.is_more_frequent else naming.move_briefly
    return text.format(fact=clause, answer=other)


def _cannot_follow(difference: Difference, worlds: int) -> bool:
    """Return whether an effect cannot follow the less frequent move."""
    reason, (often, less) = difference.reason, _frequency_order(difference)
    own_deed = reason.is_own_deed and often == worlds
    return less == 0 and (difference.is_impossible or reason.is_certain or own_deed or worlds == 1)


def _figures(difference: Difference, worlds: int, naming: Naming) -> str:
    """Return in how many worlds an effect followed each move that it can follow, in brackets."""
    often, less = _frequency_order(difference)
    if less is None or _cannot_follow(difference, worlds):
        text = translate("Hint", "(in {often} of %n imagined game(s))", "", worlds)
        return text.format(often=often)
    text = translate("Hint", "(in {often} of %n imagined game(s); {answer}: in {less})", "", worlds)
    other = naming.other_briefly if difference.is_more_frequent else naming.move_briefly
    return text.format(often=often, less=less, answer=other)


def count_sentence(difference: Difference, worlds: int, answer: str) -> str:
    """Return in how many worlds a mere statistic (`Reason.is_statistic`) was true of two moves.

    `answer` is the name of the other move.
    """
    text = translate(
        "Hint", "{fact}: in {often} of %n imagined game(s); {answer}: in {less}.", "", worlds
    )
    fact = capital(difference.reason.clause)
    often, less = difference.often, difference.other or 0
    return text.format(fact=fact, often=often, answer=answer, less=less)


def _finish(clause: str) -> str:
    """Return a clause as a sentence."""
    return translate("Hint", "{fact}.").format(fact=capital(clause))


def reason_sentence(reason: Reason, often: int, worlds: int, called: str) -> str:
    """Return a sentence about an effect; `called` is the move's name or ""."""
    clause = hedge(reason.clause, called, often, worlds, is_forecast=reason.is_forecast)
    return _finish(clause + reason.why)


def with_same_effect(sentence: str, name: str) -> str:
    """Return a sentence on a deed that the given move does too."""
    text = translate("Hint", "{fact}, as yours does.")
    if name:
        text = translate("Hint", "{fact}, as {name}’s does.")
    return text.format(fact=sentence.removesuffix("."), name=name)


def without_subject(clause: str) -> str:
    """Return a clause without its subject."""
    subject = translate("Hint", "It {does}").partition("{does}")[0]
    does = clause.removeprefix(subject)
    return does[0].lower() + does[1:]


def with_subject(clause: str, called: str) -> str:
    """Return a clause with the move's name as its subject, if there is one."""
    return capital(hedge(clause, called, 1, 1)) if called else clause


def _join_clauses(clause: str, another: str) -> str:
    """Return two clauses joined, with a single subject."""
    return translate("Hint", "{fact} and {does}").format(fact=clause, does=without_subject(another))


def hint_line(
    name: str,
    number: int,
    advice: Advice | None,
    *,
    is_replaced: bool,
    is_hasty: bool = False,
    is_early: bool = False,
) -> str:
    """Return the sentence that names the hinted move of this number in the list, from 1.

    `is_replaced` says that a further search found it to be better than the first one until then,
    `is_hasty` that it was to be given before it could be read, and `is_early` while its chance is
    still rough.
    """
    if is_hasty and number == 1:
        text = translate(
            "Table", "The hint has just changed: {answer}. Press {key} again to play it."
        )
        return text.format(answer=name, key=shortcuts.cap_of("play hint"))
    if is_early and number == 1:
        text = translate(
            "Table", "The hint is not certain yet: {answer}. Press {key} again to play it."
        )
        return text.format(answer=name, key=shortcuts.cap_of("play hint"))
    if number > 1:
        return translate("Table", "Hint {number}: {answer}.").format(number=number, answer=name)
    if is_replaced:
        text = translate("Table", "Looking longer, the coach found a better move: {answer}.")
    elif advice is not None and advice.is_vain and advice.has_comparison:
        text = translate("Table", "No winning move was found. The coach would play: {answer}.")
        if advice.outlook is AdviceOutlook.NOBODY_WINS:
            text = translate("Table", "Nobody can win any more. The coach would play: {answer}.")
        elif advice.is_holding_out:
            text = translate(
                "Table", "No winning move was found. This one holds out longest: {answer}."
            )
    else:
        text = translate("Table", "Hint: {answer}.")
    return text.format(answer=name)
