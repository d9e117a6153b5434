"""What the bots of Cortez give in combats in place of an answer that is surely no better."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.bots.appraisal import Appraisal, AppraisedMove, prefer_sound
from engine.bots.appraisal import prefer_override as rather_appraised
from engine.bots.thrift import prefer_thrift
from engine.core.rng import Rng
from engine.core.values import Action, Effect
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.board import BOARD
from engine.games.cortez.bots.combat_chances import CombatTrial, combat_chances, finish_laying
from engine.games.cortez.bots.policy import CortezPolicy
from engine.games.cortez.effects import HELP, IDLE_CHANCE, LAYS
from engine.games.cortez.rules.action_codes import action_of, code_of
from engine.games.cortez.rules.core_state import COMBAT_STEP_PHASE
from engine.games.cortez.rules.map_tables import VILLAGES
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views.sampler import sampler
from tests.engine.bots.kit import think
from tests.engine.games.cortez.kit import TYPES, WARRIORS, provisions
from tests.engine.games.cortez.moments import VILLAGE_NAMES, acting

DONE, SURRENDER = actions.Done(), actions.Surrender()
WORST, BEST = actions.AddWarrior(1), actions.AddWarrior(6)


def fighting(
    seat: str,
    step: str,
    laid: tuple[list[int], list[int]],
    weapons: tuple[int, int] = (0, 0),
    **more: Any,
) -> CortezState:
    """A attacks the temple of B's objective, and a fighter is asked what to lay."""
    sides = [{"warriors": laid[side], "weapons": weapons[side]} for side in (0, 1)]
    combat = {
        "attacker": "A",
        "defender": "B",
        "square": "T20",
        "origin": "T24",
        "attacker_troop": "S1",
        "defender_troop": "A1",
        "proxy": False,
        "step": step,
        "sides": {"attacker": sides[0], "defender": sides[1]},
        "added": 0,
        "holds": 0,
        "helped": [],
        "hirings": 0,
        "sold": [],
    }
    return acting(
        f"S1@T24=A S2@0,5=A A1@T20=B A2@20,5=B {more.pop('unmarked', '')}",
        phase="combat",
        turn=seat,
        actions_left=1,
        objectives={"A": 17, "B": 20},
        combat=combat,
        **more,
    )


def rather(state: CortezState, action: Action, values: dict[Action, float] | None = None) -> Action:
    """Return the action given instead of one from a search that found these values."""
    assert state.decision is not None
    view = CORTEZ.view(state, state.decision.seat)
    found = {code_of(other): value for other, value in (values or {}).items()}
    code = CORTEZ.bots.override(view, code_of(action), found)
    assert code in state.codes()
    return action_of(code)


STRONG = {"A": [5, 5], "B": [1, 1, 4, 6]}


@pytest.mark.parametrize("given_up", [DONE, SURRENDER])
def test_who_gives_up_lays_its_worst_warriors_first(given_up: Action) -> None:
    """As many are drawn again."""
    state = fighting("B", "defence", ([6, 6, 6, 6], []), (4, 0), warriors=STRONG)
    assert rather(state, given_up) == WORST
    good = fighting("B", "defence", ([6, 6, 6, 6], []), (4, 0), warriors={"A": [5], "B": [4, 6]})
    assert rather(good, given_up) == given_up, "drawn ones are worse"


def test_no_more_are_laid_by_who_gives_up_than_are_drawn_again() -> None:
    state = fighting("B", "raise", ([6, 6, 6, 6], [1, 1, 1, 1]), (4, 0), warriors=STRONG)
    assert rather(state, DONE) == DONE


def test_who_is_ahead_holds() -> None:
    state = fighting("B", "raise", ([1], [6, 6, 5]), (0, 3), warriors={"A": [], "B": [1, 2]})
    assert rather(state, DONE) == DONE


@pytest.mark.parametrize("name", ["level4", "level5"])
def test_weapons_are_laid_where_they_make_sure(name: str) -> None:
    """All warriors lie there, those unseen may be as good as one's own, and a tie is lost."""
    state = fighting(
        "A",
        "raise",
        ([6, 6, 5, 5], [6, 6, 5, 5]),
        (2, 2),
        warriors={"A": [], "B": []},
        provisions={"A": provisions("weapon*2"), "B": provisions("food")},
    )
    assert action_of(think(name, state, game=CORTEZ).code) == actions.AddWeapon()


