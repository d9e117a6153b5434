"""Sentences of hints are true: what they claim is found again by playing the move they speak of.

Nothing of the code that finds the reasons is used; only the rules play, over seeded matches.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from typing import Any

import pytest

from desktop.games.cannir.words.names import card_phrase
from desktop.games.cannir.words.texts import TEXTS as CANNIR_TEXTS
from desktop.games.cortez.words.reasons import _frequency_text
from desktop.games.cortez.words.texts import CORTEZ_TEXTS, city_troops
from desktop.language.names import capital
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.hints.hint_texts import hedge
from desktop.table.hints.past_reasons import advantage_reasons, compare_past_move
from desktop.table.hints.reason_choice import counts_for, sentences_of_row
from engine.core.rng import Rng
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Discard
from engine.games.cannir.bots.policy import CannirPolicy
from engine.games.cannir.cards import CARD_NAMES, CARD_NUMBERS
from engine.games.cannir.events import SovereignBroken, SovereignTaken
from engine.games.cannir.state import ASK_PLAY
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import AddWarrior, AddWeapon, Bid, Keep, Move, Pass, Pay, Trade
from engine.games.cortez.bots.combat_chances import combat_chances
from engine.games.cortez.bots.combat_odds import own_strength
from engine.games.cortez.cards import (
    CAMOUFLAGE,
    FOOD,
    PROVISION_TYPE_COUNT,
    SPANISH,
    TROOP_NUMBERS,
    VALUE_SLOTS,
)
from engine.games.cortez.events import AuctionWon, Moved, ProvisionsDrawn
from engine.games.cortez.rules import movement
from engine.games.cortez.rules.action_codes import action_of, code_of
from engine.games.cortez.rules.core_state import NOBODY
from engine.games.cortez.rules.map_tables import CITY_SQUARES
from engine.games.cortez.rules.scoring import (
    city_rank,
    city_squares_of,
    is_objective_met,
    leading_nation,
    nation_squares,
    score_of,
)
from engine.games.cortez.rules.turns import RECRUIT_COUNT
from tests.desktop.games.cortez.kit import contest as combat_told
from tests.desktop.table.truth_kit import NAMES, clause, moments, number_in, played

pytestmark = pytest.mark.usefixtures("unpainted")

# -- Cannir ----------------------------------------------------------------------------------------


def test_cannir_texts_about_cards_hold() -> None:
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
                for fact in CANNIR.explanations.reasons(state.clone(), code, Rng(1))
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
                assert (
                    f"makes a sovereign suite of {sizes} cards" in deed
                    or f"gains a suite of {sizes} cards" in deed
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
        policy.play_out(world, rng, 1, [])
    then = world.clone()
    if world.decision is not None:
        policy.play_out(world, rng, 1, [])
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


def test_cannir_texts_about_the_next_turn_hold() -> None:
    """A suite that the last card comes before is no reason: nobody wins with it."""
    seen: Counter[str] = Counter()
    matches = [moments(CANNIR, 2 + seed % 2, seed, 90) for seed in range(1, 13)]
    for state, _ in chain(*matches):
        seat, view = state.turn, CANNIR.view(state, state.turn)
        if state.decision.kind == "choose":
            continue
        for code in state.codes():
            world = state.clone()
            facts = CANNIR.explanations.reasons(world, code, Rng(3))
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


def unseen_cards(view: Any) -> list[int]:
    """Return the cards that a seat sees nowhere on the table and does not hold."""
    shown = [laid.card for stack in view.board for laid in stack]
    shown += [card for hand in view.hands for card in hand]
    shown += view.removed
    return sorted({*range(len(CARD_NAMES))} - {CARD_NUMBERS[card] for card in shown if card})


def ends_suite(state: Any, seat: int, card: str) -> bool:
    """Return whether a card of a seat ends the sovereign suite of another at once."""
    world, owner = state.clone(), state.owner
    world.turn, world.decision = seat, ASK_PLAY[seat]
    return any(
        (after := played(world, code)[0]).owner != owner or after.choices
        for code in world.codes()
        if getattr(CANNIR.action(code), "card", "") == card
    )


def test_a_card_of_cannir_said_to_stay_in_hand_ends_the_suites_laid_in_reply() -> None:
    seen = 0
    for seed in range(1, 5):
        for state, _ in moments(CANNIR, 2, seed, 60):
            seat, view = state.turn, CANNIR.view(state, state.turn)
            if state.decision.kind == "choose":
                continue
            for code in state.codes()[::3]:
                said = CANNIR_TEXTS.explanation(CANNIR.action(code), view, NAMES)
                after, _ = played(state, code)
                if not said or after.turn == seat:
                    continue
                held = [card for card in CANNIR.view(state, seat).hands[seat] if card is not None]
                card = next(card for card in held if said.startswith(capital(card_phrase(card))))
                assert card != getattr(CANNIR.action(code), "card", "")
                suites = 0
                for unseen in unseen_cards(view):
                    world = after.clone()
                    world.hands[world.turn] = [unseen]
                    for reply in world.codes():
                        action = CANNIR.action(reply)
                        if isinstance(action, Discard) or getattr(action, "face", "") == "down":
                            continue
                        then, _ = played(world, reply)
                        if then.owner == world.turn:
                            suites += 1
                            assert ends_suite(then, seat, card), said
                assert suites
                seen += 1
    assert seen > 3


# -- Cortez ----------------------------------------------------------------------------------------


def _points(state: Any, seat: int) -> list[int]:
    """Return the points of a seat's troops in the city and of its objective at this moment."""
    _, troops, objective, *_ = score_of(state, seat, NOBODY)
    return [objective, troops]


