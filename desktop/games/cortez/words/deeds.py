"""What an action in Cortez does by the rules, and what they then allow, in sentences.

All of it follows from the view. An empty name means the person at the screen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop.games.cortez.words import names as named
from desktop.games.cortez.words.card_texts import card_effect
from desktop.games.cortez.words.names import provisions_left, recruits
from desktop.games.cortez.words.places import nation_name
from desktop.language.names import capital
from desktop.language.translation import join_words, translate
from desktop.table.hints.hint_texts import without_subject
from engine.core.values import Action, Seat
from engine.games.cortez.actions import (
    ATTACKER_NAME,
    NONE,
    Accept,
    AddWarrior,
    AddWeapon,
    Attack,
    Bid,
    Bribe,
    Collar,
    Done,
    Draw,
    Flight,
    FlipBridge,
    Keep,
    Mark,
    Mercenary,
    Move,
    Pass,
    Pay,
    PlaceLoser,
    Recruit,
    Refuse,
    Surrender,
    Trade,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import NATIONS, PROVISION_NAMES, TROOP_NUMBERS, WEAPON, nation_of
from engine.games.cortez.rules.combat_data import strength
from engine.games.cortez.rules.core_state import NOBODY
from engine.games.cortez.rules.turns import RECRUIT_COUNT
from engine.games.cortez.views.consequences import (
    attack_prices,
    cheapest_way,
    race,
    way_into_city,
    with_bridge_flipped,
    with_troop,
)
from engine.games.cortez.views.map_seen import SeenMap
from engine.games.cortez.views.standings import leading
from engine.games.cortez.views.view import Auction, CortezView

#: The most sentences on what follows an action.
_MAX_CONSEQUENCES = 2


def immediate_effect(view: CortezView, action: Action, names: Sequence[str]) -> str:
    """Return the sentence; "" if there is nothing worth mentioning."""
    if view.decision is None:
        return ""
    seat = view.decision.seat
    match action:
        case Move(troop, to):
            return _moving_text(view, seat, troop, to, names)
        case Attack(troop):
            nation = NATIONS[nation_of(TROOP_NUMBERS[troop])]
            text = translate("CortezTags", "It gives {nation} one more troop in the city.")
            return text.format(nation=nation_name(nation))
        case Flight(troop):
            nation = NATIONS[nation_of(TROOP_NUMBERS[troop])]
            text = translate("CortezTags", "It takes one troop of {nation} out of the city.")
            return text.format(nation=nation_name(nation))
        case Mark(troop) | Collar(troop) if troop != NONE:
            text = translate("CortezTags", "It gives you one more troop that can move and score.")
            if names[seat]:
                text = translate(
                    "CortezTags", "It gives {name} one more troop that can move and score."
                )
            return text.format(name=names[seat])
        case Draw():
            return _drawing(len(view.provisions[seat]) + 1, names[seat])
        case Recruit():
            return _recruiting_text(len(view.warriors[seat]) + recruits(view, seat), names[seat])
        case Bid(amount) if view.auction is not None:
            return _bidding_text(view, view.auction, amount, names)
        case Pass() if view.auction is not None:
            return _passing_text(view.auction, seat, names)
        case Trade(_, give, get):
            return _trading_text(view, seat, give, get, names)
        case AddWarrior(value):
            return _strength_gain(view, seat, [value], 0)
        case AddWeapon():
            return _strength_gain(view, seat, [], 1)
    return ""


def _drawing(count: int, name: str) -> str:
    """Return the size of the hand after drawing a provision."""
    if not name:
        return translate("CortezTags", "It brings your hand to %n provision(s).", "", count)
    text = translate("CortezTags", "It brings {name}’s hand to %n provision(s).", "", count)
    return text.format(name=name)


def _recruiting_text(count: int, name: str) -> str:
    """Return the number of warriors in the hand after recruiting."""
    if not name:
        return translate("CortezTags", "It brings your hand to %n warrior(s).", "", count)
    text = translate("CortezTags", "It brings {name}’s hand to %n warrior(s).", "", count)
    return text.format(name=name)


def _bidding_text(view: CortezView, auction: Auction, amount: int, names: Sequence[str]) -> str:
    """Return which bid the new one tops, and what it leaves of the provisions if it wins."""
    assert view.decision is not None
    hand = view.provisions[view.decision.seat]
    hand_cards = [card for card in hand if card is not None]
    if len(hand_cards) < len(hand):
        return ""
    worth_left = sum(map(view.options.bid_worth, hand_cards)) - amount
    if auction.by is None:
        text = translate(
            "CortezTags", "It opens the bidding; paying the bid leaves provisions worth {left}."
        )
    elif not names[auction.by]:
        text = translate(
            "CortezTags",
            "It tops your bid of {best}; paying the new bid leaves provisions worth {left}.",
        )
    else:
        text = translate(
            "CortezTags",
            "It tops {name}’s bid of {best}; paying the new bid leaves provisions worth {left}.",
        )
    name = names[auction.by] if auction.by is not None else ""
    return text.format(best=auction.best, name=name, left=worth_left)


def _passing_text(auction: Auction, seat: Seat, names: Sequence[str]) -> str:
    """Return in words who gets the card if a seat passes, as far as that is certain."""
    rivals = [other for other, passed in enumerate(auction.passed) if not passed and other != seat]
    if auction.by is None or rivals != [auction.by]:
        return ""
    if not names[auction.by]:
        text = translate("CortezTags", "It leaves the card to you for {best}.")
    else:
        text = translate("CortezTags", "It leaves the card to {name} for {best}.")
    return text.format(best=auction.best, name=names[auction.by])


def _moving_text(view: CortezView, seat: Seat, troop: str, to: str, names: Sequence[str]) -> str:
    """Return what a move does at its target, and that it gives up the city or the objective."""
    gain, loss = _arriving_text(view, seat, troop, to, names), _leaving_text(view, seat, troop, to)
    if not gain or not loss:
        return gain or loss
    return translate("CortezTags", "{gain}, but {loss}").format(
        gain=gain.removesuffix("."), loss=without_subject(loss)
    )


def _leaving_text(view: CortezView, seat: Seat, troop: str, to: str) -> str:
    """Return the sentence that a move gives up the city or the objective, or ""."""
    at = view.troops[TROOP_NUMBERS[troop]].at
    here = BOARD.city_numbers[BOARD.square(at)] if at is not None else 0
    there = BOARD.city_numbers[BOARD.square(to)]
    is_objective = bool(here) and view.objectives[seat] == f"temple{here}"
    if is_objective and there:
        return translate(
            "CortezTags", "It leaves the objective: 10 points less at the end unless it returns."
        )
    if is_objective:
        return translate(
            "CortezTags",
            "It leaves the objective and the city: 15 points less at the end unless it returns.",
        )
    if here and not there:
        return translate(
            "CortezTags", "It leaves the city: 5 points less at the end unless it returns."
        )
    return ""


def _arriving_text(view: CortezView, seat: Seat, troop: str, to: str, names: Sequence[str]) -> str:
    """Return the troop that a troop attacks, the card it draws there, or its gain in the city."""
    square = BOARD.square(to)
    there = [other for other in view.troops if other.at == to]
    rivals = [other.collar for other in there if other.collar is not None]
    if there and not rivals:
        return translate("CortezTags", "It attacks an unmarked troop there.")
    if rivals:
        if not names[rivals[0]]:
            return translate("CortezTags", "It attacks you there.")
        return translate("CortezTags", "It attacks {name} there.").format(name=names[rivals[0]])
    for village in BOARD.villages:
        if village.square == square:
            cards_left = view.pile + sum(view.discard.values())
            if cards_left < village.value:
                return ""
            return translate("CortezTags", "It brings %n provision(s).", "", village.value)
    number = BOARD.city_numbers[square]
    at = view.troops[TROOP_NUMBERS[troop]].at
    enters = at is not None and not BOARD.city_numbers[BOARD.square(at)]
    if number and view.objectives[seat] == f"temple{number}":
        if enters:
            return translate(
                "CortezTags",
                "It goes to the objective: 10 points at the end if it stays, and 5 for the city.",
            )
        return translate(
            "CortezTags", "It goes to the objective: 10 points at the end if it stays."
        )
    if number and enters and _could_reach_objective(view, seat, troop):
        return translate(
            "CortezTags",
            "It enters the city, but not at the objective: 5 points at the end if it stays, not "
            "15.",
        )
    if number and enters:
        return translate(
            "CortezTags", "It brings one more troop into the city: 5 points at the end if it stays."
        )
    return ""


def _could_reach_objective(view: CortezView, seat: Seat, troop: str) -> bool:
    """Return whether a troop could go to the free temple of the seat's objective now.

    False where the view does not show the objective.
    """
    objective, seen_map = view.objectives[seat], SeenMap.from_view(view)
    if objective is None:
        return False
    square = next(
        square for square in BOARD.city if f"temple{BOARD.city_numbers[square]}" == objective
    )
    due = seen_map.camouflage_due(troop, BOARD.name(square))
    is_free = seen_map.troop_on_square[square] == NOBODY
    return is_free and due is not None and due <= view.provisions[seat].count("camouflage")


def _strength_gain(view: CortezView, seat: Seat, warriors: list[int], weapons: int) -> str:
    """Return the strength on the mat before and after adding cards; "" if it is not known."""
    before = strength_with(view, seat, [], 0)
    after = strength_with(view, seat, warriors, weapons)
    if before is None or after is None:
        return ""
    text = translate("CortezTags", "It raises the strength from {before} to {after}.")
    return text.format(before=before, after=after)


def strength_with(
    view: CortezView, seat: Seat, warriors: Sequence[int], weapons: int
) -> int | None:
    """Return the strength of a fighter's side after adding cards; None if it is not known."""
    combat = view.combat
    if combat is None or seat not in (combat.attacker, combat.defender):
        return None
    side = 0 if seat == combat.attacker else 1
    cards = [laid_card.card for laid_card in combat.laid[side]]
    if None in cards:
        return None
    values = [int(card[-1]) for card in cards if card is not None]
    return strength([*values, *warriors], combat.weapons[side] + weapons)


