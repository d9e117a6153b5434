"""The rows of a hint in the panel: their order, their chances, and what a click does."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from desktop.panels import answer_row
from desktop.panels.answer_row import MOVE_ROLE, MoveRow
from desktop.table.callouts.advice import MIN_PROVISIONAL_MARGIN, Advice, AdvisedMove
from desktop.table.callouts.advice_texts import (
    chance_text,
    figure,
    margin,
    standing_sentences,
)
from engine.core.values import Action, Effect
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.condottiere.actions import Pass, Play
from tests.desktop.table.hints.hint_kit import Slow, advise, slow, thought
from tests.desktop.table.kit import Table, open_table
from tests.desktop.windows.pages_kit import begun as moment

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_no_strokes_are_spoken_of_where_none_are_seen(table: Table) -> None:
    box = advise(table, (0.01, 0.01), (0.0, 0.01))
    # Where nothing seems to win, the coach thinks on before it says so.
    table.bots.replied.emit(slow(table).asked[-1][0], thought(table, (0.01, 0.01), (0.0, 0.01)))
    assert "judged by 9,000 games played on" in box.caption.text()
    assert "strokes" not in box.caption.text()


def test_the_best_answers_stand_in_the_panel_with_their_chances(table: Table) -> None:
    box = advise(table, (0.612, 0.03), (0.4, 0.05), (0.3, None))
    assert box.isVisible()
    assert not table.page.sidebar.chronicle.isVisible()
    said = [
        box.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(box.list.count())
    ]
    chances = [words.rpartition(", ")[2] for words in said]
    assert chances == ["61\u00a0% ±\u00a03", "40\u00a0% ±\u00a05", "≈\u00a030\u00a0%"]
    assert box.list.currentRow() == -1
    assert table.page.hint.hinted == table.session.match.legal()[0]
    # In a high window the caption says where they come from.
    box.resize(box.width(), box.list.geometry().bottom() + 400)
    assert "judged by 9,000 games played on" in box.caption.text()
    assert box.caption.text().endswith("between the two marks.")
    # In a low window it is still said what they are chances of.
    box.resize(box.width(), box.list.geometry().bottom() + 150)
    assert box.caption.isVisible()
    assert box.caption.text() == "Chance of winning, and how far it may be off."
    table.press(Qt.Key.Key_1)
    assert box.list.currentRow() == 0
    table.press(Qt.Key.Key_Return)
    assert not box.isVisible()
    assert table.page.sidebar.chronicle.isVisible()


def test_whatever_comes_first_of_what_was_found_is_the_hint(table: Table) -> None:
    legal, ply = table.session.match.legal(), table.session.match.ply
    table.press(Qt.Key.Key_H)
    said = {**thought(table, (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)), "action": encode(legal[-1])}
    table.bots.replied.emit(slow(table).asked[-1][0], said)
    box = table.page.sidebar.advice
    assert table.page.hint.hinted == legal[0]
    assert table.scene.view is not None
    first = table.scene.texts.action(legal[0], table.scene.view, table.session.names())
    # Where nothing wins it is no hint to win by.
    assert table.page.strip.aside == f"No winning move was found. The coach would play: {first}."
    QTest.mouseClick(box.give, Qt.MouseButton.LeftButton)
    assert table.session.match.record.answers[ply] == (0, encode(legal[0]))


def test_counted_chances_are_not_called_played_on(table: Table) -> None:
    table.press(Qt.Key.Key_H)
    said = thought(table, (0.0, 0.0), (0.0, 0.0))
    assert isinstance(said["thought"], dict)
    said["thought"] |= {"iterations": 0, "seconds": 0.01}
    table.bots.replied.emit(slow(table).asked[-1][0], said)
    box = table.page.sidebar.advice
    assert box.caption.text() == "Chance of winning, calculated exactly."
    assert box._note == "exact"
    # Nothing can be found out by thinking longer.
    assert not box.longer.isVisibleTo(table.page)
    assert box.reasons.text().startswith("No move wins any more.")
    assert box._heading == "Lost"
    assert box.give.text() == "Play it"


def test_no_chance_is_written_that_may_be_off_by_more_than_30_per_cent(table: Table) -> None:
    box = advise(table, (0.48, 0.06), (0.57, 0.31), (0.5, 0.3))
    written = {row.data(MOVE_ROLE).value: row for row in map(box.list.item, range(3))}
    vague = written[0.57]
    assert vague.data(Qt.ItemDataRole.AccessibleTextRole).endswith("hardly tried")
    assert "%" not in vague.data(Qt.ItemDataRole.AccessibleTextRole)
    assert (figure(vague.data(MOVE_ROLE)), margin(vague.data(MOVE_ROLE))) == ("", "hardly tried")
    # Nor is one that would look better than the first, only because it was hardly tried.
    beside = written[0.5].data(MOVE_ROLE)
    assert (figure(beside), margin(beside)) == ("", "hardly tried")


def test_a_range_ends_at_0_and_100_per_cent(table: Table) -> None:
    box = advise(table, (0.83, 0.09), (0.05, 0.08))
    said = [
        box.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole).rpartition(", ")[2]
        for row in range(2)
    ]
    # A list has one format.
    assert said == ["83\u00a0% (74–92)", "5\u00a0% (0–13)"]
    assert chance_text(AdvisedMove(table.session.match.legal()[0], 0.83, 0.24, ())) == (
        "83\u00a0% (59–100)"
    )


def test_the_errors_of_one_list_have_one_format(table: Table) -> None:
    legal = table.session.match.legal()
    for second, told in ((0.08, ["83\u00a0% (74–92)", "5\u00a0% (0–13)"]),
                         (0.04, ["83\u00a0% ±\u00a09", "5\u00a0% ±\u00a04"])):  # fmt: skip
        moves = AdvisedMove(legal[0], 0.83, 0.09, ()), AdvisedMove(legal[1], 0.05, second, ())
        shown = Advice(moves, 900, 1.0, 40).written_moves()
        assert [chance_text(move) for move in shown] == told


def test_hardly_tried_answers_come_last_and_say_so(table: Table) -> None:
    """The bot's own answer first, then by what they bring."""
    box = advise(table, (0.48, 0.06), (0.57, 0.23), (0.9, None), (0.45, 0.05))
    legal = table.session.match.legal()
    said = [box.list.item(row).text() for row in range(4)]
    texts, view, names = table.scene.texts, table.scene.view, table.session.names()
    assert view is not None
    assert said == [texts.advice_entry(legal[number], view, names)[1] for number in (0, 3, 1, 2)]
    # Beside tried moves, theirs is no figure to rank by.
    spoken = [box.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(4)]
    assert [text.endswith("hardly tried") for text in spoken] == [False, False, True, True]


