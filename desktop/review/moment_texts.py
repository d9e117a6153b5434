"""The review's texts about a moment, for the panel and for a text file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.language.names import after_colon, only_person_name
from desktop.language.translation import translate
from desktop.painting.faces import faces_of
from desktop.painting.seat_look import SeatLook
from desktop.review.findings import Findings, TurningPoint
from desktop.review.method_texts import hindsight_text, lesson_text
from desktop.review.turn_list import TurnSummary
from desktop.table.callouts.advice import AdvisedMove
from desktop.table.callouts.advice_texts import margin_text as chance_margin_text
from desktop.table.callouts.advice_texts import percent
from desktop.table.game_table import GameTable
from desktop.table.game_texts import GameTexts, event_sentences
from desktop.table.hints.past_reasons import advantage_reasons
from desktop.table.hints.reason_choice import contest_reason, immediate_effect_sentences
from desktop.table.replay.chapters import Chapter, MoveIndex, extended_to_end, with_step
from engine.core.errors import IllegalActionError
from engine.core.values import Action, Resign, Seat, View
from engine.data.codec import encode
from engine.play.match import Match
from engine.play.record import hinted_answers, was_hint_asked
from engine.review.coach import chosen_plies

#: Maximum number of sentences about what followed.
_MAX_SENTENCES = 2
#: Maximum number of moves after the seat's next one whose events still count as what followed.
_FOLLOWING_PLIES = 6


def next_settlement(
    findings: Findings,
    turn: TurningPoint,
    chapters: Sequence[Chapter],
    texts: GameTexts,
    names: Sequence[str],
) -> tuple[int, str]:
    """Return the next thing settled in the seat's view with the ply before it, or "".

    Gains of the seat do not follow from its mistake; the text names them only if nothing else was
    settled, as what happened all the same. It must happen in the same chapter or before the seat's
    next move; if nothing is hidden, shortly after that too.
    """
    match = findings.match
    following = (other.ply for other in findings.confirmed_turns if other.ply > turn.ply)
    next_turn = min(following, default=match.ply)
    end = next(
        chapter.last for chapter in extended_to_end(chapters, match.ply) if chapter.last > turn.ply
    )
    later = (ply for ply in chosen_plies(match, turn.seat) if ply > turn.ply)
    until = max(end, next(later, match.ply))
    ply, sentences = _first_settled_text(match, turn, range(turn.ply, until), texts, names)
    text = translate("Review", "What followed: {told}")
    if not sentences and match.game.perfect_information:
        soon = range(until, min(match.ply, until + _FOLLOWING_PLIES))
        ply, sentences = _first_settled_text(match, turn, soon, texts, names)
        text = translate("Review", "What followed at move {number}: {told}")
    if not sentences:
        ply, sentences = _first_settled_text(
            match, turn, range(turn.ply, until), texts, names, gains=True
        )
        text = translate("Review", "All the same: {told}", "a mistake was followed by a gain")
    # A turning point omits what the next one reports too.
    if not sentences or ply >= next_turn:
        return turn.ply, ""
    titles = (chapter.name for chapter in chapters if chapter.name)
    proper = (*filter(None, names), *titles, *texts.proper_names())
    number = findings.moves.number(ply + 1)
    return ply, text.format(number=number, told=after_colon(sentences, proper))


def curve_comparison(findings: Findings, turn: TurningPoint) -> str:
    """Return the chances after the move played and after the coach's in hindsight, or "".

    Returns "" if nothing is hidden.
    """
    if findings.match.game.perfect_information:
        return ""
    if turn.open_moments is None:
        return ""
    (after, best), seat = turn.open_moments, turn.seat
    return hindsight_text(
        after.chances[seat], best.chances[seat], (after.doubts[seat], best.doubts[seat])
    )


def _first_settled_text(
    match: Match,
    turn: TurningPoint,
    plies: range,
    texts: GameTexts,
    names: Sequence[str],
    *,
    gains: bool = False,
) -> tuple[int, str]:
    """Return the ply and the sentences of the first thing settled; "" if nothing was.

    Without `gains` those of the seat are left out.
    """
    for ply in plies:
        events = [
            event
            for event in match.steps[ply].seen_by(turn.seat)
            if texts.settles(event) and (gains or not texts.favours(event, turn.seat))
        ]
        sentences = event_sentences(texts, events, names, turn.seat)
        if sentences:
            return ply, " ".join(sentences[:_MAX_SENTENCES])
    return turn.ply, ""


#: Answers shown with much room.
MAX_ROOMY_ANSWERS = 5
#: Answers shown with some room.
MAX_MEDIUM_ANSWERS = 4
#: Answers shown with little room.
MAX_LOW_ANSWERS = 3


@dataclass(frozen=True, slots=True)
class TurnTexts:
    """A turning point in words."""

    title: str
    #: The name of the player who moved.
    player: str
    #: The move; what it does at once, and whether a hint preceded it; this may be empty.
    played: str
    does: str
    #: Sentences about the next thing settled; may be empty.
    followed: str
    #: The coach's move.
    coach: str
    #: The reasons for it, without and with their figures.
    reasons: str
    reasons_with_figures: str
    #: The gain of the coach's move; empty while it is still being examined.
    gain: str
    #: The margin of error of the gain; may be empty.
    margin: str
    #: The chances of the curve after both moves, or that it is still being examined; may be empty.
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
    """Return the texts of a turning point, numbered from 1; `view` is what its seat saw.

    One that is still being examined has no number and no figures, which would look final.
    """
    confirmed, turn = findings.confirmed_turns, findings.turns[number - 1]
    texts, name = table.texts, names[turn.seat]
    title = turn_title(turn, number, len(confirmed))
    reasons, with_figures = (
        _reasons(turn, texts, view, names, figures=figures) for figures in (False, True)
    )
    if cost := _cost_text(findings.match, turn, texts, names):
        # What both moves threaten alike explains less than what the rival makes of them.
        reasons = with_figures = cost
    earlier_turns = () if turn.is_provisional else confirmed[: number - 1]
    for earlier, other in enumerate(earlier_turns, 1):
        seen_view = findings.match.at(other.ply).view(other.seat)
        if other.best == turn.best and reasons == _reasons(other, texts, seen_view, names) != "":
            text = translate("Review", "The reason is the same as at turning point {number}.")
            same = text.format(number=earlier)
            reasons, with_figures = same, same if reasons == with_figures else with_figures
            break
    settled, followed = next_settlement(findings, turn, chapters, texts, names)
    # What the move itself settled need not be foretold.
    is_settled = bool(followed) and settled == turn.ply
    followed = " ".join(filter(None, (followed, lesson_text(findings, turn, texts, names))))
    does = "" if is_settled else _what_it_does(turn, reasons, texts, view, names)
    return TurnTexts(
        title,
        move_heading(name),
        texts.advice_entry(turn.given_action, view, names)[1],
        " ".join(filter(None, (does, hint_text(findings.match, turn)))),
        followed,
        texts.advice_entry(turn.best, view, names)[1],
        reasons,
        with_figures,
        *(("", "") if turn.is_provisional else (gain_text(turn), margin_text(turn))),
        being_checked_text() if turn.is_provisional else curve_comparison(findings, turn),
        moves_heading(name),
    )


def turn_title(turn: TurningPoint, number: int, count: int) -> str:
    """Return the title of a turning point, or of a likely one."""
    if turn.is_provisional:
        return translate("Review", "Possible turning point")
    title = translate("Review", "Turning point {number} of {count}")
    return title.format(number=number, count=count)


def hint_text(match: Match, turn: TurningPoint) -> str:
    """Return the sentence that the move at a turning point followed a hint, or ""."""
    hinted = hinted_answers(match.marks, turn.ply, turn.seat)
    if encode(turn.given_action) in hinted:
        return translate(
            "Review",
            "The coach gave this move as a hint. With longer thought it prefers another one.",
        )
    if hinted or not was_hint_asked(match.marks, turn.ply, turn.seat):
        return ""
    # Older records and those of online matches do not say what the hint was.
    return translate("Review", "This move followed a hint of the coach.")


def being_checked_text() -> str:
    """Return the sentence that a likely turning point may prove to be none."""
    return translate(
        "Review", "The coach is still checking this move: it may prove to have lost nothing."
    )


def _reasons(
    turn: TurningPoint, texts: GameTexts, view: View, names: Sequence[str], *, figures: bool = False
) -> str:
    """Return why the coach's move was better, or else what it does at once; or ""."""
    evaluation, advice = turn.given_evaluation(), turn.advice
    about = texts, view, names
    if evaluation is not None and (
        proved := _proved_text(advice.moves[0], evaluation, names, turn.seat)
    ):
        return " ".join((proved, *immediate_effect_sentences(turn.best, *about)))
    reasons = evaluation and advantage_reasons(
        *(advice.moves[0], evaluation, advice.worlds, *about, names[turn.seat]), figures=figures
    )
    sentences = reasons or immediate_effect_sentences(turn.best, *about)
    if not reasons and (odds := contest_reason(advice, 0, *about)) and odds.is_forecast:
        sentences = [*sentences, odds.clause]
    # A review that gives no reason seems to have none.
    return " ".join(sentences or [later_text()])


