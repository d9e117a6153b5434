"""The wording of actions in Cortez: on a button, in the list of legal actions, and in full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop.games.cortez.words import names, prompts
from desktop.games.cortez.words.card_texts import card_name
from desktop.games.cortez.words.names import recruits
from desktop.games.cortez.words.places import (
    BRIDGE_NAMES,
    bridge_name,
    nation_name,
    square_name,
)
from desktop.language.names import capital
from desktop.language.translation import translate
from desktop.table.game_texts import as_listed
from engine.core.values import Action, Interruption
from engine.games.cortez.actions import (
    ATTACKER_NAME,
    NONE,
    Accept,
    AddWarrior,
    AddWeapon,
    Attack,
    Bid,
    Bribe,
    BuyWarriors,
    Collar,
    Done,
    Draw,
    Flight,
    FlipBridge,
    Keep,
    Mark,
    Mercenary,
    Move,
    Offer,
    Pass,
    Pay,
    PlaceLoser,
    PlayBribery,
    Recruit,
    Refuse,
    Surrender,
    Trade,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import NATIONS, PROVISION_NAMES, TROOP_NUMBERS, nation_of
from engine.games.cortez.views.view import CortezView


def button_label(action: Action, view: CortezView) -> str:
    """Return the label of the button for an action."""
    kind = view.decision.kind if view.decision is not None else ""
    match action:
        case Pass():
            return _pass_label(kind)
        case Recruit():
            return translate("Cortez", "Recruit")
        case Draw():
            return translate("Cortez", "Draw")
        case Accept():
            return translate("Cortez", "Accept")
        case Refuse():
            return translate("Cortez", "Refuse")
        case BuyWarriors(buy):
            if buy:
                return translate("Cortez", "Pay one Food")
            return translate("Cortez", "Do without")
        case Done() if view.combat is not None and not view.combat.added:
            return translate("Cortez", "Add nothing")
        case Done():
            return translate("Cortez", "Done")
        case Surrender():
            return translate("Cortez", "Surrender")
        case FlipBridge(bridge) if bridge == NONE:
            return translate("Cortez", "Leave the bridges as they are")
        case Collar(troop) if troop == NONE:
            return translate("Cortez", "Mark none")
        case Mark() | Collar():
            return translate("Cortez", "Mark this troop")
        case FlipBridge(bridge):
            if bridge in view.broken_bridges:
                return translate("Cortez", "Mend it")
            return translate("Cortez", "Break it")
        case Move() | Flight() | Attack() | PlaceLoser():
            return translate("Cortez", "Go there")
        case Bribe(card):
            return translate("Cortez", "Play “{card}”").format(card=card_name(card))
        case Keep():
            return translate("Cortez", "Discard these")
        case Pay():
            return translate("Cortez", "Pay")
        case Bid(amount):
            return translate("Cortez", "Bid {amount}").format(amount=amount)
        case Trade():
            return translate("Cortez", "Propose it")
        case Offer() | Mercenary():
            return translate("Cortez", "Offer it")
        case AddWarrior(value):
            return translate("Cortez", "Lay the {value}").format(value=value)
        case AddWeapon():
            return translate("Cortez", "Lay a Weapon")
        case Interruption():
            return prompts.interruption_label(action)
    return translate("Cortez", "Give up the game")


def _pass_label(kind: str) -> str:
    match kind:
        case "bid" | "action":
            return translate("Cortez", "Pass")
        case "trade":
            return translate("Cortez", "No trade")
        case "parley":
            return translate("Cortez", "Fight")
        case "mercenary":
            return translate("Cortez", "Stay out")
    return translate("Cortez", "No card")


def full_effect(action: Action, view: CortezView, names: Sequence[str]) -> str:
    """Return the effect of an action, without a full stop.

    `names` has the names of the seats, "" for the person at the screen.
    """
    match action:
        case Move(troop, to):
            text = translate("Cortez", "Move a troop: {origin} to {place}")
            return text.format(origin=_troop_place(view, troop), place=square_name(to))
        case Flight(troop, to):
            text = translate("Cortez", "Take a troop out of the city: {origin} to {place}")
            return text.format(origin=_troop_place(view, troop), place=square_name(to))
        case Attack(troop, to):
            text = translate("Cortez", "Put a troop into the city: {origin} to {place}")
            return text.format(origin=_troop_place(view, troop), place=square_name(to))
        case Bribe(card, str(troop), str(to)):
            text = translate("Cortez", "Play “{card}”: {origin} to {place}")
            origin, destination = _troop_place(view, troop), square_name(to)
            return text.format(card=card_name(card), origin=origin, place=destination)
        case Mark(troop) | Collar(troop) if troop != NONE:
            text = translate("Cortez", "Mark the troop: {place}")
            return text.format(place=_troop_place(view, troop))
        case PlaceLoser(to):
            text = translate("Cortez", "Place the beaten troop: {place}")
            return text.format(place=square_name(to))
        case FlipBridge(bridge) if bridge != NONE:
            if bridge in view.broken_bridges:
                text = translate("Cortez", "Mend the {name}")
            else:
                text = translate("Cortez", "Break the {name}")
            return text.format(name=bridge_name(BRIDGE_NAMES[bridge]))
        case Recruit():
            number = recruits(view, view.turn)
            return translate("Cortez", "Pay one Food and draw %n warrior(s)", "", number)
        case Draw():
            return translate("Cortez", "Draw a provision")
        case BuyWarriors(buy):
            if buy:
                number = recruits(view, view.turn)
                return translate("Cortez", "Pay one Food for %n warrior(s)", "", number)
            return translate("Cortez", "Buy no warriors")
        case Keep(cards) if _discarded_text(cards, view):
            return _discarding(cards, view)
        case PlayBribery(card, str(troop), str(to)):
            return full_effect(Bribe(card, troop, to), view, names)
        case PlayBribery(card):
            return button_label(Bribe(card), view)
        case Interruption():
            return prompts.interruption_terms(action, view, names)
        case Keep() | Pay() | Offer() | Trade() | Mercenary():
            head, details = list_entry(action, view, names)
            text = translate("Cortez", "{what}: {cards}")
            return text.format(what=head, cards=details)
    return button_label(action, view)


def advice_entry(action: Action, view: CortezView, names: Sequence[str]) -> tuple[str, str]:
    """Return the heading of an action, and its wording beside its chance.

    A move is a path from square to square; a trade says who gives what.
    """
    heading, details = list_entry(action, view, names)
    match action:
        case Move(troop) | Flight(troop) | Attack(troop):
            return heading, capital(_path_text(troop, details, view))
        case Recruit() | Bid():
            return heading, button_label(action, view)
        case Mercenary():
            return heading, _help_and_price(action)
        case Trade(partner, give, get):
            text = translate("Cortez", "{give} to you for {get}")
            if names[partner]:
                text = translate("Cortez", "{give} to {name} for {get}")
            gives, gets = _provision_list(give), _provision_list(get)
            return heading, text.format(name=names[partner], give=gives, get=gets)
        case Keep(cards) if _discarded_text(cards, view):
            return heading, _discarding(cards, view)
        case Mark() | Collar() | PlaceLoser() | FlipBridge():
            return heading, full_effect(action, view, names)
    return as_listed(heading, details)


def _path_text(troop: str, goal: str, view: CortezView) -> str:
    """Return the path of a troop from square to square, as in the middle of a sentence."""
    return f"{_troop_origin(view, troop)} → {goal}"


def subject(action: Action, view: CortezView, seat_names: Sequence[str]) -> str:
    """Return an action as the subject of a sentence, such as "bidding 4"."""
    beside = advice_entry(action, view, seat_names)[1]
    match action:
        case Move(troop) | Flight(troop) | Attack(troop):
            way = _path_text(troop, list_entry(action, view, seat_names)[1], view)
            return translate("Cortez", "the move {way}").format(way=way)
        case Recruit():
            return translate("Cortez", "recruiting")
        case Draw():
            return translate("Cortez", "drawing a provision")
        case Pass():
            return _pass_subject(view.decision.kind if view.decision is not None else "")
        case Bid(amount):
            return translate("Cortez", "bidding {amount}").format(amount=amount)
        case Trade(_, _, get):
            return translate("Cortez", "the trade for {get}").format(get=names.provisions(get))
        case Keep() | Pay() | Offer() | Mercenary():
            return _cards_subject(action, view, seat_names)
        case Mark() | Collar() | PlaceLoser() | FlipBridge() | Bribe():
            return _board_subject(action, view)
    return _combat_subject(action, view) or beside


def _pass_subject(kind: str) -> str:
    match kind:
        case "bid" | "action":
            return translate("Cortez", "passing")
        case "trade":
            return translate("Cortez", "trading nothing")
        case "parley":
            return translate("Cortez", "fighting")
        case "mercenary":
            return translate("Cortez", "staying out")
    return translate("Cortez", "playing no card")


def _combat_subject(action: Action, view: CortezView) -> str:
    """Return an answer to an offer or in a combat as a subject; "" for other actions."""
    match action:
        case Accept():
            return translate("Cortez", "accepting")
        case Refuse():
            return translate("Cortez", "refusing")
        case BuyWarriors(True):
            number = recruits(view, view.turn)
            return translate("Cortez", "paying one Food for %n warrior(s)", "", number)
        case BuyWarriors():
            return translate("Cortez", "buying no warriors")
        case AddWarrior(value):
            return translate("Cortez", "laying the {value}").format(value=value)
        case AddWeapon():
            return translate("Cortez", "laying a Weapon")
        case Done() if view.combat is not None and not view.combat.added:
            return translate("Cortez", "adding nothing")
        case Done():
            return translate("Cortez", "laying no more")
        case Surrender():
            return translate("Cortez", "surrendering")
    return ""


def _board_subject(
    action: Mark | Collar | PlaceLoser | FlipBridge | Bribe, view: CortezView
) -> str:
    """Return an action with a troop, a bridge or a bribery card as a subject."""
    match action:
        case Collar(troop) if troop == NONE:
            return translate("Cortez", "marking none")
        case Mark(troop) | Collar(troop):
            text = translate("Cortez", "marking the troop ({place})")
            return text.format(place=_troop_place(view, troop))
        case PlaceLoser(to):
            text = translate("Cortez", "sending the beaten troop away ({place})")
            return text.format(place=square_name(to))
        case FlipBridge(bridge) if bridge == NONE:
            return translate("Cortez", "leaving the bridges as they are")
        case FlipBridge(bridge):
            text = translate("Cortez", "breaking the {name}")
            if bridge in view.broken_bridges:
                text = translate("Cortez", "mending the {name}")
            return text.format(name=bridge_name(BRIDGE_NAMES[bridge]))
        case Bribe(card, _, str(to)):
            text = translate("Cortez", "playing “{card}” ({place})")
            return text.format(card=card_name(card), place=square_name(to))
        case Bribe(card):
            return translate("Cortez", "playing “{card}”").format(card=card_name(card))


def _cards_subject(
    action: Keep | Pay | Offer | Mercenary, view: CortezView, seat_names: Sequence[str]
) -> str:
    """Return an action with cards as a subject."""
    match action:
        case Keep(cards) if discarded_text := _discarded_text(cards, view):
            text = translate("Cortez", "giving back {cards}")
            if isinstance(cards[0], str):
                text = translate("Cortez", "discarding {cards}")
        case Keep(cards):
            text, discarded_text = translate("Cortez", "keeping {cards}"), _kept_cards(cards)
        case Pay(cards):
            text, discarded_text = translate("Cortez", "paying {cards}"), names.provisions(cards)
        case _:
            text = translate("Cortez", "offering {cards}")
            discarded_text = list_entry(action, view, seat_names)[1]
    return text.format(cards=discarded_text)


def _discarded_text(kept: Sequence[str | int], view: CortezView) -> str:
    """Return the cards that are discarded or given back where these are kept.

    Returns "" if none are, or if the hand is hidden.
    """
    if kept and isinstance(kept[0], str):
        less = Counter(view.provisions[view.turn]) - Counter(map(str, kept))
        return names.provisions(list(less.elements())) if less and None not in less else ""
    warriors = [names.warrior_value(card) for card in view.warriors[view.turn] if card is not None]
    discarded_counts = Counter(warriors) - Counter(map(int, kept))
    return names.warriors(list(discarded_counts.elements())) if discarded_counts else ""


def _discarding(kept: Sequence[str | int], view: CortezView) -> str:
    """Return the keeping of cards as the question asks for it: by those that go."""
    text = translate("Cortez", "Give back {cards}")
    if isinstance(kept[0], str):
        text = translate("Cortez", "Discard {cards}")
    return text.format(cards=_discarded_text(kept, view))


def _provision_list(cards: Sequence[str]) -> str:
    """Return provisions as worded in callouts; a number stays on the line of its noun."""
    kinds = [name for name in PROVISION_NAMES if name in cards]
    parts = (names.provisions([name] * cards.count(name)) for name in kinds)
    return ", ".join(part.replace(" ", "\u00a0") for part in parts)


def _help_and_price(help_: Mercenary) -> str:
    """Return a mercenary's help and price in the wording of callouts."""
    if help_.for_ == ATTACKER_NAME:
        text = translate("Cortez", "Attacker: {help} for {price}")
    else:
        text = translate("Cortez", "Defender: {help} for {price}")
    warrior = help_.warriors[0] if help_.warriors else None
    brings = names.help_offered(warrior, len(help_.warriors), help_.weapons)
    return text.format(help=brings, price=names.price(help_.price))


