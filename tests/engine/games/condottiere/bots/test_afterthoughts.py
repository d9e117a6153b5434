"""What the bots of Condottiere give in place of a pass that a search finds no better."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.bots.appraisal import appraise
from engine.bots.bot import Budget, MoveStats, SearchResult
from engine.bots.thinking import idles_after
from engine.core.values import View
from engine.games import GAMES
from engine.games.condottiere.actions import Choose
from tests.engine.games.condottiere.kit import position

AT_ROMA = "siena spoleto"
#: A surrender takes the region at once; B alone may still overtake.
AHEAD: dict[str, Any] = {
    "hands": {"A": "surrender m1", "B": "m1 m2"},
    "table": {"A": "m5", "B": "m1"},
    "passed": "CD",
}
#: The region would win A the game.
BRAVE: dict[str, Any] = {"hands": {"A": "courtesan m4 m2", "B": "m1"}, "owners": {"A": AT_ROMA}}
#: Nobody else may lay a card, and B leads with 2.
ALONE: dict[str, Any] = {
    "hands": {"A": "m1 m6 m3 courtesan", "B": "m1"},
    "table": {"B": "m2"},
    "passed": "BCD",
}
#: B leads with 4, and all others have passed.
GIFT: dict[str, Any] = {
    "hands": {"A": "m3 m5 m6 m10 drum", "B": "m1", "C": "m1 m1 m1 m2 m2 m2"},
    "table": {"B": "m4"},
    "passed": "CD",
}
#: A has just chosen the region.
CHOSEN: dict[str, Any] = {"hands": {"A": "m2 m5 m6 m10 courtesan", "C": "m1 m1 m1 m2 m2 m3"}}


def given_instead(given: dict[str, Any], values: dict[str, float], chosen: str = "pass") -> str:
    """Return seat A's action in place of one from a search that found these values."""
    written = position(3, **given)
    game = GAMES[written["game"]]
    options = game.options(**written["options"])
    state = game.positions.read(written["position"], options, written["seats"], 1)
    codes = {name_of(game.action(code)): code for code in state.codes()}
    view = game.view(state, 0)
    found = {codes[name]: value for name, value in values.items()}
    code = game.bots.override(view, codes[chosen], found)
    return next(name for name, other in codes.items() if other == code)


def name_of(action: Any) -> str:
    """Return a card's name, or what is done."""
    return getattr(action, "card", None) or action.do


def sounder(given: dict[str, Any], chosen: str) -> set[str]:
    """Return what a good player prefers to the chosen action in seat A."""
    written = position(3, **given)
    game = GAMES[written["game"]]
    options = game.options(**written["options"])
    state = game.positions.read(written["position"], options, written["seats"], 1)
    code = next(code for code in state.codes() if name_of(game.action(code)) == chosen)
    found = game.explanations.sounder_codes(game.view(state, 0), code, 0.5)
    assert set(found) <= set(state.codes())
    return {name_of(game.action(code)) for code in found}


#: Under Winter a 6 and a 1 are level; the drum doubles A's line.
LEVEL: dict[str, Any] = {
    "hands": {"A": "drum m1 winter scarecrow courtesan", "B": "m1"},
    "table": {"A": "m6", "B": "m1 winter"},
    "passed": "BCD",
}


#: B and C are level, and B, who may still lay a card, would win the game by the region.
FEARED: dict[str, Any] = {
    "hands": {"A": "surrender m1 courtesan", "B": "m2", "C": "m3"},
    "table": {"B": "m10", "C": "m10"},
    "owners": {"B": AT_ROMA},
    "passed": "D",
}


@pytest.mark.parametrize(
    ("given", "chosen", "gains"),
    [
        (FEARED, "pass", {"surrender"}),
        (FEARED, "m1", {"surrender"}),
        (FEARED, "surrender", set()),
        # With B in the lead, the battle that ends at once is B's.
        ({**FEARED, "table": {"B": "m10", "C": "m6"}}, "pass", set()),
        ({**FEARED, "owners": {"A": AT_ROMA}}, "pass", set()),
        ({**FEARED, "owners": {}}, "pass", set()),
    ],
)
def test_a_card_that_ends_the_battle_surely_keeps_a_rival_from_winning(
    given: dict[str, Any], chosen: str, gains: set[str]
) -> None:
    assert sounder(given, chosen) == gains


