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
from desktop.table.hints.hint_texts import hedge
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Effect, Event
from engine.games.cannir import CANNIR
from engine.games.cannir.bots.policy import CannirPolicy
from engine.games.cannir.events import SovereignBroken, SovereignTaken
from engine.games.contrees import CONTREES
from engine.games.contrees.events import Demolished, Taken
from engine.games.contrees.state import ASK_PLACE, POSSESSING_TOWERS
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import AddWarrior, AddWeapon, Bid, Pass
from engine.games.cortez.bots.combat_chances import combat_chances
from engine.games.cortez.cards import TROOP_NAMES
from engine.games.cortez.events import AuctionWon, ProvisionsDrawn
from engine.games.cortez.rules.action_codes import action_of, code_of
from engine.games.cortez.rules.scoring import is_objective_met, score_of
from engine.games.cortez.rules.table import NOBODY

pytestmark = pytest.mark.usefixtures("unpainted")

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
    return {tile for event in events if isinstance(event, Taken) and event.seat == seat
            for tile in event.hexes}  # fmt: skip


def razed(events: Sequence[Event]) -> set[str]:
    return {tower for event in events if isinstance(event, Demolished) for tower in event.towers}


def replies(state: Any) -> list[tuple[set[Any], set[str]]]:
    """Return what each answer of the seat to move takes and razes."""
    if state.decision is None:
        return []
    found = []
    for code in state.codes():
        _, events = played(state, code)
        found.append((taken(events, state.turn), razed(events)))
    return found


def in_reach(view: Any, seat: int) -> set[Any]:
    """Return tiles that one more tower of a seat takes."""
    built = {corner for towers in view.towers for corner in towers}
    return {
        tile
        for tile in view.land
        if tile not in view.owners[seat]
        and len(set(corners(tile)) & set(view.towers[seat])) == POSSESSING_TOWERS - 1
        and set(corners(tile)) - built
    }


def idle(state: Any) -> Any:
    """Return the state if the seat to move had built nothing."""
    twin = state.clone()
    twin.turn, twin.decision = 1 - state.turn, ASK_PLACE[1 - state.turn]
    return twin


def most(answers: Sequence[tuple[set[Any], set[str]]]) -> tuple[int, int]:
    """Return the most tiles that one of these answers takes, and the most towers that one razes."""
    return (
        max((len(tiles) for tiles, _ in answers), default=0),
        max((len(towers) for _, towers in answers), default=0),
    )


def whole(answers: Sequence[tuple[set[Any], set[str]]], part: int) -> set[Any]:
    """Return everything that some answer takes (0) or razes (1)."""
    return {piece for answer in answers for piece in answer[part]}


def threat_of(state: Any, seat: int, threatened: set[Any]) -> tuple[str, Any]:
    """Return what becomes of new threats: their kind, and the tiles or the sets of razed towers.

    They are "undone" if an answer that razes towers ends them all, "forces" if only another does.
    """
    if state.decision is None or state.turn == seat or not threatened:
        return "threatens", threatened
    ending = []
    for code in state.codes():
        after, events = played(state, code)
        then = CONTREES.view(after, seat)
        # No tile is taken after the last tower or the end of the game.
        lasting = after.decision is not None and then.supply[seat]
        if not (in_reach(then, seat) & threatened if lasting else ()):
            ending.append(frozenset(razed(events)))
    if any(ending):
        return "undone", [towers for towers in ending if towers]
    return ("forces" if ending else "threatens"), threatened


def most_of(sets: Sequence[frozenset[Any]]) -> int:
    return max(map(len, sets))


def names_in(said: str) -> set[str]:
    """Return the tiles and corners that a sentence names."""
    return set(re.findall(r"\b[A-Z]\d+(?: [NS][EW]?)?\b", said))


