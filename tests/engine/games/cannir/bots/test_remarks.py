"""Remarks about the sovereign suite: what they say is so at the moment they are made."""

from __future__ import annotations

from typing import Any

from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Place
from engine.games.cannir.bots.remarks import fitting_remarks
from engine.play.position_file import set_up
from tests.engine.games.cannir.kit import position

#: 3-4-5 is sovereign from N1 to S1, and a third 4 on W1 makes another suite.
BOARD = {"N1": "v3", "C": "g4", "S1": "v5", "E1": "r4"}
ABOUT_SUITES = {"near_win", "own_near", "suite_made", "suite_seen", "well_played"}


def _match(**more: Any) -> Any:
    hands = {"A": "r2 g7 g2", "B": "v4 v7 v1"}
    written = position(BOARD, hands=hands, sovereign=("A", "run", "N1 C S1"), **more)
    return set_up(CANNIR, {key: value for key, value in written.items() if key != "game"})


def _words(match: Any, seat: int) -> set[Any]:
    return {said.word for said in fitting_remarks(match.view(None), seat)} & ABOUT_SUITES


def test_a_suite_that_is_being_taken_is_not_remarked_on() -> None:
    match = _match()
    assert _words(match, 0) == {"own_near", "suite_made"}
    assert _words(match, 1) == {"near_win", "suite_seen"}
    match.submit(1, Place("v4", "W1"))
    assert match.decision.kind == "choose"
    assert not _words(match, 0) | _words(match, 1)
    match.submit(1, match.legal()[0])
    assert _words(match, 1) == {"own_near", "suite_made"}


def test_a_suite_that_cannot_last_is_not_remarked_on() -> None:
    match = _match(pile="g3")
    assert not _words(match, 0) | _words(match, 1)
