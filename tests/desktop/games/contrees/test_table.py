"""What the table of Contrées shows: previews, refusals, groups, the tray, the view that follows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPolygonF, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.contrees import z_layers
from desktop.games.contrees.art.painter import (
    TowerLook,
    bounds,
    corner,
    frontier,
    hexagon,
    neighbours,
    tile_centre,
)
from desktop.games.contrees.items.mark_items import TileLabel
from desktop.games.contrees.layout import Layout
from desktop.games.contrees.words.texts import TEXTS
from desktop.windows.match_page.page_texts import describe_events
from engine.core.rng import Rng
from engine.core.values import Json
from engine.data.codec import encode
from engine.games.contrees.actions import Hex, Lay, Place
from tests.desktop.games.contrees.kit import Land, contrees, land
from tests.desktop.kit import settle
from tests.desktop.language.pseudo import Pseudo, marked
from tests.desktop.table.kit import HUMAN, an_answer, bot, human, move_held
from tests.desktop.table.placing_kit import placed

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

#: The corners of the tile (0, 0), clockwise from the north.
N, NE, SE, S, SW, NW = "0,0,N", "1,-1,S", "0,1,N", "0,0,S", "-1,1,N", "0,-1,S"


def siege(**others: Json) -> Json:
    """Return two tiles; the seat to move has three towers round the western one, the other two."""
    return {
        "phase": "conquest",
        "turn": "A",
        "land": [[0, 0], [1, 0]],
        "towers": {"A": [N, NE, SE], "B": [SW, NW]},
        **others,
    }


def at_siege(qtbot: QtBot, **others: Json) -> AbstractContextManager[Land]:
    return land(qtbot, contrees(HUMAN, bot("Maud"), position=siege(**others)))


def test_a_preview_shows_what_a_tower_would_do(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        table.hover(("corner", S))
        scene = table.ground
        at, effects = scene.hints.previewed
        assert at == S
        assert effects.taken_tiles == ((0, 0),)
        assert set(effects.doomed) == {SW, NW}
        assert scene.realm.corners[S].look == TowerLook.GHOST
        assert {scene.realm.corners[name].look for name in (SW, NW)} == {TowerLook.DOOMED}
        (said,) = scene.tags.texts
        assert "Your fourth tower takes the tile." in said
        assert "Two of Maud’s towers fall." in said
        assert table.page.strip.aside == "A tower on this corner takes the tile."
        table.press(Qt.Key.Key_Escape)
        assert scene.realm.corners[S].tower is None
        assert {scene.realm.corners[name].look for name in (SW, NW)} == {TowerLook.WHOLE}
        assert not scene.tags.texts


def test_plaques_keep_clear_of_where_one_may_build(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        scene, around = (
            table.ground,
            table.ground.controller.game_choice.areas_to_avoid().avoid_most,
        )
        free = [action for action in table.session.match.legal() if isinstance(action, Place)]
        assert free
        for action in free:
            anchor = scene.controller.game_choice.anchor_of(action)
            assert anchor is not None
            assert anchor.target in around


def test_plaques_lie_on_free_sea_where_a_tail_reaches(qtbot: QtBot) -> None:
    tiles = [[0, 0], [1, 0], [0, 1], [1, 1], [-1, 2], [0, 2]]
    position = {"phase": "land", "turn": "A", "land": tiles}
    with land(qtbot, contrees(HUMAN, bot("Aldric"), position=position)) as table:
        table.page.resize(1280, 800)
        table.until_asked()
        part, size = table.ground.controller.game_choice, QSizeF(260, 130)
        around = part.areas_to_avoid()
        shares = []
        for action in table.session.match.legal():
            anchor = part.anchor_of(action)
            assert anchor is not None
            box = placed(size, anchor, around, first=True)
            assert box is not None
            covered = QRegion()
            for rect in around.avoid:
                covered += QRegion((rect & box).toAlignedRect())
            parts: Iterator[QRect] = iter(covered)  # type: ignore[call-overload]
            shares.append(sum(r.width() * r.height() for r in parts) / (260 * 130))
        assert sum(shares) / len(shares) < 0.4


def test_plaques_keep_clear_of_the_names_of_tiles(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        scene = table.ground
        scene.controller.is_chosen_by_keys = True
        scene.controller.preselect(table.session.match.legal()[0])
        names = [item for item in scene.items() if isinstance(item, TileLabel)]
        assert names
        around = scene.controller.game_choice.areas_to_avoid().clear
        for name in names:
            middle = name.sceneBoundingRect().center()
            assert any(rect.contains(middle) for rect in around)


def test_corners_that_can_be_chosen_are_lit(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        lit = {name for name, item in table.ground.realm.corners.items() if item.is_lit}
        assert lit == {a.at for a in table.session.match.legal() if isinstance(a, Place)}


def test_a_barred_corner_is_marked_and_says_why(qtbot: QtBot) -> None:
    with at_siege(qtbot, banned={"A": [S]}) as table:
        table.until_asked()
        scene = table.ground
        assert scene.realm.corners[S]._is_barred
        assert not scene.realm.corners[S].is_lit
        table.hover(("corner", S))
        assert scene.hints.previewed[0] is None
        assert scene.tags.texts == ["Barred this turn: your tower just fell here."]
        before = table.session.match.ply
        table.click(("corner", S))
        assert table.session.match.ply == before
        assert scene.controller.refused == ("banned", Place(S))
        assert table.page.strip.aside


def test_a_click_on_a_tower_says_why_not_and_shows_its_group(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        scene = table.ground
        table.click(("corner", N))
        assert scene.controller.refused == ("occupied", Place(N))
        assert table.page.strip.aside
        assert scene.looked_at == N
        free = {name for name, item in scene.realm.corners.items() if item.liberty == (0,)}
        assert S in free
        assert len(free) > 1
        assert any("keep this group alive" in said for said in scene.tags.texts)
        table.press(Qt.Key.Key_Escape)
        assert scene.looked_at is None
        assert not any(item.liberty for item in scene.realm.corners.values())


def test_the_group_of_a_clicked_tower_goes_with_the_next_move(qtbot: QtBot) -> None:
    """Else it would stand over the board to the end and into the review."""
    with at_siege(qtbot) as table:
        table.until_asked()
        scene = table.ground
        table.click(("corner", N))
        assert scene.looked_at == N
        table.page.asking.submit(table.session.match.legal()[-1])
        qtbot.waitUntil(lambda: scene.looked_at is None)
        assert not any("keep this group alive" in said for said in scene.tags.texts)
        # The pointer shows groups again.
        table.hover(("corner", SW))
        qtbot.waitUntil(lambda: scene.looked_at == SW)


def test_a_refusal_goes_when_a_hint_is_shown(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        controller, legal = table.ground.controller, table.session.match.legal()
        table.click(("corner", N))
        refusal = controller.message
        assert table.page.strip.aside == refusal != ""
        table.press(Qt.Key.Key_H)
        ticket = table.page.hint._ticket
        assert ticket is not None
        moves = [{"action": encode(action), "value": 0.5, "doubt": 0.01} for action in legal[:2]]
        thought: Json = {"moves": moves, "iterations": 9000, "seconds": 1.0}
        table.bots.replied.emit(ticket, {"action": encode(legal[0]), "thought": thought})
        assert table.page.hint.is_shown
        assert controller.message == ""
        assert table.page.strip.aside.startswith("Hint: ")


def test_the_pointer_resting_on_a_tower_shows_its_group(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        table.hover(("corner", SW))
        qtbot.waitUntil(lambda: table.ground.looked_at == SW)
        free = {name for name, item in table.ground.realm.corners.items() if item.liberty}
        assert free == {S}
        assert "A single free corner keeps this group alive." in table.ground.tags.texts
        table.hover(("corner", S))
        assert table.ground.looked_at is None


def test_a_key_and_a_button_show_all_groups(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        table.press(Qt.Key.Key_L)
        corners = table.ground.realm.corners
        assert corners[S].liberty == (0, 1)
        (button,) = [b for b in table.page.strip.buttons if b.isCheckable()]
        assert button.isChecked()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert corners[S].liberty == ()


# -- the land ------------------------------------------------------------------------------------


def expert(qtbot: QtBot, **how: object) -> AbstractContextManager[Land]:
    record = contrees(human("Ana"), human("Rui"), seed=3, options={"expert": True})
    return land(qtbot, record, **how)


def test_the_tray_the_keys_the_button_and_the_right_click_choose_the_colour(qtbot: QtBot) -> None:
    with expert(qtbot) as table:
        table.until_asked()
        selection = table.ground.controller.selection
        assert selection is not None
        assert not selection.is_snow
        table.click(("tray", True))
        assert selection.is_snow
        table.press(Qt.Key.Key_1)
        assert not selection.is_snow
        table.press(Qt.Key.Key_2)
        assert selection.is_snow
        table.right_click()
        assert not selection.is_snow
        (button,) = [b for b in table.page.strip.buttons if b.isCheckable()]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert selection.is_snow
        table.click(("hex", (0, 0)))
        assert table.session.match.steps[0].action == Lay((0, 0), white=True)
        table.until_asked()
        # There is but one white tile each.
        selection = table.ground.controller.selection
        assert selection is not None
        assert not selection.is_snow
        table.press(Qt.Key.Key_2)
        assert not selection.is_snow


def test_the_tray_of_one_colour_counts_its_tiles_and_has_nothing_to_choose(qtbot: QtBot) -> None:
    with land(qtbot, contrees(human("Ana"), human("Rui"))) as table:
        table.until_asked()
        black, white = table.ground.tray.choices
        assert table.ground.tray.isVisible()
        assert (black.remaining, black.key, black.is_chosen) == (7, "", False)
        assert not white.isVisible()
        assert not any(button.isCheckable() for button in table.page.strip.buttons)
        table.click(("tray", False))
        assert "Drag the tile" in table.ground.controller.message
        table.click_answer(Lay((1, 0)))
        table.until_asked()
        assert black.remaining == 8, "the other’s"


def test_the_tray_stays_pale_while_another_lays(qtbot: QtBot) -> None:
    with land(qtbot, contrees(HUMAN, bot("Maud"))) as table:
        table.until_asked()
        scene = table.ground
        assert scene.tray.opacity() == 1
        scene.withdraw()
        assert scene.tray.isVisible()
        assert scene.tray.opacity() < 1
        scene.is_past_shown = True
        scene.update_hints()
        assert not scene.tray.isVisible()


def drag(table: Land, white: bool, tile: Hex) -> QPoint:
    """Drag a tile of a colour over a hex; where that is in the viewport."""
    view = table.page.view
    start = view.mapFromScene(table.ground.tray.place_of(white))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    move_held(view, start + QPoint(12, -12))
    assert table.ground.is_dragging
    at = view.mapFromScene(table.ground.place_of(tile))
    move_held(view, at)
    return at


def test_a_tile_is_dragged_to_its_place(qtbot: QtBot) -> None:
    record = contrees(human("Ana"), human("Rui"), options={"expert": True})
    with land(qtbot, record) as table:
        table.until_asked()
        table.click_answer(Lay((0, 0)))
        table.until_asked()
        scene, viewport = table.ground, table.page.view.viewport()
        at = drag(table, True, (1, 0))
        assert scene.dragged is not None
        assert scene.dragged.shines
        assert [choice.remaining for choice in scene.tray.choices] == [6, 0], "it left the tray"
        move_held(table.page.view, table.page.view.mapFromScene(scene.place_of((0, 0))))
        assert not scene.dragged.shines, "a tile lies there"
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
        assert scene.dragged is None
        assert table.session.match.steps[-1].action == Lay((1, 0), white=True)


@pytest.mark.parametrize("tile", [(0, 0), (3, 0)], ids=["on the land", "in the sea"])
def test_a_tile_let_go_elsewhere_is_put_back(qtbot: QtBot, tile: Hex) -> None:
    with land(qtbot, contrees(human("Ana"), human("Rui"))) as table:
        table.until_asked()
        at = drag(table, False, tile)
        QTest.mouseRelease(table.page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert table.session.match.ply == 0
        assert table.ground.dragged is None
        assert table.ground.tray.choices[False].remaining == 7
        assert table.ground.controller.preselected_action() is None


@pytest.mark.parametrize("size", [(680, 452), (1000, 752)], ids=["small", "large"])
@pytest.mark.parametrize("colours", [1, 2])
def test_the_tray_covers_no_place(size: tuple[int, int], colours: int) -> None:
    rng = Rng(7)
    for _ in range(10):
        tiles: list[Hex] = [(0, 0)]
        while len(tiles) < 15:
            layout = Layout(QSizeF(*size), tuple(tiles), colours=colours)
            window, tray, home = QRectF(QPointF(), layout.size), layout.tray, layout.home()
            for tile in layout.hexes:
                shape = home.map(hexagon(tile, 0.9))
                assert window.contains(shape.boundingRect())
                assert shape.intersected(QPolygonF(tray)).isEmpty(), tile
            # A land that stretches, now here, now there.
            free = sorted(frontier(tuple(tiles)))
            some = [free[rng.below(len(free))] for _ in range(3)]
            tiles.append(max(some, key=lambda at: abs(at[0])))


def test_a_hole_in_the_land_shines_above_the_walls_around_it(qtbot: QtBot) -> None:
    """They would hide a line along its edge, which any other free place shows."""
    ring = neighbours((1, 0))
    position = {"phase": "land", "turn": "A", "land": [list(tile) for tile in ring]}
    with land(qtbot, contrees(human("Ana"), human("Rui"), position=position)) as table:
        table.until_asked()
        places = table.ground.hints._places
        heights = {tile: shown.zValue() for tile, (_, shown, _) in places.items()}
        assert heights.pop((1, 0)) > z_layers.LAND
        assert max(heights.values()) < z_layers.LAND
        table.click(("hex", (1, 0)))
        assert table.session.match.steps[0].action == Lay((1, 0))


def test_a_click_on_the_land_is_refused_while_it_is_laid(qtbot: QtBot) -> None:
    with expert(qtbot) as table:
        table.until_asked()
        table.click(("hex", (0, 0)))
        table.until_asked()
        table.click(("hex", (0, 0)))
        assert table.session.match.ply == 1
        assert table.ground.controller.refused is not None
        assert table.ground.controller.refused[0] == "occupied"
        assert table.page.strip.aside


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize(("animation", "plies"), [("off", 17), ("fast", 8)])
def test_the_view_follows_the_land(qtbot: QtBot, animation: str, plies: int) -> None:
    record = contrees(human("Ana"), human("Rui"), seed=4)
    with land(qtbot, record, animation=animation, size=(1024, 640)) as table:
        rng = Rng(4)
        table.until_asked()
        while table.session.match.ply < plies:
            view = table.ground.seen
            seen = [*view.land, *(frontier(view.land) if view.phase == "land" else ())]
            shown = table.ground.board.transform().mapRect(bounds(seen))
            assert table.ground.sceneRect().contains(shown)
            table.click_answer(an_answer(table, rng))
            table.until_asked()


def test_the_compass_gives_way_to_the_land() -> None:
    size = QSizeF(1000, 752)
    small = Layout(size, ((0, 0),))
    long = Layout(size, tuple((number, 0) for number in range(3)))
    steep = Layout(size, tuple((number, number // 2) for number in range(7)))
    assert small.compass == long.compass
    (at, radius), away = steep.compass, small.compass[0]
    assert at != away, "free places lie in the south-east"
    for tile in [*steep.land, *frontier(steep.land)]:
        middle = steep.home().map(tile_centre(tile))
        assert (at - middle).manhattanLength() > radius


def test_the_strip_tells_what_the_chronicle_tells(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        table.click(("corner", S))
        table.until_asked()
        step = table.session.match.steps[0]
        said = describe_events(TEXTS, table.session.events_of(step), ("", "Maud"), 0)
        assert said == (
            "You build a tower: H8 S.",
            "You take H8. Two of Maud’s towers fall.",
        )


def test_the_zoom_stays_while_the_land_grows(qtbot: QtBot) -> None:
    with land(qtbot, contrees(human("Ana"), human("Rui"), seed=4)) as table:
        table.until_asked()
        scene = table.ground
        scene.zoom(2.0, QPointF(scene.sceneRect().center()))
        before = scene.board.transform()
        table.click(("hex", (1, 0)))
        table.until_asked()
        after = scene.board.transform()
        assert scene.is_zoomed
        assert after.m11() == pytest.approx(before.m11())
        there = before.map(corner(N)) - after.map(corner(N))
        assert there.manhattanLength() < 1
        table.press(Qt.Key.Key_F)
        assert not scene.is_zoomed


def test_the_last_move_stays_marked(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        table.click(("corner", S))
        table.until_asked()
        marked = [name for name, item in table.ground.realm.corners.items() if item.is_last]
        built = table.session.match.steps[-1].action
        assert isinstance(built, Place)
        assert marked == [built.at]


# -- words ---------------------------------------------------------------------------------------


def test_tags_follow_the_language_at_once(qtbot: QtBot, qapp: QApplication) -> None:
    pseudo = Pseudo(qapp)
    with at_siege(qtbot) as table:
        table.until_asked()
        table.hover(("corner", S))
        (english,) = table.ground.tags.texts
        pseudo.install()
        try:
            settle()
            (other,) = table.ground.tags.texts
            assert not marked(english)
            assert marked(other)
            assert marked(table.page.strip.aside)
            (tag,) = table.ground.tags.visible_tags
            assert table.ground.sceneRect().contains(tag.box)
        finally:
            pseudo.remove()


def test_a_screen_reader_hears_the_land_and_each_place(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        said: list[str] = []
        table.page.view.announced.connect(said.append)
        table.press(Qt.Key.Key_Right)
        assert said == ["The south corner of H9: free. One more tower then takes H9."]
        assert table.page.view.accessibleDescription()


def test_the_corners_that_keep_a_group_alive_stay_in_sight(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        scene = table.ground
        for tower in (N, SE, SW):
            table.click(("corner", tower))
            (group,) = scene.groups()
            (tag,) = scene.tags.visible_tags
            for name in group.free:
                assert not tag.box.contains(scene.board.transform().map(corner(name)))


def test_tags_stay_in_the_window_and_off_what_they_speak_of(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        scene = table.ground
        for name in scene.realm.corners:
            target_id = ("corner", name)
            table.hover(target_id)
            for tag in scene.tags.visible_tags:
                assert scene.sceneRect().contains(tag.box)
                assert not tag.box.contains(scene.board.transform().map(corner(name)))