def test_what_contrees_says_of_a_tower_is_what_it_does() -> None:
    seen: Counter[str] = Counter()
    for state, dice in chain(*(moments(CONTREES, 2, seed, 60) for seed in range(2))):
        if state.decision.kind == "lay" or not state.tower or dice.random() < 0.3:
            continue
        view, seat = CONTREES.view(state, state.turn), state.turn
        before, codes = replies(idle(state)), state.codes()
        # Also some that stand in the rival's way.
        contested = {corner for tile in in_reach(view, 1 - seat) for corner in corners(tile)}
        near = [code for code in codes if getattr(CONTREES.action(code), "at", "") in contested]
        for code in {*dice.sample(codes, min(3, len(codes))), *near[:3]}:
            facts = CONTREES.reasons(state.clone(), code, Rng(0))
            after, events = played(state, code)
            then, answers = CONTREES.view(after, seat), replies(after)
            (lost, felled), (loses, fells) = most(before), most(answers)
            threat, threats = threat_of(after, seat, in_reach(then, seat) - in_reach(view, seat))
            new_risk = whole(answers, 1) - whole(before, 1)
            numbers = {
                **dict.fromkeys(("threatens", "forces", "undone"), 0),
                "takes": len(taken(events, seat)),
                "razes": len(razed(events)),
                threat: len(threats) if threat != "undone" else most_of(threats),
                "risks": max((len(towers & new_risk) for _, towers in answers), default=0),
                "offers": loses,
                "exposes": fells,
                "denies": max(0, lost - loses),
                "saves": max(0, felled - fells),
            }
            pieces = {
                "takes": taken(events, seat),
                threat: threats if threat != "undone" else set().union(*threats),
                "risks": new_risk,
                "offers": whole(answers, 0),
                "exposes": whole(answers, 1),
                "denies": whole(before, 0) - whole(answers, 0),
                "saves": whole(before, 1) - whole(answers, 1),
            }
            found: Counter[str] = Counter()
            for fact in facts:
                seen[fact.kind] += 1
                said = clause(CONTREES_TEXTS, fact, view)
                if fact.about:
                    seen[f"{fact.kind} by name"] += 1
                    towers = fact.kind in ("exposes", "saves", "risks", "undone")
                    assert names_in(said) == {
                        corner_code(view, piece) if towers else hex_name(piece)
                        for piece in pieces[fact.kind]
                    }, said
                elif fact.kind in numbers:
                    assert number_in(said) <= numbers[fact.kind], said
                found[fact.kind] = max(found[fact.kind], fact.number)
            if after.decision is not None:
                for kind, number in numbers.items():
                    assert found[kind] == number, (kind, facts)
    for kind in ("takes", "offers", "denies", "exposes", "saves", "risks", "undone"):
        assert seen[kind] > 2, kind
        assert seen[f"{kind} by name"] > 0, kind


def test_what_contrees_says_of_a_tile_is_where_it_lies() -> None:
    """A tower between two tiles stands around both."""
    seen: Counter[int] = Counter()
    for seed in range(4):
        for state, _ in moments(CONTREES, 2, seed, 16):
            if state.decision.kind != "lay":
                continue
            view = CONTREES.view(state, state.turn)
            for code in state.codes():
                action: Any = CONTREES.action(code)
                ring = set(corners(action.hex))
                beside = [tile for tile in view.land if len(ring & set(corners(tile))) == 2]
                facts = CONTREES.reasons(state.clone(), code, Rng(0))
                said = [clause(CONTREES_TEXTS, fact, view) for fact in facts]
                numbers = [number_in(sentence) for sentence in said]
                assert numbers == list(range(1, len(beside) + 1))
                for sentence in said:
                    several = "count for several" in sentence
                    assert several == (number_in(sentence) > 1), sentence
                    assert several or "counts for both" in sentence
                seen[len(beside)] += 1
    assert max(seen) > 3


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
            broken = [event.seat for event in events if isinstance(event, SovereignBroken)]
            made = [
                event
                for event in events
                if isinstance(event, SovereignTaken) and event.seat == seat
            ]
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
                sizes = len(made[-1].values)
                assert deed.endswith(
                    (
                        f"makes a sovereign suite of {sizes} cards.",
                        f"gains a suite of {sizes} cards.",
                    )
                )
            assert not deed.startswith("It breaks") or broken
    assert seen["suite"] > 3
    assert seen["breaks"] > 3


def rounds(state: Any, code: int, lots: int) -> tuple[Any, Any]:
    """Give a card, and what the rivals and then the seat itself answer, as bots play.

    Returns the state before the seat's next turn, and the one after it.
    """
    seat, rng, policy = state.turn, Rng(lots), CannirPolicy()
    world = state.clone()
    world.step(code, rng)

    def choose() -> None:
        while world.turn == seat and world.decision and world.decision.kind == "choose":
            own = [code for code in world.codes() if played(world, code)[0].owner == seat]
            assert own, "a seat chooses among suites it may take"
            world.step(own[0], rng)

    choose()
    while world.decision is not None and world.turn != seat:
        policy.rollout(world, rng, 1, [])
    then = world.clone()
    if world.decision is not None:
        policy.rollout(world, rng, 1, [])
        choose()
    return then, world


def may_win(state: Any) -> bool:
    """Return whether the suite wins if nobody touches it.

    Each seat draws until its owner's turn.
    """
    cards, turn = len(state.pile), state.turn
    while turn != state.owner:
        cards, turn = cards - 1, (turn + 1) % state.seats
        if not cards:
            return False
    return True


