"""The terms of agreements at Cortez, in the persons in which they are said.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cortez.words.places import square_phrase
from desktop.language.translation import translate
from desktop.table.game_texts import Person
from engine.core.values import Seat, Term
from engine.games.cortez.views import terms


def term(term: Term, person: Person, names: Sequence[str], speaker: Seat | None = None) -> str:
    """Return a term in a person, without a full stop (`GameTexts.term`)."""
    me = term.seat is not None and term.seat == speaker
    you = term.seat is not None and not me and not names[term.seat]
    match person:
        case Person.FIRST:
            text = _first(term.kind, you=you)
        case Person.SECOND:
            text = _second(term.kind, me=me)
        case Person.THIRD:
            text = _third(term.kind, me=me, you=you)
    name = "" if term.seat is None else names[term.seat]
    return text.format(at=place(term.about), name=name)


def term_kind_text(kind: str, name: str) -> str:
    """Return a kind of term without its square; `name` is the name of the seat it is about."""
    if kind == terms.LEAVE:
        return translate("CortezTalk", "give up the place", "a square follows")
    return _infinitive(kind, you=not name).format(name=name)


def place(about: str) -> str:
    """Return a square as a location: "on temple 21", or ""."""
    return square_phrase(about) if about else ""


def span(until: str) -> str:
    """Return in words how long an agreement lasts: "turn"."""
    match until:
        case "turn":
            return translate("CortezTalk", "turn")
        case "lap":
            return translate("CortezTalk", "lap", "until every player has had a turn")
    return translate("CortezTalk", "round")


def span_text(until: str) -> str:
    """Return in words how long an agreement lasts, from now: "this turn"."""
    match until:
        case "turn":
            return translate("CortezTalk", "this turn")
        case "lap":
            return translate("CortezTalk", "one turn of each player")
    return translate("CortezTalk", "this round")


def _first(kind: str, *, you: bool) -> str:
    """Return a template for a term as its own seat says it."""
    match kind:
        case terms.PEACE:
            if you:
                return translate("CortezTalk", "I do not attack you")
            return translate("CortezTalk", "I do not attack {name}")
        case terms.LEAVE:
            return translate("CortezTalk", "I give up my place {at}")
        case terms.SIDE_WITH:
            if you:
                return translate("CortezTalk", "I help only you in this combat")
            return translate("CortezTalk", "I help only {name} in this combat")
        case terms.NEUTRAL:
            return translate("CortezTalk", "I help nobody in this combat")
    return translate("CortezTalk", "I bid no more in this auction")


def _second(kind: str, *, me: bool) -> str:
    """Return a template for a term as another seat says it to the person at the screen."""
    match kind:
        case terms.PEACE:
            if me:
                return translate("CortezTalk", "you do not attack me")
            return translate("CortezTalk", "you do not attack {name}")
        case terms.LEAVE:
            return translate("CortezTalk", "you give up your place {at}")
        case terms.SIDE_WITH:
            if me:
                return translate("CortezTalk", "you help only me in this combat")
            return translate("CortezTalk", "you help only {name} in this combat")
        case terms.NEUTRAL:
            return translate("CortezTalk", "you help nobody in this combat")
    return translate("CortezTalk", "you bid no more in this auction")


def _third(kind: str, *, me: bool, you: bool) -> str:
    """Return a template for a term of a seat whose name stands before it."""
    match kind:
        case terms.PEACE:
            if me:
                return translate("CortezTalk", "does not attack me")
            if you:
                return translate("CortezTalk", "does not attack you")
            return translate("CortezTalk", "does not attack {name}")
        case terms.LEAVE:
            return translate("CortezTalk", "gives up the place {at}")
        case terms.SIDE_WITH:
            if me:
                return translate("CortezTalk", "helps only me in this combat")
            if you:
                return translate("CortezTalk", "helps only you in this combat")
            return translate("CortezTalk", "helps only {name} in this combat")
        case terms.NEUTRAL:
            return translate("CortezTalk", "helps nobody in this combat")
    return translate("CortezTalk", "bids no more in this auction")


def _infinitive(kind: str, *, you: bool) -> str:
    """Return a template for the bare deed."""
    match kind:
        case terms.PEACE:
            if you:
                return translate("CortezTalk", "do not attack you")
            return translate("CortezTalk", "do not attack {name}")
        case terms.LEAVE:
            return translate("CortezTalk", "give up the place {at}")
        case terms.SIDE_WITH:
            if you:
                return translate("CortezTalk", "help only you in this combat")
            return translate("CortezTalk", "help only {name} in this combat")
        case terms.NEUTRAL:
            return translate("CortezTalk", "help nobody in this combat")
    return translate("CortezTalk", "bid no more in this auction")


def why_pointless(key: str, *, own: bool) -> str:
    """Return in a sentence why a promise can mean nothing now (`terms.pointless_reason`)."""
    match key:
        case "no_troop" if own:
            return translate("CortezTalk", "None of your troops is there.")
        case "no_troop":
            return translate("CortezTalk", "None of that player’s troops is there.")
        case "no_combat":
            return translate("CortezTalk", "No combat is fought now.")
        case "fights" if own:
            return translate("CortezTalk", "You fight in this combat yourself.")
        case "fights":
            return translate("CortezTalk", "That player is fighting in this combat already.")
        case "not_fighting":
            return translate("CortezTalk", "That player does not fight in this combat.")
        case "no_troops":
            return translate("CortezTalk", "That player has no troops on the map.")
        case "no_action" if own:
            return translate("CortezTalk", "You have no move left before that time is over.")
        case "no_action":
            return translate("CortezTalk", "That player has no move left before that time is over.")
        case "no_warriors" if own:
            return translate("CortezTalk", "You have no warriors to sell.")
        case "no_warriors":
            return translate("CortezTalk", "That player has no warriors to sell.")
        case "no_provisions" if own:
            return translate("CortezTalk", "You have nothing to bid.")
        case "no_provisions":
            return translate("CortezTalk", "That player has nothing to bid.")
        case "no_auction":
            return translate("CortezTalk", "Nothing is auctioned now.")
    return translate("CortezTalk", "That player has dropped out of the auction.")
