"""A hint that thinks on: when it does so by itself, how long, and what ends it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.panels.hint_box import HintBox
from desktop.table.callouts.advice_texts import chance_text
from desktop.table.hints.hint_memory import position_key, seed_of
from desktop.table.hints.hint_request import FIRST_SEARCH_SECONDS
from desktop.table.hints.next_step import (
    CONFIRMING_SECONDS,
    MIN_ITERATION_FACTOR,
    PATIENCE,
    REFINEMENT,
    THOROUGH,
)
from engine.games import GAMES
from engine.review.coach import Effort
from tests.desktop.table.hints.hint_kit import Slow, advise, advise_longer, slow, thought
from tests.desktop.table.kit import Table, open_table
from tests.desktop.windows.pages_kit import begun as moment

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_thinking_longer_takes_twice_the_time(table: Table) -> None:
    advise(table, (0.5, 0.04), (0.44, 0.04))
    advise_longer(table, (0.5, 0.04), (0.44, 0.04))
    advise_longer(table, (0.5, 0.04), (0.44, 0.04))
    assert [seconds for _, _, seconds in slow(table).asked] == [1.5, 3.0, 6.0]


def test_of_small_chances_one_that_is_surely_better_stands_alone(table: Table) -> None:
    """It is judged as once it is played: the margins of two searches do not simply add up."""
    advise(table, (0.11, 0.05), (0.04, 0.04), (0.03, 0.04))
    assert table.page.hint.advice is not None
    assert table.page.hint.advice.similar_count == 1


def test_where_nothing_seems_to_win_the_coach_thinks_on_by_itself(table: Table) -> None:
    """A thorough search is confirmed in a few seconds."""
    box = advise(table, (0.02, 0.05), (0.0, 0.05))
    assert not box.isVisible()
    assert table.page.hint.is_thinking
    assert [seconds for _, _, seconds in slow(table).asked] == [
        FIRST_SEARCH_SECONDS,
        CONFIRMING_SECONDS,
    ]
    assert table.page.strip.aside == "Looking for a good move…"
    assert table.page.hint._budget.iterations == MIN_ITERATION_FACTOR * 9000
    table.bots.replied.emit(slow(table).asked[-1][0], thought(table, (0.11, 0.04), (0.0, 0.02)))
    assert box.isVisible()
    assert not table.page.hint.is_thinking
    # Once only, whatever comes of more.
    advise_longer(table, (0.02, 0.01), (0.01, 0.01))
    assert box.reasons.text().startswith("No move wins often from here.")
    assert len(slow(table).asked) == 3


def test_who_thought_little_at_first_thinks_on_for_as_long_as_a_review(table: Table) -> None:
    """It would find the one move that wins at times."""
    effort = Effort()
    assert effort.glance * effort.look == THOROUGH.iterations
    table.press(Qt.Key.Key_H)
    little = thought(table, (0.02, 0.05), (0.0, 0.05), iterations=90)
    table.bots.replied.emit(slow(table).asked[-1][0], little)
    assert table.page.hint._budget == THOROUGH


def scarce(table: Table) -> HintBox:
    """So little was tried that the answers are too close to call."""
    table.press(Qt.Key.Key_H)
    little = thought(table, (0.13, 0.07), (0.12, 0.07), (0.11, 0.07), iterations=45)
    table.bots.replied.emit(slow(table).asked[-1][0], little)
    return table.page.sidebar.advice


def test_the_coach_shows_that_it_thinks_on_while_undecided(table: Table) -> None:
    """In bounded time, once; what is known is seen meanwhile."""
    box = scarce(table)
    assert box.isVisible()
    assert table.page.hint.is_thinking
    assert table.page.hint._budget == THOROUGH
    legal = table.session.match.legal()
    first = table.page.scene.texts.action(legal[0], table.session.view(), table.session.names())
    assert table.page.strip.aside == f"Hint: {first}. The coach is still checking this hint."
    more = thought(table, (0.1, 0.02), (0.16, 0.02), (0.1, 0.02), iterations=390)
    table.bots.replied.emit(slow(table).asked[-1][0], more)
    assert not table.page.hint.is_thinking
    assert table.page.hint.hinted == legal[1]
    assert len(slow(table).asked) == 2
    # With many tries more of them would hardly tell more.
    table.page.hint.forget()
    table.press(Qt.Key.Key_H)
    known = thought(table, (0.13, 0.05), (0.12, 0.05), iterations=400)
    table.bots.replied.emit(slow(table).asked[-1][0], known)
    assert not table.page.hint.is_thinking


def test_rough_chances_are_refined_by_themselves_but_not_under_the_pointer(table: Table) -> None:
    """Once, for a few seconds; rows and figures stay until the pointer leaves them."""
    table.press(Qt.Key.Key_H)
    rough = thought(table, (0.5, 0.15), (0.45, 0.2), (0.4, 0.2), iterations=1200)
    table.bots.replied.emit(slow(table).asked[-1][0], rough)
    box, hint, legal = table.page.sidebar.advice, table.page.hint, table.session.match.legal()
    assert box.isVisible()
    assert hint.is_thinking
    assert hint._budget == REFINEMENT
    hint.holds_order = lambda: True
    finer = thought(table, (0.4, 0.03), (0.48, 0.03), (0.42, 0.03), iterations=5000)
    table.bots.replied.emit(slow(table).asked[-1][0], finer)
    assert not hint.is_thinking
    assert hint.advice is not None
    assert [move.action for move in hint.advice.moves] == legal[:3]
    assert [move.figure for move in hint.advice.moves] == [50, 45, 40]
    QCoreApplication.sendEvent(box.list, QEvent(QEvent.Type.Leave))
    assert [move.figure for move in hint.advice.moves] == [48, 42, 40]
    assert hint.hinted == hint.advice.moves[0].action == legal[1]
    assert not hint.may_give(legal[1]), "it was read in another place"
    # The order is not asked for twice.
    QCoreApplication.sendEvent(box.list, QEvent(QEvent.Type.Leave))
    assert hint.hinted == legal[1]


def test_a_rough_hint_is_neither_taken_for_a_finished_one_nor_given_at_once(table: Table) -> None:
    table.press(Qt.Key.Key_H)
    rough = thought(table, (0.5, 0.15), (0.45, 0.2), (0.4, 0.2), iterations=1200)
    table.bots.replied.emit(slow(table).asked[-1][0], rough)
    hint, first = table.page.hint, table.session.match.legal()[0]
    assert not hint.may_give(first)
    assert table.page.strip.aside.startswith("The hint is not certain yet: ")
    assert hint.may_give(first), "asked for again"
    # Hidden and shown again, it goes on where it was cut short.
    table.press(Qt.Key.Key_H)
    assert not hint.is_thinking
    table.press(Qt.Key.Key_H)
    assert hint.is_thinking
    assert hint._budget == REFINEMENT
    assert hint.advice is not None
    assert hint.advice.is_provisional
    vague = thought(table, (0.5, 0.1), (0.48, 0.1), iterations=2000)
    table.bots.replied.emit(slow(table).asked[-1][0], vague)
    assert hint._budget == PATIENCE
    assert [move.figure for move in hint.advice.moves] == [50, 45, 40]
    table.bots.replied.emit(slow(table).asked[-1][0], vague)
    assert not hint.is_thinking
    assert hint.may_give(hint.advice.moves[0].action)


def test_a_move_taken_up_stays_when_the_order_follows(table: Table) -> None:
    table.press(Qt.Key.Key_H)
    rough = thought(table, (0.5, 0.15), (0.45, 0.2), (0.4, 0.2), iterations=1200)
    table.bots.replied.emit(slow(table).asked[-1][0], rough)
    box, hint, legal = table.page.sidebar.advice, table.page.hint, table.session.match.legal()
    hint.holds_order = lambda: True
    hint.preselect(legal[2])
    finer = thought(table, (0.4, 0.03), (0.48, 0.03), (0.42, 0.03), iterations=5000)
    table.bots.replied.emit(slow(table).asked[-1][0], finer)
    QCoreApplication.sendEvent(box.list, QEvent(QEvent.Type.Leave))
    assert hint.advice is not None
    assert [move.figure for move in hint.advice.moves] == [48, 42, 40]
    assert table.page.scene.controller.preselected_action() == legal[2]


def test_refined_moves_stay_but_stand_in_the_order_of_their_figures(table: Table) -> None:
    """Another move is only listed if it is clearly better than those a person has read."""
    table.press(Qt.Key.Key_H)
    rough = thought(table, (0.5, 0.15), (0.45, 0.2), (0.4, 0.2), (0.35, 0.2), iterations=1200)
    table.bots.replied.emit(slow(table).asked[-1][0], rough)
    hint, legal = table.page.hint, table.session.match.legal()
    # The fifth move would come second, and the second first by a hair, which is no reason to change
    # the advice: the first stays, with the chance of the best.
    finer = thought(table, *[(0.42, 0.03), (0.43, 0.03), (0.1, 0.03), (0.1, 0.03), (0.42, 0.03)],
                    iterations=5000)  # fmt: skip
    table.bots.replied.emit(slow(table).asked[-1][0], finer)
    assert hint.advice is not None
    assert [move.action for move in hint.advice.moves] == legal[:4]
    assert [move.figure for move in hint.advice.moves] == [43, 43, 10, 10]
    assert hint.hinted == legal[0]
    assert table.page.strip.aside.startswith("Hint: ")
    assert hint.may_give(legal[0])


def test_a_plainly_higher_chance_comes_first_when_the_search_has_ended(table: Table) -> None:
    table.press(Qt.Key.Key_H)
    rough = thought(table, (0.5, 0.15), (0.45, 0.2), (0.4, 0.2), (0.35, 0.2), iterations=1200)
    table.bots.replied.emit(slow(table).asked[-1][0], rough)
    finer = thought(table, (0.42, 0.04), (0.47, 0.05), (0.1, 0.03), (0.1, 0.03), iterations=5000)
    table.bots.replied.emit(slow(table).asked[-1][0], finer)
    hint, legal = table.page.hint, table.session.match.legal()
    assert hint.advice is not None
    assert [move.figure for move in hint.advice.moves] == [47, 42, 10, 10]
    assert hint.advice.moves[0].action == legal[1]
    # It is probably better, but nothing shows that it is.
    assert table.page.strip.aside.startswith("Hint: ")
    assert table.page.sidebar.advice.reasons.text().startswith("The first is probably the best")
    assert not hint.may_give(legal[1]), "no key gives it at once"


def test_no_key_gives_a_move_that_just_took_the_first_place(table: Table) -> None:
    table.press(Qt.Key.Key_H)
    rough = thought(table, (0.5, 0.15), (0.45, 0.2), iterations=1200)
    table.bots.replied.emit(slow(table).asked[-1][0], rough)
    finer = thought(table, (0.3, 0.03), (0.6, 0.03), iterations=5000)
    table.bots.replied.emit(slow(table).asked[-1][0], finer)
    hint, legal, ply = table.page.hint, table.session.match.legal(), table.session.match.ply
    assert hint.hinted == legal[1]
    assert table.page.strip.aside.startswith("Looking longer, the coach found a better move: ")
    heard: list[str] = []
    table.page.view.announced.connect(heard.append)
    # Neither does the button, and both say why.
    table.press(Qt.Key.Key_J)
    said = table.page.scene.texts.action(legal[1], table.session.view(), table.session.names())
    words = f"The hint has just changed: {said}. Press J again to play it."
    assert table.page.strip.aside == words
    assert heard[-1].startswith(words)
    QTest.mouseClick(table.page.sidebar.advice.give, Qt.MouseButton.LeftButton)
    assert table.session.match.ply == ply
    # Another that was taken up is played as it is named.
    assert hint.may_give(legal[0])
    # The time in which a person reads it is over.
    hint.reading.end()
    table.press(Qt.Key.Key_J)
    assert table.session.match.steps[ply].action == legal[1]


def test_a_move_that_longer_thought_puts_first_is_read_before_a_key_gives_it(table: Table) -> None:
    advise(table, (0.5, 0.04), (0.44, 0.04))
    hint, legal, ply = table.page.hint, table.session.match.legal(), table.session.match.ply
    assert hint.may_give(legal[0]), "the first hint is given at once"
    advise_longer(table, (0.4, 0.03), (0.6, 0.03))
    assert hint.hinted == legal[1]
    table.press(Qt.Key.Key_J)
    assert table.session.match.ply == ply
    assert table.page.strip.aside.startswith("The hint has just changed: ")


def test_the_keys_of_a_hint_say_that_there_is_none_yet(table: Table) -> None:
    """A person who asks twice still wants the hint; Esc ends a search that has shown nothing."""
    page, ply = table.page, table.session.match.ply
    table.press(Qt.Key.Key_J)
    assert page.strip.aside == "No hint is shown. H asks for one."
    table.press(Qt.Key.Key_H)
    assert page.strip.aside == "Looking for a good move…"
    assert page.strip.hint.text() == "Hint"
    table.press(Qt.Key.Key_J)
    assert page.strip.aside == "The coach is still thinking: there is no move to play yet."
    assert table.session.match.ply == ply
    table.press(Qt.Key.Key_H)
    assert page.hint.is_thinking
    assert len(slow(table).asked) == 1
    table.press(Qt.Key.Key_Escape)
    assert not page.hint.is_thinking
    assert page.strip.aside == ""
    assert page.strip.hint.text() == "Hint"


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_Escape])
def test_thinking_on_ends_when_nobody_wants_it(table: Table, key: Qt.Key) -> None:
    box = scarce(table)
    table.press(key)
    # Button, strip and callouts agree.
    assert not table.page.hint.is_thinking
    assert table.page.strip.aside == ""
    assert table.page.strip.hint.text() == "Hint"
    assert not table.scene.callouts.shown_callouts
    late = thought(table, (0.1, 0.02), (0.3, 0.02), iterations=900)
    table.bots.replied.emit(slow(table).asked[-1][0], late)
    assert not box.isVisible()
    assert table.scene.controller.preselected_action() != table.session.match.legal()[1]


def test_the_preselected_answer_stays_while_the_coach_thinks_on(table: Table) -> None:
    scarce(table)
    legal = table.session.match.legal()
    table.scene.controller.preselect(legal[2])
    more = thought(table, (0.1, 0.02), (0.3, 0.02), (0.1, 0.02), iterations=390)
    table.bots.replied.emit(slow(table).asked[-1][0], more)
    assert table.scene.controller.preselected_action() == legal[2]


@pytest.mark.parametrize(
    ("game", "taken"),
    [*((game, taken) for game in sorted(GAMES) for taken in (0, 2)), ("cannir", 1)],
)
def test_the_strip_suggests_one_move_whatever_enter_gives(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, taken: int
) -> None:
    """Also where an answer was taken up, or pointed at before, and the coach now finds another."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with open_table(qtbot, moment(game, 2, 8)) as table:
        table.until_asked()
        legal, choice = table.session.match.legal(), table.page.scene.controller
        scarce(table)
        table.page.hint.lift(taken)
        better = thought(table, (0.1, 0.02), (0.5, 0.02), iterations=390)
        table.bots.replied.emit(slow(table).asked[-1][0], better)
        told = table.session.view(), table.session.names()
        best = table.page.hint.hinted
        assert best == legal[1]
        given, say = choice.preselected_action(), table.page.scene.texts.action
        # A move of the list that was taken up stays the hint.
        found = "Hint" if taken == 2 else "Looking longer, the coach found a better move"
        assert table.page.strip.aside == f"{found}: {say(best, *told)}."
        if taken:
            assert given is not None
            ply = table.session.match.ply
            table.press(Qt.Key.Key_Return)
            assert table.session.match.steps[ply].action == given


