"""Facts of a made-up game for up to six: two camps, several hands, a card of the turn, a ladder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games import TABLES
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import disc, pen, rounded, stroke_path
from desktop.table.facts import (
    Badge,
    Camps,
    Facts,
    Holding,
    Procedure,
    ProcedureStep,
    Score,
    ScoreLine,
    SeatFacts,
    StepState,
    Tone,
    TurnCard,
)
from desktop.table.game_table import Cards
from tests.desktop.panels.parts_kit import with_parts

CHIEFS = ("Northern chief", "Reed", "Stone", "Cloud", "Heron", "Flint")
COLOURS = ("#1f6fb4", "#c8372d", "#8a4fa3", "#e8871e", "#1d8f6a", "#f0cf3c")


def _sign(painter: QPainter, box: QRectF, *, colour: str) -> None:
    shape = disc(box.center().x(), box.center().y(), box.width() / 2 - 1)
    painter.fillPath(shape, QColor(colour))
    stroke_path(painter, shape, pen("#2b1710", max(1.0, box.width() * 0.06)))


SIGNS = [partial(_sign, colour=c) for c in ("#6f8f45", "#b9ac8f", "#e2b93b", "#8a6420", "#b06a3b")]
SAID = ("provisions", "warriors", "bribery cards", "treasures", "collars")


def holdings(*numbers: int) -> tuple[Holding, ...]:
    return tuple(
        Holding(number, f"{number} {said}", sign)
        for number, said, sign in zip(numbers, SAID, SIGNS, strict=True)
    )


def _round_shield(painter: QPainter, x: float, y: float, width: float, *, colour: str) -> None:
    for share, paint in ((0.5, "#fff6dc"), (0.44, colour), (0.16, "#fff6dc")):
        painter.fillPath(disc(x, y, width * share), QColor(paint))
    stroke_path(painter, disc(x, y, width * 0.5), pen("#2b1710", width * 0.04))


def _striped(painter: QPainter, path: QPainterPath, *, colour: str) -> None:
    painter.fillPath(path, QColor(colour))
    box, stripes = path.boundingRect(), QPainterPath()
    for y in range(int(box.top()), int(box.bottom()), 8):
        stripes.addRect(QRectF(box.left(), y, box.width(), 3))
    painter.fillPath(path.intersected(stripes), QColor("#fff6dc"))


def looks(view: object, seats: int) -> Sequence[SeatLook]:
    """Chiefs once there is a match; before it everybody looks as in any game."""
    if view is None:
        return LOOKS[:seats]
    return [
        SeatLook(
            colour,
            QColor(colour).lighter(140).name(),
            QColor(colour).darker(150).name(),
            partial(str, name),
            partial(_round_shield, colour=colour),
            partial(_striped, colour=colour),
        )
        for name, colour in zip(CHIEFS[:seats], COLOURS[:seats], strict=True)
    ]


def _paint_card(painter: QPainter, rect: QRectF, card: str | None) -> None:
    painter.fillPath(rounded(rect, rect.width() * 0.06), QColor("#fbf3de" if card else "#1f6f6a"))
    field = rect.adjusted(*(rect.width() * share for share in (0.08, 0.08, -0.08, -0.08)))
    painter.fillPath(rounded(field, rect.width() * 0.04), QColor("#8a6420" if card else "#174f4b"))


CARDS = Cards(_paint_card, lambda card: (f"The card {card}", "It does <b>much</b>."))

CAMPS = Camps(
    "The city", ("North", "South"), (6, 7), 25, ("#d9d2c0", "#a4552a"), "The south leads by one."
)
TURN_CARD = TurnCard(
    "Event of the turn",
    "bridges",
    "Bridges",
    "You may break or mend one bridge that nobody stands on.",
    "You broke the northern one.",
)
PROCEDURE = Procedure(
    "Combat for temple 21",
    (
        ProcedureStep("Parley", StepState.DONE, "no offer made"),
        ProcedureStep("Recruits", StepState.DONE, "Reed buys 4"),
        ProcedureStep("Cards laid", StepState.DONE, "3 against 3"),
        ProcedureStep("Raises", StepState.DONE, "both held"),
        ProcedureStep("Mercenaries", StepState.NOW, "Stone bids"),
        ProcedureStep("Raises again", StepState.COMING, "if you accept"),
        ProcedureStep("Reveal", StepState.COMING),
    ),
)
BADGES = (Badge("attacks"), Badge("defends", Tone.DANGER), Badge("offers", Tone.PLAIN))
LABELS = ("Winning side", "Troops in the city", "Objective", "Treasures", "Gold", "Bribery")


def seat_facts(seat: int) -> SeatFacts:
    side = "South" if seat % 2 else "North"
    held = holdings(11 - seat, 5 + seat, seat % 3, 0, 2 + seat % 2)
    return SeatFacts(holdings=held, subtitle=side, standing=(seat,))


def score(seats: int) -> Score:
    parts = tuple(
        tuple(
            ScoreLine(label, count, count * worth)
            for label, count, worth in zip(
                LABELS, (seat % 2, seat, 1, seat % 2, 4, 1), (5, 5, 10, 10, 1, 7), strict=True
            )
        )
        for seat in range(seats)
    )
    points = tuple(sum(line.points for line in lines) for lines in parts)
    tie = "If players are level on points, troops in the city decide."
    return Score("Points", points, "The south holds more of the city.", parts, tie)


def facts(seats: int) -> Facts:
    """Return a quiet moment: the card of the turn lies open."""
    told = tuple(seat_facts(seat) for seat in range(seats))
    return Facts(told, "round 2 of 3", camps=CAMPS, turn_card=TURN_CARD)


def in_combat(seats: int) -> Facts:
    """Some of the seats fight, and a ladder says how far they are."""
    told = [seat_facts(seat) for seat in range(seats)]
    for seat, badge in enumerate(BADGES[:seats]):
        told[seat] = replace(told[seat], badge=badge)
    return replace(facts(seats), seats=tuple(told), procedure=PROCEDURE)


#: A table that looks like this game; its rules are another's.
TABLE = with_parts(TABLES["condottiere3"], looks=looks, cards=lambda options: CARDS)
