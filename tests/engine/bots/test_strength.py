"""The search is stronger than chance (law 12), and the heuristic bot knows something."""

from __future__ import annotations

import pytest

from engine.arena.measure import Contest, run_arena
from engine.bots.bot import Budget
from engine.games import GAMES

#: How much higher a search must score than chance. Whole tables lose together when three play
#: Cannir, so even a searcher that wins nearly every decided game scores far below 1 there.
FLOOR = 0.15

#: Deals and iterations that show it: luck decides less where nothing is hidden, and long games
#: tell as much with few; of those only two seats are tried here (docs/strength.md has the rest).
ENOUGH = {
    "cannir": (12, 40),
    "contrees": (2, 10),
    "condottiere1": (5, 4),
    "condottiere3": (5, 4),
    "cortez": (1, 2),
}
#: Matches so long, with so many answers, that a search without knowledge would take minutes.
LONG = ("cortez",)
CASES = [
    (game.id, seats)
    for game in GAMES.values()
    for seats in game.seats
    if seats == 2 or len(game.seats) <= 2
]


@pytest.mark.parametrize(
    ("bot", "game", "seats"),
    [
        (bot, *case)
        for case in CASES
        for bot in ("uct", "level5")
        if bot != "uct" or case[0] not in LONG
    ],
)
def test_search_beats_chance(bot: str, game: str, seats: int) -> None:
    deals, iterations = ENOUGH[game]
    report = run_arena(Contest(game, seats, [bot, "random"], deals, 71, Budget(iterations)))
    searching, chance = report["bots"]
    assert searching["score"] > chance["score"] + FLOOR
    assert searching["share"] > 0.8


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_scripted_bot_beats_chance(game: str, seats: int) -> None:
    deals = 2 if game in LONG else 10
    scripted, chance = run_arena(Contest(game, seats, ["scripted", "random"], deals, 72))["bots"]
    assert scripted["score"] > chance["score"] + 0.2


@pytest.mark.parametrize("option", ["free_paths", "veiled"])
def test_search_beats_chance_with_the_variants_of_cannir(option: str) -> None:
    contest = Contest("cannir", 2, ["level5", "random"], 4, 73, Budget(12), {option: True})
    report = run_arena(contest)
    assert report["bots"][0]["share"] > 0.8


def test_search_beats_chance_in_the_expert_version_of_contrees() -> None:
    contest = Contest("contrees", 2, ["level2", "random"], 4, 74, Budget(10), {"expert": True})
    report = run_arena(contest)
    assert report["bots"][0]["score"] == 1.0
