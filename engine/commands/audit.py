"""Audit a match for fairness: what each bot was sent, and whether it would answer the same again.

Each question is rebuilt from the record as it was sent, and so is what each person at a screen of
their own was sent. Questions whose action was taken back, and those for hints, are not in the
record.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.bot import Budget
from engine.bots.bot_names import is_program, temperament_of
from engine.bots.levels import find_bot
from engine.bots.protocol import Request
from engine.bots.talking import think_bound
from engine.core.game import Game
from engine.core.rng import Rng, bot_seed
from engine.core.values import Action, Heard, Json, Leave, Return, Seat
from engine.data.codec import encode
from engine.data.edits import edited
from engine.play.match import SEAT_NAMES, Match
from engine.play.match_files import load_match
from engine.play.readable_match import UNASKED
from engine.play.record import Record
from engine.play.seat_feed import PublicViews, SeatFeed
from engine.system.usage import file

#: Number of worlds per question with the hidden cards redealt: the question must be the same in
#: all.
TWIN_SEARCHES = 2
#: Seconds after which the repeated search for an action is abandoned.
MAX_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question that a bot was sent, and its action."""

    ply: int
    seat: Seat
    level: str
    game: Game[Any, Any, Any]
    view: Any
    legal: tuple[Action, ...]
    seed: int
    #: The size in bytes of the message, without ticket and line end.
    size: int
    #: The SHA-256 of the same.
    digest: str
    #: Number of concealed things in it, such as cards.
    covered: int
    #: Number of leaks: hidden things of other seats that it reveals.
    hidden: int
    action: Action
    #: The talk that it was sent.
    heard: tuple[Heard, ...]
    #: The recorded iterations; None: the action is not the bot's own, or they are unknown.
    iterations: int | None
    #: Whether the bot had failed for good, so that a simple rule may have answered for it.
    is_replaced: bool

    @property
    def max_iterations(self) -> int:
        """The maximum of iterations that its level can have used; 0 for an external program."""
        if is_program(self.level):
            return 0
        return find_bot(self.level).budget(self.game, self.view).iterations or 0

    @property
    def obstacle(self) -> str:
        """Return why the search cannot be repeated, or "".

        "program": an external program answered; "forged": more iterations are recorded than the
        level can have used; "replaced": the bot had failed; "unknown": nothing is recorded.
        """
        if is_program(self.level):
            return "program"
        if self.iterations is None:
            return "replaced" if self.is_replaced else "unknown"
        return "forged" if self.iterations > self.max_iterations else ""

    @property
    def budget(self) -> Budget:
        """A budget of the same iterations; an action without a search again gets none."""
        return Budget(self.iterations or self.max_iterations or None, MAX_SECONDS)

    def is_same(self, action: Action, iterations: int) -> bool | None:
        """Return whether a repeated answer is the same, or None if it cannot be compared."""
        return action == self.action if iterations == self.iterations else None


def questions(match: Match) -> Iterator[AskedQuestion]:
    """Yield the questions to bots in a match, in order; each takes some milliseconds."""
    record = match.record
    thoughts = dict(record.thoughts)
    for ply, now in enumerate(match.moments()):
        seat, _ = record.answers[ply]
        decision = now.decision
        player = now.attendance.player(seat)
        is_asked = decision is not None and decision.seat == seat
        action = match.steps[ply].action
        if player.get("kind") != "bot" or not is_asked or isinstance(action, UNASKED):
            continue
        view, heard = now.view(seat), now.heard()
        codes = now.codes() if is_program(player["level"]) else now.bot_codes()
        legal = tuple(now.game.action(code) for code in codes)
        seed = bot_seed(record.secret, seat, now.answer_count)
        message = Request(now.game, view, legal, player["level"], seed, heard=heard).message()
        sent = json.dumps(message, ensure_ascii=False).encode()
        sent_view = message["view"]
        true, public = encode(now.open_view()), encode(now.view(None))
        leaks = _count_leaks(sent_view, true, public, seat, now.seats) + _count_dependent(
            now, seat, sent_view
        )
        iterations = thoughts.get(ply)
        yield AskedQuestion(
            ply,
            seat,
            player["level"],
            now.game,
            view,
            legal,
            seed,
            len(sent),
            hashlib.sha256(sent).hexdigest(),
            _count_covered(sent_view, true),
            leaks,
            action,
            heard,
            iterations if iterations is None or iterations >= 0 else None,
            _is_replaced(record, seat, player["level"], ply),
        )


