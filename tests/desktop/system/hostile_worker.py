"""A bot program that misbehaves as its argument says; the table of all behaviours.

Run as a program it talks the bot protocol, and imports nothing of Conquista.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any, NoReturn

Message = dict[str, Any]

#: What each program does when it is asked.
BEHAVIOURS: dict[str, Callable[[Message], None]] = {}
#: How the first failure of each is called; None: it is odd, but not at fault.
REASONS: dict[str, str | None] = {}


def behaviour(reason: str | None) -> Callable[[Callable[[Message], None]], Callable[..., None]]:
    """Enter a function into the table."""

    def enter(function: Callable[[Message], None]) -> Callable[[Message], None]:
        name = function.__name__.lstrip("_").replace("_", " ")
        BEHAVIOURS[name], REASONS[name] = function, reason
        return function

    return enter


def raw(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def say(message: Any) -> None:
    raw(json.dumps(message).encode() + b"\n")


def answer(asked: Message, **changed: Any) -> None:
    say({"answer": asked["ask"], "action": asked["legal"][0], "thought": None, **changed})


def sleep() -> NoReturn:
    while True:
        time.sleep(60)


# -- says nothing that counts ----------------------------------------------------------------------


@behaviour("silent")
def _hangs(asked: Message) -> None:
    sleep()


@behaviour("silent")
def _hangs_in_the_middle_of_a_line(asked: Message) -> None:
    raw(b'{"answer": ')
    sleep()


@behaviour("silent")
def _closes_its_output_and_stays(asked: Message) -> None:
    os.close(1)
    sleep()


@behaviour("silent")
def _only_says_hello(asked: Message) -> None:
    say({"hello": 1, "games": [], "bots": []})


@behaviour("silent")
def _answers_another_ticket(asked: Message) -> None:
    answer(asked, answer=asked["ask"] + 1)


@behaviour("silent")
def _answers_a_huge_ticket(asked: Message) -> None:
    answer(asked, answer=10**40)


@behaviour("silent")
def _answers_a_negative_ticket(asked: Message) -> None:
    answer(asked, answer=-(2**63))


@behaviour("silent")
def _answers_true(asked: Message) -> None:
    answer(asked, answer=True)


@behaviour("silent")
def _answers_a_fraction(asked: Message) -> None:
    answer(asked, answer=float(asked["ask"]))


@behaviour("silent")
def _answers_a_list(asked: Message) -> None:
    answer(asked, answer=[asked["ask"]])


# -- talks nonsense --------------------------------------------------------------------------------


@behaviour("nonsense")
def _no_json(asked: Message) -> None:
    raw(b"move e4\n")


@behaviour("nonsense")
def _an_empty_line(asked: Message) -> None:
    raw(b"\n")


@behaviour("nonsense")
def _a_list(asked: Message) -> None:
    say([asked["ask"]])


@behaviour("nonsense")
def _half_an_object(asked: Message) -> None:
    raw(b'{"answer": 1,\n')


@behaviour("nonsense")
def _nested_deeply(asked: Message) -> None:
    raw(b"[" * 100_000 + b"\n")


@behaviour("nonsense")
def _objects_nested_deeply(asked: Message) -> None:
    raw(b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"\n")


@behaviour("nonsense")
def _a_number_of_many_digits(asked: Message) -> None:
    raw(b'{"answer": ' + b"9" * 20_000 + b"}\n")


@behaviour("nonsense")
def _numbers_that_are_none(asked: Message) -> None:
    answer(asked, thought={"iterations": float("nan"), "seconds": float("inf")})


@behaviour("nonsense")
def _bytes_that_are_no_text(asked: Message) -> None:
    raw(b"\xff\xfe\x80\x00\n")


@behaviour("nonsense")
def _control_characters(asked: Message) -> None:
    raw(b"\x1b[2J\x07\x00\n")


# -- answers what nobody may -----------------------------------------------------------------------


@behaviour("illegal")
def _no_action(asked: Message) -> None:
    say({"answer": asked["ask"]})


@behaviour("illegal")
def _a_number_for_an_action(asked: Message) -> None:
    answer(asked, action=7)


@behaviour("illegal")
def _an_unknown_action(asked: Message) -> None:
    answer(asked, action={"do": "fly"})


@behaviour("illegal")
def _resigns(asked: Message) -> None:
    answer(asked, action={"do": "resign"})


@behaviour("illegal")
def _a_card_it_has_not(asked: Message) -> None:
    held = {action.get("card") for action in asked["legal"]}
    other = next(f"{order}{value}" for order in "rgv" for value in range(1, 8)
                 if f"{order}{value}" not in held)  # fmt: skip
    answer(asked, action={**asked["legal"][0], "card": other})


@behaviour("illegal")
def _a_card_that_is_a_list(asked: Message) -> None:
    answer(asked, action={**asked["legal"][0], "card": ["r1"]})


@behaviour("illegal")
def _a_key_too_many(asked: Message) -> None:
    answer(asked, action={**asked["legal"][0], "twice": True})


@behaviour("nonsense")
def _an_enormous_word(asked: Message) -> None:
    answer(asked, action={"do": "x" * 300_000})


@behaviour("nonsense")
def _half_a_surrogate(asked: Message) -> None:
    answer(asked, action={"do": "\ud800", "\udfff": 1})


@behaviour("nonsense")
def _a_nested_action(asked: Message) -> None:
    nested: Any = {}
    for _ in range(60):
        nested = {"do": nested}
    answer(asked, action=nested)


# -- ends ------------------------------------------------------------------------------------------


@behaviour("ended")
def _leaves(asked: Message) -> None:
    os._exit(0)


@behaviour("ended")
def _fails(asked: Message) -> None:
    os._exit(3)


@behaviour("ended")
def _leaves_in_the_middle_of_a_line(asked: Message) -> None:
    raw(b'{"answer": ')
    os._exit(0)


@behaviour("ended")
def _aborts(asked: Message) -> None:
    os.abort()


@behaviour("ended")
def _kills_itself(asked: Message) -> None:
    os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    sleep()


@behaviour("ended")
def _raises(asked: Message) -> None:
    raise ValueError("no")


# -- talks without end -----------------------------------------------------------------------------


@behaviour("flood")
def _a_line_without_end(asked: Message) -> None:
    while True:
        raw(b"x" * 65_536)


@behaviour("flood")
def _lines_without_end(asked: Message) -> None:
    while True:
        raw(b'{"hello": 1}\n' * 5_000)


@behaviour("flood")
def _many_tiny_lines(asked: Message) -> None:
    raw(b"{}\n" * 1_000)
    sleep()


@behaviour("flood")
def _answers_without_end(asked: Message) -> None:
    while True:
        raw(b'{"answer": 0, "action": null}\n' * 2_000)


@behaviour("flood")
def _complains_without_end(asked: Message) -> None:
    while True:
        sys.stderr.write("y" * 65_536)


# -- reports errors --------------------------------------------------------------------------------


@behaviour("error")
def _an_error(asked: Message) -> None:
    say({"error": asked["ask"], "message": "I do not know this game"})


@behaviour("error")
def _an_error_without_ticket(asked: Message) -> None:
    say({"error": None, "message": "what?"})


@behaviour("nonsense")
def _an_enormous_error(asked: Message) -> None:
    say({"error": asked["ask"], "message": "no\n\x1b[31m" * 20_000})


@behaviour("error")
def _an_error_that_is_a_list(asked: Message) -> None:
    say({"error": asked["ask"], "message": [[[{}]]]})


# -- odd, and not at fault -------------------------------------------------------------------------


@behaviour(None)
def _answers_twice(asked: Message) -> None:
    answer(asked)
    answer(asked)


@behaviour(None)
def _answers_letter_by_letter(asked: Message) -> None:
    line = json.dumps({"answer": asked["ask"], "action": asked["legal"][0]}) + "\n"
    for letter in line:
        raw(letter.encode())


@behaviour(None)
def _ends_lines_like_windows(asked: Message) -> None:
    raw(json.dumps({"answer": asked["ask"], "action": asked["legal"][-1]}).encode() + b"\r\n")


@behaviour(None)
def _explains_itself_oddly(asked: Message) -> None:
    answer(asked, thought={"iterations": 10**60, "seconds": "many", "moves": [[None]]})


@behaviour(None)
def _thinks_a_negative_time(asked: Message) -> None:
    answer(asked, thought={"iterations": -5, "seconds": -1})


@behaviour(None)
def _chats_on_its_error_stream(asked: Message) -> None:
    print("thinking…", file=sys.stderr, flush=True)
    answer(asked, more="than asked")


@behaviour(None)
def _speaks_of_other_questions(asked: Message) -> None:
    say({"error": asked["ask"] - 1, "message": "late"})
    answer(asked, answer=asked["ask"] - 1)
    answer(asked)


if __name__ == "__main__":
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if "ask" in message:
            BEHAVIOURS[sys.argv[1]](message)
        elif "quit" in message:
            break
