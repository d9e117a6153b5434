"""Results of a match of Condottiere; an empty name means the person at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.places import region_name
from desktop.language.attendance_texts import called_off_words
from desktop.language.names import only_person_name
from desktop.language.translation import join_words, translate
from engine.core.statistics import LastChance
from engine.core.values import CALLED_OFF, Result
from engine.games.condottiere.rules.endings import ADJACENT, FINAL_BATTLE, POINTS, SHARED, TOTAL
from engine.games.condottiere.views.victory_goals import deciding_regions
from engine.games.condottiere.views.view import CondottiereView


def headline(result: Result, names: Sequence[str]) -> str:
    """Return in words who won or, after a resignation, who left."""
    if result.by == CALLED_OFF:
        return called_off_words()[0]
    if result.by == "resignation":
        resigned_name = next(name for seat, name in enumerate(names) if seat not in result.winners)
        if not resigned_name:
            return translate("Condottiere", "You gave up the game.")
        return translate("Condottiere", "{name} gave up the game.").format(name=resigned_name)
    winners = [names[seat] for seat in result.winners]
    if result.by == SHARED:
        return _shared_victory_text(winners)
    return _win(winners)


def detail(result: Result, names: Sequence[str], view: CondottiereView | None = None) -> str:
    """Return the reason that decided the match; with the last view, by which regions."""
    if result.by == CALLED_OFF:
        return called_off_words()[1]
    if result.by == "resignation":
        return _win([names[seat] for seat in result.winners])
    if view is not None and result.by in (ADJACENT, TOTAL) and len(result.winners) == 1:
        text = translate("Condottiere", "Regions held: {regions}.")
        if result.by == ADJACENT:
            text = translate("Condottiere", "Regions linked: {regions}.")
        return text.format(
            regions=join_words([region_name(region) for region in deciding_regions(view)])
        )
    return details()[result.by]


def winner_text(result: Result, view: CondottiereView, names: Sequence[str]) -> str:
    """Return in words who won, with the deciding number where there is one."""
    sentence = headline(result, names)
    if len(result.winners) != 1 or result.by in ("resignation", FINAL_BATTLE):
        return sentence
    (winner,) = result.winners
    name, regions = names[winner], len(deciding_regions(view))
    if result.by == POINTS:
        points = view.points[winner]
        if name:
            sentence = translate("Condottiere", "{name} wins with %n point(s).", "", points)
        else:
            sentence = translate("Condottiere", "You win with %n point(s)!", "", points)
    elif result.by == ADJACENT:
        if name:
            sentence = translate(
                "Condottiere", "{name} wins with %n linked region(s).", "", regions
            )
        else:
            sentence = translate("Condottiere", "You win with %n linked region(s)!", "", regions)
    elif name:
        sentence = translate("Condottiere", "{name} wins with %n region(s).", "", regions)
    else:
        sentence = translate("Condottiere", "You win with %n region(s)!", "", regions)
    return sentence.format(name=name)


def last_chance(chance: LastChance, names: Sequence[str]) -> str:
    """Return which battle decided the game, and who held the cards to stop its winner there."""
    if not chance.about or not names[chance.winner]:
        return ""
    seats = chance.passed or chance.together
    text = translate(
        "Condottiere",
        "The battle for {region} decided the game. As the open hands show, these had the cards to"
        " keep {winner} from leading, but passed: {names}.",
    )
    if len(chance.passed) == 1 and not names[seats[0]]:
        text = translate(
            "Condottiere",
            "The battle for {region} decided the game. As the open hands show, you had the cards to"
            " keep {winner} from leading, but passed.",
        )
    elif not chance.passed:
        text = translate(
            "Condottiere",
            "The battle for {region} decided the game. As the open hands show, two of these"
            " together, or one alone, had the cards to keep {winner} from leading: {names}.",
        )
    # The person at the screen comes first.
    called = [
        names[seat] or only_person_name()
        for seat in sorted(seats, key=lambda seat: names[seat] != "")
    ]
    return text.format(
        region=region_name(chance.about), winner=names[chance.winner], names=join_words(called)
    )


def _win(winners: Sequence[str]) -> str:
    """Return the sentence about one or several winners."""
    if len(winners) == 1:
        if not winners[0]:
            return translate("Condottiere", "You win!")
        return translate("Condottiere", "{name} wins.").format(name=winners[0])
    others = join_words([name for name in winners if name])
    if "" in winners:
        return translate("Condottiere", "You win, together with {names}!").format(names=others)
    return translate("Condottiere", "{names} win.").format(names=others)


def details() -> dict[str, str]:
    """Return the reason that decided the match, by the key of its result."""
    return {
        "adjacent": translate("Condottiere", "Enough regions were linked."),
        "total": translate("Condottiere", "Enough regions were taken."),
        "map": translate(
            "Condottiere",
            "No region was left to fight for, so the player with the most regions won.",
        ),
        "declined": translate(
            "Condottiere",
            "Everyone declined to choose a region, so the player with the most regions won.",
        ),
        "stalled": translate(
            "Condottiere",
            "Nobody played cards any longer, so the player with the most regions won.",
        ),
        "length": translate(
            "Condottiere",
            "The game had gone on for too long, so the player with the most regions won.",
        ),
        "final_battle": translate("Condottiere", "The final battle decided it."),
        "shared": translate("Condottiere", "The final battle was a tie."),
        "points": translate("Condottiere", "The match was decided on points."),
    }


def _shared_victory_text(winners: Sequence[str]) -> str:
    others = join_words([name for name in winners if name])
    if "" in winners:
        return translate("Condottiere", "You share the victory with {names}.").format(names=others)
    return translate("Condottiere", "{names} share the victory.").format(names=others)
