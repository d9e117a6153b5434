"""The placement of boxes and their tails: near their place, over nothing that must be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.table.callouts.placing import (
    Anchor,
    CalloutObstacles,
    RankedBox,
    Ranking,
    below_button,
    leaning_apart,
    swap_crossed,
    tail_tip,
)
from tests.desktop.table.callouts.plaque_kit import ROOM
from tests.desktop.table.placing_kit import placed

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_a_box_hangs_above_a_card_and_over_nothing_that_must_be_seen() -> None:
    card, battle = QRectF(300, 600, 100, 140), QRectF(0, 300, 320, 290)
    box = placed(
        QSizeF(200, 60), Anchor(card, are_texts_above=True), CalloutObstacles(ROOM, [battle])
    )
    assert box is not None
    assert box.bottom() < card.top()
    assert not box.intersects(battle)
    assert tail_tip(Anchor(card, are_texts_above=True), box).y() < card.top() + 10


def test_a_tail_above_a_card_is_short_and_hardly_leans() -> None:
    size, card = QSizeF(200, 60), Anchor(QRectF(300, 500, 60, 90), are_texts_above=True)
    for wall in (QRectF(0, 0, 322, 480), QRectF(328, 0, 400, 480), QRectF(0, 430, 800, 55)):
        box = placed(size, card, CalloutObstacles(ROOM, [wall]))
        if box is None:
            continue
        end = tail_tip(card, box)
        rise = end.y() - box.bottom()
        beside = max(box.left() + 14 - end.x(), end.x() - box.right() + 14, 0.0)
        assert beside <= rise <= 90
    assert placed(size, card, CalloutObstacles(ROOM, [QRectF(0, 350, 800, 60)])) is not None
    # Where only a needle would reach, nothing is said.
    assert placed(size, card, CalloutObstacles(ROOM, [QRectF(0, 380, 800, 100)])) is None


def test_a_box_without_room_nearby_would_be_taken_for_that_of_another_place() -> None:
    size, place = QSizeF(200, 60), Anchor(QRectF(400, 300, 20, 20))
    walls = [QRectF(260, 160, 300, 120), QRectF(260, 340, 300, 120)]
    walls += [QRectF(260, 160, 120, 300), QRectF(440, 160, 120, 300)]
    assert placed(size, place, CalloutObstacles(ROOM, walls), first=True) is not None
    walls += [QRectF(0, 0, 800, 160), QRectF(0, 440, 800, 160)]
    walls += [QRectF(0, 0, 260, 600), QRectF(560, 0, 240, 600)]
    assert placed(size, place, CalloutObstacles(ROOM, walls), first=True) is None
    # The best one rather covers something than to be said nowhere.
    found = Ranking(size, place, CalloutObstacles(ROOM, walls), may_cover=True).best()
    assert found is not None
    assert any(map(found.box.intersects, walls))


def test_a_tail_does_not_graze_what_it_passes() -> None:
    """It is wide where it begins."""
    place, seal = Anchor(QRectF(100, 300, 20, 20)), QRectF(150, 285, 16, 16)
    box = placed(QSizeF(200, 60), place, CalloutObstacles(ROOM, [seal]))
    assert box is not None
    end = tail_tip(place, box)
    near = QPointF(max(box.left(), min(box.right(), end.x())), box.bottom())
    near.setY(max(box.top(), min(box.bottom(), end.y())))
    tail = QRectF(near, end).normalized()
    assert not tail.adjusted(0, -3, 0, 3).intersects(seal)


def test_boxes_above_neighbouring_cards_make_way_for_each_other() -> None:
    left, right = (Anchor(QRectF(x, 500, 60, 90), are_texts_above=True) for x in (300, 360))
    assert [one.lean for one in leaning_apart([right, left])] == pytest.approx([0.06, 0.94])
    boxes = [
        placed(QSizeF(200, 60), one, CalloutObstacles(ROOM)) for one in leaning_apart([left, right])
    ]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert not boxes[0].intersects(boxes[1])


def test_a_box_hangs_beside_a_place_and_its_tail_crosses_nothing() -> None:
    place, name = QRectF(400, 300, 20, 20), QRectF(425, 295, 90, 30)
    box = placed(QSizeF(200, 60), Anchor(place), CalloutObstacles(ROOM, [name]))
    assert box is not None
    assert not box.intersects(name)
    assert not QRectF(box.center(), tail_tip(Anchor(place), box)).normalized().contains(name)


def test_a_box_covers_what_is_dear_only_where_there_is_no_other_room() -> None:
    place, size = Anchor(QRectF(300, 290, 20, 20)), QSizeF(160, 60)
    right = QRectF(330, 280, 40, 40)
    free = placed(size, place, CalloutObstacles(ROOM))
    assert free is not None
    assert free.intersects(right)
    elsewhere = placed(size, place, CalloutObstacles(ROOM, avoid_most=[right]))
    assert elsewhere is not None
    assert not elsewhere.intersects(right)
    # Only right of it there is room.
    narrow = QRectF(290, 0, 225, 600)
    walls = [QRectF(0, 0, 800, 280), QRectF(0, 330, 800, 300)]
    small = QSizeF(160, 40)
    found = placed(small, place, CalloutObstacles(narrow, walls, avoid_most=[right]))
    assert found is not None
    assert found.intersects(right)


def test_a_box_hangs_below_a_button_or_nowhere() -> None:
    button, title = below_button(ROOM, (530.0, 770.0)), QRectF(560, 0, 120, 40)
    box = placed(QSizeF(200, 40), button, CalloutObstacles(ROOM))
    assert box is not None
    assert 0 < box.top() < 30
    assert box.left() < tail_tip(button, box).x() < box.right()
    other = placed(QSizeF(200, 40), button, CalloutObstacles(ROOM, [title]))
    assert other is not None
    assert not other.intersects(title)
    assert (
        placed(QSizeF(200, 40), button, CalloutObstacles(ROOM, [QRectF(400, 0, 400, 80)])) is None
    )


def test_no_tail_crosses_words_that_hang_there() -> None:
    """However much it is to be said: what is written stays to be read."""
    size, place = QSizeF(200, 60), Anchor(QRectF(400, 300, 20, 20))
    walls = [QRectF(310, 210, 200, 40), QRectF(310, 370, 200, 40)]
    walls += [QRectF(310, 210, 40, 200), QRectF(470, 210, 40, 200)]
    assert placed(size, place, CalloutObstacles(ROOM, walls), first=True) is not None
    # Those of others than the best cross nothing, and so nothing is said of them from further off.
    led = Ranking(size, place, CalloutObstacles(ROOM, walls), first=False)
    assert led.best() is None
    assert placed(size, place, CalloutObstacles(ROOM, callout_rects=walls)) is None


def test_without_room_there_is_no_box() -> None:
    place = Anchor(QRectF(400, 300, 20, 20))
    assert placed(QSizeF(200, 60), place, CalloutObstacles(ROOM, [ROOM])) is None
    assert placed(QSizeF(900, 60), place, CalloutObstacles(ROOM)) is None


def test_a_tail_ends_inside_a_round_place_from_every_side() -> None:
    place = Anchor(QRectF(200, 200, 120, 140), is_elliptic=True)
    middle = place.target.center()
    for x in range(-300, 301, 60):
        for y in (-300, -180, 180, 300):
            box = QRectF(0, 0, 200, 80)
            box.moveCenter(middle + QPointF(x, y))
            away = tail_tip(place, box) - middle
            # A hexagon contains the ellipse of this size.
            assert (away.x() / 52) ** 2 + (away.y() / 62) ** 2 <= 1


def test_two_callouts_whose_lines_cross_change_places() -> None:
    room = QRectF(0, 0, 800, 600)
    lucca, rome = (Anchor(QRectF(x, 290, 20, 20)) for x in (280, 400))
    # That of Rome stands beside Lucca, that of Lucca beside Rome.
    boxes = [
        RankedBox(0, QRectF(350, 200, 160, 60)),
        RankedBox(0, QRectF(250, 195, 90, 50)),
    ]
    around = CalloutObstacles(room)
    one, other = swap_crossed(boxes, [lucca, rome], around)
    assert one.box.size() == boxes[0].box.size()
    assert one.box.center() == boxes[1].box.center()
    assert other.box.center() == boxes[0].box.center()
    # Lines that do not cross stay, and so does what has no room in the other's place.
    assert swap_crossed([one, other], [lucca, rome], around) == [one, other]
    full = CalloutObstacles(room, clear=[QRectF(216, 200, 5, 30)])
    assert swap_crossed(boxes, [lucca, rome], full) == boxes
