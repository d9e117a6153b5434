"""Matches of every game are played in the window by clicks alone, from the shelf to the end."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.system.qt_bots import QtBots
from desktop.windows.main import MainWindow
from engine.games import GAMES
from engine.play.match_files import new_record
from tests.campaign.hand import Hand
from tests.desktop.kit import Services
from tests.desktop.table.kit import HUMAN, PromptBots, bot
from tests.desktop.windows.main_kit import open_window

#: Game, seats, people among them, and how hands are handed over.
MATCHES = (
    ("cannir", 3, 1, "peek"),
    ("cannir", 2, 2, "peek"),
    ("contrees", 2, 1, "peek"),
    ("condottiere1", 4, 1, "peek"),
    ("condottiere1", 2, 2, "curtain"),
    ("condottiere3", 3, 1, "peek"),
    ("condottiere3", 3, 3, "peek"),
    ("cortez", 2, 1, "peek"),
    ("cortez", 3, 1, "peek"),
    ("cortez", 4, 1, "peek"),
    ("cortez", 6, 1, "peek"),
    ("cortez", 2, 2, "curtain"),
    ("cortez", 3, 2, "peek"),
)
#: How often an answer is taken back, the table is left for a moment, the window is closed.
UNDONE, LEFT, CLOSED = 0.03, 0.01, 0.01


@pytest.fixture(autouse=True)
def repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deal is the same each time, and bots answer at once."""
    monkeypatch.setattr("engine.play.record.secrets.randbits", Random(7).getrandbits)
    # Nobody holds a key down here.
    monkeypatch.setattr("desktop.table.curtain._PAUSE_MS", 0)
    for name in ("ask", "cancel", "restart", "close"):
        monkeypatch.setattr(QtBots, name, getattr(PromptBots, name))


def begin(services: Services, window: MainWindow, seed: int, hands: str = "peek") -> Hand:
    """Return a hand at the window, which waits for nothing."""
    services.settings.set("pace", "instant")
    services.settings.set("hands", hands)
    return Hand(window, seed)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("game", "seats"),
    [("cannir", 2), ("contrees", 2), ("condottiere1", 3), ("condottiere3", 2), ("cortez", 3)],
)
def test_every_lit_target_gives_an_answer(
    qtbot: QtBot, services: Services, window: MainWindow, game: str, seats: int
) -> None:
    hand = begin(services, window, 3)
    players = (HUMAN, bot("Maud"), bot("Otto"))[:seats]
    window.open_record(new_record(GAMES[game], seats, 5, None, players))
    hand.wait(hand.rests, "the first question")
    while hand.clicks < 12 and not hand.over:
        hand.turn()
    assert hand.page.session.match.ply


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "people", "hands"), MATCHES)
def test_a_whole_match_by_clicks(
    qtbot: QtBot,
    services: Services,
    window: MainWindow,
    game: str,
    seats: int,
    people: int,
    hands: str,
) -> None:
    hand = begin(services, window, seats, hands)
    hand.sit_down(game, seats, people, level=0, deal="42")
    windows = []
    while not hand.over:
        roll, begun = hand.random.random(), hand.page.session.match.ply > 0
        if roll < UNDONE:
            hand.undo()
        elif roll < UNDONE + LEFT and begun:
            hand.leave_and_continue()
        elif roll < UNDONE + LEFT + CLOSED and begun:
            hand.window.close()
            windows.append(open_window(qtbot, services.again()))
            hand.window = next(windows[-1])
            hand.go_on()
        else:
            hand.turn()
    print(game, seats, people, hands, hand.clicks, hand.told)
    assert hand.page.session.match.result is not None
    (leave,) = (button for button in hand.page.strip.buttons if "shelf" in button.text())
    hand.press(leave)
    (play,) = hand.window.findChildren(QPushButton, "play")
    assert play.isVisible()
