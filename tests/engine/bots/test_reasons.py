"""What comes of an answer: in the same worlds for all, told where it differs, and true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.bots import reasons
from engine.bots.bot import UNLIMITED, Budget
from engine.bots.reasons import MAX_EXAMINED, MAX_FACTS, MAX_WORLDS, Reasons, find_reasons
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Code, Effect
from engine.games import GAMES
from engine.games.cannir import CANNIR
from engine.games.condottiere.bots.outlook import winning_regions
from engine.games.contrees import CONTREES
from engine.games.cortez import CORTEZ, actions
from tests.engine.bots.kit import moment, question
from tests.engine.games.condottiere.bots_kit import at
from tests.engine.games.cortez.bots.test_afterthoughts import fighting

DRAW = actions.Draw()
#: What `docs/bot-protocol.md` lists.
KINDS = {
    "cannir": {"suite", "breaks", "wins", "loses", "faces", "prepares"},
    "contrees": {
        *("joins", "meets", "takes", "razes", "offers", "exposes", "wins", "loses"),
        *("leads", "trails"),
    },
    "condottiere1": {
        *("leads", "takes", "yields", "links", "stops", "bars", "pawn", "keeps", "costs", "most"),
        *("wins", "loses"),
    },
    "cortez": {
        *("enters", "leaves", "temple", "temple_lost", "rules", "nation", "treasure"),
        *("marks", "unmarked", "wins", "loses"),
    },
}
KINDS["condottiere3"] = KINDS["condottiere1"]
SEATS = {"cannir": 3, "contrees": 2}
#: Answers after which a match surely goes on.
PLIES = {"cannir": range(3, 12, 4), "contrees": range(5, 36, 10)}


def found(state: Any, game: Game, codes: list[Code] | None = None) -> Reasons:
    view, legal = question(state, game)
    return find_reasons(game, view, codes or legal, 5, UNLIMITED)


def moments(game: Game, plies: range, seats: int = 2) -> Iterator[Any]:
    return (moment(10 + ply, ply, seats, game=game) for ply in plies)


@pytest.mark.parametrize("name", GAMES)
def test_reasons_keep_to_what_is_documented(name: str) -> None:
    """And to what exists: rivals at the table, every fact once, alike with the same lots."""
    game, seats = GAMES[name], SEATS.get(name, 4)
    some = 0
    for state in moments(game, PLIES.get(name, range(5, 65, 20)), seats):
        seat = state.decision.seat
        for code in state.codes()[:12]:
            facts = game.explanations.reasons(state.clone(), code, Rng(3))
            assert list(facts) == list(game.explanations.reasons(state.clone(), code, Rng(3)))
            assert len(set(facts)) == len(facts)
            for fact in facts:
                assert fact.kind in KINDS[name]
                assert fact.seat is None or fact.seat in set(range(seats)) - {seat}
            some += len(facts)
    assert some


@pytest.mark.parametrize("name", GAMES)
def test_nothing_but_the_view_matters(name: str) -> None:
    """Whatever world the view was taken of, and in what state the search left it."""
    game = GAMES[name]
    state = moment(31, PLIES.get(name, [25])[-1], SEATS.get(name, 3), game=game)
    view, codes = question(state, game)
    twin = game.sampler(view)(Rng(99))
    assert found(twin, game, codes[:2]) == found(state, game, codes[:2])


def test_only_distinguishing_effects_are_reported() -> None:
    told = found(moment(4, 9), CANNIR)
    assert told.worlds == MAX_WORLDS
    assert len(told.facts) == MAX_EXAMINED
    facts = {fact for often in told.facts.values() for fact in often}
    assert 0 < len(facts) <= MAX_FACTS
    for fact in facts:
        often = [counts.get(fact, 0) for counts in told.facts.values()]
        assert 0 <= min(often) < max(often) <= MAX_WORLDS


def test_where_nothing_is_hidden_one_world_is_enough() -> None:
    assert found(moment(4, 20, game=CONTREES), CONTREES).worlds == 1


def test_a_single_answer_needs_no_reason() -> None:
    state = moment(4, 3)
    told = found(state, CANNIR, state.codes()[:1])
    assert told.worlds == 0
    assert told.fact_data(state.codes()[0]) == {}


def test_the_time_and_a_cancel_end_it() -> None:
    view, codes = question(moment(4, 3))
    assert find_reasons(CANNIR, view, codes, 5, Budget(seconds=1e-9)).worlds == 1
    assert find_reasons(CANNIR, view, codes, 5, Budget(cancelled=lambda: True)).worlds == 0


# -- they are true -------------------------------------------------------------------------------


def test_cannir_names_the_suite_an_answer_makes() -> None:
    made = 0
    for state in moments(CANNIR, range(6, 12)):
        seat = state.decision.seat
        for code in state.codes():
            after = state.clone()
            after.step(code, Rng(1))
            if after.decision is None or after.decision.kind == "choose":
                continue
            own = after.owner == seat and after.sovereign != state.sovereign
            facts = CANNIR.explanations.reasons(state.clone(), code, Rng(1))
            assert own == any(fact.kind == "suite" for fact in facts)
            made += own
    assert made


def test_contrees_counts_tiles_and_towers() -> None:
    taken = 0
    for state in moments(CONTREES, range(20, 36, 4)):
        seat = state.decision.seat
        for code in state.codes():
            after = state.clone()
            after.step(code, Rng(1))
            facts = CONTREES.explanations.reasons(state.clone(), code, Rng(1))
            for kind, number in (
                ("takes", after.tiles[seat] - state.tiles[seat]),
                ("razes", after.demolished[seat] - state.demolished[seat]),
            ):
                assert number == len([fact for fact in facts if fact.kind == kind])
                taken += number
    assert taken


@pytest.mark.parametrize("name", ["condottiere1", "condottiere3"])
def test_condottiere_names_who_takes_the_region(name: str) -> None:
    """In a battle that ends with the answer."""
    game, ended = GAMES[name], 0
    for state in moments(game, range(8, 60, 2), 3):
        seat = state.decision.seat
        for code in state.codes():
            after = state.clone()
            after.step(code, Rng(1))
            if after.last_lines is state.last_lines or after.last_region < 0:
                continue
            facts = game.explanations.reasons(state.clone(), code, Rng(1))
            takers = {seat if fact.kind == "takes" else fact.seat for fact in facts
                      if fact.kind in ("takes", "yields")}  # fmt: skip
            assert takers == ({after.last_conqueror} - {-1})
            ended += bool(takers)
    assert ended


@pytest.mark.parametrize("edition", [1, 3])
def test_only_in_a_battle_is_somebody_kept_from_winning(edition: int) -> None:
    """Who names a region puts it at stake; until then nobody was about to win by it."""
    owned = "parma modena mantova bologna lucca"
    given = {"owners": {"B": owned}, "hands": {"A": "m10", "B": "m1"}}
    game = GAMES[f"condottiere{edition}"]
    for where, stops in (({"region": "firenze"}, True), ({"phase": "choose_region"}, False)):
        state = at(edition, **given, **where)
        assert winning_regions(state, 1)
        kinds = {
            fact.kind
            for code in state.codes()
            for lot in range(9)
            for fact in game.explanations.reasons(state.clone(), code, Rng(lot))
        }
        assert ("stops" in kinds) == stops
        assert "loses" in kinds


@pytest.mark.parametrize("edition", [1, 3])
def test_no_card_is_kept_where_the_game_ends(edition: int) -> None:
    given = {"hands": {"A": "drum m10", "B": "m1 m2"}, "region": "firenze", "table": {"B": "m1"}}
    game, kept = GAMES[f"condottiere{edition}"], set()
    for owners in ({"B": "parma modena mantova bologna lucca"}, {}):
        state = at(edition, owners=owners, **given)
        for lot in range(9):
            facts = [
                game.explanations.reasons(state.clone(), code, Rng(lot)) for code in state.codes()
            ]
            for found in facts:
                kinds = {fact.kind for fact in found}
                assert not (kinds & {"wins", "loses"} and kinds & {"keeps", "costs"})
                if "keeps" in kinds:
                    kept.add(bool(owners))
    assert False in kept


def test_cortez_names_the_city() -> None:
    """Going into the city is seen to bring troops there more often than drawing cards."""
    state = moment(12, 40, 3, game=CORTEZ)
    while state.decision.kind != "action" or not into_city(state):
        view, codes = question(state, CORTEZ)
        state.step(CORTEZ.bots.policy.suggest(view, codes, Rng(2)), Rng(2))
    enters, draws = into_city(state)[0], code_of(state, "draw")
    told = found(state, CORTEZ, [enters, draws])
    one = Effect("enters", number=1)
    assert told.facts[enters].get(one, 0) > told.facts[draws].get(one, 0)


def into_city(state: Any) -> list[Code]:
    """Moves of troops outside to free squares of the city."""
    view = CORTEZ.view(state, state.decision.seat)
    standing = {troop.at for troop in view.troops}
    where = {f"{'SA'[i // 22]}{i % 22 + 1}": troop.at for i, troop in enumerate(view.troops)}
    return [
        code
        for code in state.codes()
        if (action := CORTEZ.action(code)).do == "move"
        and (to := getattr(action, "to", "")).startswith("T")
        and to not in standing
        and not (where[getattr(action, "troop", "")] or "").startswith("T")
    ]


def code_of(state: Any, do: str) -> Code:
    return next(code for code in state.codes() if CORTEZ.action(code).do == do)


def facts_of(state: Any, action: Action, lots: int = 1) -> dict[str, set[str]]:
    """Return the subjects of the effects of an answer in one world, by kind."""
    kinds: dict[str, set[str]] = {}
    for fact in CORTEZ.explanations.reasons(state.clone(), CORTEZ.code(action), Rng(lots)):
        kinds.setdefault(fact.kind, set()).add(fact.about)
    return kinds


def test_what_an_open_combat_decides_is_not_counted_beside_its_chance() -> None:
    """Two estimates of one combat would contradict each other."""
    state = fighting("B", "raise", ([6, 6], [5]), (1, 0), warriors={"B": [1, 6], "A": [5]})
    kinds = {fact.kind for code in state.codes() for lots in range(12)
             for fact in CORTEZ.explanations.reasons(state.clone(), code, Rng(lots))}  # fmt: skip
    assert kinds
    assert not kinds & {"marks", "unmarked", "beats", "beaten"}


def test_mandatory_effects_are_reported_even_if_shared_by_all_answers() -> None:
    counts = {
        1: Counter({Effect("cedes"): 9, Effect("beaten", seat=1): 9, Effect("marks"): 3}),
        2: Counter({Effect("cedes"): 9, Effect("beaten", seat=1): 9}),
    }
    assert reasons._distinguishing_facts(counts, {"cedes"}) == [Effect("cedes"), Effect("marks")]


def test_contest_chances_are_reported_from_few_worlds() -> None:
    chance, effect = Effect("chance", number=70), Effect("takes", "parma")
    many = Reasons(40, {1: {effect: 30}, 2: {}}).with_chances({1: [chance]})
    assert many == Reasons(40, {1: {chance: 40, effect: 30}, 2: {}})
    few = Reasons(3, {1: {effect: 3}}).with_chances({1: [chance]})
    assert few.worlds >= 10
    assert few.facts == {1: {chance: few.worlds}}
    assert few.fact_data(1)
    known = Reasons(40, {1: {effect: 30}})
    assert known.with_chances({}) == known
