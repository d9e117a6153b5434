"""The review's texts about a moment, for the panel and for a text file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QTextDocumentFragment

from desktop.language.names import after_colon
from desktop.language.translation import translate
from desktop.painting.seat_look import SeatLook
from desktop.review.findings import Findings, TurningPoint
from desktop.review.hindsight import hindsight_text
from desktop.review.turn_list import TurnSummary
from desktop.table.callouts.advice_texts import percent
from desktop.table.game import GameTable
from desktop.table.hints.reason_choice import immediate_effect_sentences, why_better
from desktop.table.replay.chapters import Chapter, extended_to_end, with_step
from desktop.table.texts import GameTexts
from engine.core.values import Action, View
from engine.play.match import Match
from engine.review.coach import chosen_plies

#: Maximum number of sentences about what followed.
_MAX_SENTENCES = 2
#: Maximum number of moves after the seat's next one whose events still count as what followed.
_SOON = 6


def what_followed(
    findings: Findings,
    turn: TurningPoint,
    chapters: Sequence[Chapter],
    texts: GameTexts,
    names: Sequence[str],
) -> str:
    """Return what was settled next in the seat's view, or "".

    What is good for the seat does not follow from its mistake, so it is passed over. It must
    happen in the same chapter or before the seat's next move; if nothing is hidden, shortly after
    that too.
    """
    match = findings.match
    end = next(
        chapter.last for chapter in extended_to_end(chapters, match.ply) if chapter.last > turn.ply
    )
    later = (ply for ply in chosen_plies(match, turn.seat) if ply > turn.ply)
    until = max(end, next(later, match.ply))
    ply, sentences = _first_settled_text(match, turn, range(turn.ply, until), texts, names)
    text = translate("Review", "What followed: {told}")
    if not sentences and match.game.perfect_information:
        soon = range(until, min(match.ply, until + _SOON))
        ply, sentences = _first_settled_text(match, turn, soon, texts, names)
        text = translate("Review", "What followed at move {number}: {told}")
    if not sentences:
        return ""
    proper = (*filter(None, names), *(chapter.name for chapter in chapters if chapter.name))
    number = findings.moves.number(ply + 1)
    return text.format(number=number, told=after_colon(sentences, proper))


def curve_comparison(findings: Findings, turn: TurningPoint) -> str:
    """Return the chances of the curve after the move played and after the coach's, or "".

    Returns "" if nothing is hidden: the curve would then be a second, contradictory evaluation of
    what the moves' chances already say.
    """
    if findings.match.game.perfect_information:
        return ""
    before, after = findings.at(turn.ply), findings.at(turn.ply + 1)
    if before is None or after is None or turn.moment_after_best is None:
        return ""
    seat = turn.seat
    doubt = max(moment.doubts[seat] for moment in (before, after, turn.moment_after_best))
    return hindsight_text(
        before.chances[seat], after.chances[seat], turn.moment_after_best.chances[seat], doubt
    )


def _first_settled_text(
    match: Match, turn: TurningPoint, plies: range, texts: GameTexts, names: Sequence[str]
) -> tuple[int, str]:
    """Return the ply and the sentences of what was settled first; "" if nothing was."""
    for ply in plies:
        events = [
            event
            for event in match.steps[ply].seen_by(turn.seat)
            if texts.settles(event) and not texts.favours(event, turn.seat)
        ]
        lines = (
            texts.sentences(event, names, turn.seat)
            for event in texts.without_implied_events(events)
        )
        sentences = [
            QTextDocumentFragment.fromHtml(sentence).toPlainText() for sentence in lines if sentence
        ]
        if sentences:
            return ply, " ".join(sentences[:_MAX_SENTENCES])
    return turn.ply, ""


MANY = 5  # answers shown with much room
SOME = 4  # answers shown with some room
FEW = 3  # answers shown with little room


@dataclass(frozen=True, slots=True)
class TurnTexts:
    """A turning point in words."""

    title: str
    #: Whose move it was, and the move.
    player: str
    played: str
    #: What was settled next; may be empty.
    followed: str
    #: The coach's move, and the reasons for it, without and with their figures.
    coach: str
    reasons: str
    reasons_with_figures: str
    gain: str
    #: The doubt of the gain; may be empty.
    doubt: str
    #: The chances of the curve after both moves; may be empty.
    hindsight: str
    #: The heading of the moves.
    moves: str


def turn_texts(
    findings: Findings,
    number: int,
    chapters: Sequence[Chapter],
    table: GameTable,
    view: View,
    names: Sequence[str],
) -> TurnTexts:
    """Return the texts of a turning point, numbered from 1; `view` is what its seat saw."""
    count, turn = len(findings.turns), findings.turns[number - 1]
    texts, advice, name = table.texts, turn.advice, names[turn.seat]
    title = translate("Review", "Turning point {number} of {count}")
    given = turn.given_evaluation()
    best, worlds = advice.moves[0], advice.worlds
    reasons, with_figures = (
        (given and why_better(best, given, worlds, texts, view, names, name, figures=figures))
        or immediate_effect_sentences(turn.best, texts, view, names)
        for figures in (False, True)
    )
    return TurnTexts(
        title.format(number=number, count=count),
        move_heading(name),
        texts.advice_entry(turn.given, view, names)[1],
        what_followed(findings, turn, chapters, texts, names),
        texts.advice_entry(turn.best, view, names)[1],
        " ".join(reasons),
        " ".join(with_figures),
        gain_text(turn),
        doubt_text(turn),
        curve_comparison(findings, turn),
        moves_heading(name),
    )


def move_heading(name: str) -> str:
    """Return the heading above a player's answer; a `name` of "" is the person at the screen."""
    if name:
        return translate("Review", "{name}’s move").format(name=name)
    return translate("Review", "Your move")


