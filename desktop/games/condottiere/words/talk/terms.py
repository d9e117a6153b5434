"""The terms of agreements at Condottiere, in the persons in which they are said.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.names import a_card
from desktop.games.condottiere.words.places import region_name, region_names
from desktop.language.translation import translate
from desktop.table.game_texts import Person
from engine.core.values import Seat, Term
from engine.games.condottiere.cards import CARD_KINDS
from engine.games.condottiere.views import terms


def term(term: Term, person: Person, names: Sequence[str], speaker: Seat | None = None) -> str:
    """Return a term in a person, without a full stop (`GameTexts.term`)."""
    match person:
        case Person.FIRST:
            text = _first(term, names)
        case Person.SECOND:
            text = _second(term, speaker)
        case Person.THIRD:
            text = _third(term, names, speaker)
    name = "" if term.seat is None else names[term.seat]
    return text.format(region=place(term.about), name=name)


def term_kind_text(term: Term, name: str) -> str:
    """Return a term without its region or number; `name` is the name of the rival it is about."""
    match term.kind:
        case terms.SHOW if term.about and name:
            text = translate("CondottiereTalk", "show {name}", "cards follow")
        case terms.SHOW if term.about:
            text = translate("CondottiereTalk", "show you", "cards follow")
        case terms.KEEP_OUT:
            text = translate("CondottiereTalk", "keep out of", "a region follows")
        case terms.STAY:
            text = translate("CondottiereTalk", "fight on against {name} in", "a region follows")
            if not name:
                text = translate("CondottiereTalk", "fight on against you in", "a region follows")
        case terms.NAME:
            text = translate("CondottiereTalk", "choose next", "a region follows")
        case terms.SPARE:
            text = translate("CondottiereTalk", "do not choose", "a region follows")
        case terms.POPE_TO:
            text = translate("CondottiereTalk", "send the Pope to", "a region follows")
        case _:
            return _plain_deed(term, name)
    return text.format(name=name)


def _plain_deed(term: Term, name: str) -> str:
    """Return a term that is about no region."""
    number = terms.number_shown(term.about)
    match term.kind:
        case terms.SHOW if number and name:
            text = translate("CondottiereTalk", "show {name} %n card(s)", "", number)
            return text.format(name=name)
        case terms.SHOW if number:
            return translate("CondottiereTalk", "show you %n card(s)", "", number)
        case terms.PASS_NOW:
            return translate("CondottiereTalk", "pass on the next turn")
        case terms.NO_BISHOP:
            return translate("CondottiereTalk", "play no Bishop")
        case terms.NO_SURRENDER:
            return translate("CondottiereTalk", "play no Surrender")
    if not name:
        return translate("CondottiereTalk", "show you the hand")
    return translate("CondottiereTalk", "show {name} the hand").format(name=name)


def place(about: str) -> str:
    """Return the name of a region or, as an object, of a card, or ""."""
    if about in region_names():
        return region_name(about)
    if number := terms.number_shown(about):
        return translate("CondottiereTalk", "%n card(s)", "", number)
    return a_card(about) if about in CARD_KINDS else ""


def span(until: str) -> str:
    """Return in words how long an agreement lasts: "battle"."""
    match until:
        case "battle":
            return translate("CondottiereTalk", "battle")
        case "round":
            return translate("CondottiereTalk", "round")
    return translate("CondottiereTalk", "game")


def span_text(until: str, *, ahead: bool = False) -> str:
    """Return how long an agreement lasts: "this battle", or "the next battle" (`ahead`)."""
    match until:
        case "battle" if ahead:
            return translate("CondottiereTalk", "the next battle")
        case "battle":
            return translate("CondottiereTalk", "this battle")
        case "round":
            return translate("CondottiereTalk", "this round")
    return translate("CondottiereTalk", "this game")


def _first(term: Term, names: Sequence[str]) -> str:
    """Return a template for a term as its own seat says it."""
    you = term.seat is not None and not names[term.seat]
    match term.kind:
        case terms.KEEP_OUT:
            return translate("CondottiereTalk", "I keep out of {region}")
        case terms.STAY:
            if you:
                return translate("CondottiereTalk", "I fight on against you in {region}")
            return translate("CondottiereTalk", "I fight on against {name} in {region}")
        case terms.PASS_NOW:
            return translate("CondottiereTalk", "I pass on my next turn")
        case terms.NAME:
            return translate("CondottiereTalk", "I choose {region} next")
        case terms.SPARE:
            return translate("CondottiereTalk", "I do not choose {region}")
        case terms.NO_BISHOP:
            return translate("CondottiereTalk", "I play no Bishop")
        case terms.NO_SURRENDER:
            return translate("CondottiereTalk", "I play no Surrender")
        case terms.POPE_TO:
            return translate("CondottiereTalk", "I send the Pope to {region}")
    if number := terms.number_shown(term.about):
        if you:
            return translate("CondottiereTalk", "I show you %n card(s)", "", number)
        return translate("CondottiereTalk", "I show {name} %n card(s)", "", number)
    if you:
        return translate("CondottiereTalk", "I show you my hand")
    return translate("CondottiereTalk", "I show {name} my hand")


def _second(term: Term, speaker: Seat | None) -> str:
    """Return a template for a term as another seat says it to the person at the screen."""
    me = term.seat is not None and term.seat == speaker
    match term.kind:
        case terms.KEEP_OUT:
            return translate("CondottiereTalk", "you keep out of {region}")
        case terms.STAY:
            if me:
                return translate("CondottiereTalk", "you fight on against me in {region}")
            return translate("CondottiereTalk", "you fight on against {name} in {region}")
        case terms.PASS_NOW:
            return translate("CondottiereTalk", "you pass on your next turn")
        case terms.NAME:
            return translate("CondottiereTalk", "you choose {region} next")
        case terms.SPARE:
            return translate("CondottiereTalk", "you do not choose {region}")
        case terms.NO_BISHOP:
            return translate("CondottiereTalk", "you play no Bishop")
        case terms.NO_SURRENDER:
            return translate("CondottiereTalk", "you play no Surrender")
        case terms.POPE_TO:
            return translate("CondottiereTalk", "you send the Pope to {region}")
    if number := terms.number_shown(term.about):
        if me:
            return translate("CondottiereTalk", "you show me %n card(s)", "", number)
        return translate("CondottiereTalk", "you show {name} %n card(s)", "", number)
    if me:
        return translate("CondottiereTalk", "you show me your hand")
    return translate("CondottiereTalk", "you show {name} your hand")


def _third(term: Term, names: Sequence[str], speaker: Seat | None) -> str:
    """Return a template for a term of a seat whose name stands before it."""
    me = term.seat is not None and term.seat == speaker
    you = term.seat is not None and not names[term.seat]
    match term.kind:
        case terms.KEEP_OUT:
            return translate("CondottiereTalk", "keeps out of {region}")
        case terms.STAY:
            if me:
                return translate("CondottiereTalk", "fights on against me in {region}")
            if you:
                return translate("CondottiereTalk", "fights on against you in {region}")
            return translate("CondottiereTalk", "fights on against {name} in {region}")
        case terms.PASS_NOW:
            return translate("CondottiereTalk", "passes on the next turn")
        case terms.NAME:
            return translate("CondottiereTalk", "chooses {region} next")
        case terms.SPARE:
            return translate("CondottiereTalk", "does not choose {region}")
        case terms.NO_BISHOP:
            return translate("CondottiereTalk", "plays no Bishop")
        case terms.NO_SURRENDER:
            return translate("CondottiereTalk", "plays no Surrender")
        case terms.POPE_TO:
            return translate("CondottiereTalk", "sends the Pope to {region}")
    if number := terms.number_shown(term.about):
        if me:
            return translate("CondottiereTalk", "shows me %n card(s)", "", number)
        if you:
            return translate("CondottiereTalk", "shows you %n card(s)", "", number)
        return translate("CondottiereTalk", "shows {name} %n card(s)", "", number)
    if me:
        return translate("CondottiereTalk", "shows me the hand")
    if you:
        return translate("CondottiereTalk", "shows you the hand")
    return translate("CondottiereTalk", "shows {name} the hand")


def _infinitive(term: Term, names: Sequence[str]) -> str:
    """Return a template for the bare deed."""
    name = "" if term.seat is None else names[term.seat]
    match term.kind:
        case terms.KEEP_OUT:
            return translate("CondottiereTalk", "keep out of {region}")
        case terms.STAY:
            if not name:
                return translate("CondottiereTalk", "fight on against you in {region}")
            return translate("CondottiereTalk", "fight on against {name} in {region}")
        case terms.NAME:
            return translate("CondottiereTalk", "choose {region} next")
        case terms.SPARE:
            return translate("CondottiereTalk", "do not choose {region}")
        case terms.POPE_TO:
            return translate("CondottiereTalk", "send the Pope to {region}")
    return _plain_deed(term, name)
