"""Whole games against an independent reading of the rules, compared after every answer."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from engine.core.values import Event
from engine.data.codec import encode
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import run_position
from tests.chance import by_chance
from tests.engine.games.contrees.kit import Moment, Outcome, position
from tests.engine.games.contrees.reference import Answer, Hex, Table, beside, ring, rival

CONTREES = GAMES["contrees"]


def written(answer: Answer) -> dict[str, Any]:
    """Return an answer of the reference as the engine writes it."""
    if answer[0] == "place":
        return {"do": "place", "at": answer[1]}
    _, tile, white = answer
    return {"do": "lay", "hex": list(tile)} | ({"white": True} if white else {})


def read(written: dict[str, Any]) -> Answer:
    """Inverse of `written`."""
    if written["do"] == "place":
        return "place", written["at"]
    q, r = written["hex"]
    return "lay", (q, r), written.get("white", False)


def compare(table: Table, moment: Moment) -> None:
    """Every figure of a moment against the reference."""
    assert moment.phase == ("over" if table.over else "conquest" if table.conquest else "land")
    assert moment.land == table.land
    assert moment.white == table.white
    for seat in "AB":
        black, white = table.tiles_left[seat]
        left = {"black": black, "white": white} if table.expert else black
        assert moment.tiles_left[seat] == left
        assert moment.towers[seat] == {c for c, s in table.towers.items() if s == seat}
        assert moment.owners[seat] == {t for t, s in table.owners.items() if s == seat}
    assert moment.supply == table.supply
    assert moment.demolished == table.demolished
    if not table.over:
        assert moment.turn == table.turn
        assert moment.laid_this_turn == table.laid_this_turn
        assert moment.banned == table.banned


def compare_legal(table: Table, legal: list[dict[str, Any]]) -> None:
    """Assert that both have the same legal answers, none of them twice."""
    found = [read(answer) for answer in legal]
    assert len(found) == len(set(found))
    assert set(found) == table.legal()


def settle(table: Table) -> None:
    """A match does not ask where a single answer is legal."""
    while len(legal := table.legal()) == 1:
        table.answer(legal.pop())


def tried(table: Table, corner: str) -> Table:
    """Return the table after a tower on this corner."""
    twin = Table(
        table.turn,
        table.expert,
        list(table.land),
        set(table.white),
        True,
        towers=dict(table.towers),
        supply=dict(table.supply),
    )
    twin.owners = dict(table.owners)
    twin.place(corner)
    return twin


def greed(table: Table, corner: str) -> int:
    """Return how much a tower there would change.

    Tiles won and lost, towers felled, tiles begun.
    """
    after = tried(table, corner)
    begun = sum(min(4, after.count(table.turn, tile)) ** 2 for tile in table.land)
    return 40 * len(after.gained) + 30 * len(after.lost) + 10 * len(after.removed) + begun


def choose(table: Table, chance: Random, looks: int) -> Answer:
    """Return an answer by chance.

    With more looks, that one of so many towers which changes most.
    """
    legal = sorted(table.legal())
    if table.conquest and looks > 1:
        some = chance.sample(legal, min(looks, len(legal)))
        return max(some, key=lambda answer: greed(table, answer[1]))  # type: ignore[arg-type]
    return chance.choice(legal)


class Story:
    """Towers and owners as the events alone tell them."""

    def __init__(self) -> None:
        self.land: list[Hex] = []
        self.towers: dict[str, str] = {}
        self.owners: dict[Hex, str] = {}
        self.last: dict[str, Any] = {}

    def hear(self, events: tuple[Event, ...]) -> None:
        """Go on with what happened."""
        for event in map(encode, events):
            seat = "AB"[event["seat"]] if event.get("seat") is not None else ""
            tiles = [(q, r) for q, r in event.get("hexes", [])]
            match event["event"]:
                case "laid":
                    self.land.append((event["hex"][0], event["hex"][1]))
                case "built":
                    self.towers[event["at"]] = seat
                case "demolished":
                    assert all(self.towers.pop(corner) != seat for corner in event["towers"])
                case "taken":
                    assert tiles
                    self.owners |= dict.fromkeys(tiles, seat)
                case "lost":
                    assert tiles
                    assert all(self.owners.pop(tile) == seat for tile in tiles)
            self.last = event


#: Standard and expert games, and among how many towers the two seats look for the best.
GAMES_PLAYED = [
    (expert, seed, looks)
    for expert in (False, True)
    for seed in range(25)
    for looks in ((1, 1), (5, 5), (1, 12))
]


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
@pytest.mark.rule("contrees", "Généralités", 1)
@pytest.mark.rule("contrees", "Possession", 1)
@pytest.mark.rule("contrees", "Possession", 2)
@pytest.mark.rule("contrees", "Démolition", 3)
@pytest.mark.rule("contrees", "Démolition", 4)
@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
@pytest.mark.rule("contrees", "Effet", 1)
@pytest.mark.parametrize(("expert", "seed", "looks"), GAMES_PLAYED)
def test_whole_games_agree(expert: bool, seed: int, looks: tuple[int, int]) -> None:
    chance = Random(seed)
    match = Match(new_record(CONTREES, 2, seed, {"expert": expert}))
    begun = Moment(match.describe("AB"))
    # In a standard game the first tile is no choice: whoever is asked laid it already.
    table = Table(begun.turn, expert)
    settle(table)
    story = Story()
    story.hear(match.opening)
    while True:
        compare(table, Moment(match.describe("AB")))
        legal = [(action, encode(action)) for action in match.legal()]
        compare_legal(table, [coded for _, coded in legal])
        if table.over:
            break
        assert match.decision is not None
        assert match.decision.kind == ("place" if table.conquest else "lay")
        assert "AB"[match.decision.seat] == table.turn
        answer = choose(table, chance, looks["AB".index(table.turn)])
        action = next(action for action, coded in legal if read(coded) == answer)
        story.hear(match.submit(match.decision.seat, action).events)
        table.answer(answer)
        settle(table)
        assert (story.land, story.towers, story.owners) == (table.land, table.towers, table.owners)
    assert match.decision is None
    assert match.result is not None
    score = [table.score(seat) for seat in "AB"]
    assert story.last == {
        "event": "ended",
        "winner": "AB".index(table.winners[0]) if len(table.winners) == 1 else None,
        "by": table.ended_by,
        "score": score,
        "demolished": [table.demolished[seat] for seat in "AB"],
    }
    assert (["AB"[seat] for seat in match.result.winners], match.result.by) == (
        table.winners,
        table.by,
    )
    assert list(match.returns()) == [
        (1 / len(table.winners) if seat in table.winners else 0) for seat in "AB"
    ]


def deal_land(chance: Random, most: int) -> list[Hex]:
    """Return a continuous land of any shape, up to so many tiles."""
    land = [(0, 0)]
    for _ in range(chance.randint(0, most - 1)):
        spots = sorted({near for tile in land for near in beside(tile)} - set(land))
        land.append(chance.choice(spots))
    return land


def deal_siege(chance: Random) -> Table:
    """Return a moment of the conquest, reachable or not.

    A small land, many towers, few in supply.
    """
    expert = chance.random() < 0.5
    land = deal_land(chance, 6)
    corners = sorted({c for tile in land for c in ring(tile)})
    chance.shuffle(corners)
    standing = chance.randint(0, min(len(corners) - 1, 24))
    towers = {corner: chance.choice("AB") for corner in corners[:standing]}
    white = set(chance.choices(land, k=chance.randint(0, 2))) if expert else set()
    table = Table(chance.choice("AB"), expert, land, white, True, towers=towers)
    table.tiles_left = {"A": [0, 0], "B": [0, 0]}
    for seat in "AB":
        built = sum(owner == seat for owner in towers.values())
        table.demolished[rival(seat)] = felled = chance.randint(0, 3)
        full = max(0, 24 - built - felled)
        table.supply[seat] = chance.choice([full, min(full, 1), min(full, 2), 0])
    # Freshly felled towers of the seat on turn leave their corners free.
    table.banned[table.turn] = set(chance.choices(corners[standing:], k=chance.randint(0, 2)))
    return table


def file_of(table: Table) -> dict[str, Any]:
    """Return the position file of a table in the conquest."""
    optional: dict[str, Any] = {"white": sorted(table.white)} if table.white else {}
    return position(
        table.land,
        turn=table.turn,
        expert=table.expert,
        towers={s: sorted(c for c, o in table.towers.items() if o == s) for s in "AB"},
        supply=dict(table.supply),
        demolished=dict(table.demolished),
        banned={s: sorted(table.banned[s]) for s in "AB"},
        **optional,
    )


def compare_printed(table: Table, outcome: Outcome) -> None:
    """What is printed of a position against the reference."""
    assert all(step["legal"] for step in outcome.steps)
    compare(table, outcome)
    compare_legal(table, outcome.printed["legal"])
    assert outcome.score == {seat: table.score(seat) for seat in "AB"}
    assert outcome.liberties == {c: len(table.liberties(c)) for c in table.towers}
    if table.over:
        assert outcome.result == {"winners": table.winners, "by": table.by}
        assert outcome.asked is None
    else:
        assert outcome.result is None
        assert outcome.asked == (table.turn, "place")


@pytest.mark.rule("contrees", "Démolition", 3)
@pytest.mark.rule("contrees", "Démolition", 4)
@pytest.mark.rule("contrees", "Démolition", 5)
@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 2)
@settings(max_examples=300)
@given(by_chance(lambda chance: (deal_siege(chance), chance)))
def test_sieges_agree(siege: tuple[Table, Random]) -> None:
    """Up to six towers built by both from any moment, compared after every one."""
    table, chance = siege
    file, steps = file_of(table), list[dict[str, Any]]()
    if table.supply["A"] == table.supply["B"] == 0:
        table.end("supplies")
    table.pass_if_stuck()
    settle(table)
    compare_printed(table, Outcome(run_position(file)))
    for _ in range(6):
        if table.over:
            break
        legal = sorted(table.legal())
        if chance.random() < 0.5:
            legal.sort(key=lambda answer: -greed(table, answer[1]))  # type: ignore[arg-type]
            del legal[3:]
        answer = chance.choice(legal)
        steps.append({"seat": table.turn, **written(answer)})
        table.answer(answer)
        unasked = len(table.legal()) == 1
        settle(table)
        outcome = Outcome(run_position({**file, "play": steps}))
        compare_printed(table, outcome)
        if not unasked:
            derived = outcome.printed["derived"]
            assert {(q, r) for q, r in derived["gained"]} == table.gained
            assert {(q, r) for q, r in derived["lost"]} == table.lost
            assert set(derived["removed"]) == table.removed


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
@pytest.mark.rule("contrees", "Généralités", 5)
@settings(max_examples=80)
@given(by_chance(partial(deal_land, most=16)))
def test_the_corners_of_any_land_agree(land: list[Hex]) -> None:
    outcome = Outcome(run_position(position(land)))
    table = Table("A", land=land, conquest=True)
    assert outcome.corners == table.corners()
    assert len(outcome.corners) <= 66