def _claim_of_loss(before: Any, after: Any, move: Move, said: str, seat: int) -> str:
    """Check what a move gives up, which it never hides; return the rest of the sentence."""
    objective, city = (
        was > now for was, now in zip(_points(before, seat), _points(after, seat), strict=True)
    )
    if after.combat is not None and move.to.startswith("T"):
        # The combat decides whether the troop stays in the city.
        city = False
    given_up = {
        (False, False): "",
        (True, False): "objective: 10 points less at the end unless it returns.",
        (False, True): "city: 5 points less at the end unless it returns.",
        (True, True): "objective and the city: 15 points less at the end unless it returns.",
    }
    gain, _, loss = said.partition("leaves the ")
    assert loss == given_up[objective, city], said
    return gain.removesuffix("It ").removesuffix(", but ")


def _claims_of_deed(state: Any, code: int, said: str, seat: int) -> None:
    """Check the sentence on what an action of Cortez does at once."""
    after, events = played(state, code)
    before_view: Any = CORTEZ.view(state, seat)
    view = CORTEZ.view(after, seat)
    action: Any = action_of(code)
    if isinstance(action, Move):
        said = _claim_of_loss(state, after, action, said, seat)
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    if said.startswith("It raises the strength"):
        side = state.combat.fighters.index(seat)
        assert numbers == [state.combat.strength(side), after.combat.strength(side)], said
    elif "hand to" in said and "warrior" in said:
        assert numbers == [after.warrior_count(seat)] or not after.deck_size(state.nations[seat])
    elif "hand to" in said:
        assert numbers == [after.provision_count(seat)], said
    elif "paying the " in said:
        held = before_view.provisions[seat]
        assert numbers[-1] == sum(map(state.rules.options.bid_worth, held)) - action.amount
        if "tops" in said:
            assert NAMES[before_view.auction.by] in said
            assert numbers[0] == before_view.auction.best < action.amount
    elif said.startswith("It leaves the card to"):
        won = [event.seat for event in events if isinstance(event, AuctionWon)]
        if not won:
            assert after.decision.kind == "pay"
            won = [after.turn]
        assert NAMES[won[0]] in said
        assert numbers == [before_view.auction.best]
    elif re.match(r"It brings \d+ provision", said):
        drawn = [event for event in events if isinstance(event, ProvisionsDrawn)]
        here = [event for event in drawn if (event.seat, event.why) == (seat, "village")]
        assert numbers == [sum(len(event.cards) for event in here)], said
    elif said.startswith("It brings one more troop into the city"):
        held = [sum(view.troops[troop].collar == seat for troop in city_troops(view))
                for view in (before_view, view)]  # fmt: skip
        assert held[1] == held[0] + 1, said
        assert numbers == [sum(_points(after, seat)) - sum(_points(state, seat))], said
    elif said.startswith("It enters the city, but not at the objective"):
        there, _ = played(state, CORTEZ.code(Move(action.troop, f"T{state.objectives[seat]}")))
        gains = [sum(_points(then, seat)) - sum(_points(state, seat)) for then in (after, there)]
        assert numbers == gains, said
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
    elif "out of the city" in said:
        assert len(city_troops(view)) == len(city_troops(before_view)) - 1, said
    elif said.startswith("It attacks"):
        assert after.combat is not None
    elif said:
        assert isinstance(action, Trade), said
        assert said.startswith(f"It leaves {NAMES[seat]} with"), said


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_cortez_texts_about_actions_hold(seats: int, seed: int) -> None:
    seen: Counter[str] = Counter()
    for state, dice in moments(CORTEZ, seats, seed, 500):
        seat, view = state.turn, CORTEZ.view(state, state.turn)
        for code in dice.sample(state.codes(), min(6, len(state.codes()))):
            action = action_of(code)
            said = CORTEZ_TEXTS.immediate_effect(action, view, NAMES)
            seen[type(action).__name__] += bool(said)
            seen["given up"] += "unless it returns" in said
            _claims_of_deed(state, code, said, seat)
    assert seen["Move"] > 20
    assert seen["given up"] > 5
    assert seen["AddWarrior"] > 5
    if seats > 2:
        assert seen["Bid"] > 5


