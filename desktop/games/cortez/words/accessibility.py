"""The table of Cortez in sentences for a screen reader.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cortez.selection.forms import RowKind
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.words import labels, memory, names
from desktop.games.cortez.words.buttons import CARD
from desktop.games.cortez.words.card_texts import card_name
from desktop.games.cortez.words.places import (
    BRIDGE_NAMES,
    bridge_name,
    nation_name,
    square_name,
)
from desktop.language.names import capital, only_person_name
from desktop.language.translation import join_words, translate
from engine.core.values import OMNISCIENT, Seat
from engine.games.cortez.actions import ANY
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import NATIONS, TROOP_NAMES, TROOPS_PER_NATION
from engine.games.cortez.views.view import Combat, CortezView


def describe(view: CortezView, names: Sequence[str], viewer: Seat | None) -> list[str]:
    """Return the description of the table: hands, seats, troops, bridges, a combat, piles."""
    sentences = []
    if viewer is not None and viewer != OMNISCIENT:
        sentences += describe_hand(view, viewer)
    for seat in range(len(names)):
        sentences.append(_seat(view, seat, names))
        sentences += filter(None, [memory.known_cards_sentence(view, seat, viewer)])
    sentences += [_unmarked(view, nation) for nation in range(len(NATIONS))]
    sentences.append(_bridges(view))
    if view.combat is not None:
        sentences.append(_combat(view.combat, names))
    text = translate("CortezSaid", "In the piles, provisions: {provisions}; event cards: {events}.")
    sentences.append(text.format(provisions=view.pile, events=view.event_pile))
    for name in NATIONS:
        learnt = memory.known_deck(view, name)
        sentences += [f"{labels.pile(name)}. {learnt}"] if learnt else []
    return sentences


def describe_hand(view: CortezView, seat: Seat) -> list[str]:
    """Return the visible cards of a hand in sentences."""
    texts = [names.provisions(view.provisions[seat])] if view.provisions[seat] else []
    if view.warriors[seat]:
        texts.append(names.warriors(view.warriors[seat]))
    texts += [card_name(card) for card in view.bribery[seat] if card is not None]
    if not texts:
        sentences = [translate("CortezSaid", "Your hand is empty.")]
    else:
        text = translate("CortezSaid", "In your hand: {cards}.")
        sentences = [text.format(cards=join_words(texts))]
    objective = view.objectives[seat]
    if objective is not None:
        text = translate("CortezSaid", "Your objective: {temple}.")
        sentences.append(text.format(temple=card_name(objective)))
    return sentences


def describe_focus(selection: CortezSelection, view: CortezView, seat_names: Sequence[str]) -> str:
    """Return the focused row of a form with its number, or the focused card."""
    if selection.form is None:
        item = selection.item
        return f"{card_name(item[1])}." if item is not None and selection.card is None else ""
    row, number = selection.form.rows[selection.row], selection.values[selection.row]
    heading = labels.form_heading(row.part.value, selection.kind)
    if row.part is RowKind.PARTNER:
        what = seat_names[number]
    elif row.part is RowKind.SIDE and view.combat is not None:
        what = seat_names[(view.combat.attacker, view.combat.defender)[number]]
    elif row.part is RowKind.WARRIOR:
        what = names.warriors([number]) if number else labels.no_warrior_label()
    elif row.part is RowKind.WEAPONS:
        what = str(number)
    elif row.card == ANY:
        what = names.provisions([None] * number) if number else labels.free_help_price()
    else:
        what = names.provisions_left([row.card] * number, {row.card})
    return translate("CortezSaid", "{heading}: {what}.").format(heading=heading, what=what)


def describe_playable(cards: Sequence[str]) -> str:
    """Return which bribery cards of the hand may be played now, and by which key; "" if none."""
    if not cards:
        return ""
    text = translate("CortezSaid", "You may play now, with the key {key}: {cards}.")
    return text.format(key=CARD, cards=join_words([card_name(card) for card in cards]))


def describe_square(view: CortezView, at: str, names: Sequence[str]) -> str:
    """Return a square of the board and the troop on it."""
    name = square_name(at)
    sentences = [f"{capital(name)}."]
    for number, troop in enumerate(view.troops):
        if troop.at == at:
            sentences.append(f"{labels.troop(view, TROOP_NAMES[number], names)}.")
    return " ".join(sentences)


def _seat(view: CortezView, seat: Seat, names: Sequence[str]) -> str:
    places = [
        square_name(troop.at)
        for troop in view.troops
        if troop.collar == seat and troop.at is not None
    ]
    nation = nation_name(view.nations[seat])
    stand = ", ".join(places) or translate("CortezSaid", "nowhere")
    if not names[seat]:
        text = translate("CortezSaid", "You lead {nation} as {chief}; your troops: {places}.")
    else:
        text = translate("CortezSaid", "{name} leads {nation} as {chief}; troops: {places}.")
    return text.format(
        name=names[seat], nation=nation, chief=card_name(view.chiefs[seat]), places=stand
    )


def _unmarked(view: CortezView, nation: int) -> str:
    own_squares = view.troops[nation * TROOPS_PER_NATION : (nation + 1) * TROOPS_PER_NATION]
    places = [square_name(t.at) for t in own_squares if t.collar is None and t.at is not None]
    text = translate("CortezSaid", "Unmarked troops of {nation}: {places}.")
    stand = ", ".join(places) or translate("CortezSaid", "nowhere")
    return text.format(nation=nation_name(NATIONS[nation]), places=stand)


def _bridges(view: CortezView) -> str:
    broken = [
        bridge_name(BRIDGE_NAMES[bridge.id])
        for bridge in BOARD.bridges
        if bridge.id in view.broken_bridges
    ]
    if not broken:
        return translate("CortezSaid", "All bridges are intact.")
    return translate("CortezSaid", "Broken: {bridges}.").format(bridges=", ".join(broken))


def _combat(combat: Combat, seat_names: Sequence[str]) -> str:
    sentences = [f"{labels.combat_at(combat.square)}."]
    over = combat.winner is not None and not any(combat.laid)
    for side, seat in enumerate(() if over else (combat.attacker, combat.defender)):
        weapons = combat.weapons[side]
        if not seat_names[seat]:
            text = translate("CortezSaid", "You have laid {warriors}; Weapons: {weapons}.")
        else:
            text = translate("CortezSaid", "{name} has laid {warriors}; Weapons: {weapons}.")
        cards = names.warriors([laid_card.card for laid_card in combat.laid[side]])
        sentences.append(text.format(name=seat_names[seat], warriors=cards, weapons=weapons))
    if combat.winner is not None:
        sentences.append(labels.verdict(seat_names[combat.winner] or only_person_name(), ""))
    return " ".join(sentences)