def test_a_hint_names_what_the_bot_gives() -> None:
    """Searches alone would end a combat that is given up without laying the worst warrior."""
    state = fighting("B", "defence", ([6, 6, 6, 6], []), (4, 0), warriors=STRONG)
    assert state.decision is not None
    view, codes = CORTEZ.view(state, state.decision.seat), state.codes()
    chances = {code_of(SURRENDER): 0.2, code_of(BEST): 0.1}
    found = tuple(AppraisedMove(code, 20, value, 0.05) for code, value in chances.items())
    told = rather_appraised(CORTEZ, view, codes, found)
    assert [action_of(move.code) for move in told] == [WORST, SURRENDER, BEST]
    assert told[0].value == 0.2, "no search tried it"
    tried = (*found, AppraisedMove(code_of(WORST), 20, 0.19, 0.05))
    told = rather_appraised(CORTEZ, view, codes, tried)
    assert (action_of(told[0].code), told[0].value) == (WORST, 0.2), "it is no worse"
    assert len(told) == 3
    only = [code_of(SURRENDER), code_of(BEST)]
    assert rather_appraised(CORTEZ, view, only, found) == found, "it is not asked about"


def test_weapons_are_kept_where_all_is_sure_or_nothing_helps() -> None:
    arms = {"A": provisions("weapon*2"), "B": provisions("food")}
    nobody: dict[str, list[int]] = {"A": [], "B": []}
    sure = fighting("A", "raise", ([6, 6], [1]), (0, 0), warriors=nobody, provisions=arms)
    assert rather(sure, DONE) == DONE
    lost = fighting("A", "raise", ([1, 1], [6] * 4), (0, 2), warriors=nobody, provisions=arms)
    assert rather(lost, DONE) == DONE


def test_a_combat_for_the_own_temple_is_not_broken_off_for_the_noise_of_a_search() -> None:
    state = fighting(
        "B",
        "raise",
        ([4, 4, 4], [6]),
        warriors={"A": [], "B": [1, 5, 6]},
        provisions={"A": {}, "B": provisions("weapon*3")},
    )
    plan = rather(state, DONE, {DONE: 0.05, BEST: 0.045, WORST: 0.044})
    assert plan == BEST
    assert rather(state, DONE, {DONE: 0.09, BEST: 0.045, WORST: 0.044}) == WORST, "given up"


def test_a_fair_price_for_a_surrender_is_not_refused_for_the_noise_of_a_search() -> None:
    hands = {"A": [5, 5, 5, 4, 4, 4, 3, 3], "B": [1, 2]}
    paid = {"A": provisions("gold*3"), "B": {}}
    state = fighting("A", "parley", ([], []), warriors=hands, provisions=paid)
    state.step(code_of(actions.Offer(("gold",) * 3)), Rng(1))
    refuse, accept = actions.Refuse(), actions.Accept()
    assert rather(state, refuse, {refuse: 0.333, accept: 0.329}) == accept
    assert rather(state, refuse, {refuse: 0.4, accept: 0.329}) == refuse


@pytest.mark.parametrize("name", ["scripted", "level4"])
def test_a_temple_that_may_be_held_is_not_sold_for_a_song(name: str) -> None:
    """A food brings four warriors more, and the attacker would have to lay its cards first."""
    hands = {"A": [6, 6, 5, 3, 3, 3, 3, 2, 2, 2, 1, 1], "B": [6, 4, 3, 2, 2, 2, 2, 1]}
    rich = provisions("camouflage*3 weapon*4 food*2 gold*5")
    paid = {"A": provisions("gold*5 weapon*4 food*4 camouflage*4"), "B": rich}
    state = fighting("A", "parley", ([], []), warriors=hands, provisions=paid)
    state.step(code_of(actions.Offer(("gold",))), Rng(1))
    assert action_of(think(name, state, game=CORTEZ).code) == actions.Refuse()
    poor = {"A": provisions("gold*3"), "B": {}}
    lost = fighting("A", "parley", ([], []), warriors={**hands, "B": [1, 2]}, provisions=poor)
    lost.step(code_of(actions.Offer(("gold",) * 3)), Rng(1))
    assert action_of(think(name, lost, game=CORTEZ).code) == actions.Accept()


# -- actions -------------------------------------------------------------------------------------


