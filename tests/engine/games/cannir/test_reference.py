"""Whole turns against an independent reading of the rules: legal plays, claims, endings."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.play.position_file import run_position
from tests.engine.games.cannir.kit import Outcome, position, read_stack
from tests.engine.games.cannir.reference import (
    CARDS,
    CELLS,
    LINES,
    Lying,
    Play,
    Table,
    suites,
    value,
)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Return a moment of the game.

    Suites are common, some cards lie face down, some are removed.
    """
    seats = list(draw(st.sampled_from(["AB", "ABC"])))
    free_paths, veiled = draw(st.booleans()), draw(st.booleans())
    deck = list(draw(st.permutations(CARDS)))
    cells = list(draw(st.permutations(CELLS)))
    stacks: dict[str, list[Lying]] = {}

    def lay(cell: str, card: str) -> None:
        deck.remove(card)
        stacks.setdefault(cell, []).append(Lying(card, True))

    line = draw(st.sampled_from(LINES))
    length = draw(st.integers(0, min(5, len(line))))
    start, step = draw(st.integers(1, 7)), draw(st.sampled_from([-1, 0, 1]))
    for n, cell in enumerate(line[:length]):
        cards = [card for card in deck if value(card) == start + n * step]
        if cards:
            lay(cell, cards[0])
    for cell in cells[: draw(st.integers(1, 4))]:
        if cell not in stacks:
            lay(cell, deck[0])
    for cell in draw(st.lists(st.sampled_from(CELLS), max_size=3)):
        layer = draw(st.sampled_from([None, *seats])) if veiled else None
        stacks.setdefault(cell, []).insert(0, Lying(deck.pop(0), False, layer))

    hands = {seat: [deck.pop(0) for _ in range(2)] for seat in seats}
    removed = [deck.pop(0) for _ in range(draw(st.integers(0, min(3, len(deck) - 1))))]
    table = Table(seats, "B", stacks, hands, deck, removed, None, free_paths, veiled)
    found = sorted(table.suites(), key=lambda item: (-len(item[1]), item[0], sorted(item[1])))
    if found:
        longest = [item for item in found if len(item[1]) == len(found[0][1])]
        owners = [seat for seat in seats if seat != "B"]
        table.sovereign = draw(st.sampled_from(owners)), draw(st.sampled_from(longest))
    return table


def written(table: Table, play: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the position file of a table."""
    sovereign = None
    if table.sovereign is not None:
        owner, (kind, cells) = table.sovereign
        sovereign = (owner, kind, " ".join(sorted(cells)))
    return position(
        board(table),
        turn=table.turn,
        hands={seat: " ".join(cards) for seat, cards in table.hands.items()},
        pile=" ".join(table.pile),
        removed=" ".join(table.removed),
        sovereign=sovereign,
        seats="".join(table.seats),
        play=play,
        free_paths=table.free_paths,
        veiled=table.veiled,
    )


def board(table: Table) -> dict[str, str]:
    """Return the stacks of a table as the kit writes them."""
    return {
        cell: read_stack(
            [
                [c.card, "up" if c.up else "down"]
                + [extra for extra in (c.layer, c.above) if extra]
                for c in stack
            ]
        )
        for cell, stack in table.stacks.items()
        if stack
    }


def answer(seat: str, play: Play) -> dict[str, Any]:
    """Return a play of the reference as a step of a position file."""
    do, card, cell, *face = play
    return {"seat": seat, "do": do, "card": card, "cell": cell} | ({"face": "down"} if face else {})


@pytest.mark.rule("cannir", "II - But du jeu", 1)
@settings(max_examples=150)
@given(tables())
def test_suites_agree(table: Table) -> None:
    assert Outcome(run_position(written(table, []))).suites == table.suites()


@pytest.mark.rule("cannir", "II - But du jeu", 4)
@settings(max_examples=120)
@given(st.sampled_from(LINES), st.permutations(CARDS), st.integers(3, 7), st.data())
def test_any_filling_of_one_line_agrees(
    line: list[str], cards: list[str], length: int, data: st.DataObject
) -> None:
    """Few values make suites likely; a line has at most seven cells."""
    low = [card for card in cards if value(card) <= 4]
    gaps = data.draw(st.sets(st.sampled_from(line), max_size=1))
    shown = {c: k for c, k in zip(line[:length], low, strict=False) if c not in gaps}
    expected = suites({cell: value(card) for cell, card in shown.items()})
    table = Table(["A", "B"], "B", {c: [Lying(k, True)] for c, k in shown.items()}, {}, [])
    rest = [card for card in CARDS if card not in shown.values()]
    table.hands, table.pile = {"A": rest[:3], "B": rest[3:6]}, rest[6:]
    if expected and shown:
        table.sovereign = ("A", max(expected, key=lambda item: (len(item[1]), sorted(item[1]))))
    if shown:
        assert Outcome(run_position(written(table, []))).suites == expected


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
@pytest.mark.rule("cannir", "V - Effet des cartes", 2)
@pytest.mark.rule("cannir", "V - Effet des cartes", 11)
@settings(max_examples=150)
@given(tables())
def test_legal_plays_agree(table: Table) -> None:
    outcome = Outcome(run_position(written(table, [])))
    assert outcome.asked == ("B", "play")
    assert outcome.plays == table.plays()


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 4)
@pytest.mark.rule("cannir", "VI - Conditions de victoire", 9)
@pytest.mark.rule("cannir", "VII - Cas particulier", 1)
@settings(max_examples=250)
@given(tables(), st.data())
def test_turns_agree(table: Table, data: st.DataObject) -> None:
    """Up to four turns played by both, compared after every answer."""
    file, steps = written(table, []), list[dict[str, Any]]()
    for _ in range(4):
        if table.result is not None:
            break
        plays = sorted(table.plays())
        if len(plays) < 2:
            break  # a single legal answer is not asked
        # Effects are rarer than placements and change suites more often: prefer them at times.
        effects = [play for play in plays if play[0] != "place"]
        rare = bool(effects) and data.draw(st.booleans())
        play = data.draw(st.sampled_from(effects if rare else plays))
        steps.append(answer(table.turn, play))
        table.play(play)
        compare(table, Outcome(run_position({**file, "play": steps})))
        if table.choices:
            kind, cells = data.draw(st.sampled_from(sorted(table.choices, key=repr_suite)))
            steps.append({"seat": table.turn, "do": "choose", "cells": sorted(cells)})
            table.choose((kind, cells))
            compare(table, Outcome(run_position({**file, "play": steps})))


def repr_suite(item: tuple[str, frozenset[str]]) -> tuple[str, list[str]]:
    """Return a stable order of suites."""
    return item[0], sorted(item[1])


def compare(table: Table, outcome: Outcome) -> None:
    """Every public figure of the engine against the reference."""
    assert all(step["legal"] for step in outcome.steps)
    assert outcome.board == board(table)
    assert outcome.hands == {seat: set(cards) for seat, cards in table.hands.items()}
    assert outcome.pile == table.pile
    assert outcome.removed == set(table.removed)
    assert outcome.suites == table.suites()
    assert outcome.choices == table.choices
    if not table.choices:
        held = table.sovereign
        assert outcome.sovereign == (None if held is None else (held[0], *held[1]))
    if table.result is not None:
        winners, by = table.result
        assert outcome.result == {"winners": list(winners), "by": by}
        assert outcome.asked is None
    else:
        assert outcome.result is None
        assert outcome.asked == (table.turn, "choose" if table.choices else "play")
        if not table.choices:
            assert outcome.plays == table.plays()
