"""Sentences about the differences between answers, from the clauses of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise

from desktop.language.translation import translate
from desktop.table.hints.differences import Difference


def with_same_effect(sentence: str, name: str) -> str:
    """Return a sentence on a deed that the given move does too."""
    text = translate("Hint", "{fact}, as yours does.")
    if name:
        text = translate("Hint", "{fact}, as {name}’s does.")
    return text.format(fact=sentence.removesuffix("."), name=name)


def count_figures(difference: Difference, worlds: int) -> int:
    """Return how many figures of worlds a sentence about both moves needs."""
    often, less = sorted((difference.often, difference.other or 0), reverse=True)
    sure = often == worlds and (worlds == 1 or difference.reason.certain) and not less
    return 0 if sure else 1 + bool(less)


def compare_in_sentence(
    difference: Difference, last: Difference | None, worlds: int, name: str
) -> str:
    """Return a sentence about the move with the more frequent effect, after one about `last`.

    What speaks against the better move begins with "but", unless it is rare.
    """
    does, often, less = difference.reason.clause, difference.often, difference.other
    if not difference.more:
        often, less = difference.other or 0, difference.often
        if last is not None and not last.more:
            move = translate("Hint", "It {does}", "the same move again")
        elif name:
            move = translate("Hint", "{name}’s move {does}")
        else:
            move = translate("Hint", "Your move {does}")
        does = _capital(move.format(name=name, does=without_subject(does)))
    seldom = difference.weight < 0 and 2 * often < worlds
    clause = does
    if count_figures(difference, worlds):
        clause = _with_worlds(does, often, worlds, seldom=seldom)
    if less:
        other = translate("Hint", "{fact}, the coach’s in {less}")
        if difference.more:
            yours = translate("Hint", "{fact}, yours in {less}")
            other = translate("Hint", "{fact}, {name}’s in {less}") if name else yours
        clause = other.format(fact=clause, less=less, name=name)
    clause = translate("Hint", "{fact}.").format(fact=clause)
    return _begin_with_but(clause) if difference.weight < 0 and not seldom else clause


def _with_worlds(does: str, often: int, worlds: int, *, seldom: bool) -> str:
    """Return a clause with the number of worlds in which it holds."""
    if often == worlds:
        text = translate("Hint", "{fact} in all of %n world(s)", "", worlds)
    elif seldom:
        text = translate("Hint", "{fact} in only {often} of %n world(s)", "", worlds)
    else:
        text = translate("Hint", "{fact} in {often} of %n world(s)", "", worlds)
    return text.format(fact=does, often=often)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def join_sentences(
    differences: Sequence[Difference], worlds: int, called: str, other_name: str
) -> list[str]:
    """Return sentences about the move called `called`.

    Certain effects of the same tendency share a sentence; a change from pro to con begins with
    "but".
    """
    turns = [
        False,
        *(
            (difference.weight > 0) != (last.weight > 0)
            for last, difference in pairwise(differences)
        ),
    ]
    if (
        len(differences) > 1
        and not any(turns)
        and all(difference.certain(worlds) for difference in differences)
    ):
        first, *others = (difference.reason.clause for difference in differences)
        return [reduce(_join_clauses, others, with_subject(first, called)) + "."]
    compared = [
        False,
        *(
            not difference.certain(worlds) and difference.other is not None
            for difference in differences
        ),
    ]
    # After a sentence that mentions another move, the subject must be named.
    named = [
        called if not number or turn or again else ""
        for number, (turn, again) in enumerate(zip(turns, compared, strict=False))
    ]
    sentences = [
        _write_follow_up(difference, worlds, name)
        if again
        else _write_sentence(difference, worlds, name, other_name)
        for difference, again, name in zip(differences, compared, named, strict=False)
    ]
    # A sentence that begins with a name has no pronoun for the move.
    theirs = [not difference.often and bool(difference.other) for difference in differences]
    begun = [
        called if not other else "" if again else other_name
        for other, again in zip(theirs, compared, strict=False)
    ]
    return [
        _begin_with_but(sentence, name) if turn else sentence
        for sentence, turn, name in zip(sentences, turns, begun, strict=True)
    ]


def without_subject(clause: str) -> str:
    """Return a clause without its subject."""
    subject = translate("Hint", "It {does}").partition("{does}")[0]
    does = clause.removeprefix(subject)
    return does[0].lower() + does[1:]


def with_subject(clause: str, called: str) -> str:
    """Return a clause with the move's name as its subject, if there is one."""
    if not called:
        return clause
    text = translate("Hint", "{answer} {does}")
    return _capital(text.format(answer=called, does=without_subject(clause)))


