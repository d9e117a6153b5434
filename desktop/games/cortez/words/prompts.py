"""The prompts of Cortez: the question for the seat that must answer, and a hint for it.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.games.cortez.selection import interruptions
from desktop.games.cortez.selection.forms import RowKind
from desktop.games.cortez.selection.interruptions import InterruptionForm
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from desktop.games.cortez.words import names as named
from desktop.games.cortez.words import refusals
from desktop.games.cortez.words.card_texts import card_name
from desktop.games.cortez.words.places import nation_name, square_phrase
from desktop.language.names import capital
from desktop.language.translation import translate
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Action, Seat
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import (
    NAMED,
    SIDE_NAMES,
    Accept,
    AddWarrior,
    AddWeapon,
    Bid,
    Bribe,
    BuySurrender,
    BuyWarriors,
    Draw,
    Mercenary,
    Move,
    OfferHelp,
    OfferTrade,
    PlayBribery,
    Recruit,
    SeekHelp,
)
from engine.games.cortez.cards import AZTEC, NATIONS, SPANISH
from engine.games.cortez.rules.combat_data import strength
from engine.games.cortez.views.view import Combat, CortezView, OfferSeen, TradeOffer

#: The provisions that a pillage leaves.
KEPT_PROVISIONS = 10
#: The warriors that a mutiny leaves.
KEPT_WARRIORS = 4


def question(view: CortezView, names: Sequence[str]) -> str:
    """Return the question for the seat that must answer. Other players appear by name."""
    decision, combat = view.decision, view.combat
    assert decision is not None
    match decision.kind:
        case "mark":
            return translate("Cortez", "Put your collar on a troop outside the city.")
        case "flip_bridge":
            return translate(
                "Cortez", "Break a bridge, mend one, or leave all bridges as they are."
            )
        case "flight":
            return _nation_question(
                translate("Cortez", "Flight: take {troop} out of the city."), view.event
            )
        case "attack":
            return _nation_question(
                translate("Cortez", "Attack: put {troop} into the city."), view.event
            )
        case "keep_provisions":
            return translate("Cortez", "Pillage: choose the provisions you discard.")
        case "keep_warriors":
            return translate("Cortez", "Mutiny: choose the warriors you give back.")
        case "bid" if (
            not _has_action(view, Bid) and view.auction is not None and view.auction.by is None
        ):
            return translate("Cortez", "You cannot bid, and pass.")
        case "bid" if not _has_action(view, Bid):
            return translate("Cortez", "You cannot bid more, so you pass.")
        case "bid":
            return translate("Cortez", "Bid for the bribery card, or pass.")
        case "pay" if combat is not None:
            return translate("Cortez", "Choose provisions to pay the mercenary.")
        case "pay":
            text = translate("Cortez", "Choose provisions worth {amount}, to pay your bid.")
            return text.format(amount=view.auction.best if view.auction else 0)
        case "action":
            return _action_question(view)
        case "trade":
            return translate("Cortez", "Propose a trade, or go on.")
        case "trade_answer" if view.offer is not None:
            return trade_question(view.offer, names)
        case "bribery_play" | "fight_bribery" if not _has_action(view, Bribe):
            return translate("Cortez", "No bribery card of yours can be played now.")
        case "bribery_play" | "fight_bribery":
            return translate("Cortez", "Play a bribery card, or go on.")
    return _combat_question(view, decision.kind, names)


def _has_action(view: CortezView, kind: type[Action], but: Action | None = None) -> bool:
    """Return whether the seat that decides has a legal action of a kind, other than `but`.

    A covered hand must not reveal it, so that True is returned.
    """
    seat = view.turn
    if None in view.provisions[seat] or None in view.warriors[seat] or None in view.bribery[seat]:
        return True
    legal = map(CORTEZ.action, CORTEZ.sampler(view)(Rng(0)).codes())
    return any(isinstance(action, kind) and action != but for action in legal)


def _action_question(view: CortezView) -> str:
    """Return the question of a turn."""
    actions_left = view.actions_left
    match _has_action(view, Move), _has_action(view, Recruit), _has_action(view, Draw):
        case True, False, True:
            return translate(
                "Cortez", "Move a troop, or draw a provision: %n action(s) left.", "", actions_left
            )
        case True, True, False:
            return translate(
                "Cortez", "Move a troop, or recruit: %n action(s) left.", "", actions_left
            )
        case True, False, False:
            return translate("Cortez", "Move a troop: %n action(s) left.", "", actions_left)
        case False, True, True:
            return translate(
                "Cortez", "Recruit, or draw a provision: %n action(s) left.", "", actions_left
            )
        case False, True, False:
            return translate("Cortez", "Recruit: %n action(s) left.", "", actions_left)
        case False, False, True:
            return translate("Cortez", "Draw a provision: %n action(s) left.", "", actions_left)
    return translate(
        "Cortez", "Move a troop, recruit, or draw a provision: %n action(s) left.", "", actions_left
    )


def _combat_question(view: CortezView, kind: str, names: Sequence[str]) -> str:
    """Return the question of a decision in a combat."""
    combat, seat = view.combat, view.turn
    match kind:
        case "parley" if combat is not None:
            text = translate("Cortez", "Offer {name} provisions for surrendering, or fight.")
            return text.format(name=names[combat.defender])
        case "parley_answer" if view.offer is not None:
            text = translate("Cortez", "{name} offers {cards} for your surrender.")
            return text.format(name=names[view.offer.seat], cards=named.provisions(view.offer.give))
        case "buy_warriors" if not _has_action(view, BuyWarriors, but=BuyWarriors(answer=False)):
            return translate("Cortez", "You defend, and have no Food to pay for warriors.")
        case "buy_warriors":
            number = named.recruits(view, seat)
            return translate("Cortez", "You defend: pay one Food for %n warrior(s)?", "", number)
        case "combat_step" if combat is not None:
            return _laying_question(view, combat, seat)
        case "mercenary" if not _has_action(view, Mercenary):
            return translate("Cortez", "You have no help to offer, so you stay out.")
        case "mercenary":
            return translate("Cortez", "Offer a fighter your help, or stay out.")
        case "mercenary_answer" if combat is not None and combat.mercenary is not None:
            offer = combat.mercenary
            text = translate("Cortez", "{name} offers you {help} for {price}.")
            return text.format(
                name=names[offer.seat],
                help=named.help_offered(offer.warrior, offer.warriors, offer.weapons),
                price=named.price_of(offer.price, offer.due),
            )
        case "winner_mark":
            return translate("Cortez", "You have won: mark a troop of your nation, or none.")
    return translate("Cortez", "Put the beaten troop on a free square outside the city.")


def _laying_question(view: CortezView, combat: Combat, seat: Seat) -> str:
    """Return the question which cards to lay in a combat."""
    side = 0 if seat == combat.attacker else 1
    warriors, provisions = view.warriors[seat], view.provisions[seat]
    if not combat.laid[side] and not warriors:
        return translate("Cortez", "You have no warriors to lay.")
    if not combat.laid[side] and side == 0:
        return translate("Cortez", "Lay the warriors you attack with.")
    if combat.step == "defence" and not combat.laid[side]:
        return translate("Cortez", "Lay warriors in defence, or surrender.")
    # A weapon needs a warrior without one. A hidden hand must not reveal whether it holds weapons.
    unarmed = len(combat.laid[side]) > combat.weapons[side]
    weapons = ("weapon" in provisions and (bool(warriors) or unarmed)) or None in provisions
    match bool(warriors), weapons, bool(combat.added):
        case True, True, True:
            return translate("Cortez", "Add warriors and Weapons, or choose “Done”.")
        case True, True, False:
            return translate("Cortez", "Add warriors and Weapons, or add nothing.")
        case True, False, True:
            return translate("Cortez", "Add warriors, or choose “Done”.")
        case True, False, False:
            return translate("Cortez", "Add warriors, or add nothing.")
        case False, True, True:
            return translate("Cortez", "Add Weapons, or choose “Done”.")
        case False, True, False:
            return translate("Cortez", "Add Weapons, or add nothing.")
    return translate("Cortez", "You have nothing left to lay.")


def surrender_question() -> tuple[str, str, str]:
    """Return the question, the consequence and the confirming button of a surrender."""
    return (
        translate("Confirm", "Surrender this combat?"),
        translate("Confirm", "The attacker wins the combat at once."),
        translate("Confirm", "Surrender"),
    )


def trade_question(offer: OfferSeen | TradeOffer, names: Sequence[str]) -> str:
    """Return the question whether the seat that is offered a trade accepts it."""
    text = translate("Cortez", "{name} offers you {give} for {get}. Accept?")
    return text.format(
        name=names[offer.seat],
        give=named.provisions(offer.give),
        get=named.provisions(offer.get),
    )


def _nation_question(text: str, event: str | None) -> str:
    spanish = event is not None and event.endswith(NATIONS[SPANISH])
    troop = {
        SPANISH: translate("Cortez", "an unmarked Spanish troop"),
        AZTEC: translate("Cortez", "an unmarked Aztec troop"),
    }[SPANISH if spanish else AZTEC]
    return text.format(troop=troop)


# -- stages and forms ------------------------------------------------------------------------------


def stage_prompt(selection: CortezSelection) -> str:
    """Return the prompt of a stage; "" where the question itself is shown."""
    match selection.stage, selection.kind:
        case SelectionStage.SQUARE, "action":
            return translate("Cortez", "Choose where the troop goes.")
        case SelectionStage.SQUARE, "flight":
            return translate("Cortez", "Choose a free square on dry land for the troop.")
        case SelectionStage.SQUARE, "attack":
            return translate("Cortez", "Choose a free square of the city for the troop.")
        case (
            (SelectionStage.TROOP | SelectionStage.SQUARE),
            ("bribery_play" | interruptions.CARD),
        ) if selection.card:
            if selection.stage is SelectionStage.TROOP:
                text = translate("Cortez", "{card}: choose the troop to move.")
            else:
                text = translate("Cortez", "{card}: choose a free square for the troop.")
            return text.format(card=card_name(selection.card))
    return ""


def form_hint(selection: CortezSelection, view: CortezView) -> str:
    """Return the numbers that are still missing, or the alternative before any is chosen; or ""."""
    form, missing = selection.form, selection.missing
    if selection.kind == "trade" and not selection.is_changed:
        return translate("Cortez", "To make no offer, click one of your troops and move it.")
    if selection.is_laying_several:
        text = translate("Cortez", "Your strength would be {sum}.")
        return text.format(sum=strength_after_laying(selection, view))
    if selection.kind == "bid":
        left_out = [*selection.skipped_numbers(-1), *selection.skipped_numbers(1)]
        return refusals.why_not_payable(left_out) if left_out else ""
    if form is None or not missing or selection.ready_action() is not None:
        return ""
    if any(row.part is RowKind.DISCARD for row in form.rows):
        return translate("Cortez", "Discard %n more card(s).", "", missing)
    if selection.kind == "pay" and view.auction is not None:
        text = translate("Cortez", "Chosen so far: {sum} of {amount}.")
        return text.format(sum=_bid_worth(selection.chosen_counts, view), amount=view.auction.best)
    if selection.kind == "pay":
        return translate("Cortez", "Pay %n more card(s).", "", missing)
    if selection.kind == "trade" and selection.values != form.initial_values():
        return translate(
            "Cortez",
            "Choose one or two provisions to give and one or two to get, of different types.",
        )
    return ""


def strength_after_laying(selection: CortezSelection, view: CortezView) -> int:
    """Return the strength of the laying seat once all chosen cards are laid."""
    combat = view.combat
    assert combat is not None
    side = 0 if selection.seat == combat.attacker else 1
    values = [
        int(laid_card.card[-1]) for laid_card in combat.laid[side] if laid_card.card is not None
    ]
    values += [action.value for action in selection.laid_actions if isinstance(action, AddWarrior)]
    arms = sum(isinstance(action, AddWeapon) for action in selection.laid_actions)
    return strength(values, combat.weapons[side] + arms)


def _bid_worth(cards: Mapping[str, int], view: CortezView) -> int:
    """Return the worth of provisions in a bid."""
    return sum(view.options.bid_worth(card) * number for card, number in cards.items())


# -- hints -----------------------------------------------------------------------------------------


def aside(view: CortezView, seat: Seat, names: Sequence[str]) -> str:
    """Return the hint for the seat that must answer, or ""."""
    decision, combat = view.decision, view.combat
    match decision.kind if decision is not None else "":
        case "mark":
            text = translate("Cortez", "You play {nation} and begin with two troops.")
            return text.format(nation=nation_name(view.nations[seat]))
        case "keep_provisions":
            return translate("Cortez", "You keep %n card(s).", "", KEPT_PROVISIONS)
        case "keep_warriors":
            return translate("Cortez", "You keep %n card(s).", "", KEPT_WARRIORS)
        case "bid" if view.auction is not None:
            if view.auction.by is None:
                return translate("Cortez", "Nobody has bid so far.")
            text = translate("Cortez", "{name} has bid {amount}.")
            return text.format(name=names[view.auction.by], amount=view.auction.best)
        case "combat_step" | "buy_warriors" | "parley" | "parley_answer" if combat is not None:
            return _combat_hint(combat, seat, names)
        case "trade_answer" | "mercenary_answer" if not _has_action(view, Accept):
            return refusals.refusals()["cannot_pay"]
        case "bribery_play":
            return translate("Cortez", "Every player who holds such a card is asked.")
        case "winner_mark" if view.last_outcome is not None and view.last_outcome.by in (
            "strength",
            "tie",
        ):
            text = translate("Cortez", "{high} against {low}.")
            strengths = view.last_outcome.strengths
            return text.format(high=max(strengths), low=min(strengths))
        case "place_loser":
            return translate("Cortez", "No provisions are drawn for it there.")
    return ""


def _combat_hint(combat: Combat, seat: Seat, names: Sequence[str]) -> str:
    if seat == combat.attacker:
        text = translate("Cortez", "You attack {name} {place}. The defender wins a tie.")
    elif combat.is_by_proxy:
        text = translate("Cortez", "{name} attacks {place}; you defend for your nation.")
    else:
        text = translate("Cortez", "{name} attacks you {place}. You win a tie.")
    other = combat.defender if seat == combat.attacker else combat.attacker
    return text.format(name=names[other], place=square_phrase(combat.square))


def waiting_prompt(view: CortezView, name: str, viewer: Seat | None) -> str:
    """Return the prompt while another seat must answer."""
    if not name:
        return translate("Cortez", "It is your turn.")
    if viewer is None or viewer == OMNISCIENT:
        return translate("Cortez", "It is {name}’s turn.").format(name=name)
    return _waiting(view.decision.kind if view.decision is not None else "").format(name=name)


def _waiting(kind: str) -> str:
    """Return the text of what a seat waits for, by the kind of the open decision."""
    match kind:
        case "mark" | "winner_mark":
            return translate("Cortez", "{name} is choosing a troop to mark.")
        case "flip_bridge" | "flight" | "attack":
            return translate("Cortez", "{name} is carrying out the event.")
        case "keep_provisions" | "keep_warriors":
            return translate("Cortez", "{name} is choosing cards to keep.")
        case "bid" | "pay":
            return translate("Cortez", "{name} is bidding or paying.")
        case "action":
            return translate("Cortez", "{name} is choosing an action.")
        case "trade" | "parley":
            return translate("Cortez", "{name} may propose a bargain.")
        case "trade_answer" | "parley_answer" | "mercenary_answer":
            return translate("Cortez", "{name} is thinking about the offer.")
        case "bribery_play" | "fight_bribery":
            return translate("Cortez", "{name} may play a bribery card.")
        case "mercenary":
            return translate("Cortez", "{name} may help one of the fighters.")
        case "place_loser":
            return translate("Cortez", "{name} is placing the beaten troop.")
    return translate("Cortez", "{name} is preparing the combat.")


# -- interruptions ---------------------------------------------------------------------------------


def interruption_sentence(
    selection: CortezSelection, view: CortezView, names: Sequence[str]
) -> str:
    """Return the name of the part that is chosen now; "" where the stage says it."""
    combat = view.combat
    match selection.kind:
        case interruptions.CARD if selection.card is None:
            return translate("CortezActs", "Choose a bribery card to play.")
        case interruptions.TRADE if selection.partner is not None:
            text = translate("CortezActs", "Trade with {name}: what do you give, and for what?")
            return text.format(name=names[selection.partner])
        case interruptions.SURRENDER if combat is not None:
            text = translate("CortezActs", "What do you offer {name} for surrendering?")
            return text.format(name=names[combat.defender])
        case interruptions.CALL:
            return translate("CortezActs", "Whom do you ask for help, and what do you pay?")
        case interruptions.HELP:
            return translate("CortezActs", "Whom do you help, with what, and for what price?")
    return ""


def no_provisions() -> str:
    """Return why a seat without provisions cannot trade."""
    return translate("CortezActs", "You have no provisions to give in return.")


def interruption_hint(selection: CortezSelection, names: Sequence[str], view: CortezView) -> str:
    """Return the act as far as it is chosen, or how to choose it."""
    form = selection.form
    if not isinstance(form, InterruptionForm):
        return ""
    act = form.make(selection.values)
    if selection.ready_action() is not None and (
        terms_text := interruption_terms(act, view, names)
    ):
        return translate("CortezActs", "{terms}.").format(terms=capital(terms_text))
    if selection.kind == interruptions.HELP:
        return translate("CortezActs", "Choose a warrior or Weapons to offer.")
    if selection.kind == interruptions.TRADE and not view.provisions[selection.seat]:
        return no_provisions()
    if selection.kind == interruptions.TRADE and selection.is_changed:
        return translate("CortezActs", "Choose cards on both sides.")
    if not view.provisions[selection.seat]:
        return translate("CortezActs", "You have no provisions to give.")
    return translate("CortezActs", "Click the cards that you give, one click for each.")


def interruption_terms(act: Action, view: CortezView, names: Sequence[str]) -> str:
    """Return the goods that change hands by an act, without a full stop; "" for a bribery card."""
    match act:
        case OfferTrade(_, give, get):
            text = translate("CortezActs", "{give} for {get}")
            return text.format(give=named.provisions(give), get=named.provisions(get))
        case BuySurrender(cards):
            text = translate("CortezActs", "{cards} for the defender’s surrender")
            return text.format(cards=named.provisions(cards))
        case SeekHelp(of, price):
            text = translate("CortezActs", "{name}’s help for {price}")
            return text.format(name=names[of], price=named.price_of(NAMED, price))
        case OfferHelp(side, warriors, weapons, price) if view.combat is not None:
            seat = (view.combat.attacker, view.combat.defender)[SIDE_NAMES.index(side)]
            brings = named.help_offered(warriors[0] if warriors else None, len(warriors), weapons)
            text = translate("CortezActs", "{help} to {name} for {price}")
            price_told = named.price_of(NAMED, price)
            return text.format(help=brings, name=names[seat], price=price_told)
    return ""


def interruption_label(act: Action) -> str:
    """Return the label of the button that does an act."""
    match act:
        case SeekHelp():
            return translate("CortezActs", "Ask for it")
        case PlayBribery(_, _, str()):
            return translate("Cortez", "Go there")
        case PlayBribery():
            return translate("CortezActs", "Play it")
    return translate("Cortez", "Offer it")


def interruption_to_begin(kind: str) -> str:
    """Return the label of the button that begins an act, the same wherever it stands."""
    return {
        interruptions.CARD: translate("CortezActs", "Bribery card…"),
        interruptions.SURRENDER: translate("CortezActs", "Buy a surrender…"),
        interruptions.CALL: translate("CortezActs", "Ask for help…"),
        interruptions.HELP: translate("CortezActs", "Offer help…"),
    }[kind]


def playable_now() -> str:
    """Return the remark beside a bribery card that can be played now."""
    return translate("CortezActs", "You may play it now, even when it is not your turn.")
