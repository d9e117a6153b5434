"""The facts of a Cortez match for the side panel: hands, the city, the event or combat, points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cortez.art.card_art.buildings import paint_basket, paint_chest, paint_temple
from desktop.games.cortez.art.card_art.hands import paint_hand
from desktop.games.cortez.art.headgear import paint_feather_crown, paint_morion
from desktop.games.cortez.words import labels, memory, texts
from desktop.games.cortez.words.card_texts import card_effect, card_name
from desktop.games.cortez.words.places import people
from desktop.language.translation import translate
from desktop.painting.cache.pictures import Pictures, blit_sign
from desktop.table.facts import (
    Badge,
    Camps,
    Facts,
    Holding,
    IconPainter,
    Procedure,
    ProcedureStep,
    Score,
    ScoreLine,
    SeatFacts,
    StepState,
    Tone,
    TurnCard,
)
from engine.core.values import Seat
from engine.games.cortez.cards import AZTEC, NATIONS, SPANISH
from engine.games.cortez.squares import CITY_COUNT
from engine.games.cortez.views.standings import known_cards
from engine.games.cortez.views.view import Combat, CortezView
from engine.games.cortez.views.view import NationScore as Points

_CAMPS = ("#efe6d2", "#8a4f26")


def facts(view: CortezView, names: Sequence[str], viewer: Seat | None) -> Facts:
    """Return everything the panel shows. The piles are on the table and are left out."""
    return Facts(
        tuple(_seat_facts(view, seat, viewer) for seat in range(len(names))),
        _progress(view),
        score=_score(view),
        goal=goal(view),
        camps=_camps(view),
        turn_card=_turn_card(view),
        procedure=_procedure(view, view.combat) if view.combat is not None else None,
    )


def goal(view: CortezView) -> str:
    """Return the sentence that says how the match is won."""
    return translate(
        "Cortez",
        "The most points win, after %n round(s) or once the city is full.",
        "",
        view.rounds,
    )


def city_troops(view: CortezView, seat: Seat) -> int:
    """Count the troops that wear the collar of `seat` on a square of the city."""
    return len(_city_numbers(view, seat))


def _city_numbers(view: CortezView, seat: Seat) -> list[int]:
    """Return the numbers of the city squares with troops that wear the collar of `seat`."""
    troop_squares = (view.troops[troop] for troop in texts.city_troops(view))
    return [int(troop.at[1:]) for troop in troop_squares if troop.at and troop.collar == seat]


# -- the seats -------------------------------------------------------------------------------------


def _seat_facts(view: CortezView, seat: Seat, viewer: Seat | None) -> SeatFacts:
    """Return the panel's facts about a seat."""
    provisions, warriors = len(view.provisions[seat]), len(view.warriors[seat])
    bribery, treasures = len(view.bribery[seat]), view.treasures[seat]
    numbers = _city_numbers(view, seat)
    inside, highest = len(numbers), max(numbers, default=0)
    nation = NATIONS.index(view.nations[seat])
    helmet = _MORION if nation == SPANISH else _FEATHERS
    holdings = (
        Holding(provisions, translate("Cortez", "%n provision(s)", "", provisions), _BASKET),
        Holding(warriors, translate("Cortez", "%n warrior(s)", "", warriors), helmet),
        Holding(bribery, translate("Cortez", "%n bribery card(s)", "", bribery), _HAND),
        Holding(treasures, translate("Cortez", "%n treasure(s)", "", treasures), _CHEST),
        Holding(inside, translate("Cortez", "%n in the city", "", inside), _TEMPLE),
    )
    standing = (view.score[seat].total, inside, highest) if view.score else (inside, treasures)
    return SeatFacts(
        holdings=holdings,
        standing=standing,
        subtitle=people(nation),
        badge=_badge(view, seat),
        known_cards=known_cards(view, seat),
        known_cards_text=memory.known_cards_sentence(view, seat, viewer),
    )


def _badge(view: CortezView, seat: Seat) -> Badge | None:
    """Return the badge with the role of `seat` in the combat or auction, or None."""
    combat, decision = view.combat, view.decision
    if view.auction is not None and decision is not None and decision.seat == seat:
        return Badge(labels.bids())
    if combat is None:
        return None
    if seat == combat.attacker:
        return Badge(labels.side(True, False))
    if seat == combat.defender:
        return Badge(labels.side(False, False), Tone.DANGER)
    if combat.mercenary is not None and seat == combat.mercenary.seat:
        return Badge(labels.offers(), Tone.PLAIN)
    if any(call.of == seat for call in combat.calls):
        return Badge(labels.help_asked_label(), Tone.PLAIN)
    return None