def moving(board: str = "S1@0,3=A A1@20,3=B A2@20,5=B", **more: Any) -> CortezState:
    """A's only troop stands outside, beside villages and not far from the city."""
    return acting(board, **{"objectives": {"A": 17, "B": 20}, **more})


def test_a_troop_comes_to_the_city_over_a_village_rather_than_leaving_it_again() -> None:
    """Both actions are spent on it in either order; in this one it ends in the city."""
    city = actions.Move("S1", "T17")
    first = rather(moving(), city)
    assert isinstance(first, actions.Move)
    assert first.to in VILLAGE_NAMES
    state = moving()
    state.step(code_of(first), Rng(1))
    while state.decision is not None and state.decision.kind != "action":
        state.step(state.codes()[0], Rng(1))
    assert code_of(city) in state.codes()
    assert rather(moving(actions_left=1), city) == city
    better = moving("S1@0,3=A S2@0,5=A A1@20,3=B A2@20,5=B")
    assert rather(better, city) == city, "the other troop goes to the city"


def test_who_would_draw_twice_goes_to_a_village_and_back() -> None:
    """Two cards at home are fewer than four out there, and nobody has a turn meanwhile."""
    given: dict[str, Any] = {
        "board": "S1@T17=A A1@20,3=B A2@20,5=B",
        "warriors": {"A": [3], "B": [4] * 6},
        "provisions": {"A": provisions("weapon"), "B": {}},
    }
    draw, home = actions.Draw(), actions.Move("S1", "T17")
    assert rather(moving(**given, actions_left=1), draw) == draw
    first = rather(moving(**given), draw)
    assert isinstance(first, actions.Move)
    assert VILLAGES[BOARD.square(first.to)] == 4
    late = moving(**given, round=2, event_deck=["treasure"])
    late.step(code_of(first), Rng(1))
    while late.decision is not None and late.decision.kind != "action":
        late.step(late.codes()[0], Rng(1))
    assert action_of(think("level3", late, game=CORTEZ).code) == home


def test_a_troop_on_its_way_into_the_city_goes_to_the_temple_of_its_objective() -> None:
    city, temple = actions.Move("S1", "T25"), actions.Move("S1", "T17")
    assert rather(moving(actions_left=1), city) == temple
    taken = "S1@0,3=A A1@T17=B A2@20,5=B"
    assert rather(moving(taken, actions_left=1), city) == city
    met = "S1@0,3=A S2@T17=A A1@20,3=B A2@20,5=B"
    assert rather(moving(met, actions_left=1), city) == city


def test_a_list_has_the_temple_before_the_city_though_another_move_was_tried_most() -> None:
    """A list is in the order of the chances, whose differences are luck."""
    state = moving(actions_left=1)
    city, temple = (code_of(actions.Move("S1", square)) for square in ("T25", "T17"))
    found = (
        AppraisedMove(code_of(actions.Draw()), 90, 0.15, 0.08),
        AppraisedMove(city, 80, 0.17, 0.08),
        AppraisedMove(temple, 80, 0.16, 0.08),
    )
    first, *_ = prefer_sound(CORTEZ, CORTEZ.view(state, 0), state.codes(), found)
    assert (first.code, first.value) == (temple, 0.17)


def test_warriors_are_recruited_before_an_attack_and_not_after_it() -> None:
    attack = actions.Move("S1", "T20")
    board = "S1@0,3=A A1@T20=B A2@20,5=B"
    rival = provisions("gold*8")
    hands: dict[str, Any] = {"provisions": {"A": provisions("food*2 weapon"), "B": rival}}
    few = {"A": [4, 4, 5, 5], "B": [3, 3, 3, 3]}
    assert rather(moving(board, warriors=few, **hands), attack) == actions.Recruit()
    poor: dict[str, Any] = {"provisions": {"A": provisions("weapon"), "B": rival}}
    assert rather(moving(board, warriors=few, **poor), attack) == attack, "there is no food"
    assert rather(moving(board, warriors=few, actions_left=1, **hands), attack) == attack
    sure = {"A": [6, 6, 6, 6], "B": [1]}
    assert rather(moving(board, warriors=sure, **hands), attack) == attack, "it is strong enough"
    home = "S1@T17=A A1@T20=B A2@20,5=B"
    assert rather(moving(home, warriors=few, **hands), attack) == attack, "it has to come back"


