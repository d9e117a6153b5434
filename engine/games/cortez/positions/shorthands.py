"""Shorthands of position files for actions of Cortez.

`lay` stands for one action for each card and a final `done`; `hold` stands for `done`. `resolve`
passes until a combat is decided. Cards may be counted by type, a trade may be an offer `to` a seat,
and a move may state the camouflage it expects to pay. Answers of version 1 that are interruptions
now may be written still: `bribe`, `trade`, `offer`, `mercenary`, and `accept` and `refuse` for the
last trade offered to a seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.errors import IllegalActionError, PositionError, quote_value
from engine.core.values import Json, Seat
from engine.games.cortez.actions import ANY, PRICES
from engine.games.cortez.cards import CARDS_PER_PROVISION, PROVISION_NAMES, VALUE_SLOTS
from engine.games.cortez.rules.combat_data import PRICES_DUE
from engine.games.cortez.rules.trades import MAX_OFFERED, MAX_TRADED
from engine.games.cortez.views.map_seen import SeenMap
from engine.games.cortez.views.view import Combat, CortezView

#: Keys of actions that contain provisions.
CARD_KEYS: Final = ("cards", "give", "get")
LAY_KEYS: Final = ("do", "warriors", "weapons")
#: The most warriors, and the most weapons, that one `lay` may list.
MAX_LAID: Final = 25
#: The most cards under each key of an action.
MAX_CARDS: Final = {
    "trade": {"give": MAX_TRADED, "get": MAX_TRADED},
    "offer": {"cards": MAX_OFFERED},
}
#: The action that continues a combat, by kind of decision.
RESOLVING: Final[dict[str, dict[str, Json]]] = {
    "parley": {"do": "pass"},
    "parley_answer": {"do": "refuse"},
    "fight_bribery": {"do": "pass"},
    "buy_warriors": {"do": "buy_warriors", "answer": False},
    "combat_step": {"do": "done"},
    "mercenary": {"do": "pass"},
    "mercenary_answer": {"do": "refuse"},
}
#: Questions that are accepted or refused.
ANSWERED: Final = ("trade_answer", "parley_answer", "mercenary_answer")
#: Words accepted as values.
WORDS: Final = {"yes": True, "no": False}


def expand(
    seat: Seat, written: Mapping[str, Json], view: CortezView, where: str, index: int
) -> tuple[Seat, Mapping[str, Json]] | None:
    """Return action number `index` of a written one; None after the last.

    `view` is the view of the moment after the first `index` actions.
    """
    do = written.get("do")
    if do == "resolve":
        return _expand_resolve(view, index)
    if do == "lay":
        return _expand_lay(seat, written, view, where, index)
    if index:
        return None
    fields = dict(written)
    if do == "hold":
        fields["do"] = "done"
    elif do == "offer" and "to" in written:
        fields.update({"do": "trade", "with": fields.pop("to")})
    elif do == "move" and "camouflage" in written:
        fields = _expand_move(written, view, where)
    elif do == "buy_warriors" and isinstance(written.get("answer"), str):
        fields["answer"] = WORDS.get(written["answer"], written["answer"])
    if not view.options.windows:
        fields = _as_interruption(seat, fields, view)
    for key in CARD_KEYS:
        if isinstance(fields.get(key), Mapping):
            fields[key] = _list_cards(fields[key], f"{where}.{key}")
    if view.options.windows:
        _check_card_counts(fields)
    return seat, fields


def _as_interruption(seat: Seat, fields: dict[str, Json], view: CortezView) -> dict[str, Json]:
    """Return the interruption that an answer of version 1 means now, or what is written."""
    do, decision = fields.get("do"), view.decision
    decision_kind = decision.kind if decision is not None and decision.seat == seat else ""
    if do == "bribe":
        return {**fields, "do": "play_bribery"}
    if do == "trade":
        other_fields = {key: value for key, value in fields.items() if key != "with"}
        return {**other_fields, "do": "offer_trade", "to": fields.get("with")}
    if do == "offer":
        return {**fields, "do": "buy_surrender"}
    if do == "mercenary" and decision_kind != "mercenary":
        price = fields.get("price", PRICES[0])
        if price in PRICES:
            due = PRICES_DUE[PRICES.index(price)]
            fields["price"] = [ANY] * due[0] + ["gold"] * due[-1]
        return {"warriors": [], "weapons": 0, **fields, "do": "offer_help"}
    if do in ("accept", "refuse") and decision_kind not in ANSWERED:
        numbers = [trade.number for trade in view.offers if trade.to == seat]
        if numbers:
            kind = "take_offer" if do == "accept" else "end_offer"
            return {"do": kind, "number": numbers[-1]}
    return fields


def _check_card_counts(fields: Mapping[str, Json]) -> None:
    """Raise IllegalActionError for more cards than an action can contain."""
    for key, maximum in MAX_CARDS.get(str(fields.get("do")), {}).items():
        cards = fields.get(key)
        if isinstance(cards, list) and not 0 < len(cards) <= maximum:
            raise IllegalActionError(f"wrong_number: {len(cards)} cards", "wrong_number")
    sold = fields.get("warriors")
    if fields.get("do") == "mercenary" and isinstance(sold, list) and len(sold) > 1:
        raise IllegalActionError("one_warrior: a mercenary sells one", "one_warrior")


def _expand_resolve(view: CortezView, index: int) -> tuple[Seat, Mapping[str, Json]] | None:
    """Return the hold or pass of the seat to move until the combat is decided."""
    decision = view.decision
    if decision is not None and decision.kind in RESOLVING:
        return decision.seat, RESOLVING[decision.kind]
    if not index:
        raise IllegalActionError("not_asked: no combat is fought", "not_asked")
    return None


def _expand_lay(
    seat: Seat, written: Mapping[str, Json], view: CortezView, where: str, index: int
) -> tuple[Seat, Mapping[str, Json]] | None:
    """Return the next action of `lay`: its warriors, its weapons, then done."""
    for key in written:
        if key not in LAY_KEYS:
            raise PositionError(f"{where}.{key}: unknown key")
    warriors = written.get("warriors") or []
    weapons = written.get("weapons") or 0
    if not isinstance(warriors, list) or len(warriors) > MAX_LAID:
        raise PositionError(f"{where}.warriors: expected a list of values")
    for value in warriors:
        if type(value) is not int or not 0 < value < VALUE_SLOTS:
            raise PositionError(f"{where}.warriors: {quote_value(value)} is no value of a warrior")
    if type(weapons) is not int or not 0 <= weapons <= MAX_LAID:
        raise PositionError(f"{where}.weapons: expected a number")
    decision = view.decision
    laying = decision is not None and (decision.seat, decision.kind) == (seat, "combat_step")
    combat = view.combat
    cards = [
        *({"do": "add_warrior", "value": value} for value in warriors),
        *[{"do": "add_weapon"}] * weapons,
    ]
    if combat is not None and combat.attacker == seat:
        # The first card may have been laid automatically, if it was the only one in hand. The view
        # shows what was laid, also by the earlier actions of this entry: the next card is always
        # the first of those that are missing.
        if laying and combat.step == "attack":
            cards = _missing_cards(cards, combat)
            index = 0
        elif not laying and combat.step == "defence" and not _missing_cards(cards, combat):
            return None
    if index < len(cards):
        return seat, cards[index]
    # The turn of a seat that can add nothing has already ended.
    return (seat, {"do": "done"}) if laying or not index else None


def _missing_cards(cards: list[dict[str, Json]], combat: Combat) -> list[dict[str, Json]]:
    """Return the cards that are not yet on the attacker's side."""
    missing = cards[:]
    lying: list[dict[str, Json]] = [{"do": "add_weapon"}] * combat.weapons[0]
    for laid_card in combat.laid[0]:
        lying.append({"do": "add_warrior", "value": int((laid_card.card or "0")[-1])})
    for card in lying:
        if card in missing:
            missing.remove(card)
    return missing


def _expand_move(written: Mapping[str, Json], view: CortezView, where: str) -> dict[str, Json]:
    """Return the move alone. Raises IllegalActionError if it costs something else than written."""
    camouflage = written["camouflage"]
    if type(camouflage) is not int or camouflage < 0:
        raise PositionError(f"{where}.camouflage: expected a number")
    fields = {key: value for key, value in written.items() if key != "camouflage"}
    due = SeenMap.from_view(view).camouflage_due(fields.get("troop"), fields.get("to"))
    if due is not None and due != camouflage:
        raise IllegalActionError(f"wrong_camouflage: {due} are due", "wrong_camouflage")
    return fields


def _list_cards(cards: Mapping[str, Json], where: str) -> list[str]:
    """Return provisions one by one."""
    names: list[str] = []
    for name, number in cards.items():
        if name not in PROVISION_NAMES:
            raise PositionError(f"{where}: unknown provision {name!r}")
        if type(number) is not int or not 0 <= number <= CARDS_PER_PROVISION:
            raise PositionError(f"{where}.{name}: expected a number")
        names += [name] * number
    return names
