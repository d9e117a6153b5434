"""The end of a match of Cortez in words; an empty name means the person at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cortez.words.places import nation_name, square_phrase
from desktop.language.attendance_texts import called_off_words
from desktop.language.translation import join_words, translate
from engine.core.values import CALLED_OFF, Event, Result
from engine.games.cortez.events import Ended, NationWon, TreasureAwarded
from engine.games.cortez.views.view import CortezView


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return who gets a treasure, which nation won or who won the match; "" for other events."""
    match event:
        case TreasureAwarded():
            return _treasure(event, names)
        case NationWon():
            return _nation(event)
        case Ended(winners, _, points):
            return winner_text([names[seat] for seat in winners], max(points))
    return ""


def _treasure(event: TreasureAwarded, names: Sequence[str]) -> str:
    """Return the sentence about the award of a treasure."""
    if event.seat is None:
        return translate("CortezChronicle", "No marked troop is in the city: the treasure is lost.")
    name, troops = names[event.seat], event.troops[event.seat]
    if not name:
        text = translate(
            "CortezChronicle", "You win the treasure with %n troop(s) in the city.", "", troops
        )
    else:
        text = translate(
            "CortezChronicle", "{name} wins the treasure with %n troop(s) in the city.", "", troops
        )
    outcome = text.format(name=name)
    if event.square is not None:
        tie = translate("CortezChronicle", "The troop {place} breaks the tie.")
        outcome = f"{outcome} {tie.format(place=square_phrase(event.square))}"
    return outcome


def _nation(event: NationWon) -> str:
    if event.nation is None:
        return translate("CortezChronicle", "The city is empty: no nation wins it.")
    spanish, aztec = event.squares
    text = translate("CortezChronicle", "The city goes to {nation}: {most} squares to {least}.")
    nation = f"<b>{nation_name(event.nation)}</b>"
    maximum, minimum = max(spanish, aztec), min(spanish, aztec)
    outcome = text.format(nation=nation, most=maximum, least=minimum)
    if event.square is not None:
        tie = translate("CortezChronicle", "The troop {place} breaks the tie.")
        outcome = f"{outcome} {tie.format(place=square_phrase(event.square))}"
    return outcome


def winner_text(winners: Sequence[str], points: int) -> str:
    """Return in words who won, with the points."""
    if len(winners) > 1:
        others = join_words([name for name in winners if name])
        if "" in winners:
            text = translate("CortezChronicle", "You and {names} win with %n point(s).", "", points)
        else:
            text = translate("CortezChronicle", "{names} win with %n point(s).", "", points)
        return text.format(names=others)
    if not winners[0]:
        return translate("CortezChronicle", "You win with %n point(s).", "", points)
    text = translate("CortezChronicle", "{name} wins with %n point(s).", "", points)
    return text.format(name=winners[0])


def headline(result: Result, names: Sequence[str]) -> str:
    """Return in words who won, or after a resignation who gave up."""
    if result.by == CALLED_OFF:
        return called_off_words()[0]
    if result.by == "resignation":
        losers = [name for seat, name in enumerate(names) if seat not in result.winners]
        if len(losers) == 1 and losers[0]:
            return translate("Cortez", "{name} gave up the game.").format(name=losers[0])
        return translate("Cortez", "You gave up the game.")
    return _win([names[seat] for seat in result.winners])


def detail(result: Result, names: Sequence[str], view: CortezView | None) -> str:
    """Return the reason that decided the match.

    With the last `view` it also names the reason between players level on points.
    """
    if result.by == CALLED_OFF:
        return called_off_words()[1]
    if result.by == "resignation":
        return _win([names[seat] for seat in result.winners])
    tie = "" if view is None else _tie(result, view)
    return " ".join([ended()[result.by], tie]) if tie else details()[result.by]


def _tie(result: Result, view: CortezView) -> str:
    """Return the criterion that decided between players level on the most points.

    The result is "" if one player had more.
    """
    most = max(score.total for score in view.score)
    level = [seat for seat, score in enumerate(view.score) if score.total == most]
    if len(level) == 1:
        return ""
    if len(result.winners) > 1:
        return translate(
            "Cortez", "Level on points, and none of the tied players has a troop in the city."
        )
    troops = sorted(view.score[seat].troops for seat in level)
    if troops[-1] > troops[-2]:
        return translate("Cortez", "Level on points: the troops in the city decided.")
    return translate(
        "Cortez", "Level on points and on troops in the city: the highest-numbered square decided."
    )


def ended() -> dict[str, str]:
    """Return the reason why the match ended, by the key of its result."""
    return {
        "treasures": translate("Cortez", "The last treasure was found."),
        "city_full": translate("Cortez", "The city was full."),
    }


def details() -> dict[str, str]:
    """Return the reasons why the match ended and who won, by the key of its result."""
    return {
        "treasures": translate(
            "Cortez", "The last treasure was found, so the player with the most points won."
        ),
        "city_full": translate(
            "Cortez", "The city was full, so the player with the most points won."
        ),
    }


def _win(winners: Sequence[str]) -> str:
    """Return the sentence that these players win."""
    if len(winners) == 1:
        if not winners[0]:
            return translate("Cortez", "You win!")
        return translate("Cortez", "{name} wins.").format(name=winners[0])
    others = join_words([name for name in winners if name])
    if "" in winners:
        return translate("Cortez", "You win, together with {names}!").format(names=others)
    return translate("Cortez", "{names} win.").format(names=others)
