"""The reasons why an action in Cortez is not possible."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.cortez.selection.forms import RowKind
from desktop.games.cortez.selection.interruptions import InterruptionForm
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from desktop.language.translation import translate
from engine.core.values import Action
from engine.games.cortez.actions import Accept, Bid, FlipBridge, Surrender, TakeOffer, Trade
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.views.view import CortezView


def refusal(key: str, action: Action, view: CortezView) -> str:
    """Return the sentence for a refusal key; "" for an unknown key."""
    match key, action:
        case "no_more", _:
            return translate("Cortez", "There are no more of them.")
        case "no_way", _:
            return translate("Cortez", "No troop can be moved with this card now.")
        case "wrong_number", Trade():
            return translate("Cortez", "You may trade one or two provisions for one or two others.")
        case "too_late", Surrender():
            return translate("Cortez", "It is too late to surrender.")
        case "not_in_hand", Accept() | TakeOffer():
            return translate("Cortez", "You do not have what is asked for.")
        case "occupied", FlipBridge():
            return translate("Cortez", "There is a troop on that bridge.")
        case "too_low", Bid() if view.auction is not None and view.auction.best:
            text = translate("Cortez", "The highest bid is {best}: the next one must be higher.")
            return text.format(best=view.auction.best)
        case "too_low", Bid():
            return translate("Cortez", "You must bid at least 1.")
        case "cannot_pay", Bid(amount) if view.decision is not None:
            hand = view.provisions[view.decision.seat]
            worth = sum(view.options.bid_worth(card) for card in hand if card is not None)
            if amount > worth:
                text = translate("Cortez", "Your provisions are worth {worth} in all.")
                return text.format(worth=worth)
            return why_not_payable((amount,))
    return refusals().get(key, "")


def why_not_payable(amounts: Iterable[int]) -> str:
    """Return why these bids are left out although lower and higher ones are possible."""
    text = translate("Cortez", "Your provisions cannot pay exactly {amounts}.")
    return text.format(amounts=", ".join(map(str, amounts)))


def why_not_stepped(selection: CortezSelection, row: int, step: int, view: CortezView) -> str:
    """Return why the number of a card in a form cannot be raised.

    "" where it can be raised, and for rows that do not count cards.
    """
    form = selection.form
    if isinstance(form, InterruptionForm) and form.rows[row].counts_cards:
        able = selection.can_step(row, step) or (step < 0 and not selection.values[row])
        key, act = form.limit_reason(selection.values, row, step)
        return "" if able or not key else refusal(key, act, view)
    if form is None or step < 0 or not form.rows[row].counts_cards or selection.can_step(row, step):
        return ""
    part, card = form.rows[row].part, form.rows[row].card
    seat, number = selection.seat, selection.values[row]
    if part is not RowKind.GET:
        hand = (*view.provisions[seat], *view.warriors[seat])
        hand_names = [name if name in PROVISION_NAMES else name[-1] for name in hand if name]
        if number == hand_names.count(card):
            return translate("Cortez", "You have only %n of them.", "", number)
    if selection.kind == "trade":
        other = form.index_of_row(RowKind.GIVE if part is RowKind.GET else RowKind.GET, card)
        if other is not None and selection.values[other]:
            return refusals()["same_type"]
        return translate("Cortez", "You may trade one or two provisions for one or two others.")
    if selection.kind == "pay" and view.auction is not None:
        text = translate("Cortez", "With one more card, the sum cannot be exactly {amount}.")
        return text.format(amount=view.auction.best)
    if selection.kind == "pay" and not form.rows[row].values[-1]:
        return translate("Cortez", "The mercenary asks for Gold.")
    return translate("Cortez", "You cannot choose any more cards.")


def refusals() -> dict[str, str]:
    """Return the sentences by the refusal keys of the engine."""
    return {
        "over": translate("Cortez", "The game is over."),
        "not_your_turn": translate("Cortez", "It is not your turn."),
        "not_asked": translate("Cortez", "That is not what you have to decide now."),
        "unknown": translate("Cortez", "There is no such move."),
        "bridge_destroyed": translate("Cortez", "The bridge is broken: nobody can stand there."),
        "cannot_pay": translate("Cortez", "Your provisions cannot pay that."),
        "deck_empty": translate("Cortez", "No warrior of your nation is left to draw."),
        "in_city": translate("Cortez", "That is in the city."),
        "marked": translate("Cortez", "That troop already wears a collar."),
        "must_act": translate("Cortez", "You may not pass while you can still take an action."),
        "must_lay": translate("Cortez", "The attacker must lay at least one warrior."),
        "no_camouflage": translate("Cortez", "You do not have enough Camouflage to get there."),
        "no_food": translate("Cortez", "You have no Food to pay."),
        "no_warrior": translate("Cortez", "Without a warrior in hand, you cannot attack."),
        "not_defender": translate("Cortez", "Only the defender may surrender."),
        "not_in_city": translate("Cortez", "That is outside the city."),
        "not_in_combat": translate("Cortez", "That card cannot be played in a combat."),
        "not_in_hand": translate("Cortez", "That is not in your hand."),
        "not_marked": translate("Cortez", "That troop wears no collar."),
        "not_playable": translate(
            "Cortez", "That card is never played: it counts at the end, or is useless."
        ),
        "not_your_troop": translate("Cortez", "That troop does not wear your collar."),
        "nothing_to_trade": translate("Cortez", "That player has no provisions to trade."),
        "occupied": translate("Cortez", "Another troop stands there."),
        "offers_nothing": translate("Cortez", "You must offer a warrior or a Weapon."),
        "on_water": translate("Cortez", "That is on the water."),
        "one_warrior": translate("Cortez", "A mercenary may bring only one warrior to a combat."),
        "own_nation": translate("Cortez", "An unmarked troop of your own nation stands there."),
        "own_seat": translate("Cortez", "You cannot trade with yourself."),
        "own_troop": translate("Cortez", "That is a troop of your own."),
        "pile_empty": translate("Cortez", "No provision is left to draw."),
        "same_square": translate("Cortez", "The troop is already there."),
        "same_type": translate(
            "Cortez", "You cannot trade provisions of the same type for each other."
        ),
        "temples_last": translate(
            "Cortez", "You may choose a temple only if nothing else is free in the city."
        ),
        "too_late": translate("Cortez", "It is too late for that in this combat."),
        "asked": translate("Cortez", "Answer the question below the map."),
        "bound_by_bid": translate(
            "Cortez", "The highest bidder cannot trade until the auction is over."
        ),
        "bound_by_offer": translate("Cortez", "The open offer must be answered first."),
        "carried_out": translate("Cortez", "The event must be carried out first."),
        "fighting": translate("Cortez", "That troop is fighting."),
        "fights": translate("Cortez", "You are one of the fighters."),
        "no_combat": translate("Cortez", "There is no combat."),
        "no_such_offer": translate("Cortez", "That offer no longer stands."),
        "not_attacker": translate("Cortez", "Only the attacker pays for a surrender."),
        "not_fighting": translate("Cortez", "Only the two fighters may ask for help."),
        "question_open": translate("Cortez", "The open offer must be answered first."),
        "stale": translate("Cortez", "Something else came first. Try again."),
        "too_early": translate("Cortez", "Both fighters must have laid cards first."),
        "too_many_interruptions": translate(
            "Cortez", "Too many offers have been made in this game."
        ),
        "too_many_offers": translate("Cortez", "Too many offers are open already."),
        "wrong_payment": translate("Cortez", "The mercenary asks for other cards."),
        "too_low": translate("Cortez", "Somebody has already bid that much."),
        "too_many_weapons": translate("Cortez", "At most one Weapon can be laid for each warrior."),
        "unreachable": translate("Cortez", "The troop cannot get there."),
        "wrong_nation": translate("Cortez", "That troop belongs to the other nation."),
        "wrong_number": translate("Cortez", "That is not the right number of cards."),
        "wrong_sum": translate("Cortez", "These cards do not add up to exactly your bid."),
    }


def reminder(stage: SelectionStage) -> str:
    """Return the reminder for a click that meant no action at a stage."""
    match stage:
        case SelectionStage.TROOP:
            return translate("Cortez", "Now choose one of the lit troops on the map.")
        case SelectionStage.SQUARE:
            return translate("Cortez", "Now choose a lit square on the map.")
        case SelectionStage.BRIDGE:
            return translate("Cortez", "Now choose a bridge on the map.")
        case SelectionStage.CARD:
            return translate("Cortez", "Now play a bribery card from your hand, or none.")
        case SelectionStage.LAY:
            return translate("Cortez", "Now lay warriors and Weapons from your hand.")
        case SelectionStage.FORM:
            return translate("Cortez", "Now choose cards and numbers below the map.")
    return translate("Cortez", "Now choose one of the buttons above.")
