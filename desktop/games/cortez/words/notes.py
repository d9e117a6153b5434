"""The notes beside the pointer in Cortez, as rich text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.cortez.words import labels, memory
from desktop.games.cortez.words.card_texts import card_name, full_description
from desktop.games.cortez.words.places import square_name
from desktop.language.names import capital
from desktop.language.translation import translate
from desktop.table.callouts.note import titled_text
from engine.core.values import Seat
from engine.games.cortez.board import BOARD
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules.event_cards import CARDS_WITH_TREASURE
from engine.games.cortez.squares import BRIDGE, PORT
from engine.games.cortez.views.view import CortezView


def card(name: str, options: CortezOptions) -> str:
    """Return a card's name and effect."""
    return titled_text(card_name(name), full_description(name, options))


def square(view: CortezView, at: str, names: Sequence[str]) -> str:
    """Return the name of a square, its gain, and the troop on it."""
    number = BOARD.square(at)
    title = square_name(at)
    lines = []
    if cards := BOARD.village_values[number]:
        lines.append(
            translate(
                "CortezNotes",
                "A move that ends here brings %n provision(s); after a combat, only the winner "
                "draws.",
                "",
                cards,
            )
        )
    if number in {BOARD.city[temple - 1] for temple in BOARD.temples}:
        lines += _temple(view, f"temple{BOARD.city_numbers[number]}", names)
    elif BOARD.city_numbers[number]:
        lines.append(translate("CortezNotes", "A marked troop here counts 5 points at the end."))
    if BOARD.kinds[number] == PORT:
        lines.append(translate("CortezNotes", "Troops change between land and water here."))
    if BOARD.kinds[number] == BRIDGE:
        lines.append(_bridge(view, number))
    for i, troop in enumerate(view.troops):
        if troop.at == at:
            name = f"{'S' if i < len(view.troops) // 2 else 'A'}{i % (len(view.troops) // 2) + 1}"
            who = escape(labels.troop(view, name, names), quote=False)
            lines.append(translate("CortezNotes", "Here: {troop}.").format(troop=who))
    return titled_text(capital(title), *lines)


def _temple(view: CortezView, objective: str, names: Sequence[str]) -> list[str]:
    """Return in words whose objective a temple is, or may be as far as the viewer knows."""
    if objective in view.objectives:
        name = names[view.objectives.index(objective)]
        text = translate("CortezNotes", "This is your objective: 10 points at the end.")
        if name:
            text = translate("CortezNotes", "This is {name}’s objective: 10 points at the end.")
        return [text.format(name=escape(name, quote=False))]
    if None not in view.objectives:
        return []
    return [translate("CortezNotes", "This may be somebody’s secret objective: 10 points.")]


def _bridge(view: CortezView, number: int) -> str:
    name = next(bridge.id for bridge in BOARD.bridges if bridge.square == number)
    if name in view.broken_bridges:
        return translate("CortezNotes", "The bridge is broken: nobody passes over or under it.")
    return translate("CortezNotes", "Troops walk over the bridge, boats pass below.")


def bid() -> str:
    """Return the hint how to bid quickly."""
    return translate("CortezNotes", "Type your bid, or turn the mouse wheel here.")


def several_cards_hint() -> str:
    """Return the hint how to choose several cards in a combat."""
    return translate(
        "CortezNotes",
        "To choose several: Shift+click takes all from the last card clicked, Ctrl+click one "
        "more; or drag a frame around them on the felt.",
    )


def pile(name: str, view: CortezView) -> str:
    """Return the name of a pile and the number of its cards."""
    match name:
        case "provision":
            text = translate("CortezNotes", "%n provision(s) to draw.", "", view.pile)
        case "discard":
            discarded = ", ".join(
                f"{card_name(kind)} {count}" for kind, count in view.discard.items() if count
            )
            none = translate("CortezNotes", "No provision has been discarded.")
            return titled_text(labels.pile(name), discarded or none)
        case "bribery":
            text = translate("CortezNotes", "%n card(s) to be auctioned.", "", view.bribery_pile)
            lines = [text]
            if view.bribery_played:
                played = ", ".join(card_name(kind) for kind in view.bribery_played)
                lines.append(translate("CortezNotes", "Played: {cards}.").format(cards=played))
            return titled_text(labels.pile(name), *lines)
        case "event":
            text = translate("CortezNotes", "%n card(s), the treasure among the last five.", "",
                             view.event_pile)  # fmt: skip
            if view.event_pile <= CARDS_WITH_TREASURE + 1:
                text = translate("CortezNotes", "%n card(s), the treasure among them.", "",
                                 view.event_pile)  # fmt: skip
            if "treasure" in view.turned_events or not view.event_pile:
                text = translate("CortezNotes", "%n card(s).", "", view.event_pile)
            turned = ", ".join(card_name(kind) for kind in view.turned_events)
            turned_text = translate("CortezNotes", "Turned up this round: {cards}.")
            return titled_text(
                labels.pile(name), text, *([turned_text.format(cards=turned)] if turned else [])
            )
        case _:
            size = sum(batch.size for batch in view.decks[0 if name == "spanish" else 1])
            text = translate("CortezNotes", "%n warrior(s) to draw.", "", size)
            learnt = memory.known_deck(view, name)
            return titled_text(labels.pile(name), text, *([learnt] if learnt else []))
    return titled_text(labels.pile(name), text)


def covered_hand_note(view: CortezView, seat: Seat) -> str:
    """Return the public knowledge of a hand that is face down; "" if nothing."""
    learnt = memory.known_cards_sentence(view, seat, None)
    return titled_text(labels.hand(), learnt) if learnt else ""