def test_beside_a_sure_move_no_wide_figure_is_written(table: Table) -> None:
    legal = table.session.match.legal()
    for first, told in ((0.01, ["", ""]), (0.08, ["30\u00a0%", "18\u00a0%"])):
        given = ((0.41, first), (0.3, 0.25), (0.18, 0.2))
        moves = [
            AdvisedMove(action, *chance, ()) for action, chance in zip(legal, given, strict=False)
        ]
        shown = Advice(tuple(moves), 900, 1.0, 40).sorted_by_figures()
        assert [figure(move) for move in shown.moves] == ["41\u00a0%", *told]


def test_of_moves_with_one_figure_the_one_that_wins_sooner_stands_first(table: Table) -> None:
    table.press(Qt.Key.Key_H)
    said = thought(table, (0.99, 0.01), (0.99, 0.01), (0.99, 0.02), (0.7, 0.02))
    assert isinstance(said["thought"], dict)
    for move, near in zip(said["thought"]["moves"], (0.0, 0.5, 1.0, 1.0), strict=True):
        move["near"] = near
    table.bots.replied.emit(slow(table).asked[-1][0], said)
    box, legal = table.page.sidebar.advice, table.session.match.legal()
    texts, view, names = table.scene.texts, table.scene.view, table.session.names()
    assert view is not None
    rows = [box.list.item(row).text() for row in range(4)]
    assert rows == [texts.advice_entry(legal[number], view, names)[1] for number in (2, 1, 0, 3)]
    assert table.page.hint.hinted == legal[2]


