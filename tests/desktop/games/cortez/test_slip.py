"""The slip above the tray of Cortez: trades, bids, offers of help."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QWheelEvent
from pytestqt.qtbot import QtBot

from desktop.games.cortez.scene import CortezScene
from desktop.language.translation import LANGUAGES
from desktop.style.theme import serif
from desktop.table.view import TableView
from engine.core.values import Action
from engine.games.cortez.actions import (
    PRICES,
    AddWarrior,
    AddWeapon,
    Bid,
    Done,
    Keep,
    Mercenary,
    Offer,
    Pass,
    Pay,
    Trade,
)
from engine.games.cortez.views.view import Auction, CortezView, LaidWarrior, MercenaryOffer
from tests.desktop.games.cortez.kit import NAMES, click, combat, moment, offer, seated_scene
from tests.desktop.kit import Services


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[CortezScene]:
    """Yield a table seen by seat 0."""
    made = seated_scene()
    yield made
    made.deleteLater()


def test_a_trade_is_put_together_on_the_slip(scene: CortezScene) -> None:
    legal = [Pass(), Trade(1, ("food",), ("gold",)), Trade(2, ("food",), ("gold",))]
    view = replace(
        moment("trade", phase="trade"), provisions=(("food",), (None,) * 3, (None,) * 3, ())
    )
    given = offer(scene, view, *legal)
    # Before, it would cover troops that may be clicked.
    assert not scene.strip.isVisible()
    assert scene.controller.type_key("T")
    assert scene.strip.isVisible()
    assert scene.controller.take_back()
    assert not scene.strip.isVisible()
    assert not scene.controller.take_back()
    assert scene.controller.type_key("T")
    target_ids = [cell.target_id for cell in scene.strip.cells]
    assert ("set", 0, 2) in target_ids
    asked = scene.texts.prompt(view, NAMES, 0)[1]
    assert scene.controller.aside() == "To make no offer, click one of your troops and move it."
    click(scene, "hand", "provision", "food")
    assert not given
    # What is offered would be lost by it.
    assert "troop" not in scene.controller.aside() + asked
    click(scene, "step", 8, 1)
    click(scene, "set", 0, 2)
    assert scene.controller.confirm()
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
    assert scene.controller.preselected_action() == Bid(6)
    assert not scene.is_zoomed
    turn(view, at, -1200)
    assert scene.controller.preselected_action() == Bid(4)
    for digits, bid in (("17", 17), ("9", 9), ("22", 22)):
        for digit in digits:
            assert scene.controller.type_key(digit)
        assert scene.controller.preselected_action() == Bid(bid)
    assert scene.controller.type_key("0")
    assert scene.controller.aside().startswith("Your provisions are worth ")
    assert scene.controller.preselected_action() == Bid(22)
    assert scene.controller.game_choice.explain(("strip", ""), at) is not None
    turn(view, QPointF(640, 200), 120)
    assert scene.is_zoomed
    assert scene.controller.preselected_action() == Bid(22)
    scene.controller.confirm()
    assert given == [Bid(22)]


def turn(view: TableView, at: QPointF, by: int) -> None:
    """The wheel turns above a point, in eighths of a degree."""
    no_buttons, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    where = view.mapToGlobal(at)
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, where, QPoint(), QPoint(0, by), no_buttons, none, phase, False)
    view.wheelEvent(event)


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
    rows: dict[float, float] = {}
    for rect, title in scene.strip.headings:
        type_size = max(10.0, min(20.0, rect.height()) * 0.72)
        words = QFontMetricsF(serif(type_size, 700)).horizontalAdvance(title)
        assert rect.left() > rows.get(rect.top(), 0.0) + 4
        rows[rect.top()] = rect.left() + words
        assert words <= rect.width() + 4
    assert max(rows.values()) < scene.strip.plate.right()


#: Tables of windows of 960×500, 1280×800 and 1920×1080.
TABLES = [(680, 412), (1000, 752), (1560, 1032)]
FOUGHT = ((LaidWarrior(0, "spanish6"),) * 9, (LaidWarrior(1, None),) * 9)
FORMS: dict[str, tuple[str, dict[str, Any], Sequence[Action]]] = {
    "several": (
        "combat_step", {},
        [*map(AddWarrior, range(1, 7)), AddWeapon(), Done()],
    ),
    "mercenary": (
        "mercenary", {"attacker": 2, "defender": 1},
        [Mercenary(side, warriors, weapons, price)
         for side in ("attacker", "defender") for warriors in ((), (1,), (4,), (6,))
         for weapons in (0, 1, 2, 3) for price in PRICES if warriors or weapons],
    ),
    "parley": (
        "parley", {"laid": ((), ()), "weapons": (0, 0)},
        [Offer(("food",)), Offer(("gold",)), Offer(("weapon",)), Pass()],
    ),
    "pay": (
        "pay", {"mercenary": MercenaryOffer(2, "attacker", 1, "spanish5", 1, "any2")},
        [Pay(("food", "gold")), Pay(("gold", "weapon")), Pay(("camouflage", "food"))],
    ),
}  # fmt: skip


@pytest.mark.parametrize("size", TABLES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("laid", [(), FOUGHT])
def test_a_form_of_a_combat_lies_just_above_the_hand_and_covers_nothing(
    scene: CortezScene, size: tuple[int, int], form: str, laid: tuple[tuple[LaidWarrior, ...], ...]
) -> None:
    scene.arrange(QSizeF(*size))
    kind, changes, legal = FORMS[form]
    if laid:
        changes = changes | {"laid": laid, "weapons": (4, 4)}
    view = replace(
        moment(kind, combat=combat(**changes)),
        warriors=(tuple(f"spanish{value}" for value in (1, 2, 2, 3, 3, 4, 4, 5, 6)), (), (), ()),
        provisions=(("weapon", "weapon", "food", "gold", "camouflage"), (), (), ()),
    )
    offer(scene, view, *legal)
    if form == "several":
        next(
            button for button in scene.controller.buttons() if button.label == "Lay several…"
        ).act()
    plate, layout, duel = scene.strip.plate, scene.mat_layout, scene.duel.contents
    assert duel is not None
    assert not plate.isEmpty()
    assert layout.mat.rect.contains(plate)
    assert layout.tray.top() - plate.bottom() < layout.mat.rect.height() / 4
    others = [layout.mat.strengths_plate(offering=False)]
    others += [item.rect for item in scene.duel_buttons.visible]
    for number, side in enumerate(duel.sides):
        count = len(side.warriors)
        weapon_count = max(count, side.weapons)
        cards = layout.mat.warriors(number, count) + layout.mat.weapons(number, weapon_count)
        assert all(layout.mat.side(number).contains(slot.rect) for slot in cards)
        others += [slot.rect for slot in cards]
    assert not any(plate.intersects(other) for other in others)
    for item in scene.strip.childItems():
        target = item.sceneBoundingRect()
        assert plate.adjusted(-3, -3, 3, 3).contains(target)
        assert target.width() >= 16
        assert target.height() >= 11
    for rect, title in scene.strip.headings:
        words = QFontMetricsF(serif(12, 700)).horizontalAdvance(title)
        assert rect.width() >= words, title


def test_a_form_leaves_room_again_for_the_cards_of_a_combat(scene: CortezScene) -> None:
    view = replace(
        moment("combat_step", combat=combat(laid=FOUGHT)),
        warriors=(("spanish2", "spanish5"), (), (), ()),
    )
    offer(scene, view, AddWarrior(2), AddWarrior(5), Done())
    before = scene.mat_layout.mat.warriors(0, 9)
    next(button for button in scene.controller.buttons() if button.label == "Lay several…").act()
    assert scene.mat_layout.mat.warriors(0, 9)[-1].point.x() < before[-1].point.x()
    scene.controller.go_back()
    assert scene.mat_layout.mat.warriors(0, 9) == before


def test_help_that_is_paid_is_seen_beside_what_is_given_for_it(scene: CortezScene) -> None:
    kind, changes, legal = FORMS["pay"]
    view = replace(
        moment(kind, combat=combat(**changes)),
        provisions=(("weapon", "food", "gold", "camouflage"), (), (), ()),
    )
    offer(scene, view, *legal)
    assert [cell.card for cell in scene.strip.cells[:3]] == [None, "spanish5", "weapon"]
    duel = scene.duel.contents
    assert duel is not None
    assert duel.offer is None, "it would lie below the form"


def test_nothing_is_chosen_of_a_form_that_enter_would_leave_alone(scene: CortezScene) -> None:
    """Staying out is what Enter does before a number is clicked; a bid is what it gives."""
    kind, changes, legal = FORMS["mercenary"]

    def chosen() -> list[Hashable]:
        return [cell.target_id for cell in scene.strip.cells if cell.is_chosen]

    def main_buttons() -> list[str]:
        return [button.label for button in scene.controller.buttons() if button.is_main]

    offer(scene, moment(kind, combat=combat(**changes)), Pass(), *legal)
    assert (chosen(), main_buttons()) == ([], ["Stay out"])
    click(scene, "set", 1, 4)
    assert chosen() == [("set", 0, 0), ("set", 1, 4), ("set", 2, 1), ("set", 3, 0)]
    assert main_buttons() != ["Stay out"]
    bidding(scene)
    assert any(cell.is_chosen for cell in scene.strip.cells)


def test_an_auction_shows_who_is_out(scene: CortezScene) -> None:
    view = moment("bid", auction=Auction(5, 1, (False, False, True, False)), phase="auction")
    given = offer(scene, view, Pass(), Bid(6), Bid(9))
    shields = [cell for cell in scene.strip.cells if cell.chief is not None]
    assert [cell.is_faded for cell in shields] == [False, False, True, False]
    click(scene, "step", 0, 1)
    assert scene.controller.confirm()
    assert given == [Bid(9)]


# -- what cannot be chosen says why ----------------------------------------------------------------


def holding(kind: str, *provisions: str, **changes: Any) -> CortezView:
    """Return a moment at which seat 0 holds these provisions and the others some hidden ones."""
    return moment(kind, provisions=(provisions, (None,) * 3, (None,) * 3, ()), **changes)


def note_at(scene: CortezScene, *target_id: object) -> str:
    """Return the note about a spot on which the pointer rests."""
    tag_text = scene.controller.game_choice.explain(target_id, QPointF())
    return tag_text.html if tag_text is not None else ""


def faded(scene: CortezScene) -> list[Hashable]:
    return [
        cell.target_id for cell in scene.strip.cells if cell.is_faded and cell.target_id is not None
    ]


def bidding(scene: CortezScene, best: int = 0) -> list[Action]:
    """Seat 0 bids with a weapon and two gold: 2, 4, 6, 8 or 10 can be paid."""
    auction = Auction(best, 1 if best else None, (False,) * 4)
    view = holding("bid", "weapon", "gold", "gold", phase="auction", auction=auction)
    assert [view.options.bid_worth(card) for card in ("weapon", "gold")] == [2, 4]
    bids = [Bid(amount) for amount in (2, 4, 6, 8, 10) if amount > best]
    return offer(scene, view, Pass(), *bids)


def test_numbers_of_a_bid_that_are_left_out_say_why(scene: CortezScene) -> None:
    bidding(scene)
    assert faded(scene) == [("step", 0, -1)]
    exactly = "Your provisions cannot pay exactly {}."
    assert exactly.format("1") in note_at(scene, "step", 0, -1)
    assert exactly.format("3") in note_at(scene, "step", 0, 1)
    assert scene.controller.aside() == exactly.format("3")
    for _ in range(3):
        click(scene, "step", 0, 1)
    assert scene.controller.preselected_action() == Bid(8)
    assert scene.controller.aside() == exactly.format("7, 9")
    click(scene, "step", 0, 1)
    click(scene, "step", 0, 1)
    assert scene.controller.aside() == "Your provisions are worth 10 in all."
    assert scene.controller.preselected_action() == Bid(10)


@pytest.mark.parametrize(
    ("digit", "said"),
    [
        ("1", "The highest bid is 4: the next one must be higher."),
        ("4", "The highest bid is 4: the next one must be higher."),
        ("7", "Your provisions cannot pay exactly 7."),
    ],
)
def test_a_bid_that_is_typed_in_vain_says_why_to_screen_readers_too(
    scene: CortezScene, qtbot: QtBot, digit: str, said: str
) -> None:
    bidding(scene, best=4)
    view = TableView(scene)
    qtbot.addWidget(view)
    heard: list[str] = []
    view.announced.connect(heard.append)
    assert scene.controller.type_key(digit)
    assert scene.controller.aside() == said
    assert heard[-1] == said


def test_arrows_that_lead_nowhere_say_why(scene: CortezScene) -> None:
    bidding(scene, best=5)
    scene.controller.walk(-1, 0)
    assert scene.controller.aside() == "The highest bid is 5: the next one must be higher."
    scene.controller.walk(1, 0)
    assert scene.controller.preselected_action() == Bid(8)


def trading() -> tuple[CortezView, list[Action]]:
    """One food against one or two gold or weapons."""
    view = holding("trade", "food", "weapon", phase="trade")
    legal = [Trade(1, (card,), (got,) * many)
             for card, got in (("food", "gold"), ("food", "weapon"), ("weapon", "gold"))
             for many in (1, 2)]  # fmt: skip
    return view, [Pass(), *legal]


def paying() -> tuple[CortezView, list[Action]]:
    auction = Auction(6, 0, (False,) * 4)
    view = holding("pay", "weapon", "weapon", "gold", phase="auction", auction=auction)
    return view, [Pay(("weapon", "gold"))]


def discarding() -> tuple[CortezView, list[Action]]:
    view = holding("keep_provisions", *["food"] * 10, "gold", "gold", phase="event")
    return view, [Keep(("food",) * 8 + ("gold",) * 2), Keep(("food",) * 9 + ("gold",)),
                  Keep(("food",) * 10)]  # fmt: skip


@pytest.mark.parametrize(
    ("made", "clicks", "card", "said"),
    [
        (trading, ["food"], "food", "You have only 1 of them."),
        (trading, ["weapon"], "weapon", "You have only 1 of them."),
        (paying, ["weapon"], "weapon", "With one more card, the sum cannot be exactly 6."),
        (paying, ["gold"], "gold", "You have only 1 of them."),
        (discarding, ["food", "food"], "gold", "You cannot choose any more cards."),
    ],
)
def test_a_card_of_a_form_that_cannot_be_chosen_says_why(
    scene: CortezScene,
    made: Callable[[], tuple[CortezView, list[Action]]],
    clicks: list[str],
    card: str,
    said: str,
) -> None:
    view, legal = made()
    offer(scene, view, *legal)
    for name in clicks:
        click(scene, "hand", "provision", name)
    selection = scene.controller.selection
    assert selection is not None
    row = selection.row_of(card)
    assert note_at(scene, "step", row, 1) == said
    click(scene, "step", row, 1)
    assert scene.controller.aside() == said


def test_every_faded_number_of_a_form_says_why(scene: CortezScene) -> None:
    for view, legal in (trading(), paying(), discarding()):
        offer(scene, view, *legal)
        for _ in range(4):
            for target_id in faded(scene):
                assert isinstance(target_id, tuple)
                assert note_at(scene, *target_id), target_id
            steps = (cell.target_id for cell in scene.strip.cells if not cell.is_faded)
            free = [
                target_id
                for target_id in steps
                if isinstance(target_id, tuple) and target_id[0] == "step"
            ]
            if free:
                click(scene, *free[-1])
