"""Answers of several numbers, put together in the strip below the prompt by mouse and keys."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.language import LANGUAGES
from desktop.table.chip import ChipButton
from desktop.table.choice import ChoiceController, ChoicePart, PromptButton
from desktop.table.prompt import Prompt, PromptStrip
from desktop.table.trays import Chip, Option, Pick, Tray
from desktop.table.traystrip import PickRow
from engine.core import Action, Decision
from tests.desktop.factskit import SIGNS
from tests.desktop.kit import Services, settle
from tests.desktop.tablekit import HUMAN, bot, cannir, table

pytestmark = pytest.mark.usefixtures("dressed")

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
GOODS = ("Camouflage", "Weapon", "Food", "Gold")
HELD = (2, 4, 3, 0)
PARTNERS = ("Aldric", "Maud", "Lorenzo", "Beatriz", "Otto")
#: So many of one's own may change hands.
MOST = 3


@dataclass(frozen=True, slots=True)
class Deal(Action):
    do: ClassVar[str] = "deal"
    partner: str
    given: tuple[int, ...]
    price: int


@dataclass
class Haggling:
    """What is given, to whom, and for how much."""

    seat: int = 0
    partner: str = PARTNERS[0]
    given: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    price: int = 4

    def ready(self) -> Action | None:
        return Deal(self.partner, tuple(self.given), self.price) if sum(self.given) else None

    def lead_to(self, action: Action) -> None: ...

    def resume(self, before: Haggling) -> None: ...

    def take_up(self, number: int) -> bool:
        return False

    def open(self) -> bool:
        return False

    def back(self) -> bool:
        return False

    def walk(self, dx: int, dy: int) -> None: ...

    def turn(self, step: int) -> bool:
        return False


class Part(ChoicePart[Haggling]):
    """A tray of goods, a partner and a price between 4 and 12 in steps of two."""

    def begin(self, decision: Decision, legal: Sequence[Action]) -> Haggling:
        return Haggling()

    def show(self) -> None: ...

    def stand(self, choosing: Haggling, spot: Hashable | None) -> None: ...

    def clicked(self, spot: Hashable) -> None: ...

    def clickable(self, spot: Hashable) -> bool:
        return False

    def refusal(self, action: Action) -> tuple[str, str]:
        return "", ""

    def _give(self, kind: int, by: int) -> None:
        assert self.choice.choosing is not None
        self.choice.choosing.given[kind] += by
        self.choice.change()

    def _pick(self, partner: str) -> None:
        assert self.choice.choosing is not None
        self.choice.choosing.partner = partner
        self.choice.change()

    def _ask(self, by: int) -> None:
        assert self.choice.choosing is not None
        self.choice.choosing.price += 2 * by
        self.choice.change()

    def trays(self, choosing: Haggling) -> Sequence[Tray]:
        whom = tuple(
            Option(name, partial(self._pick, name), on=name == choosing.partner)
            for name in PARTNERS
        )
        total = sum(choosing.given)
        goods = tuple(
            Chip(
                good,
                count,
                partial(self._give, kind),
                more=count < held and total < MOST,
                less=count > 0,
                said=f"{count} of your {held} {good}",
                paint=sign,
            )
            for kind, (good, count, held, sign) in enumerate(
                zip(GOODS, choosing.given, HELD, SIGNS, strict=False)
            )
        )
        price = Chip(
            "", choosing.price, self._ask, choosing.price < 12, choosing.price > 4, "price"
        )
        return (
            Tray((Pick(whom, "With whom"),), "With"),
            Tray(goods, "You give", f"{total} of {MOST}"),
            Tray((price,), "For", "4 to 12"),
        )

    def buttons(self, choosing: Haggling) -> list[PromptButton]:
        ready = choosing.ready()
        propose = partial(self.choice.answer, ready) if ready is not None else (lambda: None)
        return [
            PromptButton("Propose", propose, "R", main=True, enabled=ready is not None),
            PromptButton("None", lambda: None, "N"),
        ]


class Haggle(QWidget):
    """A strip over a board, as on the page of a match."""

    def __init__(self) -> None:
        super().__init__()
        self.part = Part()
        self.choice = ChoiceController(self.part, QObject(self))
        self.board = QWidget(self)
        self.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.strip = PromptStrip(self)
        self.strip.compose_with(self._compose)
        self.strip.left.connect(self.board.setFocus)
        self.choice.changed.connect(self.strip.refresh)
        self.given: list[Any] = []
        self.choice.chosen.connect(self._on_chosen)
        self.resize(1152, 700)

    def _on_chosen(self, action: Action) -> None:
        self.given.append(action)
        # The session takes the answer, and asks nothing more.
        self.choice.withdraw()

    def _compose(self) -> Prompt:
        buttons, trays = tuple(self.choice.buttons()), tuple(self.choice.trays())
        return Prompt(0, "Propose a trade, or none.", buttons=buttons, trays=trays)

    def resizeEvent(self, event: object) -> None:
        self.strip.setGeometry(0, 0, self.width(), 48)
        self.board.setGeometry(0, 48, self.width(), self.height() - 48)

    def ask(self) -> None:
        self.choice.offer(Decision(0, "trade"), [])
        settle()

    @property
    def chips(self) -> list[ChipButton]:
        return [chip for chip in self.findChildren(ChipButton) if chip.isVisible()]

    def chip(self, label: str) -> ChipButton:
        (found,) = (chip for chip in self.chips if chip.chip.label == label)
        return found


@pytest.fixture
def haggle(qtbot: QtBot) -> Haggle:
    made = Haggle()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.ask()
    return made


def middle(chip: ChipButton) -> QPoint:
    """Somewhere on its sign."""
    return QPoint(18, chip.height() // 2)


def test_clicks_add_and_take_away_within_the_limits(qtbot: QtBot, haggle: Haggle) -> None:
    weapon, gold = haggle.chip("Weapon"), haggle.chip("Gold")
    propose = haggle.strip.buttons[0]
    assert not propose.isEnabled()
    for _ in range(5):
        qtbot.mouseClick(weapon, LEFT, pos=middle(weapon))
        settle()
    assert weapon.chip.number == MOST
    assert "3 of 3" in [label.text() for label in haggle.findChildren(QLabel)]
    qtbot.mouseClick(weapon, LEFT, pos=weapon.minus_at().toPoint())
    settle()
    qtbot.mouseClick(weapon, RIGHT, pos=middle(weapon))
    settle()
    assert weapon.chip.number == 1
    qtbot.mouseClick(weapon, LEFT, pos=weapon.plus_at().toPoint())
    settle()
    # There is no gold to give.
    qtbot.mouseClick(gold, LEFT, pos=middle(gold))
    settle()
    assert [chip.chip.number for chip in haggle.chips[:4]] == [0, 2, 0, 0]
    # The same widgets all the time: focus and pointer stay where they are.
    assert haggle.chip("Weapon") is weapon
    qtbot.mouseClick(propose, LEFT)
    assert haggle.given == [Deal("Aldric", (0, 2, 0, 0), 4)]
    settle()
    assert not haggle.strip.trays.isVisible()


def test_an_amount_keeps_within_its_bounds(qtbot: QtBot, haggle: Haggle) -> None:
    price = haggle.chip("")
    qtbot.mouseClick(price, LEFT, pos=price.minus_at().toPoint())
    settle()
    assert price.chip.number == 4
    for _ in range(9):
        qtbot.mouseClick(price, LEFT, pos=price.plus_at().toPoint())
        settle()
    assert price.chip.number == 12


def test_one_of_several_words(qtbot: QtBot, haggle: Haggle) -> None:
    (row,) = haggle.findChildren(PickRow)
    assert [button.text() for button in row.buttons] == list(PARTNERS)
    qtbot.mouseClick(row.buttons[2], LEFT)
    settle()
    assert [button.isChecked() for button in row.buttons] == [False, False, True, False, False]
    assert haggle.choice.choosing is not None
    assert haggle.choice.choosing.partner == "Lorenzo"


def test_everything_by_keys(qtbot: QtBot, haggle: Haggle) -> None:
    haggle.board.setFocus()
    weapon = haggle.chip("Weapon")
    weapon.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Plus, Qt.Key.Key_Space, Qt.Key.Key_Minus):
        qtbot.keyClick(weapon, key)
        settle()
    assert weapon.chip.number == 2
    qtbot.keyClick(weapon, Qt.Key.Key_Backspace)
    settle()
    assert weapon.accessibleName() == "1 of your 4 Weapon"
    assert weapon.hasFocus()
    # Esc leaves the trays, Enter gives the answer.
    qtbot.keyClick(weapon, Qt.Key.Key_Escape)
    assert haggle.board.hasFocus()
    assert not haggle.given
    weapon.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(weapon, Qt.Key.Key_Return)
    assert haggle.given == [Deal("Aldric", (0, 1, 0, 0), 4)]
    settle()
    # What is gone keeps no keyboard.
    assert haggle.board.hasFocus()


def test_enter_gives_no_answer_that_is_not_complete(qtbot: QtBot, haggle: Haggle) -> None:
    food = haggle.chip("Food")
    food.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(food, Qt.Key.Key_Return)
    assert not haggle.given
    assert not haggle.choice.type_key("r")
    qtbot.keyClick(food, Qt.Key.Key_Plus)
    settle()
    assert haggle.choice.type_key("r")
    assert haggle.given == [Deal("Aldric", (0, 0, 1, 0), 4)]


@pytest.mark.parametrize("width", [744, 1152, 1560])
@pytest.mark.parametrize("code", LANGUAGES)
def test_trays_stay_over_the_board(
    services: Services, haggle: Haggle, width: int, code: str
) -> None:
    services.language.install(code)
    haggle.resize(width, 600)
    settle()
    trays = haggle.strip.trays
    assert haggle.board.geometry().contains(trays.geometry().adjusted(0, 0, -1, -1))
    for chip in haggle.chips:
        at = chip.mapTo(trays, QPoint(0, 0))
        assert trays.rect().contains(chip.rect().translated(at))
        assert chip.width() >= chip.sizeHint().width()
    for button in trays.findChildren(QPushButton):
        words = button.fontMetrics().horizontalAdvance(button.text())
        assert button.width() >= words


def test_a_game_shows_trays_and_no_covered_hand_does(qtbot: QtBot) -> None:
    chip = Chip("Food", 1, lambda by: None, more=True, less=True, said="1 food")
    person = {"kind": "human", "name": "Ana"}
    for players, shown in (
        ((HUMAN, bot("Aldric")), True),
        ((person, {**person, "name": "Rui"}), False),
    ):
        with table(qtbot, cannir(*players)) as made:
            part = made.page.scene.choice.part
            part.trays = lambda choosing: (Tray((chip,), "You give"),)  # type: ignore[method-assign]
            made.until_asked()
            made.page.strip.refresh()
            settle()
            assert made.page.strip.trays.isVisible() is shown
