"""Why a move is better or worse than others, in sentences about the effects of each."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from functools import partial

from desktop.language.names import after_colon
from desktop.language.translation import translate
from desktop.table.callouts.advice import Advice
from desktop.table.game_texts import STANDING, GameTexts, Reason
from desktop.table.hints.differences import (
    END,
    Difference,
    contradicts_chance,
    find_differences,
)
from desktop.table.hints.hint_texts import (
    NEARLY_ALWAYS_SHARE,
    Naming,
    count_sentence,
    reason_sentence,
    with_subject,
    write_sentences,
)
from engine.core.values import Action, Effect, View

#: The topic of who leads after a move.
LEAD = "lead"
#: The first moves, which have a number on the board and in the list.
NUMBERED_MOVES = 3
#: Maximum number of sentences about one move.
MAX_SENTENCES = 2


def shared_cost(advice: Advice, texts: GameTexts, view: View, names: Sequence[str]) -> str:
    """Return what the same strongest reply costs after each move, by the rules alone; or ""."""
    costs = {
        "" if (ruled := texts.ruled_text(move.action, view, names)) is None else ruled.shared
        for move in advice.moves
    }
    return costs.pop() if len(costs) == 1 and advice.has_comparison else ""


def ruled_sentences(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
) -> list[str] | None:
    """Return what the rules alone say about a move of a hint; None where they do not tell.

    What the strongest reply to all moves costs is said once, about the first.
    """
    ruled = texts.ruled_text(advice.moves[row].action, view, names, called)
    if ruled is None:
        return None
    shared = shared_cost(advice, texts, view, names) if not row else ""
    return [shared, *ruled.others] if shared else list(ruled.lines)


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
    told: Collection[str] = (),
    figures: bool = False,
) -> list[str]:
    """Return sentences on the differences between a move and others, the most important first.

    The best move is compared with the next that differs, all others with the best. The first
    sentence speaks for the best move, and against the others. `view` is the view of the deciding
    seat. `called` is the move's name, needed where others are mentioned too. `certain` restricts
    it to what needs no numbers of worlds; `kept` includes what the move keeps or costs by being
    another. `told` are topics that other sentences have stated. With `figures` the sentences
    contain the numbers of worlds.
    """
    if (ruled := ruled_sentences(advice, row, texts, view, names, called=called)) is not None:
        return ruled
    moves, side = advice.moves, -1 if row else 1
    known = {*told}
    if settled_sentences(advice, row, texts, view, names):
        known.update(texts.settled_topics(moves[row].action))
    # If the best are too close to call, compare the first only with them. A comparison with a move
    # that has no number would be a riddle.
    within = min(advice.similar_count if advice.similar_count > 1 else len(moves), NUMBERED_MOVES)
    for other in (0,) if row else range(1, within):
        differences = list(
            find_differences(moves[row], moves[other], advice.worlds, texts, view, names)
        )
        if certain:
            differences = [
                difference for difference in differences if difference.is_certain(advice.worlds)
            ]
        differences = [
            difference
            for difference in differences
            if (kept or not difference.reason.is_own_deed)
            and difference.reason.topic not in known
            and not difference.reason.is_statistic
        ]
        if selected := select_differences(differences, side):
            if selected[0].reason.topic == END and selected[0].often == advice.worlds:
                # Nothing else matters where the game surely ends.
                selected = selected[:1]
            naming = Naming.by_names(called, texts.subject(moves[other].action, view, names))
            return write_sentences(selected, advice.worlds, naming, figures=figures)
    return []


def counts_for(
    advice: Advice, row: int, texts: GameTexts, view: View, names: Sequence[str]
) -> list[str]:
    """Return what was merely counted of a move and another in imagined games, as figures.

    The move is compared as by `reasons_for`. This explains nothing, so no adverb stands for it.
    """
    moves, side = advice.moves, -1 if row else 1
    for other in (0,) if row else range(1, len(moves)):
        differences = find_differences(moves[row], moves[other], advice.worlds, texts, view, names)
        counted = [difference for difference in differences if difference.reason.is_statistic]
        if selected := select_differences(counted, side) or select_differences(counted, -side):
            answer = texts.subject(moves[other].action, view, names)
            return [count_sentence(each, advice.worlds, answer) for each in selected]
    return []


def select_differences(ranked: Sequence[Difference], side: int = 1) -> list[Difference]:
    """Return the differences to tell: the strongest for one `side`, then the weightiest others.

    Each topic gets one sentence. Returns nothing if no difference speaks for the side.
    """
    ranked = sorted(
        ranked,
        key=lambda difference: (
            -abs(difference.weight),
            -difference.number,
            difference.reason.clause,
        ),
    )
    selected = [difference for difference in ranked if difference.weight * side > 0][:1]
    for difference in ranked if selected else ():
        more = [*selected, difference]
        new = difference.reason.topic not in (other.reason.topic for other in selected)
        few = len(more) <= MAX_SENTENCES
        # The chance already says who wins; another figure beside it would look like a
        # contradiction.
        agrees = difference.weight * side > 0 or difference.reason.topic != END
        # One sentence at most speaks against the side, beside one for it.
        fits = difference.weight * side > 0 or any(one.weight * side > 0 for one in selected)
        if new and few and agrees and fits:
            selected = more
    # That a move seldom does harm is no opening if it also does good.
    return sorted(
        selected,
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
    """Return a move's immediate gain, its certain effects, its deed, or the cards it keeps.

    The first of these that applies is used. The deed is left out for a move that wins nothing
    while another does.
    """
    find = partial(reasons_for, advice, row, texts, view, names, called=called, certain=True)
    does = effect_sentences(advice, row, texts, view, names, called=called)
    surely = find(kept=False)
    if first := settled_sentences(advice, row, texts, view, names, called=called):
        return with_first(first, surely)
    return surely or ([] if _is_futile(advice, row) else does) or find()


def settled_sentences(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
) -> list[str]:
    """Return the sentence before all threats and prospects, in at most one sentence.

    This is an effect marked `is_stated_first` that nearly always follows, or the pieces the move
    takes, or the phase it ends.
    """
    move, worlds = advice.moves[row], advice.worlds
    if move.plan and (gained := texts.plan_effect(move.plan, view)):
        return [gained]
    for fact, often in (move.facts or {}).items():
        reason = texts.reason(fact, view, names)
        if reason is not None and reason.is_stated_first and often >= NEARLY_ALWAYS_SHARE * worlds:
            return [reason_sentence(reason, often, worlds, called)]
    if _is_futile(advice, row) or not texts.settles_at_once(move.action, view):
        return []
    return immediate_effect_sentences(move.action, texts, view, names, called=called)


def with_first(first: Sequence[str], sentences: Sequence[str]) -> list[str]:
    """Return the sentences with the one to state first in front.

    That is the sentence in `first`, or one that says more than it.
    """
    if not first:
        return list(sentences)
    says = _plain_words(first[0])
    more = [sentence for sentence in sentences if _plain_words(sentence)[: len(says)] == says]
    others = [sentence for sentence in sentences if sentence not in more]
    return [*(more[:1] or first), *others][:MAX_SENTENCES]


def _plain_words(sentence: str) -> list[str]:
    """Return the words of a sentence without marks and capitals.

    Where sentences have no subject, "H8: takes I8." is the same as "H8 takes I8".
    """
    return [word.strip(":;,.").casefold() for word in sentence.split() if word.strip(":;,.")]


def plain_reason(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
) -> list[str]:
    """Return the main effect of a move in one sentence, whether or not others have it too.

    It is the deed, or else the effect that most often follows the move and matters most.
    """
    move, worlds = advice.moves[row], advice.worlds
    if does := effect_sentences(advice, row, texts, view, names, called=called):
        return does
    weighted_reasons = [
        (2 * often >= worlds, abs(reason.weight) * often, reason, often)
        for fact, often in (move.facts or {}).items()
        if (reason := texts.reason(fact, view, names)) is not None
        and reason.topic != STANDING
        and not reason.is_statistic
        and not (reason.is_sure_only and often < worlds)
        and not contradicts_chance(fact, reason, move, worlds)
        and not _contradicts_order(advice, row, fact, reason)
    ]
    usual, _, reason, often = max(
        weighted_reasons, key=lambda each: each[:2], default=(False, 0, None, 0)
    )
    if reason is not None and usual:
        return [reason_sentence(reason, often, worlds, called)]
    if deed := texts.plain_effect(move.action, view, names):
        return [with_subject(deed, called)]
    if reason is not None:
        return [reason_sentence(reason, often, worlds, called)]
    if move.facts is None:
        return [translate("Hint", "The coach looked at it too briefly to say more.")]
    if move.facts and row and move.figure < advice.moves[0].figure:
        text = translate("Hint", "It does worse, though no single effect explains it.")
        return [with_subject(text, called)]
    return [with_subject(translate("Hint", "It has little effect at once."), called)]


def _contradicts_order(advice: Advice, row: int, fact: Effect, reason: Reason) -> bool:
    """Return whether an effect of a move speaks against the order of the chances.

    It then is a merit of a worse move that the best one has less often.
    """
    move, best = advice.moves[row], advice.moves[0]
    if move.figure >= best.figure or move.facts is None or best.facts is None:
        return False
    return reason.weight * (move.facts.get(fact, 0) - best.facts.get(fact, 0)) > 0


def sentences_of_row(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
    figures: bool = False,
    on_board: Set[str] = frozenset(),
    is_plain_told: bool = True,
) -> list[str]:
    """Return what speaks for or against a move of a hint, the most important first.

    Sentences that stand `on_board` are left out. If there is nothing else to say, `is_plain_told`
    says whether the plain effect of the move follows.
    """
    context = advice, row, texts, view, names
    if (ruled := ruled_sentences(*context, called=called)) is not None:
        plain = ruled_sentences(*context) or ()
        pairs = zip(ruled, plain, strict=True)
        return [sentence for sentence, unnamed in pairs if unnamed not in on_board]
    if advice.moves[row].plan and texts.plan_effect(advice.moves[row].plan, view):
        # What nobody can answer needs no further reason.
        stated = settled_sentences(*context)
        return [] if set(stated) <= on_board else stated
    contest, certain = contest_reason(*context), advice.is_interchangeable(row)
    about = partial(reasons_for, *context, certain=certain, told=contest_topics(contest))
    reasons, plain = about(called=called, figures=figures), about()
    odds = [] if contest is None or contest.clause in on_board else [contest.clause]
    first = settled_sentences(*context)
    if on_board.isdisjoint(first):
        reasons = with_first(settled_sentences(*context, called=called), reasons)
        plain = with_first(first, plain)
    # What its first card does says nothing about a plan.
    alone = contest is None or not advice.moves[row].plan
    if alone and (not reasons or certain):
        reasons, plain = first_reasons(*context, called=called), first_reasons(*context)
        # What all moves with a number do is no reason for one of them, either.
        numbered = sorted({*range(min(len(advice.moves), NUMBERED_MOVES)), row})
        others = range(advice.similar_count) if certain else numbered
        sentences = [first_reasons(advice, other, texts, view, names) for other in others]
        if not is_distinctive(sentences, advice.moves[row].action, texts, view):
            reasons = common_effect(sentences[0], texts, names)
    if not on_board.isdisjoint(plain[:1]):
        reasons = reasons if figures and reasons != about(called=called) else []
    if contest is not None and contest.is_forecast:
        deeds = [] if first else effect_sentences(*context, called=called)
        bare = [] if first else effect_sentences(*context)
        first = [*first, *(deeds if on_board.isdisjoint(bare) else [])]
        # Other certain effects would say who leads once more.
        more = [each for each in about(called=called, figures=figures) if each not in first]
        return [*first, *odds, *more][: MAX_SENTENCES + len(odds)]
    if contest is not None:
        # The chance in the contest is always stated, after certain facts and before the rest.
        settled = first if on_board.isdisjoint(first) else []
        stated = [*settled, *common_effect(settled, texts, names)]
        more = [sentence for sentence in reasons if sentence not in stated]
        return [*settled, *odds, *more][: MAX_SENTENCES + len(odds)]
    is_silent = not reasons and alone and on_board.isdisjoint(plain[:1])
    if is_silent and is_plain_told:
        # Every hint says at least what the move does.
        reasons = plain_reason(*context, called=called)
    explained = texts.explanation(advice.moves[row].action, view, names)
    if explained and len(reasons) < MAX_SENTENCES and explained not in reasons:
        reasons = [*reasons, explained]
    return reasons


def only_reason(action: Action, texts: GameTexts, view: View, names: Sequence[str]) -> list[str]:
    """Return what speaks for a move that was compared with no other."""
    does = immediate_effect_sentences(action, texts, view, names)
    if texts.objects_to(action, view, names):
        does = _about(texts.least_evil(action, view, names), action, texts, view, names, "")
    if not does and (deed := texts.plain_effect(action, view, names)):
        does = [deed]
    explained = texts.explanation(action, view, names)
    return [*does, *([explained] if explained else [])]


def decided_sentences(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
) -> list[str]:
    """Return in words how a move loses where no move wins, in at most one sentence.

    It is how far behind it is, and if it is known how the match ends, whether it loses by less than
    all others; or that it holds out longest.
    """
    if not advice.is_vain:
        return []
    move = advice.moves[row]
    others = [other for other in advice.moves if other is not move]
    for fact, often in (move.facts or {}).items():
        reason = texts.reason(fact, view, names)
        if reason is None or reason.topic != STANDING or move.lead is None:
            continue
        sentence = reason_sentence(reason, often, advice.worlds, called)
        leads = [other.lead for other in others]
        if row or not reason.is_final or any(lead is None or lead >= move.lead for lead in leads):
            return [sentence]
        text = translate("Hint", "{fact}: no other move loses by less.")
        return [text.format(fact=sentence.removesuffix("."))]
    if row == 0 and advice.is_holding_out:
        text = translate("Hint", "It holds out longest: after others, a rival wins sooner.")
        return [with_subject(text, called)]
    return []


def contest_reason(
    advice: Advice, row: int, texts: GameTexts, view: View, names: Sequence[str]
) -> Reason | None:
    """Return the chance of a move in an open contest as a sentence; None without a contest."""
    move = advice.moves[row]
    facts = {each.action: each.facts for each in advice.moves if each.facts is not None}
    reason = texts.contest(move.action, facts, advice.worlds, view, names)
    if reason is None or not reason.is_forecast:
        return reason
    # Of moves that will all do, and while they are still compared, no forecast is made.
    untold = advice.is_provisional or advice.is_interchangeable(row)
    contradicts = contradicts_chance(Effect("wins"), reason, move, advice.worlds)
    return None if untold or contradicts else reason


def contest_topics(contest: Reason | None) -> Collection[str]:
    """Return the topics that need no reason beside the chance in an open contest."""
    if contest is None:
        return ()
    # Beside a forecast the deed says who leads.
    return (contest.topic, LEAD) if contest.is_forecast else (contest.topic,)


def _is_futile(advice: Advice, row: int) -> bool:
    """Return whether a move wins nothing while another does."""
    return advice.moves[row].figure == 0 < max(move.figure for move in advice.moves)


def is_distinctive(
    reasons: Sequence[Sequence[str]], action: Action, texts: GameTexts, view: View
) -> bool:
    """Return whether the sentences on several moves are a reason for any of them.

    What all of them do is no reason, except winning the game at once.
    """
    alike = len(reasons) > 1 and all(sentences == reasons[0] for sentences in reasons)
    return not alike or texts.decides(action, view)


def common_effect(sentences: Sequence[str], texts: GameTexts, names: Sequence[str]) -> list[str]:
    """Return the common effect of several moves, in at most one sentence."""
    proper = (*filter(None, names), *texts.proper_names())
    text = translate("Hint", "In common: {said}")
    return [text.format(said=after_colon(sentence, proper)) for sentence in sentences[:1]]


def immediate_effect_sentences(
    action: Action, texts: GameTexts, view: View, names: Sequence[str], *, called: str = ""
) -> list[str]:
    """Return the effect of a move, in at most one sentence."""
    return _about(texts.immediate_effect(action, view, names), action, texts, view, names, called)


def effect_sentences(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    called: str = "",
) -> list[str]:
    """Return the effect of a move of a list, in at most one sentence.

    What speaks against the first move is no reason to recommend it: then its sentence says why
    nothing else is better.
    """
    action = advice.moves[row].action
    if row == 0 and texts.objects_to(action, view, names):
        return _about(texts.least_evil(action, view, names), action, texts, view, names, called)
    return immediate_effect_sentences(action, texts, view, names, called=called)


def _about(
    sentence: str,
    action: Action,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    called: str,
) -> list[str]:
    """Return a sentence, if there is one, with the move's name `called` as its subject."""
    if not sentence:
        return []
    subject = translate("Hint", "It {does}").partition("{does}")[0]
    if subject and sentence.startswith(subject):
        return [with_subject(sentence, called)]
    if not called:
        return [sentence]
    # A sentence without a subject would seem to be about all moves.
    label, name = translate("Hint", "{answer}: {said}"), texts.advice_entry(action, view, names)[1]
    proper = (*filter(None, names), *texts.proper_names())
    return [label.format(answer=name, said=after_colon(sentence, proper))]


def callout_reason(
    advice: Advice, row: int, texts: GameTexts, view: View, names: Sequence[str]
) -> str:
    """Return the reason for a move in its callout, or "".

    It is a certain effect, the chance in an open contest, or an effect that is more frequent than
    after other moves.
    """
    context = texts, view, names
    if (ruled := texts.ruled_text(advice.moves[row].action, view, names)) is not None:
        shared = shared_cost(advice, *context)
        # In a callout "each of these" would point at nothing.
        lines = ruled.others if shared and row else ruled.lines
        # A callout says what its move does, not only what is done against it.
        return "".join(lines[:1]) if ruled.others else ""
    if settled := settled_sentences(advice, row, *context):
        return settled[0]
    contest = contest_reason(advice, row, *context)
    if contest is not None and not contest.is_forecast:
        return contest.clause
    if first := first_reasons(advice, row, *context):
        return first[0]
    # Between equally good answers such a difference would be chance. What another card of the hand
    # costs later needs more words than a callout has.
    if advice.is_interchangeable(row):
        return ""
    return "".join(reasons_for(advice, row, *context, kept=False)[:1])
