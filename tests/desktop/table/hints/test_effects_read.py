"""The effects of answers: each has a clause, and a program may send any."""

from __future__ import annotations

import re

import pytest

from desktop.games import TABLES
from desktop.table.callouts.advice import MAX_FACTS, MIN_WORLDS, read_advice
from engine.core.game import Game
from engine.core.values import Effect, Json
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.condottiere.actions import Pass
from tests.desktop.table.hints.reason_kit import NAMES, seen

#: What each game may say: kinds with what they are about, by whom, how many.
SAYS: dict[str, list[Effect]] = {
    "cannir": [
        *(Effect(kind, seat=seat) for kind in ("breaks", "loses", "faces") for seat in (0, 1)),
        *(Effect("suite", number=4), Effect("wins"), Effect("prepares")),
    ],
    "contrees": [
        *(Effect("wins"), Effect("loses", seat=1)),
        *(
            Effect(kind, number=number)
            for kind in ("joins", "meets", "takes", "razes", "offers")
            for number in (1, 2)
        ),
        Effect("exposes", number=3),
    ],
    "condottiere3": [
        *(Effect("takes", "parma"), Effect("leads", number=34), Effect("links", number=3)),
        *(Effect("pawn"), Effect("wins"), Effect("keeps", "drum"), Effect("most")),
        Effect("costs", "m10", number=2),
        *(Effect(kind, "roma", seat) for kind in ("yields", "stops", "bars") for seat in (0, 2)),
        *(Effect("loses", seat=seat) for seat in (0, 2)),
    ],
    "cortez": [
        *(
            Effect(kind)
            for kind in ("temple", "temple_lost", "rules", "nation", "treasure", "marks")
        ),
        *(Effect("unmarked"), Effect("wins")),
        *(
            Effect(kind, number=2)
            for kind in ("enters", "leaves")
        ),
        *(
            Effect(kind, seat=seat)
            for kind in ("treasure", "loses")
            for seat in (0, 1)
        ),
    ],
}  # fmt: skip


SAYS["condottiere1"] = SAYS["condottiere3"]


@pytest.mark.parametrize("name", TABLES)
def test_every_fact_is_a_clause(name: str, language: str) -> None:
    for fact in SAYS[name]:
        reason = TABLES[name].texts.reason(fact, seen(name), NAMES)
        assert reason is not None, fact
        # What was merely counted has no subject.
        assert reason.clause[0].isupper() or reason.is_statistic
        assert reason.clause[-1].isalnum(), reason.clause
        assert not re.search(r"[{}]|%n|%L|\(s\)", reason.clause), reason.clause
        assert -1 <= reason.weight <= 1
        assert reason.weight


@pytest.mark.parametrize("name", TABLES)
def test_effects_unknown_to_a_game_have_no_clause(name: str) -> None:
    """Nor does it fall over whatever a program sends."""
    kinds = sorted({fact.kind for facts in SAYS.values() for fact in facts})
    texts, view = TABLES[name].texts, seen(name)
    assert texts.reason(Effect("dances", "parma", 1, 3), view, NAMES) is None
    for kind in kinds:
        for about in ("", "m10", "drum", "parma", "gold", "{name}", "<b>", "Parma"):
            for seat in (None, 0, 3):
                for number in (0, 1, 99):
                    reason = texts.reason(Effect(kind, about, seat, number), view, NAMES)
                    assert reason is None or "{" not in reason.clause


# -- reading -------------------------------------------------------------------------------------


def thought(facts: Json, worlds: Json = 20) -> Json:
    move = {"action": encode(Pass()), "visits": 3, "value": 0.5, "doubt": 0.1, "facts": facts}
    return {"iterations": 9, "seconds": 1.0, "worlds": worlds, "moves": [move]}


def facts_read(facts: Json, worlds: Json = 20, game: Game = GAMES["condottiere3"]) -> Json:
    advice = read_advice(thought(facts, worlds), game, None, 4)
    assert advice is not None
    return advice.moves[0].facts


TAKES: Json = {"fact": "takes", "about": "parma", "seat": None, "number": 0, "worlds": 14}


def test_facts_are_read() -> None:
    yields = {"fact": "yields", "about": "parma", "seat": 2, "number": 0, "worlds": 6}
    assert facts_read([TAKES, yields]) == {
        Effect("takes", "parma"): 14,
        Effect("yields", "parma", 2): 6,
    }
    assert facts_read([]) == {}


@pytest.mark.parametrize(
    "changed",
    [
        {"fact": 3},
        {"about": None},
        {"seat": 4},
        {"seat": -1},
        {"seat": True},
        {"number": -1},
        {"number": 1e9},
        {"number": 100},
        {"worlds": 0},
        {"worlds": 21},
        {"worlds": "3"},
    ],
)
def test_facts_that_make_no_sense_are_left_out(changed: dict[str, Json]) -> None:
    assert facts_read([{**TAKES, **changed}, 7, None, TAKES]) == {Effect("takes", "parma"): 14}


@pytest.mark.parametrize("facts", [None, {}, "takes", 3])
def test_no_facts_are_none(facts: Json) -> None:
    assert facts_read(facts) is None


@pytest.mark.parametrize("worlds", [None, 0, -1, True, "40", 10**9, MIN_WORLDS - 1])
def test_without_worlds_enough_nothing_is_said(worlds: Json) -> None:
    assert facts_read([TAKES], worlds) is None


def test_only_reported_facts_are_read() -> None:
    many = [{**TAKES, "number": number} for number in range(90)]
    assert len(facts_read(many)) == MAX_FACTS
