"""Choices under a covered hand: they show nothing of it, in every game."""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.selection.model import Choosing
from desktop.table.items import Spot
from engine.core.rng import Rng
from engine.core.values import Json
from engine.games.cortez import CORTEZ
from engine.play.match import SEAT_NAMES, Match, new_record
from engine.play.record import Record
from tests.desktop.games.condottiere.kit import BATTLE, condottiere
from tests.desktop.kit import settle
from tests.desktop.table.hot_seat_kit import PEOPLE, REFUSED, hold, let_go, release, seen
from tests.desktop.table.kit import Table, cannir, human, table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

Worlds = tuple[Record, Record]


def worlds(record: Record, kind: str, *fields: str) -> Worlds:
    """The first question of a kind as it is, and with the hands of two seats exchanged: those of
    whoever is asked and of another who holds as many cards, if anybody does.
    """
    match, rng = Match(record), Rng(1)
    while match.decision is not None and match.decision.kind != kind:
        codes = match.codes()
        action = match.game.action(codes[rng.below(len(codes))])
        match.submit(match.decision.seat, action)
    assert match.decision is not None
    names = SEAT_NAMES[: record.seats]
    position = match.describe(names)
    asked = names[match.decision.seat]
    twin = copy.deepcopy(position)
    for field in fields:
        hands = twin[field]
        alike = [name for name in names if name != asked and _alike(position, field, name, asked)]
        for other in alike[:1]:
            hands[asked], hands[other] = hands[other], hands[asked]
    return replace(record, position=position), replace(record, position=twin)


def _alike(position: Json, field: str, one: str, other: str) -> bool:
    """Whether hands of two seats can be exchanged without anybody else's noticing."""
    nations = position.get("nations", {})
    held = [position[field][name] for name in (one, other)]
    counts = [sum(cards.values()) if isinstance(cards, dict) else len(cards) for cards in held]
    return counts[0] == counts[1] and nations.get(one) == nations.get(other)


def of_cannir(*, veiled: bool) -> Worlds:
    return worlds(cannir(*PEOPLE, seed=9, options={"veiled": veiled}), "play", "hands")


def of_condottiere(edition: int) -> Worlds:
    people = (*PEOPLE, human("Eva"), human("Ivo"))
    hands = {
        "A": ["m1", "m3", "m10", "scarecrow", "bishop"],
        "B": ["m2", "m2", "m4", "drum", "heroine"],
        "C": ["m2", "m3"],
        "D": ["m1", "m1"],
    }
    position = {**BATTLE, "hands": hands}
    if edition == 1:
        # Of what it does not know nothing may lie there.
        del position["pope"]
        position["table"] = {"A": ["m6", "m6", "m5"], "B": ["m10", "m4", "drum"]}
    return worlds(condottiere(*people, edition=edition, position=position), "battle", "hands")


def of_cortez(kind: str) -> Worlds:
    people = (*PEOPLE, human("Eva"), human("Ivo"))
    # Trades are asked for by the rules of version 1 only.
    record = new_record(CORTEZ, 4, 5, {"windows": kind == "trade"}, people)
    return worlds(record, kind, "provisions")


CASES: dict[str, Callable[[], Worlds]] = {
    "cannir": partial(of_cannir, veiled=False),
    "cannir veiled": partial(of_cannir, veiled=True),
    "condottiere1": partial(of_condottiere, 1),
    "condottiere3": partial(of_condottiere, 3),
    "cortez trade": partial(of_cortez, "trade"),
    "cortez pillage": partial(of_cortez, "keep_provisions"),
    "cortez pay": partial(of_cortez, "pay"),
}


def in_hand(made: Table) -> list[Hashable]:
    """The spots of the cards of the hand that is held up."""
    spots = {item.spot for item in made.page.scene.items() if isinstance(item, Spot)}
    found = [spot for spot in spots if isinstance(spot, tuple) and spot[0] == "hand"]
    return sorted(found, key=str)


