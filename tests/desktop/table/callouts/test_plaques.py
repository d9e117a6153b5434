"""Plaques of a hint: where they hang, what they say, and what lifts and hides them."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cannir.words import answers as cannir
from desktop.games.condottiere.art.painter import title_rect
from desktop.games.condottiere.battle_view import shown_battle
from desktop.games.condottiere.words import answers
from desktop.table.callouts.callout import Callout
from desktop.table.callouts.placing import Anchor, CalloutObstacles, tail_points, tail_tip
from desktop.table.callouts.tags import Tag, TagText
from desktop.table.game_texts import as_listed
from desktop.table.items import HitItem
from engine.core.values import Json
from engine.games.cannir.actions import Place
from engine.games.condottiere.actions import NONE, Choose, Pass, Play
from engine.games.condottiere.events import Played
from engine.games.condottiere.views.view import CondottiereView
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from tests.desktop.games.condottiere.kit import Italy, condottiere, italy
from tests.desktop.kit import settle
from tests.desktop.table.callouts.plaque_kit import BISHOP, ROOM, hint, told
from tests.desktop.table.kit import HUMAN, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_the_name_of_an_answer_begins_with_its_kind_once() -> None:
    assert as_listed("Attack", "Red 4 on N1") == ("Attack", "Attack, Red 4 on N1")
    assert as_listed("Attack", "Attack on N1") == ("Attack", "Attack on N1")
    assert as_listed("", "Pass") == ("", "Pass")


def test_cards_that_do_the_same_are_of_one_kind() -> None:
    kinds = [answers.advice_entry(Play(card))[0] for card in ("m1", "m10", "drum", "winter")]
    assert kinds[0] == kinds[1]
    assert len(set(kinds)) == 3
    assert answers.advice_entry(BISHOP) == ("bishop", "Bishop, Bologna")
    assert answers.advice_entry(Choose("roma"))[1] == "Rome"
    # In few words, so that it stands on one line.
    assert answers.advice_entry(Play("scarecrow", take="m4")) == ("scarecrow", "Scarecrow (4)")
    assert answers.advice_entry(Play("scarecrow", take="drum"))[1] == "Scarecrow (Drum)"
    assert cannir.advice_entry(Place("g4", "E2", "up")) == (
        "Hand of the Mill (4)",
        "Hand of the Mill (4), E2",
    )


def test_a_tag_repaints_all_of_a_long_tail() -> None:
    tag, place = Tag(), QPointF(400, 560)
    tag.show_text(TagText("Far from here", place, keep_clear=(QRectF(0, 440, 800, 160),)), ROOM)
    assert tag.box.bottom() < place.y() - 80
    assert tag.boundingRect().contains(place)


def numbers(table: Italy) -> list[int]:
    return sorted(plaque.text.number for plaque in table.map.callouts.shown_callouts)


def sealed(table: Italy) -> list[int]:
    return [seal.number for seal in table.map.callouts.badges.shown_badges]


def lying_over(table: Italy, things: Sequence[QRectF]) -> list[QRectF]:
    boxes = [plaque.box for plaque in table.map.callouts.shown_callouts]
    return [thing for thing in things if any(map(thing.intersects, boxes))]


def test_the_best_answers_hang_on_the_table(table: Italy) -> None:
    before = copy(table.map.controller.selection)
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01), (Play("winter"), 0.4, 0.07))
    assert numbers(table) == [1, 2, 3]
    assert [
        callout.text.number
        for callout in table.map.callouts.shown_callouts
        if callout.text.is_golden
    ] == [1]
    assert [callout.text.why for callout in table.map.callouts.shown_callouts] == [
        "It leads with 34 against 32.",
        "It leads with 23 against 15.",
        "It stays behind with 3 against 12.",
    ]
    assert lying_over(table, table.map.controller.game_choice.areas_to_avoid().clear) == []
    assert table.map.bubble.text == "", "the plaque speaks of the card that is lifted"
    # Digits lift the others, a click does too, and Enter would play what is lifted.
    table.press(Qt.Key.Key_3)
    assert table.map.controller.preselected_action() == Play("winter")
    (second,) = (plaque for plaque in table.map.callouts.shown_callouts if plaque.text.number == 2)
    assert table.map.hit_target_at(second.box.topLeft() + QPointF(21, 22)) == ("callout", 2)
    # The rest of it leaves a click to what is below.
    for callout in table.map.callouts.shown_callouts:
        body = callout.box.center()
        below = next(
            (
                item.target_id
                for item in table.map.items(body)
                if isinstance(item, HitItem) and not isinstance(item, Callout) and item.target_id
            ),
            callout.target_id,
        )
        assert table.map.hit_target_at(body) == below
    callout = table.map.callouts.shown_callouts[0]
    city = HitItem(None)
    city.target_id = ("city", "roma")
    city.set_bounds(callout.box)
    table.map.addItem(city)
    assert table.map.hit_target_at(callout.box.center()) == ("city", "roma")
    table.map.removeItem(city)
    table.map.hint_lifted.emit(2)
    assert table.map.controller.preselected_action() == BISHOP
    # The same key hides them, and nothing is half chosen.
    table.press(Qt.Key.Key_H)
    assert numbers(table) == sealed(table) == []
    assert table.map.controller.selection == before
    table.press(Qt.Key.Key_3)
    assert table.map.controller.preselected_action() is None
    # In a small window only the best hangs there.
    table.press(Qt.Key.Key_H)
    table.page.resize(1100, 700)
    settle()
    assert numbers(table) in ([1], [])
    assert table.map.hinted == 3
    # Of the others there are the numbers, on their cards and places.
    assert {*numbers(table), *sealed(table)} == {1, 2, 3}
    # What is chosen takes them away.
    table.page.resize(1600, 1000)
    table.map.controller.preselect(Play("m10"))
    assert numbers(table) == sealed(table) == []
    assert table.map.bubble.text


def test_a_plaque_repaints_all_of_a_long_tail(table: Italy) -> None:
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01))
    plaque, card = (
        table.map.callouts.shown_callouts[0],
        Anchor(QRectF(100, 800, 90, 140), are_texts_above=True),
    )
    plaque.put(QRectF(900, 300, 200, 60), card)
    assert plaque.boundingRect().contains(tail_tip(card, plaque.box))


def test_notes_of_the_table_give_way_to_plaques(table: Italy) -> None:
    table.page.resize(1440, 900)
    settle()
    hint(table, (Play("winter"), 0.51, 0.03), (BISHOP, 0.5, 0.03), (Play("drum"), 0.46, 0.1))
    assert table.map.bubble.text == "", "the plaque of the first card hangs beside the battle"
    assert numbers(table)[0] == 1
    assert lying_over(table, table.map.controller.game_choice.areas_to_avoid().clear) == []


def test_of_a_card_without_room_above_it_is_said_elsewhere(table: Italy) -> None:
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01))
    spoken = table.map.callouts.shown_callouts[0].text
    button = Anchor(QRectF(300, 200, 80, 30))
    card = Anchor(QRectF(300, 500, 60, 90), are_texts_above=True, alternative=button)
    wall = QRectF(0, 380, 800, 120)
    table.map.callouts.show([(spoken, card)], CalloutObstacles(ROOM, [wall]))
    (plaque,) = table.map.callouts.shown_callouts
    assert plaque.anchor == button
    assert plaque.text == spoken
    table.map.callouts.show(
        [(spoken, replace(card, alternative=None))], CalloutObstacles(ROOM, [wall])
    )
    assert table.map.callouts.shown_callouts == []


def test_captures_are_not_left_out_for_weaker_texts(table: Italy) -> None:
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01))
    said = table.map.callouts.shown_callouts[1].text
    size = Callout(said, 250).box.size()
    # There is room for one of them, between both.
    slot = QRectF(300, 250, size.width() + 44, size.height() + 22)
    walls = [
        QRectF(0, 0, 800, slot.top()),
        QRectF(0, slot.bottom(), 800, 600),
        QRectF(0, 0, slot.left(), 600),
        QRectF(slot.right(), 0, 500, 600),
    ]
    y = slot.center().y() - 10
    places = [QRectF(x, y, 20, 20) for x in (slot.left() - 10, slot.right() - 10)]
    for settling in (False, True):
        wanted = [
            (replace(said, number=2), Anchor(places[0])),
            (replace(said, number=3, settles=settling), Anchor(places[1])),
        ]
        table.map.callouts.show(wanted, CalloutObstacles(ROOM, walls))
        assert numbers(table) == [3 if settling else 2]


def test_the_subject_of_a_callout_stays_legible(table: Italy) -> None:
    """Its name, by which it is found, is crossed by nothing, and the title of the map is seen."""
    anchor = table.map.controller.game_choice.anchor_of(BISHOP)
    assert anchor is not None
    assert anchor.name is not None
    assert anchor.name in table.map.controller.game_choice.areas_to_avoid().clear
    layout = table.map.layout
    assert layout is not None
    title = table.map.board.transform().mapRect(title_rect(layout.sheet))
    assert title in table.map.controller.game_choice.areas_to_avoid().clear
    hint(table, (BISHOP, 0.51, 0.03), (Play("drum"), 0.4, 0.01))
    first = table.map.callouts.shown_callouts[0]
    points = tail_points(first.box, tail_tip(first.anchor, first.box))
    assert first.text.move.action == BISHOP
    assert not any(map(anchor.name.contains, points))


def test_a_callout_without_a_chance_leaves_no_room_for_one(table: Italy) -> None:
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01))
    bare = table.map.callouts.shown_callouts[0].text
    bare = replace(bare, title="Beside H7, south-west", is_weighed=False, why="")
    for width in (40, 250):
        callout = Callout(bare, width)
        lines = len(callout._title)
        assert (lines > 1) == (width == 40)
        assert callout.box.height() < 24 * lines + 25


def test_why_is_said_a_little_further_off_rather_than_not_at_all(table: Italy) -> None:
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01))
    whole = table.map.callouts.shown_callouts[1].text
    brief = Callout(replace(whole, why=""), 250).box.size()
    place = QRectF(300, 300, 20, 20)
    # Right beside it there is room for a name and a chance; for all of it, a good way above.
    low = 290 + brief.height() + 6
    walls = [
        QRectF(325, 200, 500, 90),
        QRectF(0, 200, 290, 400),
        QRectF(290, low, 500, 200),
    ]
    table.map.callouts.show([(whole, Anchor(place))], CalloutObstacles(ROOM, walls))
    (plaque,) = table.map.callouts.shown_callouts
    assert plaque.text.why == whole.why


def test_a_tail_is_no_hair_along_the_foot_of_its_plaque(table: Italy) -> None:
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01))
    plaque = table.map.callouts.shown_callouts[0]
    box = QRectF(400, 300, 200, 60)
    # A little lower than the box, but far to its left.
    plaque.put(box, Anchor(QRectF(320, 355, 20, 20)))
    tail = plaque._tail().toFillPolygon()
    points = [tail.at(number) for number in range(tail.size())]
    root = [point for point in points if point.x() >= box.left()]
    assert root
    assert max(point.y() for point in root) - min(point.y() for point in root) > 8


def test_a_plaque_that_is_pointed_at_stays_and_a_click_lifts_its_answer(table: Italy) -> None:
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.4, 0.01))
    (second,) = (plaque for plaque in table.map.callouts.shown_callouts if plaque.text.number == 2)
    at, viewport = second.box.center().toPoint(), table.page.view.viewport()
    QTest.mouseMove(viewport, at)
    assert table.map.controller.preselected_action() is None
    assert viewport.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert table.map.controller.preselected_action() == BISHOP


def test_a_plaque_speaks_of_no_other_card_that_an_answer_costs(table: Italy) -> None:
    table.press(Qt.Key.Key_H)
    costs: Json = {"fact": "costs", "about": "m3", "seat": None, "number": 1, "worlds": 13}
    told(table, (Play("drum"), 0.5, 0.01), (Play("m4"), 0.0, 0.01), facts=[[], [costs]])
    assert all("imagined" not in plaque.text.why for plaque in table.map.callouts.shown_callouts)
    table.press(Qt.Key.Key_2)
    said = table.page.sidebar.advice.reasons.text()
    # Nor does the panel: it was merely counted in imagined games.
    assert "spending" not in said


def test_how_often_is_asked_only_where_a_count_is_shown(table: Italy) -> None:
    table.press(Qt.Key.Key_H)
    leads: Json = {"fact": "leads", "about": "", "seat": None, "number": 34, "worlds": 20}
    costs: Json = {"fact": "costs", "about": "m3", "seat": None, "number": 1, "worlds": 13}
    answers = (Play("drum"), 0.16, 0.08), (BISHOP, 0.11, 0.08), (Pass(), 0.02, 0.01)
    told(table, *answers, facts=[[leads], [], []])
    box = table.page.sidebar.advice
    # The plaque says that it takes the lead, without a count.
    assert box.reasons.text() == "The coach is still comparing these."
    assert not box.has_figures
    told(table, *answers, facts=[[leads], [costs], []])
    table.press(Qt.Key.Key_2)
    assert box.has_figures
    box.show_figures(True)
    assert "in 13 of 20 imagined games" in box.reasons.text()


def test_either_of_two_will_do(table: Italy) -> None:
    hint(table, (Play("drum"), 0.5, 0.04), (BISHOP, 0.46, 0.04), (Pass(), 0.3, 0.01))
    *plaques, passing = table.map.callouts.shown_callouts
    assert [plaque.text.is_golden for plaque in plaques] == [True, True]
    # To pass is a button of the strip: its plaque hangs from the table's upper edge.
    assert (passing.text.title, passing.text.is_golden) == ("Pass", False)
    assert 0 < passing.box.top() < 60
    button = table.page.strip.button_for(Pass())
    assert button is not None
    assert button.x() < tail_tip(passing.anchor, passing.box).x() < button.geometry().right()
    assert table.page.sidebar.advice.reasons.text().endswith("Either of the first two will do.")
    assert not plaques[0].box.contains(QPointF(plaques[1].box.center()))
    # Its plaque says what it does; the panel says that the two lead to different things.
    box = table.page.sidebar.advice
    QTest.mouseClick(box.longer, Qt.MouseButton.LeftButton)
    leads: Json = {"fact": "leads", "about": "", "seat": None, "number": 34, "worlds": 15}
    told(table, (Play("drum"), 0.5, 0.04), (BISHOP, 0.46, 0.04), facts=[[leads], []])
    first = table.map.callouts.shown_callouts[0].text
    assert first.is_golden
    assert box.reasons.text().startswith(
        "The two chances are about equal; see what each move does."
    )
    assert first.why == "It leads with 34 against 32."
    surely: Json = {**leads, "worlds": 20}
    QTest.mouseClick(box.longer, Qt.MouseButton.LeftButton)
    told(table, (Play("drum"), 0.5, 0.04), (BISHOP, 0.46, 0.04), facts=[[surely], []])
    assert table.map.callouts.shown_callouts[0].text.why == "It takes the lead from Aldric with 34."
    # Without room for it, its name is still said.
    place = Anchor(QRectF(100, 0, 40, 70))
    table.map.callouts.show([(first, place)], CalloutObstacles(QRectF(0, 0, 330, 130)))
    assert [
        (callout.text.title, callout.text.why) for callout in table.map.callouts.shown_callouts
    ] == [("Drum", "")]
    table.press(Qt.Key.Key_1)
    table.press(Qt.Key.Key_Return)
    assert numbers(table) == []


def test_of_what_has_no_plaque_the_panel_says_what_it_does(table: Italy) -> None:
    box = table.page.sidebar.advice
    hint(table, (Play("drum"), 0.5, 0.04), (BISHOP, 0.46, 0.04))
    assert box.reasons.text() == "Either will do."
    table.map.callouts.clear()
    box._make_room()
    assert box.reasons.text() == "Either will do. The Drum leads with 34 against 32."


def test_answers_without_a_button_have_no_plaque(table: Italy) -> None:
    table.page.hint.callouts.button_of = lambda action: None
    hint(table, (Play("drum"), 0.5, 0.04), (Pass(), 0.3, 0.01))
    assert numbers(table) == [1]


def test_a_small_seal_keeps_off_words_above_its_card(table: Italy) -> None:
    hint(table, (BISHOP, 0.51, 0.03), (Play("drum"), 0.4, 0.01))
    (first,) = (plaque for plaque in table.map.callouts.shown_callouts if plaque.text.number == 1)
    card, words = QRectF(300, 500, 60, 90), QRectF(290, 478, 120, 20)
    anchor = Anchor(QRectF(500, 200, 20, 20), card=card)
    assert first.text.number == 1
    table.map.callouts.show_badges([(1, anchor)], [words])
    (seal,) = table.map.callouts.badges.shown_badges
    assert not seal.box.intersects(words)
    assert card.contains(seal.box)
    # Of two answers with one card both numbers stand above it, side by side.
    passing = Anchor(anchor.target, is_passing=True)
    table.map.callouts.show_badges([(2, passing)], [words])
    assert not table.map.callouts.badges.shown_badges, "it would point at what may change"
    table.map.callouts.show_badges([(1, anchor), (2, anchor)], [])
    one, other, *_ = [
        seal for seal in table.map.callouts.badges.shown_badges if seal.pos().x() < 400
    ]
    assert one.box.bottom() < card.top() > other.box.bottom()
    assert not one.box.intersects(other.box)


def test_a_small_seal_lies_on_what_is_seen_of_a_card_in_a_fan(table: Italy) -> None:
    """Above it, the seal could mean the next card as well."""
    fan = [QRectF(100 + 30 * number, 500, 69, 97) for number in range(6)]
    floor = table.map.sceneRect().bottom()
    for lower in (0.0, floor - 575):
        cards = [rect.translated(0, lower) for rect in fan]
        places = [
            (number + 2, Anchor(card, are_texts_above=True)) for number, card in enumerate(cards)
        ]
        table.map.badges.show(places[1:3], cards)
        for seal, card in zip(table.map.badges.shown_badges, cards[1:], strict=False):
            seen = QRectF(card.left(), card.top(), 30, min(card.bottom(), floor) - card.top())
            assert seen.contains(seal.box)
            # The value is at the top.
            assert seal.box.top() >= card.top() + 36
        # Nothing covers the last one.
        table.map.badges.show(places[-1:], [])
        (seal,) = table.map.badges.shown_badges
        assert seal.box.bottom() < cards[-1].top()


def test_bars_and_whiskers_go_to_what_is_known_now(table: Italy) -> None:
    table.map.set_duration_factor(1.0)
    hint(table, (Play("drum"), 0.5, 0.08), (BISHOP, 0.3, 0.08))
    box, plaques = table.page.sidebar.advice, table.map.callouts
    assert plaques.shown_callouts[0].share == 1.0
    QTest.mouseClick(box.longer, Qt.MouseButton.LeftButton)
    told(table, (Play("drum"), 0.6, 0.02), (BISHOP, 0.3, 0.08))
    first = plaques.shown_callouts[0]
    assert first.share == box._row.share == 0.0
    now = first.text.move.interpolate_from(first.previous_move, 0.5)
    assert now.value == pytest.approx(0.55)
    assert now.margin == pytest.approx(0.05)
    assert now == box.list.item(0).data(Qt.ItemDataRole.UserRole).interpolate_from(
        first.previous_move, 0.5
    )
    for motion in (plaques._transition, box._transition):
        motion.setCurrentTime(motion.duration())
    assert first.share == box._row.share == 1.0
    table.map.set_duration_factor(0.0)


def test_a_seal_stands_at_the_card_that_was_laid(table: Italy) -> None:
    """Looked back at, it lies in its line, not in the hand."""
    scene = table.map
    view = scene.seen
    seat, card_laid = 1, view.table[1][-1]
    assert card_laid is not None
    scene.mark_recent([Played(seat, card_laid)])
    scene.show_at_rest()
    given = Play(card_laid)
    scene.show_badges([(1, Pass()), (2, given)], hand=False, given=given)
    (seal,) = scene.badges.shown_badges
    card = scene.battle.line(seat)[-1].sceneBoundingRect()
    assert (seal.number, seal.is_chosen) == (2, True)
    assert seal.box.intersects(card)
    assert not seal.box.contains(card.center())
    scene.show_badges([])
    assert scene.badges.shown_badges == []


def test_the_best_answer_is_announced_first(table: Italy) -> None:
    """Far off, or over what else nothing lies over, rather than others alone."""
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01))
    first, second = (plaque.text for plaque in table.map.callouts.shown_callouts)
    crowded, free = Anchor(QRectF(390, 90, 20, 20)), Anchor(QRectF(400, 560, 20, 20))
    pieces = [QRectF(x, y, 30, 30) for x in range(0, 800, 40) for y in range(0, 420, 40)]
    for around in (
        CalloutObstacles(ROOM, pieces),
        CalloutObstacles(QRectF(0, 0, 800, 420), pieces),
    ):
        table.map.callouts.show([(first, crowded), (second, free)], around)
        assert 1 in numbers(table)
        boxes = [plaque.box for plaque in table.map.callouts.shown_callouts]
        assert not any(box.intersects(place.target) for box in boxes for place in (crowded, free))
    # Where its place fills all the room nothing is said of others either.
    table.map.callouts.show([(first, Anchor(ROOM)), (second, free)], CalloutObstacles(ROOM))
    assert numbers(table) == []


def test_no_plaque_lies_over_the_lines_of_the_last_battle(qtbot: QtBot) -> None:
    """Whatever region is hinted at, in however small a window."""
    match = Match(condottiere(HUMAN, *map(bot, ("Aldric", "Maud", "Lorenzo")), seed=3))
    while True:
        play_scripted(match, match.ply + 1)
        assert match.decision is not None
        legal, seat = match.legal(), match.decision.seat
        view = match.view(seat)
        assert isinstance(view, CondottiereView)
        regions = [
            action for action in legal if isinstance(action, Choose) and action.region != NONE
        ]
        if seat == 0 and len(regions) > 1 and not shown_battle(view).is_empty:
            break
    with italy(qtbot, match.record) as table:
        table.page.resize(960, 500)
        table.until_asked()
        settle()
        boxes = [row.rect for row in table.map.layout.line_places]
        seen = 0
        for region in regions:
            hint(table, (region, 0.5, 0.03), (regions[0], 0.4, 0.03))
            assert lying_over(table, boxes) == []
            seen += len(numbers(table))
            table.page.hint.forget()
        assert seen > len(regions) / 2


def test_in_a_small_window_the_move_that_is_taken_up_has_the_callout(qtbot: QtBot) -> None:
    position = {
        "phase": "choose_region",
        "condottiere": "A",
        "turn": "A",
        "battle": 2,
        "owners": {"A": ["torino"], "B": ["parma"]},
        "hands": {letter: ["m1", "m2"] for letter in "AB"},
    }
    record = condottiere(HUMAN, bot("Maud"), position=position)
    with italy(qtbot, record, size=(960, 500)) as table:
        table.until_asked()
        moves = [Choose(region) for region in ("napoli", "venezia", "milano")]
        hint(table, *((action, 0.6 - 0.1 * n, 0.01) for n, action in enumerate(moves)))
        for number, action in enumerate(moves, 1):
            table.page.hint.preselect(action)
            assert numbers(table) == [number]
