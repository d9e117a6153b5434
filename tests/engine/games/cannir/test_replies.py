"""The replies told of an action, against the plain reading of the rules with each unseen card."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cannir import CANNIR
from engine.games.cannir.board import BOARD
from engine.games.cannir.bots.endgame import exact_values
from engine.games.cannir.events import suite_of
from engine.games.cannir.options import Options
from engine.games.cannir.replies import aftermath
from engine.games.cannir.state import ATTACK, CHOOSE, ORDER, PLACE_DOWN, RESTORE, VALUE, CannirState
from tests.engine.games.cannir.reference import CARDS, Lying, Suite, Table, suites, value

#: The letters of both programs for the orders: red, grey, green.
_NAMES = [f"{'rgv'[ORDER[card]]}{VALUE[card]}" for card in range(len(CARDS))]


@cache
def _suites_of(values: frozenset[tuple[str, int]]) -> set[Suite]:
    return suites(dict(values))


class _QuickTable(Table):
    """A table that finds the suites of a board once."""

    def suites(self) -> set[Suite]:
        return _suites_of(frozenset((c, value(card)) for c, card in self.shown().items()))

    def twin(self) -> _QuickTable:
        """Return a copy to play on."""
        stacks = {cell: stack[:] for cell, stack in self.stacks.items()}
        hands = {seat: hand[:] for seat, hand in self.hands.items()}
        return replace(self, stacks=stacks, hands=hands, pile=self.pile[:], removed=[])


def _table(state: CannirState) -> _QuickTable:
    """Return a state as the plain rules hold it; the pile is never drawn out here."""
    stacks = {
        BOARD.names[cell]: [
            Lying(_NAMES[card], place == len(stack) - 1 and bool(state.up >> cell & 1))
            for place, card in enumerate(stack)
        ]
        for cell, stack in enumerate(state.stacks)
        if stack
    }
    sovereign = None
    if state.sovereign:
        suite = suite_of(state.sovereign, state.values)
        sovereign = str(state.owner), (suite.kind, frozenset(suite.cells))
    hands = {str(seat): [_NAMES[card] for card in hand] for seat, hand in enumerate(state.hands)}
    pile = [_NAMES[card] for card in state.pile[::-1]]
    return _QuickTable(list(hands), str(state.turn), stacks, hands, pile, [], sovereign)


def _hidden(state: CannirState) -> list[str]:
    """Return the cards that the seat to move cannot see."""
    mine = set(state.hands[state.turn])
    cards = (*state.pile, *(card for hand in state.hands for card in hand))
    return [_NAMES[card] for card in cards if card not in mine]


def _stoppers(table: _QuickTable, unseen: list[str]) -> int:
    """Return the number of cards with which the seat on turn breaks or takes the suite."""
    assert table.sovereign is not None
    owner, count = table.sovereign[0], 0
    for card in unseen:
        table.hands[table.turn] = [card]
        for play in table.plays():
            after = table.twin()
            after.play(play)
            if after.choices or after.sovereign is None or after.sovereign[0] != owner:
                count += 1
                break
    return count


def _fewest(table: _QuickTable, play: tuple[str, ...], unseen: list[str]) -> int | None:
    """Return how many cards stop the suite a play makes, where the mover picks the safest."""
    mover, after = table.turn, table.twin()
    after.play(play)
    ways = [after]
    if after.choices:
        ways = [after.twin() for _ in after.choices]
        for way, suite in zip(ways, sorted(after.choices, key=str), strict=True):
            way.choose(suite)
    made = [w for w in ways if w.sovereign is not None and w.sovereign[0] == mover]
    return min((_stoppers(w, unseen) for w in made), default=None)


def _played(state: CannirState, rng: Rng) -> tuple[Code, list[Code]]:
    """Return an action that makes a suite if there is one, and all that do."""
    codes, makers = state.codes(), []
    for code in codes:
        twin = state.clone()
        twin.step(code, Rng(0))
        if twin.choices or (twin.owner == state.turn and code < CHOOSE):
            makers.append(code)
    pick = makers or codes
    return pick[rng.below(len(pick))], makers


@pytest.mark.parametrize(("seats", "seeds"), [(2, range(30)), (3, range(24))])
def test_stoppers_are_counted_as_by_the_rules(seats: int, seeds: range) -> None:
    checked = chosen = late = turned = 0
    for seed in seeds:
        rng = Rng(seed)
        state = CANNIR.start(Options(), seats, rng)
        while state.decision is not None:
            code, makers = _played(state, rng)
            view = CANNIR.view(state, state.turn)
            for maker in makers[:2] if len(state.pile) > 1 else ():
                unseen = _hidden(state)
                card, cell = divmod(maker % PLACE_DOWN, len(BOARD.names))
                do = ("place", "", "attack", "restore")[maker // PLACE_DOWN]
                table = _table(state)
                twin = state.clone()
                twin.step(maker, Rng(0))
                expected = _fewest(table, (do, _NAMES[card], BOARD.names[cell]), unseen)
                found = aftermath(view, maker)
                assert found is not None
                assert found.after.stoppers == expected, (seed, CANNIR.action(maker))
                exact = exact_values(view, [maker]) or {}
                # Nothing can stop what a hint calls exactly 100 %.
                assert exact.get(maker) != 1.0 or not expected
                checked += 1
                chosen += bool(twin.choices)
                late += len(state.pile) <= seats
                turned += do == "restore"
            state.step(code, rng)
    assert checked >= 100
    assert min(chosen, late, turned) > 0


@pytest.mark.parametrize("seats", [2, 3])
def test_makers_are_counted_as_by_the_rules(seats: int) -> None:
    """Each unseen card is tried in every legal play of the independent rules."""
    checked = restored = 0
    for seed in (4, 11):
        rng = Rng(seed)
        state = CANNIR.start(Options(), seats, rng)
        while state.decision is not None:
            # Attacks leave cards that can be restored.
            attacks = [code for code in state.codes() if ATTACK <= code < RESTORE]
            codes = attacks or state.codes()
            code = codes[rng.below(len(codes))]
            view, unseen = CANNIR.view(state, state.turn), _hidden(state)
            then = aftermath(view, code)
            state.step(code, rng)
            if then is None or state.decision is None or state.turn != then.after.seat:
                continue
            table, makers, spots = _table(state), set[str](), dict[tuple[int, str], set[str]]()
            for card in unseen if len(state.pile) > seats else ():
                table.hands[table.turn] = [card]
                for play in table.plays():
                    after = table.twin()
                    after.play(play)
                    if after.choices or (after.sovereign and after.sovereign[0] == table.turn):
                        makers.add(card)
                        do, _, cell, *_ = play
                        top = table.stacks[cell][-1].card if do == "restore" else card
                        if do != "attack":
                            spots.setdefault((value(top), cell), set()).add(card)
                            restored += do == "restore"
            found = {
                spot: {_NAMES[card] for card in cards} for spot, cards in then.after.spots.items()
            }
            assert then.after.makers == len(makers), (seed, CANNIR.action(code))
            assert found == spots, (seed, CANNIR.action(code))
            checked += bool(makers)
    assert checked > 3
    assert restored > 5