def _icon(
    paint: Callable[[QPainter, float], None], size: float = 1.0, lower: float = 0.0
) -> IconPainter:
    """Return a painter that draws a picture of about 100 units round the origin as a small icon.

    `size` is a factor on the size, `lower` a shift downwards in the units of the picture.
    """

    def draw(painter: QPainter, rect: QRectF) -> None:
        width = rect.width()

        def at_size(painter: QPainter) -> None:
            scale = width / 100 * size
            painter.scale(scale, scale)
            painter.translate(0, lower)
            paint(painter, 3.4)

        blit_sign(painter, _SIGNS, (paint.__name__, size, lower), rect.center(), width, at_size)

    return draw


_SIGNS = Pictures("Cortez: signs")
# The factors and shifts centre every picture and make it fill its place.
_BASKET = _icon(paint_basket, 1.15, -20)
_HAND = _icon(paint_hand, 0.93, -28)
_CHEST = _icon(paint_chest, 0.95, 5)
_TEMPLE = _icon(paint_temple)
_MORION = _icon(paint_morion, 1.2, 25)
_FEATHERS = _icon(paint_feather_crown, 1.35, 26)


# -- the match -------------------------------------------------------------------------------------


def _progress(view: CortezView) -> str:
    """Return the progress of the match in words: the round and the event."""
    if not view.round:
        return translate("Cortez", "marking troops")
    text = translate("Cortez", "round {round} of {rounds}, event {event}")
    return text.format(round=view.round, rounds=view.rounds, event=len(view.turned_events))


def _camps(view: CortezView) -> Camps:
    spanish, aztec = texts.city_troop_counts(view)
    text = translate("Cortez", "In the city: Spaniards {spanish}, Aztecs {aztec}.")
    sentence = text.format(spanish=spanish, aztec=aztec)
    heading = translate("Cortez", "The city")
    names = people(SPANISH), people(AZTEC)
    return Camps(heading, names, (spanish, aztec), CITY_COUNT, _CAMPS, sentence)


def _turn_card(view: CortezView) -> TurnCard | None:
    if not view.turned_events:
        return None
    card = view.turned_events[-1]
    heading = translate("Cortez", "Event of the turn")
    return TurnCard(heading, card, card_name(card), card_effect(card))


def _procedure(view: CortezView, combat: Combat) -> Procedure:
    """Return the steps of a combat with their stages.

    A parley in which nothing was offered is skipped. With two players the step of the mercenaries
    is left out: there is nobody to hire.
    """
    steps = [
        step for step in labels.steps() if len(view.nations) > 2 or step[1] != ("mercenaries",)
    ]
    now = next(i for i, (_, covered) in enumerate(steps) if combat.step in covered)
    combat_steps = []
    for i, (label, names) in enumerate(steps):
        step_state = StepState.DONE if i < now else StepState.NOW if i == now else StepState.COMING
        # By the rules of version 1, offers are not counted.
        uncounted = combat.parleys or view.options.windows
        if step_state is StepState.DONE and names == ("parley",) and not uncounted:
            step_state = StepState.SKIPPED
        combat_steps.append(ProcedureStep(label, step_state))
    return Procedure(labels.combat_at(combat.square), tuple(combat_steps))


def _score(view: CortezView) -> Score | None:
    """Return the points and their parts once the match is over, else None."""
    if not view.score:
        return None
    parts = tuple(_score_lines(view, seat, score) for seat, score in enumerate(view.score))
    points = tuple(score.total for score in view.score)
    tie = translate(
        "Cortez",
        "If players are level on points, troops in the city decide, then the highest square.",
    )
    return Score(translate("Cortez", "Final score"), points, "", parts, tie)


def _score_lines(view: CortezView, seat: Seat, score: Points) -> tuple[ScoreLine, ...]:
    gold = view.provisions[seat].count("gold")
    bribery = sum((card or "").startswith("vp") for card in view.bribery[seat])
    return (
        ScoreLine(translate("Cortez", "Winning nation"), int(score.nation > 0), score.nation),
        ScoreLine(translate("Cortez", "Troops in the city"), city_troops(view, seat), score.troops),
        ScoreLine(translate("Cortez", "Objective"), int(score.objective > 0), score.objective),
        ScoreLine(translate("Cortez", "Treasures"), view.treasures[seat], score.treasures),
        ScoreLine(translate("Cortez", "Gold"), gold, score.gold),
        ScoreLine(translate("Cortez", "Bribery cards"), bribery, score.bribery),
    )