def _cost_text(match: Match, turn: TurningPoint, texts: GameTexts, names: Sequence[str]) -> str:
    """Return what the rival's best answer to the given move costs, and that to the coach's.

    The result is "" if it costs nothing, or no less after the coach's.
    """
    after_given, after_best_move = (
        _reply_texts(match, turn, move, reply, texts, names)
        for move, reply in zip((turn.given_action, turn.best), turn.replies, strict=True)
    )
    if not after_given[1] or after_given[1] == after_best_move[1]:
        return ""
    rival = names[1 - turn.seat]
    text = translate("Review", "Your best answer to the move played: {told}")
    after_best = translate("Review", "Your best answer to the coach’s move: {told}")
    if rival:
        text = translate("Review", "{rival}’s best answer to the move played: {told}")
        after_best = translate("Review", "{rival}’s best answer to the coach’s move: {told}")
    proper = (*filter(None, names), *texts.proper_names())
    parts = [
        line.format(rival=rival, told=after_colon(" ".join(fact), proper))
        for line, (fact, _) in ((text, after_given), (after_best, after_best_move))
        if fact
    ]
    return " ".join(parts)


def _reply_texts(
    match: Match,
    turn: TurningPoint,
    move: Action,
    reply: Action | None,
    texts: GameTexts,
    names: Sequence[str],
) -> tuple[list[str], list[str]]:
    """Return the sentences about a reply to a move, and those of them about losses of its seat."""
    then = match.at(turn.ply)
    try:
        then.submit(turn.seat, move)
        if reply is None or then.decision is None:
            return [], []
        step = then.submit(then.decision.seat, reply)
    except IllegalActionError:
        return [], []
    events = step.seen_by(turn.seat)
    losses = [
        event for event in events if texts.settles(event) and not texts.favours(event, turn.seat)
    ]
    return (
        event_sentences(texts, events, names, turn.seat),
        event_sentences(texts, losses, names, turn.seat),
    )


