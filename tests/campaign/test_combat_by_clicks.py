"""Cortez by clicks in the middle of things.

An attack paid in camouflage, a proxy, a mercenary, an auction, a trade, a bridge, a bribery card
out of turn.

Wherever somebody is asked there, the answer can be taken back, the table be left, the window be
closed, and the match goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.windows.main import MainWindow
from engine.core.values import Json
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import Bid, Bribe, FlipBridge, Mercenary, Move, Trade
from engine.games.cortez.views.view import CortezView
from engine.play.match_files import new_record
from engine.play.record import Record
from tests.campaign.hand import Hand
from tests.campaign.test_clicks import repeatable
from tests.desktop.kit import Services, owned
from tests.desktop.table.kit import HUMAN, bot, human
from tests.desktop.windows.main_kit import open_window
from tests.engine.games.cortez.kit import position

__all__ = ["repeatable"]

pytestmark = pytest.mark.slow

BOTS = (HUMAN, bot("Maud"))
PEOPLE = (human("Ana"), human("Bruno"))


def moment(*players: Json, **given: Any) -> Record:
    """Return a match about to begin there; the first seat is Spanish."""
    record = new_record(CORTEZ, len(players), 3, None, players)
    return replace(record, position=position(seats="ABC"[: len(players)], **given)["position"])


class Table:
    """A window that may be closed and opened again, and the hand at it."""

    def __init__(self, qtbot: QtBot, services: Services, window: MainWindow) -> None:
        self._qtbot, self._services = qtbot, services
        self._opened: list[Iterator[MainWindow]] = []
        services.settings.set("pace", "instant")
        services.settings.set("hands", "curtain")
        self.hand = Hand(window, 1)

    def begin(self, record: Record) -> None:
        self.hand.window.open_record(record)
        self.hand.wait(self.hand.rests, "the first question")

    @property
    def view(self) -> CortezView:
        view = self.hand.page.session.view()
        assert isinstance(view, CortezView)
        return view

    @property
    def ply(self) -> int:
        return self.hand.page.session.match.ply

    def come(self) -> None:
        """Whoever the curtain waits for is there."""
        if self.hand.page.curtain.isVisible():
            self.hand.turn()

    def interrupt(self) -> None:
        """Leave the table and come back; close the window and open another."""
        self.come()
        answers, asked = owned(self.hand.page.session).record.answers, self.view.decision
        self.hand.leave_and_continue()
        self.hand.window.close()
        self._opened.append(open_window(self._qtbot, self._services.again()))
        self.hand.window = next(self._opened[-1])
        self.hand.go_on()
        self.come()
        assert owned(self.hand.page.session).record.answers == answers
        assert self.view.decision == asked


@pytest.fixture
def table(qtbot: QtBot, services: Services, window: MainWindow) -> Table:
    return Table(qtbot, services, window)


def test_an_attack_is_paid_in_camouflage(table: Table) -> None:
    # In the corner two Aztecs shut S1 in: the way to A1 leads over one of them.
    board = "S1@0,0=A A2@1,0 A3@0,1 A1@5,0=B A4@20,0=B"
    hands = {"A": "camouflage*2 weapon"}
    table.begin(moment(*BOTS, board=board, hands=hands, warriors={"A": "651", "B": "11"}))
    hand = table.hand
    hand.choose(("square", "0,0"))
    hand.choose(("square", "5,0"))
    assert hand.page.session.match.steps[0].action == Move("S1", "5,0")
    assert table.view.provisions[0].count("camouflage") == 1
    assert table.view.combat is not None
    hand.choose("Fight")
    hand.choose(("hand", "warrior", "6"))
    table.interrupt()
    before = table.ply
    assert hand.undo()
    assert table.ply == before - 1
    hand.choose(("hand", "warrior", "5"))
    hand.choose(("hand", "provision", "weapon"))
    hand.choose("Done")
    while table.view.combat is not None:
        hand.turn()
    assert table.view.last_outcome is not None
    assert table.view.last_outcome.winner == 0


def test_a_proxy_defends_at_one_screen(table: Table) -> None:
    board = "S1@20,14=A S2@5,0 A1@0,0=B A2@18,0=B"
    hands = {"A": "weapon*2 food", "B": "gold*2"}
    warriors = {"A": "664", "B": "1"}
    table.begin(moment(*PEOPLE, board=board, hands=hands, warriors=warriors, active="B"))
    hand = table.hand
    table.come()
    hand.choose(("square", "0,0"))
    hand.choose(("square", "5,0"))
    combat = table.view.combat
    assert combat is not None
    assert (combat.attacker, combat.defender, combat.is_by_proxy) == (1, 0, True)
    hand.choose("Fight")
    table.come()
    assert table.view.turn == 0
    table.interrupt()
    hand.choose("Do without")
    table.come()
    hand.choose(("hand", "warrior", "1"))
    hand.choose("Done")
    table.come()
    hand.choose(("hand", "warrior", "6"))
    hand.choose(("hand", "provision", "weapon"))
    assert hand.undo()
    hand.choose(("hand", "warrior", "6"))
    table.interrupt()
    hand.choose("Done")
    while table.view.combat is not None:
        hand.turn()
    assert table.view.last_outcome is not None
    assert (table.view.last_outcome.winner, table.view.last_outcome.by) == (0, "strength")


def test_an_auction_is_taken_up_again(table: Table) -> None:
    bids = {"best": 2, "by": "B", "passed": []}
    hands = {"A": "food gold*2", "B": "gold weapon"}
    table.begin(
        moment(
            *PEOPLE,
            hands=hands,
            phase="auction",
            active="B",
            turn="A",
            event={"kind": "corruption"},
            bids=bids,
        )
    )
    hand = table.hand
    table.come()
    hand.choose(("step", 0, 1))
    hand.choose("Bid 4")
    assert hand.page.session.match.steps[0].action == Bid(4)
    table.come()
    hand.choose("Bid 6")
    table.come()
    # Back to one's own bid: that of the other goes with it.
    assert hand.undo()
    assert table.ply == 0
    hand.choose("Bid 3")
    table.interrupt()
    hand.choose("Pass")
    table.come()
    hand.choose(("step", 2, 1))
    table.interrupt()
    assert table.view.auction is not None
    assert (table.view.auction.best, table.view.auction.by) == (3, 0)


def test_a_mercenary_helps_and_is_paid(table: Table) -> None:
    combat = {
        "attacker": "B",
        "defender": "C",
        "square": "3,7",
        "origin": "2,7",
        "attacker_troop": "A1",
        "defender_troop": "S3",
        "step": "mercenaries",
        "sides": {"attacker": {"warriors": [5]}, "defender": {"warriors": [3]}},
    }
    table.begin(
        moment(
            *(HUMAN, bot("Maud"), bot("Otto")),
            board="S1@1,7=A A1@2,7=B A2@18,0=B S3@3,7=C S4@14,12=C",
            hands={"A": "weapon", "C": "gold*2"},
            warriors={"A": "61", "B": "1", "C": "2"},
            nations={"A": "spanish", "B": "aztec", "C": "spanish"},
            phase="combat",
            active="B",
            turn="A",
            combat=combat,
        )
    )
    hand = table.hand
    for row, value in ((0, 1), (1, 6), (2, 0), (3, 3)):
        # The defender, the 6, no weapon, one gold.
        target_id = ("set", row, value)
        if any(lit.what == target_id for lit in hand.lit()):
            hand.choose(target_id)
    hand.choose("Offer it")
    steps = hand.page.session.match.steps
    assert steps[0].action == Mercenary("defender", (6,), 0, "gold1")
    while table.view.combat is not None:
        hand.turn()


def test_a_bridge_is_broken_and_a_trade_proposed(table: Table) -> None:
    event = {"kind": "bridges", "nation": None}
    hands = {"A": "camouflage*2", "B": "food weapon"}
    table.begin(moment(*PEOPLE, hands=hands, phase="event", event=event, turn="A"))
    hand = table.hand
    table.come()
    hand.choose(("square", "9,3"))
    assert hand.page.session.match.steps[0].action == FlipBridge("bridge_tepeyac")
    assert table.view.broken_bridges == ("bridge_tepeyac",)
    table.interrupt()
    # A camouflage for a food.
    hand.choose(("step", 1, 1))
    hand.choose(("step", 7, 1))
    hand.choose("Propose it")
    assert hand.page.session.match.steps[1].action == Trade(1, ("camouflage",), ("food",))
    table.come()
    assert table.view.turn == 1
    hand.choose("Accept")
    table.come()
    assert set(table.view.provisions[0]) == {"camouflage", "food"}


def test_a_bribery_card_is_played_out_of_turn(table: Table) -> None:
    warriors = {"A": "1", "B": "1"}
    record = moment(
        *PEOPLE,
        bribery={"A": "five_warriors"},
        warriors=warriors,
        phase="window",
        active="B",
        turn="A",
        actions_left=2,
    )
    table.begin(record)
    hand = table.hand
    table.come()
    assert table.view.turn_seat == 1
    hand.choose(("hand", "bribery", "five_warriors"))
    assert hand.page.session.match.steps[0].action == Bribe("five_warriors")
    assert len(table.view.warriors[0]) == 6
