"""Chronicle lines about the end of battles, games and matches of Condottiere."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.places import region_name
from desktop.games.condottiere.words.results import details, headline
from desktop.language.translation import join_words, translate
from engine.core.values import Event, Result, Seat
from engine.games.condottiere.events import BattleEnded, Ended, FinalBattle, GameEnded
from engine.games.condottiere.rules.battle import sole_leader
from engine.games.condottiere.rules.endings import ADJACENT, FINAL_BATTLE, SHARED, TOTAL


def battle(event: BattleEnded, names: Sequence[str]) -> str:
    """Return in words which seat took the region, and where the pawn went."""
    winner = sole_leader(list(event.strengths))
    if event.region is None:
        return f"<em>{_final(event, names, winner)}</em>"
    sentences = []
    region = region_name(event.region)
    if event.by == "bishop":
        text = translate("CondottiereChronicle", "The Bishop spares {region}: nobody takes it.")
    elif event.by == "surrender":
        sentences.append(translate("CondottiereChronicle", "The city surrenders."))
        text = _outcome(event, names, winner)
    else:
        text = _outcome(event, names, winner)
    more, less = _best(event.strengths)
    name = names[winner] if winner >= 0 else ""
    level = join_words([name for name in leader_names(event.strengths, names) if name])
    sentences.append(text.format(region=region, name=name, names=level, more=more, less=less))
    if event.pawn_to != winner or event.by == "bishop":
        write_pawn = pawn_kept if event.pawn_stays else pawn
        sentences.append(write_pawn(names[event.pawn_to], event.pawn_by))
    return f"<em>{' '.join(sentences)}</em>"


def pawn(name: str, why: str = "") -> str:
    """Return to whom the pawn goes, and why, by a key of `BattleEnded.pawn_by`."""
    match bool(name), why:
        case False, "courtesans":
            text = translate(
                "CondottiereChronicle", "The pawn goes to you: you have the most Courtesans."
            )
        case True, "courtesans":
            text = translate(
                "CondottiereChronicle", "The pawn goes to {name}, who has the most Courtesans."
            )
        case False, "defender":
            text = translate("CondottiereChronicle", "The pawn goes to you: you hold the region.")
        case True, "defender":
            text = translate(
                "CondottiereChronicle", "The pawn goes to {name}, who holds the region."
            )
        case False, "left":
            text = translate("CondottiereChronicle", "The pawn passes to the left, to you.")
        case True, "left":
            text = translate("CondottiereChronicle", "The pawn passes to the left, to {name}.")
        case False, _:
            text = translate("CondottiereChronicle", "The pawn goes to you.")
        case _:
            text = translate("CondottiereChronicle", "The pawn goes to {name}.")
    return text.format(name=name)


def pawn_kept(name: str, why: str = "") -> str:
    """Return with whom the pawn stays, and why, by a key of `BattleEnded.pawn_by`."""
    match bool(name), why:
        case False, "courtesans":
            text = translate(
                "CondottiereChronicle", "The pawn stays with you: you have the most Courtesans."
            )
        case True, "courtesans":
            text = translate(
                "CondottiereChronicle", "The pawn stays with {name}, who has the most Courtesans."
            )
        case False, "defender":
            text = translate(
                "CondottiereChronicle", "The pawn stays with you: you hold the region."
            )
        case True, "defender":
            text = translate(
                "CondottiereChronicle", "The pawn stays with {name}, who holds the region."
            )
        case False, _:
            text = translate("CondottiereChronicle", "The pawn stays with you.")
        case _:
            text = translate("CondottiereChronicle", "The pawn stays with {name}.")
    return text.format(name=name)


def leader_names(strengths: Sequence[int], names: Sequence[str]) -> list[str]:
    """Return the names of the seats with the highest strength."""
    best = max(strengths)
    return [names[seat] for seat, total in enumerate(strengths) if total == best]


def ending(event: Event, names: Sequence[str]) -> str:
    """Return the line about the tie before a final battle, or the end of a game or of the match."""
    match event:
        case FinalBattle(_, participants, decides):
            return f"<em>{_level([names[seat] for seat in participants], decides)}</em>"
        case GameEnded(winners, by, _, points):
            sentences = [_game([names[seat] for seat in winners])]
            sentences += [*_reason(by, winners, names), _points(points, names)]
            return f"<em>{' '.join(sentences)}</em>"
        case Ended(winners, by):
            sentences = [*_reason(by, winners, names), _match(Result(winners, by), names)]
            return f"<em>{' '.join(sentences)}</em>"
    return ""


# -- helpers ---------------------------------------------------------------------------------------


def _game(winners: Sequence[str]) -> str:
    """Return in words who won one game of several."""
    others = join_words([name for name in winners if name])
    if "" not in winners:
        text = translate("CondottiereChronicle", "This game goes to {names}.")
    elif others:
        text = translate("CondottiereChronicle", "You win this game, together with {names}.")
    else:
        text = translate("CondottiereChronicle", "You win this game.")
    return text.format(names=others)


def _match(result: Result, names: Sequence[str]) -> str:
    """Return in words who won the match.

    Texts for the person at the screen are separate from the headline's: some languages need another
    grammatical person.
    """
    winners = [names[seat] for seat in result.winners]
    if "" not in winners:
        return headline(result, names)
    others = join_words([name for name in winners if name])
    if not others:
        return translate("CondottiereChronicle", "You win!")
    if result.by == SHARED:
        text = translate("CondottiereChronicle", "You share the victory with {names}.")
    else:
        text = translate("CondottiereChronicle", "You win, together with {names}!")
    return text.format(names=others)


def _reason(reason: str, winners: Sequence[Seat], names: Sequence[str]) -> list[str]:
    """Return the reason that decided the match; [] after a final battle, which has its own line."""
    if reason in (FINAL_BATTLE, SHARED):
        return []
    if reason not in (ADJACENT, TOTAL) or len(winners) != 1:
        return [details()[reason]]
    name = names[winners[0]]
    match reason == ADJACENT, bool(name):
        case True, True:
            text = translate("CondottiereChronicle", "{name} has linked enough regions to win.")
        case True, False:
            text = translate("CondottiereChronicle", "You have linked enough regions to win.")
        case False, True:
            text = translate("CondottiereChronicle", "{name} has taken enough regions to win.")
        case _:
            text = translate("CondottiereChronicle", "You have taken enough regions to win.")
    return [text.format(name=name)]


def _best(strengths: Sequence[int]) -> tuple[int, int]:
    first, second, *_ = sorted(strengths, reverse=True)
    return first, second


def _outcome(event: BattleEnded, names: Sequence[str], winner: int) -> str:
    """Return the sentence template about the comparison of strengths."""
    if winner < 0 and not any(event.strengths):
        return translate(
            "CondottiereChronicle", "Nobody has any strength, so nobody takes {region}."
        )
    level = leader_names(event.strengths, names)
    if winner < 0 and "" in level:
        if len(level) > 2:
            return translate(
                "CondottiereChronicle",
                "A tie at {more} between you, {names}: nobody takes {region}.",
            )
        return translate(
            "CondottiereChronicle",
            "A tie at {more} between you and {names}: nobody takes {region}.",
        )
    if winner < 0:
        return translate(
            "CondottiereChronicle",
            "A tie at {more} between {names}: nobody takes {region}.",
        )
    match bool(names[winner]), event.conqueror is None:
        case False, False:
            return translate("CondottiereChronicle", "You take {region}, {more}\xa0to\xa0{less}.")
        case False, True:
            return translate("CondottiereChronicle", "You hold {region}, {more}\xa0to\xa0{less}.")
        case True, False:
            return translate(
                "CondottiereChronicle", "{name} takes {region}, {more}\xa0to\xa0{less}."
            )
    return translate("CondottiereChronicle", "{name} holds {region}, {more}\xa0to\xa0{less}.")


def _final(event: BattleEnded, names: Sequence[str], winner: int) -> str:
    """Return the sentence about a final battle; a negative `winner` means a tie."""
    more, less = _best(event.strengths)
    if winner < 0:
        text = translate(
            "CondottiereChronicle", "The final battle is a tie, {more}\xa0to\xa0{less}."
        )
    elif not names[winner]:
        text = translate(
            "CondottiereChronicle", "You win the final battle, {more}\xa0to\xa0{less}!"
        )
    else:
        text = translate(
            "CondottiereChronicle", "{name} wins the final battle, {more}\xa0to\xa0{less}."
        )
    name = names[winner] if winner >= 0 else ""
    return text.format(name=name, more=more, less=less)


def _level(fighting: Sequence[str], decides: str) -> str:
    """Return the sentence about seats that are level; `decides` says what decides between them."""
    others = join_words([name for name in fighting if name])
    match "" in fighting, decides:
        case True, "game":
            text = translate(
                "CondottiereChronicle",
                "You are level on regions with {names}: a final battle decides the game.",
            )
        case True, _:
            text = translate(
                "CondottiereChronicle",
                "You are level on points with {names}: a final battle decides the match.",
            )
        case False, "game":
            text = translate(
                "CondottiereChronicle",
                "{names} are level on regions: a final battle decides the game.",
            )
        case _:
            text = translate(
                "CondottiereChronicle",
                "{names} are level on points: a final battle decides the match.",
            )
    return text.format(names=others)


def _points(points: Sequence[int], names: Sequence[str]) -> str:
    """Return the points of the match after a game."""
    sentences = []
    for number, name in zip(points, names, strict=True):
        if not name:
            sentences.append(
                translate("CondottiereChronicle", "you\xa0{points}").format(points=number)
            )
        else:
            text = translate("CondottiereChronicle", "{name}\xa0{points}")
            sentences.append(text.format(name=name, points=number))
    text = translate("CondottiereChronicle", "Points: {list}.")
    return text.format(list=", ".join(sentences))
