"""Cortez played in the window: by mouse, by the list of moves, with animations, covered."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.art.painter import stand_point
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.routes import moves_without_trade
from desktop.games.cortez.selection.state import SelectionStage
from desktop.games.cortez.words import buttons
from desktop.table.director import DURATION_FACTORS
from desktop.table.scene import TableScene
from engine.core.rng import Rng
from engine.core.values import Action, Json
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import (
    NONE,
    AddWarrior,
    AddWeapon,
    Attack,
    Bribe,
    Collar,
    Flight,
    Mark,
    Move,
    Pass,
    PlaceLoser,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NAMES, TROOP_NUMBERS
from engine.play.match_files import new_record
from engine.play.record import Record
from tests.desktop.games.cortez.kit import combat, moment, offer, seated_scene, with_troops
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, Table, bot, human, move_held

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


class City(Table):
    """The page of a match of Cortez, and ways to play at it."""

    @property
    def city(self) -> CortezScene:
        scene: TableScene = self.page.scene
        assert isinstance(scene, CortezScene)
        return scene

    def place_without_item(self, target_id: Hashable) -> QPointF | None:
        match target_id:
            case ("square", str(square)):
                at = self.city.place_of(square)
                return at if self.city.hit_target_at(at) == target_id else None
        return None

    def click_answer(self, action: Action) -> None:
        """Give an answer with the mouse; numbers and buttons by keys."""
        selection = self.city.controller.selection
        assert selection is not None
        match action:
            case Move(troop, to) | Flight(troop, to) | Attack(troop, to):
                self.click(("square", selection.at[troop]))
                self.click(("square", to))
            case Bribe(card, str(troop), str(to)):
                self.click(("hand", "bribery", card))
                self.click(("square", selection.at[troop]))
                self.click(("square", to))
            case Bribe(card):
                self.click(("hand", "bribery", card))
            case Mark(troop) | Collar(troop) if troop != NONE:
                self.click(("square", selection.at[troop]))
            case PlaceLoser(to):
                self.click(("square", to))
            case AddWarrior(value):
                self.click(("hand", "warrior", str(value)))
            case AddWeapon():
                self.click(("hand", "provision", "weapon"))
            case _ if buttons.key_of(action):
                QTest.keyClicks(self.page.view, buttons.key_of(action))
            case _:
                self.city.controller.preselect(action)
                self.press(Qt.Key.Key_Return)


def cortez(*players: Json, seed: int = 1, options: Json = None) -> Record:
    """Return a record about to begin."""
    return new_record(CORTEZ, len(players), seed, options, tuple(players))


@contextmanager
def city(qtbot: QtBot, record: Record, **how: object) -> Iterator[City]:
    """Yield a table that is cleared away afterwards."""
    table = City(qtbot, record, **how)  # type: ignore[arg-type]
    try:
        yield table
    finally:
        table.session.close()
        table.page.hide()


def some_answer(table: City, rng: Rng) -> Action:
    """Return a legal answer; squares the mat of a combat covers are left to the keys."""
    legal = table.session.match.legal()
    kinds = sorted({type(action).__name__ for action in legal})
    kind = kinds[rng.below(len(kinds))]
    of_kind = [action for action in legal if type(action).__name__ == kind]
    while True:
        action = of_kind[rng.below(len(of_kind))]
        if not isinstance(action, PlaceLoser):
            return action
        if table.place_without_item(("square", action.to)) is not None:
            return action


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_played_by_mouse(qtbot: QtBot, size: tuple[int, int]) -> None:
    with city(qtbot, cortez(HUMAN, bot("Maud"), seed=2), size=size) as table:
        # A surrender asks back else.
        table.settings.set("confirm", False)
        rng = Rng(5)
        table.until_asked()
        for _ in range(12):
            if table.over():
                break
            before = table.session.match.ply
            answer = some_answer(table, rng)
            table.click_answer(answer)
            assert table.session.match.steps[before].action == answer
            table.until_asked()


def test_a_click_on_a_troop_goes_on_without_a_trade(qtbot: QtBot) -> None:
    with city(qtbot, cortez(HUMAN, bot("Maud"), seed=2, options={"windows": True})) as table:
        rng = Rng(5)
        table.until_asked()
        while (
            table.city.controller.selection is not None
            and table.city.controller.selection.kind != "trade"
        ):
            table.click_answer(some_answer(table, rng))
            table.until_asked()
        before = table.session.match.ply
        selection = table.city.controller.selection
        assert selection is not None
        theirs, mine = (
            next(t.at for t in table.city.seen.troops if t.collar == seat and t.at)
            for seat in (1, 0)
        )
        table.click(("square", theirs))
        assert table.session.match.ply == before
        table.click(("square", mine))
        table.until_asked()
        assert table.session.match.steps[before].action == Pass()
        selection = table.city.controller.selection
        assert selection is not None
        assert selection.kind == "action"
        assert selection.stage is SelectionStage.SQUARE
        assert selection.at[selection.troop or ""] == mine


def drag_troop(table: City, troop: str, *to: QPoint) -> None:
    """Press on a troop and let go at the last of some points of the viewport."""
    view, at = table.page.view, table.city.seen.troops[TROOP_NUMBERS[troop]].at
    assert at is not None
    start = view.mapFromScene(table.city.place_of(at))
    QTest.mouseMove(view.viewport(), start)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for point in (start + QPoint(6, -8), *to):
        move_held(view, point)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=to[-1])
    settle()


@pytest.mark.parametrize("kind", ["trade", "action"])
def test_a_troop_dragged_to_a_square_goes_there_as_by_clicks(qtbot: QtBot, kind: str) -> None:
    with city(qtbot, cortez(HUMAN, bot("Maud"), seed=2, options={"windows": True})) as table:
        scene, view, rng = table.city, table.page.view, Rng(5)
        table.until_asked()
        while scene.controller.selection is not None and scene.controller.selection.kind != kind:
            table.click_answer(some_answer(table, rng))
            table.until_asked()
        steps = table.session.match.steps
        before = len(steps)
        selection = scene.controller.selection
        assert selection is not None
        troop = next(
            name
            for name, one in zip(TROOP_NAMES, scene.seen.troops, strict=True)
            if one.collar == 0 and one.at is not None
        )
        item, origin = scene.troops.item(troop), scene.seen.troops[TROOP_NUMBERS[troop]].at
        assert origin is not None
        stood = item.pos()
        height = scene.layout.table_area.height() if scene.layout is not None else 0
        nowhere = (QPoint(-20, 40), QPoint(view.width() // 2, round(height) + 20))
        for point in (*nowhere, view.mapFromScene(scene.place_of(origin))):
            drag_troop(table, troop, view.mapFromScene(scene.place_of(origin)), point)
            assert len(steps) == before, "let go elsewhere, it is given up"
            assert item.pos() == stood
            again = scene.controller.selection
            assert again is not None
            assert (again.kind, again.troop) == (kind, None)
        aims = {move.to for move in moves_without_trade(scene.seen, troop)}
        if kind == "action":
            aims = {
                move.to
                for move in table.session.match.legal()
                if isinstance(move, Move) and move.troop == troop
            }
        far = sorted(aims - {origin})
        to = next(name for name in far if table.place_without_item(("square", name)) is not None)
        drag_troop(table, troop, view.mapFromScene(scene.place_of(to)))
        table.until_asked()
        given = [step.action for step in steps[before:]]
        assert given[: 2 if kind == "trade" else 1] == [
            *([Pass()] if kind == "trade" else []),
            Move(troop, to),
        ]


def test_squares_in_reach_shine_while_a_troop_is_dragged(qtbot: QtBot) -> None:
    with city(qtbot, cortez(HUMAN, bot("Maud"), seed=2, options={"windows": True})) as table:
        scene, view, rng = table.city, table.page.view, Rng(5)
        table.until_asked()
        while scene.controller.selection is not None and scene.controller.selection.kind != "trade":
            table.click_answer(some_answer(table, rng))
            table.until_asked()
        troop = next(
            name
            for name, one in zip(TROOP_NAMES, scene.seen.troops, strict=True)
            if one.collar == 0 and one.at is not None
        )
        item, at = scene.troops.item(troop), scene.seen.troops[TROOP_NUMBERS[troop]].at
        assert at is not None
        moves = moves_without_trade(scene.seen, troop)
        start = view.mapFromScene(scene.place_of(at))
        QTest.mouseMove(view.viewport(), start)
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        move_held(view, start + QPoint(6, -8))
        assert scene.is_dragging
        assert scene.imagined is not None
        assert set(scene.imagined.squares) == {move.to for move in moves}
        reached = next(
            move.to for move in moves if table.place_without_item(("square", move.to)) is not None
        )
        move_held(view, view.mapFromScene(scene.place_of(reached)))
        assert item.opacity() == 1
        assert (item.pos() - stand_point(BOARD.square(reached))).manhattanLength() < 60
        assert scene.imagined.target == reached
        move_held(view, start)
        assert item.opacity() < 1
        scene.cancel_drag()
        assert scene.imagined is None
        assert item.pos() == stand_point(BOARD.square(at))
        assert item.opacity() == 1


def test_a_loser_is_dragged_to_its_square(qtbot: QtBot) -> None:
    scene = seated_scene()
    won = combat(step="place", winner=0, laid=((), ()), weapons=(0, 0))
    view = with_troops(moment("place_loser", combat=won), S1=("T21", 0), A1=("T21", 1))
    given = offer(scene, view, PlaceLoser("T10"), PlaceLoser("T11"))
    part = scene.controller.game_choice
    scene.controller.point(("square", "T10"))
    assert any("Put it here: square 10" in tag.html for tag in part.tag_texts())
    assert not part.lift(("square", "T10"))
    assert part.lift(("square", "T21"))
    part.carry(scene.place_of("T12"), ("square", "T12"))
    part.drop(("square", "T12"), given_up=False)
    assert not given
    assert part.lift(("square", "T21"))
    part.carry(scene.place_of("T11"), ("square", "T11"))
    assert scene.troops.dragged == "A1"
    part.drop(("square", "T11"), given_up=False)
    assert given == [PlaceLoser("T11")]
    scene.deleteLater()


@pytest.mark.usefixtures("looked_at")
def test_played_by_the_list_of_moves(qtbot: QtBot) -> None:
    with city(qtbot, cortez(HUMAN, bot("Maud"), bot("Otto"), seed=5)) as table:
        rng = Rng(1)
        table.until_asked()
        table.page.sidebar.moves_button.click()
        moves = table.page.sidebar.moves.list
        for _ in range(5):
            before = table.session.match.ply
            assert moves.count() == len(table.session.match.legal())
            moves.setCurrentRow(rng.below(moves.count()))
            assert table.city.controller.preselected_action() is not None
            QTest.keyClick(moves, Qt.Key.Key_Return)
            assert table.session.match.ply > before
            table.until_asked()


@pytest.mark.usefixtures("brief", "looked_at")
def test_a_combat_is_watched_with_every_animation(qtbot: QtBot) -> None:
    with city(
        qtbot, cortez(HUMAN, bot("Maud"), seed=2, options={"windows": True}), animation="fast"
    ) as table:
        rng = Rng(8)
        table.until_asked()
        for _ in range(6):
            table.click_answer(some_answer(table, rng))
            table.until_asked()
        assert table.session.match.ply > 6


@pytest.mark.parametrize("animation", ["off", "fast"])
def test_the_panel_shows_the_turn_that_the_strip_tells(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, animation: str
) -> None:
    monkeypatch.setitem(DURATION_FACTORS, "fast", 0.02)
    # In version 1 a turn may begin with a question, and the strip then tells its event.
    record = cortez(bot("Aldric"), bot("Maud"), bot("Otto"), seed=3, options={"windows": True})
    with city(qtbot, record, animation=animation) as table:
        page = table.page
        page.setUpdatesEnabled(False)
        told: list[tuple[str, str]] = []

        def note() -> None:
            sentence = page.strip.sentence
            if "turn. The event is" in sentence:
                told.append((sentence, f"“{page.sidebar.turn_card.shown_card.title}”."))

        page.director.step_began.connect(note)
        page.director.event_began.connect(note)
        qtbot.waitUntil(lambda: len({sentence for sentence, _ in told}) > 1)
        assert all(sentence.endswith(card) for sentence, card in told)


def test_a_covered_hand_is_not_betrayed(qtbot: QtBot) -> None:
    with city(qtbot, cortez(human("Ana"), human("Rui"), seed=9)) as table:
        table.until_asked()
        assert set(table.city.hand.contents.provisions) == {None}
        assert table.city.hand.contents.objective == (None,)
