"""What hints of Contrées advise, and what they say of it, at positions of played matches."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.contrees.words.names import corner_code
from desktop.games.contrees.words.texts import TEXTS
from desktop.table.callouts.advice import Advice
from desktop.table.callouts.advice_reading import read_advice
from desktop.table.hints.differences import of_different_kind
from desktop.table.hints.reason_choice import callout_reason, sentences_of_row, shared_cost
from engine.bots.bot import Budget
from engine.bots.protocol import Request
from engine.bots.worker import _answer_question
from engine.games.contrees import CONTREES
from engine.games.contrees.options import Options
from engine.games.contrees.views import ContreesView
from tests.desktop.table.hints.test_every_hint import Patient

pytestmark = pytest.mark.usefixtures("unpainted")

NAMES = ("", "Aldric")
#: The lands of two matches, as the tiles were laid.
FIRST_LAND = [
    *((0, 0), (1, -1), (0, 1), (2, -2), (3, -3), (-1, 0), (3, -4), (-2, 1)),
    *((-1, -1), (-1, -2), (0, -2), (-2, -1), (-1, 1), (1, -3), (1, -4), (2, -4)),
]
SECOND_LAND = [
    *((0, 0), (0, -1), (-1, 1), (-1, 2), (1, -1), (2, -2), (-1, -1), (-1, 3)),
    *((-2, -1), (2, -1), (0, 1), (1, 1), (-1, 0), (-2, 0), (3, -3), (-2, -2)),
]
#: A to build at 2 to 0; H8 S is about to take two tiles and to free both of A.
TWO_TILES_IN_DANGER = {
    "land": FIRST_LAND,
    "towers": {
        "A": ["-2,2,N", "-1,-1,S", "-1,0,N", "-1,0,S", "-1,1,N", "-1,2,N", "1,-3,N"],
        "B": ["0,0,N", "0,1,N", "0,2,N", "1,-1,S", "1,0,S"],
    },
    "owners": {"A": [(-1, 0), (-1, 1)]},
    "supply": {"A": 16, "B": 16},
}
#: A leads by 5 to 1, but its chance is slight; G7 SE is about to take two tiles and to free two.
NEARLY_LOST = {
    "land": SECOND_LAND,
    "towers": {
        "A": ["-2,-2,S", "-2,-1,N", "-2,-1,S", "-2,0,N", "-2,1,N", "-1,-1,S", "-1,0,N",
              "0,-2,S", "0,-1,N", "0,-1,S", "1,1,S", "2,0,S"],
        "B": ["-1,2,N", "-1,2,S", "-1,3,N", "0,0,S", "0,1,N", "1,-1,S", "1,0,N", "1,2,N",
              "2,-2,N", "2,-2,S", "2,-1,N", "3,-3,N", "3,-3,S"],
    },
    "owners": {"A": [(0, -1), (-1, -1), (-2, -1), (-1, 0), (-2, 0)], "B": [(2, -2)]},
    "supply": {"A": 10, "B": 9},
}  # fmt: skip


def advised(position: dict[str, Any], iterations: int) -> tuple[Advice, ContreesView]:
    """Return the hint to A at a position after a number of iterations, and the view."""
    written = {"phase": "conquest", "turn": "A", **position}
    state = CONTREES.positions.read(written, Options(), ("A", "B"), 1)
    view, codes = CONTREES.view(state, 0), state.codes()
    legal, budget = [CONTREES.action(code) for code in codes], Budget(iterations=iterations)
    request = Request(CONTREES, view, legal, "level5", 1, budget, 2)
    reply: Any = _answer_question({"ask": 1, **request.message()}, Patient())  # type: ignore[arg-type]
    advice = read_advice(reply["thought"], CONTREES, codes, 2)
    assert advice is not None
    return of_different_kind(advice, TEXTS, view, NAMES), view


@pytest.mark.parametrize(
    ("position", "corner"),
    [(TWO_TILES_IN_DANGER, "H8 S"), (NEARLY_LOST, "G7 SE")],
)
def test_where_nearly_lost_the_move_that_keeps_more_comes_first_and_no_row_hides_the_danger(
    position: dict[str, Any], corner: str
) -> None:
    advice, view = advised(position, 1000)
    leads = [move.lead for move in advice.moves]
    assert None not in leads
    # Where nothing is done, the reply brings four points less of a lead.
    before, loses = view.score[0] - view.score[1], 4
    if not advice.is_open:
        assert leads[0] == max(lead for lead in leads if lead is not None)
        assert leads[0] > before - loses
    else:
        # A search knows more than the score after one reply.
        assert advice.moves[0].action == advice.own_choice
    context = advice, TEXTS, view, NAMES
    shared = shared_cost(*context)
    for row, move in enumerate(advice.moves):
        told = " ".join(sentences_of_row(advice, row, *context[1:]))
        assert move.lead is not None
        if move.lead < before:
            assert "becomes" in told
            assert "becomes" in callout_reason(advice, row, *context[1:]) or (shared and row)
        at: Any = move.action
        if corner_code(view, at.at) != corner and move.lead == before - loses:
            assert f"the reply {corner} takes" in told.replace("The", "the")