# -- what follows by the rules ---------------------------------------------------------------------


def plain_effect(view: CortezView, action: Action, names: Sequence[str]) -> str:
    """Return what an action without an immediate effect plainly is, in a sentence, or ""."""
    kind = view.decision.kind if view.decision is not None else ""
    match action:
        case Pass() if kind == "bid" and view.auction is not None:
            return _standing_bid(view.auction, names)
        case Pass() | Refuse() if kind in ("trade", "trade_answer"):
            return translate("CortezTags", "It leaves all provisions as they are.")
        case Pass() if kind in ("bribery_play", "fight_bribery"):
            return translate("CortezTags", "It keeps the bribery cards in hand.")
        case Pass() if kind == "action":
            return translate("CortezTags", "It leaves this action unused.")
        case Done() if view.combat is not None and not view.combat.added:
            return translate("CortezTags", "It adds nothing to the cards already laid.")
        case Accept() if kind == "trade_answer" and view.offer is not None and view.decision:
            return _trading_text(view, view.decision.seat, view.offer.get, view.offer.give, names)
        case PlaceLoser():
            return translate("CortezTags", "It keeps the beaten troop out of the city.")
        case Surrender():
            return translate("CortezTags", "It gives up the square and keeps all warriors in hand.")
        case Accept() if kind == "parley_answer" and view.offer is not None:
            text = translate("CortezTags", "It gives up the square for {cards}.")
            return text.format(cards=named.provisions(view.offer.give))
        case Keep(cards) if cards and isinstance(cards[0], str):
            text = translate("CortezTags", "It keeps {cards}.")
            return text.format(cards=named.provisions([str(card) for card in cards]))
        case Keep(cards) if cards:
            text = translate("CortezTags", "It keeps {cards}.")
            return text.format(cards=named.warriors(cards))
        case Pay(cards) if view.decision is not None:
            provisions_left_counts = Counter(view.provisions[view.decision.seat]) - Counter(cards)
            if not provisions_left_counts:
                return translate("CortezTags", "It leaves no provision in hand.")
            text = translate("CortezTags", "It leaves {cards} in hand.")
            return text.format(cards=named.provisions(list(provisions_left_counts.elements())))
        case Mercenary(side, values, weapons, price) if (combat := view.combat) is not None:
            seat = combat.attacker if side == ATTACKER_NAME else combat.defender
            text = translate("CortezTags", "It offers you {help} for {price}.")
            if names[seat]:
                text = translate("CortezTags", "It offers {name} {help} for {price}.")
            offered = named.help_offered(values[0] if values else None, len(values), weapons)
            return text.format(name=names[seat], help=offered, price=named.price(price))
        case Bribe(card):
            text = translate("CortezTags", "It does what the card says: {effect}")
            return text.format(effect=card_effect(card, view.options))
        case FlipBridge(bridge) if bridge == NONE:
            return translate("CortezTags", "It leaves every way on the map as it is.")
        case FlipBridge(bridge) if view.decision is not None:
            return _way_changed(view, bridge, view.decision.seat, names)
    return ""