def _join_clauses(clause: str, another: str) -> str:
    """Return two clauses joined, with a single subject."""
    return translate("Hint", "{fact} and {does}").format(fact=clause, does=without_subject(another))


def _begin_with_but(sentence: str, name: str = "") -> str:
    """Return a sentence introduced by "but".

    In every language reasons begin with a pronoun for the move, which becomes lower case, or with
    `name`, which is written as in the middle of a sentence.
    """
    begun = name or sentence[0].lower()
    return translate("Hint", "But {reason}").format(reason=begun + sentence[len(begun) :])


def _write_sentence(difference: Difference, worlds: int, called: str, other_name: str) -> str:
    """Return a sentence about a move, compared with the one called `other_name`."""
    clause, often, other = difference.reason.clause, difference.often, difference.other
    if difference.certain(worlds):
        return translate("Hint", "{fact}.").format(fact=with_subject(clause, called))
    if not often and other:
        # If the move never does it, only the other move's effect is stated.
        sentence = _with_imagined_games(with_subject(clause, other_name), other, worlds)
        if not called:
            return translate("Hint", "{fact}; this move never does.").format(fact=sentence)
        return translate("Hint", "{fact}; {answer} never does.").format(
            fact=sentence, answer=called
        )
    sentence = _with_imagined_games(
        with_subject(clause, called), often, worlds, few=often < (other or 0)
    )
    if other is None:
        return translate("Hint", "{fact}.").format(fact=sentence)
    if other == worlds:
        text = translate("Hint", "{fact}; {answer} does so in all.")
    elif other:
        text = translate("Hint", "{fact}; {answer} does so in {other}.")
    else:
        text = translate("Hint", "{fact}; {answer} never does.")
    return text.format(fact=sentence, answer=other_name, other=other)


def _with_imagined_games(clause: str, often: int, worlds: int, *, few: bool = False) -> str:
    """Return a clause with the number of worlds in which it holds."""
    if often == worlds:
        text = translate("Hint", "{fact} in all of %n imagined game(s)", "", worlds)
    elif few:
        text = translate("Hint", "{fact} in only {often} of %n imagined game(s)", "", worlds)
    else:
        text = translate("Hint", "{fact} in {often} of %n imagined game(s)", "", worlds)
    return text.format(fact=clause, often=often)


def _write_follow_up(difference: Difference, worlds: int, called: str = "") -> str:
    """Return a sentence about the same worlds and the same other move as the one before."""
    clause, often, other = (
        with_subject(difference.reason.clause, called),
        difference.often,
        difference.other,
    )
    if difference.certain(worlds):
        return translate("Hint", "{fact}.").format(fact=clause)
    if not often and other:
        fact = translate("Hint", "The other {does}").format(
            does=without_subject(difference.reason.clause)
        )
        sentence = _with_same_games(fact, other, worlds)
        return translate("Hint", "{fact}; this move never does.").format(fact=sentence)
    sentence = _with_same_games(clause, often, worlds, few=often < (other or 0))
    if other is None:
        text = translate("Hint", "{fact}.")
    elif other == worlds:
        text = translate("Hint", "{fact}, the other in all.")
    elif other:
        text = translate("Hint", "{fact}, the other in {other}.")
    else:
        text = translate("Hint", "{fact}, the other in none.")
    return text.format(fact=sentence, other=other)


def _with_same_games(clause: str, often: int, worlds: int, *, few: bool = False) -> str:
    """Return a clause with the number of the worlds already mentioned in which it holds."""
    if often == worlds:
        text = translate("Hint", "{fact} in all {worlds}")
    elif few:
        text = translate("Hint", "{fact} in only {often} of {worlds}")
    else:
        text = translate("Hint", "{fact} in {often} of {worlds}")
    return text.format(fact=clause, often=often, worlds=worlds)