def coach_heading() -> str:
    """Return the heading above the coach's move."""
    return translate("Review", "The coach’s move")


def moves_heading(name: str) -> str:
    """Return the heading of the list of moves."""
    if name:
        return translate("Review", "{name}’s possible moves").format(name=name)
    return translate("Review", "Your possible moves")


def turn_summaries(
    findings: Findings,
    chapters: Sequence[Chapter],
    table: GameTable,
    views: Sequence[View],
    names: Sequence[str],
) -> list[TurnSummary]:
    """Return all turning points in brief; `views` are what the seat saw before each."""
    count, last = len(findings.turns), findings.match.ply
    listed = []
    for number, (turn, view) in enumerate(zip(findings.turns, views, strict=True), 1):
        name = next(
            (
                chapter.name
                for chapter in extended_to_end(chapters, last)
                if chapter.last > turn.ply
            ),
            "",
        )
        title = translate("Review", "Turning point {number} of {count}")
        place = move_text(findings, turn.ply)
        played = table.texts.advice_entry(turn.given, view, names)[1]
        title = title.format(number=number, count=count)
        where, loss = name or place, loss_text(turn.gain)
        listed.append(TurnSummary(turn.ply, title, played, where, loss, doubt_text(turn)))
    return listed


def steepest_fall(
    findings: Findings, chapters: Sequence[Chapter], names: Sequence[str], looks: Sequence[SeatLook]
) -> TurnSummary | None:
    """Return the steepest fall of the seat's chance if it has no turning point, else None.

    Its ply is that after the move.
    """
    ply = (
        findings.steepest
        if findings.moves_complete and findings.curve_complete and not findings.turns
        else None
    )
    if ply is None:
        return None
    match, seat = findings.match, findings.seat
    before, then = findings.at(ply), findings.at(ply + 1)
    assert before is not None
    assert then is not None
    name = next(
        (chapter.name for chapter in extended_to_end(chapters, match.ply) if chapter.last > ply), ""
    )
    where = translate("Review", "{place}, move {ply} of {last}")
    counted = findings.moves
    if not name:
        where = translate("Review", "move {ply} of {last}")
    where = where.format(place=name, ply=counted.number(ply + 1), last=counted.count)
    where = with_step(where, counted, ply + 1)
    mover = match.steps[ply].seat
    return TurnSummary(
        *(ply + 1, fall_title(names[seat]), move_heading(names[mover]), where),
        *(loss_text(before.chances[seat] - then.chances[seat]), ""),
        looks[mover],
    )


