"""Interruptions at the real table: the person who is asked goes on being asked."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.games.condottiere.actions import Show
from engine.talk.statements import Remark
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.table.kit import HUMAN, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_a_person_who_is_asked_stays_asked_while_others_speak_and_show_cards(
    qtbot: QtBot,
) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2)) as table:
        table.until_asked()
        session, page = table.session, table.page
        lines = len(page.sidebar.chronicle.lines)
        before = session.question
        session.interrupt(1, Remark("doubt"), session.match.ply)
        table.until_asked()
        assert session.question is before
        assert page.sidebar.chronicle.lines[lines:] == ["Aldric: “I doubt it.”"]
        hand: Any = session.match.view(1)
        session.interrupt(1, Show((hand.hands[1][0],), 0), session.match.ply)
        table.until_asked()
        assert session.question is not before
        assert "shows you" in page.sidebar.chronicle.lines[-1]
        hand = session.match.view(2)
        session.interrupt(2, Show((hand.hands[2][0],), 1), session.match.ply)
        table.until_asked()
        assert "shows Aldric 1 card." in page.sidebar.chronicle.lines[-1]
        question = session.question
        assert question is not None
        session.submit(0, question.legal[0])
        table.until_asked()
