"""The window of what a seat may do at any time: its offers, its cards, and what it refuses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.cortez.deals import Deals
from desktop.style import shortcuts
from engine.core.values import Interruption
from engine.games.cortez import actions
from engine.play.match import Match
from engine.play.position_file import match_of
from engine.play.record import Record
from tests.desktop.games.cortez.test_play import city
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot
from tests.engine.games.cortez.kit import position

BOARD = "S1@0,0=A S2@5,0=A A1@1,0=B A2@20,0=B S3@7,0=C A3@18,0=D"
NAMES = ("Ines", "Otto", "Bruno", "Maud")


def moment() -> Match[Any]:
    """The turn of A; C holds two bribery cards and is offered a weapon by A."""
    hands = {"A": "weapon", "C": "gold*3 food camouflage", "D": "food"}
    file = position(
        seats="ABCD", board=BOARD, hands=hands, bribery={"C": "own_move five_warriors vp3"}
    )
    match = match_of(file)[0]
    match.submit(0, actions.OfferTrade(2, ("weapon",), ("food",)))
    return match


def opened(qtbot: QtBot, match: Match[Any]) -> Deals:
    def act(deed: Interruption) -> str:
        key = match.refusal(2, deed)
        if not key:
            match.interrupt(2, deed, match.ply)
        return key

    window = Deals(match.view(2), NAMES, act, None)  # type: ignore[arg-type]
    qtbot.addWidget(window)
    window.show()
    return window


def press(window: Deals, text: str) -> None:
    [button] = [b for b in window.findChildren(QPushButton) if b.text() == text]
    button.click()


def test_an_offer_is_taken_out_of_turn(qtbot: QtBot) -> None:
    match = moment()
    window = opened(qtbot, match)
    press(window, "Take it")
    assert not window.isVisible()
    assert "weapon" in match.view(2).provisions[2]
    assert match.decision is not None
    assert match.decision.seat == 0


def test_three_cards_are_offered_for_one(qtbot: QtBot) -> None:
    match = moment()
    window = opened(qtbot, match)
    window.partner.setCurrentIndex(2)
    window.give["gold"].setValue(3)
    window.get["food"].setValue(1)
    press(window, "Offer the trade")
    made = match.view(3).offers[-1]
    assert (made.seat, made.to, made.give, made.get) == (2, 3, ("gold",) * 3, ("food",))


def test_what_cannot_be_offered_is_explained_and_the_window_stays(qtbot: QtBot) -> None:
    match = moment()
    window = opened(qtbot, match)
    press(window, "Offer the trade")
    assert window.isVisible()
    assert window.reason.text() == "That is not the right number of cards."
    assert window.give["gold"].maximum() == 3, "no more than in hand"


def test_cards_are_played_that_can_be_played(qtbot: QtBot) -> None:
    match = moment()
    window = opened(qtbot, match)
    texts = [button.text() for button in window.findChildren(QPushButton)]
    assert not any("3" in text for text in texts), "points are kept"
    press(window, "Move it")
    assert "own_move" not in match.view(2).bribery[2]
    assert match.steps[-1].action.do == "play_bribery"
    press(opened(qtbot, match), "Play “Five warriors”")
    assert match.steps[-1].seat == 2


# -- at the table --------------------------------------------------------------------------------


def at_the_turn_of_a_bot() -> Record:
    """The turn of B, a bot; A is a person."""
    file = position(
        seats="ABCD", board=BOARD, active="B", hands={"A": "weapon", "B": "food*2", "C": "gold"}
    )
    players = HUMAN, bot("Otto"), bot("Bruno"), bot("Maud")
    record = match_of(file)[0].record
    return replace(record, players=players, seats=4)


@pytest.mark.usefixtures("dressed", "unpainted")
@pytest.mark.parametrize(("button", "hand"), [(0, ("food",)), (1, ("weapon",))])
def test_a_bot_waits_for_the_answer_to_its_offer(
    qtbot: QtBot, button: int, hand: tuple[str, ...]
) -> None:
    with city(qtbot, at_the_turn_of_a_bot()) as made:
        session, strip = made.session, made.page.strip
        asked: list[tuple[int, bool]] = []
        session.thinking.connect(lambda seat, thinks: asked.append((seat, thinks)))
        session.interrupt(1, actions.OfferTrade(0, ("food",), ("weapon",)), session.match.ply)
        qtbot.waitUntil(lambda: "Otto offers you" in strip.sentence and len(strip.buttons) == 3)
        settle()
        assert session.awaits_person
        assert (1, True) not in asked
        strip.buttons[button].click()
        assert not session.awaits_person
        assert session.match.view(0).provisions[0] == hand
        qtbot.waitUntil(lambda: (1, True) in asked)


@pytest.mark.usefixtures("dressed", "unpainted")
def test_a_bot_acts_at_the_table_in_the_turn_of_another(qtbot: QtBot) -> None:
    hands = {"A": "weapon", "C": "food*2"}
    bribery = {"C": "five_provisions"}
    file = position(seats="ABCD", board=BOARD, hands=hands, bribery=bribery)
    players = HUMAN, bot("Otto"), bot("Bruno"), bot("Maud")
    record = replace(match_of(file)[0].record, players=players, seats=4)
    with city(qtbot, record) as made:
        match = made.session.match
        qtbot.waitUntil(lambda: match.ply > 0)
        assert match.steps[0].seat == 2
        assert match.steps[0].action == actions.PlayBribery("five_provisions")
        made.until_asked()
        assert made.session.question is not None
        assert made.session.question.seat == 0


@pytest.mark.usefixtures("dressed", "unpainted")
def test_a_button_and_a_key_open_the_window_while_a_bot_is_asked(qtbot: QtBot) -> None:
    with city(qtbot, at_the_turn_of_a_bot()) as made:
        made.session.interrupt(1, actions.OfferTrade(0, ("food",), ("weapon",)), 0)
        qtbot.waitUntil(lambda: len(made.page.strip.buttons) == 3)
        made.page.strip.buttons[-1].click()
        [window] = made.page.findChildren(Deals)
        window.reject()
        QTest.keyClicks(made.page.view, shortcuts.cap_of("talk"))
        assert len([one for one in made.page.findChildren(Deals) if one.isVisible()]) == 1
