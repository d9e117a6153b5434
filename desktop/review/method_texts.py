"""Texts on how chances of a review were found, and on what became of a missed move."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.translation import translate
from desktop.review.findings import Findings, TurningPoint
from desktop.table.callouts.advice_texts import margin_text, percent
from desktop.table.game_texts import GameTexts
from engine.core.values import Action, CallOff
from engine.review.curve import ITERATIONS_PER_PLAYOUT
from engine.review.known_answers import ANSWER_ITERATIONS
from engine.review.playouts import MAX_PLAYOUTS

#: Seconds left that are called less than a minute.
_SHORT_SECONDS = 45.0


def curve_title(*, opened: bool) -> str:
    """Return the heading of the curve, which names that of hindsight, `opened`."""
    if opened:
        return translate("Review", "Chance with open hands")
    return translate("Review", "Chance of winning")


def hindsight_caption(name: str) -> str:
    """Return why the curve of hindsight differs from the one by what a seat knew."""
    if name:
        return translate("Review", "which {name} could not know").format(name=name)
    return translate("Review", "which you could not know")


def curve_caption(*, hidden: bool, opened: bool = False, name: str = "") -> str:
    """Return the line below the heading of the curve; `effort_caption` is the line after it.

    With hidden cards the curve is by what a seat knew, named `name`, or if `opened` hindsight.
    """
    if hidden and opened:
        return translate("Review", "Hindsight: every hand open,")
    if hidden and name:
        return translate("Review", "By what {name} knew,").format(name=name)
    if hidden:
        return translate("Review", "By what you knew,")
    return translate("Review", "Found by searching ahead,")


def effort_caption(*, hidden: bool, searched: bool = False) -> str:
    """Return in words how often a moment is played on or, if nothing is hidden, searched.

    `searched`: with hidden cards, the answers of the seat are searched.
    """
    if searched:
        return translate("Review", "%n tries per move", "", ANSWER_ITERATIONS)
    if hidden:
        return translate("Review", "up to %n game(s) per move", "", MAX_PLAYOUTS)
    return translate("Review", "up to %n tries per move", "", ITERATIONS_PER_PLAYOUT * MAX_PLAYOUTS)


def chances_source(
    *,
    hidden: bool,
    played_on: bool = True,
    certain: bool = False,
    opened: bool = False,
    name: str = "",
    searched: bool | None = None,
    exact: bool = False,
) -> str:
    """Return in words how the chances of a moment were found, as for `curve_caption`.

    `exact` says that the chance of the seat called `name` is, though those of others are not.

    Without `played_on` they are interpolated; if `certain`, everything that may follow was
    searched. `searched` is as for `Findings.is_searched`.
    """
    if not hidden:
        if certain:
            return translate("Review", "Searched to the end.")
        if played_on:
            return translate("Review", "Found by searching ahead from here.")
        return translate("Review", "Estimated from the moments around it.")
    if not opened:
        if certain:
            return ""
        text = translate("Review", "Played on from here in imagined worlds that fit what you knew.")
        if searched and exact and name:
            text = translate(
                "Review", "The chance of {name} is calculated exactly, the others are estimated."
            )
        elif searched and exact:
            text = translate(
                "Review", "Your chance is calculated exactly, the others are estimated."
            )
        elif searched:
            text = translate("Review", "Found by a search, as for a hint.")
        elif searched is not None and name:
            text = translate(
                "Review", "Estimated between the moves of {name}, whose chances were searched."
            )
        elif searched is not None:
            text = translate("Review", "Estimated between your moves, whose chances were searched.")
        elif name:
            text = translate(
                "Review", "Played on from here in imagined worlds that fit what {name} knew."
            )
        if not played_on:
            text = translate("Review", "Estimated from the moments around it.")
        return text.format(name=name)
    if played_on:
        return translate("Review", "Every hand is counted, open or not: this is hindsight.")
    return translate(
        "Review", "Every hand is counted, open or not; estimated from the moments around it."
    )


def refining_text() -> str:
    """Return the sentence that the value of a moment is rough so far."""
    return translate("Review", "A rough value so far: the coach is still working on it.")


def uncomputed_text() -> str:
    """Return the sentence about a moment whose chances are not known well enough yet."""
    return translate("Review", "The chances here are not computed yet. They will appear soon.")


def uncomputed_label() -> str:
    """Return the label of a stretch of the curve that is still computed."""
    return translate("Review", "not computed yet")


def time_left_text(findings: Findings, seconds: float | None) -> str:
    """Return how long the review still takes and whether the curve is missing, or ""."""
    sentences = []
    if findings.are_moves_complete and not findings.is_curve_complete:
        sentences.append(translate("Review", "The curve is still being computed."))
    if seconds and seconds < _SHORT_SECONDS:
        sentences.append(translate("Review", "Less than a minute left."))
    elif seconds:
        minutes = round(seconds / 60)
        sentences.append(translate("Review", "About %n min left.", "time", minutes))
    return " ".join(sentences)


def closing_text(action: Action) -> str:
    """Return the text about the last moment of a match that people ended outside the rules."""
    if isinstance(action, CallOff):
        return translate("Review", "Everyone agreed to end the game here, without a winner.")
    return translate("Review", "The game was given up here.")


def horizon_text(first: int, ply: int, chances: Sequence[float], names: Sequence[str]) -> str:
    """Return the text about the `first` certain moment and the moment before it, or "".

    Between these two a chance may change without a good or bad answer.
    """
    if ply == first - 1:
        return translate(
            "Review",
            "Estimated. From the next move on, everything is searched to the end: a jump there "
            "need not be a mistake.",
        )
    if ply != first:
        return ""
    if max(chances) < 1.0:
        return translate(
            "Review", "From here on, neither player can force a win. Earlier chances are estimated."
        )
    winner = names[chances.index(1.0)]
    rival = next(name for name, chance in zip(names, chances, strict=True) if chance < 1.0)
    if not winner:
        text = translate(
            "Review",
            "From here on, you can win whatever {rival} plays. Earlier chances are estimated.",
        )
    elif not rival:
        text = translate(
            "Review",
            "From here on, {name} can win whatever you play. Earlier chances are estimated.",
        )
    else:
        text = translate(
            "Review",
            "From here on, {name} can win whatever {rival} plays. Earlier chances are estimated.",
        )
    return text.format(name=winner, rival=rival)


def moves_source(*, hidden: bool) -> str:
    """Return in words how the chances of moves were found."""
    if hidden:
        return translate(
            "Review", "Chance of winning, in imagined worlds that fit what was known then."
        )
    return translate("Review", "Chance of winning, found by searching ahead from here.")


def hindsight_text(after: float, coach: float, doubts: tuple[float, float]) -> str:
    """Return the chances after the move played and after the coach's, with all hands open.

    `doubts` are the doubts of the two chances.
    """
    if coach <= after:
        return translate("Review", "Hindsight: as the cards lay, nothing was lost by it.")
    text = translate(
        "Review",
        "Hindsight: as the cards lay, {after} after this move, {coach} after the coach’s.",
    )
    if coach - after <= max(doubts):
        text = translate(
            "Review",
            "Hindsight: as the cards lay, it made no clear difference: {after} after this move, "
            "{coach} after the coach’s.",
        )
    chances = zip((after, coach), doubts, strict=True)
    written = [
        f"{percent(chance)} {margin_text(chance, margin)}".strip() for chance, margin in chances
    ]
    return text.format(after=written[0], coach=written[1])


def branch_caption() -> str:
    """Return the explanation of the dotted line of the curve."""
    return translate("Review", "dotted: after the coach’s move")


def last_chance_text(findings: Findings, texts: GameTexts, names: Sequence[str]) -> str:
    """Return who could still have stopped the winner, if no move of the seat was blamed; or ""."""
    if not findings.are_moves_complete or findings.turns:
        return ""
    chance = findings.last_chance
    return texts.last_chance(chance, names) if chance is not None else ""


def lesson_text(
    findings: Findings, turn: TurningPoint, texts: GameTexts, names: Sequence[str]
) -> str:
    """Return what became of the place of the coach's move, and the scores that both moves lead to.

    They are those after the best replies, or at the end if both play their best. Either may be left
    out.
    """
    match, given_value, best_value = findings.match, turn.given_evaluation(), turn.advice.moves[0]
    later = [
        (findings.moves.number(ply + 1), match.steps[ply]) for ply in range(turn.ply + 1, match.ply)
    ]
    sentences = [texts.lesson(turn.best, turn.seat, later, match.view(turn.seat), names)]
    if (
        given_value is not None
        and None not in (given_value.lead, best_value.lead)
        and best_value.lead != given_value.lead
        and best_value.is_lead_final == given_value.is_lead_final
    ):
        text = translate(
            "Review",
            "The score after the best reply: {better} with the coach’s move, {worse} with the"
            " move played.",
        )
        if best_value.is_lead_final:
            text = translate(
                "Review",
                "The final score if both play their best: {better} with the coach’s move, {worse}"
                " with the move played.",
            )
        assert best_value.lead is not None
        assert given_value.lead is not None
        sentences.append(
            text.format(better=_lead_text(best_value.lead), worse=_lead_text(given_value.lead))
        )
    return " ".join(filter(None, sentences))


def _lead_text(lead: int) -> str:
    """Return how far ahead a seat is, or behind, in the middle of a sentence."""
    if not lead:
        return translate("Review", "level")
    if lead > 0:
        return translate("Review", "%n ahead", "points", lead)
    return translate("Review", "%n behind", "points", -lead)