def test_a_lower_figure_does_not_come_first_because_it_may_win_sooner(table: Table) -> None:
    """Only in a match that is nearly won."""
    table.press(Qt.Key.Key_H)
    said = thought(table, (0.38, 0.03), (0.36, 0.03), (0.38, 0.03), (0.2, 0.02))
    assert isinstance(said["thought"], dict)
    for move, near in zip(said["thought"]["moves"], (0.0, 1.0, 1.0, 0.0), strict=True):
        move["near"] = near
    table.bots.replied.emit(slow(table).asked[-1][0], said)
    advice, legal = table.page.hint.advice, table.session.match.legal()
    assert advice is not None
    assert [move.action for move in advice.moves] == [legal[number] for number in (2, 0, 1, 3)]


@pytest.mark.parametrize("doubt", [None, 0.31])
def test_no_hint_without_a_chance_comes_first(table: Table, doubt: float | None) -> None:
    table.press(Qt.Key.Key_H)
    said = thought(table, (0.5, doubt), (0.36, 0.03), (0.2, 0.02))
    table.bots.replied.emit(slow(table).asked[-1][0], said)
    advice, legal = table.page.hint.advice, table.session.match.legal()
    assert advice is not None
    assert [move.action for move in advice.moves] == [legal[number] for number in (1, 2, 0)]


@pytest.mark.parametrize("near", [True, "2", -1, 2.5, None])
def test_nonsense_about_how_near_a_win_is_is_left_aside(table: Table, near: object) -> None:
    table.press(Qt.Key.Key_H)
    said = thought(table, (0.9, 0.01), (0.9, 0.01))
    assert isinstance(said["thought"], dict)
    said["thought"]["moves"][1]["near"] = near
    table.bots.replied.emit(slow(table).asked[-1][0], said)
    assert table.page.hint.hinted == table.session.match.legal()[0]


def test_immediate_wins_come_first(table: Table) -> None:
    """However little it was tried."""
    table.press(Qt.Key.Key_H)
    said = thought(table, (1.0, 0.01), (1.0, 0.3), (0.9, 0.01))
    assert isinstance(said["thought"], dict)
    said["thought"]["moves"][1]["near"] = 2.0
    table.bots.replied.emit(slow(table).asked[-1][0], said)
    assert table.page.hint.hinted == table.session.match.legal()[1]


def test_figures_fall_from_row_to_row(table: Table) -> None:
    box = advise(table, (0.43, 0.04), (0.42, 0.01), (0.45, 0.06), (0.1, 0.07), (0.12, 0.09))
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
    assert box.reasons.text().startswith("Any of the first 3 will do.")
    assert box.caption.isVisible()


