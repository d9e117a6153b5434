"""What endings, statistics and the chronicle tell of suites, against the raw board.

Whole matches of bots that do not search; the fates of suites are found anew from the face-up cards
before and after each turn, by the independent reading of the rules.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, cast

import pytest
from PySide6.QtWidgets import QApplication

from desktop.games.cannir.match_ending import ending
from desktop.games.cannir.match_statistics import statistics
from desktop.games.cannir.words.texts import TEXTS
from engine.core.rng import Rng
from engine.core.values import Seat, Step
from engine.data.codec import encode
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Place
from engine.games.cannir.board import BOARD
from engine.games.cannir.bots.policy import CannirPolicy
from engine.games.cannir.events import SovereignTaken
from engine.games.cannir.options import Options
from engine.games.cannir.reigns import Fate, reigns_of
from engine.games.cannir.state import CHOOSING, CannirState
from engine.games.cannir.views import CannirView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import set_up
from tests.engine.games.cannir.kit import position
from tests.engine.games.cannir.reference import suites

NAMES = ["Ana", "Rui", "Eva"]


class Told(NamedTuple):
    """The suites of a match, from the cards on the board alone."""

    #: By seat, the suites it held, and the reigns it ended in each way.
    held: Counter[Seat]
    ended: Counter[tuple[Seat, Fate]]
    #: The number of cards that each ended reign lasted.
    lasted: list[int]
    match: Match[CannirView]


def owner_of(view: CannirView) -> tuple[Seat, frozenset[str]] | None:
    found = view.sovereign
    return (found.owner, frozenset(found.cells)) if found is not None else None


def grids(view: CannirView) -> list[frozenset[str]]:
    """Return the cells of every suite on the board."""
    tops = {cell: stack[-1] for cell, stack in zip(BOARD.names, view.board, strict=True) if stack}
    up = {cell: int(top.card[1]) for cell, top in tops.items() if top.up and top.card}
    return [cells for _, cells in suites(up, view.options.free_paths)]


def played(seed: int, seats: int, **options: bool) -> Told:
    """Play a match without a search, and count what happens to its suites."""
    match: Match[CannirView] = Match(new_record(CANNIR, seats, seed, encode(Options(**options))))
    policy, rng = CannirPolicy(), Rng(seed)
    held: Counter[Seat] = Counter()
    ended: Counter[tuple[Seat, Fate]] = Counter()
    lasted: list[int] = []
    cards = begun = 0
    last: tuple[Seat, frozenset[str]] | None = None
    while match.decision is not None:
        seat = match.decision.seat
        cards += match.decision.kind != CHOOSING
        code = policy.playout_action(cast(CannirState, match.true_state()), match.codes(), rng)
        match.submit(seat, CANNIR.action(code))
        view = match.open_view()
        now = owner_of(view)
        if match.decision is not None and match.decision.kind == CHOOSING and now == last:
            continue  # the suite that follows is not known yet
        if now == last:
            continue
        if last is not None:
            there = grids(view)
            grown = any(last[1] < cells for cells in there)
            fate = Fate.LENGTHENED if grown else Fate.BROKEN
            if now is not None and now[1] == last[1]:
                fate = Fate.TAKEN
            elif last[1] in there:
                fate = Fate.REPLACED
            ended[seat, fate] += 1
            lasted.append(cards - begun)
        if now is not None:
            held[seat] += 1
            begun = cards
        last = now
    return Told(held, ended, lasted, match)


@pytest.mark.parametrize(("seats", "free_paths"), [(2, False), (3, False), (2, True)])
def test_endings_and_statistics_count_what_happened_on_the_board(
    qapp: QApplication, seats: int, free_paths: bool
) -> None:
    seen: Counter[Fate] = Counter()
    for seed in range(8):
        told = played(seed, seats, free_paths=free_paths)
        match, names = told.match, NAMES[:seats]
        by_fate = Counter[Fate]()
        for (_, fate), count in told.ended.items():
            by_fate[fate] += count
        seen += by_fate
        for seat in range(seats):
            named = ["" if other == seat else name for other, name in enumerate(names)]
            end = ending(match, named, seat)
            figures = {figure.topic: figure for figure in end.figures}
            broken = told.ended[seat, Fate.BROKEN]
            outdone = told.ended[seat, Fate.LENGTHENED] + told.ended[seat, Fate.REPLACED]
            for topic, count in (
                ("suites", told.held[seat]), ("broken", broken), ("outdone", outdone),
            ):  # fmt: skip
                assert (topic in figures) == bool(count)
                assert not count or figures[topic].text == str(count)
            least = sorted(told.lasted)[:2]
            assert ("shortest" in figures) == (len(least) == 2 and least[0] < least[1])
            assert statistics(match).seats[seat][3:] == (told.held[seat], broken, outdone)
        note = end.course.note
        assert note.startswith(f"{told.held.total() - by_fate[Fate.TAKEN]} suite")
        # Different suites never share a label.
        shown = {(cell.label, cell.note.partition(" on ")[2]) for cell in end.course.cells}
        assert len({label for label, _ in shown}) == len(shown)
        words = ("broken", "lengthened", "replaced by another", "change")
        for fate, word in zip(Fate, words, strict=True):
            assert (f"{by_fate[fate]} {word}" in note) == bool(by_fate[fate])
        lines = [
            TEXTS.sentences(event, names, None)
            for step in match.steps
            for event in TEXTS.without_implied_events(step.events)
        ]
        assert sum("suite is broken" in line for line in lines) == by_fate[Fate.BROKEN]
        assert sum("suite is lengthened" in line for line in lines) == by_fate[Fate.LENGTHENED]
    assert min(seen[fate] for fate in (Fate.BROKEN, Fate.LENGTHENED)) > 0, seen


def test_a_suite_that_changes_hands_is_not_counted_as_replaced() -> None:
    """3-4-5 goes from A to B, who makes another suite with a 4, but chooses this one."""
    board = {"N1": "v3", "C": "g4", "S1": "v5", "E1": "r4"}
    held = SovereignTaken(0, "run", ("N1", "C", "S1"), (3, 4, 5))
    written = position(
        board, hands={"A": "r2 g7 g2", "B": "v4 v7 v1"}, sovereign=("A", "run", "N1 C S1")
    )
    match: Match[CannirView] = set_up(CANNIR, {k: v for k, v in written.items() if k != "game"})
    match.submit(1, Place("v4", "W1"))
    match.submit(1, next(each for each in match.legal() if "N1" in getattr(each, "cells", ())))
    began = Step(0, Place("v3", "N1"), (held,))
    (_, taken) = found = reigns_of([began, *match.steps])
    assert [reign.fate for reign in found] == [Fate.TAKEN, None]
    assert taken.seat == 1
