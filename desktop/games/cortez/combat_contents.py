"""The contents of the combat mat as plain data: both sides, an offer, the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QFontMetricsF

from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.words import labels
from desktop.games.cortez.words.battles import answer_sentence, passed_sentence
from desktop.games.cortez.words.prompts import strength_after_laying
from desktop.language.names import only_person_name
from desktop.painting.lettering import LAYOUT_PX
from desktop.style.theme import serif
from engine.core.values import Event, Seat
from engine.games.cortez.actions import ANY, PRICES, SIDE_NAMES
from engine.games.cortez.events import (
    Answered,
    CombatEnded,
    MercenaryPassed,
    ProvisionsGiven,
    WarriorLaid,
    WeaponLaid,
)
from engine.games.cortez.rules.combat_data import PRICES_DUE
from engine.games.cortez.rules.mercenaries import named_price
from engine.games.cortez.views.view import Combat, CortezView, LaidWarrior


@dataclass(frozen=True, slots=True)
class Side:
    """One half of the mat."""

    seat: Seat
    name: str
    chief: str
    role: str
    #: Each warrior with the nation of its back; None for a warrior the viewer does not know.
    warriors: tuple[tuple[str | None, str], ...]
    weapons: int
    #: The strength once all chosen cards are laid; None while none are chosen.
    planned: int | None = None

    @property
    def warrior_strengths(self) -> list[int]:
        """The strength of each warrior, in their order.

        The best `weapons` of them count twice. An unknown warrior has 0.
        """
        known = [int(card[-1]) if card is not None else 0 for card, _ in self.warriors]
        best = sorted(range(len(known)), key=lambda i: -known[i])[: self.weapons]
        return [value * (2 if i in best else 1) for i, value in enumerate(known)]

    @property
    def doubled_indexes(self) -> frozenset[int]:
        """The indexes of the warriors doubled by weapons."""
        pairs = zip(self.warrior_strengths, self.warriors, strict=True)
        return frozenset(
            i for i, (count, (card, _)) in enumerate(pairs) if card and count > int(card[-1])
        )

    @property
    def values(self) -> list[int] | None:
        """The values of the warriors, None if any is unknown."""
        cards = [card for card, _ in self.warriors]
        return None if None in cards else [int(card[-1]) for card in cards if card is not None]

    def strength_lines(self, *, known: bool, room: float) -> tuple[str, ...]:
        """Return the lines that explain the strength of the side.

        If the warriors are not `known` or the sum is too long for `room` (in ems), the lines have
        the numbers of cards.
        """
        if not self.warriors:
            return ()
        parts = labels.strength_sum(self.values or [], self.weapons)
        if (
            known
            and QFontMetricsF(serif(LAYOUT_PX, 600)).horizontalAdvance(parts)
            <= room * LAYOUT_PX * 1.15
        ):
            return (parts,)
        return labels.card_counts(len(self.warriors), self.weapons)


@dataclass(frozen=True, slots=True)
class ShownOffer:
    """An offer in a combat: its seat, the cards, and the price."""

    chief: str
    name: str
    cards: tuple[str | None, ...]
    #: The back of a warrior whose face is hidden.
    card_back: str
    #: The provisions asked for, None for any provision; empty if `price_text` says the price.
    asked_provisions: tuple[str | None, ...]
    price_text: str
    #: The sentence that says that it was refused; "" while it is open.
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class CombatContents:
    """Everything on the mat."""

    sides: tuple[Side, Side]
    #: Whether the warriors are turned up, after the combat.
    is_revealed: bool
    #: The line below the strengths: how the combat was decided, or who wins a tie.
    note: str
    offer: ShownOffer | None
    #: The index of the winning side once the cards are turned up.
    winner_index: int | None = None
    #: The winner in words; "" until then.
    verdict: str = ""


def contents_of(
    view: CortezView, names: Sequence[str], selection: CortezSelection | None = None
) -> CombatContents | None:
    """Return the contents of the mat for a view; None without a combat.

    `selection` says which cards the viewer is about to lay, if any.
    """
    combat = view.combat
    if combat is None:
        return None
    sides = [_side(view, combat, names, number) for number in (0, 1)]
    if selection is not None and selection.laid_actions:
        planned = strength_after_laying(selection, view)
        number = (combat.attacker, combat.defender).index(selection.seat)
        sides[number] = replace(sides[number], planned=planned)
    return CombatContents(
        (sides[0], sides[1]),
        is_revealed=False,
        note=labels.tie_rule(),
        offer=_shown_offer(view, names),
    )


def reveal_warriors(contents: CombatContents, event: CombatEnded) -> CombatContents:
    """Return the mat with all warriors turned up and the result.

    The event alone says which cards lie there: `contents` may show the mat before the last of them.
    """
    sides = list(contents.sides)
    for number, (cards, weapons) in enumerate(zip(event.cards, event.weapons, strict=True)):
        warriors = tuple((card, card[:-1]) for card in cards)
        sides[number] = replace(sides[number], warriors=warriors, weapons=weapons)
    winner_index = 0 if sides[0].seat == event.winner else 1
    return CombatContents(
        (sides[0], sides[1]),
        is_revealed=True,
        note=labels.combat_outcome(event.by),
        offer=None,
        winner_index=winner_index,
        verdict=labels.verdict(sides[winner_index].name, event.by),
    )


def refuse_offer(
    contents: CombatContents, view: CortezView, event: Answered | MercenaryPassed, name: str
) -> CombatContents:
    """Return the mat with its offer refused, or with the answer to a call for help.

    `name` is that of the seat that refuses or stays out. An offer that is refused as soon as it is
    made is not on the mat: only the refusal is shown.
    """
    if isinstance(event, Answered):
        refusal = answer_sentence(name, accepted=False)
    else:
        refusal = passed_sentence(name)
    nation = view.nations[event.seat]
    bare = ShownOffer(view.chiefs[event.seat], name or only_person_name(), (), nation, (), "")
    return replace(contents, offer=replace(contents.offer or bare, refusal=refusal))


def reveal_cards(view: CortezView, event: CombatEnded) -> CortezView:
    """Return the view at the end of a combat, with its cards turned up."""
    combat = view.combat
    if combat is None:
        return view
    if is_unsold(combat, event):
        view = without_offer(view)
    attacking, defending = (
        tuple(LaidWarrior(seat, card) for card in cards)
        for seat, cards in zip((combat.attacker, combat.defender), event.cards, strict=True)
    )
    combat = replace(
        combat,
        step="collar",
        laid=(attacking, defending),
        weapons=event.weapons,
        mercenary=None,
        winner=event.winner,
    )
    return replace(view, decision=None, combat=combat)


def without_offer(view: CortezView) -> CortezView:
    """Return the view with the open offer withdrawn: an offered warrior is in the hand again."""
    combat = view.combat
    if combat is None or combat.mercenary is None:
        return replace(view, offer=None)
    offer = combat.mercenary
    warriors = list(view.warriors)
    hand = (*warriors[offer.seat], *(offer.warrior,) * offer.warriors)
    warriors[offer.seat] = tuple(sorted(hand, key=lambda card: card or ""))
    return replace(view, combat=replace(combat, mercenary=None), warriors=tuple(warriors))


def after_payments(view: CortezView, events: Sequence[Event]) -> CortezView:
    """Return the view after these events of a sale: what was given and laid has left its hand."""
    provisions = [list(hand) for hand in view.provisions]
    known: list[list[str | None]] = [list(hand) for hand in view.known]
    warriors = [list(hand) for hand in view.warriors]
    offer = view.combat.mercenary if view.combat is not None else None
    for event in events:
        match event:
            case ProvisionsGiven(seat, to, cards):
                for hands in (provisions, known):
                    _take_cards(hands[seat], cards)
                    hands[to] += cards
            case WeaponLaid(seat):
                _take_cards(provisions[seat], ("weapon",))
                _take_cards(known[seat], ("weapon",))
            # The warrior of an open offer has left the hand already.
            case WarriorLaid(seat, _, _, card) if offer is None or offer.seat != seat:
                _take_cards(warriors[seat], (card,))
    return replace(
        view,
        provisions=tuple(map(tuple, provisions)),
        known=tuple(tuple(filter(None, hand)) for hand in known),
        warriors=tuple(map(tuple, warriors)),
    )


def _take_cards(hand: list[str | None], cards: Sequence[str | None]) -> None:
    """Remove cards from a hand; a card that is not seen in it is one of the hidden ones."""
    for card in cards:
        if card in hand or None in hand:
            hand.remove(card if card in hand else None)


def is_unsold(combat: Combat, event: CombatEnded) -> bool:
    """Return whether the mercenary whose offer was open was refused before the combat ended."""
    offer = combat.mercenary
    if offer is None:
        return False
    side = SIDE_NAMES.index(offer.side)
    return (
        len(event.cards[side]) == len(combat.laid[side])
        and event.weapons[side] == combat.weapons[side]
    )


def _side(view: CortezView, combat: Combat, names: Sequence[str], side: int) -> Side:
    seat = (combat.attacker, combat.defender)[side]
    cards = tuple((laid_card.card, view.nations[laid_card.seat]) for laid_card in combat.laid[side])
    weapons = combat.weapons[side]
    role = labels.side(side == 0, combat.is_by_proxy)
    return Side(seat, names[seat] or only_person_name(), view.chiefs[seat], role, cards, weapons)


def _shown_offer(view: CortezView, names: Sequence[str]) -> ShownOffer | None:
    """Return the offer of help to show, or None."""
    combat, offer = view.combat, view.offer
    if combat is not None and (hired := combat.mercenary) is not None:
        cards: tuple[str | None, ...] = (hired.warrior,) * hired.warriors
        cards += ("weapon",) * hired.weapons
        due = hired.due or named_price(PRICES_DUE[PRICES.index(hired.price)])
        asked_cards = tuple(None if card == ANY else card for card in due)
        name, nation = names[hired.seat] or only_person_name(), view.nations[hired.seat]
        price_text = "" if asked_cards else labels.free_help_price()
        return ShownOffer(view.chiefs[hired.seat], name, cards, nation, asked_cards, price_text)
    if offer is not None:
        name = names[offer.seat] or only_person_name()
        price_text = "" if offer.get else labels.surrender()
        return ShownOffer(
            view.chiefs[offer.seat], name, offer.give, "provision", offer.get, price_text
        )
    return None
