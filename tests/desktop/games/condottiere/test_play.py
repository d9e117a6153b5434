"""Whole games of Condottiere in the window, by mouse, by keyboard and by the list of moves."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.table.director import DURATION_FACTORS
from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.condottiere.events import Dealt
from tests.desktop.games.condottiere.kit import BATTLE, Italy, condottiere, italy
from tests.desktop.table.kit import HUMAN, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

NAMES = ("Maud", "Otto", "Lucia", "Piero", "Bona")
OPTIONS = (
    "draw_after_battle", "points_match", "larger_kingdoms", "capture_regions", "hidden_cards",
)  # fmt: skip
#: Answers of the person at the screen, after which a long match is left.
ENOUGH = 20


def against(bots: int) -> list[object]:
    return [HUMAN, *(bot(name) for name in NAMES[:bots])]


def play(table: Italy, rng: Rng, answers: int = ENOUGH) -> None:
    """Play by mouse until the match is over, or so many answers were given."""
    table.until_asked()
    while not table.over() and answers:
        answers -= 1
        before = table.session.match.ply
        legal = table.offered()
        answer = legal[rng.below(len(legal))]
        table.click_answer(answer)
        assert table.session.match.steps[before].action == answer
        table.until_asked()


def long(*values: object) -> object:
    """Return a case as good as its neighbours, played where time does not matter."""
    return pytest.param(*values, marks=pytest.mark.slow)


@pytest.mark.parametrize(("seats", "answers"), [(2, 1000), long(4, 1000), (6, 15)])
def test_the_first_edition_by_mouse(qtbot: QtBot, seats: int, answers: int) -> None:
    record = condottiere(*against(seats - 1), edition=1, seed=seats)
    with italy(qtbot, record) as table:
        play(table, Rng(seats), answers)
        assert table.page.strip.sentence


@pytest.mark.parametrize(("seats", "answers"), [(3, 30), long(3, 1000), long(5, 1000)])
def test_the_third_edition_by_mouse(qtbot: QtBot, seats: int, answers: int) -> None:
    with italy(qtbot, condottiere(*against(seats - 1), seed=seats), size=(1920, 1080)) as table:
        play(table, Rng(seats), answers)
        assert table.over() or answers < 1000
        assert table.page.strip.sentence


@pytest.mark.parametrize("options", [*(long((option,)) for option in OPTIONS), OPTIONS])
def test_the_optional_rules_by_mouse(qtbot: QtBot, options: tuple[str, ...]) -> None:
    chosen = dict.fromkeys(options, True)
    with italy(qtbot, condottiere(*against(2), seed=7, options=chosen)) as table:
        play(table, Rng(3))


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("edition", [long(1), 3])
def test_a_game_by_keyboard(qtbot: QtBot, edition: int) -> None:
    options = {"hidden_cards": True} if edition == 3 else {}
    record = condottiere(*against(2), edition=edition, seed=4, options=options)
    with italy(qtbot, record) as table:
        rng = Rng(3)
        table.until_asked()
        for _ in range(ENOUGH):
            if table.over():
                break
            before = table.session.match.ply
            legal = table.offered()
            answer = legal[rng.below(len(legal))]
            assert table.page.view.hasFocus()
            table.key_answer(answer)
            assert table.session.match.steps[before].action == answer
            table.until_asked()


def test_a_game_by_the_list_of_moves(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(*against(3), seed=5)) as table:
        rng = Rng(1)
        table.until_asked()
        table.page.sidebar.moves_button.click()
        moves = table.page.sidebar.moves.list
        for _ in range(12):
            before = table.session.match.ply
            assert moves.count() == len(table.offered())
            moves.setCurrentRow(rng.below(moves.count()))
            assert table.map.controller.preselected_action() is not None
            QTest.keyClick(moves, Qt.Key.Key_Return)
            assert table.session.match.ply > before
            table.until_asked()


@pytest.mark.slow
def test_watching_bots(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(*(bot(name) for name in NAMES[:4]), seed=4)) as table:
        table.until_asked()
        assert table.over()


@pytest.mark.parametrize("hands", ["peek", "curtain"])
def test_two_people_at_one_screen(qtbot: QtBot, hands: str) -> None:
    record = condottiere(human("Ana"), human("Rui"), seed=9)
    with italy(qtbot, record, hands=hands) as table:
        rng = Rng(2)
        table.until_asked()
        for _ in range(16):
            if table.over():
                break
            if hands == "curtain" and table.page.curtain.isVisible():
                QTest.mouseClick(table.page.curtain.button, Qt.MouseButton.LeftButton)
                table.qtbot.waitUntil(lambda: table.map.controller.selection is not None)
            elif hands == "peek":
                # The release of a key that repeats is known by what follows.
                table.qtbot.waitUntil(lambda: not any(table.map.hand.faces))
                table.qtbot.waitUntil(lambda: not table.page.view.peek_key.isActive())
                QTest.keyPress(table.page.view, Qt.Key.Key_P)
                assert all(table.map.hand.faces)
            before = table.session.match.ply
            legal = table.offered()
            answer = legal[rng.below(len(legal))]
            table.click_answer(answer)
            assert table.session.match.steps[before].action == answer
            if hands == "peek":
                QTest.keyRelease(table.page.view, Qt.Key.Key_P)
            table.until_asked()


@pytest.mark.usefixtures("brief", "looked_at")
@pytest.mark.parametrize("edition", [long(1), 3])
def test_every_event_is_animated_to_the_end(qtbot: QtBot, edition: int) -> None:
    record = condottiere(*against(3), edition=edition, seed=6)
    with italy(qtbot, record, animation="fast") as table:
        rng = Rng(6)
        table.until_asked()
        while table.session.match.ply < 12:
            legal = table.offered()
            table.click_answer(legal[rng.below(len(legal))])
            table.until_asked()
            assert table.map.view == table.session.view()


def test_the_panel_counts_new_hands_as_soon_as_they_are_dealt(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot in the place of a person keeps nobody waiting between the cards and their number."""
    monkeypatch.setitem(DURATION_FACTORS, "fast", 0.02)
    hands = {"A": ["m1"], "B": [], "C": [], "D": []}
    bots = [bot(name) for name in ("Aldric", "Maud", "Otto", "Lucia")]
    record = condottiere(*bots, position={**BATTLE, "owners": {}, "hands": hands})
    with italy(qtbot, record, animation="fast") as table:
        table.page.setUpdatesEnabled(False)
        counted: list[tuple[int, int]] = []

        def count(event: Event) -> None:
            if isinstance(event, Dealt):
                number = table.page.sidebar.seats[event.seat].state.facts.counts[0].number
                view: Any = table.session.view()
                counted.append((number, len(view.hands[event.seat])))

        table.page.director.event_began.connect(count)
        qtbot.waitUntil(lambda: len(counted) >= 4, timeout=20_000)
        assert all(number == cards > 1 for number, cards in counted), counted