def later_text() -> str:
    """Return the sentence that no effect in sight tells why a move is better."""
    return translate(
        "Review",
        "No immediate effect of the coach’s move explains this: it pays off only later.",
    )


def _proved_text(best: AdvisedMove, given: AdvisedMove, names: Sequence[str], seat: Seat) -> str:
    """Return the certain results of both moves in a game for two, or ""."""
    if len(names) != 2 or best.margin != 0.0 or given.margin != 0.0 or best.value <= given.value:
        return ""
    rival = names[1 - seat]
    if best.value == 1.0 and rival:
        text = translate(
            "Review", "The coach’s move wins, whatever {rival} plays; the move played does not."
        )
    elif best.value == 1.0:
        text = translate(
            "Review", "The coach’s move wins, whatever you play; the move played does not."
        )
    elif rival:
        text = translate(
            "Review",
            "The coach’s move saves the draw, whatever {rival} plays; the move played loses.",
        )
    else:
        text = translate(
            "Review", "The coach’s move saves the draw, whatever you play; the move played loses."
        )
    return text.format(rival=rival)


def _what_it_does(
    turn: TurningPoint, reasons: str, texts: GameTexts, view: View, names: Sequence[str]
) -> str:
    """Return the immediate effect of the move played.

    The result is "" if the reasons for the better move name it.
    """
    effects = " ".join(immediate_effect_sentences(turn.given_action, texts, view, names))
    return "" if effects.removesuffix(".") in reasons else effects


