"""Sentences on why an answer is better or worse than others, from the effects of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from itertools import pairwise
from math import sqrt

from desktop.language.names import after_colon
from desktop.language.translation import translate
from desktop.table.callouts.advice import Advice, Advised
from desktop.table.texts import GameTexts, Reason
from engine.core.values import Action, Effect, View

#: Maximum number of sentences about one answer.
MOST_SAID = 2
#: Maximum number of figures in a comparison of two answers; more are hard to remember.
_MOST_COUNTED = 2
#: Minimum difference as a share of the worlds; with few worlds more is required.
TELLING = 0.25
#: The topic of who wins the game.
END = "end"
#: Share of the worlds from which an effect counts as nearly certain.
NEARLY = 0.9
#: Minimum weight of a difference.
WEIGHTY = 0.04


@dataclass(frozen=True, slots=True)
class _Difference:
    """The number of worlds in which an effect followed one answer, and another."""

    reason: Reason
    number: int
    often: int
    #: None if the other has a similar effect elsewhere.
    other: int | None
    #: How strongly it speaks for the answer.
    weight: float

    @property
    def more(self) -> bool:
        """Whether the effect follows the answer at least as often as the other."""
        return self.other is None or self.often >= self.other

    def certain(self, worlds: int) -> bool:
        """Return whether no figures are needed: it always follows this answer, or no other."""
        known = self.reason.certain or (self.reason.own and self.other == 0)
        return self.often == worlds and (known or worlds == 1)


def why(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
    certain: bool = False,
    kept: bool = True,
) -> list[str]:
    """Return sentences on what distinguishes an answer, the most important first.

    The best answer is compared with the next that differs, all others with the best. The first
    sentence speaks for the best answer, and against the others. `view` is that of the deciding
    seat. `called` is the answer's name, needed where others are mentioned too. `certain` restricts
    it to what needs no numbers of worlds; `kept` includes what the answer keeps or costs by being
    another.
    """
    answers, side = advice.answers, -1 if row else 1
    # If the best are too close to call, compare the first only with them.
    within = advice.alike if advice.alike > 1 else len(answers)
    for other in (0,) if row else range(1, within):
        found = list(_differences(answers[row], answers[other], advice.worlds, texts, view, names))
        if certain:
            found = [difference for difference in found if difference.certain(advice.worlds)]
        found = [difference for difference in found if kept or not difference.reason.own]
        if told := _select_differences(found, advice.worlds, side):
            beside = texts.subject(answers[other].action, view, names)
            return _join_sentences(told, advice.worlds, called, beside)
    return []


def _select_differences(
    found: Sequence[_Difference], worlds: int, side: int = 1, figures: int = 2 * MOST_SAID
) -> list[_Difference]:
    """Return the differences to tell: the strongest for one `side`, then the weightiest others.

    Each topic is told once, with at most `figures` numbers of worlds. Returns nothing if no
    difference speaks for the side.
    """
    found = sorted(
        found,
        key=lambda difference: (
            -abs(difference.weight),
            -difference.number,
            difference.reason.clause,
        ),
    )
    told = [difference for difference in found if difference.weight * side > 0][:1]
    for difference in found if told else ():
        more = [*told, difference]
        new = difference.reason.topic not in (other.reason.topic for other in told)
        few = (
            len(more) <= MOST_SAID and sum(_count_figures(each, worlds) for each in more) <= figures
        )
        # The chance already says who wins; another figure beside it would look like a
        # contradiction.
        agrees = difference.weight * side > 0 or difference.reason.topic != END
        if new and few and agrees:
            told = more
    # That an answer seldom does harm is no opening if it also does good.
    return sorted(
        told,
        key=lambda difference: side < 0 or difference.weight < 0 or difference.reason.weight < 0,
    )


def foremost(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
) -> list[str]:
    """Return an answer's immediate gain, its certain effects, its deed, or what it keeps.

    The first of these that applies is used. The deed is left out for an answer that wins nothing
    while another does.
    """
    tell = partial(why, advice, row, texts, view, names, called=called, certain=True)
    does = at_once(advice.answers[row].action, texts, view, names, called=called)
    surely = tell(kept=False)
    if first := settled(advice, row, texts, view, names, called=called):
        return with_first(first, surely)
    return surely or ([] if _is_futile(advice, row) else does) or tell()


def settled(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
) -> list[str]:
    """Return what is told before all threats and prospects, in at most one sentence.

    This is an effect marked `first` that nearly always follows, or what the answer takes or ends.
    """
    answer, worlds = advice.answers[row], advice.worlds
    for fact, often in (answer.facts or {}).items():
        reason = texts.reason(fact, view, names)
        if reason is not None and reason.first and often >= NEARLY * worlds:
            return [translate("Hint", "{fact}.").format(fact=_with_subject(reason.clause, called))]
    if _is_futile(advice, row) or not texts.settled(answer.action, view):
        return []
    return at_once(answer.action, texts, view, names, called=called)


def with_first(first: Sequence[str], told: Sequence[str]) -> list[str]:
    """Return the sentences with `first` in front, unless they already begin with it."""
    if not first or (told and told[0].startswith(first[0].removesuffix("."))):
        return list(told)
    return [*first, *told][:MOST_SAID]


def _is_futile(advice: Advice, row: int) -> bool:
    """Return whether an answer wins nothing while another does."""
    return advice.answers[row].figure == 0 < max(answer.figure for answer in advice.answers)


def is_distinctive(
    said: Sequence[Sequence[str]], action: Action, texts: GameTexts, view: View
) -> bool:
    """Return whether the sentences on several answers are a reason for any of them.

    What all of them do is no reason, except winning the game at once.
    """
    alike = len(said) > 1 and all(sentences == said[0] for sentences in said)
    return not alike or texts.decides(action, view)


def looked_back(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
    certain: bool = False,
) -> list[str]:
    """Return sentences about an answer that was given, as `why` does.

    If no effect explains its chance, they say what it does, and what the best answer does instead.
    Returns nothing if no answer wins.
    """
    if advice.vain:
        return []
    if certain:
        return foremost(advice, row, texts, view, names, called=called)
    if found := why(advice, row, texts, view, names, called=called):
        return found
    given, best = advice.answers[row].action, advice.answers[0].action
    # An answer that wins nothing has no reason either, whatever it does.
    futile, hopeless = (not advice.answers[number].figure for number in (row, 0))
    said = [] if futile else at_once(given, texts, view, names, called=called)
    if (
        row
        and not hopeless
        and not advice.as_good(row)
        and texts.deed(given, view, names) != texts.deed(best, view, names)
    ):
        beside = texts.subject(best, view, names)
        said += at_once(best, texts, view, names, called=beside)
    return said


def at_once(
    action: Action, texts: GameTexts, view: View, names: Sequence[str], *, called: str = ""
) -> list[str]:
    """Return what an answer does, in at most one sentence."""
    said = texts.deed(action, view, names)
    if not said:
        return []
    subject = translate("Hint", "It {does}").partition("{does}")[0]
    if subject and said.startswith(subject):
        return [_with_subject(said, called)]
    if not called:
        return [said]
    # A sentence without a subject would seem to be about all answers.
    label, name = translate("Hint", "{answer}: {said}"), texts.advised(action, view, names)[1]
    return [label.format(answer=name, said=after_colon(said, list(filter(None, names))))]


def beside(
    best: Advised,
    given: Advised,
    worlds: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    name: str,
) -> list[str]:
    """Return why `best` is better than the answer `given` by the player called `name`.

    The sentences say what speaks for it, then what does not, each once and about the answer that
    does it. Before what only speaks against the other comes the immediate deed of one or both. If
    there is none, and nothing else speaks for it, the obvious differences are used, such as the
    card that the other costs.
    """
    does = at_once(best.action, texts, view, names)
    alike = does == at_once(given.action, texts, view, names)
    does = [
        _with_given_elsewhere(sentence, best, given, worlds, texts, view, names, name)
        for sentence in does
    ]
    for plain in (False, True) if alike or not does else (False,):
        found = list(_differences(best, given, worlds, texts, view, names, plain=plain))
        # The certain effects of the worse answer are visible on the board, and the chances already
        # say how often either wins at once.
        found = [
            difference
            for difference in found
            if difference.weight > 0
            or not (difference.reason.certain or difference.reason.topic == END)
        ]
        told = _select_differences(found, worlds, figures=_MOST_COUNTED)
        if not told:
            continue
        said = [
            _compare_in_sentence(difference, last, worlds, name)
            for last, difference in zip((None, *told), told, strict=False)
        ]
        if any(difference.more for difference in told):
            return said
        return [
            *([_with_same_deed(sentence, name) for sentence in does] if alike else does),
            *said,
        ][:MOST_SAID]
    return [] if alike else does


def _with_given_elsewhere(
    sentence: str,
    best: Advised,
    given: Advised,
    worlds: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    name: str,
) -> str:
    """Return a sentence on a deed, extended if the given answer surely does the same elsewhere."""

    def sure(answer: Advised) -> dict[str, str]:
        """Return the certain effects of an answer that would be as good elsewhere, by kind."""
        found = {}
        for fact, often in (answer.facts or {}).items():
            reason = texts.reason(fact, view, names)
            if often == worlds and reason is not None and reason.anywhere:
                found[fact.kind] = reason.clause
        return found

    other = sure(given)
    for kind, clause in sure(best).items():
        said = translate("Hint", "{fact}.").format(fact=clause)
        if said == sentence and other.get(kind, clause) != clause:
            yours = translate("Hint", "{fact}; yours {does}.")
            text = translate("Hint", "{fact}; {name}'s {does}.") if name else yours
            return text.format(fact=clause, does=_without_subject(other[kind]), name=name)
    return sentence


def _with_same_deed(sentence: str, name: str) -> str:
    """Return a sentence on a deed that the given answer does too."""
    text = translate("Hint", "{fact}, as yours does.")
    if name:
        text = translate("Hint", "{fact}, as {name}'s does.")
    return text.format(fact=sentence.removesuffix("."), name=name)


def _count_figures(difference: _Difference, worlds: int) -> int:
    """Return how many figures of worlds a sentence about both answers needs."""
    often, less = sorted((difference.often, difference.other or 0), reverse=True)
    sure = often == worlds and (worlds == 1 or difference.reason.certain) and not less
    return 0 if sure else 1 + bool(less)


def _compare_in_sentence(
    difference: _Difference, last: _Difference | None, worlds: int, name: str
) -> str:
    """Return a sentence about the answer with the more frequent effect, after one about `last`.

    What speaks against the better answer begins with "but", unless it is rare.
    """
    does, often, less = difference.reason.clause, difference.often, difference.other
    if not difference.more:
        often, less = difference.other or 0, difference.often
        if last is not None and not last.more:
            move = translate("Hint", "It {does}", "the same move again")
        elif name:
            move = translate("Hint", "{name}'s move {does}")
        else:
            move = translate("Hint", "Your move {does}")
        does = _capital(move.format(name=name, does=_without_subject(does)))
    seldom = difference.weight < 0 and 2 * often < worlds
    said = does
    if _count_figures(difference, worlds):
        said = _with_worlds(does, often, worlds, seldom=seldom)
    if less:
        other = translate("Hint", "{fact}, the coach's in {less}")
        if difference.more:
            yours = translate("Hint", "{fact}, yours in {less}")
            other = translate("Hint", "{fact}, {name}'s in {less}") if name else yours
        said = other.format(fact=said, less=less, name=name)
    said = translate("Hint", "{fact}.").format(fact=said)
    return _begin_with_but(said) if difference.weight < 0 and not seldom else said


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


def _differences(
    answer: Advised,
    other: Advised,
    worlds: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    plain: bool = False,
) -> Iterator[_Difference]:
    """Yield the differences between two answers; with `plain` also those their names imply."""
    if answer.facts is None or other.facts is None or not worlds:
        return
    least = max(TELLING, 1 / sqrt(worlds))
    for fact in {**answer.facts, **other.facts}:
        reason = texts.reason(fact, view, names)
        often = answer.facts.get(fact, 0)
        # An effect that one answer never has and the other always is obvious, such as giving up its
        # card.
        if reason is None or (not plain and not often and other.facts.get(fact) == worlds):
            continue
        lays = any(_is_in_name(each.action, fact) for each in (answer, other))
        if reason.own and lays and not plain:
            continue
        there: int | None = other.facts.get(fact, 0)
        rate = there or 0
        apart = reason.anywhere and _are_about_places(answer.action, other.action)
        if reason.anywhere and not often and (apart or any(_similar_effects(fact, answer))):
            # The answer itself has a similar effect, or concerns another place.
            continue
        if reason.anywhere and not there:
            rate = max(_similar_effects(fact, other), default=0)
            there = None if rate or apart else 0
            if often < rate:
                # That it does so less often than the other does elsewhere cannot be said briefly.
                continue
        share = (often - rate) / worlds
        weight = reason.weight * share
        if abs(share) >= least and abs(weight) >= WEIGHTY:
            yield _Difference(reason, fact.number, often, there, weight)


def _is_in_name(action: Action, fact: Effect) -> bool:
    """Return whether an answer's name implies an effect: laying a card costs it, the other keeps
    it.
    """
    return fact.number <= 1 and fact.about == getattr(action, "card", None)


def _are_about_places(action: Action, other: Action) -> bool:
    """Return whether both answers name places, whose effects cannot follow the other answer."""
    return hasattr(action, "region") and hasattr(other, "region")


def _similar_effects(fact: Effect, other: Advised) -> Iterator[int]:
    """Yield how often another answer had a similar effect."""
    for similar, often in (other.facts or {}).items():
        if (similar.kind, similar.seat) == (fact.kind, fact.seat):
            yield often


def _join_sentences(
    told: Sequence[_Difference], worlds: int, called: str, beside: str
) -> list[str]:
    """Return sentences about the answer called `called`.

    Certain effects of the same tendency share a sentence; a change from pro to con begins with
    "but".
    """
    turns = [
        False,
        *((difference.weight > 0) != (last.weight > 0) for last, difference in pairwise(told)),
    ]
    if len(told) > 1 and not any(turns) and all(difference.certain(worlds) for difference in told):
        first, *others = (difference.reason.clause for difference in told)
        return [reduce(_join_clauses, others, _with_subject(first, called)) + "."]
    compared = [
        False,
        *(not difference.certain(worlds) and difference.other is not None for difference in told),
    ]
    # After a sentence that mentions another answer, the subject must be named.
    named = [
        called if not number or turn or again else ""
        for number, (turn, again) in enumerate(zip(turns, compared, strict=False))
    ]
    said = [
        _write_follow_up(difference, worlds, name)
        if again
        else _write_sentence(difference, worlds, name, beside)
        for difference, again, name in zip(told, compared, named, strict=False)
    ]
    # A sentence that begins with a name has no pronoun for the answer.
    theirs = [not difference.often and bool(difference.other) for difference in told]
    begun = [
        called if not other else "" if again else beside
        for other, again in zip(theirs, compared, strict=False)
    ]
    return [
        _begin_with_but(sentence, name) if turn else sentence
        for sentence, turn, name in zip(said, turns, begun, strict=True)
    ]


def _without_subject(clause: str) -> str:
    """Return a clause without its subject."""
    subject = translate("Hint", "It {does}").partition("{does}")[0]
    does = clause.removeprefix(subject)
    return does[0].lower() + does[1:]


def _with_subject(clause: str, called: str) -> str:
    """Return a clause with the answer's name as its subject, if there is one."""
    if not called:
        return clause
    text = translate("Hint", "{answer} {does}")
    return _capital(text.format(answer=called, does=_without_subject(clause)))