def test_what_cannir_says_of_the_next_turn_came_true_there() -> None:
    """A suite that the last card comes before is no reason: nobody wins with it."""
    seen: Counter[str] = Counter()
    matches = [moments(CANNIR, 2 + seed % 2, seed, 90) for seed in range(1, 13)]
    for state, _ in chain(*matches):
        seat, view = state.turn, CANNIR.view(state, state.turn)
        if state.decision.kind == "choose":
            continue
        for code in state.codes():
            world = state.clone()
            facts = CANNIR.reasons(world, code, Rng(3))
            then, last = rounds(state, code, 3)
            kinds = {fact.kind: fact for fact in facts}
            for kind, fact in kinds.items():
                seen[kind] += 1
                said = clause(CANNIR_TEXTS, fact, view)
                if kind == "faces":
                    assert fact.seat == then.owner != seat
                    assert f"leaves {NAMES[then.owner]} with the sovereign suite" in said
                elif kind == "loses":
                    assert NAMES[then.winner] in said
                    assert then.winner != seat
            faced = then.decision is not None and then.owner not in (-1, seat) and may_win(then)
            assert ("faces" in kinds) == faced
            made = last.decision is not None and last.owner == seat and may_win(last)
            assert ("prepares" in kinds) == made
            assert ("wins" in kinds) == (then.decision is None and then.winner == seat)
            after, _ = played(state, code)
            if "suite" in kinds and after.owner == seat:
                assert may_win(after)
            if "breaks" in kinds:
                assert may_win(state)
            # Nobody leaves the suite to a rival who may lose it by choice.
            if after.decision is not None and after.decision.kind == "choose" and may_win(state):
                assert ("breaks" in kinds) == (state.owner not in (-1, seat))
                seen["chosen"] += state.owner not in (-1, seat)
    for kind in ("faces", "prepares", "loses", "suite", "breaks"):
        assert seen[kind] > 2, kind
    assert seen["wins"]
    assert seen["chosen"]


# -- Cortez ----------------------------------------------------------------------------------------


def _points(state: Any, seat: int) -> list[int]:
    """Return the points of a seat's troops in the city and of its objective, if the match ended
    now.
    """
    _, troops, objective, *_ = score_of(state, seat, NOBODY)
    return [objective, troops]


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
    elif "paying the " in said:
        amount = action.amount
        worth = state.rules.options.worth
        held = before_view.provisions[seat]
        assert numbers[-1] == sum(map(worth, held)) - amount
        if "tops" in said:
            assert NAMES[before_view.auction.by] in said
            assert numbers[0] == before_view.auction.best < amount
    elif said.startswith("It leaves the card to"):
        won = [event.seat for event in events if isinstance(event, AuctionWon)]
        if not won:
            assert after.decision.kind == "pay"
            won = [after.turn]
        assert NAMES[won[0]] in said
        assert numbers == [before_view.auction.best]
    elif re.match(r"It brings \d+ provision", said):
        drawn = [
            event
            for event in events
            if isinstance(event, ProvisionsDrawn) and (event.seat, event.why) == (seat, "village")
        ]
        assert numbers == [sum(len(event.cards) for event in drawn)], said
    elif said.startswith("It brings one more troop into the city"):
        held = [sum(view.troops[troop].collar == seat for troop in city_troops(view))
                for view in (before_view, view)]  # fmt: skip
        assert held[1] == held[0] + 1, said
        assert numbers == [sum(_points(after, seat)) - sum(_points(state, seat))], said
    elif said.startswith("It goes to the objective"):
        assert is_objective_met(after, seat)
        gained = [now - before for now, before in zip(
            _points(after, seat), _points(state, seat), strict=True)]  # fmt: skip
        assert numbers == [points for points in gained if points], said
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
    """Return the nation with more troops in the city; of equal ones that on the highest number."""
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
                        assert is_objective_met(world, seat) == (fact.kind == "temple")
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
        "about half of the time": (45, 55), "in less than half of the cases": (25, 44),
        "only rarely": (6, 24), "hardly ever": (1, 5), "for sure": (100, 100),
    }  # fmt: skip
    for words, (low, high) in shares.items():
        for number in (low, (low + high) // 2, high):
            assert _often(number).startswith(words), number
    worlds = 40
    for often in range(1, worlds + 1):
        said = hedge("It takes H8", "", often, worlds)
        share = often / worlds
        assert ("sometimes" in said) == (share < 0.45)
        assert ("about half" in said) == (0.45 <= share < 0.6)
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
