"""What a hint says of an action of Contrées is found again by playing it.

Nothing of the code that finds the reasons is used; only the rules play, over seeded matches.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import pytest

from desktop.games.contrees.adjacency import corners
from desktop.games.contrees.words.names import corner_code, hex_name
from desktop.games.contrees.words.texts import TEXTS as CONTREES_TEXTS
from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.contrees import CONTREES
from engine.games.contrees.events import Demolished, Lost, Taken
from engine.games.contrees.state import ASK_PLACE, POSSESSING_TOWERS
from tests.desktop.table.truth_kit import clause, moments, number_in, played

pytestmark = pytest.mark.usefixtures("unpainted")


def taken(events: Sequence[Event], seat: int) -> set[Any]:
    return {tile for event in events if isinstance(event, Taken) and event.seat == seat
            for tile in event.hexes}  # fmt: skip


def razed(events: Sequence[Event]) -> set[str]:
    return {tower for event in events if isinstance(event, Demolished) for tower in event.towers}


def freed(events: Sequence[Event]) -> set[Any]:
    return {tile for event in events if isinstance(event, Lost) for tile in event.hexes}


@dataclass(frozen=True)
class Answer:
    """An answer at Contrées: its corner, what it takes, razes and frees, and the lead after it."""

    corner: str
    takes: set[Any]
    razes: set[str]
    frees: set[Any]
    #: Of the rival of the seat that answers.
    lead: int


def replies(state: Any) -> list[Answer]:
    """Return what each answer of the seat to move does."""
    if state.decision is None:
        return []
    found = []
    for code in state.codes():
        after, events = played(state, code)
        corner: Any = CONTREES.action(code)
        gained = taken(events, state.turn), razed(events), freed(events)
        found.append(Answer(corner.at, *gained, lead_of(after, 1 - state.turn)))
    return found


def lead_of(state: Any, seat: int) -> int:
    """Return by how many points a seat is ahead: tiles, and two more for each white one."""
    view = CONTREES.view(state, seat)
    points = [len(owned) + 2 * len(set(owned) & set(view.white)) for owned in view.owners]
    return points[seat] - points[1 - seat]


def in_reach(view: Any, seat: int) -> set[Any]:
    """Return tiles that one more tower of a seat takes."""
    built = {corner for towers in view.towers for corner in towers}
    return {
        tile
        for tile in view.land
        if tile not in view.owners[seat]
        and len(set(corners(tile)) & set(view.towers[seat])) == POSSESSING_TOWERS - 1
        and set(corners(tile)) - built
    }


def idle(state: Any) -> Any:
    """Return the state if the seat to move had built nothing."""
    twin = state.clone()
    if twin.decision is not None:
        twin.turn, twin.decision = 1 - state.turn, ASK_PLACE[1 - state.turn]
    return twin


def most(answers: Sequence[Answer], part: str) -> int:
    """Return the most pieces that one of these answers takes, razes or frees."""
    return max((len(getattr(answer, part)) for answer in answers), default=0)


def whole(answers: Sequence[Answer], part: str) -> set[Any]:
    """Return everything that some answer takes, razes or frees."""
    return {piece for answer in answers for piece in getattr(answer, part)}


def threat_of(state: Any, seat: int, threatened: set[Any]) -> tuple[str, Any]:
    """Return what becomes of new threats: their kind, and the tiles or the sets of razed towers.

    They are "undone" if an answer that razes towers ends them all, "forces" if only another does.
    """
    if state.decision is None or state.turn == seat or not threatened:
        return "threatens", threatened
    ending = []
    for code in state.codes():
        after, events = played(state, code)
        then = CONTREES.view(after, seat)
        # No tile is taken after the last tower or the end of the game.
        lasting = after.decision is not None and then.supply[seat]
        if not (in_reach(then, seat) & threatened if lasting else ()):
            answer: Any = CONTREES.action(code)
            ending.append((answer.at, frozenset(razed(events))))
    if any(towers for _, towers in ending):
        return "undone", [(corner, towers) for corner, towers in ending if towers]
    return ("forces" if ending else "threatens"), threatened


def most_of(sets: Sequence[frozenset[Any]]) -> int:
    return max(map(len, sets))


def names_in(said: str) -> set[str]:
    """Return the tiles and corners that a sentence names."""
    return set(re.findall(r"\b[A-Z]\d+(?: [NS][EW]?)?\b", said))


def test_contrees_texts_about_towers_hold() -> None:
    seen: Counter[str] = Counter()
    for state, dice in chain(*(moments(CONTREES, 2, seed, 60) for seed in range(2))):
        if state.decision.kind == "lay" or not state.tower or dice.random() < 0.3:
            continue
        view, seat = CONTREES.view(state, state.turn), state.turn
        before, codes = replies(idle(state)), state.codes()
        # Also some that stand in the rival's way.
        contested = {corner for tile in in_reach(view, 1 - seat) for corner in corners(tile)}
        near = [code for code in codes if getattr(CONTREES.action(code), "at", "") in contested]
        for code in {*dice.sample(codes, min(3, len(codes))), *near[:3]}:
            facts = CONTREES.explanations.reasons(state.clone(), code, Rng(0))
            after, events = played(state, code)
            then, answers = CONTREES.view(after, seat), replies(after)
            loses, fells = most(answers, "takes"), most(answers, "razes")
            threat, threats = threat_of(after, seat, in_reach(then, seat) - in_reach(view, seat))
            threatened = threats if threat != "undone" else [towers for _, towers in threats]
            risk = whole(answers, "razes") - whole(before, "razes")
            safe = whole(before, "razes") - whole(answers, "razes")
            kept = whole(before, "takes") - whole(answers, "takes")
            hunted = replies(idle(after)) if after.decision and then.supply[seat] else []
            prey = whole(hunted, "razes") - whole(replies(state), "razes")
            loose = whole(answers, "frees") - whole(before, "frees")
            held = whole(before, "frees") - whole(answers, "frees")
            held &= set(then.owners[seat])
            standing = min([lead_of(after, seat), *(answer.lead for answer in answers)])
            numbers = {
                **dict.fromkeys(("threatens", "forces", "undone", "leads", "trails"), 0),
                "takes": len(taken(events, seat)),
                "razes": len(razed(events)),
                threat: len(threats) if threat != "undone" else most_of(threatened),
                "risks": max((len(answer.razes & risk) for answer in answers), default=0),
                "hunts": max((len(answer.razes & prey) for answer in hunted), default=0),
                "frees": max((len(answer.frees & loose) for answer in answers), default=0),
                "secures": len(held),
                "offers": loses,
                "exposes": fells,
                "denies": max((len(answer.takes & kept) for answer in before), default=0),
                "saves": max((len(answer.razes & safe) for answer in before), default=0),
                "leads" if standing >= 0 else "trails": abs(standing),
            }
            pieces = {
                "takes": taken(events, seat),
                threat: threats if threat != "undone" else set().union(*threatened),
                "risks": risk,
                "hunts": prey,
                "frees": loose,
                "secures": held,
                "offers": whole(answers, "takes"),
                "exposes": whole(answers, "razes"),
                "denies": kept,
                "saves": safe,
            }
            parts = {"offers": "takes", "exposes": "razes", "risks": "razes", "hunts": "razes",
                     "frees": "frees", "undone": "razes"}  # fmt: skip
            found: Counter[str] = Counter()
            for fact in facts:
                seen[fact.kind] += 1
                said = clause(CONTREES_TEXTS, fact, view)
                if fact.about:
                    seen[f"{fact.kind} by name"] += 1
                    towers = fact.kind in ("exposes", "saves", "risks", "undone", "hunts")
                    all_of = pieces[fact.kind]
                    _, _, origin = said.partition(" with a tower on ")
                    if origin:
                        # The tower named does what is said of it; others do something else.
                        seen["origin"] += 1
                        moves = hunted if fact.kind == "hunts" else answers
                        (does,) = [
                            getattr(move, parts[fact.kind]) & all_of
                            for move in moves
                            if corner_code(view, move.corner) in names_in(origin)
                        ]
                        said, all_of = said.removesuffix(f" with a tower on {origin}"), does
                        assert len(does) == fact.number
                    assert names_in(said) == {
                        corner_code(view, piece) if towers else hex_name(piece) for piece in all_of
                    }, said
                elif fact.kind in ("leads", "trails"):
                    words = {"leads": "ahead", "trails": "behind"}[fact.kind]
                    words = words if fact.number else "level"
                    assert words in said
                    assert not fact.number or number_in(said) == fact.number
                elif fact.kind in numbers:
                    assert number_in(said) <= numbers[fact.kind], said
                found[fact.kind] = max(found[fact.kind], fact.number)
            if after.decision is not None:
                for kind, number in numbers.items():
                    assert found[kind] == number, (kind, facts)
    for kind in ("takes", "offers", "denies", "exposes", "saves", "risks", "undone", "hunts",
                 "frees", "secures"):  # fmt: skip
        assert seen[kind] > 2, kind
        assert seen[f"{kind} by name"] > 0, kind
    for kind in ("leads", "trails", "origin"):
        assert seen[kind] > 5, kind


def test_contrees_texts_about_tiles_hold() -> None:
    """A tower between two tiles stands around both."""
    seen: Counter[Any] = Counter()
    for seed in range(4):
        for state, _ in moments(CONTREES, 2, seed, 16):
            if state.decision.kind != "lay":
                continue
            view = CONTREES.view(state, state.turn)
            for code in state.codes():
                action: Any = CONTREES.action(code)
                ring = set(corners(action.hex))
                beside = [tile for tile in view.land if len(ring & set(corners(tile))) == 2]
                meeting = [
                    corner
                    for corner in ring
                    if sum(corner in corners(tile) for tile in view.land) == 2
                ]
                facts = CONTREES.explanations.reasons(state.clone(), code, Rng(0))
                knots = [
                    clause(CONTREES_TEXTS, fact, view) for fact in facts if fact.kind == "meets"
                ]
                assert [number_in(said) for said in knots] == list(range(1, len(meeting) + 1))
                seen["knots"] += len(knots)
                said = [
                    clause(CONTREES_TEXTS, fact, view) for fact in facts if fact.kind == "joins"
                ]
                numbers = [number_in(sentence) for sentence in said]
                assert numbers == list(range(1, len(beside) + 1))
                for sentence in said:
                    several = "count for several" in sentence
                    assert several == (number_in(sentence) > 1), sentence
                    assert several or "counts for both" in sentence
                seen[len(beside)] += 1
    assert seen.pop("knots") > 20
    assert max(seen) > 3


def three_tile_corners(land: set[Any]) -> set[str]:
    """Return the corners that belong to three of these tiles."""
    found = Counter(corner for tile in land for corner in corners(tile))
    return {corner for corner, tiles in found.items() if tiles == 3}


def test_why_a_tile_is_laid_there_holds_in_the_rest_of_the_match() -> None:
    seen: Counter[str] = Counter()
    names = ("", "Bruno")
    for seed in range(6):
        state = CONTREES.start(CONTREES.options(expert=seed > 3), 2, Rng(seed))
        while state.decision is not None and state.decision.kind == "lay":
            seat, view = state.turn, CONTREES.view(state, state.turn)
            called = names if not seat else names[::-1]
            for code in state.codes() if view.land else ():
                action: Any = CONTREES.action(code)
                said = CONTREES_TEXTS.explanation(action, view, called)
                after, _ = played(state, code)
                land = {*view.land, action.hex}
                if "encloses" in said:
                    seen["encloses"] += 1
                    tile = next(tile for tile in land if f"encloses {hex_name(tile)}:" in said)
                    assert three_tile_corners(land) >= {*corners(tile)}
                elif "gap" in said:
                    seen["gap"] += 1
                    beside = {
                        other for other in view.land if {*corners(other)} & {*corners(action.hex)}
                    }
                    assert names_in(said) == {hex_name(other) for other in beside}
                elif "build first" in said:
                    seen["build"] += 1
                    assert number_in(said) == len(three_tile_corners(land))
                    while after.decision.kind == "lay":
                        after.step(after.codes()[0], Rng(1))
                    assert ("you will" in said) == (after.turn == seat)
                elif "Beside the new tile" in said:
                    seen["grows"] += 1
                    before = three_tile_corners(land)
                    later: list[Any] = [CONTREES.action(code) for code in after.codes()]
                    open_places = {
                        other.hex
                        for other in later
                        if (three_tile_corners({*land, other.hex}) - before)
                        & {*corners(action.hex)}
                    }
                    assert number_in(said) == len(open_places)
                    assert ("you lay" in said) == (after.turn == seat)
                elif "snow" in said:
                    seen["snow"] += 1
                    shared = [corner for corner in corners(action.hex)
                              if any(corner in corners(tile) for tile in view.land)]  # fmt: skip
                    assert number_in(said.partition(";")[2]) == len(shared)
            codes = state.codes()
            state.step(codes[(seed + 3 * len(view.land)) % len(codes)], Rng(seed))
    assert min(seen[kind] for kind in ("encloses", "gap", "build", "grows", "snow")) > 2