def _join_clauses(clause: str, another: str) -> str:
    """Return two clauses joined, with a single subject."""
    return translate("Hint", "{fact} and {does}").format(
        fact=clause, does=_without_subject(another)
    )


def _begin_with_but(sentence: str, name: str = "") -> str:
    """Return a sentence introduced by "but".

    In every language reasons begin with a pronoun for the answer, which becomes lower case, or with
    `name`, which is written as in the middle of a sentence.
    """
    begun = name or sentence[0].lower()
    return translate("Hint", "But {reason}").format(reason=begun + sentence[len(begun) :])


def _write_sentence(difference: _Difference, worlds: int, called: str, beside: str) -> str:
    """Return a sentence about the answer called `called`, compared with the one called `beside`."""
    clause, often, other = difference.reason.clause, difference.often, difference.other
    if difference.certain(worlds):
        return translate("Hint", "{fact}.").format(fact=_with_subject(clause, called))
    if not often and other:
        # If the answer never does it, only the other answer's effect is told.
        said = _with_imagined_games(_with_subject(clause, beside), other, worlds)
        if not called:
            return translate("Hint", "{fact}; this never does.").format(fact=said)
        return translate("Hint", "{fact}; {answer} never does.").format(fact=said, answer=called)
    said = _with_imagined_games(
        _with_subject(clause, called), often, worlds, few=often < (other or 0)
    )
    if other is None:
        return translate("Hint", "{fact}.").format(fact=said)
    if other == worlds:
        text = translate("Hint", "{fact}; {answer} does so in all.")
    elif other:
        text = translate("Hint", "{fact}; {answer} does so in {other}.")
    else:
        text = translate("Hint", "{fact}; {answer} never does.")
    return text.format(fact=said, answer=beside, other=other)


