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

from desktop.games.condottiere.selection.selection import CondottiereSelection
from desktop.table.items import HitItem
from engine.core.rng import Rng
from engine.core.values import Json
from engine.games.cortez import CORTEZ
from engine.play.match import SEAT_NAMES, Match
from engine.play.match_files import new_record
from engine.play.record import Record
from tests.desktop.games.condottiere.kit import BATTLE, condottiere
from tests.desktop.kit import settle
from tests.desktop.table.hot_seat_kit import (
    PEOPLE,
    REFUSED,
    page_seen,
    press_peek_key,
    release_focused_peek_key,
    release_peek_key,
)
from tests.desktop.table.kit import Table, cannir, human, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

Worlds = tuple[Record, Record]


def worlds(record: Record, kind: str, *fields: str) -> Worlds:
    """Return the first question of a kind as it is, and with the hands of two seats exchanged.

    Those of the seat that decides and of another with as many cards, if there is one.
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
    """Return whether hands of two seats can be exchanged without anybody else's noticing."""
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


def in_hand(table: Table) -> list[Hashable]:
    """Return the spots of the cards of the hand that is held up."""
    target_ids = {item.target_id for item in table.page.scene.items() if isinstance(item, HitItem)}
    found = [
        target_id
        for target_id in target_ids
        if isinstance(target_id, tuple) and target_id[0] == "hand"
    ]
    return sorted(found, key=str)


def half_chosen(table: Table) -> bool:
    """Choose a card of the hand that can be chosen without giving an answer; whether one was."""
    choice = table.page.scene.controller
    for target_id in in_hand(table):
        card = choice.game_choice.card_at(target_id)
        plain = (
            isinstance(choice.selection, CondottiereSelection)
            and len(choice.selection.plays_of_card(card)) == 1
        )
        if choice.game_choice.is_clickable(target_id) and not plain:
            table.click(target_id)
            return True
    return False


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("case", CASES)
def test_choices_under_the_cover_reveal_nothing_of_the_hand(qtbot: QtBot, case: str) -> None:
    """Whatever is held: chosen, pointed at, read and dragged cards are covered like the others."""
    looks: list[list[tuple[QImage, str]]] = []
    chosen, noted = [], []
    for record in CASES[case]():
        with open_table(qtbot, record) as table:
            table.until_asked()
            viewport = table.page.view.viewport()
            corner = QPoint(1, 1)
            QTest.mouseMove(viewport, corner)
            before = page_seen(table)
            found = []
            for read in (False, True):
                press_peek_key(table)
                chosen.append(half_chosen(table))
                table.press(Qt.Key.Key_Tab)
                QTest.mouseMove(viewport, corner)
                if read:
                    table.press(Qt.Key.Key_I)
                release_focused_peek_key(table)
                # The ring of the panel's focus, which Tab may have moved, tells nothing of a hand.
                table.page.view.setFocus()
                found.append(page_seen(table))
                # What was half chosen waits for the next look.
                half = table.page.scene.controller
                assert half.selection is not None
                assert half.selection.ready_action() is None or case.startswith("cortez")
            assert not table.session.match.steps
            assert found == [before] * len(found)
            # A pointer that rests there points at backs again, and a note is gone.
            press_peek_key(table)
            resting = min(map(table.place_of, in_hand(table)), key=QPoint.x)
            release_focused_peek_key(table)
            QTest.mouseMove(viewport, resting)
            before = page_seen(table)
            press_peek_key(table)
            QTest.mouseMove(viewport, resting + QPoint(2, 2))
            QTest.mouseMove(viewport, resting)
            settle()
            tip = QHelpEvent(QEvent.Type.ToolTip, resting, viewport.mapToGlobal(resting))
            QApplication.sendEvent(viewport, tip)
            noted.append(table.page.scene.note.isVisible())
            release_focused_peek_key(table)
            QTest.mouseMove(viewport, resting + QPoint(1, 1))
            assert page_seen(table) == before
            looks.append([*found, before])
    assert any(chosen)
    assert any(noted)
    assert looks[0] == looks[1]


def test_the_selection_is_kept_until_the_next_peek(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        press_peek_key(table)
        (card, *_) = table.scene.controller.selection.cards
        table.click(("hand", card))
        release_peek_key(table)
        assert table.scene.controller.selection.card is None
        press_peek_key(table)
        assert table.scene.controller.selection.card == card
        # A click on a back changes nothing of it.
        release_peek_key(table)
        table.click(("back", "1"))
        assert table.scene.controller.selection.card is None
        press_peek_key(table)
        assert table.scene.controller.selection.card == card


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("case", CASES)
def test_a_covered_card_stays_covered_whatever_is_clicked_or_pressed(
    qtbot: QtBot, case: str
) -> None:
    """Clicked, double-clicked or gone to with the keys: it is refused with words, no more."""
    with open_table(qtbot, CASES[case]()[0]) as table:
        table.until_asked()
        scene, viewport = table.page.scene, table.page.view.viewport()
        QTest.mouseMove(viewport, QPoint(1, 1))
        before, offered = page_seen(table), scene.controller.preselected_action()
        tried = {item.target_id for item in scene.items() if isinstance(item, HitItem)}
        backs = [one for one in tried if isinstance(one, tuple) and one[0] == "back"]
        assert backs
        for back in sorted(backs, key=str):
            at = table.place_of(back)
            table.click(back)
            assert scene.note.isVisible()
            QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
            assert table.page.strip.aside == REFUSED
            assert scene.controller.preselected_action() == offered
            table.press(Qt.Key.Key_I)
            assert table.page.reader is None or not table.page.reader.card
            assert not in_hand(table)
            # Nothing but the refusal is shown.
            scene.controller.change()
            scene.hide_note()
            QTest.mouseMove(viewport, QPoint(1, 1))
            scene.refresh_hover()
            assert page_seen(table) == before
        if case != "cortez trade":
            # There passing is offered, whatever is held.
            for key in (Qt.Key.Key_Return, Qt.Key.Key_Right):
                table.press(key)
                assert table.page.strip.aside == REFUSED
                scene.controller.change()
        assert not in_hand(table)
        assert table.session.viewer is None
        assert not table.session.match.steps