def sent_to_people(match: Match) -> Iterator[dict[str, Json]]:
    """Yield what each person at a screen of their own was sent, up to the end of the match.

    Afterwards everybody gets the whole record.
    """
    if not match.record.apart:
        return
    views = PublicViews()
    for seat, player in enumerate(match.record.players):
        if player.get("kind") != "human":
            continue
        messages = SeatFeed(match, seat, views).messages_since(0)
        messages = [message for message in messages if message["kind"] != "record"]
        totals = dict.fromkeys(("bytes", "covered", "hidden"), 0)
        for now, shown_view in zip(match.moments(), _views_in(messages), strict=False):
            true, public = encode(now.open_view()), encode(now.view(None))
            totals["covered"] += _count_covered(shown_view, true)
            totals["hidden"] += _count_leaks(shown_view, true, public, seat, now.seats)
            if now.decision is not None and now.decision.seat == seat:
                totals["hidden"] += _count_dependent(now, seat, shown_view)
        for message in messages:
            totals["bytes"] += len(json.dumps(message, ensure_ascii=False).encode())
        name = player.get("name", "")
        yield {"seat": SEAT_NAMES[seat], "name": name, "messages": len(messages), **totals}


def _views_in(messages: Sequence[Json]) -> Iterator[Json]:
    """Yield the views that a seat saw by its messages, from the deal on."""
    view: Json = None
    for message in messages:
        if message["kind"] == "opening":
            view = message["view"]
        elif message["kind"] == "step":
            view = edited(view, message["view"])
        else:
            continue
        yield view


def _is_replaced(record: Record, seat: Seat, level: str, ply: int) -> bool:
    """Return whether the bot of a seat had failed for good before this answer.

    Bots share a process, so with one of them all fail. An external program has its own.
    """
    programs = {
        other for other, entry in enumerate(record.players) if is_program(entry.get("level"))
    }
    together = set() if is_program(level) else set(range(len(record.players))) - programs
    return any(
        mark["mark"] == "replaced" and mark["ply"] <= ply and mark["seat"] in {seat, *together}
        for mark in record.marks
    )


def _count_covered(shown: Json, true: Json) -> int:
    """Count the things that are concealed in a view and open in the true state."""
    if isinstance(shown, list) and isinstance(true, list):
        return sum(_count_covered(part, twin) for part, twin in zip(shown, true, strict=False))
    if isinstance(shown, dict) and isinstance(true, dict):
        return sum(_count_covered(item, true.get(key)) for key, item in shown.items())
    return int(shown is None and true is not None)


def _count_leaks(shown: Json, true: Json, public: Json, seat: Seat, seats: int) -> int:
    """Count the things of other seats in a view that are concealed on the table."""
    count = 0
    for key, item in shown.items():
        if not isinstance(item, list) or not len(item) == len(public[key]) == seats:
            continue
        for other in range(seats):
            if other != seat and isinstance(item[other], list):
                behind = _count_covered(public[key][other], true[key][other])
                count += behind - _count_covered(item[other], true[key][other])
    return count


def _count_dependent(match: Match, seat: Seat, shown: Json) -> int:
    """Count the differences in a view when everything that `seat` cannot know is redealt."""
    if match.game.perfect_information:
        return 0
    draw, codes = match.game.sampler(match.view(seat)), match.codes()
    changing = 0
    for number in range(TWIN_SEARCHES):
        world = draw(Rng(number))
        other = encode(match.game.view(world, seat))
        changing = max(changing, _count_differences(shown, other) + (world.codes() != codes))
    return changing


def _count_differences(first: Json, second: Json) -> int:
    if isinstance(first, dict) and isinstance(second, dict) and first.keys() == second.keys():
        return sum(_count_differences(item, second[key]) for key, item in first.items())
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        return sum(_count_differences(item, twin) for item, twin in zip(first, second, strict=True))
    return int(first != second)


def think_again(asked: AskedQuestion) -> bool | None:
    """Return whether the bot gives the same action again, or None if that cannot be said."""
    if asked.obstacle:
        return None
    codes = [asked.game.code(action) for action in asked.legal]
    bot = find_bot(asked.level)
    thought = think_bound(
        bot=bot,
        game=asked.game,
        view=asked.view,
        codes=codes,
        heard=asked.heard,
        seed=asked.seed,
        budget=asked.budget,
        temperament=temperament_of(asked.level),
    )
    return asked.is_same(asked.game.action(thought.code), thought.iterations)


def origin(record: Record) -> str:
    """Return the source of the deal: "position", "old" (30 bits), "typed" or "drawn" (128 bits)."""
    if record.position is not None:
        return "position"
    if record.format == 1:
        return "old"
    return "typed" if record.typed else "drawn"


# -- command line ----------------------------------------------------------------------------------


