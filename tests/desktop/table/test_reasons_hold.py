"""Sentences of hints are true: what they claim is found again by playing the move they speak of.

Nothing of the code that finds the reasons is used; only the rules play, over seeded matches.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any

import pytest

from desktop.games.cannir.words.texts import TEXTS as CANNIR_TEXTS
from desktop.games.contrees.adjacency import corners
from desktop.games.contrees.words.names import corner_code, hex_name
from desktop.games.contrees.words.texts import TEXTS as CONTREES_TEXTS
from desktop.games.cortez.words.reasons import _often
from desktop.games.cortez.words.texts import CORTEZ_TEXTS, city_troops
from desktop.table.hints.hint_sentences import hedge
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Effect, Event
from engine.games.cannir import CANNIR
from engine.games.cannir.events import SovereignBroken, SovereignTaken
from engine.games.contrees import CONTREES
from engine.games.contrees.events import Demolished, Taken
from engine.games.contrees.state import HOLD
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import AddWarrior, AddWeapon, Bid, Pass
from engine.games.cortez.bots.combat_chances import combat_chances
from engine.games.cortez.cards import TROOP_NAMES
from engine.games.cortez.events import AuctionWon, ProvisionsDrawn
from engine.games.cortez.rules.action_codes import action_of, code_of
from engine.games.cortez.rules.scoring import objective_met

NAMES = ("Ana", "Bruno", "Clara", "Dora")


def moments(game: Game, seats: int, seed: int, most: int) -> Iterator[tuple[Any, Random]]:
    """Yield the states of a match in which a seat has a choice; half of the moves are random."""
    dice = Random(seed)
    state = game.start(game.options(), seats, Rng(seed))
    for ply in range(most):
        if state.decision is None:
            return
        codes = state.codes()
        if len(codes) > 1:
            yield state.clone(), dice
        code = dice.choice(codes)
        if dice.random() < 0.6:
            code = game.policy.suggest(game.view(state, state.turn), codes, Rng(ply))
        state.step(code, Rng(seed + ply))


def played(state: Any, code: int, lots: int = 1) -> tuple[Any, list[Event]]:
    events: list[Event] = []
    after = state.clone()
    after.step(code, Rng(lots), events)
    return after, events


def clause(texts: Any, fact: Effect, view: Any) -> str:
    reason = texts.reason(fact, view, NAMES)
    assert reason is not None, fact
    return f"{reason.clause}{reason.why}."


def number_in(said: str) -> int:
    return int(re.findall(r"\d+", said)[0])


# -- Contrées --------------------------------------------------------------------------------------


def taken(events: Sequence[Event], seat: int) -> set[Any]:
    return {tile for one in events if isinstance(one, Taken) and one.seat == seat
            for tile in one.hexes}  # fmt: skip


def razed(events: Sequence[Event]) -> set[str]:
    return {tower for one in events if isinstance(one, Demolished) for tower in one.towers}


def replies(state: Any) -> list[tuple[set[Any], set[str]]]:
    """What each answer of the seat to move takes and razes."""
    if state.decision is None:
        return []
    found = []
    for code in state.codes():
        _, events = played(state, code)
        found.append((taken(events, state.turn), razed(events)))
    return found


def in_reach(view: Any, seat: int) -> set[Any]:
    """Tiles that one more tower of a seat takes."""
    built = {corner for towers in view.towers for corner in towers}
    return {
        tile
        for tile in view.land
        if tile not in view.owners[seat]
        and len(set(corners(tile)) & set(view.towers[seat])) == HOLD - 1
        and set(corners(tile)) - built
    }


@pytest.mark.parametrize("seed", range(2))
def test_what_contrees_says_of_a_tower_is_what_it_does(seed: int) -> None:
    seen: Counter[str] = Counter()
    for state, dice in moments(CONTREES, 2, seed, 60):
        if state.decision.kind == "lay" or not state.tower or dice.random() < 0.5:
            continue
        view, seat = CONTREES.view(state, state.turn), state.turn
        for code in dice.sample(state.codes(), min(4, len(state.codes()))):
            facts = CONTREES.reasons(state.clone(), code, Rng(0))
            after, events = played(state, code)
            then, answers = CONTREES.view(after, seat), replies(after)
            numbers = {
                "takes": len(taken(events, seat)),
                "razes": len(razed(events)),
                "threatens": len(in_reach(then, seat) - in_reach(view, seat)),
                "offers": max((len(tiles) for tiles, _ in answers), default=0),
                "exposes": max((len(towers) for _, towers in answers), default=0),
            }
            found: Counter[str] = Counter()
            for fact in facts:
                seen[fact.kind] += 1
                said = clause(CONTREES_TEXTS, fact, view)
                if fact.about and fact.kind in ("takes", "threatens"):
                    (tile,) = taken(events, seat) if fact.kind == "takes" else (
                        in_reach(then, seat) - in_reach(view, seat)
                    )  # fmt: skip
                    assert hex_name(tile) in said
                elif fact.about and fact.kind == "exposes":
                    corner = said.partition("tower on ")[2].partition(" in reply")[0]
                    lost = {tower for _, towers in answers for tower in towers}
                    assert {corner_code(view, tower) for tower in lost} == {corner}
                elif fact.kind in numbers:
                    assert number_in(said) <= numbers[fact.kind], said
                found[fact.kind] = max(found[fact.kind], fact.number)
            if after.decision is not None:
                for kind, number in numbers.items():
                    assert found[kind] == number, (kind, facts)
    assert seen["takes"] > 5
    assert seen["threatens"] > 5
    assert seen["offers"] > 5


# -- Cannir ----------------------------------------------------------------------------------------


def test_what_cannir_says_of_a_card_is_what_it_does() -> None:
    seen: Counter[str] = Counter()
    matches = [moments(CANNIR, 2 + seed % 2, seed, 90) for seed in range(1, 7)]
    for state, _ in chain(*matches):
        seat, view = state.turn, CANNIR.view(state, state.turn)
        if state.decision.kind == "choose":
            continue
        for code in state.codes():
            after, events = played(state, code)
            broken = [one.seat for one in events if isinstance(one, SovereignBroken)]
            made = [one for one in events if isinstance(one, SovereignTaken) and one.seat == seat]
            facts = [
                fact
                for fact in CANNIR.reasons(state.clone(), code, Rng(1))
                if fact.kind in ("suite", "breaks")
            ]
            for fact in facts:
                seen[fact.kind] += 1
                said = clause(CANNIR_TEXTS, fact, view)
                if fact.kind == "suite" and made:
                    assert number_in(said) == len(made[-1].values), said
                elif fact.kind == "breaks":
                    assert fact.seat is not None
                    assert NAMES[fact.seat] in said
                    assert fact.seat in broken or after.owner != fact.seat
            deed = CANNIR_TEXTS.immediate_effect(CANNIR.action(code), view, NAMES)
            if made and after.decision is not None and after.decision.kind != "choose":
                assert deed == f"It makes a suite of {len(made[-1].values)} cards."
            assert not deed.startswith("It breaks") or broken
    assert seen["suite"] > 3
    assert seen["breaks"] > 3


# -- Cortez ----------------------------------------------------------------------------------------


def _claims_of_deed(state: Any, code: int, said: str, seat: int) -> None:
    """Check the sentence on what an action of Cortez does at once."""
    after, events = played(state, code)
    before_view: Any = CORTEZ.view(state, seat)
    view = CORTEZ.view(after, seat)
    action: Any = action_of(code)
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    if said.startswith("It raises the strength"):
        side = state.combat.fighters.index(seat)
        assert numbers == [state.combat.strength(side), after.combat.strength(side)], said
    elif "hand to" in said and "warrior" in said:
        assert numbers == [after.warrior_count(seat)] or not after.deck_size(state.nations[seat])
    elif "hand to" in said:
        assert numbers == [after.provision_count(seat)], said
    elif "paying it leaves" in said:
        amount = action.amount
        worth = state.rules.options.worth
        held = before_view.provisions[seat]
        assert numbers[-1] == sum(map(worth, held)) - amount
        if "tops" in said:
            assert NAMES[before_view.auction.by] in said
            assert numbers[0] == before_view.auction.best < amount
    elif said.startswith("It leaves the card to"):
        won = [one.seat for one in events if isinstance(one, AuctionWon)]
        if not won:
            assert after.decision.kind == "pay"
            won = [after.turn]
        assert NAMES[won[0]] in said
        assert numbers == [before_view.auction.best]
    elif re.match(r"It brings \d+ provision", said):
        drawn = [one for one in events if isinstance(one, ProvisionsDrawn) and one.seat == seat]
        assert numbers == [sum(len(one.cards) for one in drawn)], said
    elif said.startswith("It brings one more troop into the city"):
        held = [sum(view.troops[troop].collar == seat for troop in city_troops(view))
                for view in (before_view, view)]  # fmt: skip
        assert held[1] == held[0] + 1, said
    elif said.startswith("It goes to the objective"):
        assert objective_met(after, seat)
    elif "that can move and score" in said:
        marked = [table.collars.count(seat) for table in (state, after)]
        assert marked[1] == marked[0] + 1, said
    elif said.startswith("It keeps the beaten troop out"):
        assert action.to in [troop.at for troop in view.troops], said
        assert not action.to.startswith("T"), said
    elif "more troop in the city" in said:
        assert len(city_troops(view)) == len(city_troops(before_view)) + 1, said
    elif said.startswith("It attacks"):
        assert after.combat is not None
    else:
        assert said.startswith("It leaves Ana with" if not seat else "It leaves"), said


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_what_cortez_says_of_an_action_is_what_it_does(seats: int, seed: int) -> None:
    seen: Counter[str] = Counter()
    for state, dice in moments(CORTEZ, seats, seed, 500):
        seat, view = state.turn, CORTEZ.view(state, state.turn)
        for code in dice.sample(state.codes(), min(12, len(state.codes()))):
            action = action_of(code)
            said = CORTEZ_TEXTS.immediate_effect(action, view, NAMES)
            if said:
                seen[type(action).__name__] += 1
                _claims_of_deed(state, code, said, seat)
    assert seen["Move"] > 20
    assert seen["AddWarrior"] > 5
    if seats > 2:
        assert seen["Bid"] > 5


def _inside(view: Any, seat: int) -> int:
    return sum(view.troops[troop].collar == seat for troop in city_troops(view))


def _ahead(view: Any) -> str:
    """The nation with more troops in the city; of equal ones that on the highest number."""
    held: dict[str, list[int]] = {"spanish": [], "aztec": []}
    for troop in city_troops(view):
        at = view.troops[troop].at
        assert at is not None
        held["spanish" if TROOP_NAMES[troop].startswith("S") else "aztec"].append(int(at[1:]))
    return max(held, key=lambda nation: (len(held[nation]), max(held[nation], default=0)))


@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (3, 7), (4, 8)])
def test_what_cortez_says_of_the_next_turn_came_true_there(seats: int, seed: int) -> None:
    """`Game.reasons` leaves the imagined world where it ended."""
    seen: Counter[str] = Counter()
    for state, dice in moments(CORTEZ, seats, seed, 260):
        if dice.random() < 0.5:
            continue
        seat, before = state.turn, CORTEZ.view(state, state.turn)
        for code in dice.sample(state.codes(), min(3, len(state.codes()))):
            world = state.clone()
            facts = CORTEZ.reasons(world, code, Rng(seed))
            after = CORTEZ.view(world, OMNISCIENT)
            for fact in facts:
                seen[fact.kind] += 1
                said = clause(CORTEZ_TEXTS, fact, before)
                marked = [sum(troop.collar == seat for troop in view.troops)
                          for view in (before, after)]  # fmt: skip
                match fact.kind:
                    case "enters":
                        assert number_in(said) <= _inside(after, seat) - _inside(before, seat)
                    case "leaves":
                        assert number_in(said) <= _inside(before, seat) - _inside(after, seat)
                    case "marks" | "unmarked":
                        assert (marked[1] > marked[0]) == (fact.kind == "marks")
                    case "temple" | "temple_lost":
                        assert objective_met(world, seat) == (fact.kind == "temple")
                    case "treasure":
                        winner = seat if fact.seat is None else fact.seat
                        assert after.treasures[winner] > before.treasures[winner]
                        assert fact.seat is None or NAMES[winner] in said
                    case "spends":
                        spent = [view.provisions[seat].count(fact.about)
                                 for view in (before, after)]  # fmt: skip
                        assert number_in(said) <= spent[0] - spent[1]
                    case "nation":
                        assert _ahead(after) == before.nations[seat]
                    case "beats" | "beaten" if not fact.about and fact.seat is not None:
                        assert NAMES[fact.seat] in said
                        fighters = after.last and (after.last.attacker, after.last.defender)
                        assert fighters is not None
                    case "wins" | "loses":
                        assert (seat in after.winners) == (fact.kind == "wins")
    assert seen["enters"] > 10
    assert seen["nation"] > 10
    assert seen["spends"] > 10


@pytest.mark.parametrize("seed", [4, 5])
def test_a_laying_that_a_hint_advises_can_be_laid_and_comes_to_its_strength(seed: int) -> None:
    seen = 0
    for state, _ in moments(CORTEZ, 3, seed, 500):
        if state.decision.kind != "combat_step":
            continue
        seat, view = state.turn, CORTEZ.view(state, state.turn)
        codes = state.codes()
        found = combat_chances(view, codes, 1, lambda worlds: worlds >= 10)
        facts = {action_of(code): tuple(told) for code, told in found.items()}
        for action, told in facts.items():
            plan = CORTEZ_TEXTS.plan(action, told, view)
            if not plan:
                continue
            seen += 1
            after = state.clone()
            side = after.combat.fighters.index(seat)
            for card in plan:
                assert after.turn == seat
                assert code_of(card) in after.codes(), (plan, card)
                after.step(code_of(card), Rng(0))
            reason = CORTEZ_TEXTS.contest(action, facts, view, NAMES)
            assert reason is not None
            strength = after.combat.strength(side)
            assert f"{NAMES[seat]} comes to {strength} and wins" in reason.clause
            warriors = [card.value for card in plan if isinstance(card, AddWarrior)]
            assert all(str(value) in reason.clause for value in warriors)
            assert f"{len(plan) - len(warriors)} weapon" in reason.clause or AddWeapon() not in plan
        if seen > 12:
            break
    assert seen > 3


def test_adverbs_agree_with_their_figures() -> None:
    shares = {
        "almost always": (95, 99), "in most cases": (75, 94), "more often than not": (56, 74),
        "about every other time": (45, 55), "in less than half of the cases": (25, 44),
        "only rarely": (6, 24), "hardly ever": (1, 5), "for sure": (100, 100),
    }  # fmt: skip
    for words, (low, high) in shares.items():
        for number in (low, (low + high) // 2, high):
            assert _often(number).startswith(words), number
    worlds = 40
    for often in range(1, worlds + 1):
        said = hedge("It takes H8", "", often, worlds)
        share = often / worlds
        assert ("sometimes" in said) == (share < 0.4)
        assert ("about half" in said) == (0.4 <= share < 0.6)
        assert ("usually" in said) == (0.6 <= share < 0.9)
        assert ("almost always" in said) == (0.9 <= share < 1.0)


def test_passing_and_bidding_are_told_in_every_auction() -> None:
    told = Counter[type]()
    for state, _ in moments(CORTEZ, 4, 9, 600):
        if state.decision.kind != "bid":
            continue
        view = CORTEZ.view(state, state.turn)
        for code in state.codes():
            action = action_of(code)
            said = CORTEZ_TEXTS.immediate_effect(action, view, NAMES)
            told[type(action)] += bool(said)
            if isinstance(action, Pass) and said:
                _claims_of_deed(state, code, said, state.turn)
    assert told[Bid] > 5
