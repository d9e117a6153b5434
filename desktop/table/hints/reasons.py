"""Why an answer is better or worse than others, in sentences about the effects of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop.language.names import after_colon
from desktop.language.translation import translate
from desktop.table.callouts.advice import Advice, Advised
from desktop.table.hints.differences import Difference, find_differences
from desktop.table.hints.sentences import (
    compare_in_sentence,
    count_figures,
    join_sentences,
    with_same_deed,
    with_subject,
    without_subject,
)
from desktop.table.texts import GameTexts, Reason
from engine.core.values import Action, View

#: Maximum number of sentences about one answer.
MOST_SAID = 2
#: Maximum number of figures in a comparison of two answers; more are hard to remember.
_MOST_COUNTED = 2
#: The topic of who wins the game.
END = "end"
#: Share of the worlds from which an effect counts as nearly certain.
NEARLY = 0.9


def reasons_for(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
    certain: bool = False,
    kept: bool = True,
    told: str = "",
) -> list[str]:
    """Return sentences on what distinguishes an answer, the most important first.

    The best answer is compared with the next that differs, all others with the best. The first
    sentence speaks for the best answer, and against the others. `view` is that of the deciding
    seat. `called` is the answer's name, needed where others are mentioned too. `certain` restricts
    it to what needs no numbers of worlds; `kept` includes what the answer keeps or costs by being
    another. `told` is a topic that is told already.
    """
    answers, side = advice.answers, -1 if row else 1
    # If the best are too close to call, compare the first only with them.
    within = advice.alike if advice.alike > 1 else len(answers)
    for other in (0,) if row else range(1, within):
        found = list(
            find_differences(answers[row], answers[other], advice.worlds, texts, view, names)
        )
        if certain:
            found = [difference for difference in found if difference.certain(advice.worlds)]
        found = [
            difference
            for difference in found
            if (kept or not difference.reason.own) and difference.reason.topic != (told or None)
        ]
        if selected := _select_differences(found, advice.worlds, side):
            other_name = texts.subject(answers[other].action, view, names)
            return join_sentences(selected, advice.worlds, called, other_name)
    return []


def _select_differences(
    found: Sequence[Difference], worlds: int, side: int = 1, figures: int = 2 * MOST_SAID
) -> list[Difference]:
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
            len(more) <= MOST_SAID and sum(count_figures(each, worlds) for each in more) <= figures
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


def first_reasons(
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
    tell = partial(reasons_for, advice, row, texts, view, names, called=called, certain=True)
    does = deed_sentences(advice.answers[row].action, texts, view, names, called=called)
    surely = tell(kept=False)
    if first := settled_sentences(advice, row, texts, view, names, called=called):
        return with_first(first, surely)
    return surely or ([] if _is_futile(advice, row) else does) or tell()


def settled_sentences(
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
            return [translate("Hint", "{fact}.").format(fact=with_subject(reason.clause, called))]
    if _is_futile(advice, row) or not texts.settled(answer.action, view):
        return []
    return deed_sentences(answer.action, texts, view, names, called=called)


def with_first(first: Sequence[str], told: Sequence[str]) -> list[str]:
    """Return the sentences with `first` in front, unless they already begin with it."""
    if not first or (told and told[0].startswith(first[0].removesuffix("."))):
        return list(told)
    return [*first, *told][:MOST_SAID]


def contest_reason(
    advice: Advice, row: int, texts: GameTexts, view: View, names: Sequence[str]
) -> Reason | None:
    """Return the chance of an answer in an open contest as a sentence; None without a contest."""
    facts = {answer.action: tuple(answer.facts or ()) for answer in advice.answers}
    return texts.contest(advice.answers[row].action, facts, view, names)


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
    """Return sentences about an answer that was given, as `reasons_for` does.

    If no effect explains its chance, they say what it does, and what the best answer does instead.
    Returns nothing if no answer wins.
    """
    if advice.vain:
        return []
    if certain:
        return first_reasons(advice, row, texts, view, names, called=called)
    if found := reasons_for(advice, row, texts, view, names, called=called):
        return found
    given, best = advice.answers[row].action, advice.answers[0].action
    # An answer that wins nothing has no reason either, whatever it does.
    futile, hopeless = (not advice.answers[number].figure for number in (row, 0))
    said = [] if futile else deed_sentences(given, texts, view, names, called=called)
    if (
        row
        and not hopeless
        and not advice.as_good(row)
        and texts.deed(given, view, names) != texts.deed(best, view, names)
    ):
        other_name = texts.subject(best, view, names)
        said += deed_sentences(best, texts, view, names, called=other_name)
    return said


def deed_sentences(
    action: Action, texts: GameTexts, view: View, names: Sequence[str], *, called: str = ""
) -> list[str]:
    """Return what an answer does, in at most one sentence."""
    said = texts.deed(action, view, names)
    if not said:
        return []
    subject = translate("Hint", "It {does}").partition("{does}")[0]
    if subject and said.startswith(subject):
        return [with_subject(said, called)]
    if not called:
        return [said]
    # A sentence without a subject would seem to be about all answers.
    label, name = translate("Hint", "{answer}: {said}"), texts.advised(action, view, names)[1]
    return [label.format(answer=name, said=after_colon(said, list(filter(None, names))))]


def why_better(
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
    does = deed_sentences(best.action, texts, view, names)
    alike = does == deed_sentences(given.action, texts, view, names)
    does = [
        _with_given_elsewhere(sentence, best, given, worlds, texts, view, names, name)
        for sentence in does
    ]
    for plain in (False, True) if alike or not does else (False,):
        found = list(find_differences(best, given, worlds, texts, view, names, plain=plain))
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
            compare_in_sentence(difference, last, worlds, name)
            for last, difference in zip((None, *told), told, strict=False)
        ]
        if any(difference.more for difference in told):
            return said
        return [
            *([with_same_deed(sentence, name) for sentence in does] if alike else does),
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
            return text.format(fact=clause, does=without_subject(other[kind]), name=name)
    return sentence
