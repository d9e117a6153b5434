"""What is lit at Cortez can be clicked, and the pointer stays on what it made rise."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import combinations_with_replacement

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from desktop.games.cortez.art.painter import CHOSEN_RECT
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.state import SelectionStage
from engine.core.values import Action, Decision
from engine.games.cortez.actions import Bid, Bribe, Keep, Move, Pass, Pay, PlaceLoser, Trade
from engine.games.cortez.views.view import Auction, CortezView
from tests.desktop.games.cortez.kit import combat, moment, offer, seated_scene, with_troops

#: What seat 0 holds: a camouflage, two weapons, three gold; warriors of which two are equal.
PROVISIONS = ("camouflage", "weapon", "weapon", "gold", "gold", "gold")
WARRIORS = tuple(f"spanish{value}" for value in (1, 2, 2, 3, 4, 5, 6))


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[CortezScene]:
    """Yield a table seen by seat 0."""
    made = seated_scene()
    yield made
    made.deleteLater()


def holding(view: CortezView) -> CortezView:
    """Return the view with the hand of seat 0."""
    return replace(
        view,
        provisions=(PROVISIONS, *view.provisions[1:]),
        warriors=(WARRIORS, *view.warriors[1:]),
    )


def ask(scene: CortezScene, kind: str, *legal: Action) -> list[Action]:
    """Ask seat 0; the answers it gives from then on."""
    scene.sync(holding(moment(kind)))
    scene.offer(Decision(0, kind), legal)
    given: list[Action] = []
    scene.chosen.connect(given.append)
    return given


def mutiny() -> list[Action]:
    """Return all ways to keep four warriors."""
    ways = combinations_with_replacement((1, 2, 3, 4, 5, 6), 4)
    held = [int(card[-1]) for card in WARRIORS]
    return [
        Keep(way) for way in ways if all(way.count(number) <= held.count(number) for number in way)
    ]


def click(scene: CortezScene, *target_id: Hashable) -> None:
    scene.controller.game_choice.hovered(target_id)
    scene.controller.game_choice.clicked(target_id)


def form(scene: CortezScene) -> tuple[int, ...]:
    """Return the numbers chosen so far."""
    assert scene.controller.selection is not None
    return scene.controller.selection.values


def test_only_a_number_that_can_be_another_is_lit(scene: CortezScene) -> None:
    view = moment("bid", auction=Auction(0, None, (False,) * 4), phase="auction")
    offer(scene, view, Pass(), Bid(1), Bid(2))
    part = scene.controller.game_choice
    assert part.is_clickable(("step", 0, 1))
    assert not part.is_clickable(("step", 0, -1))
    assert [cell.is_faded for cell in scene.strip.cells if cell.target_id] == [True, False]
    click(scene, "step", 0, -1)
    assert scene.controller.message == "You must bid at least 1."
    click(scene, "step", 0, 1)
    assert form(scene) == (2,)
    assert not part.is_clickable(("step", 0, 1))
    assert [cell.is_faded for cell in scene.strip.cells if cell.target_id] == [False, True]


def test_of_what_is_paid_only_so_much_is_lit(scene: CortezScene) -> None:
    ask(scene, "pay", Pay(("weapon", "gold")), Pay(("camouflage", "weapon")))
    clickable = scene.controller.game_choice.is_clickable
    assert clickable(("step", 1, 1))
    click(scene, "step", 1, 1)
    assert not clickable(("step", 1, 1))
    assert clickable(("step", 1, -1))
    click(scene, "step", 3, 1)
    faded = {cell.card: cell.is_faded for cell in scene.strip.cells}
    assert faded == {"camouflage": True, "weapon": False, "gold": False}


def test_a_value_is_lit_until_it_is_chosen(scene: CortezScene) -> None:
    ask(scene, "trade", Pass(), *(Trade(seat, ("gold",), ("food",)) for seat in (1, 2)))
    clickable = scene.controller.game_choice.is_clickable
    assert clickable(("set", 0, 1))
    click(scene, "set", 0, 2)
    assert not clickable(("set", 0, 2))
    assert clickable(("set", 0, 1))


def test_a_click_takes_a_card_back_where_no_more_can_be_chosen(scene: CortezScene) -> None:
    ask(scene, "keep_warriors", *mutiny())
    for value in ("1", "2", "2"):
        click(scene, "hand", "warrior", value)
    assert form(scene) == (1, 2, 0, 0, 0, 0)
    click(scene, "hand", "warrior", "1")
    assert scene.controller.message == ""
    assert form(scene) == (0, 2, 0, 0, 0, 0)
    click(scene, "hand", "warrior", "6")
    click(scene, "hand", "warrior", "5")
    assert form(scene) == (0, 2, 0, 0, 0, 1)
    assert scene.controller.message == "You cannot choose any more cards."


def test_the_troop_that_is_chosen_can_be_clicked_to_choose_another(scene: CortezScene) -> None:
    legal = [Move("S1", "8,7"), Move("S2", "8,7")]
    scene.sync(with_troops(moment("action"), S1=("9,11", 0), S2=("3,3", 0)))
    scene.offer(Decision(0, "action"), legal)
    click(scene, "square", "9,11")
    assert scene.controller.game_choice.is_clickable(("square", "9,11"))
    click(scene, "square", "9,11")
    assert scene.controller.selection is not None
    assert scene.controller.selection.stage is SelectionStage.TROOP


@pytest.mark.parametrize(("winner", "beaten"), [(0, "A1"), (1, "S1")])
def test_the_beaten_troop_is_lifted_while_its_place_is_chosen(
    scene: CortezScene, winner: int, beaten: str
) -> None:
    fought = combat(step="place", winner=winner)
    scene.sync(with_troops(moment("place_loser", combat=fought), S1=("T21", 0), A1=("T21", 1)))
    scene.offer(Decision(0, "place_loser"), [PlaceLoser("9,11")])
    lifted = [name for name in ("S1", "A1") if is_lifted(scene, name)]
    assert lifted == [beaten]
    scene.withdraw()
    assert not is_lifted(scene, beaten)


def is_lifted(scene: CortezScene, troop: str) -> bool:
    return scene.troops.item(troop).boundingRect() == CHOSEN_RECT


def test_a_bribery_card_keeps_its_button_while_it_is_pointed_at(scene: CortezScene) -> None:
    cards = ("five_warriors", "five_provisions")
    given = ask(scene, "bribery_play", Pass(), *map(Bribe, cards))
    labels = [button.label for button in scene.controller.buttons()]
    assert len(labels) == 3
    for number, card in enumerate(cards):
        scene.controller.game_choice.hovered(("hand", "bribery", card))
        buttons = scene.controller.buttons()
        assert [button.label for button in buttons] == labels
        assert [button.is_main for button in buttons].index(True) == number
    scene.controller.game_choice.hovered(None)
    scene.controller.buttons()[1].act()
    assert given == [Bribe("five_provisions")]


def test_the_pointer_stays_on_a_card_that_rises(scene: CortezScene) -> None:
    ask(scene, "keep_warriors", *mutiny())
    click(scene, "hand", "warrior", "6")
    assert_steady(scene)


def test_the_pointer_stays_on_a_pile_that_rises(scene: CortezScene) -> None:
    pairs = combinations_with_replacement(sorted(set(PROVISIONS)), 2)
    ask(scene, "pay", *(Pay(pair) for pair in pairs))
    assert_steady(scene)


def assert_steady(scene: CortezScene) -> None:
    """What is pointed at close to its lower edge stays below the pointer."""
    assert scene.layout is not None
    part, tray = scene.controller.game_choice, scene.layout.tray
    met = set()
    for x in range(0, int(tray.width()), 24):
        part.hovered(None)
        points = (QPointF(tray.left() + x, y) for y in range(int(tray.bottom()), 0, -2))
        target_ids = ((scene.hit_target_at(at), at) for at in points if tray.contains(at))
        target_id, at = next(
            (found for found in target_ids if part.is_clickable(found[0])), (None, QPointF())
        )
        if target_id is not None:
            part.hovered(target_id)
            assert scene.hit_target_at(at) == target_id
            met.add(target_id)
    assert len(met) >= 3


def test_the_name_of_a_village_is_lit_with_it(scene: CortezScene) -> None:
    scene.sync(moment("action"))
    square, village = (scene.visible_outlines(at)[0].shape.boundingRect() for at in ("2,7", "3,7"))
    assert village.bottom() > square.bottom()
    assert village.contains(scene.place_of("3,7"))