def test_with_a_full_hand_a_village_still_brings_more_than_drawing_twice() -> None:
    full = {"A": provisions("gold*9 weapon"), "B": {}}
    few = {"A": [3], "B": [4] * 6}
    state = moving("S1@T17=A A1@20,3=B A2@20,5=B", provisions=full, warriors=few)
    assert isinstance(rather(state, actions.Draw()), actions.Move)


def hired(own: list[int], theirs: list[int], weapons: tuple[int, int]) -> CortezState:
    """C sells A a weapon for any card, after both have laid all their warriors."""
    state = fighting(
        "A",
        "raise",
        (own, theirs),
        weapons,
        warriors={"A": [], "B": [], "C": [1]},
        provisions={
            "A": provisions("gold*2"),
            "B": provisions("food"),
            "C": provisions("weapon*2"),
        },
        seats="ABC",
        windows=True,
    )
    rng = Rng(1)
    while state.decision is not None and state.decision.kind == "combat_step":
        state.step(code_of(DONE), rng)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (2, "mercenary")
    state.step(code_of(actions.Mercenary("attacker", (), 1, "any1")), rng)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (0, "mercenary_answer")
    return state


def chances_of(state: CortezState, *given: Action) -> dict[Action, dict[str, int]]:
    """Return the chances in the combat that a hint tells of these answers, in per cent."""
    assert state.decision is not None
    view, codes = CORTEZ.view(state, state.decision.seat), [code_of(action) for action in given]
    found = CORTEZ.explanations.contest_chances(view, codes, 1, lambda worlds: worlds >= 100)
    return {
        action_of(code): {fact.kind: fact.number for fact in told} for code, told in found.items()
    }


def hinted(state: CortezState, best: Action, other: Action) -> Action:
    """Return the first answer of a hint whose comparison preferred `best`."""
    assert state.decision is not None
    view, codes = CORTEZ.view(state, state.decision.seat), state.codes()
    answers = tuple(
        AppraisedMove(code_of(action), 50, value, 0.05)
        for action, value in ((best, 0.5), (other, 0.49))
    )
    appraisal = Appraisal(code_of(best), answers, 100, 1.0, 1)
    chances = CORTEZ.explanations.contest_chances(
        view, [answer.code for answer in answers], 1, lambda worlds: worlds >= 100
    )
    told = prefer_thrift(CORTEZ, view, codes, appraisal, chances)
    assert {move.code for move in told.moves} >= {answer.code for answer in answers}
    assert told.moves[0].code == told.best
    return action_of(told.best)


ACCEPT, REFUSE = actions.Accept(), actions.Refuse()


def test_a_mercenary_who_changes_nothing_is_not_advised() -> None:
    """22 against at most 12: the combat is won without help."""
    sure = hired([6, 5, 5], [1, 1], (1, 0))
    assert chances_of(sure, ACCEPT, REFUSE)[ACCEPT]["idle_chance"] >= 95
    assert hinted(sure, ACCEPT, REFUSE) == REFUSE
    needed = hired([4, 4], [6, 5, 3], (0, 0))
    told = chances_of(needed, ACCEPT, REFUSE)
    assert told[ACCEPT]["chance"] > told[ACCEPT]["idle_chance"] + 3
    assert told[REFUSE] == {"chance": told[ACCEPT]["idle_chance"]}
    assert hinted(needed, ACCEPT, REFUSE) == ACCEPT
    # Nor is it worth more than doing without where the latter is the bot's own choice.
    answers = tuple(
        AppraisedMove(code_of(action), 50, value, 0.05)
        for action, value in ((REFUSE, 0.4), (ACCEPT, 0.6))
    )
    for state, value in ((sure, 0.4), (needed, 0.6)):
        view, codes = CORTEZ.view(state, 0), state.codes()
        chances = CORTEZ.explanations.contest_chances(view, codes, 1, lambda worlds: worlds > 50)
        appraisal = Appraisal(code_of(REFUSE), answers, 100, 1.0, 1)
        moves = prefer_thrift(CORTEZ, view, codes, appraisal, chances).moves
        assert [move.value for move in moves] == [0.4, value]