def report(match: Match, *, thinking: bool = True) -> dict[str, Json]:
    """Return the JSON that `conquista audit --json` prints.

    Without `thinking`, no search is repeated.
    """
    bots: dict[Seat, dict[str, Json]] = {}
    listed: list[Json] = []
    for question in questions(match):
        same = think_again(question) if thinking else None
        listed.append(
            {
                "ply": question.ply,
                "seat": SEAT_NAMES[question.seat],
                "bytes": question.size,
                "sha256": question.digest,
                "covered": question.covered,
                "hidden": question.hidden,
                "iterations": question.iterations,
                "most_iterations": question.max_iterations,
                "same_answer": same,
            }
        )
        bot = bots.setdefault(question.seat, _empty_totals(question, match))
        bot["questions"] += 1
        for key in ("bytes", "covered", "hidden"):
            bot[key] += listed[-1][key]
        bot[{True: "same", False: "other", None: "not_compared"}[same]] += 1
    return {
        "game": match.game.id,
        "answers": match.ply,
        "deal": origin(match.record),
        "bots": [bots[seat] for seat in sorted(bots)],
        "people": list(sent_to_people(match)),
        "away": list(departures(match)),
        "failures": [
            mark for mark in match.record.marks if mark.get("mark") in ("restarted", "replaced")
        ],
        "questions": listed,
    }


def departures(match: Match) -> Iterator[Json]:
    """Yield when people left their seats to which bot, and when they returned (to None)."""
    for ply, step in enumerate(match.steps):
        if isinstance(step.action, (Leave, Return)):
            level = step.action.level if isinstance(step.action, Leave) else None
            yield {"ply": ply, "seat": SEAT_NAMES[step.seat], "level": level}


def _empty_totals(asked: AskedQuestion, match: Match) -> dict[str, Json]:
    counts = ("questions", "bytes", "covered", "hidden", "same", "other", "not_compared")
    return {
        "seat": SEAT_NAMES[asked.seat],
        "name": match.record.players[asked.seat].get("name", ""),
        "level": asked.level,
        **dict.fromkeys(counts, 0),
    }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `conquista audit`."""
    parser.add_argument("file", type=file, help="a save file")
    parser.add_argument("--json", action="store_true", help="print JSON, with every question")
    parser.add_argument(
        "--no-thinking", action="store_true", help="do not let the bots think again (quick)"
    )


DEAL_TEXTS = {
    "drawn": "drawn from 128 bits of the system's randomness",
    "typed": "typed: who knows or guesses the number knows every card",
    "old": "an older version's, 30 bits: the seeds that bots were sent then told it to who looked",
    "position": "a written position",
}


def _describe_forged(entry: Json) -> str:
    where = f"answer {entry['ply'] + 1}, seat {entry['seat']}"
    iterations, max_iterations = entry["iterations"], entry["most_iterations"]
    recorded = f"{iterations} iterations are recorded, its level takes at most {max_iterations}"
    return f"{where}: {recorded}: not compared"


def main(args: argparse.Namespace) -> int:
    """Run `conquista audit`; return 1 when a bot or a person was sent a hidden card."""
    match = load_match(args.file)
    summary = report(match, thinking=not args.no_thinking)
    if args.json:
        print(json.dumps(summary, ensure_ascii=False))
    else:
        print(
            f"{summary['game']}, {summary['answers']} answers; "
            f"the deal: {DEAL_TEXTS[summary['deal']]}"
        )
        row = "{:<5} {:<16} {:<8} {:>9} {:>9} {:>8} {:>7} {:>6} {:>6} {:>13}"
        heads = ("seat", "name", "level", "questions", "bytes", "covered", "hidden")
        print(row.format(*heads, "same", "other", "not compared"))
        for bot in summary["bots"]:
            print(row.format(*bot.values()))
        if summary["people"]:
            row = "{:<5} {:<16} {:>9} {:>11} {:>9} {:>7}"
            print("People at screens of their own:")
            print(row.format("seat", "name", "messages", "bytes", "covered", "hidden"))
        for person in summary["people"]:
            print(row.format(*person.values()))
        for change in summary["away"]:
            text = f"left to {change['level']}" if change["level"] else "came back"
            print(f"answer {change['ply'] + 1}, seat {change['seat']}: {text}")
        for entry in summary["questions"]:
            if (entry["iterations"] or 0) > entry["most_iterations"]:
                print(_describe_forged(entry))
        for mark in summary["failures"]:
            where = f"answer {mark['ply'] + 1}, seat {SEAT_NAMES[mark['seat']]}"
            print(f"{where}: the bot failed and was {mark['mark']} ({mark.get('reason', '-')})")
    return int(any(one["hidden"] for one in (*summary["bots"], *summary["people"])))