def _price(state: Any, rival: int, troop: int, squares: list[int]) -> int | None:
    """Return the least camouflage with which the rules let a troop go to one of some squares."""
    world = state.clone()
    for held in range(10):
        world.provisions[rival * PROVISION_TYPE_COUNT + CAMOUFLAGE] = held
        passing = movement.passing_costs(world, rival)
        if {*squares} & {*movement.destinations(world, rival, troop, passing)}:
            return held
    return None


def _prices_of_attack(state: Any, troop: int) -> dict[int, int]:
    """Return the least camouflage of each rival for an attack on a troop."""
    found: dict[int, int] = {}
    for rival in range(state.rules.seats):
        square, owner = state.square_of_troop[troop], state.collars[troop]
        attackers = movement.marked_troops(state, rival) if rival != owner else []
        due = [_price(state, rival, attacker, [square]) for attacker in attackers]
        if least := [each for each in due if each is not None]:
            found[rival] = min(least)
    return found


def _free(state: Any) -> list[int]:
    return [square for square in CITY_SQUARES if state.troop_on_square[square] == NOBODY]


def _ways(state: Any, seat: int) -> int | None:
    """Return the least camouflage of a seat's troops outside to a free square of the city."""
    outside = [troop for troop in movement.marked_troops(state, seat)
               if not movement.is_in_city(state, troop)]  # fmt: skip
    due = [_price(state, seat, troop, _free(state)) for troop in outside]
    return min((each for each in due if each is not None), default=None)


def _claims_of_race(after: Any, said: str) -> None:
    """Check who is said to lead after an action, and by how much."""
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    held = [city_squares_of(after, seat) for seat in range(after.rules.seats)]
    leader = max(range(len(held)), key=lambda seat: city_rank(held[seat]))
    others = [len(squares) for seat, squares in enumerate(held) if seat != leader]
    assert said.startswith(NAMES[leader])
    if "level" in said:
        assert numbers == [max(others), held[leader][-1]]
        assert len(held[leader]) == max(others)
    else:
        assert numbers == [len(held[leader]), max(others)]


