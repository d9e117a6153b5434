"""The mat of a combat at Cortez: what is on it, its words and buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from desktop.games.cortez.art.furniture import button_width, pill_width
from desktop.games.cortez.facts import facts
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.words import prompts
from desktop.language.translation import LANGUAGES
from engine.games.cortez.actions import (
    Accept,
    AddWarrior,
    AddWeapon,
    BuyWarriors,
    Done,
    Refuse,
    Surrender,
)
from engine.games.cortez.events import CombatEnded, MercenaryPassed
from engine.games.cortez.views.view import HelpRequest, LaidWarrior, MercenaryOffer, OfferSeen
from tests.desktop.games.cortez.kit import NAMES, SIZES, click, combat, moment, offer, with_troops
from tests.desktop.games.cortez.mat_kit import ended
from tests.desktop.kit import Services
from tests.desktop.table.placing_kit import placed


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
    assert scene.controller.type_key("2")
    assert given == [AddWarrior(2)]
    given = offer(scene, view, *legal)
    click(scene, "hand", "provision", "food")
    assert not given
    click(scene, "hand", "provision", "weapon")
    assert given == [AddWeapon()]


def test_the_buttons_of_a_combat_stand_on_its_mat_too(scene: CortezScene) -> None:
    hired = combat(mercenary=MercenaryOffer(2, "attacker", 1, "spanish5", 1, "any2"))
    given = offer(scene, moment("mercenary_answer", combat=hired), Accept(), Refuse())
    assert scene.duel.contents is not None
    assert scene.duel.contents.offer is not None
    assert scene.duel.contents.offer.asked_provisions == (None, None)
    click(scene, "button", 1)
    assert given == [Refuse()]


def test_words_about_a_card_hang_on_the_mat_over_nothing_that_lies_there(
    scene: CortezScene,
) -> None:
    one = (LaidWarrior(0, "spanish6"),)
    view = replace(
        moment("combat_step", combat=combat(laid=(one, one), weapons=(1, 1))),
        warriors=(tuple(f"spanish{value}" for value in (1, 2, 2, 3, 3, 4, 4, 5)), (None,), (), ()),
    )
    offer(scene, view, AddWarrior(2), AddWarrior(5), Done())
    part, layout = scene.controller.game_choice, scene.layout
    anchor = part.anchor_of(AddWarrior(5))
    assert anchor is not None
    assert layout is not None
    around = part.areas_to_avoid()
    box = placed(QSizeF(200, 60), anchor, around)
    assert box is not None
    assert layout.mat.rect.contains(box)
    for slot in (place for side in (0, 1) for place in layout.mat.warriors(side, 1)):
        assert any(clear.contains(slot.rect) for clear in around.clear)
        assert not box.intersects(slot.rect)
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
    part, food = scene.controller.game_choice, scene.hand.place_of("provision", "food")
    assert food is not None
    anchor = part.anchor_of(BuyWarriors(answer=True))
    assert anchor is not None
    assert (anchor.target, anchor.are_texts_above) == (food.rect, True)
    assert part.anchor_of(BuyWarriors(answer=False)) is None
    scene.show_badges([(1, BuyWarriors(answer=True))])
    assert [seal.number for seal in scene.badges.shown_badges] == [1]


def test_words_about_an_answer_without_a_card_hang_beside_its_button(scene: CortezScene) -> None:
    view = replace(
        moment("combat_step", combat=combat()), warriors=(("spanish2",), (None,), (), ())
    )
    offer(scene, view, AddWarrior(2), Done(), Surrender())
    part = scene.controller.game_choice
    rects = {
        item.button.gives: item.rect
        for item in scene.duel_buttons.visible
        if item.button is not None and item.button.gives is not None
    }
    for action in (Done(), Surrender()):
        anchor = part.anchor_of(action)
        assert anchor is not None
        assert anchor.target == rects[action]
    card = part.anchor_of(AddWarrior(2))
    assert card is not None
    assert card.are_texts_above
    assert card.alternative is None
    scene.controller.preselect(AddWarrior(2))
    card = part.anchor_of(AddWarrior(2))
    assert card is not None
    assert card.alternative is not None
    assert card.alternative.target in [item.rect for item in scene.duel_buttons.visible]
    around = part.areas_to_avoid().clear
    assert all(
        any(one.contains(item.rect) for one in around) for item in scene.duel_buttons.visible
    )
    assert scene.hand.headings
    assert all(heading in around for heading in scene.hand.headings)


@pytest.mark.parametrize("covered", [None, 0])
def test_fighters_are_called_on_the_mat_as_in_the_panel(
    scene: CortezScene, covered: int | None
) -> None:
    """Also whoever is asked, with an open hand or at a covered table."""
    scene.set_seats(["Zoe", "Ana", "Maud", ""], 0 if covered is None else None, covered)
    parley = OfferSeen("parley", 3, 0, ("gold",), ())
    fought = combat(attacker=3, defender=0, step="parley")
    offer(scene, moment("parley_answer", combat=fought, offer=parley), Accept(), Refuse())
    duel = scene.duel.contents
    assert duel is not None
    assert duel.offer is not None
    assert [duel.offer.name, *(side.name for side in duel.sides)] == ["You", "You", "Zoe"]


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
    scene.controller.preselect(lay)
    shown = scene.duel_buttons.visible
    assert len(shown) == 4
    for item in shown:
        words, key = item.label_and_key
        assert item.rect.width() >= button_width(words, key, item.rect.height())
        assert scene.layout is not None
        assert scene.layout.mat.rect.contains(item.rect)
        others = [other.rect for other in shown if other is not item]
        assert not any(item.rect.intersects(rect) for rect in others)


@pytest.mark.parametrize("size", [(1600, 1050), (1140, 852), (984, 752), (744, 592), (680, 412)])
def test_buttons_on_the_mat_show_their_keys(scene: CortezScene, size: tuple[int, int]) -> None:
    scene.arrange(QSizeF(*size))
    fought = combat(attacker=1, defender=0)
    offer(scene, moment("combat_step", combat=fought), AddWarrior(4), Surrender(), Done())
    keys = {item.label_and_key[0]: item.label_and_key[1] for item in scene.duel_buttons.visible}
    assert keys["Surrender"] == "G"


@pytest.mark.parametrize("size", [*SIZES, (744, 592), (680, 412)])
def test_ending_buttons_of_a_combat_share_no_place_with_others(
    scene: CortezScene, size: tuple[int, int]
) -> None:
    """A click too many ends nothing."""
    scene.arrange(QSizeF(*size))
    stood: dict[str, list[QRectF]] = {}

    def note() -> None:
        assert scene.duel_buttons.visible
        for item in scene.duel_buttons.visible:
            stood.setdefault(item.label_and_key[0], []).append(item.rect)

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
        scene.controller.preselect(AddWarrior(5))
        note()
        next(
            button for button in scene.controller.buttons() if button.label == "Lay several…"
        ).act()
        note()
    offer(scene, moment("mercenary_answer", combat=hired), Accept(), Refuse())
    note()
    view, event = ended(3, 1)
    scene.controller.withdraw()
    scene.sync(view)
    scene.hold_up(event, asks=True)
    note()
    ends = {"Surrender", "Add nothing", "Done", "Go on"}
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
        (1, 1, "Add warriors and Weapons, or choose “Done”."),
        (1, 0, "Add warriors, or choose “Done”."),
        (0, 1, "Add Weapons, or choose “Done”."),
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


@pytest.mark.parametrize("number", [1, 8, 20])
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
        painter: QPainter, at: QPointF, text: str, size: float, *, gold: bool, maximum: float
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
    duel = scene.duel.contents
    assert duel is not None
    for side in duel.sides:
        assert sorted(side.warrior_strengths) == sorted(
            int(card[-1]) * (2 if i < weapons else 1)
            for i, (card, _) in enumerate(side.warriors)
            if card
        )
    told = sorted(int(text) for _, text, _ in counts)
    assert told == sorted(strength for side in duel.sides for strength in side.warrior_strengths)
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
    duel = scene.duel.contents
    assert duel is not None
    for side, cards, weapons in zip(duel.sides, bought, event.weapons, strict=True):
        assert len(side.warriors) == len(cards)
        assert side.weapons == weapons
        assert len(side.doubled_indexes) == weapons
    assert tuple(sum(side.warrior_strengths) for side in duel.sides) == event.strengths


def test_combat_results_are_held_up_only_for_fighters(scene: CortezScene) -> None:
    view, event = ended(3, 1)
    helped = (*combat().laid[1], LaidWarrior(3, None))
    assert view.combat is not None
    scene.sync(replace(view, combat=replace(view.combat, laid=(view.combat.laid[0], helped))))
    found = scene.reading(event)
    assert found is not None
    assert found.seats == {0, 1, 3}
    assert found.cards == 8
    surrendered = CombatEnded(0, 1, ((), ()), (0, 0), (0, 0), "surrender")
    assert scene.reading(surrendered) is None
    scene.hold_up(event, asks=False)
    duel = scene.duel.contents
    assert duel is not None
    assert duel.verdict == "A tie: the defender wins."
    assert not scene.duel_buttons.visible


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


def test_a_fighter_that_asked_for_help_sees_who_stays_out(scene: CortezScene) -> None:
    called = moment("mercenary", 2, combat=combat(calls=(HelpRequest("attacker", 2, ("gold",)),)))
    badge = facts(called, NAMES, 0).seats[2].badge
    assert badge is not None
    assert badge.text == "asked"
    scene.sync(called)
    answer = MercenaryPassed(2)
    assert scene.reading(MercenaryPassed(3)) is None, "nobody asked it"
    assert scene.reading(answer) is not None
    scene.hold_up(answer, asks=False)
    assert scene.duel.contents is not None
    assert scene.duel.contents.offer is not None
    assert scene.duel.contents.offer.refusal == "Maud stays out."
    assert scene.seat_badges(answer)[2].text == "stays out"
    scene.put_down()
    assert scene.duel.contents.offer is None


def test_offers_by_another_fighter_are_not_held_up(scene: CortezScene) -> None:
    scene.sync(moment("mercenary", 2, combat=combat(calls=(HelpRequest("defender", 2, ()),))))
    assert scene.reading(MercenaryPassed(2)) is None
