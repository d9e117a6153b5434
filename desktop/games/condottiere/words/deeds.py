"""Sentences about the immediate effect of an action at Condottiere.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.battle import leading
from desktop.games.condottiere.words.battle.outcomes import victory
from desktop.games.condottiere.words.labels import total
from desktop.games.condottiere.words.names import cards_named
from desktop.games.condottiere.words.places import region_name
from desktop.games.condottiere.words.results import together
from desktop.language.translation import translate
from engine.core.values import Action, Event, Seat
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.events import NONE, BattleEnded, Choose, Pass, Play, Standing
from engine.games.condottiere.rules.battle import strongest
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.derived import lead
from engine.games.condottiere.views.view import CondottiereView


def immediate_effect(view: CondottiereView, action: Action, names: Sequence[str]) -> str:
    """Return the sentence about an action, or "" where nothing is worth a remark."""
    if view.decision is None:
        return ""
    seat = view.decision.seat
    if isinstance(action, Pass) and view.hands[seat]:
        if sentence := _deciding(view, seat, names):
            return sentence
        if not total(view, seat) and view.phase != "final_battle":
            # For a seat at 0, perhaps only because of Winter, strengths would speak against
            # passing. Cards are of no use after a battle that a rival wins the game with.
            if threat := leading.at_stake(view, names, but=seat):
                return threat
            return _keeping(len(view.hands[seat]), names[seat])
    if isinstance(action, Choose):
        if not _can_conquer(view, seat):
            # The gains of a region count in its favour only if the seat can conquer it.
            return ""
        if wins_by(view, action):
            return translate("CondottiereTags", "Taking it wins the game.")
        return _bordering(view, action.region, seat) if action.region != NONE else ""
    game = CONDOTTIERE1 if view.edition == CONDOTTIERE1.id else CONDOTTIERE3
    events: Sequence[Event] = game.preview(view, action)
    if isinstance(action, Play) and action.take not in (None, NONE):
        return _taking_back(action.take or "", events, seat, names, leading.leader(view))
    for event in events:
        match event:
            case BattleEnded():
                return _ending(event, names)
            case Standing():
                if isinstance(action, Pass):
                    return leading.stopping(event, seat, names)
                return leading.reaching(event, seat, names)
    return ""


def _deciding(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the sentence about what passing decides, or "" when it decides nothing.

    Passing may decide the game for another seat, or the battle for this seat.
    """
    winner = victory_goals.won_by_passing(view)
    if winner is not None and winner != seat:
        if not victory_goals.unstoppable(view, winner, seat):
            text = translate("CondottiereTags", "It lets you win the game.")
            if names[winner]:
                text = translate("CondottiereTags", "It lets {name} win the game.")
            return text.format(name=names[winner])
        if names[seat] and names[winner]:
            text = translate(
                "CondottiereTags", "Nothing {holder} holds can stop {name} from winning."
            )
        elif names[seat]:
            text = translate("CondottiereTags", "Nothing {holder} holds can stop you from winning.")
        else:
            text = translate("CondottiereTags", "Nothing you hold can stop {name} from winning.")
        return text.format(holder=names[seat], name=names[winner])
    alone = all(passed for other, passed in enumerate(view.passed) if other != seat)
    # One more Courtesan may still bring the pawn.
    if not alone or lead(view).leader != seat or "courtesan" in view.hands[seat]:
        return ""
    if view.defender is not None or view.region is None:
        return ""
    if winner == seat:
        return translate("CondottiereTags", "It wins the game: no further card is needed.")
    text = translate("CondottiereTags", "It takes {region}: a further card would be wasted.")
    return text.format(region=region_name(view.region))


def _bordering(view: CondottiereView, region: str, seat: Seat) -> str:
    """Return the sentence about the seat's own regions that a region borders, or ""."""
    around = BOARD.regions(BOARD.neighbours[BOARD.region(region)])
    own = [region_name(one) for one in around if one in view.owners[seat]]
    if not own:
        # That a region borders none of the seat's own is no point in its favour.
        return ""
    return translate("CondottiereTags", "It borders {regions}.").format(regions=together(own))


def wins_by(view: CondottiereView, action: Action) -> bool:
    """Return whether an action names a region that would win the game for the deciding seat.

    False when the seat cannot conquer it.
    """
    if view.decision is None or not isinstance(action, Choose):
        return False
    seat = view.decision.seat
    return _can_conquer(view, seat) and action.region in victory_goals.winning(view, seat)


def _can_conquer(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a hand holds any card that counts in the coming battle."""
    cards = [card for card in view.hands[seat] if card is not None]
    return victory_goals.worth(cards) > 0


def _ending(event: BattleEnded, names: Sequence[str]) -> str:
    """Return the sentence about the winner of a battle that ends with the action."""
    winner = strongest(list(event.strengths))
    if event.region is None:
        return victory(winner, names)
    if winner < 0 or event.by == "bishop":
        return translate("CondottiereTags", "It ends the battle, and nobody takes the region.")
    if names[winner]:
        text = translate("CondottiereTags", "It ends the battle: {name} has {region}.")
    else:
        text = translate("CondottiereTags", "It ends the battle: {region} is yours.")
    return text.format(name=names[winner], region=region_name(event.region))


def _keeping(held: int, name: str) -> str:
    """Return the sentence about the cards that remain to a seat that passes."""
    if name:
        text = translate("CondottiereTags", "{name} keeps %n card(s) for later.", "", held)
        return text.format(name=name)
    return translate("CondottiereTags", "It keeps %n card(s) for later.", "", held)


def _taking_back(
    card: str, events: Sequence[Event], seat: Seat, names: Sequence[str], before: Seat | None
) -> str:
    """Return the card a Scarecrow brings back, and the position of the seat after it; `before`
    leads now.
    """
    cards, name = cards_named([card]), names[seat]
    standing = next((event for event in events if isinstance(event, Standing)), None)
    if standing is None:
        text = translate("CondottiereTags", "It brings {cards} back to the hand.")
        return text.format(cards=cards)
    mine, best = standing.strengths[seat], leading.rival(standing, seat)
    if not leading.is_open(standing) and leading.hides(standing):
        text = translate("CondottiereTags", "It brings {cards} back.")
        ahead = leading.then(standing, seat, names, before)
        return f"{text.format(cards=cards)} {ahead}"
    match leading.is_open(standing), bool(name):
        case True, True:
            text = translate(
                "CondottiereTags", "It brings {cards} back and leaves {name} with {mine}."
            )
        case True, False:
            text = translate(
                "CondottiereTags", "It brings {cards} back and leaves you with {mine}."
            )
        case False, True:
            text = translate(
                "CondottiereTags",
                "It brings {cards} back and leaves {name} with {mine} against {best}.",
            )
        case _:
            text = translate(
                "CondottiereTags",
                "It brings {cards} back and leaves you with {mine} against {best}.",
            )
    sentence = text.format(cards=cards, mine=mine, best=best, name=name)
    hidden = leading.others(standing, seat, names) if leading.is_open(standing) else ""
    return f"{sentence} {hidden}".strip()