def helping() -> CortezState:
    """Seat C may sell its best warrior to A or B, who have laid their cards."""
    state = fighting(
        "A",
        "raise",
        ([3], [3, 2]),
        (0, 0),
        warriors={"A": [2], "B": [3], "C": [6]},
        provisions={"A": provisions("gold*2"), "B": provisions("food"), "C": provisions("weapon")},
        seats="ABC",
        windows=True,
    )
    rng = Rng(1)
    while state.decision is not None and state.decision.kind == "combat_step":
        state.step(code_of(DONE), rng)
    return state


def test_the_chance_after_an_offer_is_that_if_it_is_taken() -> None:
    """An average with refusals would say of no outcome how likely it is."""
    sold, gift = (actions.Mercenary("attacker", (6,), 0, price) for price in ("gold2", "free"))
    told = chances_of(helping(), sold, gift, actions.Pass())
    assert told[sold]["chance"] == told[gift]["chance"] > told[sold]["idle_chance"] + 20


def test_who_gains_nothing_by_helping_stays_out() -> None:
    state, gift = helping(), actions.Mercenary("attacker", (6,), 0, "free")
    assert rather(state, gift, {gift: 0.31, actions.Pass(): 0.305}) == actions.Pass()
    assert rather(state, gift, {gift: 0.35, actions.Pass(): 0.305}) == gift


@pytest.mark.parametrize("seed", range(12))
def test_one_more_warrior_makes_nobody_weaker(seed: int) -> None:
    """Few imagined worlds, in which later answers differ by chance, must not say so."""
    state = fighting(
        "A",
        "raise",
        ([3], [2, 2]),
        (0, 0),
        warriors={"A": [2, 1], "B": [3, 4, 1], "C": [1]},
        provisions={
            "A": provisions("gold*2 weapon"),
            "B": provisions("food weapon*2"),
            "C": provisions("weapon*2"),
        },
        seats="ABC",
        windows=True,
    )
    rng = Rng(1)
    while state.decision is not None and state.decision.kind == "combat_step":
        state.step(code_of(DONE), rng)
    for side in ("attacker", "defender"):
        gift, view = code_of(actions.Mercenary(side, (1,), 0, "free")), CORTEZ.view(state, 2)
        told = CORTEZ.explanations.contest_chances(
            view, [gift, code_of(actions.Pass())], seed, lambda worlds: worlds >= 20
        )
        figures = {fact.kind: fact.number for fact in told[gift]}
        assert figures["chance"] >= figures["idle_chance"], "nor does a gift"
    state.step(code_of(actions.Mercenary("attacker", (1,), 0, "gold2")), rng)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (0, "mercenary_answer")
    view, codes = CORTEZ.view(state, 0), [code_of(ACCEPT), code_of(REFUSE)]
    found = CORTEZ.explanations.contest_chances(view, codes, seed, lambda worlds: worlds >= 20)
    accepted, refused = (
        next(fact.number for fact in found[code] if fact.kind == "chance") for code in codes
    )
    assert accepted >= refused


def test_cards_are_kept_where_a_combat_is_won_without_more() -> None:
    held = {"warriors": {"A": [6], "B": []}, "provisions": {"A": provisions("weapon*2"),
            "B": provisions("food")}}  # fmt: skip
    weapon = actions.AddWeapon()
    won = fighting("A", "raise", ([6, 6, 5, 5], [1]), (0, 0), **held)
    assert hinted(won, weapon, DONE) == DONE
    assert hinted(won, BEST, DONE) == DONE, "as many are laid as are drawn again"
    few = fighting("A", "raise", ([6, 6], [1]), (0, 0), **held)
    assert hinted(few, BEST, DONE) == BEST, "it is drawn again"
    close = fighting("A", "raise", ([6, 5, 4, 4], [6, 6, 5, 4]), (0, 0), **held)
    assert hinted(close, weapon, DONE) == weapon


def test_chances_in_a_combat_use_nothing_hidden() -> None:
    """Whatever the hidden cards are, a seat that knows as much is told the same."""
    found = []
    for theirs in ([1, 1, 2], [6, 6, 6]):
        state = fighting("A", "raise", ([5, 5, 4], theirs), warriors={"A": [3], "B": [2, 2]})
        found.append(chances_of(state, actions.AddWarrior(3), DONE))
    assert found[0] == found[1]
    assert found[0][actions.AddWarrior(3)].keys() >= {"chance", "idle_chance"}


