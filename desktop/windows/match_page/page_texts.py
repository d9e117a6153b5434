"""Sentences of a table that no game brings, and the telling of events in plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.language import attendance_texts
from desktop.language.translation import join_words, translate
from desktop.style import shortcuts
from desktop.table.game_texts import GameTexts, event_sentences
from desktop.table.replay.chapters import MoveIndex
from engine.core.values import Event, Leave, Seat
from engine.play.readable_match import ReadableMatch


def describe_events(
    texts: GameTexts, events: Sequence[Event], names: Sequence[str], viewer: Seat | None
) -> tuple[str, str]:
    """Return the action of a step and its results, as plain text; each may be ""."""
    first, *others = event_sentences(texts, events, names, viewer) or [""]
    return first, " ".join(others)


def author(
    texts: GameTexts, events: Sequence[Event], names: Sequence[str], viewer: Seat | None
) -> Seat | None:
    """Return the seat that caused the first event in `describe_events`, or None."""
    worth = texts.without_implied_events(events)
    first = next((event for event in worth if texts.sentences(event, names, viewer)), None)
    return texts.author(first) if first is not None else None


def after_undo(undoer: str, others: Sequence[str], *, opened: bool, seen: bool, again: bool) -> str:
    """Return in words whose actions were taken back and what the record notes of it, or "".

    `undoer` is the name of the player whose choice it was, "" where that is plain. `opened`: all
    hands were open by then. `seen`: something unforeseeable had been seen. `again`: it can be given
    again.
    """
    notes = []
    if opened:
        notes.append(translate("Table", "Taken back after hands were open: the record notes it."))
    elif seen:
        notes.append(
            translate("Table", "Taken back after something new was seen: the record notes it.")
        )
    if undoer:
        notes.append(translate("Table", "Taken back: the last move of {name}.").format(name=undoer))
    if others:
        names = join_words(others)
        text = translate("Table", "Taken back: the moves of {names} too.")
        notes.append(text.format(names=names))
    if again:
        # A slip must be easy to mend.
        text = translate("Table", "{key} plays it again.")
        if not notes:
            text = translate("Table", "Taken back. {key} plays it again.")
        notes.append(text.format(key=shortcuts.cap_of("redo")))
    return " ".join(notes)


def main_event(
    texts: GameTexts, events: Sequence[Event], names: Sequence[str], viewer: Seat | None
) -> Event | None:
    """Return the main event of a step, or None.

    It is the first event that changes the leader, else the first worth a sentence.
    """
    worth = [event for event in events if texts.sentences(event, names, viewer)]
    return next(iter(decisive_events(texts, events, names, viewer) or worth), None)


def decisive_events(
    texts: GameTexts, events: Sequence[Event], names: Sequence[str], viewer: Seat | None
) -> list[Event]:
    """Return the events that change the leader."""
    return [event for event in events if "<em>" in texts.sentences(event, names, viewer)]


def bot_failure_text(key: str, reason: str, name: str, *, alone: bool = False) -> str:
    """Return the message that a bot failed; `alone`: no other bot used its process."""
    failure = _failure(reason).format(name=name)
    if key != "replaced":
        return failure
    if alone:
        after = translate("Table", "From now on, a simple rule chooses its moves.")
        return f"{failure} {after}"
    after = translate("Table", "From now on, the bots play by a simple rule.")
    return f"{failure} {after}"


def _failure(reason: str) -> str:
    """Return the template of the sentence about a bot's failure."""
    match reason:
        case "silent":
            return translate("Table", "{name} did not respond in time.")
        case "illegal":
            return translate("Table", "{name} tried to make a move that the rules forbid.")
        case "flood":
            return translate("Table", "{name} kept sending messages and was stopped.")
        case "gone":
            return translate("Table", "{name}’s program is no longer in your list.")
        case "walls":
            return translate(
                "Table",
                "{name}’s program cannot be isolated: its interpreter is not installed in a "
                "folder of its own.",
            )
        case "ended" | "not_started":
            return translate("Table", "{name}’s program ended unexpectedly.")
    return translate("Table", "{name} sent a reply that makes no sense.")


