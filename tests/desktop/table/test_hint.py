"""Hints: asked with a key or a button, shown on the board, forgotten with the next choice."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem
from pytestqt.qtbot import QtBot

from desktop.panels.advice import AdviceBox
from desktop.panels.answer_row import MOVE_ROLE, MoveRow, split_line
from desktop.style import shortcuts
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES
from desktop.style.theme import LIGHT
from desktop.table.callouts.advice import Advice, Advised
from desktop.table.callouts.advice_texts import chance_text, doubt, figure
from desktop.table.hints.hint_request import LONGER, SECONDS, THOROUGH
from engine.bots.protocol import Request
from engine.core.values import Action, Effect
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.cannir.events import Discard, Place
from engine.games.condottiere.events import Pass, Play
from engine.play.match import Match
from engine.play.record import from_text, to_text
from engine.review.coach import Effort
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, PromptBots, Table, bot, cannir, human, table
from tests.desktop.windows.pages_kit import begun as moment

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


class Slow(PromptBots):
    """Bots that wait to be told to answer, and remember what they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, str, float | None]] = []
        self.cancelled: list[int] = []

    def ask(self, ticket: int, request: Request) -> None:
        self.asked.append((ticket, request.level, request.budget.seconds))

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)


@pytest.fixture
def made(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with table(qtbot, cannir(HUMAN, bot("Aldric"), seed=3)) as made:
        until_bots_answered(made)
        yield made


@pytest.fixture
def begun(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A table at which there is something to look back at."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    match = Match(cannir(HUMAN, bot("Aldric"), seed=3))
    while match.ply < 2 or (match.decision is not None and match.decision.seat != 0):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    with table(qtbot, match.record) as made:
        made.until_asked()
        yield made


def slow(made: Table) -> Slow:
    assert isinstance(made.bots, Slow)
    return made.bots


def answer(made: Table, action: Action) -> None:
    """Answer the question last put to the bots."""
    ticket = slow(made).asked[-1][0]
    made.bots.replied.emit(ticket, {"action": encode(action)})


def until_bots_answered(made: Table) -> None:
    """Answer for the bots until the person is asked; a hint that is wanted then stays open."""

    def answered() -> bool:
        # Bots count their tickets upwards, and an answer may wait until the table is at rest.
        tickets = [ticket for ticket, *_ in slow(made).asked if ticket >= 0]
        slow(made).asked.clear()
        for ticket in tickets:
            action = made.session.match.legal()[0]
            made.bots.replied.emit(ticket, {"action": encode(action)})
        return made.rests()

    made.qtbot.waitUntil(answered, timeout=20_000)


def test_the_hint_is_marked_and_said_but_not_given(made: Table) -> None:
    made.press(Qt.Key.Key_H)
    ((ticket, level, seconds),) = slow(made).asked
    assert (level, seconds) == ("level5", 1.5)
    assert ticket < 0, "never the ticket of a question to a bot"
    assert made.page.strip.aside == "Looking for a good move…"
    ply, action = made.session.match.ply, made.session.match.legal()[-1]
    heard: list[str] = []
    made.page.view.announced.connect(heard.append)
    answer(made, action)
    assert made.page.hint.hinted == action
    assert heard[-1].startswith(made.page.strip.aside)
    said = made.page.scene.texts.action(action, made.session.view(), made.session.names())
    assert made.page.strip.aside == f"Hint: {said}."
    assert made.session.match.ply == ply
    made.press(Qt.Key.Key_Return)
    assert made.session.match.ply == ply, "nobody took it up"
    QTest.mouseClick(made.page.sidebar.advice.give, Qt.MouseButton.LeftButton)
    assert made.session.match.record.answers[ply] == (0, encode(action))
    assert made.session.match.record.marks == ({"mark": "hint", "ply": ply, "seat": 0},)


def test_what_needed_no_weighing_is_hinted_at_without_a_chance(qtbot: QtBot, made: Table) -> None:
    made.press(Qt.Key.Key_H)
    action = made.session.match.legal()[0]
    answer(made, action)
    (plaque,) = made.scene.callouts.shown
    assert (plaque.spoken.move.action, plaque.spoken.weighed) == (action, False)
    box = made.page.sidebar.advice
    # The list takes the chronicle's place as ever, and says why there are no figures.
    assert box.isVisible()
    assert (box.list.count(), box.longer.isVisible()) == (1, False)
    assert "%" not in box.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert box.reasons.text() == plaque.spoken.why
    assert box.caption.text() == "There was nothing to weigh up: the coach saw it at once."
    # The button and its key put away what hangs there, weighed or not, and show it again.
    settle()
    assert made.page.strip.hint.accessibleName() == "Hide the hint"
    made.press(Qt.Key.Key_H)
    assert made.scene.callouts.shown == []
    settle()
    assert made.page.strip.hint.accessibleName() == "Hint"
    made.press(Qt.Key.Key_H)
    assert len(made.scene.callouts.shown) == len(slow(made).asked) == 1
    made.scene.choice.consider(made.session.match.legal()[-1])
    assert made.scene.callouts.shown == []
    qtbot.mouseClick(box.give, Qt.MouseButton.LeftButton)
    assert made.session.match.steps[-1].action == action


def test_a_hint_is_noted_once_for_each_question(made: Table) -> None:
    said: list[None] = []
    made.session.noted.connect(lambda: said.append(None))
    first, legal = made.session.match.ply, made.session.match.legal()
    made.press(Qt.Key.Key_H)
    answer(made, legal[-1])
    made.page.hint.think_longer()
    answer(made, legal[-1])
    assert len(slow(made).asked) == 2
    assert made.session.match.record.marks == ({"mark": "hint", "ply": first, "seat": 0},)
    assert len(said) == 1
    kept = from_text(to_text(made.session.match.record))
    assert Match(kept).record.marks == made.session.match.record.marks


def test_the_button_asks_and_the_board_keeps_the_keys(made: Table) -> None:
    assert made.page.strip.hint.isVisible()
    QTest.mouseClick(made.page.strip.hint, Qt.MouseButton.LeftButton)
    assert len(slow(made).asked) == 1
    assert made.page.view.hasFocus()
    QTest.mouseClick(made.page.strip.hint, Qt.MouseButton.LeftButton)
    assert len(slow(made).asked) == 1, "it thinks already"


def test_another_choice_is_not_the_hint(made: Table) -> None:
    legal = made.session.match.legal()
    made.press(Qt.Key.Key_H)
    answer(made, legal[-1])
    made.scene.choice.consider(legal[0])
    assert "Hint" not in made.page.strip.aside
    made.press(Qt.Key.Key_H)
    assert len(slow(made).asked) == 1, "what was found is shown again"
    assert made.page.strip.aside.startswith("Hint")


def test_a_hint_taken_back_is_shown_again_without_thinking(made: Table) -> None:
    action = made.session.match.legal()[-1]
    made.press(Qt.Key.Key_H)
    answer(made, action)
    made.press(Qt.Key.Key_1)
    while made.scene.choice.take_back():
        pass
    assert made.scene.choice.considered() is None
    made.press(Qt.Key.Key_H)
    assert made.scene.callouts.shown == [], "it hung there still"
    made.press(Qt.Key.Key_H)
    assert made.page.hint.hinted == action
    assert len(slow(made).asked) == 1


def test_an_answer_comes_before_the_hint(made: Table) -> None:
    legal = made.session.match.legal()
    made.press(Qt.Key.Key_H)
    ticket = slow(made).asked[-1][0]
    made.page.asking.submit(legal[0])
    assert ticket in slow(made).cancelled
    made.bots.replied.emit(ticket, {"action": encode(legal[-1])})
    assert made.scene.choice.considered() is None
    assert "Hint" not in made.page.strip.aside


# -- what is said of all answers ----------------------------------------------------------------


def thought(
    made: Table,
    *values: tuple[float, float | None],
    chances: list[float] | None = None,
    iterations: int = 9000,
) -> dict[str, object]:
    """An answer that speaks of the first legal answers, one for each value and its doubt."""
    legal = made.session.match.legal()
    moves = [
        {
            "action": encode(action), "visits": 9, "value": value, "doubt": doubt,
            "chances": chances or [],
        }
        for action, (value, doubt) in zip(legal, values, strict=False)
    ]  # fmt: skip
    said = {"iterations": iterations, "seconds": 1.24, "searches": 5, "moves": moves}
    return {"action": encode(legal[0]), "thought": said}


def advise(made: Table, *values: tuple[float, float | None]) -> AdviceBox:
    made.press(Qt.Key.Key_H)
    made.bots.replied.emit(slow(made).asked[-1][0], thought(made, *values))
    return made.page.sidebar.advice


def test_the_note_of_a_card_leaves_plaques_to_be_read(made: Table) -> None:
    advise(made, (0.61, 0.03), (0.4, 0.05), (0.3, 0.05))
    scene = made.scene
    assert scene.callouts.shown
    viewport, noted = made.page.view.viewport(), 0
    for card in [card for card in scene.seen.hands[0] if card]:
        at = made.place_of(("hand", card))
        event = QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, event)
        noted += scene.note.isVisible()
        assert not any(scene.note.box.intersects(one.box) for one in scene.callouts.shown), card
    assert noted


def test_no_strokes_are_spoken_of_where_none_are_seen(made: Table) -> None:
    box = advise(made, (0.01, 0.01), (0.0, 0.01))
    # Where nothing seems to win, the coach thinks on before it says so.
    made.bots.replied.emit(slow(made).asked[-1][0], thought(made, (0.01, 0.01), (0.0, 0.01)))
    assert "9,000 times" in box.caption.text()
    assert "strokes" not in box.caption.text()


def test_the_best_answers_stand_in_the_panel_with_their_chances(made: Table) -> None:
    box = advise(made, (0.612, 0.03), (0.4, 0.05), (0.3, None))
    assert box.isVisible()
    assert not made.page.sidebar.chronicle.isVisible()
    said = [
        box.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(box.list.count())
    ]
    chances = [words.rpartition(", ")[2] for words in said]
    assert chances == ["61\u00a0% ±\u00a03", "40\u00a0% ±\u00a05", "30\u00a0% ±\u00a0?"]
    assert box.list.currentRow() == -1
    assert made.page.hint.hinted == made.session.match.legal()[0]
    assert "9,000 times" in box.caption.text()
    assert box.caption.text().endswith("between the two marks.")
    # In a low window it is still said what they are chances of.
    box.resize(box.width(), box.list.geometry().bottom() + 110)
    assert box.caption.isVisible()
    assert box.caption.text() == "Chance of winning, and how far it may be off."
    made.press(Qt.Key.Key_1)
    assert box.list.currentRow() == 0
    made.press(Qt.Key.Key_Return)
    assert not box.isVisible()
    assert made.page.sidebar.chronicle.isVisible()


def test_whatever_comes_first_of_what_was_found_is_the_hint(made: Table) -> None:
    legal, ply = made.session.match.legal(), made.session.match.ply
    made.press(Qt.Key.Key_H)
    said = {**thought(made, (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)), "action": encode(legal[-1])}
    made.bots.replied.emit(slow(made).asked[-1][0], said)
    box = made.page.sidebar.advice
    assert made.page.hint.hinted == legal[0]
    assert made.scene.view is not None
    first = made.scene.texts.action(legal[0], made.scene.view, made.session.names())
    assert made.page.strip.aside == f"Hint: {first}."
    QTest.mouseClick(box.give, Qt.MouseButton.LeftButton)
    assert made.session.match.record.answers[ply] == (0, encode(legal[0]))


def test_what_was_counted_is_not_said_to_be_played_on(made: Table) -> None:
    made.press(Qt.Key.Key_H)
    said = thought(made, (0.0, 0.0), (0.0, 0.0))
    assert isinstance(said["thought"], dict)
    said["thought"] |= {"iterations": 0, "seconds": 0.01}
    made.bots.replied.emit(slow(made).asked[-1][0], said)
    box = made.page.sidebar.advice
    assert box.caption.text() == "Chance of winning, calculated exactly."
    assert box._note == "exact"
    assert box.reasons.text() == "No move wins any more."


def test_escape_puts_the_hint_away_wherever_the_keys_go(made: Table) -> None:
    box = advise(made, (0.6, 0.03), (0.4, 0.05))
    made.press(Qt.Key.Key_2)
    assert made.scene.choice.considered() is not None
    made.press(Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert made.scene.choice.considered() is None
    made.press(Qt.Key.Key_H)
    box.list.setFocus()
    QTest.keyClick(box.list, Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert made.page.view.hasFocus()
    # It is still known: asked for again, nothing is thought about anew.
    made.press(Qt.Key.Key_H)
    assert box.isVisible()
    assert len(slow(made).asked) == 1


def test_no_chance_is_written_that_may_be_off_by_more_than_30_per_cent(made: Table) -> None:
    box = advise(made, (0.48, 0.06), (0.57, 0.31), (0.5, 0.3))
    written = {row.data(MOVE_ROLE).value: row for row in map(box.list.item, range(3))}
    vague = written[0.57]
    assert vague.data(Qt.ItemDataRole.AccessibleTextRole).endswith("hardly tried")
    assert "%" not in vague.data(Qt.ItemDataRole.AccessibleTextRole)
    assert (figure(vague.data(MOVE_ROLE)), doubt(vague.data(MOVE_ROLE))) == ("–", "")
    assert figure(written[0.5].data(MOVE_ROLE)) == "50\u00a0%"


def test_what_was_hardly_tried_stands_last_and_it_is_said(made: Table) -> None:
    """The bot's own answer first, then by what they bring."""
    box = advise(made, (0.48, 0.06), (0.57, 0.23), (0.9, None), (0.45, 0.05))
    legal = made.session.match.legal()
    said = [box.list.item(row).text() for row in range(4)]
    texts, view, names = made.scene.texts, made.scene.view, made.session.names()
    assert view is not None
    assert said == [texts.advice_entry(legal[number], view, names)[1] for number in (0, 3, 1, 2)]
    assert box.caption.isVisible()
    assert box.caption.text().endswith("Moves that were hardly tried come last.")


def test_of_equal_moves_the_one_that_wins_sooner_stands_first_and_it_is_said(made: Table) -> None:
    made.press(Qt.Key.Key_H)
    said = thought(made, (0.99, 0.01), (1.0, 0.01), (0.98, 0.02), (0.7, 0.02))
    assert isinstance(said["thought"], dict)
    for move, near in zip(said["thought"]["moves"], (0.0, 0.5, 1.0, 1.0), strict=True):
        move["near"] = near
    made.bots.replied.emit(slow(made).asked[-1][0], said)
    box, legal = made.page.sidebar.advice, made.session.match.legal()
    texts, view, names = made.scene.texts, made.scene.view, made.session.names()
    assert view is not None
    rows = [box.list.item(row).text() for row in range(4)]
    assert rows == [texts.advice_entry(legal[number], view, names)[1] for number in (2, 1, 0, 3)]
    assert made.page.hint.hinted == legal[2]
    assert box.caption.text().endswith("Among equal moves, the one that wins sooner comes first.")


@pytest.mark.parametrize("near", [True, "2", -1, 2.5, None])
def test_nonsense_about_how_near_a_win_is_is_left_aside(made: Table, near: object) -> None:
    made.press(Qt.Key.Key_H)
    said = thought(made, (0.9, 0.01), (0.9, 0.01))
    assert isinstance(said["thought"], dict)
    said["thought"]["moves"][1]["near"] = near
    made.bots.replied.emit(slow(made).asked[-1][0], said)
    assert made.page.hint.hinted == made.session.match.legal()[0]


def test_what_wins_at_once_stands_before_all(made: Table) -> None:
    """However little it was tried."""
    made.press(Qt.Key.Key_H)
    said = thought(made, (1.0, 0.01), (1.0, 0.3), (0.9, 0.01))
    assert isinstance(said["thought"], dict)
    said["thought"]["moves"][1]["near"] = 2.0
    made.bots.replied.emit(slow(made).asked[-1][0], said)
    assert made.page.hint.hinted == made.session.match.legal()[1]


def test_figures_fall_from_row_to_row(made: Table) -> None:
    box = advise(made, (0.43, 0.04), (0.42, 0.01), (0.45, 0.06), (0.1, 0.07), (0.12, 0.09))
    chances = [
        box.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole).rpartition(", ")[2]
        for row in range(box.list.count())
    ]
    assert chances == [
        "45\u00a0% ±\u00a06",
        "43\u00a0% ±\u00a04",
        "42\u00a0% ±\u00a01",
        "12\u00a0% ±\u00a09",
    ]
    assert box.reasons.text().endswith("Any of the first 3 will do.")
    assert box.caption.isVisible()


def test_a_click_considers_another_and_enter_gives_it(made: Table) -> None:
    box = advise(made, (0.6, 0.03), (0.4, 0.05), (0.3, None))
    legal, ply = made.session.match.legal(), made.session.match.ply
    place = box.list.visualItemRect(box.list.item(1)).center()
    QTest.mouseClick(box.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert made.scene.choice.considered() == legal[1]
    assert made.page.strip.aside.startswith("Hint 2: ")
    assert box.isVisible()
    made.press(Qt.Key.Key_Return)
    assert made.session.match.record.answers[ply] == (0, encode(legal[1]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_only_the_first_answer_or_one_taken_up_is_called_the_hint(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Another answer of the list that is pointed at is what Enter gives."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with table(qtbot, moment(game, 2, 12)) as made:
        made.until_asked()
        legal, choice = made.session.match.legal(), made.page.scene.choice
        box = advise(made, (0.6, 0.03), (0.2, 0.03), (0.1, 0.03))
        told, say = (made.session.view(), made.session.names()), made.page.scene.texts.action
        best, other = say(legal[0], *told), say(legal[1], *told)
        choice.consider(legal[1])
        assert choice.considered() == legal[1]
        enter = shortcuts.cap_of("confirm")
        assert made.page.strip.aside == f"Hint: {best}; {enter} plays: {other}."
        assert box.give.text() == "Play hint 2"
        choice.consider(legal[0])
        assert made.page.strip.aside == f"Hint: {best}."
        assert box.give.text() == "Play it"
        made.page.hint.lift(2)
        assert made.page.strip.aside == f"Hint 2: {other}."
        choice.consider(legal[2])
        third = say(legal[2], *told)
        assert made.page.strip.aside == f"Hint: {best}; {enter} plays: {third}."


def test_only_what_is_certain_has_no_doubt() -> None:
    answers = [Advised(Pass(), 0.55, doubt, ()) for doubt in (0.0, 0.004, 0.012, None)]
    assert [chance_text(one) for one in answers] == [
        "55\u00a0%", "55\u00a0% ±\u00a01", "55\u00a0% ±\u00a01", "55\u00a0% ±\u00a0?"
    ]  # fmt: skip


def test_answers_are_called_beside_the_board_as_on_it(made: Table) -> None:
    box = advise(made, (0.6, 0.03), (0.4, 0.05), (0.3, None))
    rows = [box.list.item(row).text() for row in range(box.list.count())]
    assert [plaque.spoken.title for plaque in made.scene.callouts.shown] == rows


def test_places_have_names_while_a_hint_speaks_of_them(made: Table) -> None:
    advise(made, (0.6, 0.03), (0.4, 0.05))
    assert "N1" in [label.name for label in made.scene.labels.shown]
    made.press(Qt.Key.Key_H)
    assert not made.scene.labels.shown


def test_what_cannot_be_told_apart_is_not_said_to_be_equal(made: Table) -> None:
    box = advise(made, (0.5, 0.04), (0.44, 0.04))
    assert box.reasons.text().startswith("These are too close to call.")
    # That is said once; what each of them does, on its plaque.
    assert {plaque.spoken.why for plaque in made.scene.callouts.shown} == {""}
    box = advise_longer(made, (0.5, 0.02), (0.47, 0.02))
    assert box.reasons.text() == "Either will do."
    box = advise_longer(made, (0.5, 0.02), (0.44, 0.02))
    # That a suite needs three cards is no reason.
    assert box.reasons.text() == ""


def test_what_all_of_them_do_is_said_if_it_may_win_the_game(
    made: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    immediate_effect = "Taking it wins the game."
    monkeypatch.setattr(type(made.scene.texts), "immediate_effect", lambda *_: immediate_effect)
    advise(made, (0.9, 0.02), (0.89, 0.02))
    assert {plaque.spoken.why for plaque in made.scene.callouts.shown} == {""}
    monkeypatch.setattr(type(made.scene.texts), "decides", lambda *_: True)
    box = advise_longer(made, (0.9, 0.02), (0.89, 0.02))
    assert {plaque.spoken.why for plaque in made.scene.callouts.shown} == {immediate_effect}
    assert box.reasons.text() == "Either will do."
    # Where no plaque says it, the panel does.
    box.on_board = frozenset
    box = advise_longer(made, (0.9, 0.02), (0.89, 0.02))
    assert box.reasons.text().endswith(": taking it wins the game.")


def test_of_more_than_two_that_are_equal_all_are_named(made: Table) -> None:
    box = advise(made, (0.5, 0.02), (0.49, 0.02), (0.48, 0.02), (0.3, 0.02))
    assert box.reasons.text().endswith("Any of the first 3 will do.")
    shown = made.scene.callouts.shown
    assert all(plaque.spoken.golden for plaque in shown)
    box = advise_longer(made, *[(0.5, 0.01)] * 4)
    assert box.reasons.text().endswith("Any of these will do.")


def test_an_answer_hardly_tried_is_not_said_to_do_as_well(made: Table) -> None:
    box = advise(made, (0.94, 0.01), (0.58, 0.44))
    assert box.reasons.text().startswith("The other was hardly tried.")
    box = advise_longer(made, (0.10, 0.01), (0.08, 0.11))
    assert box.reasons.text().startswith("The other was hardly tried.")


def test_why_is_said_of_the_answer_that_is_stood_on(made: Table) -> None:
    answer = thought(made, (0.6, 0.03), (0.4, 0.05))
    told = answer["thought"]
    assert isinstance(told, dict)
    told["worlds"] = 40
    for move, often in zip(told["moves"], (30, 5), strict=True):
        fact = {"fact": "prepares", "about": "", "seat": None, "number": 0, "worlds": often}
        move["facts"] = [fact]
    made.press(Qt.Key.Key_H)
    heard: list[str] = []
    made.page.view.announced.connect(heard.append)
    made.bots.replied.emit(slow(made).asked[-1][0], answer)
    box = made.page.sidebar.advice
    why = (
        "It usually prepares a suite for the next turn; "
        "Sword of the Fish (3), NE1 does so less often."
    )
    # What the callout says, the panel does not repeat.
    assert made.scene.callouts.shown[0].spoken.why == why
    assert box.reasons.text() == ""
    assert heard[-1].endswith(f". {why}")
    assert box.list.item(0).toolTip().endswith(why.partition(" prepares")[2])
    box.list.setCurrentRow(1)
    other = (
        "Sword of the Fish (3), N1 usually prepares a suite for the next turn; "
        "this move does so less often."
    )
    assert made.scene.callouts.shown[1].spoken.why == other
    assert box.list.item(1).data(Qt.ItemDataRole.AccessibleDescriptionRole) == other
    # Once no callout says it, the panel does.
    box.on_board = set
    box.list.setCurrentRow(0)
    box.list.setCurrentRow(1)
    assert box.reasons.text() == other
    assert box.reasons.isVisible()
    settle()
    assert box.reasons.height() >= box.reasons.heightForWidth(box.reasons.width())


def test_the_figures_of_reasons_are_a_click_or_a_key_away(made: Table) -> None:
    """Also where the callout says the reason itself; the state is remembered."""
    answer = thought(made, (0.6, 0.03), (0.4, 0.05))
    told = answer["thought"]
    assert isinstance(told, dict)
    told["worlds"] = 40
    for move, often in zip(told["moves"], (30, 5), strict=True):
        fact = {"fact": "prepares", "about": "", "seat": None, "number": 0, "worlds": often}
        move["facts"] = [fact]
    made.press(Qt.Key.Key_H)
    made.bots.replied.emit(slow(made).asked[-1][0], answer)
    box, settings = made.page.sidebar.advice, made.settings
    heard: list[str] = []
    made.page.view.announced.connect(heard.append)
    figures = "(in 30 of 40 imagined games; Sword of the Fish (3), NE1: in 5)."
    assert box.figures.isVisible()
    assert box.figures.accessibleName() == "How often?"
    assert figures not in box.reasons.text()
    QTest.mouseClick(box.figures, Qt.MouseButton.LeftButton)
    assert box.figures.isChecked()
    assert settings.get("figures") is True
    assert box.reasons.text().endswith(figures)
    assert heard[-1].endswith(figures)
    assert "(in" not in made.scene.callouts.shown[0].spoken.why
    made.press(Qt.Key.Key_Q)
    assert not box.figures.isChecked()
    assert settings.get("figures") is False
    assert figures not in box.reasons.text()
    # A reason without figures has no button.
    advise_longer(made, (0.6, 0.03), (0.4, 0.05))
    assert not box.figures.isVisible()


def advise_longer(made: Table, *values: tuple[float, float | None]) -> AdviceBox:
    box = made.page.sidebar.advice
    QTest.mouseClick(box.longer, Qt.MouseButton.LeftButton)
    assert not box.longer.isEnabled()
    assert box.isVisible(), "what was found stays meanwhile"
    made.bots.replied.emit(slow(made).asked[-1][0], thought(made, *values))
    return box


def test_the_best_answers_stay_in_view_whichever_is_stood_on(made: Table) -> None:
    box = advise(made, *((0.6 - number / 20, 0.02) for number in range(4)))
    made.press(Qt.Key.Key_1)
    box.resize(box.width(), 190)
    bar = box.list.verticalScrollBar()
    assert 1 < len(box.rows_seen) < box.list.count()
    for row in (*range(1, len(box.rows_seen)), 0):
        box.list.scrollToBottom()
        assert bar.value()
        box.list.setCurrentRow(row)
        assert bar.value() == 0


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
            said += f"; {shortcuts.cap_of('confirm')} plays: {say(given, *told)}"
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


def test_the_key_puts_the_list_away_and_shows_it_again(made: Table) -> None:
    box = advise(made, (0.6, 0.03), (0.4, 0.05))
    made.press(Qt.Key.Key_H)
    assert not box.isVisible()
    assert made.page.strip.aside == ""
    made.press(Qt.Key.Key_H)
    assert box.isVisible()
    assert len(slow(made).asked) == 1


def test_the_key_stands_on_the_button_while_it_does_the_same(made: Table) -> None:
    made.page.resize(1600, 1000)
    settle()
    box = advise(made, (0.6, 0.03), (0.4, 0.05))
    made.press(Qt.Key.Key_1)
    with_key = box.give.wanted().width()
    while made.scene.choice.considered() is not None:
        made.scene.choice.take_back()
    assert box.isVisible()
    assert box.give.wanted().width() < with_key
    box.list.setCurrentRow(0)
    assert made.scene.choice.considered() is not None
    assert box.give.wanted().width() == with_key


def test_a_hint_is_put_aside_while_a_moment_of_the_past_is_looked_at(begun: Table) -> None:
    made = begun
    box = advise(made, (0.6, 0.03), (0.4, 0.05))
    best = made.session.match.legal()[0]
    made.press(Qt.Key.Key_PageUp)
    assert made.page.lookback.ply is not None
    assert not box.isVisible()
    assert made.scene.callouts.shown == []
    made.press(Qt.Key.Key_H)
    assert not box.isVisible()
    made.press(Qt.Key.Key_Escape)
    assert box.isVisible()
    assert made.page.hint.hinted == best
    made.press(Qt.Key.Key_PageUp)
    made.press(Qt.Key.Key_Escape)
    ply = made.session.match.ply
    made.press(Qt.Key.Key_1)
    made.press(Qt.Key.Key_Return)
    assert made.session.match.record.answers[ply] == (0, encode(best))


def test_a_hint_found_while_looking_back_waits(begun: Table) -> None:
    made = begun
    made.press(Qt.Key.Key_H)
    made.press(Qt.Key.Key_PageUp)
    made.bots.replied.emit(slow(made).asked[-1][0], thought(made, (0.6, 0.03), (0.4, 0.05)))
    box = made.page.sidebar.advice
    assert not box.isVisible()
    made.press(Qt.Key.Key_PageDown)
    assert box.isVisible()


@pytest.mark.parametrize(
    "moves",
    [
        "moves",
        [3],
        [{"action": {"do": "dance"}, "value": 0.5}],
        [{"action": {"do": "resign"}, "value": 0.5}],
        [{"value": float("nan")}],
    ],
)
def test_a_thought_that_makes_no_sense_leaves_the_hint(made: Table, moves: object) -> None:
    action = made.session.match.legal()[0]
    made.press(Qt.Key.Key_H)
    said = {"iterations": 1, "seconds": 1, "moves": moves}
    made.bots.replied.emit(slow(made).asked[-1][0], {"action": encode(action), "thought": said})
    assert made.page.hint.hinted == action
    assert made.page.hint.advice is not None
    assert not made.page.hint.advice.weighed


@pytest.mark.parametrize("height", [640, 900])
def test_no_row_is_cut(made: Table, height: int) -> None:
    made.page.resize(1024, height)
    box = advise(made, (0.6, 0.03), (0.4, 0.05), (0.3, 0.1), (0.2, 0.1), (0.1, 0.1))
    shown = box.list.viewport().height()
    row = box.list.visualItemRect(box.list.item(0)).height()
    assert box.list.count() == 4
    assert shown // row >= 2
    assert shown - shown // row * row <= 2
    assert box.longer.geometry().bottom() < box.height()


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("No trade", ("No trade", "")),
        (
            "1\u00a0gold to Aldric for 1\u00a0camouflage, 1\u00a0weapon",
            ("1\u00a0gold to Aldric for", "1\u00a0camouflage, 1\u00a0weapon"),
        ),
    ],
)
def test_long_words_run_on_before_the_figures(
    qtbot: QtBot, words: str, lines: tuple[str, str]
) -> None:
    listed = QListWidget()
    qtbot.addWidget(listed)
    row = MoveRow(listed)
    item = QListWidgetItem(words, listed)
    item.setData(MOVE_ROLE, Advised(Discard("r1"), 0.3, 0.02, ()))
    row.arrange(listed.model(), 250)
    assert row.runs_on == bool(lines[1])
    assert split_line(words, 14.0, 200) == lines


def test_what_is_said_of_answers_has_room(qtbot: QtBot) -> None:
    """Seats say less for it, in a low window too."""
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"))) as made:
        made.until_asked()
        told = [{Effect("takes", "modena"): 9 * (4 - row)} for row in range(4)]
        told[0][Effect("costs", "m10", number=2)] = 30
        answers = [
            Advised(action, 0.6 - 0.1 * row, 0.02, (), told[row])
            for row, action in enumerate((Play("m1"), Play("drum"), Play("winter"), Pass()))
        ]
        box = made.page.sidebar.advice
        for size in ((1280, 800), (1024, 640)):
            made.page.resize(*size)
            advice = Advice(tuple(answers), 900, 1.0, 40)
            made.page.sidebar.show_advice(advice, 0, thinking=False)
            for row in (0, 3):
                box.list.setCurrentRow(row)
                settle()
                # That a pass spends no card goes without saying.
                assert box.list.item(row).toolTip().count("\n") == (2 if row == 0 else 1)
                assert box.longer.geometry().bottom() < box.height()
                assert box.reasons.isVisible()
                needed = box.reasons.heightForWidth(box.reasons.width())
                assert box.reasons.height() >= needed
                assert box.list.geometry().bottom() < box.reasons.geometry().top()


def test_a_hint_is_laid_out_before_it_is_painted(qtbot: QtBot) -> None:
    """Not when Qt comes to it: under load its texts once stood on top of one another."""
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"))) as made:
        made.until_asked()
        sidebar = made.page.sidebar
        box = sidebar.advice
        told = {Effect("takes", "modena"): 30}
        answers = [
            Advised(action, 0.6 - 0.1 * row, 0.02, (), told if row == 0 else {})
            for row, action in enumerate((Play("m1"), Play("drum"), Pass()))
        ]
        advice = Advice(tuple(answers), 900, 1.0, 40)
        sidebar.show_advice(advice, 0, thinking=False)
        assert_apart(box)
        # More was thought: there is more to say of more answers.
        fewer = Advice(tuple(answers[:1]), 90, 1.0, 40)
        for more in (fewer, advice):
            settle()
            sidebar.show_advice(more, 0, thinking=False)
        assert_apart(box)


def assert_apart(box: AdviceBox) -> None:
    """Nothing in it lies over anything else, though no event was processed since."""
    parts = [box.list, box.reasons, box.caption, box.give]
    parts = [part for part in parts if part.isVisible()]
    assert box.reasons in parts
    for label in (box.reasons, box.caption):
        assert label.isHidden() or label.height() >= label.heightForWidth(label.width())
    for part, after in pairwise(parts):
        assert part.geometry().bottom() < after.y()
    assert parts[-1].geometry().bottom() < box.size().height()


@pytest.mark.parametrize("size", ["normal", "largest"])
def test_a_hint_keeps_its_reasons_in_a_low_window(
    qtbot: QtBot, qapp: QApplication, size: str
) -> None:
    """What has no room is scrolled to, and the hint is what is seen."""
    apply_theme(qapp, LIGHT, SIZES[size])
    rivals = [bot(name) for name in ("Aldric", "Maud", "Lia", "Zoé", "Inês")]
    with italy(qtbot, condottiere(HUMAN, *rivals)) as made:
        made.page.resize(960, 500)
        made.until_asked()
        settle()
        told = {Effect("takes", "modena"): 30}
        answers = [
            Advised(action, 0.6 - 0.1 * row, 0.02, (), told if row == 0 else {})
            for row, action in enumerate((Play("m1"), Play("drum"), Pass()))
        ]
        sidebar = made.page.sidebar
        sidebar.show_advice(Advice(tuple(answers), 900, 1.0, 40), 0, thinking=False)
        settle()
        box = sidebar.advice
        assert box.reasons.isVisible()
        assert box.reasons.height() >= box.reasons.heightForWidth(box.reasons.width())
        for part in (box.list, box.reasons, box.give, box.longer):
            assert part.visibleRegion().boundingRect() == QRect(QPoint(), part.size())


@pytest.mark.parametrize("message", [{}, {"action": {"do": "nonsense"}}])
def test_a_hint_that_makes_no_sense_is_none(made: Table, message: dict[str, object]) -> None:
    made.press(Qt.Key.Key_H)
    made.bots.replied.emit(slow(made).asked[-1][0], message)
    assert made.scene.choice.considered() is None
    assert made.page.strip.aside == ""


def test_a_process_that_died_leaves_the_question_open(made: Table) -> None:
    made.press(Qt.Key.Key_H)
    made.bots.failed.emit("ended")
    assert made.page.strip.aside == "The coach gave no answer."
    made.press(Qt.Key.Key_H)
    assert made.page.strip.aside == "Looking for a good move…"
    assert len(slow(made).asked) == 2


def test_nobody_else_learns_from_a_hint_what_lies_covered(qtbot: QtBot) -> None:
    with table(qtbot, cannir(human("Ana"), human("Rui"))) as made:
        made.until_asked()
        assert not made.page.strip.hint.isVisible()
        made.press(Qt.Key.Key_H)
        assert not made.page.hint.thinking
        assert made.scene.choice.considered() is None
        assert made.page.strip.aside.startswith("No hint while hands are hidden")


def test_the_hint_gives_way_to_words(made: Table) -> None:
    strip = made.page.strip
    strip.resize(360, strip.height())
    strip.say(0, "Sentences that need all of the room there is in this strip. " * 3)
    assert not strip.hint.isVisible()
    strip.resize(1000, strip.height())
    assert strip.hint.isVisible()


def test_an_answer_of_the_board_comes_before_the_hint(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(human("Ana"), human("Rui"), edition=1), hands="curtain") as made:
        made.until_asked()
        QTest.mouseClick(made.page.curtain.button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: made.map.choice.choosing is not None)
        made.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: made.page.strip.aside.startswith("Hint"))
        made.press(Qt.Key.Key_T)
        assert made.page.strip.aside == "No region would win the game yet."
        # The list is put away, then all is shown again.
        made.press(Qt.Key.Key_H)
        made.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: made.page.strip.aside.startswith("Hint"))


def test_the_name_of_the_cell_that_an_answer_goes_to_is_seen(made: Table) -> None:
    made.page.resize(1440, 900)
    settle()
    first, *_ = (one for one in made.session.match.legal() if isinstance(one, Place))
    made.press(Qt.Key.Key_H)
    answer(made, first)
    settle()
    touched = made.scene.choice.part.touched_place(first)
    assert touched is not None
    assert touched.name is not None
    assert any(map(touched.name.contains, made.scene.labels.boxes()))
    (plaque,) = made.scene.callouts.shown
    assert not plaque.box.intersects(touched.name)


def test_a_hint_asked_for_while_the_table_changes_comes_with_the_question(made: Table) -> None:
    first = made.session.match.ply
    made.click_answer(made.session.match.legal()[0])
    # The bot is asked now: nobody at the screen can be helped yet.
    made.press(Qt.Key.Key_H)
    assert "as soon as" in made.page.strip.aside
    assert not made.page.hint.thinking
    until_bots_answered(made)
    assert made.session.match.ply > first
    assert made.page.hint.thinking
    assert "as soon as" not in made.page.strip.aside
    # It was wanted once.
    made.page.hint.forget()
    made.page.asking.offer()
    assert not made.page.hint.thinking


def test_a_hint_that_was_wanted_is_forgotten_with_what_is_taken_back(made: Table) -> None:
    made.click_answer(made.session.match.legal()[0])
    made.press(Qt.Key.Key_H)
    made.page.changes.undo()
    made.until_asked()
    assert not made.page.hint.thinking


@pytest.mark.parametrize("answers", [2, 12])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_takes_nothing_up(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, answers: int
) -> None:
    """Whatever is hinted at: what is half chosen stays, and Enter does what it did before."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with table(qtbot, moment(game, 2, answers)) as made:
        made.until_asked()
        choice, ply = made.page.scene.choice, made.session.match.ply
        before, would = copy(choice.choosing), choice.considered()
        for action in made.session.match.legal()[:12]:
            made.press(Qt.Key.Key_H)
            answer(made, action)
            assert made.page.hint.hinted == action
            assert (choice.choosing, choice.considered()) == (before, would)
            if would is None:
                made.press(Qt.Key.Key_Return)
                assert made.session.match.ply == ply
            made.page.hint.forget()
        # Who takes it up has begun it, and who puts the hint away has not.
        made.press(Qt.Key.Key_H)
        answer(made, action)
        made.page.hint.lift(1)
        assert choice.considered() == action
        made.press(Qt.Key.Key_H)
        assert (choice.choosing, choice.considered()) == (before, would)


def test_a_hint_is_not_waited_for_for_ever(made: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made.bots, "restart", lambda: None)
    strip, hint = made.page.strip, made.page.hint
    before = strip.aside
    made.press(Qt.Key.Key_H)
    assert strip.aside == "Looking for a good move…"
    assert 0 < hint._patience.remainingTime() <= 30_000
    hint._patience.timeout.emit()
    assert not hint.thinking
    assert strip.aside == "The coach gave no answer."
    made.press(Qt.Key.Key_H)
    assert hint.thinking
    made.press(Qt.Key.Key_Escape)
    assert not hint.thinking
    assert not hint._patience.isActive()
    assert strip.aside == before
