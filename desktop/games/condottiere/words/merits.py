"""What speaks for an action of Condottiere that leaves its seat behind in the battle.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.battle import leading, outcomes
from desktop.games.condottiere.words.names import a_card, card_value, cards_named, is_mercenary
from desktop.language.translation import translate
from engine.core.values import Action, Seat
from engine.games.condottiere import game_of
from engine.games.condottiere.actions import NONE, Pass, Play
from engine.games.condottiere.events import Standing
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.view import CondottiereView

#: The cards besides mercenaries, those first that decide most.
_SPECIAL_CARDS = (
    "heroine", "bishop", "winter", "surrender", "drum", "spring", "scarecrow", "courtesan",
)  # fmt: skip
#: The most kinds of cards that a sentence names.
_MAX_NAMED_CARDS = 2
#: The highest value of a mercenary that costs little.
_MAX_SMALL_VALUE = 3


def is_later_battle_sure(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a later battle is certain, in which cards kept now can be laid.

    None is in the final battle, if no other seat has cards, or if a rival could win the game now.
    """
    others_hold = any(hand for other, hand in enumerate(view.hands) if other != seat)
    winners = [other for other in victory_goals.contenders(view) if other != seat]
    return view.phase == "battle" and others_hold and not winners


def merit(view: CondottiereView, action: Action, names: Sequence[str]) -> str:
    """Return what a card or pass that leaves its seat behind gains or saves; "" for another one.

    The text never says that the seat stays behind: a hint must not argue against its own advice.
    """
    if view.decision is None or view.phase != "battle" or not isinstance(action, Pass | Play):
        return ""
    seat, before = view.decision.seat, battle_lead(view)
    events = game_of(view).preview(view, action)
    after = next((event for event in events if isinstance(event, Standing)), None)
    if after is None or after.leader == seat or seat in after.first or before.leader == seat:
        return ""
    if leading.has_hidden_cards(after) or leading.has_no_strength(after):
        return ""
    if isinstance(action, Pass):
        return kept_cards_sentence(view, seat, names) if is_later_battle_sure(view, seat) else ""
    if action.take not in (None, NONE):
        return ""
    pawn = outcomes.pawn(view, after, names) if after.pawn_to == seat else []
    gained = pawn if action.card == "courtesan" else []
    return " ".join([_of_card(view, action, after, names), *gained]).strip()


def _of_card(view: CondottiereView, action: Play, after: Standing, names: Sequence[str]) -> str:
    """Return the sentence about a card after which a rival still leads: what it costs or cuts."""
    before = battle_lead(view)
    assert view.decision is not None
    seat, ahead = view.decision.seat, after.leader
    if ahead is not None and ahead == before.leader:
        was = before.strengths[ahead] - before.strengths[seat]
        now = after.strengths[ahead] - after.strengths[seat]
        # That a mercenary adds its own value is no news.
        if now < was and not (is_mercenary(action.card) and card_value(action.card) == was - now):
            text = translate("CondottiereTags", "It cuts your lead from {was} to {now}.")
            if names[ahead]:
                text = translate("CondottiereTags", "It cuts {name}’s lead from {was} to {now}.")
            return text.format(name=names[ahead], was=was, now=now)
    if len(view.hands[seat]) < 2 or victory_goals.unstoppable_winner(view) is not None:
        return ""
    if ahead in victory_goals.contenders(view) and names[ahead] and not names[seat]:
        text = translate(
            "CondottiereTags",
            "If nobody stops {name}, the game is over: {card} keeps you in the battle.",
        )
        if action.card == "courtesan" or (
            is_mercenary(action.card) and card_value(action.card) <= _MAX_SMALL_VALUE
        ):
            text = translate(
                "CondottiereTags",
                "If nobody stops {name}, the game is over: {card} keeps you in the battle and"
                " costs little.",
            )
        return text.format(name=names[ahead], card=a_card(action.card))
    text = translate("CondottiereTags", "It stays in the battle for the price of {card}.")
    return text.format(card=a_card(action.card))


def kept_cards_sentence(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the sentence about the cards that remain to a seat that passes, and the leader."""
    kept_text, name, ahead = _cards_kept(view, seat), names[seat], battle_lead(view).leader
    if name:
        text = translate("CondottiereTags", "{name} keeps {cards}.")
        return text.format(name=name, cards=kept_text)
    if ahead is None or ahead == seat or not names[ahead]:
        return translate("CondottiereTags", "It keeps {cards}.").format(cards=kept_text)
    strengths = battle_lead(view).strengths
    text = translate("CondottiereTags", "It keeps {cards}, while {name} leads with {number}.")
    if strengths[seat]:
        text = translate(
            "CondottiereTags", "It keeps {cards}; {name} leads with {number} against {mine}."
        )
    return text.format(
        name=names[ahead], number=strengths[ahead], mine=strengths[seat], cards=kept_text
    )


def _cards_kept(view: CondottiereView, seat: Seat) -> str:
    """Return the hand of a seat in words: all cards, or their number and the best of them."""
    hand_cards = [card for card in view.hands[seat] if card is not None]
    special = [card for card in _SPECIAL_CARDS if card in hand_cards]
    mercenaries = sorted({*filter(is_mercenary, hand_cards)}, key=card_value, reverse=True)
    named = [*special, *mercenaries][:_MAX_NAMED_CARDS]
    best = cards_named([card for card in hand_cards if card in named])
    if {*hand_cards} == {*named}:
        return best
    text = translate("CondottiereTags", "%n card(s), {cards} among them", "", len(view.hands[seat]))
    return text.format(cards=best)
