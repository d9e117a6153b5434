"""A match that is over, played again: slider, buttons, keys, speed, open hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.panels.chronicle import SaidList
from desktop.panels.talk.composer import Composer
from desktop.panels.talk.remarks_box import RemarksBox
from desktop.style.theme import serif
from desktop.table.callouts.advice import Advice, AdvisedMove, Consequences
from desktop.table.callouts.advice_texts import verdict
from desktop.table.replay.chapters import each_move
from desktop.table.replay.lookback import Lookback
from engine.bots.protocol import Request
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Action, View
from engine.data.codec import encode
from engine.games.cannir.actions import Discard
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, PromptBots, Table, an_answer, bot, cannir

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def finished(qtbot: QtBot, **how: object) -> Table:
    """A match against a bot, played to its end."""
    table = Table(qtbot, cannir(HUMAN, bot("Aldric"), seed=2), **how)  # type: ignore[arg-type]
    rng = Rng(2)
    table.until_asked()
    while not table.over():
        table.click_answer(an_answer(table, rng))
        table.until_asked()
    return table


def opened(qtbot: QtBot, **how: object) -> Table:
    table = finished(qtbot, **how)
    press(next(button for button in table.page.strip.buttons if button.text() == "Replay"))
    assert table.page.replay.is_open
    assert table.page.replay.is_playing
    table.page.replay.go(0)
    return table


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def seen(table: Table, ply: int) -> None:
    """The board shows what the person knew after so many answers, and everything agrees."""
    assert table.page.replay.ply == ply
    assert table.scene.seen == table.session.match.at(ply).view(0)
    assert table.page.replay_bar.slider.value() == ply
    assert table.scene.controller.selection is None


def test_long_matches_have_room_for_their_numbers(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(qtbot)
    bar = table.page.replay_bar
    monkeypatch.setattr(Lookback, "moves", each_move(5910))
    bar.refresh()
    QTest.qWait(0)
    room = bar.speed_button.geometry().left() - bar.slider.geometry().right()
    assert room > QFontMetricsF(serif(15)).horizontalAdvance("5910 of 5910") + 16


def test_a_replay_begins_at_the_beginning_and_is_stepped_through(qtbot: QtBot) -> None:
    table = opened(qtbot)
    bar, last = table.page.replay_bar, table.session.match.ply
    assert bar.isVisible()
    assert not bar.geometry().intersects(table.page.view.geometry())
    seen(table, 0)
    press(bar.on_button)
    seen(table, 1)
    press(bar.end_button)
    seen(table, last)
    assert None in table.scene.seen.hands[1], "the other hand stays hidden"
    press(bar.back_button)
    seen(table, last - 1)
    bar.slider.setValue(2)
    seen(table, 2)
    press(bar.start_button)
    seen(table, 0)
    press(bar.close_button)
    assert not table.page.replay.is_open
    assert not bar.isVisible()
    assert table.scene.seen == table.session.view()
    assert len(table.page.strip.buttons) == 6


def test_what_is_made_late_keeps_its_place_in_the_tab_order(qtbot: QtBot) -> None:
    page = opened(qtbot).page
    for kind in (SaidList, RemarksBox, Composer):
        assert page.findChild(kind) is None, "nobody talks yet"
    sidebar, bar, composer = page.sidebar, page.replay_bar, page.sidebar.composer
    stops: list[QWidget | None] = [
        *(sidebar.advice.longer, sidebar.said.view, composer, composer.back),
        *(sidebar.step_button, sidebar.remarks.field),
        *(page.head.menu, page.strip.hint, bar.start_button, bar.close_button),
        *(page.reader, page.talk.pennant),
    ]
    chain: list[QWidget] = []
    following = page.nextInFocusChain()
    while following is not None and following is not page:
        chain.append(following)
        following = following.nextInFocusChain()
    assert [widget for widget in chain if widget in stops] == stops


def test_the_slider_jumps_to_where_it_is_clicked(qtbot: QtBot) -> None:
    table = opened(qtbot)
    slider, last = table.page.replay_bar.slider, table.session.match.ply
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    assert abs(table.page.replay.ply - last / 2) <= 1
    right = QPoint(slider.width() - 1, slider.height() // 2)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    QTest.mouseMove(slider, right)
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=right)
    seen(table, last)


# -- why ---------------------------------------------------------------------------------------


class Waiting(PromptBots):
    """Bots that remember what they are asked, and wait to be told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, View, Sequence[Action]]] = []
        self.about: Action | None = None
        self.cancelled: list[int] = []

    def ask(self, ticket: int, request: Request) -> None:
        if request.searches is None:
            super().ask(ticket, request)
        else:
            self.asked.append((ticket, request.view, request.legal))
            self.about = request.about

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)

    def say(self, *values: float) -> None:
        """Speak of the first answers of the question last asked."""
        ticket, _, legal = self.asked[-1]
        moves = [
            {
                "action": encode(action),
                "visits": 9,
                "value": value,
                "doubt": 0.01,
                "chances": [],
                "facts": [],
            }
            for action, value in zip(legal, values, strict=False)
        ]
        thought = {"iterations": 800, "seconds": 3, "searches": 5, "worlds": 40, "moves": moves}
        self.replied.emit(ticket, {"action": encode(legal[0]), "thought": thought})


