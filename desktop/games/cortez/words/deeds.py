"""The immediate effect of an action in Cortez, in a sentence.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop.games.cortez.words.names import provisions_left, recruits
from desktop.games.cortez.words.places import nation_name
from desktop.language.translation import translate
from desktop.table.hints.hint_texts import without_subject
from engine.core.values import Action, Seat
from engine.games.cortez.actions import (
    NONE,
    AddWarrior,
    AddWeapon,
    Attack,
    Bid,
    Collar,
    Draw,
    Mark,
    Move,
    Pass,
    PlaceLoser,
    Recruit,
    Trade,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import NATIONS, TROOP_NUMBERS, nation_of
from engine.games.cortez.rules.combat_data import strength
from engine.games.cortez.views.view import Auction, CortezView


def immediate_effect(view: CortezView, action: Action, names: Sequence[str]) -> str:
    """Return the sentence; "" if there is nothing worth mentioning."""
    if view.decision is None:
        return ""
    seat = view.decision.seat
    match action:
        case Move(troop, to):
            return _moving(view, seat, troop, to, names)
        case Attack(troop):
            nation = NATIONS[nation_of(TROOP_NUMBERS[troop])]
            text = translate("CortezTags", "It gives {nation} one more troop in the city.")
            return text.format(nation=nation_name(nation))
        case Mark(troop) | Collar(troop) if troop != NONE:
            text = translate("CortezTags", "It gives you one more troop that can move and score.")
            if names[seat]:
                text = translate(
                    "CortezTags", "It gives {name} one more troop that can move and score."
                )
            return text.format(name=names[seat])
        case PlaceLoser():
            return translate("CortezTags", "It keeps the beaten troop out of the city.")
        case Draw():
            return _drawing(len(view.provisions[seat]) + 1, names[seat])
        case Recruit():
            return _recruiting(len(view.warriors[seat]) + recruits(view, seat), names[seat])
        case Bid(amount) if view.auction is not None:
            return _bidding(view, view.auction, amount, names)
        case Pass() if view.auction is not None:
            return _passing(view.auction, seat, names)
        case Trade(_, give, get):
            held = Counter(view.provisions[seat]) + Counter(get) - Counter(give)
            left = provisions_left(list(held.elements()), {*give, *get})
            text = translate("CortezTags", "It leaves you with {provisions}.")
            if names[seat]:
                text = translate("CortezTags", "It leaves {name} with {provisions}.")
            return text.format(name=names[seat], provisions=left)
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


def _recruiting(count: int, name: str) -> str:
    """Return the number of warriors in the hand after recruiting."""
    if not name:
        return translate("CortezTags", "It brings your hand to %n warrior(s).", "", count)
    text = translate("CortezTags", "It brings {name}’s hand to %n warrior(s).", "", count)
    return text.format(name=name)


def _bidding(view: CortezView, auction: Auction, amount: int, names: Sequence[str]) -> str:
    """Return which bid the new one tops, and what it leaves of the provisions if it wins."""
    assert view.decision is not None
    hand = view.provisions[view.decision.seat]
    held = [card for card in hand if card is not None]
    if len(held) < len(hand):
        return ""
    left = sum(map(view.options.worth, held)) - amount
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
    return text.format(best=auction.best, name=name, left=left)


def _passing(auction: Auction, seat: Seat, names: Sequence[str]) -> str:
    """Return in words who gets the card if a seat passes, as far as that is certain."""
    rivals = [other for other, passed in enumerate(auction.passed) if not passed and other != seat]
    if auction.by is None or rivals != [auction.by]:
        return ""
    if not names[auction.by]:
        text = translate("CortezTags", "It leaves the card to you for {best}.")
    else:
        text = translate("CortezTags", "It leaves the card to {name} for {best}.")
    return text.format(best=auction.best, name=names[auction.by])


def _moving(view: CortezView, seat: Seat, troop: str, to: str, names: Sequence[str]) -> str:
    """Return what a move does at its target, and that it gives up the city or the objective."""
    gain, loss = _arriving(view, seat, troop, to, names), _leaving(view, seat, troop, to)
    if not gain or not loss:
        return gain or loss
    return translate("CortezTags", "{gain}, but {loss}").format(
        gain=gain.removesuffix("."), loss=without_subject(loss)
    )


def _leaving(view: CortezView, seat: Seat, troop: str, to: str) -> str:
    """Return that a move gives up the city or the objective; "" if it gives up neither."""
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


def _arriving(view: CortezView, seat: Seat, troop: str, to: str, names: Sequence[str]) -> str:
    """Return the troop that a troop attacks, the card it draws there, or its gain in the city."""
    place = BOARD.square(to)
    there = [other for other in view.troops if other.at == to]
    rivals = [other.collar for other in there if other.collar is not None]
    if there and not rivals:
        return translate("CortezTags", "It attacks an unmarked troop there.")
    if rivals:
        if not names[rivals[0]]:
            return translate("CortezTags", "It attacks you there.")
        return translate("CortezTags", "It attacks {name} there.").format(name=names[rivals[0]])
    for village in BOARD.villages:
        if village.square == place:
            left = view.pile + sum(view.discard.values())
            if left < village.value:
                return ""
            return translate("CortezTags", "It brings %n provision(s).", "", village.value)
    number = BOARD.city_numbers[place]
    at = view.troops[TROOP_NUMBERS[troop]].at
    enters = at is not None and not BOARD.city_numbers[BOARD.square(at)]
    if number and view.objectives[seat] == f"temple{number}":
        if enters:
            return translate(
                "CortezTags",
                "It goes to the objective: 10 points at the end, and 5 for a troop in the city.",
            )
        return translate("CortezTags", "It goes to the objective: 10 points at the end.")
    if number and enters:
        return translate(
            "CortezTags", "It brings one more troop into the city: 5 points at the end."
        )
    return ""


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
    cards = [laid.card for laid in combat.laid[side]]
    if None in cards:
        return None
    values = [int(card[-1]) for card in cards if card is not None]
    return strength([*values, *warriors], combat.weapons[side] + weapons)
