"""Plays the steps of a test, and what a test does not care about.

A question a test does not answer is declined: trades, bribery cards, bargains, mercenaries. An
answer that leaves no choice is given without being asked for: such a step of a test is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.errors import IllegalActionError
from engine.core.values import Json
from engine.data.codec import decode_kind, encode
from engine.games.cortez.views.view import CortezView
from engine.play.match import SEAT_NAMES, Match
from engine.play.position_file import match_of, run_position

Step = dict[str, Any]
Printed = dict[str, Any]

#: Questions that are declined when a test has no answer to them: the answers a test may have.
ANSWERED_BY = {
    "trade": "trade",
    "parley": "offer",
    "bribery_play": "bribe",
    "fight_bribery": "bribe",
    "mercenary": "mercenary",
    "buy_warriors": "buy_warriors",
    "winner_mark": "collar",
}
#: Ways to do nothing.
IDLE = {"pass", "hold", "refuse"}
#: The questions of a combat, up to its end.
FIGHTING = {
    "parley", "parley_answer", "fight_bribery", "buy_warriors", "combat_step", "mercenary",
    "mercenary_answer",
}  # fmt: skip


def played(
    file: dict[str, Any], steps: Iterable[Step], then: Step | None = None, stop: bool = False
) -> tuple[Printed, list[Step]]:
    """Return the JSON printed after the steps, and the answers given up to there.

    After the last step, questions are declined until one is open that is the test's own or that
    `then` answers; with `stop`, none is.
    """
    match, seats = match_of(file)
    _settle(match)
    ahead = list(steps)
    answers: list[Step] = []
    while ahead or not stop:
        step = _next(match, seats, ahead, answers, then)
        if step is None:
            break
        if step:
            submit(match, step, seats)
            answers.append(step)
    printed = run_position({**file, "play": answers})
    assert all(step["legal"] for step in printed["steps"])
    return printed, answers


def submit(match: Match, step: Step, seats: Sequence[str]) -> None:
    """Give an answer, and those that follow without a choice.

    What only the written form has, is left to it: the whole play is run through it in the end.
    """
    body = {
        key: seats.index(value) if key in ("with", "to", "of") and value in seats else value
        for key, value in step.items()
    }
    seat = seats.index(body.pop("seat"))
    body.pop("camouflage", None)
    expanded = match.game.positions.expand(seat, body, match.open_view(), "step", 0)
    assert expanded is not None
    kinds = (*match.game.actions, *match.game.interruptions)
    try:
        match.submit(seat, decode_kind(kinds, expanded[1], "step"))
    except IllegalActionError as error:
        raise AssertionError(f"{step} refused: {error.key}") from None
    _settle(match)


def _settle(match: Match) -> None:
    while match.is_forced:
        match.submit_forced()


def _next(
    match: Match, seats: Sequence[str], ahead: list[Step], answers: list[Step], then: Step | None
) -> Step | None:
    """Return the next answer; `{}` if a step of the test is left out, None at the end."""
    decision = match.decision
    seat, kind = ("", "") if decision is None else (seats[decision.seat], decision.kind)
    upcoming = ahead[0] if ahead else then
    if ahead and _interrupts(match, seat, kind, ahead[0]):
        return ahead.pop(0)
    if ahead and ahead[0]["do"] == "resolve" and kind not in FIGHTING:
        ahead.pop(0)
        return {}
    if ahead and ahead[0]["do"] in IDLE and seat != ahead[0]["seat"]:
        ahead.pop(0)
        return {}
    if ahead and ahead[0].get("begun") and (seat, kind) != (ahead[0]["seat"], "combat_step"):
        return _laying(ahead, (seat, kind), None)
    if kind in ANSWERED_BY and _declines(kind, seat, upcoming):
        return _declining(match, seat)
    if not ahead:
        return None
    if ahead[0]["do"] == "resolve":
        return {"seat": seat, "do": "done" if kind == "combat_step" else "refuse"}
    if ahead[0]["do"] == "lay":
        begun = any(answer["do"].startswith("add_") for answer in _since_the_move(answers))
        combat = match.describe(seats).get("combat")
        return _laying(ahead, (seat, kind), None if begun else combat)
    return ahead.pop(0)


def _interrupts(match: Match, asked: str, kind: str, step: Step) -> bool:
    """Return whether a step is an act of a seat that is not asked for it."""
    if step["do"] in {interruption.do for interruption in match.game.interruptions}:
        return True
    if match.options.windows or (asked, kind) == (step["seat"], "mercenary"):
        return False
    if step["do"] in {"accept", "refuse"} and not kind.endswith("_answer"):
        view = match.open_view()
        assert isinstance(view, CortezView)
        return any(trade.to == match_seat(match, step) for trade in view.offers)
    return step["do"] in {"bribe", "trade", "offer", "mercenary"}


def match_seat(match: Match, step: Step) -> int:
    """Return the number of the seat that gives a step."""
    return SEAT_NAMES.index(step["seat"])


def _declines(kind: str, seat: str, upcoming: Step | None) -> bool:
    """Return whether a question that may be declined is: not if the next step answers it.

    A collar is declined only when something later is to be answered.
    """
    if kind == "winner_mark" and (upcoming is None or upcoming["do"] in {"lay", "resolve", *IDLE}):
        return False
    if upcoming is None:
        return True
    return (upcoming["seat"], upcoming["do"]) != (seat, ANSWERED_BY[kind])


def _declining(match: Match, seat: str) -> Step:
    for answer in map(encode, match.legal()):
        if answer["do"] == "pass" or answer.get("answer") is False or answer.get("troop") == "none":
            return {"seat": seat, **answer}
    raise AssertionError(f"no way to decline {match.decision}")


def _since_the_move(answers: list[Step]) -> list[Step]:
    """The answers of the combat that goes on."""
    moves = [n for n, answer in enumerate(answers) if answer["do"] == "move"]
    return answers[moves[-1] :] if moves else answers


def _laying(ahead: list[Step], asked: tuple[str, str], begins: Json) -> Step:
    """Return the next card of the `lay` that is ahead, or its end; changes `ahead`.

    `begins` is the combat when nobody has been asked for a card so far: warriors all alike are laid
    without a question.
    """
    step = ahead[0] = {**ahead[0], "warriors": list(ahead[0]["warriors"])}
    if begins and begins["attacker"] == step["seat"]:
        for value in begins["sides"]["attacker"]["warriors"]:
            step["warriors"].remove(value)
    if asked != (step["seat"], "combat_step"):
        assert not step["warriors"], "the turn is over before all is laid"
        assert not step["weapons"]
        ahead.pop(0)
        return {}
    step["begun"] = True
    if step["warriors"]:
        return {"seat": step["seat"], "do": "add_warrior", "value": step["warriors"].pop()}
    if step["weapons"]:
        step["weapons"] -= 1
        return {"seat": step["seat"], "do": "add_weapon"}
    ahead.pop(0)
    return {"seat": step["seat"], "do": "done"}