@pytest.mark.parametrize(
    ("given", "chosen", "better"),
    [
        # Under Winter each mercenary counts 1.
        ({"hands": {"A": "m2 m2 m5 m6", "B": "m1"}, "table": {"B": "winter m3"}}, "m5", {"m2"}),
        ({"hands": {"A": "m2 m5 spring", "B": "m1"}, "table": {"B": "winter m3"}}, "m5", set()),
        ({"hands": {"A": "m2 m5", "B": "m1"}, "table": {"B": "m3"}}, "m5", set()),
        # Everybody else is out: a 3 takes the region as well as a 6.
        (ALONE, "m6", {"m3"}),
        # Winter would give up the lead of 6 against 2.
        (
            {"hands": {"A": "winter m1", "B": "m1"}, "table": {"A": "m6", "B": "m2"}},
            "winter",
            {"pass"},
        ),
        (
            {"hands": {"A": "winter m1", "B": "m1"}, "table": {"A": "m2", "B": "m6"}},
            "winter",
            set(),
        ),
        # The region wins A the game: what leads is tried before what draws level or stays behind.
        (
            {
                "hands": {"A": "m3 heroine scarecrow", "B": "m1"},
                "table": {"A": "m3", "B": "m6"},
                "owners": {"A": AT_ROMA},
            },
            "scarecrow",
            {"heroine"},
        ),
        # A scarecrow gives up the level where a 1 would lead; behind, it may wait.
        (
            {
                "hands": {"A": "m1 m4 m10 scarecrow", "B": "m1"},
                "table": {"A": "m6", "B": "m6"},
            },
            "scarecrow",
            {"m1"},
        ),
        (
            {
                "hands": {"A": "m3 m4 m10 scarecrow", "B": "m1"},
                "table": {"A": "m4", "B": "m6"},
            },
            "scarecrow",
            set(),
        ),
        # A has chosen the region, and then does not leave it to the others at once.
        ({"hands": {"A": "m4 m2 m10", "B": "m1", "C": "m2"}}, "pass", {"m2"}),
        (
            {"hands": {"A": "m4 m2 m10", "B": "m1", "C": "m2"}, "condottiere": "B"},
            "pass",
            set(),
        ),
    ],
)
def test_a_dearer_card_for_the_same_is_not_advised(
    given: dict[str, Any], chosen: str, better: set[str]
) -> None:
    """Nor an action that leaves a lead or the own plan."""
    assert sounder(given, chosen) == better


@pytest.mark.parametrize(
    ("hand", "chosen", "better"),
    [
        # Firenze links both of A's regions, and Torino is at the other end of the map.
        ("m10 m10 m6 m6 drum heroine", "torino", {"firenze"}),
        ("m10 m10 m6 m6 drum heroine", "firenze", set()),
        # A weak hand leaves alone what would link the regions of B.
        ("m1", "roma", {"torino"}),
    ],
)
def test_a_far_region_is_not_advised_for_lucky_numbers(
    hand: str, chosen: str, better: set[str]
) -> None:
    hands = {"A": hand, "B": "m1 m2", "C": "m3", "D": "m4 m5"}
    owners = {"A": "siena bologna", "B": "spoleto napoli"}
    written = position(3, hands=hands, owners=owners, phase="choose_region")
    game = GAMES[written["game"]]
    state = game.positions.read(written["position"], game.options(), written["seats"], 1)
    code = game.code(Choose(chosen))
    found = game.explanations.sounder_codes(game.view(state, 0), code, 0.5)
    regions = {cast("Choose", game.action(each)).region for each in found}
    assert (better <= regions) if better else not regions
    assert chosen not in regions
    assert len(regions) <= 3


@pytest.mark.parametrize(
    ("changed", "better"),
    [
        ({}, {"pass"}),
        ({"table": {"B": "m4"}}, {"pass"}),
        ({"table": {"B": "m10"}}, set()),
        ({"table": {"B": "m5", "C": "m5"}}, set()),
        # He brings the lead; the region would win a rival the game.
        ({"table": {"A": "courtesan", "B": "m5"}}, set()),
        ({"owners": {"B": "spoleto ancona"}}, set()),
    ],
)
def test_a_bishop_is_not_spent_on_less_than_he_is_worth(
    changed: dict[str, Any], better: set[str]
) -> None:
    hands = {"A": "m1 m1 m10 drum bishop", "B": "m1 m6", "C": "m3", "D": "m4"}
    given = {"hands": hands, "table": {"B": "m1"}, "passed": "CD", **changed}
    assert sounder(given, "bishop") == better


