"""A combat of Cortez at its table: many cards are laid at once, and what is turned up is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from html import unescape

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.cortez.selection.state import SelectionStage
from desktop.games.cortez.words import buttons
from desktop.games.cortez.words.chronicle import sentence
from desktop.table import facts
from engine.core.values import Decision, Event
from engine.games.cortez.actions import (
    Accept,
    AddWarrior,
    AddWeapon,
    Done,
    Mercenary,
    Pay,
    Surrender,
)
from engine.games.cortez.events import CombatEnded
from tests.desktop.games.cortez.combat_kit import (
    ALL,
    BEST,
    asked,
    attacking,
    defending,
    laid,
    press_button,
    until,
)
from tests.desktop.games.cortez.test_play import City, city
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "brief", "without_pauses", "unpainted")


def test_eight_warriors_and_five_weapons_take_three_clicks(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        press_button(table, "Lay several…")
        assert table.page.strip.aside == "Your strength would be 51."
        duel = table.city.duel.contents
        assert duel is not None
        assert [side.planned for side in duel.sides] == [51, None], "the mat says it too"
        table.click(("set", 0, 8))
        assert "50" in table.page.strip.aside, "what it would come to"
        press_button(table, "Lay 13 cards")
        until(table, lambda: asked(table) and table.session.match.ply == 13)
        assert laid(table) == [*map(AddWarrior, BEST), *[AddWeapon()] * 5]


def test_the_best_so_many_take_four_clicks_on_the_board(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        table.click(("button", 0))
        table.click(("set", 0, 6))
        table.click(("set", 1, 3))
        assert table.city.hand.chosen_counts == {
            "6": 1,
            "5": 2,
            "4": 1,
            "3": 1,
            "2": 1,
            "weapon": 3,
        }
        table.click(("button", 0))
        until(table, lambda: asked(table) and table.session.match.ply == 9)
        assert laid(table) == [*map(AddWarrior, BEST[:6]), *[AddWeapon()] * 3]


def test_by_keys_it_takes_three(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        for key in (Qt.Key.Key_L, Qt.Key.Key_2, Qt.Key.Key_Return):
            table.press(key)
        until(table, lambda: asked(table) and table.session.match.ply == 4)
        assert laid(table) == [AddWarrior(6), AddWarrior(5), AddWeapon(), AddWeapon()]


def test_an_act_is_taken_back_as_one_and_given_again_as_one(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        table.press(Qt.Key.Key_6)
        until(table, lambda: asked(table) and table.session.match.ply == 1)
        table.press(Qt.Key.Key_L)
        table.press(Qt.Key.Key_7)
        table.press(Qt.Key.Key_Return)
        until(table, lambda: asked(table) and table.session.match.ply == 13)
        kept = table.session.match.record
        table.page.changes.undo()
        assert table.session.match.ply == 1, "what was laid before by itself lies there still"
        table.page.changes.redo()
        assert table.session.match.ply == 13
        assert table.session.match.record.joined == kept.joined
        table.page.changes.undo()
        table.page.changes.undo()
        assert table.session.match.ply == 0
        until(table, lambda: asked(table))
        table.press(Qt.Key.Key_6)
        until(table, lambda: asked(table))
        assert table.session.match.record.joined == ()


def test_between_two_people_an_act_goes_on_when_nobody_looks(qtbot: QtBot) -> None:
    with city(qtbot, attacking(human("Ana"), human("Rui"))) as table:
        until(table, lambda: asked(table))
        QTest.keyPress(table.page.view, Qt.Key.Key_P)
        table.press(Qt.Key.Key_L)
        table.press(Qt.Key.Key_8)
        table.press(Qt.Key.Key_Return)
        QTest.keyRelease(table.page.view, Qt.Key.Key_P)
        until(table, lambda: asked(table) and table.session.match.ply == 13)
        assert table.page.state.covered == 0


def test_a_click_adds_a_card_to_those_chosen_or_takes_it_out(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        table.press(Qt.Key.Key_L)
        table.press(Qt.Key.Key_Escape)
        selection = table.city.controller.selection
        assert selection is not None
        assert selection.stage is SelectionStage.LAY
        table.press(Qt.Key.Key_L)
        table.click(("set", 0, 5))
        table.click(("set", 1, 2))
        best = {"6": 1, "5": 2, "4": 1, "3": 1, "weapon": 2}
        assert table.city.hand.chosen_counts == best
        # The cards that stay look different from those that go.
        warriors = [
            card
            for card in table.city.hand._cards
            if isinstance(card.target_id, tuple) and card.target_id[:2] == ("hand", "warrior")
        ]
        lit = [str(warrior.card)[-1] for warrior in warriors if warrior.is_lit]
        assert sorted(lit, reverse=True) == ["6", "5", "5", "4", "3"]
        assert all(warrior._is_faded is not warrior._is_lit for warrior in warriors)
        for card, number in (("1", 1), ("1", 2), ("1", 3), ("1", 0), ("6", 0), ("6", 1)):
            table.click(("hand", "warrior", card))
            assert table.city.hand.chosen_counts.get(card, 0) == number
        for number in (3, 4, 5, 0, 1):
            table.click(("hand", "provision", "weapon"))
            assert table.city.hand.chosen_counts.get("weapon", 0) == number
        assert not laid(table), "a click lays nothing"
        table.click(("button", 0))
        until(table, lambda: asked(table) and table.session.match.ply == 6)
        assert laid(table) == [*map(AddWarrior, BEST[:5]), AddWeapon()]


def test_of_weapons_as_many_are_chosen_as_warriors_can_carry(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        table.press(Qt.Key.Key_L)
        table.click(("set", 0, 2))
        table.click(("set", 1, 1))
        for number in (2, 0, 1):
            table.click(("hand", "provision", "weapon"))
            assert table.city.hand.chosen_counts.get("weapon", 0) == number


def test_enter_pressed_again_and_again_lays_cards_and_ends_nothing(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        table.press(Qt.Key.Key_Return)
        assert table.session.match.ply == 0
        table.press(Qt.Key.Key_Right)
        selection = table.city.controller.selection
        assert selection is not None
        table.city.controller.preselect(AddWarrior(6))
        for number in range(12):
            table.press(Qt.Key.Key_Return)
            until(table, lambda: asked(table))
            assert laid(table) == [*map(AddWarrior, ALL[: number + 1])]
        assert table.session.match.decision is not None
        assert table.session.match.decision.seat == 0
        table.press(Qt.Key.Key_X)
        assert laid(table)[-1] == Done()


# -- what is turned up is read ---------------------------------------------------------------------


def come_to_the_end(table: City) -> None:
    """Lay everything: the combat is decided, as nobody has more."""
    until(table, lambda: asked(table))
    table.press(Qt.Key.Key_L)
    table.press(Qt.Key.Key_Return)
    until(table, lambda: table.page.director.is_reading)


def click_the_board(table: City) -> None:
    viewport = table.page.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(viewport.width() // 2, 40))


WAYS: dict[str, Callable[[City], None]] = {
    "enter": lambda made: made.press(Qt.Key.Key_Return),
    "space": lambda made: made.press(Qt.Key.Key_Space),
    "button": lambda made: press_button(made, "Go on"),
    "board": click_the_board,
    "mat": lambda made: made.click(("button", 0)),
}


@pytest.mark.parametrize(
    ("animation", "way"), [*(("off", way) for way in WAYS), ("fast", next(iter(WAYS)))]
)
def test_a_combat_turned_up_stays_until_the_fighter_goes_on(
    qtbot: QtBot, animation: str, way: str
) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud")), animation=animation) as table:
        come_to_the_end(table)
        duel, director = table.city.duel.contents, table.page.director
        assert duel is not None
        assert duel.is_revealed
        assert duel.sides[0].warrior_strengths == [12, 10, 10, 8, 6, 2, 1, 1, 1]
        assert sorted(duel.sides[0].doubled_indexes) == [0, 1, 2, 3, 4]
        assert duel.verdict == "You win the combat."
        assert not director._reading_timer.isActive(), "no time runs"
        assert table.page.state.question is None
        table.page.resize(1024, 640)
        assert table.city.duel.contents == duel
        WAYS[way](table)
        assert not director.is_reading
        until(table, lambda: asked(table))
        assert table.city.duel.contents is None


def test_keys_pressed_while_a_result_is_read_are_dropped(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"), bot("Otto"))) as table:
        until(table, lambda: asked(table))
        come_to_the_end(table)
        assert table.city.is_held_up
        table.page.interruptions.show_now()
        for key in (Qt.Key.Key_B, Qt.Key.Key_U, Qt.Key.Key_X):
            table.press(key)
            assert not table.city.controller.is_interrupting
            assert not table.page.interruptions.is_choosing
        table.page.director.go_on()
        until(table, lambda: asked(table))
        assert not table.city.controller.is_interrupting


def test_the_deciding_event_is_the_headline_of_a_combat(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        come_to_the_end(table)
        (ended,) = [
            event
            for event in table.session.events_of(table.session.match.steps[-1])
            if isinstance(event, CombatEnded)
        ]
        names = table.session.names()
        assert table.page.strip.sentence == unescape(re.sub("<[^>]*>", "", sentence(ended, names)))
        assert table.page.director.held_event == ended
        assert not table.page.strip.aside


def test_a_combat_result_appears_after_its_cards_are_revealed(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud")), animation="normal") as table:
        until(table, lambda: asked(table))
        told: list[str] = []

        def note(event: Event, lasts: int) -> None:
            page = table.page
            page.strip.refresh()
            if not page.director.is_reading:
                model = page.sidebar.chronicle.model
                lines = [model.line(row).plain for row in range(model.rowCount())]
                told.append(" ".join([page.strip.sentence, page.strip.aside, *lines[-2:]]))

        table.page.director.event_began.connect(note)
        table.press(Qt.Key.Key_L)
        table.press(Qt.Key.Key_Return)
        until(table, lambda: table.page.director.is_reading)
        assert len(told) > 2
        assert not [each for each in told if "win" in each]
        assert "You win the combat" in table.page.strip.sentence


def test_a_key_while_cards_turn_over_does_not_skip_the_result(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud")), animation="normal") as table:
        until(table, lambda: asked(table))
        shown: list[Event] = []
        director = table.page.director
        director.event_began.connect(lambda event, lasts: shown.append(event))
        table.press(Qt.Key.Key_L)
        table.press(Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: bool(shown) and isinstance(shown[-1], CombatEnded))
        assert not director.is_reading
        table.press(Qt.Key.Key_A)
        assert director.is_reading
        assert director.held_event is shown[-1]


def test_looked_back_at_a_combat_ends_with_its_cards_turned_up(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        come_to_the_end(table)
        shown, ply = table.city.duel.contents, table.session.match.ply
        assert shown is not None
        table.page.director.go_on()
        until(table, lambda: asked(table))
        while table.session.match.ply < ply + 2:
            table.page.asking.submit(table.session.match.legal()[0])
            until(table, lambda: asked(table))
        lookback = table.page.lookback
        lookback.go(ply)
        assert table.city.duel.contents == shown
        assert "You win the combat." in table.page.view.accessibleDescription()
        table.page.resize(1024, 640)
        assert table.city.duel.contents == shown
        lookback.step(1)
        assert table.city.duel.contents is None
        lookback.step(-2)
        assert table.city.duel.contents is not None
        assert not table.city.duel.contents.is_revealed
        lookback.go(ply)
        lookback.return_to_present()
        assert table.city.duel.contents is None


def test_panel_and_spoken_words_are_of_the_moment_that_is_turned_up(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"), bot("Otto"))) as table:
        until(table, lambda: asked(table))
        sidebar, view = table.page.sidebar, table.page.view
        assert [card.state.note for card in sidebar.seats] == ["your turn", "", ""]
        come_to_the_end(table)

        def is_turned_up() -> None:
            assert not any(card.state.is_active or card.state.note for card in sidebar.seats)
            steps = sidebar.procedure.procedure.steps
            assert [step.label for step in steps if step.state is facts.StepState.NOW] == [
                "Victory"
            ]
            said = view.accessibleDescription()
            assert "You have laid warriors of 6, 5, 5, 4, 3, 2, 1, 1 and 1; Weapons: 5." in said
            assert "You win the combat." in said

        is_turned_up()
        # What else writes the panel anew keeps to it.
        sidebar.refresh()
        view.retranslate()
        is_turned_up()
        table.page.director.go_on()
        until(table, lambda: asked(table))
        assert sidebar.seats[0].state.note == "your turn"
        assert "have laid" not in view.accessibleDescription()


def test_a_combat_of_bots_is_shown_for_a_while_by_its_cards_and_the_pace(qtbot: QtBot) -> None:
    times = {}
    for pace, hand in (("normal", "6"), ("normal", "111234556"), ("slow", "111234556")):
        record = attacking(bot("Maud"), bot("Otto"), HUMAN, hand=hand)
        with city(qtbot, record, pace=pace, animation="fast") as table:
            until(table, lambda table=table: table.page.director.is_reading)
            times[pace, len(hand)] = table.page.director._reading_timer.interval()
            labels = [button.text() for button in table.page.strip.buttons]
            assert labels == ["Go on"]
            table.page.director.skip()
            assert not table.page.director.is_reading
    assert 0 < times["normal", 1] < times["normal", 9] < times["slow", 9]


def test_who_watches_can_stop_it_there(qtbot: QtBot) -> None:
    with city(qtbot, attacking(bot("Maud"), bot("Otto")), animation="fast") as table:
        director = table.page.director
        director._reading_timer.setInterval(0)
        until(table, lambda: director.is_reading)
        table.press(Qt.Key.Key_Space)
        assert director.is_paused
        director._reading_timer.stop()
        director._end_reading()
        assert director.is_reading, "it is paused"
        table.press(Qt.Key.Key_Space)
        assert not director.is_reading


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_surrender_is_asked_back_on_the_strip(qtbot: QtBot, by_keys: bool) -> None:
    with city(qtbot, defending()) as table:
        until(table, lambda: asked(table))
        strip = table.page.strip
        question = strip.sentence
        for last in (False, True):
            if by_keys:
                QTest.keyClicks(table.page.view, buttons.SURRENDER)
            else:
                press_button(table, "Surrender")
            assert not QApplication.activeModalWidget(), "no window is opened"
            assert strip.sentence == "Surrender this combat?"
            assert strip.aside == "The attacker wins the combat at once."
            assert [button.label for button in strip.prompt.buttons] == ["Surrender", "Back"]
            assert not laid(table)
            if not last:
                table.press(Qt.Key.Key_Escape)
                assert strip.sentence == question, "the question is open again"
        # Neither the pointer nor an act of another seat answers it or puts it away.
        table.city.controller.game_choice.hovered(("hand", "warrior", "1"))
        table.city.controller.offer(Decision(0, "combat_step"), table.session.match.legal())
        assert strip.sentence == "Surrender this combat?"
        press_button(table, "Surrender")
        until(table, lambda: bool(laid(table)))
        assert laid(table) == [Surrender()]


def test_the_last_lines_have_room_in_the_smallest_window(qtbot: QtBot) -> None:
    lays = AddWarrior(1), AddWarrior(2), Done()
    with city(qtbot, attacking(HUMAN, bot("Maud"), bot("Otto")), size=(960, 500)) as table:
        for answer in lays:
            until(table, lambda: asked(table))
            table.page.asking.submit(answer)
        until(table, lambda: asked(table) or table.session.match.result is not None)
        settle()
        panel = table.page.sidebar
        assert panel.procedure.isVisible()
        assert panel.procedure.height() < 40, "the step stands beside the heading"
        view = panel.chronicle.view
        rows = panel.chronicle.model.rowCount()
        for row in (rows - 2, rows - 1):
            shown = view.visualRect(panel.chronicle.model.index(row))
            assert view.viewport().rect().contains(shown)


# -- refusals --------------------------------------------------------------------------------------


def test_a_refused_mercenary_sees_the_answer_on_the_mat_and_at_the_seat(qtbot: QtBot) -> None:
    record = attacking(bot("Maud"), bot("Otto"), HUMAN)
    assert record.position is not None
    sides = {key: {"warriors": [2], "weapons": 0} for key in ("attacker", "defender")}
    fight = record.position["combat"] | {"step": "mercenaries", "sides": sides}
    given = {
        "combat": fight,
        "turn": "C",
        # Who attacks has nothing to pay with.
        "provisions": {"A": {}, "B": {"food": 1}, "C": {"gold": 1}},
        "warriors": {"A": [], "B": [], "C": [3, 4]},
    }
    # By the rules of version 1 the combat is decided after the second round of offers.
    record = replace(record, position=record.position | given, options={"windows": True})
    with city(qtbot, record, animation="off", pace="fast") as table:
        until(table, lambda: asked(table))
        table.page.asking.submit(Mercenary("attacker", (3,), 0, "gold1"))
        until(table, lambda: table.page.director.is_reading)
        duel, seats = table.city.duel.contents, table.page.sidebar.seats
        assert duel is not None
        assert duel.offer is not None
        assert duel.offer.refusal == table.page.strip.sentence == "Maud refuses."
        badge = seats[0].state.facts.badge
        assert badge is not None
        assert badge.text == "refuses"
        assert seats[2].state.facts.holdings[1].number == 2, "the warrior is in hand"
        until(table, lambda: not table.page.director.is_reading or table.city.duel.contents is None
              or table.city.duel.contents.is_revealed)  # fmt: skip
        badge = seats[0].state.facts.badge
        assert badge is None or badge.text != "refuses"


@pytest.mark.parametrize("price", ["gold1", "any1"])
def test_the_price_of_a_mercenary_is_counted_before_the_cards_are_read(
    qtbot: QtBot, price: str
) -> None:
    record = attacking(HUMAN, bot("Otto"), HUMAN)
    assert record.position is not None
    sides = {key: {"warriors": [2], "weapons": 0} for key in ("attacker", "defender")}
    fight = record.position["combat"] | {
        "step": "mercenaries", "sides": sides, "hirings": 1
    }  # fmt: skip
    given = {
        "combat": fight,
        "turn": "C",
        "provisions": {"A": {"gold": 1, "food": 1}, "B": {}, "C": {"weapon": 1}},
        "warriors": {"A": [], "B": [], "C": [3, 4]},
    }
    # By the rules of version 1 the combat is decided after the second round of offers.
    record = replace(record, position=record.position | given, options={"windows": True})
    with city(qtbot, record, animation="off", pace="fast") as table:
        until(table, lambda: asked(table))
        table.page.asking.submit(Mercenary("attacker", (3,), 1, price))
        until(table, lambda: asked(table) and table.page.state.question.seat == 0)
        table.page.hot_seat.let_go()
        table.page.asking.submit(Accept())
        if price == "any1":
            until(table, lambda: asked(table))
            table.page.asking.submit(Pay(("gold",)))
        until(table, lambda: table.page.director.is_reading)
        held = table.city.held_view
        assert held is not None
        assert [len(hand) for hand in held.provisions] == [1, 0, 1]
        assert [len(hand) for hand in held.warriors] == [0, 0, 1]
        panel = [seat.state.facts.holdings[0].number for seat in table.page.sidebar.seats]
        assert panel == [1, 0, 1]
