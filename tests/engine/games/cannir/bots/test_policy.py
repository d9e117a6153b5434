"""What the bots know of Cannir agrees with the rules and with brute force."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.core.rng import Rng
from engine.games.cannir.bots.endgame import LAST_CARDS
from engine.games.cannir.bots.suite_odds import (
    BROKEN_SUITE_VALUE,
    MUST_BREAK_VALUE,
    NO_SUITE_VALUE,
    PILE_REWARD,
    action_prospect,
    probability_of_none,
)
from engine.games.cannir.bots.threats import breaking_cards, suite_actions
from engine.games.cannir.sampler import visible_part
from engine.games.cannir.state import DISCARD, HAND_SIZE, PLACE_DOWN, CannirState
from engine.games.cannir.suites import CELL_COUNT
from engine.play.position_file import set_up
from engine.review.searching import search_decision
from tests.engine.bots.kit import CANNIR, moment, question
from tests.engine.games.cannir.kit import position

POLICY = CANNIR.bots.policy
VARIANTS = [{}, {"free_paths": True}, {"veiled": True}, {"free_paths": True, "veiled": True}]


def changes_the_sovereign(state: CannirState, code: int) -> bool:
    """By the rules: whether an answer makes, takes or breaks the sovereign suite."""
    after = state.clone()
    takes = after._play(code, None)
    return bool(takes) or (state.sovereign > 0 and after.sovereign == 0)


def card_of(code: int) -> int:
    return code - DISCARD if code >= DISCARD else code % PLACE_DOWN // CELL_COUNT


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3])
def test_strokes_and_breakers_are_those_of_the_rules(options: dict[str, bool], seats: int) -> None:
    met = 0
    for seed in range(25):
        rng = Rng(seed)
        state = CANNIR.start(CANNIR.options(**options), seats, rng)
        while state.decision is not None:
            codes = state.codes()
            if state.decision.kind == "play":
                real = [code for code in codes if changes_the_sovereign(state, code)]
                assert suite_actions(state, codes) == real
                hand = state.hands[state.turn]
                assert set(breaking_cards(state, hand)) == {card_of(code) for code in real}
                met += len(real)
            state.step(codes[rng.below(len(codes))], rng)
    assert met > 100


def test_playouts_take_what_they_can() -> None:
    for seed in range(40):
        state = moment(seed, 5)
        codes = state.codes()
        found = suite_actions(state, codes)
        assert POLICY.playout_action(state, codes, Rng(seed)) in (found or codes)


def test_rewards_prefer_a_common_defeat_to_a_rivals_win() -> None:
    seen = set()
    for seed in range(60):
        rng = Rng(seed)
        state = CANNIR.start(CANNIR.options(), 2, rng)
        while state.decision is not None:
            codes = state.codes()
            state.step(codes[rng.below(len(codes))], rng)
        rewards, returns = POLICY.rewards(state), state.returns()
        assert list(rewards) == (list(returns) if any(returns) else [PILE_REWARD] * 2)
        seen.add(any(returns))
    assert seen == {False, True}
    assert 0 < PILE_REWARD < 0.5


def test_evaluation_sees_a_suite_that_cannot_be_broken() -> None:
    seen = set()
    for seed in range(200):
        state = moment(seed, 6)
        worth = list(POLICY.evaluate(state))
        assert sum(worth) == pytest.approx(1)
        lost = state.owner >= 0 and not suite_actions(state, state.codes())
        if state.decision is not None and state.decision.kind == "play":
            assert (worth[state.turn] == 0) == lost
            seen.add(lost)
    assert seen == {False, True}


@pytest.mark.parametrize("seats", [2, 3])
def test_advice_never_leaves_a_suite_it_could_break(seats: int) -> None:
    for seed in range(60):
        state = moment(seed, 6, seats)
        view, codes = question(state)
        found = suite_actions(state, codes)
        if state.owner >= 0 and (state.owner - state.turn) % seats == 1 and found:
            assert POLICY.suggest(view, codes, Rng(1)) in found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_suite_is_worth_what_its_owner_makes_of_it(seats: int) -> None:
    met: set[str] = set()
    for seed in range(150):
        state = moment(seed, 5 + seed % 4, seats)
        view, codes = question(state)
        seat = state.turn
        _, unseen, _ = visible_part(view)
        for code in [*suite_actions(state, codes), *codes[:2]]:
            after = state.clone()
            after.step(code, Rng(0))
            if after.decision is not None and after.turn == seat:
                continue
            worth = action_prospect(state, code, seat, unseen, Rng(0))
            if after.decision is None:
                met.add("over")
                assert worth == 0
                continue
            held = HAND_SIZE * (seats - 1 if after.owner == seat else 1)
            makers = len(breaking_cards(after, unseen))
            spared = probability_of_none(len(unseen), makers, held)
            if after.owner == seat:
                met.add("own")
                assert worth == pytest.approx(spared + (1 - spared) * BROKEN_SUITE_VALUE)
            elif after.owner >= 0:
                met.add("third")
                assert worth == pytest.approx((1 - spared) * MUST_BREAK_VALUE)
            else:
                met.add("none")
                assert worth == pytest.approx(spared * NO_SUITE_VALUE)
    assert met == {"own", "none", "over", *(["third"] if seats == 3 else [])}


def test_chance_of_a_spared_hand() -> None:
    for unseen, bad, held in [(6, 2, 3), (5, 0, 3), (5, 5, 3), (9, 1, 6)]:
        hands = list(combinations(range(unseen), held))
        clean = sum(min(hand) >= bad for hand in hands)
        assert probability_of_none(unseen, bad, held) == pytest.approx(clean / len(hands))


# -- exact endings -------------------------------------------------------------------------------


def endings(seats: int, count: int) -> list[CannirState]:
    """Undecided positions of random matches with few cards left."""
    found: list[CannirState] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = Rng(seed)
        state = CANNIR.start(CANNIR.options(), seats, rng)
        target = 2 + seed % 2
        while state.decision is not None and len(state.pile) > target:
            codes = state.codes()
            state.step(codes[rng.below(len(codes))], rng)
        # Quiet endings tell little: keep those where something stands or can be made.
        if state.decision is not None and suite_actions(state, state.codes()):
            found.append(state)
    return found


def best_replies(state: CannirState) -> list[float]:
    """Rewards when everybody from here on plays the best, all hands open (max^n)."""
    decision = state.decision
    if decision is None:
        return list(POLICY.rewards(state))
    if len(state.pile) == 1 and decision.kind == "play":
        return [PILE_REWARD] * state.seats  # whatever is played, the last card is drawn
    best = [-1.0] * state.seats
    for code in state.codes():
        after = state.clone()
        after.step(code, Rng(0))
        worth = best_replies(after)
        if worth[decision.seat] > best[decision.seat]:
            best = worth
        if best[decision.seat] == 1.0:
            break
    return best


def by_brute_force(state: CannirState, code: int) -> float:
    """Mean over all hands the others may hold; the next seat's hand is what matters."""
    seat = state.turn
    view, _ = question(state)
    _, unseen, _ = visible_part(view)
    rival = (seat + 1) % state.seats
    total = 0.0
    hands = list(combinations(unseen, 3))
    for hand in hands:
        world = state.clone()
        rest = [card for card in unseen if card not in hand]
        world.hands[rival] = sorted(hand)
        for other in range(state.seats):
            if other not in (seat, rival):
                world.hands[other] = sorted(rest.pop() for _ in range(3))
        world.pile = rest
        world.step(code, Rng(0))
        total += best_replies(world)[seat]
    return total / len(hands)


