"""What a hint says of an action of Contrées is found again by playing it.

Nothing of the code that finds the reasons is used; only the rules play, over seeded matches.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import pytest

from desktop.games.contrees.adjacency import corners
from desktop.games.contrees.words.names import corner_code, hex_name
from desktop.games.contrees.words.texts import TEXTS as CONTREES_TEXTS
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.hints.reason_choice import callout_reason, sentences_of_row, shared_cost
from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Place
from engine.games.contrees.events import Demolished, Lost, Taken
from engine.games.contrees.state import ASK_PLACE
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
    """A tower: its corner, what it takes, razes and frees, and the score after it."""

    corner: str
    takes: set[Any]
    razes: set[str]
    frees: set[Any]
    #: Of the seat that the sentences are about, then of its rival.
    score: tuple[int, int]
    #: The points by which it changes the lead of the seat that builds it, and the towers razed.
    amount: tuple[int, int]


def points_of(state: Any, seat: int) -> tuple[int, int]:
    """Return the points of a seat and of its rival."""
    score = state.score()
    return score[seat], score[1 - seat]


def answer_of(state: Any, code: int, about: int) -> Answer:
    """Return what a tower of the seat to move does; its scores begin with the seat `about`."""
    after, events = played(state, code)
    action: Any = CONTREES.action(code)
    before, then = points_of(state, state.turn), points_of(after, state.turn)
    gained = (then[0] - then[1]) - (before[0] - before[1])
    towers = razed(events)
    return Answer(
        action.at, taken(events, state.turn), towers, freed(events),
        points_of(after, about), (gained, len(towers)),
    )  # fmt: skip


def worst_of(state: Any, about: int) -> list[Answer]:
    """Return the strongest answers of the rival of a seat, if any costs it anything."""
    if state.decision is None or state.turn == about:
        return []
    answers = [answer_of(state, code, about) for code in state.codes()]
    highest = max((answer.amount for answer in answers), default=(0, 0))
    return [answer for answer in answers if answer.amount == highest > (0, 0)]


def idle(state: Any) -> Any:
    """Return the state if the seat to move had built nothing."""
    twin = state.clone()
    twin.turn, twin.decision = 1 - state.turn, ASK_PLACE[1 - state.turn]
    return twin


def names_in(said: str) -> set[str]:
    """Return the tiles and corners that a sentence names."""
    return set(re.findall(r"\b[A-Z]\d+(?: [NS][EW]?)?\b", said))


def assert_told(said: str, does: Answer, before: tuple[int, int], view: Any) -> None:
    """Assert that a clause says exactly what a tower does, and the score before and after it."""
    deeds, _, scores = said.partition(": ")
    wanted = {hex_name(tile) for tile in does.takes | does.frees}
    towers = {corner_code(view, tower) for tower in does.razes}
    if wanted or len(towers) > 2:
        assert number_in(deeds.partition("razes ")[2] or "0") == len(towers), said
        towers = set()
    assert names_in(deeds) == wanted | towers, said
    changes = f"{before[0]}–{before[1]} becomes {does.score[0]}–{does.score[1]}"
    assert scores == (changes if before != does.score else ""), said


def test_hints_tell_every_loss_that_the_strongest_reply_brings_and_nothing_untrue() -> None:
    """All is computed again from the rules, for rows of hints at many positions."""
    seen: Counter[str] = Counter()
    names = ("", "Bruno")
    for state, dice in chain(*(moments(CONTREES, 2, seed, 62) for seed in range(12))):
        if not state.tower or state.moves % 2:
            continue
        view, seat, before = (
            CONTREES.view(state, state.turn),
            state.turn,
            points_of(state, state.turn),
        )
        called, codes = names if not seat else names[::-1], state.codes()
        idle_costs = worst_of(idle(state), seat)
        # Any two towers, or one that takes most and one that may prevent the strongest reply.
        rows = [dice.choice(codes), dice.choice(codes)]
        if state.moves % 4:
            wanted = {CONTREES.code(Place(answer.corner)) for answer in idle_costs[:1]}
            rows = [max(codes, key=lambda code: sum(answer_of(state, code, seat).amount))]
            rows += [code for code in codes if code in wanted]
        actions = [CONTREES.action(code) for code in dict.fromkeys(rows)]
        moves = [AdvisedMove(action, 0.5, 0.1, (), {}) for action in actions]
        advice = Advice(tuple(moves), 900, 1.0, 1)
        seen["positions"] += 1
        shared = shared_cost(advice, CONTREES_TEXTS, view, called)
        for row, code in enumerate(dict.fromkeys(rows)):
            after, _ = played(state, code)
            deed, worst = answer_of(state, code, seat), worst_of(after, seat)
            cost = worst[0].amount if worst else (0, 0)
            about = advice, row, CONTREES_TEXTS, view, called
            lines = sentences_of_row(*about)
            assert lines
            assert len(lines) == len(set(lines))
            told = [part for line in lines for part in re.split(r"(?<=\.) ", line)]
            replies = [one for one in told if re.match("The reply|After each", one)]
            answers = [one for one in told if one.startswith("Then ")]
            told = [one for one in told if one not in answers]
            if cost[0] > 0:
                seen["costly"] += 1
                # Also in the callout, after what the tower does; one that does nothing has none.
                (reply,) = replies
                if shared:
                    seen["shared"] += 1
                    assert (reply == shared) == (row == 0)
                first = callout_reason(*about)
                alone = reply.replace("After each of these, the reply", "The reply")
                assert not first.startswith("The reply")
                assert not first or alone in first or (shared and row)
                seen["bubbles"] += bool(first)
                gains = [told.index(one) for one in told if "takes" in one and one != reply]
                if not shared:
                    assert all(at < told.index(reply) for at in gains)
                assert "becomes" in reply
            for reply in replies:
                said = reply.rstrip(".").partition("reply ")[2]
                (does,) = [
                    one for one in worst if said.startswith(f"{corner_code(view, one.corner)} ")
                ]
                seen["reply"] += 1
                score = deed.score
                assert_told(
                    said.removeprefix(f"{corner_code(view, does.corner)} "), does, score, view
                )
            if cost[0] > 0 and not shared:
                # One line says what is lost and won back.
                wins_back = [
                    (does, answer)
                    for does in worst
                    for answer in worst_of(played(after, CONTREES.code(Place(does.corner)))[0],
                                           1 - seat)
                    if answer.amount[0] > 0
                ]  # fmt: skip
                seen["answer"] += len(answers)
                assert len(answers) <= 1
                assert len(worst) > 1 or bool(answers) == bool(wins_back)
                for answer_said in answers:
                    (line,) = [line for line in lines if answer_said in line]
                    assert replies[0] in line
                    said = answer_said.removeprefix("Then ").rstrip(".")
                    does, best = next(
                        pair
                        for pair in wins_back
                        if said.startswith(f"{corner_code(view, pair[1].corner)} ")
                        and f"reply {corner_code(view, pair[0].corner)} " in replies[0]
                    )
                    said = said.removeprefix(f"{corner_code(view, best.corner)} ")
                    own_first = replace(best, score=best.score[::-1])
                    assert_told(said, own_first, does.score, view)
            own = corner_code(view, deed.corner)
            for one in told:
                if re.match(f"(It|{own}) (takes|razes|frees)", one):
                    seen["deed"] += 1
                    said = one.rstrip(".").partition(" " if one.startswith("It") else f"{own} ")[2]
                    assert_told(said, deed, before, view)
                elif one.startswith("Without"):
                    seen["prevented"] += 1
                    assert idle_costs[0].amount[0] > cost[0] or cost[0] == 0
                    assert idle_costs[0].amount > cost
                    if "best reply" in one:
                        scores = {
                            f"{own_}–{other}" for own_, other in (a.score for a in idle_costs)
                        }
                        assert one.rstrip(".").rpartition(" ")[2] in scores
                    else:
                        said = one.rstrip(".").partition("reply ")[2]
                        (does,) = [
                            a for a in idle_costs
                            if said.startswith(f"{corner_code(view, a.corner)} ")
                        ]  # fmt: skip
                        said = said.removeprefix(f"{corner_code(view, does.corner)} ")
                        assert_told(said, does, before, view)
                elif one not in replies:
                    # Only how many towers a place still needs, and who is blocked there.
                    assert re.search("more tower|towers needed|fewer free corner", one), one
                    seen["geometry"] += 1
            if deed.amount > (0, 0):
                assert any(re.match(f"(It|{own}) (takes|razes|frees)", one) for one in told)
    assert seen["positions"] > 200, seen
    assert (
        min(
            seen[kind]
            for kind in (
                *("costly", "shared", "reply", "answer", "deed", "prevented", "geometry"),
                "bubbles",
            )
        )
        > 20
    ), seen


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
                    assert ("you build" in said) == (after.turn == seat)
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
