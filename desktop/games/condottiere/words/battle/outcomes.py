"""Sentences about the effects of an action at Condottiere, for tags and for the prompt.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.battle import leading
from desktop.games.condottiere.words.names import a_card, cards_named
from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from engine.core.values import Action, Event, Seat
from engine.games.condottiere.actions import Choose, Pass
from engine.games.condottiere.events import (
    BattleEnded,
    Ended,
    GameEnded,
    Passed,
    Standing,
    Struck,
    TakenBack,
)
from engine.games.condottiere.rules.battle import sole_leader
from engine.games.condottiere.rules.endings import ADJACENT, TOTAL
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.view import CondottiereView


def outcome(
    view: CondottiereView, action: Action, events: Sequence[Event], names: Sequence[str]
) -> list[str]:
    """Return the effects of an action, given the events of its preview; [] for no remark."""
    if view.decision is None:
        return []
    seat = view.decision.seat
    if isinstance(action, Choose):
        return selection(view, action.region, seat, names)
    for event in events:
        match event:
            case BattleEnded():
                return [
                    _ending(event, seat),
                    *_decision_sentences(view, event, names),
                    *win_sentence(events, names),
                ]
            case Passed(other, final=False) if other == seat:
                return [translate("CondottiereTags", "You may still join in later.")]
            case Standing() if isinstance(action, Pass):
                state_texts = leading.state_after_pass(view, event, seat, names)
                return [*state_texts, *filter(None, [leading.spring(event)])]
            case Standing():
                ahead = leading.leader_after_card(event, seat, names, leading.leader(view))
                sentences = [leading.strength_after_card_text(event, seat), ahead]
                sentences += _losses(events, names) + pawn(view, event, names)
                return [*sentences, *filter(None, [leading.spring(event)])]
    return []


def selection(view: CondottiereView, region: str, seat: Seat, names: Sequence[str]) -> list[str]:
    """Return in words which seats would win with a region, the choosing seat first, or []."""
    sentences = []
    for other in sorted(range(len(names)), key=lambda other: other != seat):
        if region in victory_goals.winning_regions(view, other):
            if not names[other]:
                text = translate("CondottiereTags", "{region} would win you the game.")
            else:
                text = translate("CondottiereTags", "{region} would win the game for {name}.")
            sentences.append(text.format(region=region_name(region), name=names[other]))
    return sentences


def aside(
    view: CondottiereView, action: Action, events: Sequence[Event], names: Sequence[str]
) -> str:
    """Return the effects of an action as one line beside the prompt, or ""."""
    return " ".join(outcome(view, action, events, names)[:2])


# -- helpers ---------------------------------------------------------------------------------------


def _rival(strengths: Sequence[int], seat: Seat) -> int:
    """Return the highest strength of the other seats."""
    return max(total for other, total in enumerate(strengths) if other != seat)


def _losses(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return the sentences about cards that would leave the lines."""
    sentences = []
    for event in events:
        match event:
            case TakenBack(card=card):
                text = translate("CondottiereTags", "You would take back {card}.")
                sentences.append(text.format(card=a_card(card)))
            case Struck(seat, cards, "bishop"):
                if not names[seat]:
                    text = translate("CondottiereTags", "You would lose {cards}.")
                else:
                    text = translate("CondottiereTags", "{name} would lose {cards}.")
                sentences.append(text.format(name=names[seat], cards=cards_named(cards)))
    return sentences


def pawn(view: CondottiereView, event: Standing | BattleEnded, names: Sequence[str]) -> list[str]:
    """Return the seat that would get or keep the pawn and why, if it is not the winner."""
    name = "" if event.pawn_to is None else names[event.pawn_to]
    stays = event.pawn_to == view.condottiere
    match event.pawn_by, bool(name), stays:
        case "courtesans", False, False:
            text = translate(
                "CondottiereTags", "You would get the pawn: nobody would have as many Courtesans."
            )
        case "courtesans", False, True:
            text = translate(
                "CondottiereTags", "You would keep the pawn: nobody would have as many Courtesans."
            )
        case "courtesans", True, False:
            text = translate(
                "CondottiereTags", "The pawn would go to {name}, who has the most Courtesans."
            )
        case "courtesans", True, True:
            text = translate(
                "CondottiereTags", "The pawn would stay with {name}, who has the most Courtesans."
            )
        case (("defender" | "left"), False, False) if isinstance(event, BattleEnded):
            text = translate("CondottiereTags", "The pawn would be yours.")
        case (("defender" | "left"), False, True) if isinstance(event, BattleEnded):
            text = translate("CondottiereTags", "You would keep the pawn.")
        case (("defender" | "left"), True, False) if isinstance(event, BattleEnded):
            text = translate("CondottiereTags", "The pawn would go to {name}.")
        case (("defender" | "left"), True, True) if isinstance(event, BattleEnded):
            text = translate("CondottiereTags", "The pawn would stay with {name}.")
        case _:
            return []
    return [text.format(name=name)]


def _ending(event: BattleEnded, seat: Seat) -> str:
    if event.by == "bishop":
        return translate("CondottiereTags", "The battle ends at once.")
    text = translate("CondottiereTags", "The battle ends: {mine} against {best}.")
    return text.format(mine=event.strengths[seat], best=_rival(event.strengths, seat))


def _decision_sentences(
    view: CondottiereView, event: BattleEnded, names: Sequence[str]
) -> list[str]:
    """Return sentences about who takes the region and the pawn.

    After the final battle they are about its winner.
    """
    winner = sole_leader(list(event.strengths))
    if event.region is None:
        return [victory(winner, names)]
    region = region_name(event.region)
    if winner < 0 or event.by == "bishop":
        text = translate("CondottiereTags", "Nobody takes {region}.")
        return [text.format(region=region), *pawn(view, event, names)]
    match bool(names[winner]), event.conqueror is None:
        case False, False:
            text = translate("CondottiereTags", "You take {region}.")
        case False, True:
            text = translate("CondottiereTags", "You hold {region}.")
        case True, False:
            text = translate("CondottiereTags", "{name} takes {region}.")
        case _:
            text = translate("CondottiereTags", "{name} holds {region}.")
    return [text.format(region=region, name=names[winner]), *pawn(view, event, names)]


def victory(winner: int, names: Sequence[str]) -> str:
    """Return the sentence about the winner of the final battle."""
    if winner < 0:
        return translate("CondottiereTags", "Victory is shared.")
    if not names[winner]:
        return translate("CondottiereTags", "Victory is yours.")
    text = translate("CondottiereTags", "Victory goes to {name}.")
    return text.format(name=names[winner])


def win_sentence(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return the sentence that the conquest wins the game, or [] when it does not."""
    for event in events:
        if isinstance(event, (Ended, GameEnded)) and event.by in (ADJACENT, TOTAL):
            name = names[event.winners[0]]
            if not name:
                return [translate("CondottiereTags", "That wins you the game.")]
            text = translate("CondottiereTags", "That wins the game for {name}.")
            return [text.format(name=name)]
    return []