@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 3)])
def test_exact_endings_agree_with_brute_force(seats: int, count: int) -> None:
    for state in endings(seats, count):
        view, codes = question(state)
        values = POLICY.exact(view, codes)
        assert values is not None
        assert list(values) == codes
        telling = suite_actions(state, codes)[:3]
        telling += [code for code in codes if code not in telling][:2]
        for code in telling:
            assert values[code] == pytest.approx(by_brute_force(state, code))


def test_nothing_is_exact_before_the_end_or_behind_veils() -> None:
    view, codes = question(moment(1, 2))
    assert POLICY.exact(view, codes) is None
    state = moment(1, 0, veiled=True)
    while state.decision is not None and len(state.pile) > LAST_CARDS:
        codes = [code for code in state.codes() if code not in suite_actions(state, state.codes())]
        state.step((codes or state.codes())[0], Rng(0))
    if state.decision is not None:
        assert POLICY.exact(*question(state)) is None


# -- suites that may stand -------------------------------------------------------------------------


def suite_makers(pile: int, count: int) -> list[tuple[CannirState, int]]:
    """Positions with so many cards to draw, each with an action that leaves a suite to its seat."""
    found: list[tuple[CannirState, int]] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = Rng(seed)
        state = CANNIR.start(CANNIR.options(), 2, rng)
        while state.decision is not None and len(state.pile) > pile:
            codes = state.codes()
            state.step(codes[rng.below(len(codes))], rng)
        if state.decision is None:
            continue
        chances = {code: stands_by_brute_force(state, code) for code in makers(state)}
        # A certain suite, or one that surely falls, tells little.
        found += [(state, code) for code, chance in chances.items() if 0.1 < chance < 0.9][:1]
    return found


