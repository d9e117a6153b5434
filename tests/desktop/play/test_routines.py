"""Questions that people leave to a routine, by seat, at any time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.condottiere.features import ROUTINES
from desktop.play.routine_switches import SeatRoutine
from desktop.table import director
from desktop.windows.main import MainWindow
from engine.core.rng import Rng
from engine.core.values import Action, Seat
from engine.games import GAMES
from engine.games.condottiere.actions import DiscardAll, KeepHand, Pass
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import Record, from_text, load, rematch, to_text
from tests.desktop.games.condottiere.kit import Italy, condottiere, italy
from tests.desktop.kit import owned, settle
from tests.desktop.panels.parts_kit import with_parts
from tests.desktop.play.test_private_questions import TWINS, Listener, alike, asked_about_hands
from tests.desktop.table.kit import HUMAN, bot, cannir, human
from tests.twins import in_world

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")
LEFT = Qt.MouseButton.LeftButton
(KEEP,) = ROUTINES


def seen(match: Match, seat: Seat | None) -> CondottiereView:
    return cast(CondottiereView, match.view(seat))


def switch(table: Italy) -> None:
    """Open the menu beside the prompt, and click its only switch."""
    QTest.mouseClick(table.page.strip.routines, LEFT)
    menu = table.page.routine_menu
    (action,) = menu.switches
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    menu.hide()
    settle()


def on(table: Italy) -> list[tuple[int, str]]:
    return list(table.session.match.record.routines)


def without_mercenaries() -> Record:
    """A is asked, and may throw away two cards that are none."""
    position = asked_about_hands(["m1"], "A")
    position["hands"]["A"] = ["drum", "heroine"]
    return condottiere(HUMAN, bot("Bea"), bot("Caio"), position=position)


@pytest.mark.parametrize("edition", [1, 3])
def test_a_question_whose_answer_changes_nothing_is_not_asked(qtbot: QtBot, edition: int) -> None:
    position = asked_about_hands(["m1"], "A")
    position["hands"] = {"A": ["drum", "heroine"], "B": [], "C": []}
    if edition == 1:
        # Its next region is chosen after the hands are given back.
        del position["region"]
    players = HUMAN, bot("Bea"), bot("Caio")
    with italy(qtbot, condottiere(*players, edition=edition, position=position)) as table:
        table.until_asked()
        match = table.session.match
        assert match.steps[0].action == KeepHand()
        assert not on(table)
        assert seen(match, 0).phase != "discard"


@pytest.mark.parametrize("edition", ["condottiere1", "condottiere3"])
def test_a_needless_question_is_one_after_which_the_round_ends(edition: str) -> None:
    game, found = GAMES[edition], 0
    assert KEEP.is_needless is not None
    for seed in range(3, 9):
        match, rng = Match(new_record(game, 3, seed)), Rng(seed)
        while match.decision is not None and match.ply < 300:
            view = seen(match, match.decision.seat)
            if view.phase == "discard" and KEEP.is_needless(view):
                for action in match.legal():
                    other = Match(match.record)
                    other.submit(match.decision.seat, action)
                    while other.decision is not None and seen(other, None).phase == "discard":
                        other.submit(other.decision.seat, other.legal()[-1])
                    after = seen(other, None)
                    assert after.round > view.round or after.phase in ("keep", "over")
                    found += 1
            code = game.bots.policy.suggest(view, match.codes(), rng)
            match.submit(match.decision.seat, game.action(code))
    assert found > 3


def test_a_switch_beside_the_prompt_answers_now_and_from_then_on(qtbot: QtBot) -> None:
    with italy(qtbot, without_mercenaries()) as table:
        table.until_asked()
        settle()
        assert table.page.strip.routines.isVisible()
        assert DiscardAll() in table.session.match.legal()
        switch(table)
        assert on(table) == [(0, "keep_hand")]
        table.until_asked()
        step = table.session.match.steps[0]
        assert (step.seat, step.action, step.is_unasked) == (0, KeepHand(), True)
        assert table.session.match.record.unasked == (0,)
        # The next question is of another kind.
        assert table.map.controller.selection is not None
        assert not table.page.strip.routines.isVisible()
        # Nobody chose, so that there is nothing to take back.
        assert not table.session.can_undo
        again = Match(from_text(to_text(table.session.match.record)))
        assert again.steps == table.session.match.steps


def test_who_goes_back_is_asked(qtbot: QtBot) -> None:
    with italy(qtbot, without_mercenaries()) as table:
        table.until_asked()
        table.page.asking.submit(KeepHand())
        table.until_asked()
        table.session.routines.switch(KEEP, 0, True)
        table.page.changes.undo()
        table.until_asked()
        assert table.session.match.ply == 0
        assert table.map.controller.selection is not None
        table.page.asking.submit(DiscardAll())
        assert table.session.match.steps[0].action == DiscardAll()


def test_switched_off_it_asks_again(qtbot: QtBot) -> None:
    with italy(qtbot, without_mercenaries()) as table:
        table.until_asked()
        for state in (True, False):
            table.session.match.set_routine(0, KEEP.id, state)
        table.page.asking.look()
        QTest.mouseClick(table.page.strip.routines, LEFT)
        assert not table.page.routine_menu.switches[0].isChecked()
        table.page.routine_menu.hide()
        settle()
        assert table.session.match.ply == 0


def waits(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, record: Record, seat: int) -> list[int]:
    """Return how many milliseconds each answer waits that is shown until a person chooses."""
    monkeypatch.setattr(director, "monotonic", lambda: 100.0)
    found: list[int] = []
    with italy(qtbot, record, pace="slow") as table:
        pause = table.page.director._pace_timer
        table.page.director.step_shown.connect(lambda step: found.append(pause.interval()))
        table.until_asked()
        table.session.routines.switch(KEEP, seat, True)
        qtbot.waitUntil(lambda: table.session.match.ply > 0)
        table.until_asked()
        assert table.session.match.record.unasked == (table.session.match.steps[0].seat,)
    return found


def test_it_takes_as_long_as_a_bot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    # One sees oneself keep a hand that one might have thrown away. Of others one sees nothing, but
    # what follows when the last has answered.
    assert waits(qtbot, monkeypatch, without_mercenaries(), 0) == [1200, 300, 1200]


def test_nobody_learns_what_a_hand_was_that_a_routine_kept(qtbot: QtBot) -> None:
    heard = []
    for secret in TWINS:
        record = condottiere(
            human("Ana"), human("Bea"), human("Caio"), position=asked_about_hands(secret)
        )
        record = replace(record, routines=((1, KEEP.id),))
        with italy(qtbot, record, hands="curtain") as table:
            listener = Listener(table)
            listener.look()
            table.until_asked()
            listener.look()
            step = table.session.match.steps[0]
            assert (step.seat, step.action, step.is_unasked) == (1, KeepHand(), True)
            assert table.session.match.decision is not None
            assert table.session.match.decision.seat == 2
            heard.append(listener.heard)
    alike(heard)


def test_each_person_has_their_own_switches(qtbot: QtBot) -> None:
    record = condottiere(
        human("Ana"), human("Bea"), human("Caio"), position=asked_about_hands(["drum"])
    )
    with italy(qtbot, record) as table:
        table.until_asked()
        menu = table.page.routine_menu
        menu.show_state()
        assert menu._person_action.text() == "Bea"
        switch(table)
        table.until_asked()
        assert on(table) == [(1, "keep_hand")]
        menu.show_state()
        assert menu._person_action.text() == "Caio"
        assert not menu.switches[0].isChecked()


def test_a_bot_in_ones_place_has_no_routine(qtbot: QtBot) -> None:
    with italy(qtbot, replace(without_mercenaries(), routines=((0, KEEP.id),))) as table:
        table.session.leave(0)
        qtbot.waitUntil(lambda: table.session.match.ply > 1)
        assert table.session.match.record.unasked == ()


def _never(view: object, legal: Sequence[Action]) -> Action | None:
    """Passes as soon as that is possible."""
    return next((action for action in legal if isinstance(action, Pass)), None)


def test_any_game_may_declare_any_question(qtbot: QtBot) -> None:
    """Made up: nobody fights. A question that is not private is answered in the same way."""
    made_up = SeatRoutine("never_fight", frozenset({"battle"}), _never, label=lambda: "Never fight")
    shown = with_parts(TABLES["condottiere3"], routines=(made_up,))
    record = condottiere(HUMAN, bot("Bea"), bot("Caio"), seed=2)
    with italy(qtbot, record, shown=shown) as table:
        table.until_asked()
        table.session.routines.switch(made_up, 0, True)
        while table.session.match.decision is not None and table.session.match.ply < 12:
            table.until_asked()
            decision = table.session.match.decision
            assert decision is not None
            assert decision.kind != "battle"
            table.page.asking.submit(table.session.match.legal()[0])
        given = [step for step in table.session.match.steps if step.is_unasked and step.seat == 0]
        assert given
        assert {type(step.action) for step in given} == {Pass}


def test_every_routine_of_the_rules_has_a_switch() -> None:
    ids = {game: [routine.id for routine in table.routines] for game, table in TABLES.items()}
    assert ids == {game: [routine.id for routine in GAMES[game].routines] for game in TABLES}
    assert any(ids.values())


def test_the_match_remembers_them_and_the_next_does_not(qtbot: QtBot, window: MainWindow) -> None:
    window.open_record(without_mercenaries())
    session, page = window.session, window.table
    assert session is not None
    assert page is not None
    action = page.routine_menu.menuAction()
    assert action in window._menus.actions()
    assert action.isVisible()
    qtbot.waitUntil(lambda: page.state.question is not None)
    page.routine_menu.show_state()
    page.routine_menu.switches[0].trigger()
    qtbot.waitUntil(lambda: session.match.ply > 0)
    path = window._store.path_of(owned(session))
    assert path is not None
    assert load(path).routines == ((0, "keep_hand"),)
    assert rematch(owned(session).record).routines == ()


def test_a_game_without_routines_shows_no_menu(qtbot: QtBot, window: MainWindow) -> None:
    window.open_record(cannir(HUMAN, bot("Otto")))
    assert window.table is not None
    assert not window.table.routine_menu.menuAction().isVisible()


@pytest.mark.parametrize("game", [name for name, table in TABLES.items() if table.routines])
def test_answers_of_routines_are_legal_and_reveal_no_hand(game: str) -> None:
    """A routine answers a private question alike in all worlds that others cannot distinguish."""
    rules = GAMES[game]
    match, rng = Match(new_record(rules, rules.seats[-1], 5)), Rng(5)
    answered = 0
    while match.decision is not None and match.ply < 400:
        decision = match.decision
        for routine in TABLES[game].routines:
            if decision.kind not in routine.kinds:
                continue
            given = routine.choose_action(match.view(decision.seat), match.legal())
            assert given is None or given in match.legal()
            answered += given is not None
            draw = rules.sampler(match.view((decision.seat + 1) % match.seats))
            for _ in range(3 if decision.private else 0):
                twin = in_world(match, draw(rng))
                other = routine.choose_action(twin.view(decision.seat), twin.legal())
                assert (other is None) == (given is None)
        legal = match.legal()
        match.submit(decision.seat, legal[rng.below(len(legal))])
    assert answered > 10
