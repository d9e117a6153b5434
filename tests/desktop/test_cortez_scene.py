"""The table of Cortez: every moment can be shown, every answer clicked, every event seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QWheelEvent
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from desktop.games.cortez.art.furniture import button_width
from desktop.games.cortez.choosing import Stage
from desktop.games.cortez.duel import Side, tabs
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.marks import Mark
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.table import TABLE
from desktop.language import LANGUAGES
from desktop.painting.pictures import KEPT
from desktop.table.view import TableView
from desktop.theme import serif
from engine.autoplay import play_on
from engine.core import OMNISCIENT, Action, Decision
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import (
    Accept,
    AddWarrior,
    AddWeapon,
    Bid,
    Bribe,
    Done,
    Draw,
    Mercenary,
    Move,
    Pass,
    Recruit,
    Refuse,
    Surrender,
    Trade,
)
from engine.games.cortez.actions import (
    Mark as MarkTroop,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.views import Auction, CortezView, MercenaryOffer, Offer
from engine.match import Match, new_record
from tests.desktop.cortezkit import combat, moment, with_troops
from tests.desktop.kit import Services

SIZES = ((1600, 1050), (1280, 952), (992, 752), (736, 592))


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[CortezScene]:
    """A table seen by seat 0."""
    made = TABLE.scene()
    assert isinstance(made, CortezScene)
    made.set_tempo(0)
    made.seated(["You", "Ana", "Maud", "Otto"], 0)
    made.arrange(QSizeF(1280, 952))
    yield made
    made.deleteLater()


def offer(scene: CortezScene, view: CortezView, *legal: Action) -> list[Action]:
    """Ask seat 0; the answers it gives from then on."""
    assert view.decision is not None
    scene.sync(view)
    scene.offer(Decision(0, view.decision.kind), legal)
    given: list[Action] = []
    scene.chosen.connect(given.append)
    return given


def click(scene: CortezScene, *spot: object) -> None:
    """The pointer goes to a spot and clicks."""
    scene.choice.part.hovered(spot)
    scene.choice.part.clicked(spot)


def names(marks: tuple[Mark, ...]) -> list[object]:
    return [mark.name for mark in marks]


# -- the whole game --------------------------------------------------------------------------------


def match_of(seats: int) -> Match[CortezView]:
    players = tuple({"kind": "bot", "name": name, "level": "level1"} for name in "ABCDEF"[:seats])
    return Match(new_record(CORTEZ, seats, 7, {}, players))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_moment_is_shown_and_every_answer_can_be_led_to(
    scene: CortezScene, seats: int
) -> None:
    match = match_of(seats)
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        scene.seated(["A", "B", "C", "D", "E", "F"][:seats], decision.seat)
        scene.sync(match.view(decision.seat))
        scene.offer(decision, match.legal())
        legal = match.legal()
        for action in (*legal[:3], *legal[-3:]):
            scene.choice.consider(action)
            assert scene.choice.considered() == action
        scene.withdraw()
        play_on(match, match.ply + 1)
        for event in match.steps[-1].events:
            seen = event.seen_by(decision.seat)
            animation = scene.animate(seen) if seen is not None else None
            if animation is not None:
                animation.setCurrentTime(animation.totalDuration())
        assert scene.description()


def test_nobody_and_everybody_may_look(scene: CortezScene) -> None:
    match = match_of(4)
    play_on(match, 30)
    scene.seated(["A", "B", "C", "D"], None)
    scene.sync(match.view(None))
    assert not scene.hand.held.provisions
    scene.seated(["A", "B", "C", "D"], OMNISCIENT)
    scene.sync(match.open_view())
    assert scene.hand.held.provisions
    assert None not in scene.hand.held.provisions


def test_a_covered_hand_shows_backs(scene: CortezScene) -> None:
    match = match_of(2)
    scene.seated(["A", "B"], None, covered=1)
    scene.sync(match.view(None))
    assert set(scene.hand.held.provisions) == {None}
    assert scene.hand.place_of("provision", "gold") is not None


# -- moves -----------------------------------------------------------------------------------------


def test_a_troop_and_its_goal_are_clicked(scene: CortezScene) -> None:
    view = with_troops(moment("action"), S1=("9,11", 0), A1=("T21", 1))
    given = offer(scene, view, Recruit(), Draw(), Move("S1", "9,10"), Move("S1", "T21"))
    assert names(scene.lights.below.marks).count("pick") == 1
    click(scene, "square", "9,11")
    assert scene.choice.choosing is not None
    assert scene.choice.choosing.stage is Stage.SQUARE
    assert "attackable" in names(scene.lights.above.marks)
    scene.choice.part.hovered(("square", "T21"))
    assert "target" in names(scene.lights.below.marks)
    assert scene.lights.way.squares[-1] == BOARD.square("T21")
    assert "Attack Ana" in scene.tags.texts[0]
    click(scene, "square", "T21")
    assert given == [Move("S1", "T21")]


def test_what_a_bribed_troop_brings(scene: CortezScene) -> None:
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
        scene.choice.consider(action)
        (text,) = scene.tags.texts
        told = "provisions for arriving" in text or "your objective" in text
        assert said in text
        assert told == bool(said)


def test_a_half_made_choice_leads_to_its_section_of_the_rules(scene: CortezScene) -> None:
    view = with_troops(moment("action"), S1=("9,11", 0), A1=("T21", 1))
    ways = [Move("S1", to) for to in ("9,10", "T21", BOARD.name(BOARD.villages[0].square))]
    offer(scene, view, Recruit(), Draw(), *ways)
    choice = scene.choice
    assert choice.topic() == "", "nothing is chosen: the question says what it is about"
    for action, section in (
        (Draw(), "provisions"), (ways[0], "moving"), (ways[1], "combat"), (ways[2], "villages"),
    ):  # fmt: skip
        choice.consider(action)
        assert choice.topic() == section
    while choice.take_back():
        pass
    click(scene, "square", "9,11")
    assert choice.topic() == "moving"
    offer(scene, moment("bribery_play"), Pass(), Bribe("own_move", "S1", "9,10"))
    choice.consider(Bribe("own_move", "S1", "9,10"))
    assert choice.topic() == "bribery"


def test_a_click_elsewhere_says_why_not(scene: CortezScene) -> None:
    view = with_troops(moment("action"), S1=("9,11", 0), S2=("9,10", 0))
    given = offer(scene, view, Draw(), Move("S1", "10,11"))
    click(scene, "square", "9,11")
    click(scene, "square", "9,10")
    assert not given
    assert scene.choice.aside() == "That is a troop of your own."
    # A click on the troop itself takes the choice back.
    click(scene, "square", "9,11")
    assert scene.choice.choosing is not None
    assert scene.choice.choosing.troop is None


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


# -- cards and numbers -----------------------------------------------------------------------------


def test_warriors_and_weapons_are_laid_from_the_hand(scene: CortezScene) -> None:
    view = replace(
        moment("combat_step", combat=combat()),
        warriors=(("spanish2", "spanish5"), (None,), (), ()),
        provisions=(("weapon", "food"), (None,), (), ()),
    )
    legal = [AddWarrior(2), AddWarrior(5), AddWeapon(), Done()]
    given = offer(scene, view, *legal)
    click(scene, "hand", "warrior", "5")
    assert given == [AddWarrior(5)]
    given = offer(scene, view, *legal)
    assert scene.choice.type_key("2")
    assert given == [AddWarrior(2)]
    given = offer(scene, view, *legal)
    click(scene, "hand", "provision", "food")
    assert not given
    click(scene, "hand", "provision", "weapon")
    assert given == [AddWeapon()]


def test_the_buttons_of_a_combat_stand_on_its_mat_too(scene: CortezScene) -> None:
    hired = combat(mercenary=MercenaryOffer(2, "attacker", 1, "spanish5", 1, "any2"))
    given = offer(scene, moment("mercenary_answer", combat=hired), Accept(), Refuse())
    assert scene.duel.duel is not None
    assert scene.duel.duel.slip is not None
    assert scene.duel.duel.slip.asked == (None, None)
    click(scene, "button", 1)
    assert given == [Refuse()]


@pytest.mark.parametrize("covered", [None, 0])
def test_fighters_are_called_on_the_mat_as_in_the_panel(
    scene: CortezScene, covered: int | None
) -> None:
    """Also whoever is asked, with an open hand or at a covered table."""
    scene.seated(["Zoe", "Ana", "Maud", ""], 0 if covered is None else None, covered)
    parley = Offer("parley", 3, 0, ("gold",), ())
    fought = combat(attacker=3, defender=0, step="parley")
    offer(scene, moment("parley_answer", combat=fought, offer=parley), Accept(), Refuse())
    duel = scene.duel.duel
    assert duel is not None
    assert duel.slip is not None
    assert [duel.slip.name, *(side.name for side in duel.sides)] == ["You", "You", "Zoe"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1140, 852), (984, 752), (744, 592)])
def test_buttons_on_the_mat_have_room_for_their_words(
    scene: CortezScene, services: Services, code: str, size: tuple[int, int]
) -> None:
    services.language.install(code)
    scene.arrange(QSizeF(*size))
    lay = AddWarrior(4)
    fought = combat(attacker=1, defender=0)
    offer(scene, moment("combat_step", combat=fought), lay, AddWeapon(), Surrender(), Done())
    scene.choice.consider(lay)
    shown = scene.duel_buttons.shown
    assert len(shown) == 3
    for item in shown:
        words, key = item.words
        assert item.rect.width() >= button_width(words, key, item.rect.height())
        assert scene.layout is not None
        assert scene.layout.mat.contains(item.rect)
        others = [other.rect for other in shown if other is not item]
        assert not any(item.rect.intersects(rect) for rect in others)


def test_what_lies_still_in_a_combat_is_not_painted_again(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QRectF] = []

    def paint(p: QPainter, rect: QRectF, *, lit: bool = False) -> None:
        painted.append(rect)

    monkeypatch.setattr("desktop.games.cortez.duel.paint_plate", paint)
    view = moment("fight", combat=combat())
    scene.sync(view)
    window = QGraphicsView(scene)
    qtbot.addWidget(window)
    window.show()
    window.grab()
    qtbot.waitUntil(lambda: not scene.pictures.rough)
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


def test_piles_are_painted_once_for_each_count(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    KEPT.clear()
    painted: list[str] = []

    def paint(p: QPainter, at: QPointF, text: str, size: float, *, red: bool = False) -> None:
        painted.append(text)

    for module in ("hand", "piles"):
        monkeypatch.setattr(f"desktop.games.cortez.{module}.paint_pill", paint)
    window = QGraphicsView(scene)
    qtbot.addWidget(window)
    window.resize(1300, 960)
    qtbot.waitUntil(lambda: not scene.pictures.rough)
    view = replace(moment("action"), pile=41)
    for now in (view, view, replace(view, pile=40), view):
        scene.sync(now)
        window.grab()
    assert painted.count("41") == painted.count("40") == 1
    twice = [card for card, count in scene.hand.held.piles if count == 2]
    assert painted.count("×2") == len(twice) > 0
    KEPT.clear()


def test_a_trade_is_put_together_on_the_slip(scene: CortezScene) -> None:
    legal = [Pass(), Trade(1, ("food",), ("gold",)), Trade(2, ("food",), ("gold",))]
    view = replace(
        moment("trade", phase="trade"), provisions=(("food",), (None,) * 3, (None,) * 3, ())
    )
    given = offer(scene, view, *legal)
    assert scene.strip.isVisible()
    spots = [cell.spot for cell in scene.strip.cells]
    assert ("set", 0, 2) in spots
    click(scene, "hand", "provision", "food")
    assert not given
    click(scene, "step", 8, 1)
    click(scene, "set", 0, 2)
    assert scene.choice.confirm()
    assert given == [Trade(2, ("food",), ("gold",))]


def test_the_wheel_and_digits_change_a_bid(scene: CortezScene, qtbot: QtBot) -> None:
    auction = Auction(best=3, by=2, passed=(False, True, False, False))
    given = offer(scene, moment("bid", auction=auction), *map(Bid, range(4, 25)), Pass())
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1280, 952)
    view.show()
    at = scene.strip.plate.center()
    turn(view, at, 120)
    turn(view, at, 60)
    turn(view, at, 60)
    assert scene.choice.considered() == Bid(6)
    assert not scene.zoomed()
    turn(view, at, -1200)
    assert scene.choice.considered() == Bid(4)
    for digits, bid in (("17", 17), ("9", 9), ("22", 22)):
        for digit in digits:
            assert scene.choice.type_key(digit)
        assert scene.choice.considered() == Bid(bid)
    assert not scene.choice.type_key("0")
    assert scene.choice.part.explain(("strip", ""), at) is not None
    turn(view, QPointF(640, 200), 120)
    assert scene.zoomed()
    assert scene.choice.considered() == Bid(22)
    scene.choice.confirm()
    assert given == [Bid(22)]


def turn(view: TableView, at: QPointF, by: int) -> None:
    """The wheel turns above a point, in eighths of a degree."""
    no_buttons, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    where = view.mapToGlobal(at)
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, where, QPoint(), QPoint(0, by), no_buttons, none, phase, False)
    view.wheelEvent(event)


@pytest.mark.parametrize("side", [0, 1])
def test_values_below_many_warriors_can_be_told_apart(side: int) -> None:
    for size in SIZES:
        layout = Layout(QSizeF(*size), BOARD.square("T21"))
        spots = layout.warriors(side, 8)
        places = tabs(spots)
        for place, spot in zip(places, spots, strict=True):
            assert spot.rect.left() < place.x() < spot.rect.right()
        steps = [abs(a.x() - b.x()) for a, b in pairwise(places)]
        assert min(steps) >= abs(spots[0].at.x() - spots[1].at.x()) - 0.01


def test_a_sum_too_long_to_read_is_counted_instead() -> None:
    few = Side(0, "Ana", "alvarado", "", (("spanish6", "spanish"), ("spanish4", "spanish")), 1)
    many = replace(few, warriors=few.warriors * 4)
    assert few.said(known=True, room=7) == ("6×2 + 4",)
    assert many.said(known=True, room=7) == ("8 warriors", "1 doubled")
    assert few.said(known=False, room=7) == ("2 warriors", "1 doubled")
    assert replace(few, warriors=()).said(known=True, room=7) == ()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(984, 752), (744, 592)])
def test_headings_of_the_slip_stand_apart(
    scene: CortezScene, services: Services, code: str, size: tuple[int, int]
) -> None:
    services.language.install(code)
    scene.arrange(QSizeF(*size))
    offers = [Mercenary("attacker", (), 1, price) for price in ("free", "any1", "gold2")]
    offer(scene, moment("mercenary", combat=combat(attacker=1, defender=3)), *offers, Pass())
    assert len(scene.strip.headings) == 4
    end = 0.0
    for rect, title in scene.strip.headings:
        words = QFontMetricsF(serif(max(10.0, rect.height() * 0.72), 700)).horizontalAdvance(title)
        assert rect.left() > end + 4
        end = rect.left() + words
    assert end < scene.strip.plate.right()


def test_an_auction_shows_who_is_out(scene: CortezScene) -> None:
    view = moment("bid", auction=Auction(5, 1, (False, False, True, False)), phase="auction")
    given = offer(scene, view, Pass(), Bid(6), Bid(9))
    shields = [cell for cell in scene.strip.cells if cell.chief is not None]
    assert [cell.faded for cell in shields] == [False, False, True, False]
    click(scene, "step", 0, 1)
    assert scene.choice.confirm()
    assert given == [Bid(9)]


# -- places ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_room(size: tuple[int, int]) -> None:
    layout = Layout(QSizeF(*size))
    window = layout.above.united(layout.tray)
    assert layout.side >= 25
    assert layout.above.contains(layout.board_rect)
    for name, pile in layout.piles.items():
        assert layout.above.contains(pile.rect)
        assert layout.above.contains(layout.pile_label(name))
        assert not layout.board_rect.intersects(pile.rect)
    for warriors in (0, 1, 4, 12, 24):
        hand = layout.hand((9, 9, 9, 9), warriors, 1, 3)
        spots = [*(spot for pile in hand.provisions for spot in pile), *hand.warriors]
        for spot in (*spots, *hand.objective, *hand.bribery):
            assert layout.tray.adjusted(-2, -8, 2, 8).contains(spot.rect)
    fight = Layout(QSizeF(*size), BOARD.square("T21"))
    assert fight.free.contains(fight.board().map(QPointF(1050, 850)))
    for side in (0, 1):
        for spot in (*fight.warriors(side, 9), *fight.weapons(side, 9)):
            assert fight.mat_side(side).contains(spot.rect)
    assert window.contains(fight.strip(900, 100))
    assert fight.mat_middle.contains(fight.strip(100, 50, alone=True))


def test_the_board_is_the_same_in_every_language(scene: CortezScene) -> None:
    scene.sync(moment("action"))
    scene.retranslate()
    assert scene.spot_at(scene.place_of("T25")) == ("square", "T25")
    assert scene.spot_at(QPointF(-5, -5)) is None