def consequences(view: CortezView, action: Action, names: Sequence[str]) -> str:
    """Return what an action costs and what it changes by the rules, in at most two sentences.

    Returns "" if there is nothing to say, or while a combat will decide about it.
    """
    if view.decision is None:
        return ""
    return " ".join(_consequences(view, view.decision.seat, action, names)[:_MAX_CONSEQUENCES])


def _consequences(view: CortezView, seat: Seat, action: Action, names: Sequence[str]) -> list[str]:
    match action:
        case Move(troop, to) if SeenMap.from_view(view).troop_on_square[BOARD.square(to)] >= 0:
            return [
                *_camouflage_sentences(view, seat, troop, to),
                *force_sentences(view, seat, to, names),
            ]
        case Move(troop, to):
            fare, then = _camouflage_sentences(view, seat, troop, to), with_troop(view, troop, to)
            return [*_race_sentences(view, then, names), *fare, *_attackers(then, troop, names)]
        case Bribe(_, str(troop), str(to)):
            then = with_troop(view, troop, to)
            return [*_race_sentences(view, then, names), *_attackers(then, troop, names)]
        case Mark(troop) | Collar(troop) if troop != NONE:
            then = with_troop(view, troop, collar=seat)
            return [*_race_sentences(view, then, names), *_place_of(then, seat, troop)]
        case PlaceLoser(to) if (combat := view.combat) is not None:
            lost = combat.winner == combat.attacker
            troop = combat.defender_troop if lost else combat.attacker_troop
            # A troop that loses its collar may be marked again by another seat.
            is_own = view.nations[seat] == NATIONS[nation_of(TROOP_NUMBERS[troop])]
            return _way_back(with_troop(view, troop, to), troop, is_gain=is_own)
        case Flight(troop, to) | Attack(troop, to):
            return _nation_ahead(view, with_troop(view, troop, to), always=True)
        case Recruit():
            text = translate("CortezTags", "It costs one Food of {held} in hand.")
            return [text.format(held=view.provisions[seat].count("food"))]
        case AddWarrior():
            return _redrawing_sentences(view, seat)
    return []


