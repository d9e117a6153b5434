"""Sentences and figures about a bot's evaluation of the legal moves."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.language.translation import translate
from desktop.table.callouts.advice import (
    FAR_APART_CHANCE,
    LIKELY_MARGINS,
    MIN_GOOD_CHANCE,
    Advice,
    AdviceOutlook,
    AdvisedMove,
    Consequences,
    reaches_end,
)
from engine.core.values import Action


def _about_several(advice: Advice, shown: int) -> str:
    """Return the sentence about several moves of which none is surely better.

    `shown` is the number of moves in sight.
    """
    alike, listed = min(advice.similar_count, shown), len(advice.moves)
    if advice.highest < MIN_GOOD_CHANCE:
        return translate("Hint", "No move wins often from here.")
    if advice.is_all_alike:
        text = translate("Hint", "All of these have about the same chance: {chance}.")
        if listed == 2:
            text = translate("Hint", "Both moves have about the same chance: {chance}.")
        return text.format(chance=chance_text(advice.moves[0]))
    if advice.is_equal and advice.consequences is not Consequences.SAME:
        return _about_equal_chances(advice, alike)
    if advice.is_equal:
        if alike == listed == 2:
            return translate("Hint", "Either will do.")
        if alike == 2:
            return translate("Hint", "Either of the first two will do.")
        if alike == listed:
            return translate("Hint", "Any of these will do.")
        text = translate("Hint", "Any of the first {number} will do.")
        return text.format(number=alike)
    if _is_first_likely_best(advice):
        return translate("Hint", "The first is probably the best, but that is not certain.")
    # What is further behind may be as good, too.
    undecided = min(advice.undecided, shown)
    if undecided == listed == 2:
        return translate("Hint", "The two moves are too close to call.")
    if undecided == 2:
        return translate("Hint", "The first two are too close to call.")
    if undecided == listed:
        text = translate("Hint", "All {number} moves of the list are too close to call.")
        return text.format(number=undecided)
    text = translate("Hint", "The first {number} are too close to call.")
    return text.format(number=undecided)


def _is_first_likely_best(advice: Advice) -> bool:
    """Return whether the first move is likely to be better than each that may be as good.

    Its lead then exceeds half of the error, so that it is the better one with a probability of
    about 84 %.
    """
    first, others = advice.moves[0], advice.moves[1 : advice.similar_count]
    compared = [other.written_difference(first) for other in others]
    return all(less > LIKELY_MARGINS * off for less, off in compared)


def _about_equal_chances(advice: Advice, alike: int) -> str:
    """Return the sentence about moves with equal chances that need not have the same effects."""
    listed = len(advice.moves)
    if advice.consequences is Consequences.DIFFERENT:
        text = translate(
            "Hint", "The first {number} chances are about equal; see what each move does."
        )
        if alike == listed == 2:
            text = translate("Hint", "The two chances are about equal; see what each move does.")
        elif alike == listed:
            text = translate(
                "Hint", "All {number} chances are about equal; see what each move does."
            )
    else:
        text = translate("Hint", "The first {number} chances are about equal.")
        if alike == listed == 2:
            text = translate("Hint", "The two chances are about equal.")
        elif alike == listed:
            text = translate("Hint", "All {number} chances are about equal.")
    return text.format(number=alike)


def _about_several_past(advice: Advice) -> str:
    """Return the sentence about several good answers to a past decision."""
    alike_count, move_count = advice.similar_count, len(advice.moves)
    if advice.highest < MIN_GOOD_CHANCE:
        return translate("Hint", "No move won often from there.")
    if advice.consequences is not Consequences.SAME:
        if alike_count == move_count == 2:
            return translate("Hint", "The two chances were about equal.")
        if alike_count == move_count:
            return translate("Hint", "All chances were about equal.")
        text = translate("Hint", "The first {number} chances were about equal.")
        return text.format(number=alike_count)
    if alike_count == move_count == 2:
        return translate("Hint", "Either would have done.")
    if alike_count == 2:
        return translate("Hint", "Either of the first two would have done.")
    if alike_count == move_count:
        return translate("Hint", "Any of these would have done.")
    text = translate("Hint", "Any of the first {number} would have done.")
    return text.format(number=alike_count)


def standing_sentences(advice: Advice, shown: int | None = None) -> Iterator[str]:
    """Return sentences on whether the first move is the best at all.

    `shown` is the number of moves in sight, at least two; None for all.
    """
    if len(advice.moves) < 2:
        return
    if advice.is_provisional:
        yield translate("Hint", "The coach is still comparing these.")
    elif advice.outlook is AdviceOutlook.NOBODY_WINS:
        yield translate("Hint", "Nobody can win any more.")
    elif advice.outlook is AdviceOutlook.WON:
        yield translate("Hint", "All of these are sure to win.")
    elif advice.is_lost:
        yield translate("Hint", "No move wins any more.")
    elif advice.is_vain:
        yield translate("Hint", "No winning move was found.")
    elif advice.similar_count > 1:
        yield _about_several(advice, max(2, shown or len(advice.moves)))
    elif all(advice.is_hardly_tried(other) for other in advice.moves[1:]):
        # A move whose chance is written was tried, if less than the first.
        tried = any(other.is_chance_known for other in advice.moves[1:])
        if tried and len(advice.moves) == 2:
            yield translate("Hint", "The chance of the other move is less certain.")
        elif tried:
            yield translate("Hint", "The chances of the other moves are less certain.")
        elif len(advice.moves) == 2:
            yield translate("Hint", "The other move was hardly tried.")
        else:
            yield translate("Hint", "The other moves were hardly tried.")
    if advice.then_idle:
        yield translate(
            "Hint",
            "The coach would pass at first in the battle that follows, so it chooses a "
            "region that costs little to lose.",
        )


def is_aside(advice: Advice) -> bool:
    """Return whether `standing_sentences` only say how little is known of the other moves."""
    is_open = advice.outlook is AdviceOutlook.OPEN
    is_unsettled = advice.is_provisional or advice.is_vain or advice.then_idle
    return is_open and advice.similar_count == 1 and not is_unsettled


def heading(advice: Advice | None) -> str:
    """Return the heading of a hint, which says if the match is decided."""
    match advice.outlook if advice is not None else AdviceOutlook.OPEN:
        case AdviceOutlook.LOST:
            return translate("Hint", "Lost")
        case AdviceOutlook.NOBODY_WINS:
            return translate("Hint", "Nobody wins")
        case AdviceOutlook.NEARLY_LOST:
            return translate("Hint", "Nearly lost")
        case AdviceOutlook.WON:
            return translate("Hint", "Won")
    return translate("Hint", "Hint")


def verdict(advice: Advice, action: Action, name: str) -> str:
    """Return the coach's verdict on a move that was given.

    A `name` of "" is the person at the screen.
    """
    given_move = next((move for move in advice.moves if move.action == action), None)
    best = advice.moves[0]
    if advice.is_lost:
        return translate("Hint", "No move wins any more.")
    if given_move is None and advice.is_vain:
        return _about_several_past(advice)
    if given_move is None:
        return translate("Hint", "The coach dismissed this move at first glance.")
    less, off = given_move.written_difference(best)
    worse = advice.is_worse(given_move)
    if advice.is_vain or advice.is_as_good(advice.moves.index(given_move)):
        return _about_several_past(advice)
    # A move ranked below others by its figure is not called the coach's choice.
    if action == best.action or (action == advice.own_choice and less <= 0):
        sentence, own_sentence = (
            translate("Hint", "{name} played what the coach would have played."),
            translate("Hint", "You played what the coach would have played."),
        )
    elif less <= 0 and not off and given_move.margin is not None:
        sentence, own_sentence = (
            translate("Hint", "{name} played just as well as the coach would have."),
            translate("Hint", "You played just as well as the coach would have."),
        )
    elif advice.is_hardly_tried(given_move) and given_move.upper >= best.lower:
        sentence = own_sentence = translate(
            "Hint", "The coach tried this move too little to judge it."
        )
    elif not worse and advice.highest < MIN_GOOD_CHANCE:
        return _about_several_past(advice)
    elif not worse and less < FAR_APART_CHANCE and not advice.is_near_best(given_move):
        sentence, own_sentence = (
            translate("Hint", "{name}’s move and the coach’s are too close to call."),
            translate("Hint", "Your move and the coach’s are too close to call."),
        )
    elif not worse and less < FAR_APART_CHANCE:
        sentence, own_sentence = (
            translate("Hint", "{name} played about as well as the coach would have."),
            translate("Hint", "You played about as well as the coach would have."),
        )
    elif not worse:
        sentence, own_sentence = (
            translate("Hint", "The coach saw a gain of {gain} for {name}, but that may be chance."),
            translate("Hint", "The coach saw a gain of {gain} for you, but that may be chance."),
        )
    else:
        sentence, own_sentence = (
            translate("Hint", "The coach saw something better for {name}: +{gain}."),
            translate("Hint", "The coach saw something better for you: +{gain}."),
        )
    return (sentence if name else own_sentence).format(
        name=name, gain=f"{percent(less)} {_margin_text(off)}".strip()
    )


def percent(share: float) -> str:
    """Return a share as a localized percentage."""
    return translate("Hint", "{number}\u00a0%").format(number=round(100 * share))


def chance_text(move: AdvisedMove) -> str:
    """Return the chance of a move with its margin of error."""
    if move.is_awaited:
        return translate("Hint", "chance not known yet")
    if not move.is_chance_known:
        return translate("Hint", "hardly tried")
    return f"{figure(move)} {margin(move)}".strip()


def figure(move: AdvisedMove) -> str:
    """Return the chance of a move as it is written; "" where it was hardly tried."""
    if not move.is_chance_known:
        return ""
    chance = percent(move.value)
    return f"≈\u00a0{chance}" if move.is_rough else chance


def margin(move: AdvisedMove) -> str:
    """Return the margin of error of a move's chance, or that it was hardly tried.

    The margin is at least 1 per cent. It is a range where another move of the list needs one.

    "…" while a search is about to tell, "" if the chance is exact.
    """
    if move.is_awaited:
        return "…"
    if not move.is_chance_known:
        return translate("Hint", "hardly tried")
    if move.margin is None:
        return "±\u00a0?"
    if move.is_ranged:
        return _range(move.value, move.margin)
    return margin_text(move.value, move.margin)


def margin_text(chance: float, off: float) -> str:
    """Return the margin of error of a chance, such as "± 5", or its range.

    The range is given if it reaches 0 or 100 per cent.

    "" if the chance is exact.
    """
    return range_text(chance, off) or _margin_text(off)


def range_text(chance: float, off: float) -> str:
    """Return the range of a chance that its margin of error takes to 0 or 100 per cent: "(59–100)".

    "" where it stays between them, so that one number says it.
    """
    return _range(chance, off) if reaches_end(chance, off) else ""


def _range(chance: float, off: float) -> str:
    """Return the range of a chance in brackets; "" if the chance is exact."""
    if not off:
        return ""
    figure, margin = round(100 * chance), max(1, round(100 * off))
    text = translate("Hint", "({low}–{high})")
    return text.format(low=max(0, figure - margin), high=min(100, figure + margin))


def _margin_text(margin: float) -> str:
    return f"±\u00a0{max(1, round(100 * margin))}" if margin else ""