#: Eight warriors and two weapons, 31 in all, before the first card of an attack.
MANY: dict[str, Any] = {
    "seats": "ABC",
    "warriors": {"A": [1, 1, 2, 2, 3, 4, 4, 5], "B": [1, 1, 1, 2, 2, 3, 3, 4], "C": [1, 2, 3, 4]},
    "provisions": {
        "A": provisions("camouflage*4 weapon*2 food*3 gold*5"),
        "B": provisions("gold*6"),
        "C": provisions("gold*5 food*10"),
    },
}


def test_the_chance_of_the_first_cards_counts_what_is_laid_after_them() -> None:
    state = fighting("A", "attack", ([], []), **MANY)
    given = [actions.AddWarrior(value) for value in (1, 2, 3, 4)]
    told = chances_of(state, *given)
    for action in given:
        assert told[action]["chance"] >= 30, "more is laid than a single card"
        assert told[action]["strength"] == 31


#: Twelve warriors and two weapons against a defender who has laid nothing.
AGAINST_TWELVE: dict[str, Any] = {
    "seats": "ABC",
    "warriors": {"A": [], "B": [1, 2, 2, 2, 3, 3, 4, 6], "C": [1, 1, 2]},
    "provisions": {
        "A": provisions("camouflage*4 gold*5"),
        "B": provisions("camouflage*5 weapon food gold*10"),
        "C": provisions("food*15 gold*5"),
    },
}
TWELVE = [1, 1, 2, 3, 4, 5, 6, 1, 2, 2, 3, 4]


def test_a_combat_that_nothing_can_turn_is_lost_for_sure() -> None:
    """The twelve are worth 18 at the least; a mercenary brings 12 at the most."""
    state = fighting("B", "defence", (TWELVE, []), (2, 0), **AGAINST_TWELVE)
    told = chances_of(state, WORST, BEST, DONE)
    assert told[WORST]["idle_chance"] == told[BEST]["idle_chance"] == 0
    assert 0 < told[BEST]["chance"] < 20, "29 may be enough"
    fewer = fighting("B", "defence", (TWELVE[:6], []), (0, 0), **AGAINST_TWELVE)
    view, codes = CORTEZ.view(fewer, 1), [code_of(BEST), code_of(DONE)]
    told_alone = CORTEZ.explanations.contest_chances(view, codes, 1, lambda worlds: worlds >= 100)
    # A mercenary might come.
    assert Effect(IDLE_CHANCE, HELP) in told_alone[code_of(BEST)]
    pair = fighting("B", "defence", ([1, 1], []), warriors=STRONG, provisions={"A": {}, "B": {}})
    view = CORTEZ.view(pair, 1)
    told_alone = CORTEZ.explanations.contest_chances(view, codes, 1, lambda worlds: worlds >= 100)
    assert Effect(IDLE_CHANCE) in told_alone[code_of(BEST)], "nobody else plays"


@pytest.mark.parametrize("attack", [[6, 6, 6, 6], [6, 5, 5, 4]])
def test_the_defence_with_everything_is_weighed(attack: list[int]) -> None:
    """Even if it costs more than it brings."""
    state = fighting(
        "B",
        "defence",
        (attack, []),
        (4, 0),
        warriors={"A": [4, 4], "B": [5, 3, 1]},
        provisions={"A": {}, "B": provisions("weapon*2")},
    )
    view, codes = CORTEZ.view(state, 1), state.codes()
    told = CORTEZ.explanations.contest_chances(view, codes, 1, lambda worlds: worlds >= 100)
    laid = {fact.about: fact.number for fact in told[max(codes)] if fact.kind == LAYS}
    assert laid == {"5": 1, "3": 1, "1": 1, "weapon": 2}
    arms = {"A": {}, "B": provisions("weapon*2")}
    sure = fighting("B", "defence", ([1], []), warriors={"A": [], "B": [6, 3, 1]}, provisions=arms)
    view, codes = CORTEZ.view(sure, 1), sure.codes()
    told = CORTEZ.explanations.contest_chances(view, codes, 1, lambda worlds: worlds >= 100)
    kept = {fact.about for fact in told[code_of(BEST)] if fact.kind == LAYS}
    assert "weapon" not in kept, "warriors are enough"


