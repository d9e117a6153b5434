"""Texts of an action at Condottiere: on a button, in the list of all actions, and in full."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.names import (
    a_card,
    card_name,
    card_phrase,
    card_value,
    cards_named,
    is_mercenary,
)
from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import join_words, translate
from desktop.table.game_texts import as_listed
from engine.core.values import Action, Resign
from engine.games.condottiere.actions import (
    NONE,
    Choose,
    Decline,
    DiscardAll,
    Draw,
    Keep,
    KeepHand,
    Pass,
    Play,
)
from engine.games.condottiere.views.sure_plans import taking_cards
from engine.games.condottiere.views.view import CondottiereView


def button_label(action: Action) -> str:
    """Return the label of the button that gives an action."""
    match action:
        case Choose(region):
            text = translate("Condottiere", "Choose {region}")
            return text.format(region=region_name(region))
        case Decline():
            return translate("Condottiere", "Decline")
        case Play(card):
            return translate("Condottiere", "Play {card}").format(card=a_card(card))
        case Pass(reveal):
            if reveal:
                return translate("Condottiere", "Turn up and pass")
            return translate("Condottiere", "Pass")
        case DiscardAll():
            return translate("Condottiere", "Discard the hand")
        case KeepHand():
            return translate("Condottiere", "Keep the hand")
        case Keep(()):
            return translate("Condottiere", "Keep none")
        case Keep():
            return translate("Condottiere", "Keep these")
        case Draw(0):
            return translate("Condottiere", "Draw none")
        case Draw(n):
            return translate("Condottiere", "Draw %n card(s)", "", n)
        case Resign():
            return translate("Condottiere", "Give up the game")
    raise TypeError(action)


def take_none() -> str:
    """Return the name in a list of playing a scarecrow that brings nothing back."""
    return translate("Condottiere", "Take nothing back")


def no_pope() -> str:
    """Return the name in a list of playing a bishop that leaves the Pope off the map."""
    return translate("Condottiere", "Leave the Pope off the map")


def take_none_briefly() -> str:
    """Return the label of the button with which a scarecrow brings nothing back."""
    return translate("Condottiere", "Take none")


def no_pope_briefly() -> str:
    """Return the label of the button that leaves the Pope off the map."""
    return translate("Condottiere", "Off the map")


def target(action: Action) -> str:
    """Return the region or card that an answer chooses, for a narrow button, or ""."""
    match action:
        case Play(_, _, str(pope)) if pope != NONE:
            return region_name(pope)
        case Play(_, str(take)) if take != NONE:
            return a_card(take)
    return ""


def leave_hidden() -> str:
    """Return the label of a pass that keeps the hidden card face down."""
    return translate("Condottiere", "Leave it face down")


def wait() -> str:
    """Return the label of a defender's pass that is not final."""
    return translate("Condottiere", "Wait")


def turn_up() -> str:
    """Return the label of a pass that turns the hidden card up."""
    return translate("Condottiere", "Turn it up")


def full_effect(action: Action) -> str:
    """Return the effect of an action, without a full stop."""
    match action:
        case Play(card, take) if take not in (None, NONE):
            text = translate("Condottiere", "Play {card} and take back {taken}")
            return text.format(card=a_card(card), taken=a_card(take or ""))
        case Play(card, take) if take == NONE:
            text = translate("Condottiere", "Play {card} and take nothing back")
            return text.format(card=a_card(card))
        case Play(card, _, pope) if pope == NONE:
            text = translate("Condottiere", "Play {card} and leave the Pope off the map")
            return text.format(card=a_card(card))
        case Play(card, _, str(pope)):
            text = translate("Condottiere", "Play {card} and put the Pope on {region}")
            return text.format(card=a_card(card), region=region_name(pope))
        case Pass(True):
            return translate("Condottiere", "Turn up the hidden card and pass")
        case Decline():
            return translate("Condottiere", "Decline to choose a region")
        case DiscardAll():
            return translate("Condottiere", "Discard the whole hand")
        case Keep(cards) if cards:
            return translate("Condottiere", "Keep {cards}").format(cards=cards_named(cards))
    return button_label(action)


def advice_entry(action: Action) -> tuple[str, str]:
    """Return the kind of an action, and its short name beside its probability.

    All mercenaries are of one kind; every other card is a kind of its own.
    """
    match action:
        case Play(card, take, pope):
            kind = "mercenary" if is_mercenary(card) else card
            if take not in (None, NONE):
                taken = take or ""
                brief = str(card_value(taken)) if is_mercenary(taken) else card_name(taken)
                text = translate("Condottiere", "{card} ({taken})")
                return kind, text.format(card=card_name(card), taken=brief)
            if pope not in (None, NONE):
                return kind, f"{card_name(card)}, {region_name(pope or '')}"
            return kind, card_name(card)
        case Choose(region):
            return "region", region_name(region)
        case Decline():
            return "", button_label(action)
    return as_listed(*list_entry(action))


def subject(action: Action) -> str:
    """Return an action as the subject of a sentence: a card with its article, or a gerund."""
    called = advice_entry(action)[1]
    match action:
        case Play(card, _, str(pope)) if pope != NONE:
            text = translate("Condottiere", "{card} with the Pope on {region}")
            return text.format(card=card_phrase(card), region=region_name(pope))
        case Play(card):
            return called.replace(card_name(card), card_phrase(card), 1)
        case Pass() if action == Pass():
            return translate("Condottiere", "passing")
        case Choose(region):
            text = translate("Condottiere", "choosing {region}")
            return text.format(region=region_name(region))
        case Decline():
            return translate("Condottiere", "declining to choose")
        case DiscardAll():
            return translate("Condottiere", "discarding the hand")
        case KeepHand():
            return translate("Condottiere", "keeping the hand")
        case Keep(cards) if cards:
            return translate("Condottiere", "keeping {cards}").format(cards=cards_named(cards))
        case Keep():
            return translate("Condottiere", "keeping no card")
    return called


def taking_plan(action: Action, view: CondottiereView) -> tuple[Action, ...]:
    """Return the cards that take the contested region for certain, the one of `action` first.

    The result is empty if it is laid alone.
    """
    cards = list(taking_cards(view))
    if len(cards) < 2 or not isinstance(action, Play) or action.card not in cards:
        return ()
    cards.remove(action.card)
    return action, *map(Play, cards)


def plan_name(plan: Sequence[Action]) -> str:
    """Return the name of cards that are laid one after another."""
    return join_words([card_name(action.card) for action in plan if isinstance(action, Play)])


def list_entry(action: Action) -> tuple[str, str]:
    """Return the heading an action is listed under, and its name below that heading."""
    match action:
        case Play(card, take) if take is not None:
            if take == NONE:
                return card_name(card), take_none()
            text = translate("Condottiere", "Take back {taken}")
            return card_name(card), text.format(taken=a_card(take))
        case Play(card, _, pope) if pope is not None:
            if pope == NONE:
                return card_name(card), no_pope()
            text = translate("Condottiere", "The Pope on {region}")
            return card_name(card), text.format(region=region_name(pope))
        case Play(card):
            return translate("Condottiere", "Cards"), card_name(card)
        case Choose(region):
            return translate("Condottiere", "Regions"), region_name(region)
        case Keep(cards) if cards:
            return translate("Condottiere", "Keep"), cards_named(cards)
    return "", full_effect(action)
