"""The entries of the ledger: which games get a line, and what it says."""

from __future__ import annotations

from datetime import datetime

import pytest

from desktop.review.review import branch
from desktop.storage.ledger.entries import TOGETHER, csv_text, entry_of
from desktop.storage.ledger.win_rates import WinRate, win_rate_of
from engine.games import GAMES
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.storage.ledger.ledger_kit import NOON, YOU, entry, played
from tests.desktop.windows.main_kit import BOTS, PEOPLE


def test_a_finished_game_against_bots_gets_a_line() -> None:
    match = played((YOU[0], {**YOU[1], "level": "level1:bold"}))
    line = entry_of(match, NOON)
    assert line is not None
    assert match.result is not None
    assert (line.game, line.seats, line.seat, line.levels) == ("cannir", 2, 0, ("", "level1"))
    assert line.winners == match.result.winners
    assert line.first == match.steps[0].seat
    assert line.when == "2026-03-04T12:00"
    assert line.rated
    # A copy is the same match.
    again = entry_of(Match(match.record), datetime(2026, 4, 1))
    assert again is not None
    assert again.key == line.key


def test_unfinished_and_watched_matches_have_no_entry() -> None:
    assert entry_of(played(YOU, 3), NOON) is None
    assert entry_of(played(BOTS), NOON) is None


def test_several_people_play_together() -> None:
    line = entry_of(played(PEOPLE), NOON)
    assert line is not None
    assert (line.seat, line.victory_share, line.rated) == (TOGETHER, 0.0, False)
    assert win_rate_of([line]) == WinRate()


@pytest.mark.parametrize("helped", ["hint", "undo", "branch"])
def test_games_with_help_do_not_count_for_the_rating(helped: str) -> None:
    match = Match(new_record(GAMES["cannir"], 2, None, None, YOU))
    play_scripted(match, 4)
    if helped == "hint":
        match.mark("hint", seat=0)
    elif helped == "branch":
        match = Match(branch(match, 3))
    else:
        match.undo(0)
    play_scripted(match, 1000)
    line = entry_of(match, NOON)
    assert line is not None
    assert not line.rated


def test_a_deal_that_somebody_typed_does_not_count_for_the_rating() -> None:
    match = Match(new_record(GAMES["cannir"], 2, 5, None, YOU))
    play_scripted(match, 1000)
    line = entry_of(match, NOON)
    assert line is not None
    assert not line.rated


def test_variants_are_named() -> None:
    four = (YOU[0], *[BOTS[0]] * 3)
    match = Match(new_record(GAMES["condottiere3"], 4, None, {"hidden_cards": True}, four))
    play_scripted(match, 5000)
    line = entry_of(match, NOON)
    assert line is not None
    assert line.variants == ("hidden_cards",)


def test_as_a_table_every_game_is_a_row() -> None:
    rows = csv_text([entry(1, variants=["hidden_cards"]), entry(2, won=False)]).splitlines()
    assert rows[0].startswith("when,game,")
    assert rows[1].endswith(",cannir,2,1,1,1,person level1,hidden_cards")
    assert len(rows) == 3
