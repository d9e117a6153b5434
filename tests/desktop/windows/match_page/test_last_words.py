"""The last words of the others on the sheet at the end of a match."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from desktop.games import TABLES
from desktop.windows.match_page.ending.ending_facts import _last_words
from engine.talk.remarks import GREETINGS
from engine.talk.statements import Remark


def test_no_winner_ends_with_the_words_of_a_loser() -> None:
    said = [(95, 1, Remark("well_played", 0)), (96, 2, Remark("well_played", 1))]
    match = SimpleNamespace(
        ply=100,
        statements=lambda: said,
        attendance=SimpleNamespace(player=lambda seat: {"kind": "bot"}),
    )
    session: Any = SimpleNamespace(match=match)
    words = _last_words(session, TABLES["condottiere3"], ["", "Aldric", "Maud"], (1,))
    assert set(words) == {2}
    said[:] = [(97, 2, Remark("own_near")), (98, 1, Remark("lost_to", 2))]
    assert _last_words(session, TABLES["condottiere3"], ["", "Aldric", "Maud"], (1,)) == {}
    # What was said of one move is no last word after others: here two followed, then only the last.
    said[:] = [(96, 2, Remark("twice", 0)), (97, 1, Remark("half"))]
    assert _last_words(session, TABLES["cannir"], ["", "Aldric", "Maud"], ()) == {}
    said[:] = [(97, 2, Remark("twice", 0)), (98, 1, Remark("half"))]
    assert set(_last_words(session, TABLES["cannir"], ["", "Aldric", "Maud"], ())) == {2}


@pytest.mark.parametrize("word", [*GREETINGS, "thinking"])
def test_a_greeting_is_no_last_word(word: Any) -> None:
    match = SimpleNamespace(
        ply=5,
        statements=lambda: [(5, 1, Remark(word, tone="aldric"))],
        attendance=SimpleNamespace(player=lambda seat: {"kind": "bot"}),
    )
    session: Any = SimpleNamespace(match=match)
    assert _last_words(session, TABLES["condottiere3"], ["", "Aldric"], ()) == {}