def makers(state: CannirState) -> list[int]:
    """Return the actions after which the seat to move owns a suite, without a choice between."""
    codes = []
    for code in suite_actions(state, state.codes()):
        after = state.clone()
        after.step(code, Rng(0))
        if after.owner == state.turn != after.turn:
            codes.append(code)
    return codes


def stands_by_brute_force(state: CannirState, code: int) -> float:
    """The share of the rival's hands with no answer that ends the suite left by an action."""
    seat = state.turn
    view, _ = question(state)
    _, unseen, _ = visible_part(view)
    hands = list(combinations(unseen, 3))
    stands = 0
    for hand in hands:
        world = state.clone()
        world.hands[1 - seat] = sorted(hand)
        world.pile = [card for card in unseen if card not in hand]
        world.step(code, Rng(0))
        answers = [world.clone() for _ in world.codes()]
        for answer, reply in zip(answers, world.codes(), strict=True):
            answer.step(reply, Rng(0))
        stands += all(answer.winner == seat for answer in answers)
    return stands / len(hands)


@pytest.mark.parametrize("pile", [4, 7])
def test_the_chance_that_a_suite_stands_agrees_with_brute_force(pile: int) -> None:
    for state, code in suite_makers(pile, 4):
        view, codes = question(state)
        assert CANNIR.calibration.sure_win(view, code) == pytest.approx(
            stands_by_brute_force(state, code)
        )
        quiet = [other for other in codes if other not in suite_actions(state, codes)]
        if state.owner != state.turn:
            assert not any(CANNIR.calibration.sure_win(view, other) for other in quiet)


def test_a_hint_states_the_exact_chance_of_a_suite_that_wins_now_or_never() -> None:
    """With four cards to draw no later suite of the seat lasts a whole round."""
    for state, code in suite_makers(4, 3):
        view, codes = question(state)
        others = [other for other in codes if other not in suite_actions(state, codes)]
        found = search_decision(CANNIR, view, [code, *others[:1]], 1, 1500).moves
        move = next(move for move in found if move.code == code)
        assert move.margin is not None
        assert move.margin < 0.1
        assert move.value == pytest.approx(stands_by_brute_force(state, code), abs=move.margin)


def test_of_three_a_longer_search_hopes_for_no_more() -> None:
    """Its rivals do not learn to leave it to each other to stop a suite."""
    board = {"C": "r5", "N2": "v1- r3", "NE1": "g2", "SE1": "g3", "S2": "r6", "W1": "v3"}
    hands = {"A": "v2 v4 g5", "B": "r4 g7 v6", "C": "r1 v5 g1"}
    pile = "r7 v7 g4 g6"
    written = position(board, seats="ABC", turn="B", hands=hands, removed="r2", pile=pile)
    match = set_up(CANNIR, {key: value for key, value in written.items() if key != "game"})
    view, codes = match.view(1), match.codes()
    short, long = (search_decision(CANNIR, view, codes, 7, n).moves[0] for n in (300, 3000))
    assert abs(short.value - long.value) < 0.05