def looked_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seat: int
) -> tuple[Table, Waiting, int]:
    """Return a replay after an answer of `seat` that was not the first legal one."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Waiting)
    table = opened(qtbot)
    match = table.session.match
    ply = next(
        number
        for number, step in enumerate(match.steps, start=1)
        if step.seat == seat and step.action in match.at(number - 1).legal()[1:]
    )
    table.page.replay.go(ply)
    table.page.lookback.show_hands(True)
    assert isinstance(table.bots, Waiting)
    return table, table.bots, ply


def test_why_asks_what_its_seat_knew(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table, bots, ply = looked_back(qtbot, monkeypatch, 1)
    press(table.page.replay_bar.why_button)
    then = table.session.match.at(ply - 1)
    ((_, view, legal),) = bots.asked
    assert view == then.view(1)
    assert legal == then.legal()
    assert table.page.strip.aside == "Thinking about it…"
    assert not table.page.replay_bar.why_button.isEnabled()


def test_why_sets_what_was_played_beside_what_the_coach_liked(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, bots, ply = looked_back(qtbot, monkeypatch, 1)
    table.press(Qt.Key.Key_W)
    legal = table.session.match.at(ply - 1).legal()
    bots.say(0.6, *[0.3] * (len(legal) - 1))
    box = table.page.sidebar.advice
    assert box.isVisible()
    assert box.list.count() == min(4, len(legal))
    row = box.list.currentItem()
    assert row is not None
    played = table.session.match.steps[ply - 1].action
    view, names = table.session.match.at(ply - 1).view(1), table.session.names()
    _, words = table.page.scene.texts.advice_entry(played, view, names)
    assert row.text() == words
    assert bots.about == played
    (marked,) = (
        number
        for number in range(box.list.count())
        if str(box.list.item(number).data(Qt.ItemDataRole.AccessibleTextRole)).endswith(", played")
    )
    assert marked == box._row.given_row == box.list.currentRow()
    assert box.verdict.text() == "The coach saw something better for Aldric: +30\u00a0% ±\u00a01."
    assert box.verdict.isVisible()
    assert box.longer.isHidden()
    table.press(Qt.Key.Key_W)
    assert not box.isVisible()


def test_why_does_not_wait_for_ever(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table, bots, _ = looked_back(qtbot, monkeypatch, 1)
    restarted: list[None] = []
    monkeypatch.setattr(bots, "restart", lambda: restarted.append(None))
    strip, why = table.page.strip, table.page.why
    table.press(Qt.Key.Key_W)
    assert strip.aside == "Thinking about it…"
    assert 0 < why._patience.remainingTime() <= 30_000
    why._patience.timeout.emit()
    assert restarted
    assert not why.is_thinking
    assert strip.aside == "The coach could not look at this move."
    table.press(Qt.Key.Key_W)
    table.press(Qt.Key.Key_W)
    assert why.is_thinking
    # Esc ends the search; pressed again, it leaves the replay.
    table.press(Qt.Key.Key_Escape)
    assert not why.is_thinking
    assert not why._patience.isActive()
    assert table.page.replay.is_open
    assert strip.aside != "Thinking about it…"
    table.press(Qt.Key.Key_Escape)
    assert not table.page.replay.is_open


def test_seals_are_numbers_of_rows_that_are_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, bots, _ = looked_back(qtbot, monkeypatch, 1)
    table.press(Qt.Key.Key_W)
    bots.say(0.6, 0.5, 0.4, 0.3, 0.2)
    box, sealing = table.page.sidebar.advice, table.page._badge_marks
    for height in (700, 200, 160):
        box.setFixedHeight(height)
        settle()
        seen = {
            row + 1
            for row in range(box.list.count())
            if (place := box.list.visualItemRect(box.list.item(row))).height()
            and box.list.viewport().rect().contains(place)
        }
        assert {number for number, _ in sealing._listed_moves()} <= seen
    assert len(seen) < box.list.count()


def test_why_says_so_where_nothing_was_weighed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, bots, ply = looked_back(qtbot, monkeypatch, 1)
    match, before = table.session.match, table.page.strip.aside
    legal, played = match.at(ply - 1).legal(), match.steps[ply - 1].action
    table.press(Qt.Key.Key_W)
    bots.replied.emit(bots.asked[-1][0], {"action": encode(played)})
    assert table.page.strip.aside.startswith("The coach would have done the same at once.")
    assert not table.page.sidebar.advice.isVisible()
    table.press(Qt.Key.Key_W)
    assert table.page.strip.aside == before
    table.press(Qt.Key.Key_W)
    bots.replied.emit(bots.asked[-1][0], {"action": encode(legal[0])})
    said = table.page.scene.texts.action(legal[0], match.at(ply - 1).view(1), table.session.names())
    assert table.page.strip.aside.startswith(f"The coach would have chosen at once: {said}.")


@pytest.mark.parametrize("height", [240, 400])
def test_the_first_and_what_was_played_are_both_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, height: int
) -> None:
    table, bots, ply = looked_back(qtbot, monkeypatch, 1)
    table.press(Qt.Key.Key_W)
    match = table.session.match
    legal, played = match.at(ply - 1).legal(), match.steps[ply - 1].action
    bots.say(0.6, *[0.1 if action == played else 0.3 for action in legal[1:]])
    box = table.page.sidebar.advice
    assert box.list.currentRow() == min(3, len(legal) - 1) > 1
    box.resize(box.width(), height)
    seen = box.list.viewport().rect()
    for row in (0, box.list.currentRow()):
        assert seen.contains(box.list.visualItemRect(box.list.item(row)).center())


def test_no_row_makes_way_where_there_is_room_for_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, bots, ply = looked_back(qtbot, monkeypatch, 1)
    table.press(Qt.Key.Key_W)
    match = table.session.match
    legal, played = match.at(ply - 1).legal(), match.steps[ply - 1].action
    bots.say(0.6, *[0.1 if action == played else 0.3 for action in legal[1:]])
    box, hidden = table.page.sidebar.advice, set()
    for height in range(180, 400, 5):
        box.resize(box.width(), height)
        rows = range(box.list.count())
        hidden.add(any(box.list.isRowHidden(row) for row in rows))
        if box.list.isRowHidden(rows[-2]):
            said = [label for label in (box.verdict, box.reasons) if not label.isHidden()]
            needed = sum(label.heightForWidth(box.width()) + 6 for label in said)
            high = box.list.visualItemRect(box.list.item(0)).height()
            assert 34 + len(rows) * high + needed + 10 > height
    assert hidden == {True, False}


def test_the_played_move_is_ranked_by_its_figure() -> None:
    first, second, hardly, left_out, played = (
        AdvisedMove(Discard(card), value, margin, ())
        for card, value, margin in (
            ("r1", 0.73, 0.02), ("r2", 0.5, 0.08), ("r3", 0.43, 0.18), ("r4", 0.3, 0.02),
            ("r5", 0.53, 0.04),
        )
    )  # fmt: skip
    shown = Advice((first, second, hardly, left_out), 9, 1.0)
    everything = Advice((*shown.moves, played), 9, 1.0)
    # So wide a figure says nothing beside a sure one.
    vague = replace(hardly, is_vague=True)
    assert shown.include_move(played.action, everything).moves == (first, played, second, vague)
    # What looks as good as the coach's choice stands by its figure, too.
    higher = replace(played, value=0.8)
    everything = Advice((*shown.moves, higher), 9, 1.0)
    assert shown.include_move(played.action, everything).moves[:2] == (higher, first)
    assert shown.include_move(Discard("r6"), everything) is shown


def test_why_names_no_card_that_the_viewer_did_not_know(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, bots, _ = looked_back(qtbot, monkeypatch, 1)
    assert table.session.viewer == 0
    table.page.lookback.show_hands(False)
    table.press(Qt.Key.Key_W)
    assert not bots.asked
    assert "Show all hands first." in table.page.strip.aside
    table.page.lookback.show_hands(True)
    table.press(Qt.Key.Key_W)
    assert bots.asked


def test_another_moment_forgets_why(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table, bots, _ = looked_back(qtbot, monkeypatch, 0)
    table.press(Qt.Key.Key_W)
    table.page.replay.step(1)
    assert bots.cancelled[-1] == bots.asked[-1][0]
    bots.say(0.5, 0.4)
    assert not table.page.sidebar.advice.isVisible()
    table.page.replay.go(0)
    assert not table.page.replay_bar.why_button.isEnabled()
    table.press(Qt.Key.Key_W)
    assert len(bots.asked) == 1


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ((0.5, 0.4), "Ana played what the coach would have played."),
        ((0.41, 0.4), "Either would have done."),
        ((0.4, 0.41), "Either would have done."),
        ((0.4, 0.44), "The coach saw something better for Ana: +4\u00a0% ±\u00a03."),
        ((0.4, 0.5), "The coach saw something better for Ana: +10\u00a0% ±\u00a03."),
        ((None, 0.5), "The coach dismissed this move at first glance."),
        ((None, 0.0), "No move won often from there."),
    ],
)
def test_the_coach_judges_what_was_played(values: tuple[float | None, float], said: str) -> None:
    played, other = Discard("r1"), Discard("r2")
    answers = [
        AdvisedMove(action, value, 0.02, ())
        for action, value in zip((played, other), values, strict=True)
        if value is not None
    ]
    answers.sort(key=lambda answer: -answer.value)
    advice = Advice(tuple(answers), 9, 1.0, consequences=Consequences.SAME)
    assert verdict(advice, played, "Ana") == said


@pytest.mark.parametrize(
    ("best", "given", "said"),
    [
        ((0.0, 0.0), (0.0, 0.0), "No move wins any more."),
        # Without a margin of error nothing is known for certain.
        ((0.0, 0.0), (0.0, None), "No move won often from there."),
        ((0.5, 0.0), (0.5, 0.0), "Either would have done."),
        ((0.5, 0.04), (0.45, 0.07), "Ana’s move and the coach’s are too close to call."),
        (
            (0.34, 0.03),
            (0.29, 0.03),
            "The coach saw something better for Ana: +5\u00a0% ±\u00a04.",
        ),
        ((0.35, 0.04), (0.29, 0.06), "Ana’s move and the coach’s are too close to call."),
        (
            (0.5, 0.09),
            (0.4, 0.09),
            "The coach saw a gain of 10\u00a0% ±\u00a013 for Ana, but that may be chance.",
        ),
        # What is written beside it is 33 ± 2 and 31 ± 2.
        ((0.3349, 0.02), (0.306, 0.02), "Either would have done."),
        ((0.1, 0.01), (0.06, 0.13), "The coach tried this move too little to judge it."),
    ],
)
def test_the_coach_says_how_sure_it_is(
    best: tuple[float, float], given: tuple[float, float | None], said: str
) -> None:
    played = Discard("r1")
    answers = AdvisedMove(Discard("r2"), *best, ()), AdvisedMove(played, *given, ())
    advice = Advice(answers, 9, 1.0, consequences=Consequences.SAME)
    assert verdict(advice, played, "Ana") == said
    # Of what is as good no reason is told, so no verdict may ask for one.
    assert not (advice.is_as_good(1) and "something better" in said)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ((0.25, 0.25, 0.25, 0.25), "Any of these would have done."),
        ((0.25, 0.25, 0.25, 0.1), "Any of the first 3 would have done."),
        ((0.04, 0.04, 0.04, 0.04), "No move won often from there."),
        ((0.25, 0.25, 0.1, 0.1), "Either of the first two would have done."),
    ],
)
def test_nobody_is_praised_for_what_anybody_could_have_played(
    values: Sequence[float], said: str
) -> None:
    played = Discard("r0")
    answers = [AdvisedMove(Discard(f"r{n}"), value, 0.01, ()) for n, value in enumerate(values)]
    advice = Advice(tuple(answers), 9, 1.0, consequences=Consequences.SAME)
    assert verdict(advice, played, "Ana") == said


def test_the_coach_is_not_said_to_prefer_what_stands_below_others() -> None:
    first, own, worst = (
        AdvisedMove(Discard(card), value, 0.08, ())
        for card, value in (("r1", 0.36), ("r2", 0.32), ("r3", 0.2))
    )
    advice = Advice(
        (first, own, worst), 9, 1.0, own_choice=own.action, consequences=Consequences.SAME
    )
    close = "Ana’s move and the coach’s are too close to call."
    assert verdict(advice, own.action, "Ana") == close
    praised = "Ana played what the coach would have played."
    level = replace(own, value=first.value)
    for answers in ((first, level, worst), (own, worst)):
        assert verdict(replace(advice, moves=answers), own.action, "Ana") == praised


def test_where_nothing_wins_often_no_answer_is_too_close_to_another() -> None:
    answers = tuple(AdvisedMove(Discard(f"r{n}"), 0.0, 0.02, ()) for n in range(3))
    for given in answers:
        said = verdict(Advice(answers, 9, 1.0), given.action, "Ana")
        assert said == "No move won often from there."


@pytest.mark.parametrize(
    ("best", "given"),
    [((0.08, 0.02), (0.05, 0.01)), ((0.34, 0.02), (0.31, 0.02)), ((0.34, 0.03), (0.29, 0.03))],
)
def test_surely_worse_moves_are_not_marked_as_good(
    best: tuple[float, float], given: tuple[float, float]
) -> None:
    answers = AdvisedMove(Discard("r1"), *best, ()), AdvisedMove(Discard("r2"), *given, ())
    advice = Advice(answers, 9, 1.0, consequences=Consequences.SAME)
    better = "something better" in verdict(advice, answers[1].action, "Ana")
    assert better == (advice.similar_count == 1)


def test_a_replay_by_keys(qtbot: QtBot) -> None:
    table = opened(qtbot)
    last = table.session.match.ply
    assert table.page.view.hasFocus()
    for key, ply in (
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_PageUp, 0),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Home, 0),
    ):
        table.press(key)
        seen(table, ply)
    table.press(Qt.Key.Key_Escape)
    assert not table.page.replay.is_open


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("animation", ["off", "fast"])
def test_a_replay_plays_by_itself_and_pauses(qtbot: QtBot, animation: str) -> None:
    table = opened(qtbot, animation=animation)
    table.page.replay.set_speed(3)
    table.press(Qt.Key.Key_Space)
    assert table.page.replay.is_playing
    qtbot.waitUntil(lambda: table.page.replay.ply >= 2)
    table.press(Qt.Key.Key_Space)
    assert not table.page.replay.is_playing
    qtbot.waitUntil(lambda: not table.page.director.is_busy)
    seen(table, table.page.replay.ply)
    table.page.replay.go(table.page.replay.last - 1)
    table.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not table.page.replay.is_playing)
    seen(table, table.page.replay.last)
    assert table.page.strip.sentence


def test_the_speed_is_changed_by_button_and_keys(qtbot: QtBot) -> None:
    table = opened(qtbot)
    press(table.page.replay_bar.speed_button)
    assert table.page.replay.speed == 2
    assert table.page.replay_bar.speed_button.text() == "2×"
    table.press(Qt.Key.Key_Minus)
    assert table.page.replay.speed == 1
    assert table.settings.pace == "instant"


def test_all_hands_are_opened_only_when_asked_for(qtbot: QtBot) -> None:
    table = opened(qtbot)
    table.press(Qt.Key.Key_PageDown)
    assert table.scene.viewer == 0
    press(table.page.replay_bar.hands_button)
    assert table.scene.viewer == OMNISCIENT
    assert all(None not in hand for hand in table.scene.seen.hands)
    held = {card for hand in table.scene.seen.hands for card in hand}
    assert held <= set(table.scene.spread.cards)
    table.press(Qt.Key.Key_O)
    assert table.scene.viewer == 0
    seen(table, 1)


def test_undoing_ends_the_replay(qtbot: QtBot) -> None:
    table = opened(qtbot)
    table.page.changes.undo()
    table.until_asked()
    assert not table.page.replay.is_open
    assert not table.page.replay_bar.isVisible()
    assert table.scene.controller.selection is not None


def test_a_finished_match_is_opened_with_its_replay(qtbot: QtBot) -> None:
    record = finished(qtbot).session.match.record
    table = Table(qtbot, record)
    press(next(button for button in table.page.strip.buttons if button.text() == "Replay"))
    table.page.replay.go(0)
    seen(table, 0)
    assert all(state.state.note == "" for state in table.page.sidebar.seats)
