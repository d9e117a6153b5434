"""The mat of a combat at Cortez: what lies on it, its words and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from desktop.games.cortez.art.furniture import button_width, pill_width
from desktop.games.cortez.choice.controller import CortezChoice
from desktop.games.cortez.facts import facts
from desktop.games.cortez.items.combat_contents import Side
from desktop.games.cortez.items.combat_mat import foot_points, painting_order
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.words import labels, prompts
from desktop.language.translation import LANGUAGES
from desktop.style.theme import serif
from desktop.table.callouts.advice import Advised
from desktop.table.callouts.callout import CalloutText
from engine.core.values import Action
from engine.games.cortez.actions import (
    Accept,
    AddWarrior,
    AddWeapon,
    BuyWarriors,
    Done,
    Refuse,
    Surrender,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.events import (
    Answered,
    CombatEnded,
    ProvisionsGiven,
    TreasureAwarded,
    WarriorLaid,
    WeaponLaid,
)
from engine.games.cortez.views.view import CortezView, Laid, MercenaryOffer, Offer
from tests.desktop.games.cortez.kit import (
    NAMES,
    SIZES,
    click,
    combat,
    moment,
    offer,
    seated_scene,
    with_troops,
)
from tests.desktop.kit import Services
from tests.desktop.table.placing_kit import placed


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[CortezScene]:
    """A table seen by seat 0."""
    made = seated_scene()
    yield made
    made.deleteLater()


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


def test_words_about_a_card_hang_on_the_mat_over_nothing_that_lies_there(
    scene: CortezScene,
) -> None:
    one = (Laid(0, "spanish6"),)
    view = replace(
        moment("combat_step", combat=combat(laid=(one, one), weapons=(1, 1))),
        warriors=(tuple(f"spanish{value}" for value in (1, 2, 2, 3, 3, 4, 4, 5)), (None,), (), ()),
    )
    offer(scene, view, AddWarrior(2), AddWarrior(5), Done())
    part, layout = scene.choice.part, scene.layout
    touched = part.touched_place(AddWarrior(5))
    assert touched is not None
    assert layout is not None
    around = part.surroundings()
    box = placed(QSizeF(200, 60), touched, around)
    assert box is not None
    assert layout.mat.contains(box)
    for spot in (place for side in (0, 1) for place in layout.warriors(side, 1)):
        assert any(clear.contains(spot.rect) for clear in around.clear)
        assert not box.intersects(spot.rect)
    # What lies below the mat is in nobody's way.
    onboard = [clear for clear in around.clear if clear.top() < layout.visible_area.bottom()]
    assert onboard
    assert all(clear.bottom() <= layout.visible_area.bottom() for clear in onboard)


def test_a_seal_for_bought_warriors_lies_at_the_food_that_pays_them(scene: CortezScene) -> None:
    """Looked back at, there is no button for it."""
    view = replace(
        moment("buy_warriors", combat=combat()), provisions=(("weapon", "food"), (None,), (), ())
    )
    offer(scene, view)
    part, food = scene.choice.part, scene.hand.place_of("provision", "food")
    assert food is not None
    touched = part.touched_place(BuyWarriors(answer=True))
    assert touched is not None
    assert (touched.target, touched.above) == (food.rect, True)
    assert part.touched_place(BuyWarriors(answer=False)) is None
    scene.show_badges([(1, BuyWarriors(answer=True))])
    assert [seal.number for seal in scene.badges.shown] == [1]


def test_words_about_an_answer_without_a_card_hang_beside_its_button(scene: CortezScene) -> None:
    view = replace(
        moment("combat_step", combat=combat()), warriors=(("spanish2",), (None,), (), ())
    )
    offer(scene, view, AddWarrior(2), Done(), Surrender())
    part = scene.choice.part
    rects = {
        item.button.gives: item.rect
        for item in scene.duel_buttons.shown
        if item.button is not None and item.button.gives is not None
    }
    for action in (Done(), Surrender()):
        touched = part.touched_place(action)
        assert touched is not None
        assert touched.target == rects[action]
    card = part.touched_place(AddWarrior(2))
    assert card is not None
    assert card.above
    assert card.other is None
    scene.choice.consider(AddWarrior(2))
    card = part.touched_place(AddWarrior(2))
    assert card is not None
    assert card.other is not None
    assert card.other.target in [item.rect for item in scene.duel_buttons.shown]
    around = part.surroundings().clear
    assert all(any(one.contains(item.rect) for one in around) for item in scene.duel_buttons.shown)
    assert scene.hand.headings
    assert all(heading in around for heading in scene.hand.headings)


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
    assert len(shown) == 4
    for item in shown:
        words, key = item.words
        assert item.rect.width() >= button_width(words, key, item.rect.height())
        assert scene.layout is not None
        assert scene.layout.mat.contains(item.rect)
        others = [other.rect for other in shown if other is not item]
        assert not any(item.rect.intersects(rect) for rect in others)


@pytest.mark.parametrize("size", [*SIZES, (744, 592), (680, 412)])
def test_what_ends_something_stands_where_no_other_button_of_a_combat_stands(
    scene: CortezScene, size: tuple[int, int]
) -> None:
    """A click too many ends nothing."""
    scene.arrange(QSizeF(*size))
    stood: dict[str, list[QRectF]] = {}

    def note() -> None:
        assert scene.duel_buttons.shown
        for item in scene.duel_buttons.shown:
            stood.setdefault(item.words[0], []).append(item.rect)

    held: dict[str, Any] = {
        "warriors": (("spanish2", "spanish5"), (None,), (), ()),
        "provisions": (("weapon", "food"), (None,), (), ()),
    }
    hired = combat(mercenary=MercenaryOffer(2, "attacker", 1, "spanish5", 1, "any2"))
    lay = AddWarrior(2), AddWarrior(5), AddWeapon()
    offer(scene, moment("buy_warriors", combat=combat(), **held), BuyWarriors(answer=True),
          BuyWarriors(answer=False))  # fmt: skip
    note()
    for added, end in ((0, (Done(), Surrender())), (1, (Done(),))):
        offer(scene, moment("combat_step", combat=combat(added=added), **held), *lay, *end)
        note()
        scene.choice.consider(AddWarrior(5))
        note()
        next(one for one in scene.choice.buttons() if one.label == "Lay several…").act()
        note()
    offer(scene, moment("mercenary_answer", combat=hired), Accept(), Refuse())
    note()
    view, event = ended(3, 1)
    scene.choice.withdraw()
    scene.sync(view)
    scene.hold_up(event, asks=True)
    note()
    ends = {"Surrender", "Hold", "Done", "Go on"}
    assert ends <= stood.keys()
    layout = scene.layout
    assert layout is not None
    for rect in (rect for rects in stood.values() for rect in rects):
        # The way from the hand is short, and so is the way from one button to another.
        assert layout.tray.top() - rect.bottom() <= 6
        assert abs(rect.center().x() - layout.tray.center().x()) < max(300, 0.3 * size[0])
    for label in ends:
        others = [rect for other, rects in stood.items() if other != label for rect in rects]
        assert not any(rect.intersects(other) for rect in stood[label] for other in others), label


@pytest.mark.parametrize(
    ("warriors", "weapons", "said"),
    [
        (1, 1, "Add warriors and weapons, or choose Done."),
        (1, 0, "Add warriors, or choose Done."),
        (0, 1, "Add weapons, or choose Done."),
        (0, 0, "You have nothing left to lay."),
    ],
)
def test_only_what_can_still_be_laid_is_asked_for(warriors: int, weapons: int, said: str) -> None:
    view = replace(
        moment("combat_step", combat=combat(added=1)),
        warriors=(("spanish2",) * warriors, (None,), (), ()),
        provisions=(("food", *["weapon"] * weapons), (None,), (), ()),
    )
    names = ["", "Ana", "Maud", "Otto"]
    assert prompts.question(view, names) == said
    assert view.combat is not None
    # With all warriors doubled, no weapon can be laid.
    full = replace(view, combat=replace(view.combat, weapons=(3, 2)))
    nothing = "You have nothing left to lay."
    assert prompts.question(full, names) == (said if warriors else nothing)


def test_what_lies_still_in_a_combat_is_not_painted_again(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QRectF] = []

    def paint(p: QPainter, rect: QRectF, *, lit: bool = False) -> None:
        painted.append(rect)

    monkeypatch.setattr("desktop.games.cortez.items.combat_mat.paint_plate", paint)
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


@pytest.mark.parametrize("size", SIZES)
def test_a_mat_on_which_nothing_will_lie_leaves_the_board_more_room(
    scene: CortezScene, size: tuple[int, int]
) -> None:
    """Looked back at; while it is played, cards still come."""
    empty = moment("fight", combat=combat(laid=((), ()), weapons=(0, 0)))
    laid = moment("fight", combat=combat(weapons=(1, 0)))

    def mat() -> QRectF:
        assert scene.layout is not None
        return scene.layout.mat

    scene.arrange(QSizeF(*size))
    scene.sync(empty)
    whole = mat()
    scene.still = True
    scene.sync(empty)
    assert mat().height() < 0.6 * whole.height()
    assert mat().bottom() == whole.bottom()
    bare = scene.layout
    assert bare is not None
    assert mat().contains(bare.strengths_plate(offering=False))
    assert bare.mat_scale == pytest.approx(Layout(bare.size, bare.combat).mat_scale, rel=0.02)
    scene.sync(laid)
    assert mat() == whole
    scene.still = False
    scene.sync(empty)
    assert mat() == whole


@pytest.mark.parametrize("side", [0, 1])
def test_values_below_many_warriors_can_be_told_apart(side: int) -> None:
    for size in SIZES:
        layout = Layout(QSizeF(*size), BOARD.square("T21"))
        spots = layout.warriors(side, 8)
        places = foot_points(spots)
        for place, spot in zip(places, spots, strict=True):
            assert spot.rect.left() < place.x() < spot.rect.right()
        steps = [abs(a.x() - b.x()) for a, b in pairwise(places)]
        assert min(steps) >= abs(spots[0].at.x() - spots[1].at.x()) - 0.01


@pytest.mark.parametrize("size", [*SIZES, (744, 464)])
def test_lines_on_the_plate_of_strengths_keep_apart(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    written: dict[str, QRectF] = {}

    def write(p: QPainter, rect: QRectF, text: str, size: float, *rest: str, **how: object) -> None:
        line = QRectF(rect.left(), rect.center().y() - size / 2, rect.width(), size)
        written[text] = line

    monkeypatch.setattr("desktop.games.cortez.items.combat_mat.write", write)
    scene.arrange(QSizeF(*size))
    scene.sync(moment("fight", combat=combat(laid=((Laid(0, None),) * 8, ()), weapons=(1, 0))))
    window = QGraphicsView(scene)
    qtbot.addWidget(window)
    window.show()
    window.grab()
    lines = [written[text] for text in ("8 warriors", "1 doubled", labels.tie()) if text in written]
    assert len(lines) >= 2
    for above, below in pairwise(lines):
        assert above.bottom() <= below.top() + 0.5


def test_a_laid_weapon_covers_the_places_beside_it(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def paint_picture(p: QPainter, pictures: object, card: str | None, family: str) -> None:
        painted.append(str(card))

    monkeypatch.setattr("desktop.games.cortez.items.combat_mat.paint_picture", paint_picture)
    monkeypatch.setattr(
        "desktop.games.cortez.items.combat_mat.paint_empty", lambda p, rect: painted.append("empty")
    )
    laid = tuple(Laid(0, "spanish1") for _ in range(8))
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
def test_what_is_offered_lies_beside_the_strengths_on_an_upright_mat(
    size: tuple[float, float],
) -> None:
    layout = Layout(QSizeF(*size), BOARD.square("T25"), True)
    strengths, offered = layout.strengths_plate(offering=True), layout.offer_plate
    assert not strengths.intersects(offered)
    assert layout.mat.contains(strengths)
    assert layout.mat.contains(offered)
    for side in (0, 1):
        for place in layout.warriors(side, 10) + layout.weapons(side, 10):
            assert not place.rect.intersects(offered)
            assert not place.rect.intersects(strengths)


def ended(number: int, weapons: int) -> tuple[CortezView, CombatEnded]:
    """A combat of so many cards a side, the moment before it is turned up."""
    values = sorted((1 + i % 6 for i in range(number)), reverse=True)
    cards = tuple(tuple(f"{nation}{one}" for one in values) for nation in ("spanish", "aztec"))
    laid = tuple(Laid(0, card) for card in cards[0]), (Laid(1, None),) * number
    fought = combat(laid=laid, weapons=(weapons, weapons))
    event = CombatEnded(1, 0, (cards[0], cards[1]), (weapons, weapons), (0, 0), "tie")
    return moment("fight", combat=fought), event


@pytest.mark.parametrize("number", [1, 2, 5, 8, 12, 20])
@pytest.mark.parametrize("size", [*SIZES, (680, 412), (744, 464)])
def test_once_turned_up_what_every_warrior_counts_can_be_read(
    scene: CortezScene,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    number: int,
) -> None:
    pills: list[tuple[QRectF, str, float, bool]] = []

    def paint_pill(
        p: QPainter, at: QPointF, text: str, size: float, *, gold: bool, maximum: float
    ) -> None:
        wide, high = min(pill_width(text, size), maximum), 1.42 * size
        rect = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        pills.append((rect, text, size, gold))

    monkeypatch.setattr("desktop.games.cortez.items.combat_mat.paint_pill", paint_pill)
    scene.arrange(QSizeF(*size))
    view, event = ended(number, weapons := number // 2)
    scene.sync(view)
    scene.hold_up(event, asks=True)
    window = QGraphicsView(scene)
    qtbot.addWidget(window)
    window.show()
    window.grab()
    counts = [(rect, text, gold) for rect, text, _, gold in pills if text != "×2"]
    duel = scene.duel.duel
    assert duel is not None
    for side in duel.sides:
        assert sorted(side.warrior_strengths) == sorted(
            int(card[-1]) * (2 if i < weapons else 1)
            for i, (card, _) in enumerate(side.warriors)
            if card
        )
    told = sorted(int(text) for _, text, _ in counts)
    assert told == sorted(one for side in duel.sides for one in side.warrior_strengths)
    assert sum(gold for _, _, gold in counts) == 2 * weapons
    assert min(size for _, _, size, _ in pills) >= 10
    assert len(pills) - len(counts) == 2 * weapons, "the weapons say that they double"
    for i, (rect, *_) in enumerate(pills):
        for other, *_ in pills[i + 1 :]:
            met = rect.intersected(other)
            assert min(met.width(), met.height()) <= 2.5


def test_a_card_bought_last_counts_among_those_turned_up(scene: CortezScene) -> None:
    """The mat shows the moment before the step that brought it and ended the combat."""
    view, event = ended(4, 1)
    bought = (*event.cards[0], "spanish6"), event.cards[1]
    event = replace(event, cards=bought, weapons=(3, 1), strengths=(29, 14))
    scene.sync(view)
    scene.hold_up(event, asks=True)
    duel = scene.duel.duel
    assert duel is not None
    for side, cards, weapons in zip(duel.sides, bought, event.weapons, strict=True):
        assert len(side.warriors) == len(cards)
        assert side.weapons == weapons
        assert len(side.doubled_indexes) == weapons
    assert tuple(sum(side.warrior_strengths) for side in duel.sides) == event.strengths


@pytest.mark.parametrize("number", [2, 6])
def test_beside_large_texts_in_a_low_window_its_words_can_be_read(
    scene: CortezScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    written: dict[str, float] = {}

    def seen(
        p: QPainter, rect: QRectF, text: str, size: float, *given: object, **more: object
    ) -> None:
        metrics = QFontMetricsF(serif(64, int(str(more.get("weight", 400)))))
        wide = metrics.horizontalAdvance(text) / 64
        fits = min(size, rect.width() / wide) if wide else size
        written[text] = min(fits, written.get(text, fits))

    monkeypatch.setattr("desktop.games.cortez.items.combat_mat.write", seen)
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
    (go_on,) = scene.duel_buttons.shown
    assert go_on.rect.height() >= 22
    assert scene.layout.mat.contains(go_on.rect)


def test_a_button_that_stands_aside_has_room_for_its_words(scene: CortezScene) -> None:
    scene.arrange(QSizeF(586, 386))
    offer(scene, replace(moment("combat_step", combat=combat()),
                         warriors=(("spanish2", "spanish5"), (None,), (), ()),
                         provisions=(("weapon",), (None,), (), ())),
          AddWarrior(2), AddWarrior(5), AddWeapon())  # fmt: skip
    for button in scene.duel_buttons.shown:
        words, rect = button.words[0], button.rect
        assert rect.width() + 0.5 >= button_width(words, "", rect.height())
    assert scene.duel_buttons.shown


@pytest.mark.parametrize("side", [0, 1])
def test_cards_on_both_sides_leave_the_corner_with_the_value_free(side: int) -> None:
    layout = Layout(QSizeF(1280, 952), BOARD.square("T21"))
    spots = layout.warriors(side, 12)
    order = painting_order(spots)
    for below, above in pairwise(order):
        assert spots[above].rect.left() > spots[below].rect.left()


def test_what_is_turned_up_is_for_those_who_laid_something(scene: CortezScene) -> None:
    view, event = ended(3, 1)
    helped = (*combat().laid[1], Laid(3, None))
    assert view.combat is not None
    scene.sync(replace(view, combat=replace(view.combat, laid=(view.combat.laid[0], helped))))
    found = scene.reading(event)
    assert found is not None
    assert found.seats == {0, 1, 3}
    assert found.cards == 8
    surrendered = CombatEnded(0, 1, ((), ()), (0, 0), (0, 0), "surrender")
    assert scene.reading(surrendered) is None
    scene.hold_up(event, asks=False)
    duel = scene.duel.duel
    assert duel is not None
    assert duel.verdict == "A tie: the defender wins."
    assert not scene.duel_buttons.shown


def holding(scene: CortezScene) -> list[Action]:
    """Seat 0 is to lay; the answers given since."""
    view = replace(
        moment("combat_step", combat=combat()),
        warriors=(("spanish2", "spanish5"), (None,), (), ()),
        provisions=(("weapon", "food"), (None,), (), ()),
    )
    return offer(scene, view, AddWarrior(2), AddWarrior(5), AddWeapon(), Done())


def drag(scene: CortezScene, to: QPointF, *spot: str) -> bool:
    """A card is dragged to a point and let go; whether it could be lifted."""
    part = scene.choice.part
    if not part.lift(spot):
        return False
    part.carry(to, None)
    assert isinstance(part, CortezChoice)
    assert scene.layout is not None
    lays = scene.layout.mat.contains(to)
    assert {card.light for card, _ in part._dragged} == {lays}, "it shines where it would be laid"
    part.drop(None, given_up=False)
    return True


@pytest.mark.parametrize(
    ("spot", "action"),
    [(("hand", "warrior", "5"), AddWarrior(5)), (("hand", "provision", "weapon"), AddWeapon())],
)
def test_a_card_dragged_to_the_mat_is_laid(
    scene: CortezScene, spot: tuple[str, ...], action: object
) -> None:
    given, layout = holding(scene), scene.layout
    assert layout is not None
    number = len(scene.items())
    assert drag(scene, layout.tray.center(), *spot)
    assert not given, "elsewhere it is put back"
    assert len(scene.items()) == number
    assert drag(scene, layout.mat.center(), *spot)
    assert given == [action]
    assert not drag(scene, layout.mat.center(), "hand", "provision", "food")


def test_one_of_several_chosen_cards_dragged_to_the_mat_lays_all(scene: CortezScene) -> None:
    given, layout = holding(scene), scene.layout
    assert layout is not None
    next(one for one in scene.choice.buttons() if one.label == "Lay several…").act()
    choosing = scene.choice.choosing
    assert choosing is not None
    act = choosing.laid_actions
    assert len(act) > 1
    assert drag(scene, layout.tray.center(), "hand", "warrior", "5")
    assert not given
    assert scene.choice.choosing is choosing
    assert choosing.is_laying_several, "what was chosen stays so"
    assert drag(scene, layout.mat.center(), "hand", "warrior", "5")
    assert given == [act[0]]
    assert tuple(scene.choice.following) == act[1:]


def test_what_was_chosen_to_be_laid_outlasts_a_hint(scene: CortezScene) -> None:
    holding(scene)
    several = next(one for one in scene.choice.buttons() if one.label == "Lay several…")
    several.act()
    choosing = scene.choice.choosing
    assert choosing is not None
    assert choosing.set_row(0, 1)
    chosen = choosing.values
    scene.choice.consider(AddWarrior(2))
    assert not choosing.is_laying_several
    assert choosing.open_laying()
    assert choosing.values == chosen


# -- refusals --------------------------------------------------------------------------------------

REFUSED = Answered(1, "mercenary", False)


def offering() -> CortezView:
    """The viewer has offered the defender one of three warriors."""
    hired = MercenaryOffer(0, "defender", 1, "spanish1", 0, "gold1")
    fought = combat(attacker=2, step="mercenaries", mercenary=hired)
    hands = (("spanish2", "spanish5"), (None,), (None,), ())
    return moment("mercenary_answer", seat=1, combat=fought, warriors=hands)


def test_a_refusal_is_shown_where_the_offer_was_made(scene: CortezScene) -> None:
    scene.sync(offering())
    reading = scene.reading(REFUSED)
    assert reading is not None
    assert not reading.seats, "nobody has to confirm it"
    scene.hold_up(REFUSED, asks=False)
    duel, seen = scene.duel.duel, scene.held_view
    assert duel is not None
    assert duel.slip is not None
    assert duel.slip.cards == ("spanish1",)
    assert duel.slip.refusal == "Ana refuses."
    assert seen is not None
    assert seen.warriors[0] == ("spanish1", "spanish2", "spanish5"), "it is back in the hand"
    assert len(scene.hand.held.warriors) == 3
    badge = scene.seat_badges(REFUSED)[1]
    assert badge.text == "refuses"
    scene.put_down()
    assert scene.duel.duel is not None
    assert scene.duel.duel.slip is None


def test_an_offer_refused_at_once_leaves_only_the_refusal(scene: CortezScene) -> None:
    view = offering()
    assert view.combat is not None
    scene.sync(replace(view, combat=replace(view.combat, mercenary=None)))
    scene.hold_up(REFUSED, asks=False)
    assert scene.duel.duel is not None
    assert scene.duel.duel.slip is not None
    assert not scene.duel.duel.slip.cards
    assert scene.duel.duel.slip.refusal == "Ana refuses."


def test_refusals_of_others_trades_hold_nothing_up(scene: CortezScene) -> None:
    refused = Answered(1, "trade", False)
    for active, is_shown in ((0, True), (2, False)):
        scene.sync(moment("trade_answer", seat=1, active=active))
        assert (scene.reading(refused) is not None) == is_shown
    scene.sync(moment("trade_answer"))
    assert scene.reading(Answered(0, "trade", False)) is None, "the viewer knows its own answer"
    assert scene.reading(replace(refused, accepted=True)) is None


@pytest.mark.parametrize("sold", [False, True])
def test_a_combat_that_a_refusal_ends_counts_the_warrior_in_hand(
    scene: CortezScene, sold: bool
) -> None:
    view, (first, second) = offering(), (("spanish6", "spanish4", "spanish3"), ("aztec1",) * 3)
    cards = first, (*second, "spanish1") if sold else second
    scene.sync(view)
    scene.hold_up(CombatEnded(1, 2, cards, (2, 2), (23, 5), "strength"), asks=True)
    assert scene.held_view is not None
    assert len(scene.held_view.warriors[0]) == (2 if sold else 3)


def test_what_ended_a_combat_in_a_sale_has_left_its_hand(scene: CortezScene) -> None:
    hired = MercenaryOffer(2, "attacker", 1, "spanish1", 1, "gold1")
    fought = combat(attacker=0, defender=1, step="mercenaries", mercenary=hired)
    view = replace(
        moment("mercenary_answer", seat=0, combat=fought),
        provisions=(("food", "gold", "gold"), (None,), (None, None), ()),
        known=(("gold",), (), ("weapon",), ()),
        warriors=(("spanish2",), (None,), (None,), ()),
    )
    scene.sync(view)
    earlier = (
        Answered(0, "mercenary", True),
        ProvisionsGiven(0, 2, ("gold",), "mercenary"),
        WarriorLaid(2, 0, "attacker", "spanish1"),
        WeaponLaid(2, "attacker"),
    )
    ended = CombatEnded(0, 1, (("spanish1",), ("aztec1",)), (1, 0), (2, 1), "strength")
    scene.hold_up(ended, asks=True, earlier=earlier)
    seen = scene.held_view
    assert seen is not None
    assert seen.provisions[0] == ("food", "gold")
    assert seen.known == ((), (), ("gold",), ())
    assert [len(hand) for hand in seen.provisions] == [2, 1, 2, 0]
    assert [len(hand) for hand in seen.warriors] == [1, 1, 1, 0]
    assert len(scene.hand.held.provisions) == 2


def test_a_treasure_is_held_up_for_all(scene: CortezScene) -> None:
    scene.sync(moment("action"))
    event = TreasureAwarded(2, 1, (1, 0, 3, 2))
    reading = scene.reading(event)
    assert reading is not None
    assert reading.seats == {0, 1, 2, 3}
    scene.hold_up(event, asks=True)
    assert scene.held_view is not None
    assert scene.held_view.treasures == (0, 0, 1, 0)


@pytest.mark.parametrize("size", [(680, 412), (680, 452), (1280, 952)])
def test_a_hint_about_an_offer_covers_nothing_of_it(
    scene: CortezScene, size: tuple[int, int]
) -> None:
    scene.arrange(QSizeF(*size))
    laid = (Laid(1, None),) * 8, (Laid(0, "spanish4"),) * 6
    hired = MercenaryOffer(3, "defender", 1, "spanish5", 1, "any2")
    fought = combat(attacker=1, defender=0, laid=laid, step="mercenaries", mercenary=hired)
    offer(scene, moment("mercenary_answer", combat=fought), Accept(), Refuse())
    scene.arrange(QSizeF(*size))
    part, layout = scene.choice.part, scene.layout
    assert layout is not None
    refuse = Advised(Refuse(), 0.5, 0.04, (), {})
    why = "Chance of winning this combat: 34\u00a0%. With “Accept”: 41\u00a0%."
    text = CalloutText(1, refuse, "Refuse", why, True, True, False)
    scene.callouts.show([(text, part.touched_place(Refuse()))], part.surroundings())
    assert scene.callouts.shown
    for callout in scene.callouts.shown:
        assert not callout.box.intersects(layout.offer_plate)


def test_the_city_and_the_rows_lose_a_beaten_troop_together(scene: CortezScene) -> None:
    taken = with_troops(moment("fight"), A1=("T21", 1), S1=("T21", 0))
    fought, event = combat(origin="T22"), ended(3, 1)[1]
    view = replace(taken, combat=fought)
    before = facts(view, NAMES, 0)
    scene.sync(view)
    scene.hold_up(replace(event, winner=0, loser=1, by="strength"), asks=True)
    assert scene.held_view is not None
    after = facts(scene.held_view, NAMES, 0)
    lost = [
        one.holdings[-1].number - other.holdings[-1].number
        for one, other in zip(before.seats, after.seats, strict=True)
    ]
    assert lost == [0, 1, 0, 0]
    assert before.camps is not None
    assert after.camps is not None
    was, now = before.camps.counts, after.camps.counts
    assert [one - other for one, other in zip(was, now, strict=True)] == [0, 1]