def past_moment_sentence(ply: int, moves: MoveIndex) -> str:
    """Return the sentence about the moment after the first `ply` actions."""
    number, last, inside = moves.number(ply), moves.count, moves.count_moments(ply)
    if inside is None:
        text = translate("Table", "Looking back: move {ply} of {last}.")
        return text.format(ply=number, last=last)
    text = translate("Table", "Looking back: move {ply} of {last}, step {step} of {steps}.")
    return text.format(ply=number, last=last, step=inside[0], steps=inside[1])


def way_back() -> str:
    """Return in words how to come back from the past to the game."""
    text = translate("Table", "{enter} or {back} brings you back to the game.")
    return text.format(enter=shortcuts.cap_of("confirm"), back=shortcuts.cap_of("back"))


def not_your_turn(name: str) -> str:
    """Return the reply to a click during another player's turn."""
    if not name:
        return translate("Table", "A bot plays for you now.")
    return translate("Table", "It is not your turn yet: {name} is to play.").format(name=name)


def to_peek(name: str) -> str:
    """Return the invitation to a player whose hand is covered."""
    return translate("Table", "{name}, hold P to look at your hand.").format(name=name)


def no_hint_while_covered() -> str:
    """Return why no hint is given while hands are covered."""
    return translate(
        "Table", "No hint while hands are hidden: everyone would see which cards you hold."
    )


def panel_says_why() -> str:
    """Return the reply to *Why?* at a turning point, which the review's panel explains."""
    return translate("Table", "The panel shows what the coach would have played, and why.")


def no_figures() -> str:
    """Return the reply to *How often?* where no reason has figures to show."""
    return translate("Table", "There are no figures to show for this hint.")


def hint_comes() -> str:
    """Return the reply to a request for a hint while the table still changes."""
    return translate("Table", "The hint comes as soon as it is your turn.")


def no_hint_yet(*, is_thinking: bool) -> str:
    """Return the reply to the key that plays a hint where none is shown."""
    if is_thinking:
        return translate("Table", "The coach is still thinking: there is no move to play yet.")
    text = translate("Table", "No hint is shown. {key} asks for one.")
    return text.format(key=shortcuts.cap_of("hint"))


def pace_name(pace: str) -> str:
    """Return the name of a pace of the bots."""
    match pace:
        case "slow":
            return translate("Table", "Bots play slowly.")
        case "fast":
            return translate("Table", "Bots play fast.")
        case "instant":
            return translate("Table", "Bots play at once.")
    return translate("Table", "Bots play at their usual pace.")


def late_act_text() -> str:
    """Return the message about an act of a person that the owner of the match refused."""
    return translate("Table", "That came too late: the game had already gone on.")


# -- absences and moves taken back, for the sheets after a match -----------------------------------


def stand_in_seats(match: ReadableMatch) -> list[Seat]:
    """Return the seats in which a bot played for a person, for a while or to the end."""
    return sorted({step.seat for step in match.steps if isinstance(step.action, Leave)})


def absences(match: ReadableMatch) -> str:
    """Return a sentence naming the people for whom a bot played, or ""."""
    names = [match.attendance.player(seat).get("name", "") for seat in range(match.seats)]
    return attendance_texts.bots_played(names, stand_in_seats(match), match.attendance.given_up)


def remarks(match: ReadableMatch) -> Iterator[str]:
    """Yield sentences about absences and about moves taken back."""
    if absences(match):
        yield absences(match)
    undone = [mark for mark in match.marks if mark.get("mark") == "undo"]
    if any(mark.get("seen") for mark in undone):
        yield translate(
            "Figures",
            "Moves were taken back %n time(s), even after something new had been seen.",
            "",
            len(undone),
        )
    elif undone:
        yield translate("Figures", "Moves were taken back %n time(s).", "", len(undone))