def _trading_text(
    view: CortezView, seat: Seat, give: Sequence[str], get: Sequence[str], names: Sequence[str]
) -> str:
    """Return the provisions that a trade leaves of the kinds that change hands."""
    counts_after = Counter(view.provisions[seat]) + Counter(get) - Counter(give)
    left_text = provisions_left(list(counts_after.elements()), {*give, *get})
    text = translate("CortezTags", "It leaves you with {provisions}.")
    if names[seat]:
        text = translate("CortezTags", "It leaves {name} with {provisions}.")
    return text.format(name=names[seat], provisions=left_text)


def _standing_bid(auction: Auction, names: Sequence[str]) -> str:
    """Return which bid a pass leaves as the highest, and that it costs nothing."""
    if auction.by is None:
        return translate("CortezTags", "It spends nothing; there is no bid yet.")
    if not names[auction.by]:
        text = translate("CortezTags", "It spends nothing; your bid of {best} is the highest.")
    else:
        text = translate("CortezTags", "It spends nothing; {name}’s bid of {best} is the highest.")
    return text.format(name=names[auction.by], best=auction.best)


def _camouflage_sentences(view: CortezView, seat: Seat, troop: str, to: str) -> list[str]:
    """Return the camouflage that a way costs, in a sentence; nothing for a free one."""
    due = SeenMap.from_view(view).camouflage_due(troop, to)
    if not due:
        return []
    camouflage_count = view.provisions[seat].count("camouflage")
    text = translate("CortezTags", "The way costs %n Camouflage of {held} in hand.", "", due)
    return [text.format(held=camouflage_count)]