def _claims_of_consequences(state: Any, code: int, said: str, seat: int) -> str:
    """Check a sentence on what an action of Cortez costs and changes; return its kind."""
    after, events = played(state, code)
    action: Any = action_of(code)
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    troop = TROOP_NUMBERS.get(getattr(action, "troop", None) or "", -1)
    if said.startswith("The way costs"):
        moved = next(event for event in events if isinstance(event, Moved))
        assert numbers == [moved.camouflage, state.held_count(seat, CAMOUFLAGE)]
        return "way"
    if said.startswith("All cards in hand"):
        assert numbers == [own_strength(state, seat)]
        return "strength"
    if "holds" in said:
        rival = after.combat.fighters[1]
        assert said.startswith(NAMES[rival])
        assert numbers == [state.warrior_count(rival)]
        return "holds"
    if "leads the race" in said:
        _claims_of_race(after, said)
        return "race"
    if "then lead in the city" in said:
        nation = leading_nation(after)
        assert said.startswith("The Spanish" if nation == SPANISH else "The Aztecs")
        counts = sorted((len(nation_squares(after, n)) for n in (0, 1)), reverse=True)
        assert numbers == ([counts[0], 5] if "level" in said else [*counts, 5])
        return "nation"
    if "attack" in said:
        prices = _prices_of_attack(after, troop)
        named = {rival for rival in range(after.rules.seats) if NAMES[rival] in said}
        if "no marked troop" in said:
            assert not prices
        elif "at least" in said:
            assert numbers == [min(prices.values())] != [0]
        else:
            assert named == {rival for rival, due in prices.items() if not due} != set()
        return "attackers"
    if "if it stays" in said:
        gained = [now - then for now, then in zip(
            _points(after, seat), _points(state, seat), strict=True)]  # fmt: skip
        assert numbers == [sum(gained)]
        return "points"
    if said.startswith("From there"):
        placed = troop if troop >= 0 else state.combat.troops[1 - state.combat.won]
        due = _price(after, after.collars[placed], placed, _free(after))
        assert due == (None if "no way" in said else numbers[0] if numbers else 0)
        return "way in"
    if said.startswith("It costs one Food"):
        assert numbers == [state.held_count(seat, FOOD)]
        return "food"
    assert re.match("After the combat, (a|1) new warrior is drawn", said), said
    side = state.combat.fighters.index(seat)
    own = [card for card in state.combat.laid[side] if card // VALUE_SLOTS == seat]
    assert numbers == [RECRUIT_COUNT - len(own)] != [0]
    return "drawn"


def _claims_of_bare_deed(state: Any, code: int, said: str, seat: int) -> str:
    """Check what a hint says of an action that has no immediate effect; return its kind."""
    after, _ = played(state, code)
    action: Any = action_of(code)
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    if "cheapest way" in said or "into the city to" in said:
        changed = [other for other in range(after.rules.seats)
                   if _ways(state, other) != _ways(after, other)]  # fmt: skip
        if "no player" in said:
            assert not changed
            return "bridge"
        told = next(other for other in range(after.rules.seats) if NAMES[other] in said)
        assert told == (seat if seat in changed else changed[0])
        ways = [_ways(after, told), _ways(state, told)]
        assert numbers == [way for way in ways if way is not None]
        return "bridge"
    if said.startswith("It spends nothing"):
        assert numbers == ([state.highest_bid] if state.bidder >= 0 else [])
        assert state.bidder < 0 or NAMES[state.bidder] in said
        assert after.provisions_of(seat) == state.provisions_of(seat)
        return "bid"
    if said.startswith("It keeps") and isinstance(action, Keep):
        warriors = isinstance(action.cards[0], int)
        kept = after.warrior_count(seat) if warriors else sum(numbers)
        assert kept == (len(numbers) if warriors else after.provision_count(seat))
        return "kept"
    if "in hand" in said and isinstance(action, Pay):
        assert sum(numbers) == sum(state.provisions_of(seat)) - len(action.cards)
        return "paid"
    return type(action).__name__


@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (3, 7), (4, 8)])
def test_cortez_texts_about_what_follows_by_the_rules_hold(seats: int, seed: int) -> None:
    """Each is recomputed from the state before and after, without the code that finds it."""
    seen: Counter[str] = Counter()
    for state, dice in moments(CORTEZ, seats, seed, 420):
        seat, codes = state.turn, state.codes()
        if state.combat is None and dice.random() < 0.4:  # without a warrior there is no attack
            first = (seat + 1) % seats * VALUE_SLOTS
            state.warriors[first : first + VALUE_SLOTS] = [0] * VALUE_SLOTS
        view = CORTEZ.view(state, seat)
        for code in {*dice.sample(codes, min(6, len(codes))), *codes[:2]}:
            action = action_of(code)
            said = CORTEZ_TEXTS.explanation(action, view, NAMES)
            for sentence in filter(None, re.split(r"(?<=\.) (?=[A-Z])", said)):
                seen[_claims_of_consequences(state, code, sentence, seat)] += 1
            if not CORTEZ_TEXTS.immediate_effect(action, view, NAMES):
                bare = CORTEZ_TEXTS.plain_effect(action, view, NAMES)
                seen[_claims_of_bare_deed(state, code, bare, seat)] += bool(bare)
    kinds = {"way", "strength", "race", "nation", "attackers", "food", "drawn", "bridge", "holds"}
    assert not {*kinds, "points", "kept", "way in"} - {kind for kind in seen if seen[kind]}, seen


