"""A table of Condottiere to click at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.condottiere.selection.selection import CondottiereSelection, SelectionStage
from desktop.table.buttons import Button
from desktop.table.scene import TableScene
from engine.core.values import Action, Json
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.actions import NONE, Choose, Draw, Keep, Pass, Play
from engine.games.condottiere.cards import CARD_KINDS
from engine.play.match_files import new_record
from engine.play.record import Record
from tests.desktop.kit import can_open
from tests.desktop.table.kit import HUMAN, Table, bot

#: A battle of four in which everything lies on the table.
BATTLE: Json = {
    "phase": "battle",
    "condottiere": "B",
    "region": "modena",
    "turn": "A",
    "owners": {"A": ["torino", "venezia"], "B": ["firenze", "siena"], "C": ["genova", "napoli"]},
    "hands": {
        "A": ["m1", "m3", "m4", "m10", "drum", "winter", "bishop", "scarecrow", "courtesan"],
        "B": ["m2"],
        "C": ["m2", "m3"],
        "D": ["m1", "m1"],
    },
    "table": {
        "A": ["m6", "m6", "m5"],
        "B": ["m10", "m4", "drum", "courtesan"],
        "C": ["spring", "m10", "m4", "m3"],
        "D": ["m3", "m2", "heroine"],
    },
    "passed": ["D"],
    "pope": "ferrara",
}


class Italy(Table):
    """The page of a match of Condottiere, and ways to play at it."""

    @property
    def map(self) -> CondottiereScene:
        scene: TableScene = self.page.scene
        assert isinstance(scene, CondottiereScene)
        return scene

    @property
    def selection(self) -> CondottiereSelection:
        selection = self.map.controller.selection
        assert selection is not None
        return selection

    def rests(self) -> bool:
        if self.page.director.is_busy:
            return False
        if self.session.match.is_forced and self.session.has_one_person:
            # The table answers by itself.
            return False
        over = self.session.match.result is not None
        return over or can_open(self.page.curtain) or self.map.controller.selection is not None

    def offered(self) -> list[Action]:
        """The answers to choose from."""
        return self.map.controller.game_choice.distinct_actions(self.session.match.legal())

    def button(self, key: str) -> Button:
        """Return the button with that key."""
        labels = {option.key: option.label for option in self.map.controller.buttons()}
        (found,) = [b for b in self.page.strip.buttons if b.text() == labels[key]]
        return found

    def press_button(self, key: str) -> None:
        QTest.mouseClick(self.button(key), Qt.MouseButton.LeftButton)

    def place_in_hand(self, card: str, taken: tuple[int, ...] = ()) -> int:
        """Return where a card lies in the hand, but not among those taken."""
        faces = self.map.hand.faces
        return next(i for i, face in enumerate(faces) if face == card and i not in taken)

    # -- playing ---------------------------------------------------------------------------------

    def click_answer(self, action: Action) -> None:
        """Give an answer with the mouse alone."""
        match action:
            case Choose(region):
                self.click(("region", region))
            case Play():
                self._click_play(action)
            case Pass(reveal):
                several = len(self.selection.pass_actions) > 1
                if self.selection.stage is not SelectionStage.REVEAL:
                    self.press_button("X")
                if several:
                    self.press_button("U" if reveal else "D")
            case Keep(cards):
                self.click_cards(cards)
                self._press_main()
            case _:
                self._press_plain(action)

    def click_cards(self, cards: tuple[str, ...]) -> None:
        """Pick cards of the hand to keep."""
        taken: tuple[int, ...] = ()
        for card in cards:
            number = self.place_in_hand(card, taken)
            self.click(("hand", number))
            taken = (*taken, number)

    def _click_play(self, action: Play) -> None:
        ways = self.selection.plays_of_card(action.card)
        self.click(("hand", self.place_in_hand(action.card)))
        if len(ways) == 1:
            return
        if NONE in (action.take, action.pope):
            self.press_button("N")
        elif action.take is not None:
            line = self.map.seen.table[self.selection.seat]
            place = max(i for i, card in enumerate(line) if card == action.take)
            if place == len(line) - 1 and self.map.seen.face_down[self.selection.seat]:
                place = line.index(action.take)
            self.click(("line", self.selection.seat, place))
        else:
            self.click(("region", action.pope))

    def _press_main(self) -> None:
        (main,) = [button for button in self.page.strip.buttons if button.property("main")]
        QTest.mouseClick(main, Qt.MouseButton.LeftButton)

    def _press_plain(self, action: Action) -> None:
        number = self.selection.button_actions.index(action)
        QTest.mouseClick(self.page.strip.buttons[number], Qt.MouseButton.LeftButton)

    def key_answer(self, action: Action) -> None:
        """Give an answer with the keyboard alone."""
        match action:
            case Choose(region):
                self.walk_to(region)
                self.press(Qt.Key.Key_Return)
            case Play(card):
                self._key_play(card, action)
            case Pass(reveal):
                several = len(self.selection.pass_actions) > 1
                if self.selection.stage is not SelectionStage.REVEAL:
                    self.press(Qt.Key.Key_X)
                if several:
                    self.press(Qt.Key.Key_U if reveal else Qt.Key.Key_D)
            case Keep(cards):
                self._key_keep(cards)
            case Draw(n):
                self.press(Qt.Key(Qt.Key.Key_0 + n))
            case _:
                keys = {"decline": Qt.Key.Key_D, "discard_all": Qt.Key.Key_D}
                self.press(keys.get(action.do, Qt.Key.Key_K))

    def _key_play(self, card: str, action: Play) -> None:
        while self.selection.card != card:
            self.press(Qt.Key.Key_Right)
        several = len(self.selection.plays_of_card(card)) > 1
        self.press(Qt.Key.Key_Return)
        if not several:
            return
        if NONE in (action.take, action.pope):
            self.press(Qt.Key.Key_N)
            return
        if action.take is not None:
            while self.selection.target != action.take:
                self.press(Qt.Key.Key_Right)
        else:
            self.walk_to(action.pope or "")
        self.press(Qt.Key.Key_Return)

    def _key_keep(self, cards: tuple[str, ...]) -> None:
        for card in sorted(cards, key=CARD_KINDS.__getitem__):
            while (
                self.selection.card != card or self.selection.number in self.map.hand.picked_numbers
            ):
                self.press(Qt.Key.Key_Right)
            self.press(Qt.Key.Key_Up)
        self.press(Qt.Key.Key_Return)

    def walk_to(self, region: str) -> None:
        """Press arrows until the keys stand on a region, seeing on the map where they stand."""
        arrows = {
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_Left: (-1, 0),
        }
        selection = self.selection
        if selection.target is None:
            self.press(Qt.Key.Key_Up)
        start = selection.target
        assert start is not None
        ways: dict[str, list[Qt.Key]] = {start: []}
        fresh = [start]
        while region not in ways:
            here = fresh.pop(0)
            for key, (dx, dy) in arrows.items():
                there = self._ahead(here, dx, dy)
                if there not in ways:
                    ways[there] = [*ways[here], key]
                    fresh.append(there)
        selection.target = start
        for key in ways[region]:
            self.press(key)
        assert selection.target == region

    def _ahead(self, here: str, dx: int, dy: int) -> str:
        """Return where an arrow leads from a region."""
        self.selection.target = here
        self.selection.walk(dx, dy)
        return self.selection.target


def condottiere(
    *players: Json, edition: int = 3, seed: int = 1, options: Json = None, position: Json = None
) -> Record:
    """Return a record about to begin."""
    game = CONDOTTIERE3 if edition == 3 else CONDOTTIERE1
    record = new_record(game, len(players), seed, options, tuple(players))
    return record if position is None else replace(record, position=position)


def four(position: Json = None, *, edition: int = 3, options: Json = None) -> Record:
    players = (HUMAN, bot("Maud"), bot("Otto"), bot("Lucia"))
    position = BATTLE if position is None else position
    return condottiere(*players, edition=edition, options=options, position=position)


@contextmanager
def italy(qtbot: QtBot, record: Record, **how: object) -> Iterator[Italy]:
    """Yield a table that is cleared away afterwards."""
    table = Italy(qtbot, record, **how)  # type: ignore[arg-type]
    try:
        yield table
    finally:
        table.session.close()
        table.page.hide()