def force_sentences(view: CortezView, seat: Seat, to: str, names: Sequence[str]) -> list[str]:
    """Return the own strength and the number of the rival’s warriors before an attack."""
    hand, owner = view.warriors[seat], SeenMap.from_view(view).collars
    sentences: list[str] = []
    if None not in hand and None not in view.provisions[seat]:
        values = [named.warrior_value(card) for card in hand if card is not None]
        weapons = view.provisions[seat].count(PROVISION_NAMES[WEAPON])
        text = translate("CortezTags", "All cards in hand come to a strength of {strength}.")
        sentences.append(text.format(strength=strength(values, min(weapons, len(values)))))
    rival = owner[SeenMap.from_view(view).troop_on_square[BOARD.square(to)]]
    if rival >= 0:
        number = len(view.warriors[rival])
        text = translate("CortezTags", "You hold %n warrior(s).", "", number)
        if names[rival]:
            text = translate("CortezTags", "{name} holds %n warrior(s).", "", number)
        sentences.append(text.format(name=names[rival]))
    return sentences


def _race_sentences(before: CortezView, then: CortezView, names: Sequence[str]) -> list[str]:
    """Return who takes the lead in the race for the treasure and of the nations, one of them."""
    race_after, leader = race(then), race(then).leader
    if leader is None or leader == race(before).leader:
        return _nation_ahead(before, then)
    rival = race_after.runner_up(leader)
    most, least = (
        len(race_after.city_numbers[leader]),
        len(race_after.city_numbers[rival]) if rival is not None else 0,
    )
    fields = {
        "name": names[leader],
        "most": most,
        "least": least,
        "square": race_after.city_numbers[leader][-1],
    }
    if most == least and names[leader]:
        text = translate(
            "CortezTags",
            "{name} then leads the race for the next treasure: troops are level at {most}, and "
            "{square} is the highest square.",
        )
    elif most == least:
        text = translate(
            "CortezTags",
            "You then lead the race for the next treasure: troops are level at {most}, and "
            "{square} is the highest square.",
        )
    elif names[leader]:
        text = translate(
            "CortezTags",
            "{name} then leads the race for the next treasure, by {most} to {least} in the city.",
        )
    else:
        text = translate(
            "CortezTags",
            "You then lead the race for the next treasure, by {most} to {least} in the city.",
        )
    return [text.format(**fields)]


def _nation_ahead(before: CortezView, then: CortezView, *, always: bool = False) -> list[str]:
    """Return which nation leads in the city then, if that is another one than before, or always."""
    leader = leading(then)
    if leader is None or (not always and leader == leading(before)):
        return []
    seen_map = SeenMap.from_view(then)
    troops = [seen_map.troop_on_square[square] for square in BOARD.city]
    counts = [sum(nation_of(troop) == n for troop in troops if troop >= 0) for n in (0, 1)]
    most, least = max(counts), min(counts)
    text = translate(
        "CortezTags",
        "{nation} then lead in the city by {most} to {least}: 5 points for each of their players "
        "if that stays so.",
    )
    if most == least:
        text = translate(
            "CortezTags",
            "{nation} then lead in the city, level at {most} but on the highest square: 5 points "
            "for each of their players if that stays so.",
        )
    return [capital(text.format(nation=nation_name(leader), most=most, least=least))]


