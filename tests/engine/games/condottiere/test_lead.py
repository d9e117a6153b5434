"""Who leads where cards lie face down: claimed only if it holds in every world a viewer allows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.data.codec import encode
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.bots.reasons import reasons
from engine.games.condottiere.events import Standing
from engine.games.condottiere.options import ThirdOptions
from engine.games.condottiere.rules.battle import line_strengths
from engine.games.condottiere.rules.core_state import BATTLE, FINAL, PHASES
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.victory_goals import contenders
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import set_up

HIDDEN = ThirdOptions(hidden_cards=True)
WORLDS = 12


def battles(seed: int, seats: int = 3) -> Iterator[Match[CondottiereView]]:
    """Yield a match with hidden cards, whenever somebody is asked in a battle."""
    match = Match[CondottiereView](new_record(CONDOTTIERE3, seats, seed, encode(HIDDEN)))
    dice = Random(seed)
    while match.decision is not None and match.ply < 160:
        if match.view(None).phase in (PHASES[BATTLE], PHASES[FINAL]):
            yield match
        match.submit(match.decision.seat, dice.choice(match.legal()))


def first_in(world: CondottiereState) -> tuple[Seat, ...]:
    """The strongest lines once all cards are turned up."""
    totals = line_strengths(world, False)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def worlds(view: CondottiereView) -> list[CondottiereState]:
    draw, rng = CONDOTTIERE3.sampler(view), Rng(9)
    return [draw(rng) for _ in range(WORLDS)]


def battle(table: dict[str, list[str]], **more: object) -> Match[CondottiereView]:
    """Return a battle for Modena with hidden cards; A is asked."""
    position = {"phase": "battle", "region": "modena", "condottiere": "A", "turn": "A", **more}
    names = ["A", "B", "C"]
    match: Match[CondottiereView] = set_up(
        CONDOTTIERE3,
        {
            "seats": names,
            "options": {"hidden_cards": True},
            "position": {**position, "table": table},
        },
    )
    return match


@pytest.mark.parametrize("seed", range(6))
def test_claims_hold_in_every_world(seed: int) -> None:
    claimed = opened = 0
    for match in battles(seed):
        for viewer in (None, 0, 1, 2):
            view = match.view(viewer)
            found = battle_lead(view)
            assert found.hidden == tuple(None in line for line in view.table)
            if found.first:
                claimed += any(found.hidden)
                assert all(first_in(world) == found.first for world in worlds(view))
            opened += not found.first
    assert claimed
    assert opened


def test_open_claims_depend_on_the_hidden_card() -> None:
    """With one hidden card and no season, nothing is left open that is certain."""
    kinds = ["m1", "m2", "m3", "m4", "m5", "m6", "m10", "drum", "heroine", "courtesan"]
    for own in range(1, 26):
        line = ["m1"] * (own % 5) + ["m5"] * (own // 5)
        found, seen = set(), None
        for card in kinds:
            match = battle({"A": line, "B": ["m3", "m2", card], "C": []}, face_down={"B": card})
            now = battle_lead(match.view(0))
            assert seen in (None, now), "nothing is seen of the card"
            seen = now
            found.add(battle_lead(match.open_view()).first)
        assert seen is not None
        assert seen.first == (found.pop() if len(found) == 1 else ())


@pytest.mark.parametrize(
    ("table", "down", "first"),
    [
        ({"A": ["m2"], "B": ["m10"], "C": []}, {"B": "m10"}, ()),
        # The strongest of all cards face down makes 10.
        ({"A": ["m6", "m5"], "B": ["m10"], "C": []}, {"B": "m10"}, (0,)),
        ({"A": ["m6", "m4"], "B": ["m10"], "C": []}, {"B": "m10"}, ()),
        # It leads whatever it hides itself, if by nothing.
        ({"A": ["m2"], "B": ["m3", "m1"], "C": []}, {"B": "m1"}, (1,)),
        ({"A": ["m6"], "B": ["m6"], "C": ["m1"]}, {"C": "m1"}, ()),
        ({"A": ["m6", "m6"], "B": ["m6", "m6"], "C": ["m1"]}, {"C": "m1"}, (0, 1)),
        ({"A": ["winter", "m10", "m2"], "B": ["m5"], "C": []}, {"B": "m5"}, ()),
        ({"A": ["winter", "heroine", "m1"], "B": ["m5"], "C": []}, {"B": "m5"}, (0,)),
        # A hidden 10 would take spring from the 6 of A.
        ({"A": ["spring", "m6", "m6"], "B": ["m3", "m1"], "C": []}, {"B": "m1"}, ()),
    ],
)
def test_bounds(table: dict[str, list[str]], down: dict[str, str], first: tuple[Seat, ...]) -> None:
    assert battle_lead(battle(table, face_down=down).view(0)).first == first


def test_ones_own_hidden_card_is_known_to_oneself_alone() -> None:
    match = battle({"A": ["m3", "m10"], "B": ["m4"], "C": []}, face_down={"A": "m10"})
    assert battle_lead(match.view(0)).leader == 0
    for viewer in (None, 1, 2):
        assert battle_lead(match.view(viewer)).leader is None
        assert battle_lead(match.view(viewer)).strengths == (3, 4, 0)


def test_a_preview_claims_no_more() -> None:
    for match in battles(3):
        assert match.decision is not None
        view = match.view(match.decision.seat)
        for action in match.legal():
            standing = CONDOTTIERE3.preview(view, action)[-1:]
            if not standing or not isinstance(standing[0], Standing):
                continue
            for world in worlds(view):
                world.step(CONDOTTIERE3.code(action), Rng(0))
                assert standing[0].first in ((), first_in(world))


def test_that_a_card_leads_is_a_reason_only_where_it_is_certain() -> None:
    def led(table: dict[str, list[str]], **more: object) -> bool:
        match = battle(table, hands={"A": ["m6", "m1"], "B": ["m1"], "C": ["m1"]}, **more)
        world = worlds(match.view(0))[0]
        code = next(c for c in match.codes() if getattr(match.game.action(c), "card", "") == "m6")
        return any(fact.kind == "leads" for fact in reasons(world, code, Rng(1)))

    assert led({"A": [], "B": ["m3"], "C": []})
    assert not led({"A": [], "B": ["m3"], "C": []}, face_down={"B": "m3"})


def test_the_pawn_goes_to_the_most_courtesans_only_if_none_may_be_hidden() -> None:
    hands = {"A": ["scarecrow", "m1"], "B": ["m1"], "C": ["m1"]}

    def pawn(courtesans: int) -> object:
        table = {"A": ["courtesan"] * courtesans, "B": ["m5", "courtesan"], "C": []}
        match = battle(table, hands=hands, face_down={"B": "courtesan"})
        play = next(a for a in match.legal() if getattr(a, "card", "") == "scarecrow")
        standing = CONDOTTIERE3.preview(match.view(0), play)[-1]
        assert isinstance(standing, Standing)
        return standing.pawn_to

    assert pawn(1) is None
    assert pawn(2) == 0


@pytest.mark.parametrize("game", [CONDOTTIERE1, CONDOTTIERE3])
def test_everybody_who_would_win_is_named_the_strongest_first(game: object) -> None:
    owners = {"A": ["mantova", "venezia"], "B": ["parma", "genova"], "C": ["bologna", "firenze"]}
    written = {
        "phase": "battle", "region": "modena", "condottiere": "A", "turn": "A", "owners": owners,
        "hands": {seat: ["m1", "m2"] for seat in "ABCD"},
        "table": {"A": ["m1"], "B": ["m10"], "C": ["m6"]},
    }  # fmt: skip

    def named(**more: object) -> tuple[Seat, ...]:
        position = {**written, **more}
        match = set_up(game, {"seats": list("ABCD"), "position": position})  # type: ignore[arg-type]
        view = match.view(0)
        assert isinstance(view, CondottiereView)
        return contenders(view)

    assert named() == (1, 2, 0)
    assert named(table={"A": ["m10"], "B": ["m6"], "C": ["m1"]}) == (0, 1, 2)
    # Who leads when all others have passed has nobody to fear.
    alone = {"passed": ["B", "C", "D"]}
    assert named(table={"A": ["m10"], "B": ["m6"]}, **alone) == (0,)
    # C has passed at 6 against 10, and no season or bishop can put it ahead again.
    assert named(**alone) == (1, 0)
    assert named(table={"A": ["m1"]}, passed=["B"]) == (0, 2)
