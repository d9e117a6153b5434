"""Why a move that was given is better or worse than the best, for looking back and reviews."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop.language.translation import translate
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.game_texts import GameTexts
from desktop.table.hints.differences import (
    END,
    find_differences,
)
from desktop.table.hints.hint_texts import (
    Naming,
    with_same_effect,
    without_subject,
    write_sentences,
)
from desktop.table.hints.reason_choice import (
    MAX_SENTENCES,
    contest_reason,
    effect_sentences,
    first_reasons,
    immediate_effect_sentences,
    plain_reason,
    reasons_for,
    select_differences,
)
from engine.core.values import View


def compare_past_move(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
    certain: bool = False,
    figures: bool = False,
) -> list[str]:
    """Return sentences about a move that was given, as `reasons_for` does.

    If no effect explains its chance, they state its effect and that of the best move, or else its
    main effect alone. Returns nothing if the move never wins.
    """
    if (ruled := texts.ruled_text(advice.moves[row].action, view, names, called)) is not None:
        return list(ruled.lines)
    if advice.is_vain:
        return []
    if certain and (sentences := first_reasons(advice, row, texts, view, names, called=called)):
        return sentences
    if not certain and (
        sentences := _compared_with_best(advice, row, texts, view, names, called, figures=figures)
    ):
        return sentences
    if not advice.moves[row].figure or advice.moves[row].facts is None:
        return []
    # *Why?* has an answer even where nothing distinguishes the moves.
    if (contest := contest_reason(advice, row, texts, view, names)) is not None:
        return [contest.clause]
    return plain_reason(advice, row, texts, view, names, called=called)


def _compared_with_best(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    called: str,
    *,
    figures: bool,
) -> list[str]:
    """Return what explains the chance of a move, or its immediate effect and that of the best."""
    if reasons := reasons_for(advice, row, texts, view, names, called=called, figures=figures):
        return reasons
    given_action, best_action = advice.moves[row].action, advice.moves[0].action
    # A move that wins nothing has no reason either.
    futile, hopeless = (not advice.moves[number].figure for number in (row, 0))
    sentences = [] if futile else effect_sentences(advice, row, texts, view, names, called=called)
    if (
        row
        and not hopeless
        and not advice.is_interchangeable(row)
        and texts.immediate_effect(given_action, view, names)
        != texts.immediate_effect(best_action, view, names)
    ):
        other_name = texts.subject(best_action, view, names)
        sentences += effect_sentences(advice, 0, texts, view, names, called=other_name)
    return sentences


def advantage_reasons(
    best: AdvisedMove,
    given: AdvisedMove,
    worlds: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    name: str,
    *,
    figures: bool = False,
) -> list[str]:
    """Return why `best` is better than the move `given` by the player called `name`.

    The sentences say what speaks for it, then what does not, each once and about the move that
    does it. Before what only speaks against the other comes the immediate deed of one or both. If
    there is none, and nothing else speaks for it, the obvious differences are used, such as the
    card that the other costs.
    """
    if (ruled := texts.ruled_text(best.action, view, names)) is not None:
        given_name = _naming_of_given(name).other
        costs = texts.ruled_text(given.action, view, names, given_name)
        theirs = costs.lines[:1] if costs is not None and costs.shared else ()
        return [*ruled.lines, *theirs]
    does = immediate_effect_sentences(best.action, texts, view, names)
    if texts.objects_to(best.action, view, names):
        does = []
    alike = does == immediate_effect_sentences(given.action, texts, view, names)
    does = [
        _with_given_elsewhere(sentence, best, given, worlds, texts, view, names, name)
        for sentence in does
    ]
    # What the better move settles at once is said by its deed, which says more.
    known: Collection[str] = ()
    if does and not alike and texts.settles_at_once(best.action, view):
        known = texts.settled_topics(best.action)
    # The obvious differences and the small ones are only told where there is nothing else to say.
    kinds = [(False, False), (True, False), (False, True)]
    for plain, faint in kinds if alike or not does else kinds[:1]:
        differences = list(
            find_differences(best, given, worlds, texts, view, names, plain=plain, faint=faint)
        )
        # The certain effects of the worse move are visible on the board, and the chances already
        # say how often either wins at once.
        differences = [
            difference
            for difference in differences
            if difference.reason.topic not in known
            and not difference.reason.is_statistic
            and (
                difference.weight > 0
                or not (difference.reason.is_certain or difference.reason.topic == END)
            )
        ]
        if faint:
            differences = [difference for difference in differences if difference.weight > 0]
        selected = select_differences(differences)
        if not selected:
            continue
        sentences = write_sentences(selected, worlds, _naming_of_given(name), figures=figures)
        if known:
            return [*does, *sentences][:MAX_SENTENCES]
        if any(difference.is_more_frequent for difference in selected):
            return sentences
        return [
            *([with_same_effect(sentence, name) for sentence in does] if alike else does),
            *sentences,
        ][:MAX_SENTENCES]
    return [] if alike else does


def _naming_of_given(name: str) -> Naming:
    """Return the names of the coach's move and of the one given by the player called `name`."""
    move, coachs = translate("Hint", "the coach’s move"), translate("Hint", "the coach’s")
    name_of_given, theirs = translate("Hint", "your move"), translate("Hint", "yours")
    if name:
        name_of_given = translate("Hint", "{name}’s move").format(name=name)
        theirs = translate("Hint", "{name}’s").format(name=name)
    return Naming(move, name_of_given, coachs, theirs)


def _with_given_elsewhere(
    sentence: str,
    best: AdvisedMove,
    given: AdvisedMove,
    worlds: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    name: str,
) -> str:
    """Return a sentence on a deed, extended if the given move surely does the same elsewhere."""

    def sure(move: AdvisedMove) -> dict[str, str]:
        """Return the certain effects of a move that would be as good elsewhere, by kind."""
        found = {}
        for fact, often in (move.facts or {}).items():
            reason = texts.reason(fact, view, names)
            if often == worlds and reason is not None and reason.is_interchangeable:
                found[fact.kind] = reason.clause
        return found

    other = sure(given)
    for kind, clause in sure(best).items():
        own_sentence = translate("Hint", "{fact}.").format(fact=clause)
        if own_sentence == sentence and other.get(kind, clause) != clause:
            yours = translate("Hint", "{fact}; yours {does}.")
            text = translate("Hint", "{fact}; {name}’s {does}.") if name else yours
            return text.format(fact=clause, does=without_subject(other[kind]), name=name)
    return sentence