@pytest.mark.parametrize(
    ("hands", "chosen", "better"),
    [
        ({"A": "drum", "B": "m1 m2"}, "keep_hand", {"discard_all"}),
        ({"A": "drum drum", "B": "m1"}, "keep_hand", {"discard_all"}),
        ({"A": "drum", "B": "m1 m2"}, "discard_all", set()),
        ({"A": "drum scarecrow", "B": "m1"}, "keep_hand", set()),
        ({"A": "heroine drum", "B": "m1"}, "keep_hand", set()),
        # The last seat with cards may keep them for the next round.
        ({"A": "drum"}, "keep_hand", set()),
    ],
)
def test_a_drum_without_a_mercenary_is_not_kept(
    hands: dict[str, str], chosen: str, better: set[str]
) -> None:
    assert sounder({"hands": hands, "phase": "discard"}, chosen) == better


@pytest.mark.parametrize(("card", "idles"), [("pass", True), ("m10", False)])
def test_who_would_then_pass_chooses_a_region_whose_loss_costs_little(
    card: str, idles: bool
) -> None:
    """The hint on the choice fits the one that follows."""
    hands = {"A": "m10 m10 drum heroine", "B": "m1 m2", "C": "m3", "D": "m4 m5"}
    owners = {"A": "bologna", "B": "spoleto napoli"}
    written = position(3, hands=hands, owners=owners, phase="choose_region")
    game = GAMES[written["game"]]
    state = game.positions.read(written["position"], game.options(), written["seats"], 1)
    view, code = game.view(state, 0), game.code(Choose("roma"))
    assert game.explanations.is_asked_again(view)
    asked = list[list[int]]()

    def think_on(now: View, codes: list[int]) -> int:
        asked.append(codes)
        return next(each for each in codes if name_of(game.action(each)) == card)

    assert idles_after(think_on, game, view, code, 1) == idles
    assert len(asked) == 1
    found = game.explanations.sounder_codes(view, code, 0.4, then_idle=idles)
    regions = {cast("Choose", game.action(each)).region for each in found}
    # Ferrara borders Bologna; a region that helps nobody is lost most cheaply.
    assert ("ferrara" in regions) == (not idles)
    assert "roma" not in regions
    assert regions


def test_a_hint_tries_the_card_that_surely_keeps_a_rival_from_winning() -> None:
    """However little the first search tried it beside the others."""
    written = position(3, **FEARED)
    game = GAMES[written["game"]]
    options = game.options(**written["options"])
    state = game.positions.read(written["position"], options, written["seats"], 1)
    codes = {name_of(game.action(code)): code for code in state.codes()}
    asked: list[set[int]] = []

    class Hasty:
        """A search that tries Surrender only where it is asked about little else."""

        def budget(self, game: Any, view: Any) -> Budget:
            raise NotImplementedError

        def think(
            self, game: Any, view: Any, given: list[int], seed: int, budget: Budget
        ) -> SearchResult:
            asked.append(set(given))
            visits = dict.fromkeys(given, 100)
            if len(given) > 2:
                visits[codes["surrender"]] = 1
            moves = [
                MoveStats(code, number, 0.3 + seed % 3 / 100 + 0.4 * (code == codes["surrender"]))
                for code, number in visits.items()
            ]
            moves.sort(key=lambda move: -move.visits)
            return SearchResult(moves[0].code, tuple(moves), sum(visits.values()), 0.0)

    found = appraise(
        cast(Any, Hasty()), game, game.view(state, 0), list(state.codes()), 1,
        Budget(iterations=900), 3, others=False,
    )  # fmt: skip
    assert found.best == codes["surrender"]
    first = found.moves[0]
    assert first.code == codes["surrender"]
    assert first.visits == 300
    assert first.value > 0.6
    assert {codes["surrender"]} < asked[-1]
    assert len(asked[-1]) == 2


@pytest.mark.parametrize(
    ("given", "chosen", "gains"),
    [
        (LEVEL, "pass", {"drum", "m1", "courtesan"}),
        (LEVEL, "scarecrow", {"drum", "m1", "courtesan"}),
        (LEVEL, "drum", set()),
        ({**LEVEL, "passed": "CD"}, "pass", set()),
        ({**LEVEL, "table": {"A": "m6 m1", "B": "m1 winter"}}, "pass", set()),
        ({**LEVEL, "table": {"A": "m6", "B": "m1 m2 m3 m4 winter"}}, "pass", set()),
        (ALONE, "m1", {"m3", "m6"}),
    ],
)
def test_who_is_alone_surely_takes_a_region_with_a_card_that_leads(
    given: dict[str, Any], chosen: str, gains: set[str]
) -> None:
    assert sounder(given, chosen) == gains


