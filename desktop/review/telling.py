"""What the review says of a moment, as values a panel shows and a file is written of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QTextDocumentFragment

from desktop.language import translate
from desktop.names import you
from desktop.review.findings import Findings, Turn, displayed
from desktop.review.following import followed
from desktop.review.turnlist import Listed
from desktop.table.advice import percent
from desktop.table.chapters import Chapter, whole
from desktop.table.game import GameTable
from desktop.table.reasons import at_once, why
from desktop.table.texts import GameTexts
from engine.core import Action, Game, View

#: Answers that are shown where there is room, and where there is little.
MANY, FEW = 5, 3
#: Sentences that say what an answer does, at the most; a name to tell whose doing they say it is.
_MOST, _ANYBODY = 2, "\u2042"


@dataclass(frozen=True, slots=True)
class Told:
    """A turning point in words."""

    title: str
    played: str
    #: What spoke against it; may be empty.
    against: str
    #: Heading and reasons of what the coach would have done.
    coach: str
    reasons: str
    gain: str
    #: How far it may be off; may be empty.
    doubt: str
    #: What it led to; may be empty.
    followed: str


def tell(
    findings: Findings,
    number: int,
    chapters: Sequence[Chapter],
    table: GameTable,
    view: View,
    names: Sequence[str],
    most: int,
) -> Told:
    """The turning point of that number, from 1; `view`: what its seat saw then."""
    count, turn = len(findings.turns), findings.turns[number - 1]
    game, texts, advice = findings.match.game, table.texts, displayed(turn, most)
    title = translate("Review", "Turning point {number} of {count}")
    given = [row for row, one in enumerate(advice.answers) if one.action == turn.given]
    against = why(advice, given[0], texts, view, names) if given and given[0] else []
    # Beside what was played, which is worse for sure, however many others are not.
    beside = [advice.answers[row] for row in given] or advice.answers[1:]
    apart = replace(advice, answers=(advice.answers[0], *beside))
    return Told(
        title.format(number=number, count=count),
        acted(game, turn.given, names[turn.seat], texts, view, names),
        " ".join(against[:1]),
        acted(game, turn.best, translate("Review", "The coach"), texts, view, names),
        " ".join(why(apart, 0, texts, view, names) or at_once(turn.best, texts, view, names)),
        gained(turn),
        doubted(turn),
        followed(findings, turn, chapters, texts, names),
    )


def brief(
    findings: Findings, chapters: Sequence[Chapter], table: GameTable, views: Sequence[View]
) -> list[Listed]:
    """All turning points in brief; `views`: what their seat saw before each."""
    count, last = len(findings.turns), findings.match.ply
    listed = []
    for number, (turn, view) in enumerate(zip(findings.turns, views, strict=True), 1):
        name = next((one.name for one in whole(chapters, last) if one.last > turn.ply), "")
        title = translate("Review", "Turning point {number} of {count}")
        place = translate("Review", "move {ply} of {last}").format(ply=turn.ply, last=last)
        played = table.texts.advised(turn.given, view)[1]
        title = title.format(number=number, count=count)
        listed.append(Listed(title, played, name or place, gained(turn)))
    return listed


def acted(
    game: Game, action: Action, name: str, texts: GameTexts, view: View, names: Sequence[str]
) -> str:
    """What somebody of that name does by an answer to the question of a view, as the chronicle
    says it; where nothing can be foreseen, as the list of answers does.
    """
    assert view.decision is not None
    seat = view.decision.seat
    called = [name if other == seat else one for other, one in enumerate(names)]
    said = []
    for event in texts.worth_telling(game.preview(view, action)):
        # Of what follows from it much is no longer their doing.
        outside = _plain(
            texts.sentences(event, [*called[:seat], _ANYBODY, *called[seat + 1 :]], None)
        )
        if not outside.startswith(_ANYBODY):
            break
        said.append(_plain(texts.sentences(event, called, None if name else seat)))
    if said:
        return " ".join(said[:_MOST])
    text = translate("Review", "{name}: {answer}")
    return text.format(name=name or you(), answer=texts.action(action, view))


def _plain(said: str) -> str:
    return QTextDocumentFragment.fromHtml(said).toPlainText()


def gained(turn: Turn) -> str:
    """What the coach's answer would have brought: "+25 %"."""
    return translate("Review", "+{gain}").format(gain=percent(turn.loss))


def doubted(turn: Turn) -> str:
    """How far that may be off; "" where all was counted."""
    if not turn.doubt:
        return ""
    text = translate("Review", "±\u00a0{doubt}")
    return text.format(doubt=max(1, round(100 * turn.doubt)))


def progress(findings: Findings, name: str, *, broken: bool) -> str:
    """How far the coach is, or what there is to say when no turning point was found; or ""."""
    if broken and not findings.judged:
        return translate("Review", "The coach could not look at this game.")
    if not findings.judged:
        done, all_ = findings.looked
        if not all_:
            return translate("Review", "The coach opens the book…")
        text = translate("Review", "The coach looks at the moves: {done} of {all}")
        return text.format(done=done, all=all_)
    if findings.turns:
        return ""
    if name:
        text = translate(
            "Review", "No turning point: nothing that {name} played lost anything beyond doubt."
        )
        return text.format(name=name)
    return translate("Review", "No turning point: nothing you played lost anything beyond doubt.")


def favourite(findings: Findings, name: str) -> str:
    """For how many answers a seat was ahead, once it is known; or ""."""
    if not findings.valued or not findings.match.ply:
        return ""
    moments = [one for one in map(findings.at, range(1, findings.match.ply + 1)) if one is not None]
    ahead = sum(one.chances[findings.seat] >= max(one.chances) for one in moments)
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
    """The card an answer is about, if it is about one."""
    card = getattr(action, "card", None)
    return card if isinstance(card, str) else None
