"""The layout of the combat mat: cards, sums and values that keep apart."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from desktop.games.cortez.art.board.geometry import FIELD, SQUARE_SIDE, square_rect
from desktop.games.cortez.art.furniture import button_width
from desktop.games.cortez.combat_contents import Side
from desktop.games.cortez.items.combat_mat import foot_points, painting_order
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.words import labels
from desktop.style.theme import serif
from engine.games.cortez.actions import AddWarrior, AddWeapon
from engine.games.cortez.board import BOARD
from engine.games.cortez.views.view import LaidWarrior
from tests.desktop.games.cortez.kit import SIZES, combat, moment, offer, with_troops
from tests.desktop.games.cortez.mat_kit import ended


def test_resting_combat_cards_are_not_repainted(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QRectF] = []

    def paint(painter: QPainter, rect: QRectF, *, lit: bool = False) -> None:
        painted.append(rect)

    monkeypatch.setattr("desktop.games.cortez.items.combat_mat.paint_plate", paint)
    view = moment("fight", combat=combat())
    scene.sync(view)
    window = QGraphicsView(scene)
    qtbot.addWidget(window)
    window.show()
    window.grab()
    qtbot.waitUntil(lambda: not scene.pictures.is_rough)
    QCoreApplication.processEvents()
    changed: list[QRectF] = []
    scene.changed.connect(changed.extend)
    scene.sync(view)
    QCoreApplication.processEvents()
    assert not changed
    for now in (view, replace(view, combat=combat(weapons=(1, 0)))):
        scene.sync(now)
        window.grab()
    assert len(painted) == 2


@pytest.mark.parametrize("size", SIZES)
def test_a_mat_on_which_nothing_will_lie_leaves_the_board_more_room(
    scene: CortezScene, size: tuple[int, int]
) -> None:
    """Looked back at; while it is played, cards still come."""
    empty = moment("fight", combat=combat(laid=((), ()), weapons=(0, 0)))
    laid = moment("fight", combat=combat(weapons=(1, 0)))

    def mat() -> QRectF:
        assert scene.layout is not None
        return scene.layout.mat.rect

    scene.arrange(QSizeF(*size))
    scene.sync(empty)
    whole = mat()
    scene.is_past_shown = True
    scene.sync(empty)
    assert mat().height() < 0.6 * whole.height()
    assert mat().bottom() == whole.bottom()
    bare = scene.layout
    assert bare is not None
    assert mat().contains(bare.mat.strengths_plate(offering=False))
    assert bare.mat.scale == pytest.approx(Layout(bare.size, bare.combat).mat.scale, rel=0.02)
    scene.sync(laid)
    assert mat() == whole
    scene.is_past_shown = False
    scene.sync(empty)
    assert mat() == whole


@pytest.mark.parametrize("side", [0, 1])
def test_values_below_many_warriors_stay_distinct(side: int) -> None:
    for size in SIZES:
        layout = Layout(QSizeF(*size), BOARD.square("T21"))
        slots = layout.mat.warriors(side, 8)
        places = foot_points(slots)
        for place, slot in zip(places, slots, strict=True):
            assert slot.rect.left() < place.x() < slot.rect.right()
        steps = [abs(a.x() - b.x()) for a, b in pairwise(places)]
        assert min(steps) >= abs(slots[0].point.x() - slots[1].point.x()) - 0.01


@pytest.mark.parametrize("size", [*SIZES, (744, 464)])
def test_lines_on_the_plate_of_strengths_keep_apart(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    written: dict[str, QRectF] = {}

    def write(
        painter: QPainter, rect: QRectF, text: str, size: float, *rest: str, **how: object
    ) -> None:
        line = QRectF(rect.left(), rect.center().y() - size / 2, rect.width(), size)
        written[text] = line

    monkeypatch.setattr("desktop.games.cortez.items.combat_mat.paint_fitted_line", write)
    scene.arrange(QSizeF(*size))
    scene.sync(
        moment("fight", combat=combat(laid=((LaidWarrior(0, None),) * 8, ()), weapons=(1, 0)))
    )
    window = QGraphicsView(scene)
    qtbot.addWidget(window)
    window.show()
    window.grab()
    lines = [
        written[text] for text in ("8 warriors", "1 doubled", labels.tie_rule()) if text in written
    ]
    assert len(lines) >= 2
    for above, below in pairwise(lines):
        assert above.bottom() <= below.top() + 0.5


def test_a_laid_weapon_covers_the_places_beside_it(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def paint_picture(painter: QPainter, pictures: object, card: str | None, family: str) -> None:
        painted.append(str(card))

    monkeypatch.setattr("desktop.games.cortez.items.combat_mat.paint_picture", paint_picture)
    monkeypatch.setattr(
        "desktop.games.cortez.items.combat_mat.paint_empty",
        lambda painter, rect: painted.append("empty"),
    )
    laid = tuple(LaidWarrior(0, "spanish1") for _ in range(8))
    scene.sync(moment("fight", combat=combat(laid=(laid, ()), weapons=(1, 0))))
    window = QGraphicsView(scene)
    qtbot.addWidget(window)
    window.show()
    window.grab()
    assert painted[-8:] == [*["empty"] * 7, "weapon"]


def test_a_sum_too_long_to_read_is_counted_instead() -> None:
    few = Side(0, "Ana", "alvarado", "", (("spanish6", "spanish"), ("spanish4", "spanish")), 1)
    many = replace(few, warriors=few.warriors * 4)
    assert few.strength_lines(known=True, room=7) == ("6×2 + 4",)
    assert many.strength_lines(known=True, room=7) == ("8 warriors", "1 doubled")
    assert few.strength_lines(known=False, room=7) == ("2 warriors", "1 doubled")
    assert replace(few, warriors=()).strength_lines(known=True, room=7) == ()


@pytest.mark.parametrize("size", [(744.0, 500.0), (1110.0, 760.0), (1560.0, 940.0)])
def test_an_upright_mat_shows_offers_beside_the_strengths(
    size: tuple[float, float],
) -> None:
    layout = Layout(QSizeF(*size), BOARD.square("T25"), True)
    strengths, offered = layout.mat.strengths_plate(offering=True), layout.mat.offer_plate
    assert not strengths.intersects(offered)
    assert layout.mat.rect.contains(strengths)
    assert layout.mat.rect.contains(offered)
    for side in (0, 1):
        for place in layout.mat.warriors(side, 10) + layout.mat.weapons(side, 10):
            assert not place.rect.intersects(offered)
            assert not place.rect.intersects(strengths)


@pytest.mark.parametrize("number", [2, 6])
def test_beside_large_texts_in_a_low_window_its_words_can_be_read(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    written: dict[str, float] = {}

    def seen(
        painter: QPainter, rect: QRectF, text: str, size: float, *given: object, **more: object
    ) -> None:
        metrics = QFontMetricsF(serif(64, int(str(more.get("weight", 400)))))
        wide = metrics.horizontalAdvance(text) / 64
        fits = min(size, rect.width() / wide) if wide else size
        written[text] = min(fits, written.get(text, fits))

    monkeypatch.setattr("desktop.games.cortez.items.combat_mat.paint_fitted_line", seen)
    scene.arrange(QSizeF(586, 386))
    view, event = ended(number, 1)
    scene.sync(view)
    scene.hold_up(event, asks=True)
    window = QGraphicsView(scene)
    qtbot.addWidget(window)
    window.show()
    window.grab()
    assert {"1 doubled", f"{number} warriors", "A tie: the defender wins."} <= set(written)
    assert {text: size for text, size in written.items() if size < 10.9} == {}
    assert scene.layout is not None
    (go_on,) = scene.duel_buttons.visible
    assert go_on.rect.height() >= 22
    # Near the result, which is in the middle above it.
    result = scene.layout.mat.offer_plate
    assert 0 <= result.left() - go_on.rect.right() < 40
    assert abs(go_on.rect.top() - result.bottom()) < 40
    assert scene.layout.mat.rect.contains(go_on.rect)


def test_a_button_that_stands_aside_has_room_for_its_words(scene: CortezScene) -> None:
    scene.arrange(QSizeF(586, 386))
    offer(scene, replace(moment("combat_step", combat=combat()),
                         warriors=(("spanish2", "spanish5"), (None,), (), ()),
                         provisions=(("weapon",), (None,), (), ())),
          AddWarrior(2), AddWarrior(5), AddWeapon())  # fmt: skip
    for button in scene.duel_buttons.visible:
        words, rect = button.label_and_key[0], button.rect
        assert rect.width() + 0.5 >= button_width(words, "", rect.height())
    assert scene.duel_buttons.visible


@pytest.mark.parametrize("side", [0, 1])
def test_cards_on_both_sides_leave_the_corner_with_the_value_free(side: int) -> None:
    layout = Layout(QSizeF(1280, 952), BOARD.square("T21"))
    slots = layout.mat.warriors(side, 12)
    order = painting_order(slots)
    for below, above in pairwise(order):
        assert slots[above].rect.left() > slots[below].rect.left()


@pytest.mark.parametrize("size", [(680, 452), (744, 592), *SIZES])
@pytest.mark.parametrize("square", ["T21", "T24", "1,0", "20,14", "4,8", "0,7"])
def test_a_fight_is_large_and_nothing_round_it_is_cut(
    scene: CortezScene, size: tuple[int, int], square: str
) -> None:
    scene.arrange(QSizeF(*size))
    fought = moment("fight", combat=combat(square=square))
    view = with_troops(fought, S1=(square, 0), A1=(square, 1))
    scene.sync(view)
    layout = scene.layout
    assert layout is not None
    frame, scale = layout.fight_frame, layout.board().m11()
    assert frame is not None
    assert scale * SQUARE_SIDE >= 45
    fighting = [scene.troops.item("S1"), scene.troops.item("A1")]
    assert all(item.isVisible() for item in fighting)
    whole = square_rect(BOARD.square(square))
    assert frame.adjusted(-1, -1, 1, 1).contains(whole)
    shown = [item for item in scene.troops.items if item.isVisible()]
    houses = [item for item in scene.ground.houses.values() if item.isVisible()]
    for item in (*shown, *houses):
        if item in fighting:
            continue
        box = item.mapRectToParent(item.boundingRect())
        assert frame.adjusted(-4, -4, 4, 4).contains(box)
    hidden = [troop for troop in view.troops if troop.at is not None]
    assert len(shown) < len(hidden) or frame.height() >= FIELD.height()
    # The wheel shows what is cut, as the board may be moved then.
    scene.zoom(1.5, scene.place_of(square))
    assert sum(item.isVisible() for item in scene.troops.items) == len(hidden)
    scene.fit()
    assert [item for item in scene.troops.items if item.isVisible()] == shown
    scene.sync(moment("action"))
    assert all(house.isVisible() for house in scene.ground.houses.values())
    assert sum(item.isVisible() for item in scene.troops.items) == len(hidden)
