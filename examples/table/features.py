"""The parts of Ambush that the desktop loads with its table: facts, statistics, links, cards."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.translation import translate
from desktop.table.facts import Facts, SeatFacts
from desktop.table.game_table import Cards, GameFeatures, Statistics
from engine.core.values import Seat
from engine.play.match import Match
from examples.rules.views import AmbushView
from examples.table.art import paint_card
from examples.table.beats import BEATS
from examples.table.words import TEXTS


def facts(view: AmbushView, names: Sequence[str], viewer: Seat | None) -> Facts:
    """Return the facts of a view for the panel."""
    goal = translate("Ambush", "Goal: three in a line")
    if view.options.reverse:
        goal = translate("Ambush", "Goal: no three in a line")
    return Facts(tuple(SeatFacts(hand=(card,)) for card in view.cards), goal=goal)


def statistics(match: Match[AmbushView]) -> Statistics:
    """Return the figures on the page after a match."""
    marks = [step.seat for step in match.steps]
    seats = tuple((marks.count(seat),) for seat in range(match.seats))
    return Statistics((translate("Ambush", "squares marked"),), seats)


def read_card(card: str) -> tuple[str, str]:
    """Return the name and the effect of a card shown large."""
    effect = translate("Ambush", "A mark on this square belongs to the player with this card.")
    return translate("Ambush", "Ambush on {card}").format(card=card), effect


class Links:
    """The sections of the rules text, whatever the question is about: there is only one."""

    def for_refusal(self, *about: object, **named: object) -> str:
        return "rules"

    def for_event(self, *about: object, **named: object) -> str:
        return "rules"

    def for_decision(self, *about: object, **named: object) -> str:
        return "rules"

    def for_result(self, *about: object, **named: object) -> str:
        return "rules"


def features() -> GameFeatures:
    """Return the parts loaded with the table."""
    cards = Cards(paint_card, read_card)
    return GameFeatures(
        texts=TEXTS,
        facts=facts,
        statistics=statistics,
        links=Links(),
        beats=BEATS,
        cards=lambda options: cards,
        hand=lambda view, seat: [view.cards[seat]],
    )
