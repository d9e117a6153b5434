"""Whether somebody may throw a hand away: nothing on the screen tells it to anybody else."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.system.qt_bots import QtBots
from engine.core.values import Decision, Json
from engine.games.condottiere.actions import DiscardAll, KeepHand
from tests.desktop.games.condottiere.kit import Italy, condottiere, italy
from tests.desktop.kit import settle
from tests.desktop.table.kit import bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

#: As many cards; only with the first is there a choice.
TWINS = (["drum", "heroine"], ["m4", "heroine"])


def asked_about_hands(secret: list[str], turn: str = "B") -> Json:
    """Return the end of a battle; B holds a hand that nobody else knows."""
    return {
        "phase": "discard", "condottiere": "A", "turn": turn, "battle": 4, "region": "roma",
        "hands": {"A": ["m1", "m2"], "B": secret, "C": ["m5", "m6"]},
    }  # fmt: skip


def perceived(table: Italy) -> list[str]:
    """Return all that can be seen or read without any hand in view."""
    page = table.page
    found = [page.strip.sentence, page.strip.aside, page.curtain.accessibleName()]
    found += [button.text() for button in page.strip.buttons if button.isVisible()]
    moves = page.sidebar.moves.list
    found += [moves.item(row).text() for row in range(moves.count())]
    found += page.sidebar.chronicle.lines
    for card in page.sidebar.seats:
        found += [repr(card.state)]
    # What is hidden may be deleted now or later.
    for widget in filter(QWidget.isVisible, [page, *page.findChildren(QWidget)]):
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is not None and interface.isValid():
            found += [interface.text(QAccessible.Text.Name)]
            found += [interface.text(QAccessible.Text.Description)]
    return found


class Listener:
    """Everything perceived at every step of a table by all but Bea, each thing once."""

    def __init__(self, table: Italy) -> None:
        self.made = table
        #: Ordered; what is seen twice in a row depends on how fast the machine is.
        self.seen: dict[tuple[str, ...], None] = {}
        self.said: list[str] = []
        self.thought: list[tuple[int, bool]] = []
        page, session = table.page, table.session
        page.view.announced.connect(self.hear)
        page.director.step_began.connect(self.look)
        page.director.step_shown.connect(self.look)
        page.director.caught_up.connect(self.look)
        session.handover_requested.connect(self.look)
        session.bot_failed.connect(self.look)
        session.thinking_changed.connect(lambda seat, on: self.thought.append((seat, on)))

    def hear(self, text: str) -> None:
        if self.made.session.viewer != 1:
            self.said.append(text)

    def look(self) -> None:
        if self.made.session.viewer != 1:
            self.seen[tuple(perceived(self.made))] = None

    @property
    def heard(self) -> list[Any]:
        return [list(self.seen), self.said, self.thought]


def alike(heard: list[list[Any]]) -> None:
    first, second = heard
    assert first[0]
    assert first[1] == second[1]
    differences = [
        (here, there)
        for looks in zip(first[0], second[0], strict=False)
        for here, there in zip(*looks, strict=False)
        if here != there
    ]
    assert not differences
    assert first == second


def test_a_bot_is_asked_and_nobody_learns_whether_it_had_a_choice(qtbot: QtBot) -> None:
    heard = []
    for secret in TWINS:
        record = condottiere(
            human("Ana"), bot("Bea"), bot("Caio"), position=asked_about_hands(secret)
        )
        with italy(qtbot, record) as table:
            listener = Listener(table)
            QTest.keyClick(table.page.view, Qt.Key.Key_Plus)
            listener.look()
            # Everybody answers at the same time: it is nobody's turn.
            decision = table.session.match.decision
            assert decision is not None
            assert (decision.seat, decision.private) == (1, True)
            assert not any(card.state.is_active for card in table.page.sidebar.seats)
            table.until_asked()
            assert table.page.sidebar.seats[0].state.is_active
            steps = table.session.match.steps
            assert [step.action for step in steps[:2]] == [KeepHand(), KeepHand()]
            assert steps[0].is_forced == (secret == TWINS[1])
            # That another seat was asked about its hand is no news.
            assert "keeps the hand" not in " ".join([*listener.said, *map(str, listener.seen)])
            listener.look()
            heard.append(listener.heard)
    alike(heard)


def test_a_bot_that_fails_tells_as_little(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(*_: object) -> None:
        """Ignore the request: never answer."""

    heard = []
    for secret in TWINS:
        record = condottiere(
            human("Ana"), bot("Bea"), human("Caio"), position=asked_about_hands(secret)
        )
        with italy(qtbot, record, hands="curtain") as table:
            listener = Listener(table)
            monkeypatch.setattr(table.bots, "ask", deaf)
            table.session.players[1].ask(table.session.question)  # type: ignore[arg-type]
            process: QtBots = table.bots
            process.failed.emit("ended")
            process.failed.emit("ended")
            table.until_asked()
            listener.look()
            heard.append(listener.heard)
    alike(heard)


def test_at_one_screen_everybody_with_cards_is_handed_it(qtbot: QtBot) -> None:
    heard = []
    called: list[int] = []
    for secret in TWINS:
        players = human("Ana"), human("Bea"), human("Caio")
        record = condottiere(*players, position=asked_about_hands(secret, turn="A"))
        with italy(qtbot, record, hands="curtain") as table:
            listener = Listener(table)
            table.session.handover_requested.connect(called.append)
            for _ in players:
                table.until_asked()
                listener.look()
                table.page.curtain.button.click()
                # What stands here now is for whoever took the screen.
                table.qtbot.waitUntil(
                    lambda table=table: table.map.controller.selection is not None
                )
                table.press(Qt.Key.Key_K)
            table.until_asked()
            listener.look()
            heard.append(listener.heard)
    # The first was handed the screen when the table was laid.
    assert called == [1, 2, 0] * 2
    alike(heard)


def test_a_covered_hand_offers_what_every_hand_could(qtbot: QtBot) -> None:
    seen = []
    for secret in TWINS:
        record = condottiere(
            human("Ana"), human("Bea"), human("Caio"), position=asked_about_hands(secret)
        )
        with italy(qtbot, record) as table:
            table.until_asked()
            covered = perceived(table)
            QTest.keyPress(table.page.view, Qt.Key.Key_P)
            open_to = list(table.selection.button_actions)
            QTest.keyRelease(table.page.view, Qt.Key.Key_P)
            assert (DiscardAll() in open_to) == (secret == TWINS[0])
            table.qtbot.waitUntil(lambda table=table: not any(table.map.hand.faces))
            seen.append([covered, perceived(table)])
    assert seen[0] == seen[1]


def test_the_table_answers_for_who_has_no_choice(qtbot: QtBot) -> None:
    record = condottiere(
        human("Ana"), bot("Bea"), bot("Caio"), position=asked_about_hands(TWINS[0], turn="A")
    )
    with italy(qtbot, record) as table:
        table.qtbot.waitUntil(lambda: table.map.controller.selection is not None)
        assert table.page.strip.sentence == "", "a question that answers itself is not shown"
        table.until_asked()
        assert table.session.match.steps[0].is_forced
        assert table.session.match.ply == 3
        # There is nothing to take back: nothing was chosen.
        assert not table.session.can_undo
        assert table.session.match.decision == Decision(0, "battle")


def test_the_only_answer_takes_as_long_as_a_choice_of_a_bot(qtbot: QtBot) -> None:
    record = condottiere(
        human("Ana"), bot("Bea"), bot("Caio"), position=asked_about_hands(TWINS[0], turn="A")
    )
    with italy(qtbot, record, pace="slow") as table:
        table.qtbot.waitUntil(lambda: table.map.controller.selection is not None)
        assert not table.session.match.steps
        assert table.page.asking.forced_timer.isActive()
        assert table.page.asking.forced_timer.interval() == 1200
        # A question that answers itself could not be read in time.
        assert "keep your hand" not in table.page.strip.prompt.sentence
        assert not table.page.strip.prompt.buttons
        # Whoever has seen enough need not wait.
        table.press(Qt.Key.Key_K)
        assert table.session.match.steps[0].is_forced
        assert not table.page.asking.forced_timer.isActive()


def test_an_only_answer_is_not_given_again(qtbot: QtBot) -> None:
    position = asked_about_hands(TWINS[1])
    record = condottiere(bot("Ana"), human("Bea"), bot("Caio"), position=position)
    with italy(qtbot, record, pace="slow") as table:
        qtbot.waitUntil(lambda: table.page.asking.forced_timer.isActive())
        # As a routine would that is switched on meanwhile.
        table.session.submit(1, KeepHand())
        assert not table.page.asking.forced_timer.isActive()
        assert table.page.state.question is None


# -- looking back and going back -------------------------------------------------------------------


def looked_back_at(table: Italy) -> list[list[str]]:
    """Return all that is perceived at every moment of the past, from the last to the first."""
    looks: list[list[str]] = []
    while True:
        table.press(Qt.Key.Key_PageUp)
        settle()
        if looks and looks[-1][0] == str(table.page.lookback.ply):
            break
        looks.append([str(table.page.lookback.ply), *perceived(table)])
    table.press(Qt.Key.Key_Escape)
    return looks


@pytest.mark.parametrize("secret", TWINS)
def test_no_moment_of_the_past_is_a_private_question_to_others(
    qtbot: QtBot, secret: list[str]
) -> None:
    position = asked_about_hands(secret)
    record = condottiere(human("Ana"), bot("Bea"), bot("Caio"), position=position)
    with italy(qtbot, record) as table:
        table.until_asked()
        while table.session.match.ply < 6:
            table.page.asking.submit(table.session.match.legal()[0])
            table.until_asked()
        steps = table.session.match.steps
        assert steps[0].private
        assert steps[1].private
        looks = looked_back_at(table)
        plies = [int(look[0]) for look in looks]
        # Bea kept her hand, which nobody was told; Caio did, and the battle was over.
        assert 0 not in plies
        assert plies[-1] == 1
        assert not any("to play" in card for card in looks[-1])
        assert plies[-2] == 2
        assert table.page.lookback.ply is None


def test_going_back_does_not_reveal_whether_a_covered_hand_had_a_choice(qtbot: QtBot) -> None:
    seen = []
    for secret in TWINS:
        players = human("Ana"), human("Bea"), human("Caio")
        record = condottiere(*players, position=asked_about_hands(secret))
        with italy(qtbot, record) as table:
            table.until_asked()
            able = [table.session.can_undo]
            QTest.keyPress(table.page.view, Qt.Key.Key_P)
            table.page.asking.submit(KeepHand())
            QTest.keyRelease(table.page.view, Qt.Key.Key_P)
            table.until_asked()
            able.append(table.page.sidebar.undo_button.isEnabled())
            assert table.session.viewer is None
            table.page.changes.undo()
            table.until_asked()
            note = table.page.strip.aside
            person, ply = table.session.person, table.session.match.ply
            table.page.changes.redo()
            table.until_asked()
            seen.append([able, note, person, ply, table.session.match.ply, perceived(table)])
            assert table.session.match.steps[0].is_forced == (secret == TWINS[1])
    assert seen[0] == seen[1]
    assert seen[0][0] == [False, True]
    assert seen[0][2:5] == [1, 0, 1]