def move_text(findings: Findings, ply: int) -> str:
    """Return the number of the move that the action after `ply` belongs to, in words."""
    text, counted = translate("Review", "move {ply} of {last}"), findings.moves
    text = text.format(ply=counted.number(ply + 1), last=counted.count)
    return with_step(text, counted, ply, before=True)


def fall_title(name: str) -> str:
    """Return the title of the steepest fall; a `name` of "" is the person at the screen."""
    if name:
        return translate("Review", "{name}’s steepest fall").format(name=name)
    return translate("Review", "Your steepest fall")


def gain_text(turn: TurningPoint) -> str:
    """Return the gain of the coach's move: "+25 %"."""
    return translate("Review", "+{gain}").format(gain=percent(turn.gain))


def loss_text(loss: float) -> str:
    """Return a loss: "−25 %"."""
    return translate("Review", "−{loss}").format(loss=percent(loss))


def doubt_text(turn: TurningPoint) -> str:
    """Return the doubt of a turning point's loss; "" if it is exact."""
    return margin_text(turn.doubt)


def margin_text(doubt: float) -> str:
    """Return a doubt, at least 1 per cent; "" if the chance is exact."""
    if not doubt:
        return ""
    text = translate("Review", "±\u00a0{doubt}")
    return text.format(doubt=max(1, round(100 * doubt)))


def progress_text(findings: Findings, name: str, *, broken: bool) -> str:
    """Return the coach's progress, or that no turning point was found, or ""."""
    if broken and not findings.moves_complete:
        return translate("Review", "The coach could not look at this game.")
    if not findings.moves_complete:
        done, all_ = findings.progress
        if not all_:
            return translate("Review", "The coach opens the book…")
        # Moves are evaluated several times, so a number would differ from that beside the curve.
        text = translate("Review", "The coach has looked at {share} of this game.")
        return text.format(share=percent(done / all_))
    if findings.turns:
        return ""
    if name:
        text = translate("Review", "No turning point: no move by {name} clearly lost anything.")
        return text.format(name=name)
    return translate("Review", "No turning point: none of your moves clearly lost anything.")


def favourite_text(findings: Findings, name: str) -> str:
    """Return for how many moves the seat was the favourite, and how many a bot played for it; or
    "".
    """
    if not findings.curve_complete or not findings.match.ply:
        return ""
    return (
        f"{_favourite_moves(findings, name)} {_moves_by_bot(findings.bot_move_count, name)}".strip()
    )


def _moves_by_bot(count: int, name: str) -> str:
    """Return how many moves a bot played for a seat; "" for none."""
    if not count:
        return ""
    if not name:
        return translate("Review", "A bot in your seat played %n move(s).", "", count)
    text = translate("Review", "A bot in {name}’s seat played %n move(s).", "", count)
    return text.format(name=name)


def _favourite_moves(findings: Findings, name: str) -> str:
    moments = [moment for moment in map(findings.at, findings.moves.ends) if moment is not None]
    seat = findings.seat
    ahead = sum(
        moment.chances[seat] >= max(*moment.chances, 1 - sum(moment.chances)) for moment in moments
    )
    if not ahead and name:
        return translate("Review", "{name} was never the favourite.").format(name=name)
    if not ahead:
        return translate("Review", "You were never the favourite.")
    if name:
        text = translate(
            "Review", "{name} was the favourite for {ahead} of %n move(s).", "", len(moments)
        )
        return text.format(name=name, ahead=ahead)
    text = translate(
        "Review", "You were the favourite for {ahead} of %n move(s).", "", len(moments)
    )
    return text.format(ahead=ahead)


def card_of(action: Action) -> str | None:
    """Return the card named by a move, or None."""
    card = getattr(action, "card", None)
    return card if isinstance(card, str) else None
