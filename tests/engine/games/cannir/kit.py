"""Short ways to write a Cannir position, run it, and read what came of it.

Boards are written `{"N1": "g1- r3-B v4"}`: a stack from bottom to top, where a bare card lies face
up, `-` marks one face down, `-B` one veiled by seat B, `-B>5` one of B's that a grey five could
not turn up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.play.position_file import run_position
from tests.engine.games.cannir.reference import Suite

Step = dict[str, Any]
Play = tuple[Any, ...]


def place(seat: str, card: str, cell: str, face: str | None = None) -> Step:
    """Lay a card from the hand; `face="down"` veils it."""
    step = {"seat": seat, "do": "place", "card": card, "cell": cell}
    return step if face is None else {**step, "face": face}


def attack(seat: str, card: str, cell: str) -> Step:
    """Spend a red card on the face-up card of `cell`."""
    return {"seat": seat, "do": "attack", "card": card, "cell": cell}


def restore(seat: str, card: str, cell: str) -> Step:
    """Spend a grey card on the face-down card on top of `cell`."""
    return {"seat": seat, "do": "restore", "card": card, "cell": cell}


def choose(seat: str, cells: str) -> Step:
    """Take one of the suites offered, its cells separated by spaces."""
    return {"seat": seat, "do": "choose", "cells": cells.split()}


def look(seat: str, cell: str) -> Step:
    """Look at the face-down cards of `cell`."""
    return {"seat": seat, "do": "look", "cell": cell}


def suite(kind: str, cells: str) -> Suite:
    """Return a suite as `Outcome.suites` and `Outcome.choices` hold it."""
    return kind, frozenset(cells.split())


def cards_for(values: str) -> dict[str, str]:
    """`"N1=3 C=4"` as a board: equal values get different orders, none of them twice."""
    used: Counter[str] = Counter()
    board = {}
    for item in values.split():
        cell, value = item.split("=")
        board[cell] = "vgr"[used[value]] + value
        used[value] += 1
    return board


def written_stack(text: str) -> list[list[Any]]:
    """Return a stack such as `"g1- r3-B v4"` in the form of a position file."""
    stack = []
    for item in text.split():
        card, dash, veil = item.partition("-")
        seat = veil.partition(">")[0]
        stack.append([card, "down" if dash else "up"] + [seat] * bool(seat))
    return stack


def written_above(text: str) -> dict[str, int]:
    """Return the bounds that failed grey cards proved for the veiled cards in a stack."""
    items = (item.partition("-") for item in text.split() if ">" in item)
    return {card: int(veil.partition(">")[2]) for card, _, veil in items}


def read_stack(stack: Sequence[Sequence[Any]]) -> str:
    """Inverse of `written_stack`."""
    return " ".join(
        card if face == "up" else f"{card}-{'>'.join(map(str, veil))}"
        for card, face, *veil in stack
    )


def position(
    board: Mapping[str, str],
    *,
    turn: str = "B",
    hands: Mapping[str, str] | None = None,
    pile: str | None = None,
    removed: str | None = None,
    sovereign: tuple[str, str, str] | None = None,
    seats: str = "AB",
    seed: int = 1,
    play: Iterable[Step] = (),
    **options: bool,
) -> dict[str, Any]:
    """Return a position file; what is not given is left to the seed."""
    moment: dict[str, Any] = {
        "turn": turn,
        "board": {cell: written_stack(text) for cell, text in board.items()},
        "sovereign": None,
    }
    above = {card: n for text in board.values() for card, n in written_above(text).items()}
    if above:
        moment["above"] = above
    if hands is not None:
        moment["hands"] = {seat: cards.split() for seat, cards in hands.items()}
    if pile is not None:
        moment["pile"] = pile.split()
    if removed is not None:
        moment["removed"] = removed.split()
    if sovereign is not None:
        owner, kind, cells = sovereign
        moment["sovereign"] = {"owner": owner, "kind": kind, "cells": cells.split()}
    return {
        "game": "cannir",
        "options": options,
        "seats": list(seats),
        "seed": seed,
        "position": moment,
        "play": list(play),
    }


class Outcome:
    """What came of a position: the printed structure, with shorter names and comparable sets."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.printed = printed
        self.steps: list[dict[str, Any]] = printed["steps"]
        self.result: dict[str, Any] | None = printed["result"]
        self.turn: str = printed["position"]["turn"]
        self.pile: list[str] = printed["position"]["pile"]
        self.removed: set[str] = set(printed["position"]["removed"])
        self.hands = {seat: set(cards) for seat, cards in printed["position"]["hands"].items()}
        above = printed["position"].get("above", {})
        self.board = {
            cell: read_stack(
                [[*laid, above[laid[0]]] if laid[0] in above else laid for laid in stack]
            )
            for cell, stack in printed["position"]["board"].items()
            if stack
        }

    @property
    def asked(self) -> tuple[str, str] | None:
        """Seat and kind of the open question; None when the game is over."""
        decision = self.printed["decision"]
        return None if decision is None else (decision["seat"], decision["kind"])

    @property
    def sovereign(self) -> tuple[str, str, frozenset[str]] | None:
        """Owner, kind and cells of the sovereign suite."""
        held = self.printed["position"]["sovereign"]
        return None if held is None else (held["owner"], held["kind"], frozenset(held["cells"]))

    @property
    def owner(self) -> str | None:
        """The seat that owns the sovereign suite."""
        return None if self.sovereign is None else self.sovereign[0]

    @property
    def suites(self) -> set[Suite]:
        """Every suite on the board, dormant ones included."""
        listed = [
            (item["kind"], frozenset(item["cells"])) for item in self.printed["derived"]["suites"]
        ]
        assert len(listed) == len(set(listed)), "a suite is listed twice"
        return set(listed)

    @property
    def plays(self) -> set[Play]:
        """Legal plays as `(do, card, cell)`; a veiled placement ends in `"down"`."""
        listed = [
            (a["do"], a["card"], a["cell"], *([a["face"]] if "face" in a else []))
            for a in self.printed["legal"]
            if a["do"] in ("place", "attack", "restore")
        ]
        assert len(listed) == len(set(listed)), "a play is listed twice"
        return set(listed)

    @property
    def choices(self) -> set[Suite]:
        """The suites a pending choice offers; their cells tell them apart."""
        offered = [frozenset(a["cells"]) for a in self.printed["legal"] if a["do"] == "choose"]
        assert len(offered) == len(set(offered)), "a suite is offered twice"
        found = {item for item in self.suites if item[1] in offered}
        assert len(found) == len(offered), "something is offered that is no suite"
        return found

    def cells(self, do: str, card: str) -> set[str]:
        """Return where `card` may be used in the way `do`, veiled placements left aside."""
        return {play[2] for play in self.plays if play[:2] == (do, card) and len(play) == 3}


def run(board: Mapping[str, str], **given: Any) -> Outcome:
    """Set the position up and play it; every step must be legal."""
    outcome = Outcome(run_position(position(board, **given)))
    refused = [step["refusal"] for step in outcome.steps if not step["legal"]]
    assert not refused, f"refused: {refused[0]}"
    assert len(outcome.steps) == len(list(given.get("play", ())))
    return outcome


def refusal(board: Mapping[str, str], **given: Any) -> str:
    """Return why the last step is refused.

    The steps before it must be legal, and it changes nothing.
    """
    printed = run_position(position(board, **given))
    steps = list(given["play"])
    assert [step["legal"] for step in printed["steps"]] == [True] * (len(steps) - 1) + [False]
    before = run_position(position(board, **{**given, "play": steps[:-1]}))
    for key in ("position", "decision", "legal", "derived", "result"):
        assert printed[key] == before[key], f"the refused step changed {key}"
    key = printed["steps"][-1]["refusal"]
    assert isinstance(key, str)
    return key