@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (4, 8)])
def test_what_is_counted_in_imagined_games_of_cortez_is_never_a_reason(
    seats: int, seed: int
) -> None:
    """It is written as a count alone: of this answer, and of the other."""
    told = 0
    for state, dice in moments(CORTEZ, seats, seed, 160):
        seat, codes = state.turn, state.codes()
        view = CORTEZ.view(state, seat)
        pair = [action_of(code) for code in dice.sample(codes, 2)]
        facts = [CORTEZ.explanations.reasons(state.clone(), code, Rng(seed)) for code in codes[:4]]
        effects = dict.fromkeys(chain(*facts), 30)
        both = (AdvisedMove(pair[0], 0.4, 0.1, (), effects), AdvisedMove(pair[1], 0.3, 0.1, (), {}))
        advice = Advice(both, 900, 1.0, 40)
        said = [*sentences_of_row(advice, 0, CORTEZ_TEXTS, view, NAMES),
                *compare_past_move(advice, 1, CORTEZ_TEXTS, view, NAMES),
                *advantage_reasons(*both, 40, CORTEZ_TEXTS, view, NAMES, "")]  # fmt: skip
        counts = counts_for(advice, 0, CORTEZ_TEXTS, view, NAMES)
        words = [clause(CORTEZ_TEXTS, fact, view).rstrip(".").casefold() for fact in effects]
        assert not [each for each in said for word in words if word in each.casefold()]
        adverbs = "usually|almost always|sometimes|half the time|imagined"
        assert not [each for each in said if re.search(adverbs, each)]
        assert all("30 of 40 imagined game" in each and each.endswith(": in 0.") for each in counts)
        assert bool(counts) == bool(effects)
        told += len(counts)
    assert told > 20


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
            reason = combat_told(action, facts, view, NAMES)
            assert reason is not None
            strength = after.combat.strength(side)
            assert f"{NAMES[seat]} comes to {strength} and wins" in reason.clause
            warriors = [card.value for card in plan if isinstance(card, AddWarrior)]
            assert all(str(value) in reason.clause for value in warriors)
            assert f"{len(plan) - len(warriors)} Weapon" in reason.clause or AddWeapon() not in plan
        if seen > 12:
            break
    assert seen > 3


def test_adverbs_agree_with_their_figures() -> None:
    shares = {
        "almost always": (95, 99), "most of the time": (75, 94), "more often than not": (56, 74),
        "about half the time": (45, 55), "less than half the time": (25, 44),
        "only rarely": (6, 24), "only very rarely": (1, 5), "for sure": (100, 100),
    }  # fmt: skip
    for words, (low, high) in shares.items():
        for number in (low, (low + high) // 2, high):
            assert _frequency_text(number).startswith(words), number
    worlds = 40
    for often in range(1, worlds + 1):
        said = hedge("It takes H8", "", often, worlds)
        share = often / worlds
        assert ("sometimes" in said) == (share < 0.45)
        assert ("about half" in said) == (0.45 <= share < 0.6)
        assert ("usually" in said) == (0.6 <= share < 0.9)
        assert ("almost always" in said) == (0.9 <= share < 1.0)


def test_every_auction_has_texts_for_passing_and_bidding() -> None:
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
