"""The offers of a mercenary that were refused in a match; only better ones are made again."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.values import Code, Seat, Step
from engine.games.cortez import codes as numbers
from engine.games.cortez.actions import PRICES, SIDE_NAMES, Mercenary, OfferHelp
from engine.games.cortez.cards import PROVISION_NAMES, VALUE_SLOTS
from engine.games.cortez.events import Answered, CombatBegan
from engine.games.cortez.rules.combat_data import PRICES_DUE

#: An offer: the side, the value of the warrior or 0, the weapons and the price, as in
#: `CombatState.due`.
Made = tuple[int, int, int, Sequence[int]]
#: The fighters of a combat that was open when the steps began, until one of them answers.
_UNKNOWN_FIGHTERS = [-1, -2]


def without_repeats(codes: list[Code], steps: Sequence[Step], seat: Seat) -> list[Code]:
    """Return the codes without offers that give the same fighter no more than a refused one."""
    if not any(map(_is_offer, codes)):
        return codes
    refused, fighters = _refused_offers(steps, seat)
    return [
        code
        for code in codes
        if not _is_offer(code)
        or not any(
            buyer == fighters[_made(code)[0]] and _is_as_good(refused_offer, _made(code))
            for buyer, refused_offer in refused
        )
    ]


def _is_offer(code: Code) -> bool:
    return numbers.HELP <= code < numbers.TRADE_WITH


def _refused_offers(
    steps: Sequence[Step], seat: Seat
) -> tuple[list[tuple[Seat, Made]], Sequence[Seat]]:
    """Return the offers of a seat that were refused, by whom, and the last fighters by side."""
    refusals: list[tuple[Seat, Made]] = []
    fighters = _UNKNOWN_FIGHTERS
    offered: Made | None = None
    for step in steps:
        match step.action:
            case Mercenary() | OfferHelp() if step.seat == seat:
                offered = _written(step.action)
            case Mercenary() | OfferHelp():
                offered = None
        for event in step.events:
            if isinstance(event, CombatBegan):
                fighters = [event.seat, event.defender]
            if isinstance(event, Answered) and event.kind == "mercenary" and offered is not None:
                fighters = [*fighters]
                fighters[offered[0]] = event.seat
                if not event.accepted:
                    refusals.append((event.seat, offered))
                offered = None
    return refusals, fighters


def _written(action: Mercenary | OfferHelp) -> Made:
    side, value = SIDE_NAMES.index(action.for_), sum(action.warriors)
    if isinstance(action, Mercenary):
        due: Sequence[int] = PRICES_DUE[PRICES.index(action.price)]
    else:
        named = [action.price.count(card) for card in PROVISION_NAMES]
        due = [len(action.price) - sum(named), *named]
    return side, value, action.weapons, due


def _made(code: Code) -> Made:
    code_rest, price = divmod(code - numbers.HELP, numbers.PRICE_COUNT)
    code_rest, weapon_count = divmod(code_rest, numbers.WEAPON_COUNTS)
    side, value = divmod(code_rest, VALUE_SLOTS)
    return side, value, weapon_count, PRICES_DUE[price]


def _is_as_good(before: Made, now: Made) -> bool:
    """Return whether the first offer gave the buyer at least as much, for no more, as the second.

    A provision of the buyer's choice costs no more than a certain one.
    """
    (_, value, arms, due), (_, lower, fewer, dearer) = before, now
    certain = all(one <= other for one, other in zip(due[1:], dearer[1:], strict=True))
    return value >= lower and arms >= fewer and certain and sum(due) <= sum(dearer)