def test_a_click_considers_another_and_enter_gives_it(table: Table) -> None:
    box = advise(table, (0.6, 0.03), (0.4, 0.05), (0.3, None))
    legal, ply = table.session.match.legal(), table.session.match.ply
    place = box.list.visualItemRect(box.list.item(1)).center()
    QTest.mouseClick(box.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert table.scene.controller.preselected_action() == legal[1]
    assert table.page.strip.aside.startswith("Hint 2: ")
    assert box.isVisible()
    table.press(Qt.Key.Key_Return)
    assert table.session.match.record.answers[ply] == (0, encode(legal[1]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_only_the_first_answer_or_one_taken_up_is_called_the_hint(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Another answer of the list that is pointed at is what Enter gives."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with open_table(qtbot, moment(game, 2, 8)) as table:
        table.until_asked()
        legal, choice = table.session.match.legal(), table.page.scene.controller
        box = advise(table, (0.6, 0.03), (0.2, 0.03), (0.1, 0.03))
        told, say = (table.session.view(), table.session.names()), table.page.scene.texts.action
        best, other = say(legal[0], *told), say(legal[1], *told)
        choice.preselect(legal[1])
        assert choice.preselected_action() == legal[1]
        assert table.page.strip.aside == f"Hint: {best}."
        assert box.give.text() == "Play hint 2"
        choice.preselect(legal[0])
        assert table.page.strip.aside == f"Hint: {best}."
        assert box.give.text() == "Play it"
        table.page.hint.lift(2)
        assert table.page.strip.aside == f"Hint 2: {other}."
        choice.preselect(legal[2])
        assert table.page.strip.aside == f"Hint: {best}."


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_was_preset_before_the_hint_came_selects_no_row(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Neither a preset of the dialog nor the card under a resting pointer is a choice."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with open_table(qtbot, moment(game, 2, 8)) as table:
        table.until_asked()
        legal, choice = table.session.match.legal(), table.page.scene.controller
        choice.preselect(legal[1])
        box = advise(table, (0.6, 0.03), (0.2, 0.03), (0.1, 0.03))
        assert choice.preselected_action() == legal[1]
        assert (box.list.currentRow(), box.give.text()) == (-1, "Play it")
        assert box._row.lit_row == 0
        # Items may move under a pointer that rests.
        assert choice.selection is not None
        choice.is_chosen_by_keys = False
        choice.selection.lead_to(legal[2])
        choice.changed.emit()
        assert box.list.currentRow() == -1
        # A real hover or a number chooses a row, also the preset one.
        table.page.scene.gestures += 1
        choice.selection.lead_to(legal[1])
        choice.changed.emit()
        assert box.list.currentRow() == 1
        assert box._row.lit_row != 0
        table.press(Qt.Key.Key_H)
        table.press(Qt.Key.Key_H)
        table.page.hint.lift(2)
        assert box.give.text() == "Play hint 2"
        table.press(Qt.Key.Key_H)
        table.press(Qt.Key.Key_H)
        ply = table.session.match.ply
        table.press(Qt.Key.Key_J)
        assert table.session.match.record.answers[ply] == (0, encode(legal[0]))


def test_a_move_of_a_resting_pointer_is_no_gesture(table: Table) -> None:
    scene, viewport = table.scene, table.page.view.viewport()
    for at, moved in ((QPoint(60, 60), True), (QPoint(60, 60), False), (QPoint(64, 60), True)):
        before = scene.gestures
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(at), QPointF(viewport.mapToGlobal(at)),
            Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)
        assert (scene.gestures != before) is moved


def test_only_what_is_certain_has_no_margin() -> None:
    answers = [AdvisedMove(Pass(), 0.55, margin, ()) for margin in (0.0, 0.004, 0.012, None)]
    assert [chance_text(answer) for answer in answers] == [
        "55\u00a0%", "55\u00a0% ±\u00a01", "55\u00a0% ±\u00a01", "≈\u00a055\u00a0%"
    ]  # fmt: skip


def test_answers_are_called_beside_the_board_as_on_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(table.scene.texts), "immediate_effect", _each_its_own)
    box = advise(table, (0.6, 0.03), (0.4, 0.05), (0.3, None))
    rows = [box.list.item(row).text() for row in range(box.list.count())]
    assert [plaque.text.title for plaque in table.scene.callouts.shown_callouts] == rows


def _each_its_own(texts: object, action: Action, *_: object) -> str:
    """Return a sentence on an answer that no other has."""
    return f"It is {encode(action)}."


def test_places_have_names_while_a_hint_speaks_of_them(table: Table) -> None:
    advise(table, (0.6, 0.03), (0.4, 0.05))
    assert "N1" in [label.name for label in table.scene.labels.shown_labels]
    table.press(Qt.Key.Key_H)
    assert not table.scene.labels.shown_labels


def told(first: dict[Effect, int], second: dict[Effect, int], *values: float) -> Advice:
    moves = tuple(
        AdvisedMove(Play(card), value, 0.1, (), facts)
        for card, value, facts in zip(("m1", "m2"), values, (first, second), strict=True)
    )
    return Advice(moves, 900, 1.0, 40).sorted_by_figures()


def test_a_move_that_lets_a_rival_win_far_more_often_is_not_among_the_best() -> None:
    """It is counted in the same imagined games, so that it decides between equal chances."""
    loses = Effect("loses", seat=1)
    assert told({}, {loses: 16}, 0.14, 0.13).similar_count == 1
    assert told({loses: 12}, {loses: 16}, 0.14, 0.13).similar_count == 2
    # It comes after the other where the written chances are the same.
    assert told({loses: 16}, {}, 0.14, 0.14).moves[0].action == Play("m2")


def test_moves_are_listed_in_the_order_of_their_figures_whatever_else_is_known() -> None:
    loses = Effect("loses", seat=1)
    for given in (told({loses: 16}, {}, 0.24, 0.22), told({}, {loses: 16}, 0.22, 0.24)):
        assert [move.figure for move in given.moves] == [24, 22]
    near = (0.0, 1.0, 0.5, 0.0)
    moves = tuple(
        AdvisedMove(Play(f"m{card}"), value, 0.03, (), {}, closeness)
        for card, (value, closeness) in enumerate(
            zip((0.27, 0.19, 0.20, 0.18), near, strict=True), 1
        )
    )
    given = Advice(moves, 900, 1.0, 40)
    assert [move.figure for move in given.sorted_by_figures().moves] == [27, 20, 19, 18]
    # Also where the first was the bot's own, and where its moves were shown before.
    late = replace(given, moves=moves[::-1])
    for ordered in (late.sorted_by_figures(), given.with_moves_of(late)):
        assert ordered is not None
        assert [move.figure for move in ordered.moves] == [27, 20, 19, 18]


def test_a_win_at_once_shows_no_lower_chance_than_another_move() -> None:
    wins = AdvisedMove(Play("m1"), 0.9, 0.05, (), {}, 2.0)
    other = AdvisedMove(Play("m2"), 0.93, 0.05, (), {})
    given = Advice((other, wins), 900, 1.0, 40).sorted_by_figures()
    assert [move.action for move in given.moves] == [wins.action, other.action]
    assert [move.figure for move in given.moves] == [93, 93]


def test_while_the_search_goes_on_no_figure_stands_below_one_that_is_awaited() -> None:
    moves = tuple(
        AdvisedMove(Play(f"m{card}"), value, off, (), {})
        for card, (value, off) in enumerate(((0.5, 0.09), (0.4, 0.18), (0.3, 0.05)), 1)
    )
    shown = Advice(moves, 900, 1.0, 40).sorted_by_figures().reliable_advice()
    assert [move.is_chance_known for move in shown.moves] == [True, False, False]
    # A few playouts that happened to agree do not make a chance certain, but a proof does.
    early = replace(moves[0], margin=0.004), replace(moves[1], margin=0.0)
    margins = [move.margin for move in Advice(early, 900, 1.0, 40).reliable_advice().moves]
    assert margins == [MIN_PROVISIONAL_MARGIN, 0.0]
    # A figure that is about to change is a rough one, in list and callout alike.
    assert [chance_text(move) for move in shown.moves[:1]] == ["≈\u00a050\u00a0% ±\u00a09"]
    assert [move.is_rough for move in Advice(early, 900, 1.0, 40).reliable_advice().moves] == [
        False,
        False,
    ]
    assert chance_text(moves[0]) == "50\u00a0% ±\u00a09", "the search is over"


def test_before_any_figure_is_known_no_row_comes_before_one_that_keeps_more() -> None:
    """The score after the best reply is certain, the chances are not."""
    leads = Effect("leads", number=1), Effect("leads", number=2), Effect("trails", number=3)
    values = (0.6, 0.2), (0.45, 0.2), (0.1, 0.1)
    moves = tuple(
        AdvisedMove(Play(f"m{card}"), value, off, (), {lead: 1})
        for card, (lead, (value, off)) in enumerate(zip(leads, values, strict=True), 1)
    )
    advice = Advice(moves, 900, 1.0, 1)
    assert [move.lead for move in advice.safest_first().moves] == [2, 1, -3]
    # One that is surely worse stays behind, whatever it keeps.
    sunk = replace(moves[2], facts={Effect("leads", number=9): 1})
    assert [move.lead for move in replace(advice, moves=(*moves[:2], sunk)).safest_first().moves
            ] == [2, 1, 9]  # fmt: skip
    known = replace(moves[0], margin=0.05), moves[1]
    assert replace(advice, moves=known).safest_first().moves == known
    assert replace(advice, worlds=40).safest_first().moves == moves


def test_where_nothing_wins_what_holds_out_longest_comes_first() -> None:
    loses = Effect("loses", seat=1)
    lost = told({loses: 40}, {loses: 10}, 0.0, 0.0)
    assert lost.moves[0].action == Play("m2")
    assert lost.is_holding_out
    assert not told({loses: 40}, {loses: 40}, 0.0, 0.0).is_holding_out


def test_of_several_moves_only_those_in_sight_are_spoken_of() -> None:
    moves = tuple(AdvisedMove(Play(f"m{card}"), 0.5, 0.1, ()) for card in (1, 2, 3, 4))
    advice = Advice(moves, 900, 1.0)
    assert list(standing_sentences(advice, 3)) == ["The first 3 are too close to call."]
    three = replace(advice, moves=(*moves[:3], replace(moves[3], value=0.1)))
    assert list(standing_sentences(three)) == ["The first 3 are too close to call."]
    assert list(standing_sentences(three, 3)) == ["The first 3 are too close to call."]
    pass_next = list(standing_sentences(replace(three, then_idle=True), 3))
    assert pass_next[1:] == [
        "The coach would pass at first in the battle that follows, so it chooses a region that "
        "costs little to lose."
    ]
    # A figure may be far behind the first without being surely worse.
    uncertain = [(0.62, 0.18), (0.57, 0.18), (0.55, 0.15), (0.52, 0.18)]
    each = zip(moves, uncertain, strict=True)
    wide = [replace(move, value=value, margin=off) for move, (value, off) in each]
    advice = Advice(tuple(wide), 900, 1.0)
    assert advice.similar_count == 3
    every = "All 4 moves of the list are too close to call."
    assert list(standing_sentences(advice)) == [every]


def test_what_is_proved_to_win_comes_before_what_is_only_written_so() -> None:
    moves = tuple(AdvisedMove(Play(f"m{card}"), 1.0, off, ()) for card, off in ((1, 0.01), (2, 0)))
    assert [move.action for move in Advice(moves, 900, 1.0).sorted_by_figures().moves] == [
        Play("m2"),
        Play("m1"),
    ]


def test_a_row_writes_the_margin_that_its_callout_writes(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However narrow the list is: each move then takes two lines."""
    written: list[str] = []
    monkeypatch.setattr(answer_row, "write_fitted", lambda *given, **how: written.append(given[2]))
    box = advise(table, (0.3, 0.05), (0.2, 0.03), (0.25, 0.08))
    row, model, canvas = MoveRow(box.list), box.list.model(), QPixmap(400, 60)
    margins = [margin(model.index(number, 0).data(MOVE_ROLE)) for number in range(3)]
    assert all(margins)
    for width in range(150, 400, 10):
        row.arrange(model, width)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, width, 60)
        painter = QPainter(canvas)
        for number, text in enumerate(margins):
            written.clear()
            row.paint(painter, option, model.index(number, 0))
            assert text in written, width
        painter.end()