def test_nothing_is_replaced_by_what_less_was_thought_about(table: Table) -> None:
    """A busy machine may try less in more time."""
    box = advise(table, (0.05, 0.01), (0.01, 0.01))
    less = thought(table, (0.0, 0.05), (0.04, 0.07), iterations=2400)
    table.bots.replied.emit(slow(table).asked[-1][0], less)
    first = table.session.match.legal()[0]
    assert table.page.hint.hinted == first
    assert chance_text(table.scene.callouts.shown_callouts[0].text.move) == "5\u00a0% ±\u00a01"
    QTest.mouseClick(box.longer, Qt.MouseButton.LeftButton)
    table.bots.replied.emit(slow(table).asked[-1][0], less)
    assert table.page.hint.advice is not None
    assert table.page.hint.advice.iterations == 9000
    # What is proved needs no tries.
    QTest.mouseClick(box.longer, Qt.MouseButton.LeftButton)
    proved = thought(table, (1.0, 0.0), (0.0, 0.0), iterations=0)
    table.bots.replied.emit(slow(table).asked[-1][0], proved)
    assert table.page.hint.advice.is_exact


def test_thinking_on_ends_with_the_question(table: Table) -> None:
    advise(table, (0.09, 0.05), (0.08, 0.05))
    assert table.page.hint.is_thinking
    table.page.asking.submit(table.session.match.legal()[0])
    assert slow(table).asked[1][0] in slow(table).cancelled
    assert not table.page.hint.is_thinking