@pytest.mark.parametrize(
    ("given", "values", "instead"),
    [
        (AHEAD, {"pass": 0.15, "surrender": 0.14, "m1": 0.15}, "surrender"),
        (BRAVE, {"pass": 0.4, "m4": 0.4, "m2": 0.4, "courtesan": 0.3}, "m2"),
        (BRAVE, {"pass": 0.4, "m4": 0.5, "m2": 0.3, "courtesan": 0.38}, "courtesan"),
        (GIFT, {"pass": 0.3, "m3": 0.2, "m10": 0.2}, "m5"),
        ({**GIFT, "options": "hidden_cards"}, {"pass": 0.3, "m10": 0.2}, "m5"),
        (CHOSEN, {"pass": 0.3, "m2": 0.23, "m5": 0.25, "m6": 0.3}, "m5"),
        (CHOSEN, {"pass": 0.3, "courtesan": 0.25, "m10": 0.3}, "courtesan"),
        (ALONE, {"pass": 0.07, "m1": 0.2, "m3": 0.06, "m6": 0.1, "courtesan": 0.2}, "m3"),
    ],
)
def test_a_pass_that_is_no_better_is_not_given(
    given: dict[str, Any], values: dict[str, float], instead: str
) -> None:
    assert given_instead(given, values) == instead


@pytest.mark.parametrize(
    ("given", "values"),
    [
        (AHEAD, {"pass": 0.15, "surrender": 0.11}),
        (GIFT, {"pass": 1.0, "m5": 0.2}),
        ({**GIFT, "passed": "D"}, {"pass": 0.3, "m5": 0.2}),
        (CHOSEN, {"pass": 0.3, "m2": 0.23, "m10": 0.3}),
        ({**CHOSEN, "opened": True}, {"pass": 0.3, "m2": 0.25}),
        ({**CHOSEN, "condottiere": "C", "turn": "A"}, {"pass": 0.3, "m2": 0.25}),
        ({**CHOSEN, "seats": "AB", "hands": {"A": "m2 m5 m6 m6 m6"}}, {"pass": 0.3, "m2": 0.3}),
        ({"hands": {**CHOSEN["hands"], "A": "m4 m5 m6 m6 m6"}}, {"pass": 0.3, "m4": 0.3}),
        ({"hands": {**CHOSEN["hands"], "A": "m2 m5 m6 m6"}}, {"pass": 0.3, "m2": 0.3}),
        (AHEAD, {"pass": 0.15, "m1": 0.2}),
        ({**AHEAD, "passed": "BCD"}, {"pass": 0.15, "surrender": 0.15}),
        ({**AHEAD, "options": "hidden_cards"}, {"pass": 0.15, "surrender": 0.15}),
        ({**BRAVE, "owners": {"A": "milano"}}, {"pass": 0.4, "m2": 0.4}),
        (ALONE, {"pass": 0.07, "m3": 0.03, "m6": 0.03}),
        ({**ALONE, "table": {"B": "m5"}}, {"pass": 0.07, "m6": 0.07}),
        ({**ALONE, "passed": "CD"}, {"pass": 0.07, "m3": 0.07}),
        ({**ALONE, "table": {"A": "m5", "B": "m2"}}, {"pass": 0.07, "m3": 0.07}),
    ],
)
def test_a_pass_with_reason_stands(given: dict[str, Any], values: dict[str, float]) -> None:
    assert given_instead(given, values) == "pass"


def test_only_a_pass_is_thought_over() -> None:
    assert given_instead(AHEAD, {"m1": 0.1, "surrender": 0.3}, "m1") == "m1"
    # A bot that does not search has found nothing.
    assert given_instead(AHEAD, {}) == "pass"


def test_of_cards_that_all_stay_behind_the_cheapest_is_sounder() -> None:
    given: dict[str, Any] = {
        "hands": {"A": "m1 m4 m10", "B": "m1", "C": "m1", "D": "m1"},
        "table": {"B": "m10", "A": "m2"},
    }
    assert sounder(given, "m4") == {"m1"}
    # It leads, or the cheapest is laid already.
    assert sounder(given, "m10") == sounder(given, "m1") == set()
    level = {**given, "table": {"B": "m6", "A": "m2"}}
    assert sounder(level, "m4") == set(), "it draws level"
