"""Ambush as the desktop registers a game: its box, and the parts loaded on first use."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.language.translation import translate
from desktop.printing.sheets import GameSheets
from desktop.table.beats import Beat, BeatTable, Stage
from desktop.table.facts import Facts, SeatFacts
from desktop.table.game_table import Cards, GameFeatures, GameTable, Statistics, Terms
from desktop.table.scene import TableScene
from engine.core.values import Seat
from engine.play.match import Match
from examples.rules.values import AmbushView, Dealt, Marked, Options, Turned
from examples.table.art import paint_card
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


def option(name: str) -> tuple[str, str]:
    """Return the label and the one-line detail of an option; there is only one."""
    return translate("Ambush", "Reversed"), translate("Ambush", "A player with a line loses.")


def read_card(card: str) -> tuple[str, str]:
    """Return the name and the effect of a card shown large."""
    effect = translate("Ambush", "A mark on this square belongs to the player with this card.")
    return translate("Ambush", "Ambush on {card}").format(card=card), effect


class Links:
    """The sections of the rules text, whatever the question is about: there is only one."""

    def for_refusal(self, *about: object, **named: object) -> str:
        return "rules"

    for_event = for_decision = for_result = for_refusal


#: Milliseconds in which a mark fades in.
MARK_MS = 250
#: What is seen and heard of each event; an event that shows nothing is listed as silent.
BEATS = BeatTable(
    (Beat(Marked, (Stage(MARK_MS, "the mark fades in", "tile"),), "the mark"),),
    frozenset({Dealt, Turned}),
)


def _parts() -> GameFeatures:
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


def _scene() -> TableScene[AmbushView]:
    from examples.table.choice import AmbushChoice
    from examples.table.scene import AmbushScene, Animations

    scene = AmbushScene()
    scene.compose(AmbushChoice(scene), Animations(scene))
    return scene


def _sheets() -> GameSheets:
    from examples.table.sheet import SHEETS

    return SHEETS


TABLE = GameTable(
    id="ambush",
    title=TEXTS.title,
    tagline=TEXTS.tagline,
    seats=range(2, 3),
    minutes=2,
    paint_lid=lambda painter, width, height: paint_card(painter, QRectF(0, 0, width, height), None),
    scene=_scene,
    load_terms=lambda: Terms(Options, option),
    load_features=_parts,
    load_sheets=_sheets,
    is_first_by_lot=False,
)