def test_the_same_position_gets_the_same_hint_again(table: Table) -> None:
    """Whatever match it is in; only a longer search may tell another."""
    advise(table, (0.5, 0.02), (0.4, 0.02))
    hint, question = table.page.hint, table.session.question
    assert question is not None
    first, asked = hint.advice, len(slow(table).asked)
    assert first is not None
    hint.forget()
    assert hint.advice is None
    table.press(Qt.Key.Key_H)
    assert hint.advice == first
    assert len(slow(table).asked) == asked
    advise_longer(table, (0.3, 0.01), (0.6, 0.01))
    longer = hint.advice
    assert longer is not None
    assert longer.moves[0].action != first.moves[0].action
    hint.forget()
    table.press(Qt.Key.Key_H)
    assert hint.advice == longer
    # The searches of one position draw the same numbers, those of another do not.
    position = position_key(question)
    assert position_key(replace(question, seed=question.seed + 1, ticket=99)) == position
    assert position_key(replace(question, bot_codes=question.codes[:1])) != position
    assert seed_of(position) != seed_of(
        position_key(replace(question, bot_codes=(question.codes[0],)))
    )


def test_surely_lost_positions_are_not_searched_again(table: Table) -> None:
    box = advise(table, (0.0, 0.0), (0.0, 0.0))
    assert box.isVisible()
    assert len(slow(table).asked) == 1


