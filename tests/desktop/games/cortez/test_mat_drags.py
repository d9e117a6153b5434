"""Cards dragged to the combat mat."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF

from desktop.games.cortez.input.game_choice import CortezChoice
from desktop.games.cortez.scene import CortezScene
from engine.core.values import Action
from engine.games.cortez.actions import AddWarrior, AddWeapon, Done
from tests.desktop.games.cortez.kit import combat, moment, offer


def holding(scene: CortezScene) -> list[Action]:
    """Seat 0 is to lay; the answers given since."""
    view = replace(
        moment("combat_step", combat=combat()),
        warriors=(("spanish2", "spanish5"), (None,), (), ()),
        provisions=(("weapon", "food"), (None,), (), ()),
    )
    return offer(scene, view, AddWarrior(2), AddWarrior(5), AddWeapon(), Done())


def drag(scene: CortezScene, to: QPointF, *target_id: str) -> bool:
    """A card is dragged to a point and let go; whether it could be lifted."""
    part = scene.controller.game_choice
    if not part.lift(target_id):
        return False
    part.carry(to, None)
    assert isinstance(part, CortezChoice)
    assert scene.layout is not None
    lays = scene.layout.mat.rect.contains(to)
    assert {card.is_lit for card, _ in part._dragged} == {lays}, "it shines where it would be laid"
    part.drop(None, given_up=False)
    return True


@pytest.mark.parametrize(
    ("target_id", "action"),
    [(("hand", "warrior", "5"), AddWarrior(5)), (("hand", "provision", "weapon"), AddWeapon())],
)
def test_a_card_dragged_to_the_mat_is_laid(
    scene: CortezScene, target_id: tuple[str, ...], action: object
) -> None:
    given, layout = holding(scene), scene.layout
    assert layout is not None
    number = len(scene.items())
    assert drag(scene, layout.tray.center(), *target_id)
    assert not given, "elsewhere it is put back"
    assert len(scene.items()) == number
    assert drag(scene, layout.mat.rect.center(), *target_id)
    assert given == [action]
    assert not drag(scene, layout.mat.rect.center(), "hand", "provision", "food")


def test_one_of_several_chosen_cards_dragged_to_the_mat_lays_all(scene: CortezScene) -> None:
    given, layout = holding(scene), scene.layout
    assert layout is not None
    next(button for button in scene.controller.buttons() if button.label == "Lay several…").act()
    selection = scene.controller.selection
    assert selection is not None
    act = selection.laid_actions
    assert len(act) > 1
    assert drag(scene, layout.tray.center(), "hand", "warrior", "5")
    assert not given
    assert scene.controller.selection is selection
    assert selection.is_laying_several, "what was chosen stays so"
    assert drag(scene, layout.mat.rect.center(), "hand", "warrior", "5")
    assert given == [act[0]]
    assert tuple(scene.controller.following) == act[1:]


def test_cards_chosen_for_laying_outlast_a_hint(scene: CortezScene) -> None:
    holding(scene)
    several = next(
        button for button in scene.controller.buttons() if button.label == "Lay several…"
    )
    several.act()
    selection = scene.controller.selection
    assert selection is not None
    assert selection.set_row(0, 1)
    chosen = selection.values
    scene.controller.preselect(AddWarrior(2))
    assert not selection.is_laying_several
    assert selection.open_laying()
    assert selection.values == chosen
