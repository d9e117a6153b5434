"""A hint that thinks on: when it does so by itself, how long, and what ends it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.panels.advice import AdviceBox
from desktop.style import shortcuts
from desktop.table.callouts.advice_texts import chance_text
from desktop.table.hints.hint_request import LONGER, SECONDS, THOROUGH
from engine.games import GAMES
from engine.review.coach import Effort
from tests.desktop.table.hints.hint_kit import Slow, advise, advise_longer, slow, thought
from tests.desktop.table.kit import Table, table
from tests.desktop.windows.pages_kit import begun as moment

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_thinking_longer_takes_twice_the_time(made: Table) -> None:
    advise(made, (0.5, 0.04), (0.44, 0.04))
    advise_longer(made, (0.5, 0.04), (0.44, 0.04))
    advise_longer(made, (0.5, 0.04), (0.44, 0.04))
    assert [seconds for _, _, seconds in slow(made).asked] == [1.5, 3.0, 6.0]


def test_of_small_chances_one_that_is_surely_better_stands_alone(made: Table) -> None:
    """As it would be judged once it is played: doubts of two searches do not simply add up."""
    advise(made, (0.11, 0.05), (0.04, 0.04), (0.03, 0.04))
    assert [plaque.spoken.golden for plaque in made.scene.callouts.shown][:2] == [True, False]


def test_where_nothing_seems_to_win_the_coach_thinks_on_by_itself(made: Table) -> None:
    """As long as the review will: it would find the one move that wins at times."""
    effort = Effort()
    assert effort.glance * effort.look == THOROUGH.iterations
    box = advise(made, (0.02, 0.05), (0.0, 0.05))
    assert not box.isVisible()
    assert made.page.hint.thinking
    assert [seconds for _, _, seconds in slow(made).asked] == [SECONDS, THOROUGH.seconds]
    assert made.page.strip.aside == "Looking for a good move…"
    assert made.page.hint._budget.iterations == LONGER * 9000
    made.bots.replied.emit(slow(made).asked[-1][0], thought(made, (0.11, 0.04), (0.0, 0.02)))
    assert box.isVisible()
    assert not made.page.hint.thinking
    # Once only, whatever comes of more.
    advise_longer(made, (0.02, 0.01), (0.01, 0.01))
    assert box.reasons.text().startswith("No move wins often from here.")
    assert len(slow(made).asked) == 3


def test_who_thought_little_at_first_thinks_on_for_as_long_as_a_review(made: Table) -> None:
    made.press(Qt.Key.Key_H)
    little = thought(made, (0.02, 0.05), (0.0, 0.05), iterations=90)
    made.bots.replied.emit(slow(made).asked[-1][0], little)
    assert made.page.hint._budget == THOROUGH


def scarce(made: Table) -> AdviceBox:
    """So little was tried that the answers are too close to call."""
    made.press(Qt.Key.Key_H)
    little = thought(made, (0.13, 0.07), (0.12, 0.07), (0.11, 0.07), iterations=45)
    made.bots.replied.emit(slow(made).asked[-1][0], little)
    return made.page.sidebar.advice


def test_where_nothing_can_be_told_yet_the_coach_thinks_on_and_shows_it(made: Table) -> None:
    """In bounded time, once; what is known is seen meanwhile."""
    box = scarce(made)
    assert box.isVisible()
    assert made.page.hint.thinking
    assert made.page.hint._budget == THOROUGH
    legal = made.session.match.legal()
    first = made.page.scene.texts.action(legal[0], made.session.view(), made.session.names())
    assert made.page.strip.aside == f"Hint: {first}. The coach is still making sure."
    more = thought(made, (0.1, 0.02), (0.16, 0.02), (0.1, 0.02), iterations=390)
    made.bots.replied.emit(slow(made).asked[-1][0], more)
    assert not made.page.hint.thinking
    assert made.page.hint.hinted == legal[1]
    assert len(slow(made).asked) == 2
    # With many tries more of them would hardly tell more.
    made.page.hint.forget()
    made.press(Qt.Key.Key_H)
    known = thought(made, (0.13, 0.07), (0.12, 0.07), iterations=400)
    made.bots.replied.emit(slow(made).asked[-1][0], known)
    assert not made.page.hint.thinking


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_Escape])
def test_thinking_on_ends_when_nobody_wants_it(made: Table, key: Qt.Key) -> None:
    box = scarce(made)
    for _ in range(1 if key == Qt.Key.Key_H else 3):
        made.press(key)
    assert not made.page.hint.thinking
    late = thought(made, (0.1, 0.02), (0.3, 0.02), iterations=900)
    made.bots.replied.emit(slow(made).asked[-1][0], late)
    assert box.isVisible() is (key == Qt.Key.Key_H)
    assert made.scene.choice.considered() != made.session.match.legal()[1]


def test_what_is_considered_while_it_thinks_on_stays(made: Table) -> None:
    scarce(made)
    legal = made.session.match.legal()
    made.scene.choice.consider(legal[2])
    more = thought(made, (0.1, 0.02), (0.3, 0.02), (0.1, 0.02), iterations=390)
    made.bots.replied.emit(slow(made).asked[-1][0], more)
    assert made.scene.choice.considered() == legal[2]


@pytest.mark.parametrize("taken", [0, 1, 2])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_strip_says_what_enter_gives(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, taken: int
) -> None:
    """Also where an answer was taken up, or pointed at before, and the coach now finds another."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with table(qtbot, moment(game, 2, 12)) as made:
        made.until_asked()
        legal, choice = made.session.match.legal(), made.page.scene.choice
        scarce(made)
        made.page.hint.lift(taken)
        better = thought(made, (0.1, 0.02), (0.5, 0.02), iterations=390)
        made.bots.replied.emit(slow(made).asked[-1][0], better)
        told = made.session.view(), made.session.names()
        best = made.page.hint.hinted
        assert best == legal[1]
        given, say = choice.considered(), made.page.scene.texts.action
        said = f"Hint: {say(best, *told)}"
        if given not in (None, best):
            said += f"; {shortcuts.cap_of('confirm')}: {say(given, *told)}"
        assert made.page.strip.aside == f"{said}."
        if taken:
            assert given is not None
            ply = made.session.match.ply
            made.press(Qt.Key.Key_Return)
            assert made.session.match.steps[ply].action == given