def test_until_it_has_made_sure_the_coach_writes_only_reliable_figures(table: Table) -> None:
    """Nothing was hardly tried, or too close to call, before the search has ended."""
    table.press(Qt.Key.Key_H)
    rough = thought(table, (0.5, 0.08), (0.55, 0.4), (0.3, 0.12), iterations=900)
    table.bots.replied.emit(slow(table).asked[-1][0], rough)
    box, hint = table.page.sidebar.advice, table.page.hint
    assert hint.is_thinking
    assert box._note == "still thinking…"
    assert box.reasons.text().startswith("The coach is still comparing these.")
    assert hint.advice is not None
    told = [chance_text(move) for move in hint.advice.moves]
    rough_figures = ["≈\u00a030\u00a0% ±\u00a012", "≈\u00a050\u00a0% ±\u00a08"]
    assert sorted(told) == ["chance not known yet", *rough_figures]
    assert "hardly tried" not in f"{box.text()} {box.caption.text()}"
    # What it found in the end is written whatever it is.
    surely = thought(table, (0.5, 0.03), (0.55, 0.4), (0.3, 0.04))
    table.bots.replied.emit(slow(table).asked[-1][0], surely)
    assert not hint.is_thinking
    assert box._note == "after 1.2\u00a0s"
    assert [chance_text(move) for move in hint.advice.moves][-1] == "hardly tried"
