"""Selections of interruptions: bribery cards, trades, surrenders, help.

They are judged, never listed: a form has an interruption for any numbers, and the rules judge it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from desktop.games.cortez.selection.forms import FormRow, NumberForm, RowKind, Values
from desktop.games.cortez.selection.selection import CortezSelection
from engine.core.values import Action, Interruption, Seat
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import (
    ANY,
    SIDE_NAMES,
    BuySurrender,
    OfferHelp,
    OfferTrade,
    PlayBribery,
    SeekHelp,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import PROVISION_NAMES, TROOP_NAMES, named_provisions
from engine.games.cortez.views.view import CortezView

# The kinds of interruptions, beside those of decisions.
CARD = "interruption_card"
TRADE = "interruption_trade"
SURRENDER = "interruption_surrender"
CALL = "interruption_call"
HELP = "interruption_help"

#: The most provisions of a type that a form asks for.
MAX_WANTED = 25
#: Refusals of an interruption that more cards could make possible.
_INCOMPLETE = ("wrong_number", "offers_nothing")
_DRAWING = ("five_warriors", "five_provisions")
_MOVING = ("own_move", "foreign_move")


@dataclass(frozen=True)
class InterruptionForm(NumberForm):
    """A form whose numbers are judged by the rules, by the view of the acting seat.

    It lists no actions, so `missing_cards` returns 1 where any number of cards is missing.
    """

    view: CortezView
    start: Values
    make: Callable[[Values], Interruption]

    def judge(self, values: Values) -> tuple[str, Interruption]:
        """Return why these numbers are not possible, as a key or "", and the interruption."""
        interruption = self.make(values)
        return CORTEZ.refusal(self.view, interruption), interruption

    def initial_values(self) -> Values:
        return self.start

    def action(self, values: Values) -> Action | None:
        key, interruption = self.judge(values)
        return None if key else interruption

    def values_of(self, action: Action) -> Values | None:
        return None

    def with_value(self, values: Values, row_index: int, value: int) -> Values:
        wanted = (*values[:row_index], value, *values[row_index + 1 :])
        if self.missing_cards(wanted) is not None:
            return wanted
        # The other numbers no longer fit, so reset them.
        return tuple(
            number if i == row_index or row.part in (RowKind.PARTNER, RowKind.SIDE) else 0
            for i, (row, number) in enumerate(zip(self.rows, wanted, strict=True))
        )

    def missing_cards(self, values: Values) -> int | None:
        if any(number not in row.values for row, number in zip(self.rows, values, strict=True)):
            return None
        key, _ = self.judge(values)
        return 0 if not key else 1 if key in _INCOMPLETE else None

    def limit_reason(self, values: Values, row_index: int, step: int) -> tuple[str, Interruption]:
        """Return why a number cannot be raised or lowered, as in `judge`."""
        number = values[row_index] + step
        key, interruption = self.judge((*values[:row_index], number, *values[row_index + 1 :]))
        return "" if key in _INCOMPLETE else key or "no_more", interruption


def cards_to_play(view: CortezView, seat: Seat) -> Mapping[str, Sequence[PlayBribery]]:
    """Return the bribery cards of a seat that it may play now, each with all ways to play it."""
    actions_by_card: dict[str, Sequence[PlayBribery]] = {}
    for card in sorted({card for card in view.bribery[seat] if card is not None}):
        ways = [PlayBribery(card)] if card in _DRAWING else []
        if card in _MOVING:
            ways = [
                PlayBribery(card, TROOP_NAMES[number], BOARD.name(square))
                for number, troop in enumerate(view.troops)
                if troop.at is not None
                and troop.collar is not None
                and (troop.collar == seat) is (card == "own_move")
                for square in range(len(BOARD.kinds))
            ]
        legal = [way for way in ways if not CORTEZ.refusal(view, way)]
        if legal:
            actions_by_card[card] = legal
    return actions_by_card


def why_no_card(view: CortezView, seat: Seat, card: str) -> str:
    """Return the key of the reason why a bribery card of the hand cannot be played now."""
    if card not in _MOVING:
        return CORTEZ.refusal(view, PlayBribery(card))
    for number, troop in enumerate(view.troops):
        if troop.at is None or troop.collar is None:
            continue
        if (troop.collar == seat) is (card == "own_move"):
            # Whatever forbids the card itself is refused before the square.
            key = CORTEZ.refusal(view, PlayBribery(card, TROOP_NAMES[number], troop.at))
            return "no_way" if key in ("same_square", "fighting") else key
    return "no_way"


def card_choice(view: CortezView, seat: Seat) -> CortezSelection | None:
    """Return the choice among the bribery cards that may be played, or None."""
    ways = cards_to_play(view, seat)
    if not ways:
        return None
    return CortezSelection(
        [way for card in ways.values() for way in card], CARD, seat, _places(view)
    )


def trade_choice(
    view: CortezView, seat: Seat, to: Seat, answered: int | None = None
) -> CortezSelection:
    """Return the choice of a trade with a seat; it begins with a mirrored offer, to counter it."""
    rows = (
        *_giving_rows(view, seat),
        *(FormRow(RowKind.GET, name, tuple(range(MAX_WANTED + 1))) for name in PROVISION_NAMES),
    )
    kinds = len(PROVISION_NAMES)

    def make(values: Values) -> Interruption:
        return OfferTrade(
            to, named_provisions([*values[:kinds]]), named_provisions([*values[kinds:]])
        )

    start: list[int] = [0] * len(rows)
    offer = next((offer for offer in view.offers if offer.number == answered), None)
    if offer is not None:
        provisions = view.provisions[seat]
        start = [min(offer.get.count(name), provisions.count(name)) for name in PROVISION_NAMES]
        start += [offer.give.count(name) for name in PROVISION_NAMES]
    selection = _form_selection(view, seat, TRADE, rows, tuple(start), make)
    selection.partner, selection.answered = to, answered if offer is not None else None
    return selection


def surrender_choice(view: CortezView, seat: Seat) -> CortezSelection:
    """Return the choice of the provisions that the attacker offers for a surrender."""
    rows = _giving_rows(view, seat)
    return _form_selection(
        view,
        seat,
        SURRENDER,
        rows,
        (0,) * len(rows),
        lambda values: BuySurrender(named_provisions([*values])),
    )


def call_choice(view: CortezView, seat: Seat) -> CortezSelection:
    """Return the choice of the seat that a fighter asks for help, and of its price."""
    third = _third_seats(view)
    some = tuple(range(len(view.provisions[seat]) + 1))
    rows = (
        FormRow(RowKind.PARTNER, "", third),
        *_giving_rows(view, seat),
        FormRow(RowKind.GIVE, ANY, some),
    )

    def make(values: Values) -> Interruption:
        return SeekHelp(values[0], _price(values[1:]))

    return _form_selection(view, seat, CALL, rows, (third[0], *(0,) * (len(rows) - 1)), make)


def help_choice(view: CortezView, seat: Seat) -> CortezSelection:
    """Return the choice of the help that a third seat offers a fighter, and of its price."""
    values_held = sorted({int(card[-1]) for card in view.warriors[seat] if card is not None})
    weapons = view.provisions[seat].count("weapon")
    wanted = tuple(range(MAX_WANTED + 1))
    rows = (
        FormRow(RowKind.SIDE, "", (0, 1)),
        FormRow(RowKind.WARRIOR, "", (0, *values_held)),
        FormRow(RowKind.WEAPONS, "", tuple(range(weapons + 1))),
        *(FormRow(RowKind.GET, name, wanted) for name in (*PROVISION_NAMES, ANY)),
    )

    def make(values: Values) -> Interruption:
        side, warrior, arms, *price = values
        return OfferHelp(SIDE_NAMES[side], (warrior,) if warrior else (), arms, _price(price))

    return _form_selection(view, seat, HELP, rows, (0,) * len(rows), make)


def combat_interruptions(view: CortezView, seat: Seat) -> Mapping[str, str]:
    """Return the interruptions about the current combat that make sense for a seat.

    They are SURRENDER, CALL and HELP, each with the key of the reason why it is not possible now,
    or "".
    """
    combat = view.combat
    if combat is None or combat.winner is not None:
        return {}
    reasons_by_act = {}
    if seat == combat.attacker:
        reasons_by_act[SURRENDER] = _obstacle(view, BuySurrender(()))
    third = _third_seats(view)
    if seat in (combat.attacker, combat.defender):
        if third:
            reasons_by_act[CALL] = _obstacle(view, SeekHelp(third[0], ()))
    else:
        reasons_by_act[HELP] = _obstacle(view, OfferHelp(SIDE_NAMES[0], (), 0, ()))
    return {
        interruption: key
        for interruption, key in reasons_by_act.items()
        if key not in ("too_late", "not_asked")
    }


def renew_selection(view: CortezView, selection: CortezSelection) -> CortezSelection | None:
    """Return the choice of the same interruption for a new view; None if not possible now."""
    seat = selection.seat
    match selection.kind:
        case kind if kind == CARD:
            return card_choice(view, seat)
        case kind if kind == TRADE and selection.partner is not None:
            if _obstacle(view, OfferTrade(selection.partner, (), ())):
                return None
            return trade_choice(view, seat, selection.partner, selection.answered)
    if combat_interruptions(view, seat).get(selection.kind) != "":
        return None
    make = {SURRENDER: surrender_choice, CALL: call_choice, HELP: help_choice}[selection.kind]
    return make(view, seat)


def _obstacle(view: CortezView, interruption: Interruption) -> str:
    """Return why the interruption is impossible with any cards, or ""."""
    key = CORTEZ.refusal(view, interruption)
    return "" if key in _INCOMPLETE else key


def _form_selection(
    view: CortezView,
    seat: Seat,
    kind: str,
    rows: Sequence[FormRow],
    start: Values,
    make: Callable[[Values], Interruption],
) -> CortezSelection:
    form = InterruptionForm(tuple(rows), {}, view, start, make)
    return CortezSelection((), kind, seat, _places(view), interruption_form=form)


def _places(view: CortezView) -> dict[str, str]:
    pairs = zip(TROOP_NAMES, view.troops, strict=True)
    return {name: troop.at for name, troop in pairs if troop.at is not None}


def _third_seats(view: CortezView) -> tuple[Seat, ...]:
    """Return the seats that do not fight in the current combat."""
    combat = view.combat
    assert combat is not None
    fighters = combat.attacker, combat.defender
    return tuple(seat for seat in range(len(view.nations)) if seat not in fighters)


def _giving_rows(view: CortezView, seat: Seat) -> tuple[FormRow, ...]:
    provisions = view.provisions[seat]
    return tuple(
        FormRow(RowKind.GIVE, name, tuple(range(provisions.count(name) + 1)))
        for name in PROVISION_NAMES
    )


def _price(counts: Sequence[int]) -> tuple[str, ...]:
    *named, free = counts
    return (*(ANY,) * free, *named_provisions(named))
