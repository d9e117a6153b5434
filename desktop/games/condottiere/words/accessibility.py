"""Sentences about the table of Condottiere for screen readers.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words import labels
from desktop.games.condottiere.words.battle import leading
from desktop.games.condottiere.words.names import card_name
from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from engine.core.values import OMNISCIENT, Seat
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.standings import discarded, tallies
from engine.games.condottiere.views.view import CondottiereView


def describe(view: CondottiereView, names: Sequence[str], viewer: Seat | None) -> list[str]:
    """Describe the hand, the battle line by line, the owners, the pawn, the Pope and the piles."""
    sentences = []
    if viewer is not None and viewer != OMNISCIENT:
        sentences.append(describe_hand(view, viewer))
    sentences += _battle(view, names)
    sentences += leading.threats(view, names)
    sentences += [describe_holdings(view, seat, names) for seat in range(len(names))]
    sentences.append(describe_pawn(view, names))
    if view.pope is not None:
        text = translate("CondottiereSaid", "The Pope is on {region}.")
        sentences.append(text.format(region=region_name(view.pope)))
    text = translate("CondottiereSaid", "%n card(s) to draw, {gone} discarded.", "", view.pile)
    sentences.append(text.format(gone=discarded(view)))
    return sentences


def describe_hand(view: CondottiereView, seat: Seat) -> str:
    """Describe the visible cards of a hand."""
    hand_cards = sorted((card for card in view.hands[seat] if card), key=CARD_KINDS.__getitem__)
    if not hand_cards:
        return translate("CondottiereSaid", "Your hand is empty.")
    text = translate("CondottiereSaid", "In your hand: {cards}.")
    return text.format(cards=", ".join(card_name(card) for card in hand_cards))


def describe_line(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Describe a seat's battle line: its cards, its visible strength, and whether it has passed."""
    cards = [
        translate("CondottiereSaid", "a hidden card") if card is None else card_name(card)
        for card in view.table[seat]
    ]
    hidden = None in view.table[seat]
    if view.face_down[seat] and not hidden:
        text = translate("CondottiereSaid", "{card}, face down")
        cards[-1] = text.format(card=cards[-1])
    match bool(names[seat]), hidden:
        case False, False:
            text = translate("CondottiereSaid", "Your line: {cards}. Strength: {total}.")
        case False, True:
            text = translate("CondottiereSaid", "Your line: {cards}. Strength shown: {total}.")
        case True, False:
            text = translate("CondottiereSaid", "{name}’s line: {cards}. Strength: {total}.")
        case _:
            text = translate("CondottiereSaid", "{name}’s line: {cards}. Strength shown: {total}.")
    nothing = translate("CondottiereSaid", "no card")
    total = tallies(view)[seat].total
    sentence = text.format(name=names[seat], cards=", ".join(cards) or nothing, total=total)
    if view.passed[seat]:
        sentence = f"{sentence} {translate('CondottiereSaid', 'Passed.')}"
    return sentence


def describe_region(view: CondottiereView, place: str, names: Sequence[str]) -> str:
    """Describe a region: its owner, the pawns on it, and the seats that would win with it."""
    sentences = [_owned_regions_text(view, place, names)]
    if place == view.region and view.phase == "battle":
        sentences.append(translate("CondottiereSaid", "The battle is for it."))
    elif place == view.region:
        sentences.append(translate("CondottiereSaid", "The next battle is for it."))
    if place == view.pope:
        sentences.append(translate("CondottiereSaid", "The Pope protects it."))
    for seat, name in enumerate(names):
        if place in victory_goals.winning_regions(view, seat):
            if not name:
                text = translate("CondottiereSaid", "It would win you the game.")
            else:
                text = translate("CondottiereSaid", "It would win the game for {name}.")
            sentences.append(text.format(name=name))
    neighbours = BOARD.regions(BOARD.neighbours[BOARD.region(place)])
    text = translate("CondottiereSaid", "It borders {regions}.")
    sentences.append(text.format(regions=", ".join(region_name(other) for other in neighbours)))
    return " ".join(sentences)


def describe_holdings(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Describe the regions of a seat."""
    region_names = ", ".join(region_name(region) for region in view.owners[seat])
    match bool(names[seat]), bool(region_names):
        case False, False:
            text = translate("CondottiereSaid", "You hold no region.")
        case False, True:
            text = translate("CondottiereSaid", "You hold {regions}.")
        case True, False:
            text = translate("CondottiereSaid", "{name} holds no region.")
        case _:
            text = translate("CondottiereSaid", "{name} holds {regions}.")
    return text.format(name=names[seat], regions=region_names)


def describe_pawn(view: CondottiereView, names: Sequence[str]) -> str:
    """Describe which seat has the Condottiere pawn."""
    if not names[view.condottiere]:
        return translate("CondottiereSaid", "You have the pawn.")
    text = translate("CondottiereSaid", "{name} has the pawn.")
    return text.format(name=names[view.condottiere])


def _battle(view: CondottiereView, names: Sequence[str]) -> list[str]:
    title = labels.battle(view)
    if not title:
        return []
    if view.region is not None and view.phase != "battle":
        text = translate("CondottiereSaid", "The next battle is for {region}.")
        return [text.format(region=region_name(view.region))]
    sentences = [f"{title}."]
    if view.season is not None:
        name, effect = labels.season(view.season)
        text = translate("CondottiereSaid", "{season}: {effect}.")
        sentences.append(text.format(season=name, effect=effect))
    fighting = view.participants or range(len(names))
    return sentences + [describe_line(view, seat, names) for seat in fighting]


def _owned_regions_text(view: CondottiereView, place: str, names: Sequence[str]) -> str:
    name = region_name(place)
    for seat, regions in enumerate(view.owners):
        if place in regions:
            if not names[seat]:
                return translate("CondottiereSaid", "{region}: yours.").format(region=name)
            text = translate("CondottiereSaid", "{region}: held by {name}.")
            return text.format(region=name, name=names[seat])
    return translate("CondottiereSaid", "{region}: free.").format(region=name)