def _with_imagined_games(clause: str, often: int, worlds: int, *, few: bool = False) -> str:
    """Return a clause with the number of worlds in which it holds."""
    if often == worlds:
        text = translate("Hint", "{fact} in all of %n imagined game(s)", "", worlds)
    elif few:
        text = translate("Hint", "{fact} in only {often} of %n imagined game(s)", "", worlds)
    else:
        text = translate("Hint", "{fact} in {often} of %n imagined game(s)", "", worlds)
    return text.format(fact=clause, often=often)


def _write_follow_up(difference: _Difference, worlds: int, called: str = "") -> str:
    """Return a sentence about the same worlds and the same other answer as the one before."""
    clause, often, other = (
        _with_subject(difference.reason.clause, called),
        difference.often,
        difference.other,
    )
    if difference.certain(worlds):
        return translate("Hint", "{fact}.").format(fact=clause)
    if not often and other:
        fact = translate("Hint", "The other {does}").format(
            does=_without_subject(difference.reason.clause)
        )
        said = _with_same_games(fact, other, worlds)
        return translate("Hint", "{fact}; this never does.").format(fact=said)
    said = _with_same_games(clause, often, worlds, few=often < (other or 0))
    if other is None:
        text = translate("Hint", "{fact}.")
    elif other == worlds:
        text = translate("Hint", "{fact}, the other in all.")
    elif other:
        text = translate("Hint", "{fact}, the other in {other}.")
    else:
        text = translate("Hint", "{fact}, the other in none.")
    return text.format(fact=said, other=other)


def _with_same_games(clause: str, often: int, worlds: int, *, few: bool = False) -> str:
    """Return a clause with the number of the worlds already mentioned in which it holds."""
    if often == worlds:
        text = translate("Hint", "{fact} in all {worlds}")
    elif few:
        text = translate("Hint", "{fact} in only {often} of {worlds}")
    else:
        text = translate("Hint", "{fact} in {often} of {worlds}")
    return text.format(fact=clause, often=often, worlds=worlds)
