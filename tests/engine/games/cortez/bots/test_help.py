"""Help that a hint advises to offer in a combat of Cortez, and how likely it is taken."""

from __future__ import annotations

from dataclasses import replace

from engine.core.values import Action, Effect
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.bots.candidates import best_actions
from engine.games.cortez.effects import IDLE_CHANCE
from engine.games.cortez.rules.action_codes import action_of, code_of
from engine.games.cortez.views.view import LaidWarrior
from tests.engine.games.cortez.bots.test_afterthoughts import helping


def test_help_is_advised_only_if_it_helps_and_may_be_taken() -> None:
    state = helping()
    view, find = CORTEZ.view(state, state.turn), CORTEZ.explanations.find_cheaper
    # Not against the own nation: by lot, C has that of A.
    own, other = (view.nations[seat] == view.nations[2] for seat in (0, 1))
    side = "attacker" if own else "defender"
    assert own != other
    sold = actions.Mercenary(side, (6,), 0, "any1")

    def advised(action: Action, chance: int, takes: int) -> Action:
        facts = Effect("chance", number=chance), Effect(IDLE_CHANCE, number=40)
        told = {code_of(action): (*facts, Effect("takes", number=takes))}
        return action_of(find(view, code_of(action), told))

    assert advised(sold, 70, 40) == sold
    assert advised(sold, 35, 40) == advised(sold, 41, 40) == actions.Pass(), "it does not help"
    # Written in steps of five per cent both are 40.
    assert advised(sold, 44, 40) == actions.Pass()
    examined = {code_of(sold): [Effect("chance", number=70)]}
    assert find(view, code_of(replace(sold, price="any2")), examined) == code_of(actions.Pass())
    assert advised(sold, 70, 5) == actions.Pass(), "it is hardly ever taken"
    against = replace(sold, for_="defender" if own else "attacker")
    assert advised(against, 70, 40) == actions.Pass()
    assert advised(replace(against, price="gold1"), 70, 40) == replace(against, price="gold1")


def test_a_gift_comes_after_an_offer_that_is_likely_taken_for_a_price() -> None:
    state = helping()
    view, find = CORTEZ.view(state, state.turn), CORTEZ.explanations.find_cheaper
    side = "attacker" if view.nations[0] == view.nations[2] else "defender"
    gift = actions.Mercenary(side, (6,), 0, "free")
    sold = replace(gift, price="any1")
    helps = Effect("chance", number=70), Effect(IDLE_CHANCE, number=40)
    for takes, best in ((60, sold), (40, gift)):
        told = {
            code_of(gift): helps,
            code_of(sold): (*helps, Effect("takes", number=takes)),
        }
        assert action_of(find(view, code_of(gift), told)) == best


def test_offers_for_every_price_and_staying_out_are_compared() -> None:
    state = helping()
    found = [action_of(code) for code in best_actions(state, state.codes())]
    assert actions.Pass() in found
    offers = [
        (action.for_, action.price) for action in found if isinstance(action, actions.Mercenary)
    ]
    assert len(offers) == len(set(offers))
    assert {price for _, price in offers} > {"free", "any1"}


def test_who_helped_one_side_is_not_advised_to_help_the_other() -> None:
    state = helping()
    seat = state.turn
    before = state.codes()
    view = CORTEZ.view(state, seat)
    assert CORTEZ.bots.sensible_codes(view, before) == before
    assert view.combat is not None
    laid = (*view.combat.laid[:1], (*view.combat.laid[1], LaidWarrior(seat, "2")))
    helped = replace(view, combat=replace(view.combat, laid=laid))
    kept = [action_of(code) for code in CORTEZ.bots.sensible_codes(helped, before)]
    assert actions.Pass() in kept
    sides = {action.for_ for action in kept if isinstance(action, actions.Mercenary)}
    assert sides == {"defender"}


def test_the_chance_that_help_is_taken_is_that_of_the_fighters_answers() -> None:
    state = helping()
    view = CORTEZ.view(state, state.turn)
    # B holds a single food, so that it cannot pay.
    dear, cheap = (actions.Mercenary(side, (6,), 0, "gold1") for side in ("attacker", "defender"))
    codes = [code_of(dear), code_of(cheap), code_of(actions.Pass())]
    found = CORTEZ.explanations.contest_chances(view, codes, 1, lambda worlds: worlds >= 60)
    taken = {
        action_of(code): fact.number
        for code, facts in found.items()
        for fact in facts
        if fact.kind == "takes"
    }
    assert taken.keys() == {dear, cheap}
    assert 1 <= min(taken.values()) < max(taken.values()) <= 99