def test_nothing_is_replaced_by_what_less_was_thought_about(made: Table) -> None:
    """A busy machine may try less in more time."""
    box = advise(made, (0.05, 0.01), (0.01, 0.01))
    less = thought(made, (0.0, 0.05), (0.04, 0.07), iterations=2400)
    made.bots.replied.emit(slow(made).asked[-1][0], less)
    first = made.session.match.legal()[0]
    assert made.page.hint.hinted == first
    assert chance_text(made.scene.callouts.shown[0].spoken.move) == "5\u00a0% ±\u00a01"
    QTest.mouseClick(box.longer, Qt.MouseButton.LeftButton)
    made.bots.replied.emit(slow(made).asked[-1][0], less)
    assert made.page.hint.advice is not None
    assert made.page.hint.advice.iterations == 9000
    # What is proved needs no tries.
    QTest.mouseClick(box.longer, Qt.MouseButton.LeftButton)
    proved = thought(made, (1.0, 0.0), (0.0, 0.0), iterations=0)
    made.bots.replied.emit(slow(made).asked[-1][0], proved)
    assert made.page.hint.advice.counted


def test_thinking_on_ends_with_the_question(made: Table) -> None:
    advise(made, (0.09, 0.05), (0.08, 0.05))
    assert made.page.hint.thinking
    made.page.asking.submit(made.session.match.legal()[0])
    assert slow(made).asked[1][0] in slow(made).cancelled
    assert not made.page.hint.thinking


def test_what_is_lost_for_sure_is_not_thought_about_again(made: Table) -> None:
    box = advise(made, (0.0, 0.0), (0.0, 0.0))
    assert box.isVisible()
    assert len(slow(made).asked) == 1