def test_a_combat_that_nothing_can_turn_is_won_for_sure() -> None:
    bare: dict[str, Any] = {"provisions": {"A": provisions("weapon"), "B": {}}}
    state = fighting("A", "raise", ([6, 5], [1]), warriors={"A": [4, 3], "B": [2]}, **bare)
    told = chances_of(state, actions.AddWarrior(4), actions.AddWarrior(3), DONE)
    assert told[actions.AddWarrior(4)]["chance"] == 100
    assert told[actions.AddWarrior(3)]["chance"] == 100, "two warriors are worth 12 at the most"
    assert 0 < told[actions.AddWarrior(4)]["idle_chance"] < 100, "two sixes are more than eleven"
    weak = {"A": [1, 2], "B": [6] * 4}
    poor: dict[str, Any] = {"provisions": {"A": {}, "B": {}}}
    attack = fighting("A", "attack", ([], []), warriors=weak, **poor)
    told = chances_of(attack, actions.AddWarrior(1), actions.AddWarrior(2))
    assert all(one["chance"] > 0 for one in told.values()), "the defender may surrender"


def dealt(seed: int) -> CortezState:
    """Return a combat between random hands, after some quick answers; A has moved first."""
    dice = Random(seed)
    seats = dice.choice(["AB", "ABC"])
    hands: list[list[int]] = [[v for v, n in WARRIORS.items() for _ in range(n)] for _ in "SA"]
    kinds = [kind for kind in TYPES for _ in range(25)]
    for cards in (*hands, kinds):
        dice.shuffle(cards)  # type: ignore[arg-type]
    warriors, held = {}, {}
    for number, seat in enumerate(seats):
        warriors[seat] = [hands[number % 2].pop() for _ in range(dice.randint(2, 10))]
        held[seat] = dict(Counter(kinds.pop() for _ in range(dice.randint(1, 10))))
    state = fighting("A", "attack", ([], []), warriors=warriors, provisions=held, seats=seats)
    rng = Rng(seed)
    for _ in range(dice.randint(0, 5)):
        if state.combat is not None and state.phase == COMBAT_STEP_PHASE:
            CortezPolicy().play_out(state, rng, 1, [])
    return state


def test_stated_chances_are_as_often_won_as_stated() -> None:
    """The seat goes on in the better of two ways, by its own knowledge, among the true hands."""
    stated: list[float] = []
    won: list[bool] = []
    for seed in range(40):
        state = dealt(seed)
        codes = [code for code in state.codes() if code != code_of(SURRENDER)][-3:]
        if state.combat is None or state.phase != COMBAT_STEP_PHASE or len(codes) < 2:
            continue
        seat = state.turn
        view = CORTEZ.view(state, seat)
        found = combat_chances(view, codes, seed, lambda worlds: worlds >= 16)
        for code in codes:
            facts = {fact.kind: fact.number for fact in found[code]}
            assert facts["chance"] >= facts.get("idle_chance", 0) - 8, seed
            worlds, draw, rng = CombatTrial(), sampler(view, 1.0), Rng(seed)
            for lots in range(10):
                worlds.play(draw(rng), code, seat, lots)
            press = worlds.pressed.count(seat) >= worlds.held_winners.count(seat)
            after, luck = state.clone(), Rng(seed)
            after.step(code, luck)
            outcome = finish_laying(state, after, seat, luck, press=press)
            assert outcome is not None
            won.append(outcome.fighters[outcome.won] == seat)
            stated.append(facts["chance"] / 100)
            if facts["chance"] in (0, 100):
                assert won[-1] == (facts["chance"] == 100), seed
    assert len(won) > 70
    assert abs(sum(stated) - sum(won)) / len(won) < 0.07
    # Each of the two halves is right by itself.
    for low, high in ((0.0, 0.5), (0.5, 1.01)):
        half = [n for n, chance in enumerate(stated) if low <= chance < high]
        assert len(half) > 20
        gap = sum(stated[n] for n in half) - sum(won[n] for n in half)
        assert abs(gap) / len(half) < 0.15


def test_a_surrender_and_what_is_no_combat_have_no_chances() -> None:
    state = fighting("B", "defence", ([6, 6, 6, 6], []), (4, 0), warriors=STRONG)
    assert SURRENDER not in chances_of(state, SURRENDER, WORST, DONE)
    assert WORST in chances_of(state, SURRENDER, WORST, DONE)
    calm = acting("S1@T24=A S2@0,5=A A1@T20=B A2@20,5=B")
    assert not chances_of(calm, actions.Draw(), actions.Recruit())
