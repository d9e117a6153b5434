"""Cortez played in the window: by mouse, by the list of moves, with animations, covered."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.model import Stage
from desktop.games.cortez.words import buttons
from desktop.table.director import TEMPOS
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
from engine.play.match import new_record
from engine.play.record import Record
from tests.desktop.table.kit import HUMAN, Table, bot, human

pytestmark = pytest.mark.usefixtures("dressed")


class City(Table):
    """The page of a match of Cortez, and ways to play at it."""

    @property
    def city(self) -> CortezScene:
        scene: TableScene = self.page.scene
        assert isinstance(scene, CortezScene)
        return scene

    def rests(self) -> bool:
        # Nobody reads here what is held up.
        self.page.director.go_on()
        if self.page.director.busy:
            return False
        asked = self.page.curtain.ready or self.city.choice.choosing is not None
        return self.session.match.result is not None or asked

    def place_without_item(self, spot: Hashable) -> QPointF | None:
        match spot:
            case ("square", str(square)):
                at = self.city.place_of(square)
                return at if self.city.hit_target_at(at) == spot else None
        return None

    def click_answer(self, action: Action) -> None:
        """Give an answer with the mouse; numbers and buttons by keys."""
        choosing = self.city.choice.choosing
        assert choosing is not None
        match action:
            case Move(troop, to) | Flight(troop, to) | Attack(troop, to):
                self.click(("square", choosing.at[troop]))
                self.click(("square", to))
            case Bribe(card, str(troop), str(to)):
                self.click(("hand", "bribery", card))
                self.click(("square", choosing.at[troop]))
                self.click(("square", to))
            case Bribe(card):
                self.click(("hand", "bribery", card))
            case Mark(troop) | Collar(troop) if troop != NONE:
                self.click(("square", choosing.at[troop]))
            case PlaceLoser(to):
                self.click(("square", to))
            case AddWarrior(value):
                self.click(("hand", "warrior", str(value)))
            case AddWeapon():
                self.click(("hand", "provision", "weapon"))
            case _ if buttons.key_of(action):
                QTest.keyClicks(self.page.view, buttons.key_of(action))
            case _:
                self.city.choice.consider(action)
                self.press(Qt.Key.Key_Return)


def cortez(*players: Json, seed: int = 1, options: Json = None) -> Record:
    """A record about to begin."""
    return new_record(CORTEZ, len(players), seed, options, tuple(players))


@contextmanager
def city(qtbot: QtBot, record: Record, **how: object) -> Iterator[City]:
    """A table that is cleared away afterwards."""
    made = City(qtbot, record, **how)  # type: ignore[arg-type]
    try:
        yield made
    finally:
        made.session.close()
        made.page.hide()


def some_answer(made: City, rng: Rng) -> Action:
    """A legal answer; squares the mat of a combat covers are left to the keys."""
    legal = made.session.match.legal()
    kinds = sorted({type(action).__name__ for action in legal})
    kind = kinds[rng.below(len(kinds))]
    of_kind = [action for action in legal if type(action).__name__ == kind]
    while True:
        action = of_kind[rng.below(len(of_kind))]
        if not isinstance(action, PlaceLoser):
            return action
        if made.place_without_item(("square", action.to)) is not None:
            return action


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_played_by_mouse(qtbot: QtBot, size: tuple[int, int]) -> None:
    with city(qtbot, cortez(HUMAN, bot("Maud"), seed=2), size=size) as made:
        # A surrender asks back else.
        made.settings.set("confirm", False)
        rng = Rng(5)
        made.until_asked()
        for _ in range(20):
            if made.over():
                break
            before = made.session.match.ply
            answer = some_answer(made, rng)
            made.click_answer(answer)
            assert made.session.match.steps[before].action == answer
            made.until_asked()


def test_a_click_on_a_troop_goes_on_without_a_trade(qtbot: QtBot) -> None:
    with city(qtbot, cortez(HUMAN, bot("Maud"), seed=2)) as made:
        rng = Rng(5)
        made.until_asked()
        while made.city.choice.choosing is not None and made.city.choice.choosing.kind != "trade":
            made.click_answer(some_answer(made, rng))
            made.until_asked()
        before = made.session.match.ply
        choosing = made.city.choice.choosing
        assert choosing is not None
        theirs, mine = (
            next(t.at for t in made.city.seen.troops if t.collar == seat and t.at)
            for seat in (1, 0)
        )
        made.click(("square", theirs))
        assert made.session.match.ply == before
        made.click(("square", mine))
        made.until_asked()
        assert made.session.match.steps[before].action == Pass()
        choosing = made.city.choice.choosing
        assert choosing is not None
        assert choosing.kind == "action"
        assert choosing.stage is Stage.SQUARE
        assert choosing.at[choosing.troop or ""] == mine


def test_played_by_the_list_of_moves(qtbot: QtBot) -> None:
    with city(qtbot, cortez(HUMAN, bot("Maud"), bot("Otto"), seed=5)) as made:
        rng = Rng(1)
        made.until_asked()
        made.page.sidebar.moves_button.click()
        moves = made.page.sidebar.moves.list
        for _ in range(5):
            before = made.session.match.ply
            assert moves.count() == len(made.session.match.legal())
            moves.setCurrentRow(rng.below(moves.count()))
            assert made.city.choice.considered() is not None
            QTest.keyClick(moves, Qt.Key.Key_Return)
            assert made.session.match.ply > before
            made.until_asked()


@pytest.mark.usefixtures("brief")
def test_a_combat_is_watched_with_every_animation(qtbot: QtBot) -> None:
    with city(qtbot, cortez(HUMAN, bot("Maud"), seed=2), animation="fast") as made:
        rng = Rng(8)
        made.until_asked()
        for _ in range(6):
            made.click_answer(some_answer(made, rng))
            made.until_asked()
        assert made.session.match.ply > 6


@pytest.mark.parametrize("animation", ["off", "fast"])
def test_the_panel_shows_the_turn_that_the_strip_tells(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, animation: str
) -> None:
    monkeypatch.setitem(TEMPOS, "fast", 0.02)
    record = cortez(bot("Aldric"), bot("Maud"), bot("Otto"), seed=3)
    with city(qtbot, record, animation=animation) as made:
        page = made.page
        page.setUpdatesEnabled(False)
        told: list[tuple[str, str]] = []

        def note() -> None:
            sentence = page.strip.sentence
            if "turn. The event is" in sentence:
                told.append((sentence, f"“{page.sidebar.turn_card.shown.title}”."))

        page.director.began.connect(note)
        page.director.showing.connect(note)
        qtbot.waitUntil(lambda: len({sentence for sentence, _ in told}) > 1, timeout=20_000)
        assert all(sentence.endswith(card) for sentence, card in told)


def test_a_covered_hand_is_not_betrayed(qtbot: QtBot) -> None:
    with city(qtbot, cortez(human("Ana"), human("Rui"), seed=9)) as made:
        made.until_asked()
        assert set(made.city.hand.held.provisions) == {None}
        assert made.city.hand.held.objective == (None,)