def half_chosen(made: Table) -> bool:
    """Choose a card of the hand that can be chosen without giving an answer; whether one was."""
    choice = made.page.scene.choice
    for spot in in_hand(made):
        card = choice.part.card_at(spot)
        plain = isinstance(choice.choosing, Choosing) and len(choice.choosing.ways(card)) == 1
        if choice.part.clickable(spot) and not plain:
            made.click(spot)
            return True
    return False


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("case", CASES)
def test_what_was_done_under_the_cover_shows_nothing_of_the_hand(qtbot: QtBot, case: str) -> None:
    """Whatever is held: chosen, pointed at, read and dragged cards are covered like the others."""
    looks: list[list[tuple[QImage, str]]] = []
    chosen, noted = [], []
    for record in CASES[case]():
        with table(qtbot, record) as made:
            made.until_asked()
            viewport = made.page.view.viewport()
            corner = QPoint(1, 1)
            QTest.mouseMove(viewport, corner)
            before = seen(made)
            found = []
            for read in (False, True):
                hold(made)
                chosen.append(half_chosen(made))
                made.press(Qt.Key.Key_Tab)
                QTest.mouseMove(viewport, corner)
                if read:
                    made.press(Qt.Key.Key_I)
                release(made)
                found.append(seen(made))
                # What was half chosen waits for the next look.
                half = made.page.scene.choice
                assert half.choosing is not None
                assert half.choosing.ready() is None or case.startswith("cortez")
            assert not made.session.match.steps
            assert found == [before] * len(found)
            # A pointer that rests there points at backs again, and a note is gone.
            hold(made)
            resting = min(map(made.place_of, in_hand(made)), key=QPoint.x)
            release(made)
            QTest.mouseMove(viewport, resting)
            before = seen(made)
            hold(made)
            QTest.mouseMove(viewport, resting + QPoint(2, 2))
            QTest.mouseMove(viewport, resting)
            settle()
            tip = QHelpEvent(QEvent.Type.ToolTip, resting, viewport.mapToGlobal(resting))
            QApplication.sendEvent(viewport, tip)
            noted.append(made.page.scene.note.isVisible())
            release(made)
            QTest.mouseMove(viewport, resting + QPoint(1, 1))
            assert seen(made) == before
            looks.append([*found, before])
    assert any(chosen)
    assert any(noted)
    assert looks[0] == looks[1]


def test_what_was_half_chosen_is_there_at_the_next_look(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        hold(made)
        (card, *_) = made.scene.choice.choosing.cards
        made.click(("hand", card))
        let_go(made)
        assert made.scene.choice.choosing.card is None
        hold(made)
        assert made.scene.choice.choosing.card == card
        # A click on a back changes nothing of it.
        let_go(made)
        made.click(("back", "1"))
        assert made.scene.choice.choosing.card is None
        hold(made)
        assert made.scene.choice.choosing.card == card


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("case", CASES)
def test_a_covered_card_stays_covered_whatever_is_clicked_or_pressed(
    qtbot: QtBot, case: str
) -> None:
    """Clicked, double-clicked or gone to with the keys: it is refused with words, no more."""
    with table(qtbot, CASES[case]()[0]) as made:
        made.until_asked()
        scene, viewport = made.page.scene, made.page.view.viewport()
        QTest.mouseMove(viewport, QPoint(1, 1))
        before, offered = seen(made), scene.choice.considered()
        tried = {item.spot for item in scene.items() if isinstance(item, Spot)}
        backs = [one for one in tried if isinstance(one, tuple) and one[0] == "back"]
        assert backs
        for back in sorted(backs, key=str):
            at = made.place_of(back)
            made.click(back)
            assert scene.note.isVisible()
            QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
            assert made.page.strip.aside == REFUSED
            assert scene.choice.considered() == offered
            made.press(Qt.Key.Key_I)
            assert made.page.reader is None or not made.page.reader.card
            assert not in_hand(made)
            # Nothing but the refusal is shown.
            scene.choice.change()
            scene.hide_note()
            QTest.mouseMove(viewport, QPoint(1, 1))
            scene.refresh_hover()
            assert seen(made) == before
        if case != "cortez trade":
            # There passing is offered, whatever is held.
            for key in (Qt.Key.Key_Return, Qt.Key.Key_Right):
                made.press(key)
                assert made.page.strip.aside == REFUSED
                scene.choice.change()
        assert not in_hand(made)
        assert made.session.viewer is None
        assert not made.session.match.steps
