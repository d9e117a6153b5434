"""The reasons why an action in Cortez is not possible."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.cortez.selection.forms import RowKind
from desktop.games.cortez.selection.model import Choosing, Stage
from desktop.language.translation import translate
from engine.core.values import Action
from engine.games.cortez.actions import Accept, Bid, FlipBridge, Trade
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.views.view import CortezView


def refusal(key: str, action: Action, view: CortezView) -> str:
    """Return the sentence for a refusal key; "" for an unknown key."""
    match key, action:
        case "wrong_number", Trade():
            return translate("Cortez", "One or two provisions are traded for one or two others.")
        case "not_in_hand", Accept():
            return translate("Cortez", "You do not have what is asked for.")
        case "occupied", FlipBridge():
            return translate("Cortez", "A troop stands on that bridge.")
        case "too_low", Bid() if view.auction is not None and view.auction.best:
            text = translate("Cortez", "The best bid is {best}: the next one must be higher.")
            return text.format(best=view.auction.best)
        case "too_low", Bid():
            return translate("Cortez", "A bid is one at least.")
        case "cannot_pay", Bid(amount) if view.decision is not None:
            hand = view.provisions[view.decision.seat]
            worth = sum(view.options.worth(card) for card in hand if card is not None)
            if amount > worth:
                text = translate("Cortez", "Your provisions are worth {worth} in all.")
                return text.format(worth=worth)
            return why_not_payable((amount,))
    return refusals().get(key, "")


def why_not_payable(amounts: Iterable[int]) -> str:
    """Return why these bids are left out although lower and higher ones are possible."""
    text = translate("Cortez", "Your provisions cannot pay exactly {amounts}.")
    return text.format(amounts=", ".join(map(str, amounts)))


def why_not_stepped(choosing: Choosing, row: int, step: int, view: CortezView) -> str:
    """Return why the number of a card in a form cannot be raised.

    "" where it can be raised, and for rows that do not count cards.
    """
    form = choosing.form
    if form is None or step < 0 or not form.rows[row].counts_cards or choosing.can_step(row, step):
        return ""
    part, card = form.rows[row].part, form.rows[row].card
    seat, number = choosing.seat, choosing.values[row]
    if part is not RowKind.GET:
        hand = (*view.provisions[seat], *view.warriors[seat])
        held = [name if name in PROVISION_NAMES else name[-1] for name in hand if name]
        if number == held.count(card):
            return translate("Cortez", "You have no more than %n of them.", "", number)
    if choosing.kind == "trade":
        other = form.index_of_row(RowKind.GIVE if part is RowKind.GET else RowKind.GET, card)
        if other is not None and choosing.values[other]:
            return refusals()["same_type"]
        return translate("Cortez", "One or two provisions are traded for one or two others.")
    if choosing.kind == "pay" and view.auction is not None:
        text = translate("Cortez", "With one more, they cannot come to exactly {amount}.")
        return text.format(amount=view.auction.best)
    if choosing.kind == "pay" and not form.rows[row].values[-1]:
        return translate("Cortez", "The mercenary asks for gold.")
    return translate("Cortez", "No more cards than these are to be chosen.")


def refusals() -> dict[str, str]:
    """Return the sentences by the refusal keys of the engine."""
    return {
        "over": translate("Cortez", "The game is over."),
        "not_your_turn": translate("Cortez", "It is not your turn."),
        "not_asked": translate("Cortez", "That is not the question now."),
        "unknown": translate("Cortez", "There is no such answer."),
        "bridge_destroyed": translate("Cortez", "The bridge is broken: nobody can stand there."),
        "cannot_pay": translate("Cortez", "Your provisions cannot pay that."),
        "deck_empty": translate("Cortez", "No warrior of your nation is left to draw."),
        "in_city": translate("Cortez", "That is in the city."),
        "marked": translate("Cortez", "That troop wears a collar already."),
        "must_act": translate("Cortez", "You must use your actions while you can."),
        "must_lay": translate("Cortez", "Whoever attacks lays a warrior at least."),
        "no_camouflage": translate("Cortez", "You have not enough camouflage for that way."),
        "no_food": translate("Cortez", "You have no food to pay."),
        "no_warrior": translate("Cortez", "Without a warrior in hand you cannot attack."),
        "not_defender": translate("Cortez", "Only the defender may surrender."),
        "not_in_city": translate("Cortez", "That is outside the city."),
        "not_in_combat": translate("Cortez", "That card cannot be played in a combat."),
        "not_in_hand": translate("Cortez", "That is not in your hand."),
        "not_marked": translate("Cortez", "That troop wears no collar."),
        "not_playable": translate("Cortez", "That card is kept, or of no use; it is not played."),
        "not_your_troop": translate("Cortez", "That troop does not wear your collar."),
        "nothing_to_trade": translate("Cortez", "That player has no provisions to trade."),
        "occupied": translate("Cortez", "Another troop stands there."),
        "offers_nothing": translate("Cortez", "Nothing is offered."),
        "on_water": translate("Cortez", "That is on the water."),
        "one_warrior": translate("Cortez", "A mercenary brings one warrior at most in a combat."),
        "own_nation": translate("Cortez", "An unmarked troop of your own nation stands there."),
        "own_seat": translate("Cortez", "Nobody trades with themselves."),
        "own_troop": translate("Cortez", "That is a troop of your own."),
        "pile_empty": translate("Cortez", "No provision is left to draw."),
        "same_square": translate("Cortez", "The troop stands there already."),
        "same_type": translate("Cortez", "Provisions of one kind are not traded for each other."),
        "temples_last": translate(
            "Cortez", "It goes onto a temple only if nothing else is free in the city."
        ),
        "too_late": translate("Cortez", "It is too late to surrender."),
        "too_low": translate("Cortez", "Somebody has bid as much already."),
        "too_many_weapons": translate("Cortez", "There is one weapon at most for each warrior."),
        "unreachable": translate("Cortez", "No way leads there."),
        "wrong_nation": translate("Cortez", "That troop is of the other nation."),
        "wrong_number": translate("Cortez", "That is not the right number of cards."),
        "wrong_sum": translate("Cortez", "These cards are not worth exactly your bid."),
    }


def reminder(stage: Stage) -> str:
    """Return the reminder for a click that meant no action at a stage."""
    match stage:
        case Stage.TROOP:
            return translate("Cortez", "Now one of the lit troops is chosen, on the map.")
        case Stage.SQUARE:
            return translate("Cortez", "Now a lit square is chosen, on the map.")
        case Stage.BRIDGE:
            return translate("Cortez", "Now a bridge is chosen, on the map.")
        case Stage.CARD:
            return translate("Cortez", "Now a bribery card of the hand is played, or none.")
        case Stage.LAY:
            return translate("Cortez", "Now warriors and weapons of the hand are laid.")
        case Stage.FORM:
            return translate("Cortez", "Now cards and numbers are chosen, below the map.")
    return translate("Cortez", "Now one of the buttons above is chosen.")
