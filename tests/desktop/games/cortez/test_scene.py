"""The table of Cortez: every moment can be shown, every answer clicked, every event seen."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from desktop.games.cortez.art.board.geometry import FIELD
from desktop.games.cortez.art.board.lettering import place_name_seen, ribbon_seen
from desktop.games.cortez.art.painter import square_centre, stand_point
from desktop.games.cortez.items.board_ground import NamesItem
from desktop.games.cortez.items.highlights import SquareMark
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.state import SelectionStage
from desktop.games.cortez.tray_layout import place_hand
from desktop.games.cortez.words.places import PORTS, VILLAGES
from desktop.painting.cache.pictures import PICTURE_CACHE
from desktop.table.callouts.label import HEIGHT
from desktop.table.callouts.placing import tail_tip
from engine.core.values import OMNISCIENT
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import (
    Bid,
    Bribe,
    Draw,
    Move,
    Pass,
    Recruit,
)
from engine.games.cortez.actions import (
    Mark as MarkTroop,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NAMES
from engine.games.cortez.views.view import CortezView
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.cortez.kit import SIZES, click, moment, offer, seated_scene, with_troops


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[CortezScene]:
    """Yield a table seen by seat 0."""
    made = seated_scene()
    yield made
    made.deleteLater()


def names(marks: tuple[SquareMark, ...]) -> list[object]:
    return [mark.name for mark in marks]


def match_of(seats: int) -> Match[CortezView]:
    players = tuple({"kind": "bot", "name": name, "level": "level1"} for name in "ABCDEF"[:seats])
    return Match(new_record(CORTEZ, seats, 7, {}, players))


@pytest.mark.parametrize("seats", [2, 6])
def test_every_moment_is_shown_and_every_answer_can_be_led_to(
    scene: CortezScene, seats: int
) -> None:
    match = match_of(seats)
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        scene.set_seats(["A", "B", "C", "D", "E", "F"][:seats], decision.seat)
        scene.sync(match.view(decision.seat))
        scene.offer(decision, match.legal())
        legal = match.legal()
        for action in (*legal[:3], *legal[-3:]):
            scene.controller.preselect(action)
            assert scene.controller.preselected_action() == action
        scene.withdraw()
        play_scripted(match, match.ply + 1)
        for event in match.steps[-1].events:
            seen = event.seen_by(decision.seat)
            animation = scene.animate(seen) if seen is not None else None
            if animation is not None:
                animation.setCurrentTime(animation.totalDuration())
        assert scene.description()


def test_nobody_and_everybody_may_look(scene: CortezScene) -> None:
    match = match_of(4)
    play_scripted(match, 30)
    scene.set_seats(["A", "B", "C", "D"], None)
    scene.sync(match.view(None))
    assert not scene.hand.contents.provisions
    scene.set_seats(["A", "B", "C", "D"], OMNISCIENT)
    scene.sync(match.open_view())
    assert scene.hand.contents.provisions
    assert None not in scene.hand.contents.provisions


def test_columns_and_rows_are_named_beside_the_squares(scene: CortezScene) -> None:
    scene.sync(match_of(2).view(0))
    scene.name_places(is_on=True)
    assert {"A", "U", "1", "15"} <= {label.name for label in scene.labels.shown_labels}
    field = scene.board.transform().mapRect(FIELD).adjusted(1, 1, -1, -1)
    for label in scene.labels.shown_labels:
        assert not label.boundingRect().translated(label.scenePos()).intersects(field)
    scene.name_places(is_on=False)
    assert not scene.labels.shown_labels


def test_villages_and_ports_are_named(scene: CortezScene, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.sync(match_of(2).view(0))
    written: list[str] = []
    for paint in ("paint_ribbon", "paint_place_name"):
        monkeypatch.setattr(
            f"desktop.games.cortez.items.board_ground.{paint}",
            lambda p, square, name: written.append(name),
        )
    PICTURE_CACHE.clear()
    gc.collect()
    shown = QImage(1200, 900, QImage.Format.Format_RGB32)
    painter = QPainter(shown)
    scene.render(painter)
    painter.end()
    assert set(written) == {*VILLAGES.values(), *PORTS.values()}
    PICTURE_CACHE.clear()


def test_a_covered_hand_shows_backs(scene: CortezScene) -> None:
    match = match_of(2)
    scene.set_seats(["A", "B"], None, covered=1)
    scene.sync(match.view(None))
    assert set(scene.hand.contents.provisions) == {None}
    assert scene.hand.place_of("provision", "gold") is not None


def test_a_troop_and_its_goal_are_clicked(scene: CortezScene) -> None:
    view = with_troops(moment("action"), S1=("9,11", 0), A1=("T21", 1))
    given = offer(scene, view, Recruit(), Draw(), Move("S1", "9,10"), Move("S1", "T21"))
    assert names(scene.lights.below.marks).count("pick") == 1
    click(scene, "square", "9,11")
    assert scene.controller.selection is not None
    assert scene.controller.selection.stage is SelectionStage.SQUARE
    assert "attackable" in names(scene.lights.above.marks)
    scene.controller.game_choice.hovered(("square", "T21"))
    assert "target" in names(scene.lights.below.marks)
    assert scene.lights.path.squares[-1] == BOARD.square("T21")
    assert "Attack Ana" in scene.tags.texts[0]
    assert "All cards in hand come to a strength of " in scene.tags.texts[0]
    assert re.search(r"Ana holds \d+ warriors?\.", scene.tags.texts[0])
    click(scene, "square", "T21")
    assert given == [Move("S1", "T21")]


def test_effects_of_a_bribed_troop(scene: CortezScene) -> None:
    """By the rules it draws in a village; put there by agreement it does not."""
    village = next(BOARD.name(v.square) for v in BOARD.villages if v.value == 4)
    moved = moment("bribery_play", objectives=("temple21", None, None, None))
    moved = with_troops(moved, S1=("9,11", 0), A1=("9,12", 1))
    put = replace(moved, options=replace(moved.options, bribery_teleport=True))
    for view, troop, card, to, said in (
        (moved, "S1", "own_move", village, "4 provisions for arriving"),
        (put, "S1", "own_move", village, ""),
        (moved, "S1", "own_move", "T21", "your objective"),
        (moved, "A1", "foreign_move", "T21", ""),
    ):
        action = Bribe(card, troop, to)
        offer(scene, view, Pass(), action)
        scene.controller.preselect(action)
        (text,) = scene.tags.texts
        told = "provisions for arriving" in text or "your objective" in text
        assert said in text
        assert told == bool(said)


def test_an_attack_in_a_village_brings_provisions_to_the_winner_alone(scene: CortezScene) -> None:
    view = with_troops(moment("action"), S1=("9,11", 0))
    held = {troop.at for troop in view.troops}
    villages = [BOARD.name(village.square) for village in BOARD.villages]
    free = next(village for village in villages if village not in held)
    for troops, said, not_said in (
        ({"A1": (free, 1)}, "for the winner", "arriving"),
        ({}, "for arriving", "winner"),
    ):
        action = Move("S1", free)
        offer(scene, with_troops(view, **troops), Recruit(), Draw(), action)
        scene.controller.preselect(action)
        (text,) = scene.tags.texts
        assert said in text
        assert not_said not in text


def test_a_half_made_choice_leads_to_its_section_of_the_rules(scene: CortezScene) -> None:
    view = with_troops(moment("action"), S1=("9,11", 0), A1=("T21", 1))
    ways = [Move("S1", to) for to in ("9,10", "T21", BOARD.name(BOARD.villages[0].square))]
    offer(scene, view, Recruit(), Draw(), *ways)
    choice = scene.controller
    assert choice.topic() == "", "nothing is chosen: the question says what it is about"
    for action, section in (
        (Draw(), "provisions"), (ways[0], "moving"), (ways[1], "combat"), (ways[2], "villages"),
    ):  # fmt: skip
        choice.preselect(action)
        assert choice.topic() == section
    while choice.take_back():
        pass
    click(scene, "square", "9,11")
    assert choice.topic() == "moving"
    offer(scene, moment("bribery_play"), Pass(), Bribe("own_move", "S1", "9,10"))
    choice.preselect(Bribe("own_move", "S1", "9,10"))
    assert choice.topic() == "bribery"


def test_a_click_elsewhere_says_why_not(scene: CortezScene) -> None:
    view = with_troops(moment("action"), S1=("9,11", 0), S2=("9,10", 0))
    given = offer(scene, view, Draw(), Move("S1", "10,11"))
    click(scene, "square", "9,11")
    click(scene, "square", "9,10")
    assert not given
    assert scene.controller.aside() == "That is a troop of your own."
    # A click on the troop itself takes the choice back.
    click(scene, "square", "9,11")
    assert scene.controller.selection is not None
    assert scene.controller.selection.troop is None


def test_piles_can_be_clicked(scene: CortezScene) -> None:
    given = offer(scene, moment("action"), Recruit(), Draw())
    click(scene, "pile", "provision")
    assert given == [Draw()]
    given = offer(scene, moment("action"), Recruit(), Draw())
    click(scene, "pile", "aztec")
    assert not given
    click(scene, "pile", "spanish")
    assert given == [Recruit()]


def test_marking_takes_one_click(scene: CortezScene) -> None:
    view = moment("mark", phase="mark", round=0)
    given = offer(scene, view, MarkTroop("S1"))
    at = view.troops[0].at
    click(scene, "square", at)
    assert given == [MarkTroop("S1")]


def test_piles_are_painted_once_for_each_count(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    PICTURE_CACHE.clear()
    painted: list[str] = []

    def paint(painter: QPainter, at: QPointF, text: str, size: float, *, red: bool = False) -> None:
        painted.append(text)

    for module in ("tray_items", "piles"):
        monkeypatch.setattr(f"desktop.games.cortez.items.{module}.paint_pill", paint)
    window = QGraphicsView(scene)
    qtbot.addWidget(window)
    window.resize(1300, 960)
    qtbot.waitUntil(lambda: not scene.pictures.is_rough)
    view = replace(moment("action"), pile=41)
    for now in (view, view, replace(view, pile=40), view):
        scene.sync(now)
        window.grab()
    assert painted.count("41") == painted.count("40") == 1
    twice = [card for card, count in scene.hand.contents.piles if count == 2]
    assert painted.count("×2") == len(twice) > 0
    PICTURE_CACHE.clear()


@pytest.mark.parametrize("size", [(680, 368), (680, 452), (744, 592), (1000, 752)])
def test_the_names_of_columns_are_whole_on_the_smallest_boards(size: tuple[int, int]) -> None:
    layout = Layout(QSizeF(*size))
    field = layout.board().mapRect(FIELD)
    assert field.top() >= HEIGHT - 0.01
    assert field.bottom() <= layout.table_area.bottom() - HEIGHT + 0.01


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_room(size: tuple[int, int]) -> None:
    layout = Layout(QSizeF(*size))
    window = layout.table_area.united(layout.tray)
    assert layout.side >= 25
    assert layout.table_area.contains(layout.board_rect)
    for name, pile in layout.piles.items():
        assert layout.table_area.contains(pile.rect)
        assert layout.table_area.contains(layout.pile_label(name))
        assert not layout.board_rect.intersects(pile.rect)
    for warriors in (0, 1, 4, 12, 24):
        hand = place_hand(layout.tray, (9, 9, 9, 9), warriors, 1, 3)
        slots = [*(slot for pile in hand.provisions for slot in pile), *hand.warriors]
        for slot in (*slots, *hand.objective, *hand.bribery):
            assert layout.tray.adjusted(-2, -8, 2, 8).contains(slot.rect)
    # Names of warriors are whole while there is room beside them.
    start = place_hand(layout.tray, (3, 3, 3, 1), 4, 1, 0)
    free = layout.tray.right() - start.objective[-1].rect.right()
    wide = start.warriors[0].rect.width()
    apart = [two.point.x() - one.point.x() for one, two in pairwise(start.warriors)]
    assert min(apart) >= wide or free < wide
    fight = Layout(QSizeF(*size), BOARD.square("T21"))
    assert fight.visible_area.contains(fight.board().map(QPointF(1050, 850)))
    # A picture shows the fight and nothing of the mat.
    assert fight.picture.adjusted(1, 1, -1, -1).contains(fight.board().map(QPointF(1050, 850)))
    assert fight.visible_area.adjusted(-1, -1, 1, 1).contains(fight.picture)
    assert layout.picture == layout.board_rect
    for side in (0, 1):
        for slot in (*fight.mat.warriors(side, 9), *fight.mat.weapons(side, 9)):
            assert fight.mat.side(side).contains(slot.rect)
    assert window.contains(fight.strip(900, 100))
    assert fight.mat.form_area.adjusted(-1, -1, 1, 1).contains(fight.strip(100, 50))


def test_warriors_lie_apart_where_there_is_room_for_their_names() -> None:
    layout = Layout(QSizeF(1000, 752))
    few, many = (place_hand(layout.tray, (3, 3, 3, 1), number, 1, 0).warriors for number in (4, 14))
    wide = few[0].rect.width()
    assert all(then.point.x() - card.point.x() > wide for card, then in pairwise(few))
    assert many[1].point.x() - many[0].point.x() < wide / 2


def test_the_board_is_the_same_in_every_language(scene: CortezScene) -> None:
    scene.sync(moment("action"))
    scene.retranslate()
    assert scene.hit_target_at(scene.place_of("T25")) == ("square", "T25")
    assert scene.hit_target_at(QPointF(-5, -5)) is None


def test_words_of_a_hint_lie_over_no_village_and_hardly_over_the_name_of_a_port(
    scene: CortezScene,
) -> None:
    scene.sync(moment("action"))
    around, home = scene.controller.game_choice.areas_to_avoid(), scene.board.transform()
    for village, name in VILLAGES.items():
        temple = home.map(square_centre(village))
        ribbon = home.mapRect(ribbon_seen(village, name, home.m11())).center()
        for at in (temple, ribbon):
            assert any(box.contains(at) for box in around.clear), name
    for port, name in PORTS.items():
        at = home.mapRect(place_name_seen(port, name, home.m11())).center()
        assert any(box.contains(at) for box in (*around.avoid_most, *around.clear)), name


def test_words_about_a_village_point_at_its_temple(scene: CortezScene) -> None:
    scene.sync(moment("action"))
    village = next(iter(VILLAGES))
    anchor = scene.controller.game_choice.anchor_of(Move("S1", BOARD.name(village)))
    assert anchor is not None
    assert anchor.name is not None
    assert anchor.target.bottom() <= anchor.name.top()


def test_words_about_a_bid_hang_beside_its_form(scene: CortezScene) -> None:
    view = moment("bid", provisions=(("gold", "gold"), (None,), (), ()))
    offer(scene, view, Bid(4), Pass())
    scene.controller.preselect(Bid(4))
    anchor = scene.controller.game_choice.anchor_of(Bid(4))
    assert anchor is not None
    assert not anchor.are_texts_above
    # Its tail ends on the edge, not on what is written there.
    form = scene.strip.sceneBoundingRect()
    end = tail_tip(anchor, form.translated(0, -200))
    assert 0 < end.y() - form.top() < 5


def test_names_of_places_lie_over_troops_frames_and_lights_and_below_signs(
    scene: CortezScene,
) -> None:
    names = [item for item in scene.items() if isinstance(item, NamesItem)]
    assert len(names) == 2
    lights = scene.lights
    view = moment("mark")
    troop = next(name for name, at in zip(TROOP_NAMES, view.troops, strict=True) if at.at)
    offer(scene, view, MarkTroop(troop))
    scene.controller.preselect(MarkTroop(troop))
    assert [mark.name for mark in lights.focus.marks] == ["focus"]
    below = [lights.below, lights.focus, lights.path, *scene.troops.items]
    for item in names:
        assert all(item.zValue() > other.zValue() for other in below)
        assert item.zValue() < lights.above.zValue()


def test_no_ribbon_covers_the_face_or_the_collar_of_a_troop() -> None:
    """Also where names are enlarged most, on a small board."""
    smallest = 0.01
    #: From the brim of the hat to the lower edge of the collar, around the origin of a troop.
    seen = QRectF(-22, -34, 44, 63)
    names = {square: ribbon_seen(square, name, smallest) for square, name in VILLAGES.items()}
    for square, kind in enumerate(BOARD.kinds):
        at = seen.translated(stand_point(square))
        for village, ribbon in names.items():
            assert not ribbon.intersects(at), (BOARD.name(square), kind, VILLAGES[village])