def list_entry(action: Action, view: CortezView, seat_names: Sequence[str]) -> tuple[str, str]:
    """Return the heading under which an action is listed, and the rest of its wording."""
    match action:
        case Move(troop, to) | Flight(troop, to) | Attack(troop, to):
            return _troop_heading(view, troop), square_name(to)
        case Bribe(card, str(troop), str(to)):
            text = translate("Cortez", "{card}: {troop}")
            return text.format(
                card=card_name(card), troop=_troop_heading(view, troop)
            ), square_name(to)
        case Mark(troop) | Collar(troop) if troop != NONE:
            return translate("Cortez", "Mark"), _troop_place(view, troop)
        case PlaceLoser(to):
            return translate("Cortez", "Squares"), square_name(to)
        case FlipBridge(bridge) if bridge != NONE:
            return translate("Cortez", "Bridges"), full_effect(action, view, seat_names)
        case Keep(cards) if discarded_text := _discarded_text(cards, view):
            if isinstance(cards[0], str):
                return translate("Cortez", "Discard"), discarded_text
            return translate("Cortez", "Give back"), discarded_text
        case Keep(cards):
            return translate("Cortez", "Keep"), _kept_cards(cards)
        case Pay(cards):
            return translate("Cortez", "Pay"), names.provisions(cards)
        case Offer(cards):
            return translate("Cortez", "Offer"), names.provisions(cards)
        case Bid():
            return translate("Cortez", "Bids"), button_label(action, view)
        case Trade(partner, give, get):
            text = translate("Cortez", "Trade with you")
            if seat_names[partner]:
                text = translate("Cortez", "Trade with {name}")
            exchange_text = translate("Cortez", "{give} for {get}")
            return (
                text.format(name=seat_names[partner]),
                exchange_text.format(give=names.provisions(give), get=names.provisions(get)),
            )
        case Mercenary(side, warriors, weapons, price):
            if side == ATTACKER_NAME:
                head = translate("Cortez", "Help the attacker")
            else:
                head = translate("Cortez", "Help the defender")
            text = translate("Cortez", "{help} for {price}")
            warrior = warriors[0] if warriors else None
            brings = names.help_offered(warrior, len(warriors), weapons)
            return head, text.format(help=brings, price=names.price(price))
        case AddWarrior() | AddWeapon():
            return translate("Cortez", "Lay"), button_label(action, view)
    return "", full_effect(action, view, seat_names)


def _kept_cards(cards: tuple[str, ...] | tuple[int, ...]) -> str:
    card_names = [card for card in cards if isinstance(card, str)]
    values = [card for card in cards if isinstance(card, int)]
    return names.provisions(card_names) if card_names else names.warriors(values)


def _troop_place(view: CortezView, troop: str) -> str:
    """Return the name of a troop's square."""
    at = view.troops[TROOP_NUMBERS[troop]].at
    return square_name(at) if at is not None else troop


def _troop_origin(view: CortezView, troop: str) -> str:
    """Return the name of a troop's square; in the city the number on the board."""
    at = view.troops[TROOP_NUMBERS[troop]].at
    number = BOARD.city_numbers[BOARD.square(at)] if at is not None else 0
    return str(number) if number else _troop_place(view, troop)


def _troop_heading(view: CortezView, troop: str) -> str:
    """Return a troop as the heading of its moves."""
    nation = nation_name(NATIONS[nation_of(TROOP_NUMBERS[troop])])
    collar = view.troops[TROOP_NUMBERS[troop]].collar
    whose = card_name(view.chiefs[collar]) if collar is not None else nation
    text = translate("Cortez", "{whose}, {place}")
    return text.format(whose=whose, place=_troop_place(view, troop))