def move_heading(name: str) -> str:
    """Return the heading above a player's answer; a `name` of "" is the person at the screen."""
    if name:
        return translate("Review", "{name}’s move").format(name=name)
    return translate("Review", "Your move")


def labelled_text(heading: str, text: str) -> str:
    """Return a text after its heading, on one line."""
    line = translate("Review", "{heading}: {move}", "whose move it was, and the move")
    return line.format(heading=heading, move=text)


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
    """Return all turning points in brief; `views` are the views of the seat before each.

    Those still being examined have no figures.
    """
    count, last = len(findings.confirmed_turns), findings.match.ply
    listed = []
    for number, (turn, view) in enumerate(zip(findings.turns, views, strict=True), 1):
        name = next(
            (
                chapter_text(chapter, names)
                for chapter in extended_to_end(chapters, last)
                if chapter.last > turn.ply
            ),
            "",
        )
        title = turn_title(turn, number, count)
        played = table.texts.advice_entry(turn.given_action, view, names)[1]
        better = translate("Review", "Better: {move}")
        better = better.format(move=table.texts.advice_entry(turn.best, view, names)[1])
        figures = ("", "") if turn.is_provisional else (loss_text(turn), margin_text(turn))
        brief = turn.ply, title, played, name or move_text(findings, turn.ply), *figures
        listed.append(TurnSummary(*brief, is_possible=turn.is_provisional, better=better))
    return listed


def steepest_falls(
    findings: Findings,
    chapters: Sequence[Chapter],
    texts: GameTexts,
    names: Sequence[str],
    looks: Sequence[SeatLook],
) -> list[TurnSummary]:
    """Return the steepest fall of the seat's chance if it has no turning point, else none.

    Where nobody won the match, they are those of all seats, in the order of the match: they say
    where each chance went.
    """
    if not (findings.are_moves_complete and findings.is_curve_complete) or findings.turns:
        return []
    result = findings.match.result
    nobody = result is not None and not result.winners
    seats = range(findings.match.seats) if nobody else [findings.seat]
    plies = {seat: ply for seat in seats if (ply := findings.steepest_fall(seat)) is not None}
    falls = [
        _fall(findings, seat, ply, chapters, texts, names, looks, is_one_of_several=len(plies) > 1)
        for seat, ply in plies.items()
    ]
    return sorted(falls, key=lambda fall: fall.ply)


def _fall(
    findings: Findings,
    seat: Seat,
    ply: int,
    chapters: Sequence[Chapter],
    texts: GameTexts,
    names: Sequence[str],
    looks: Sequence[SeatLook],
    *,
    is_one_of_several: bool,
) -> TurnSummary:
    """Return the fall of a seat's chance by the move after `ply`.

    Its ply is that after the move, which may be another seat's: it is named with its card. The
    shield is the mover's; of several falls each has the name and shield of the seat that lost.
    """
    match = findings.match
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
    step = match.steps[ply]
    mover = step.seat
    # The names of moves may be those of places, so the view of the moment before gives them.
    move = texts.advice_entry(step.action, match.at(ply).view(mover), names)[1]
    played = move_heading(names[mover])
    if move:
        played = labelled_text(played, move)
    if is_one_of_several:
        # Whose chance fell matters more here than who moved.
        text = translate("Review", "{place} · {move}", "when it was, and the move")
        played, where = names[seat] or only_person_name(), text.format(place=where, move=played)
    elif mover != seat:
        # The move is not what fell, and its player lost nothing.
        played = translate("Review", "after {move}").format(move=move)
    return TurnSummary(
        *(ply + 1, fall_title(names[seat]), played, where),
        *(change_text(before.chances[seat], then.chances[seat]), ""),
        looks[seat if is_one_of_several else mover],
        faces_of(match.players)[seat if is_one_of_several else mover],
    )