def _attackers(then: CortezView, troop: str, names: Sequence[str]) -> list[str]:
    """Return who can attack a troop in the city, and for how much camouflage."""
    at, on = then.troops[TROOP_NUMBERS[troop]].at, SeenMap.from_view(then).troop_on_square
    is_full = all(on[square] >= 0 for square in BOARD.city)
    if at is None or is_full or not BOARD.city_numbers[BOARD.square(at)]:
        return []
    prices = attack_prices(then, troop)
    if not prices:
        return [
            translate("CortezTags", "As the board is now, no marked troop can attack it there.")
        ]
    least = min(prices.values())
    if least:
        return [
            translate(
                "CortezTags",
                "To attack it there, a rival needs at least %n Camouflage.",
                "",
                least,
            )
        ]
    you = translate("CortezTags", "you")
    rivals = join_words([names[rival] or you for rival, due in prices.items() if not due])
    text = translate("CortezTags", "Without Camouflage, it can be attacked there by {names}.")
    return [text.format(names=rivals)]


def _place_of(then: CortezView, seat: Seat, troop: str) -> list[str]:
    """Return the points of a troop where it is, or its way into the city."""
    at = then.troops[TROOP_NUMBERS[troop]].at
    number = BOARD.city_numbers[BOARD.square(at)] if at is not None else 0
    if number and then.objectives[seat] == f"temple{number}":
        return [
            translate("CortezTags", "It is on the objective: 15 points at the end if it stays.")
        ]
    if number:
        return [translate("CortezTags", "It is in the city: 5 points at the end if it stays.")]
    return _way_back(then, troop)


def _way_back(then: CortezView, troop: str, *, is_gain: bool = True) -> list[str]:
    """Return what a troop outside pays to enter the city.

    That it pays nothing is said only where it is a gain (`is_gain`), not of a beaten enemy.
    """
    way = way_into_city(then, troop)
    if way is None:
        return [translate("CortezTags", "From there, no way leads to a free square of the city.")]
    if not way:
        free = translate("CortezTags", "From there, the city can be entered without Camouflage.")
        return [free] if is_gain else []
    return [
        translate(
            "CortezTags",
            "From there, the way into the city costs at least %n Camouflage.",
            "",
            way,
        )
    ]


def _way_changed(view: CortezView, bridge: str, seat: Seat, names: Sequence[str]) -> str:
    """Return how a bridge changes the cheapest way into the city, of `seat` if it does."""
    then, seats = with_bridge_flipped(view, bridge), range(len(view.nations))
    for owner in (seat, *(other for other in seats if other != seat)):
        before, now = cheapest_way(view, owner), cheapest_way(then, owner)
        if before == now:
            continue
        if now is None:
            text = translate("CortezTags", "It closes every way into the city for {name}.")
        elif before is None:
            text = translate("CortezTags", "It opens a way into the city for {name}.")
        else:
            text = translate(
                "CortezTags",
                "It changes the cheapest way into the city for {name}: {now} Camouflage instead "
                "of {before}.",
            )
        name = names[owner] or translate("CortezTags", "you")
        return text.format(name=name, now=now, before=before)
    return translate("CortezTags", "It changes no player’s cheapest way into the city.")


def _redrawing_sentences(view: CortezView, seat: Seat) -> list[str]:
    """Return the sentence that the first warriors laid are drawn anew; [] once they are laid."""
    combat = view.combat
    if combat is None or seat not in (combat.attacker, combat.defender):
        return []
    side = 0 if seat == combat.attacker else 1
    draws_left = RECRUIT_COUNT - sum(laid_card.seat == seat for laid_card in combat.laid[side])
    if draws_left <= 0:
        return []
    return [
        translate(
            "CortezTags",
            "After the combat, a new warrior is drawn for each of the next %n warrior(s) laid.",
            "",
            draws_left,
        )
    ]