def test_animations_can_be_skipped(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(*against(3), seed=7), animation="normal") as table:
        rng = Rng(7)
        table.until_asked()
        for _ in range(8):
            legal = table.offered()
            table.click_answer(legal[rng.below(len(legal))])
            while not table.rests():
                table.press(Qt.Key.Key_Space)
                qtbot.wait(1)
            assert table.map.view == table.session.view()
            if table.over():
                break


def test_undo_and_looking_back(qtbot: QtBot) -> None:
    record = condottiere(human("Ana"), human("Rui"), seed=8)
    with italy(qtbot, record, hands="curtain") as table:
        rng = Rng(8)
        table.until_asked()
        while table.session.match.ply < 18:
            if table.page.curtain.isVisible():
                QTest.mouseClick(table.page.curtain.button, Qt.MouseButton.LeftButton)
                table.qtbot.waitUntil(lambda: table.map.controller.selection is not None)
            legal = table.offered()
            table.click_answer(legal[rng.below(len(legal))])
            table.until_asked()
        for ply in (12, 5, 0, 17, 3):
            table.page.lookback.go(ply)
            assert table.map.view == table.page.lookback.view()
        last = table.session.match.ply
        # Every moment has a number of its own, and the numbers are those of the review.
        counted, said = TABLES[record.game].moves(table.session.match), []
        for ply in sorted({counted.moment(ply)[-1] for ply in range(1, last)} - {last}):
            table.page.lookback.go(ply)
            said.append(table.page.strip.sentence)
            assert f"move {counted.number(ply)} of {counted.count}" in said[-1]
        assert len(set(said)) == len(said)
        table.page.lookback.return_to_present()
        for _ in range(6):
            ply = table.session.match.ply
            table.page.changes.undo()
            table.until_asked()
            assert table.session.match.ply < ply