def chapter_text(chapter: Chapter, names: Sequence[str]) -> str:
    """Return the name of a chapter with its winner, or "" without a name."""
    if not chapter.name:
        return ""
    if chapter.seat is None:
        text = translate("Review", "{place}, won by nobody")
    elif names[chapter.seat]:
        text = translate("Review", "{place}, won by {name}")
    else:
        text = translate("Review", "{place}, won by you")
    name = "" if chapter.seat is None else names[chapter.seat]
    return text.format(place=chapter.name, name=name)


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
    """Return the chances after the given move and the coach's: "15 → 40 %"; "" if unknown."""
    given = turn.given_evaluation()
    return "" if given is None else change_text(given.value, turn.advice.moves[0].value)


def loss_text(turn: TurningPoint) -> str:
    """Return the chances after the coach's move and the given one: "40 → 15 %"; "" if unknown."""
    given = turn.given_evaluation()
    return "" if given is None else change_text(turn.advice.moves[0].value, given.value)


def change_text(before: float, after: float) -> str:
    """Return two chances: "40 → 15 %". A difference in per cent might be taken for a ratio."""
    text = translate("Review", "{before} → {after}", "two chances, the second with its per cent")
    return text.format(before=round(100 * before), after=percent(after))


def margin_text(turn: TurningPoint) -> str:
    """Return the margin of error of a turning point's loss; "" if it is exact."""
    return chance_margin_text(turn.gain, turn.margin)


def progress_text(findings: Findings, name: str, *, broken: bool) -> str:
    """Return the coach's progress, or that no turning point was found, or ""."""
    if broken and not findings.are_moves_complete:
        return translate("Review", "The coach could not look at this game.")
    if not findings.are_moves_complete:
        done, all_ = findings.progress
        if not all_:
            return translate("Review", "The coach is beginning the review…")
        # Moves are evaluated several times, so a number would differ from that beside the curve.
        text = translate("Review", "The coach has done {share} of the review.")
        return text.format(share=percent(done / all_))
    if count := findings.withdrawn_count:
        # What was shown must not vanish without a word.
        return translate(
            "Review",
            "At %n possible turning point(s), no certain loss was found.",
            "",
            count,
        )
    if findings.turns:
        return ""
    if not chosen_plies(findings.match, findings.seat):
        return _unplayed_text(findings, name)
    if name:
        text = translate(
            "Review", "No turning point: no other move was clearly better than those of {name}."
        )
        return text.format(name=name)
    return translate("Review", "No turning point: no other move was clearly better than yours.")


def _unplayed_text(findings: Findings, name: str) -> str:
    """Return the sentence that a seat made no move to judge, perhaps because it gave up before."""
    steps = findings.match.steps
    gave_up = any(step.seat == findings.seat and isinstance(step.action, Resign) for step in steps)
    text = translate("Review", "You chose no move, so there is nothing to judge.")
    if gave_up:
        text = translate(
            "Review", "You gave up before your first move, so there is nothing to judge."
        )
    if name:
        text = translate("Review", "{name} chose no move, so there is nothing to judge.")
    if name and gave_up:
        text = translate(
            "Review", "{name} gave up before a first move, so there is nothing to judge."
        )
    return text.format(name=name)


def card_of(action: Action) -> str | None:
    """Return the card named by a move, or None."""
    card = getattr(action, "card", None)
    return card if isinstance(card, str) else None


def move_title(moves: MoveIndex, ply: int, *, before: bool = False) -> str:
    """Return the number of the move that ends with the last of `ply` actions, of all moves.

    `before` names the moment before it. What comes after the last move, such as a resignation, has
    no number.
    """
    text = translate("Review", "Move {ply} of {last}")
    if moves.is_after_last(ply):
        text = translate("Review", "After move {ply} of {last}")
    elif before:
        text = translate("Review", "Before move {ply} of {last}")
    return text.format(ply=moves.number(ply), last=moves.count)
