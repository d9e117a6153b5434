"""Which changes of the program `tests.mutants` makes."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from tests.mutants import Places, drawn

TEXT = '''"""Is 1 < 2?"""
if TYPE_CHECKING: import a
def f(é: list[3]) -> int:
    assert a < 1
    if (é + b) < 1 and not (c): return g(é, 7, d=1)
    return [x[0] for x in y if x is not z]
'''


def changed(text: str) -> dict[str, set[str]]:
    """Return the changed lines of a text, by operator."""
    found = defaultdict(set)
    for mutant in Places("a.py", text).mutants():
        if mutant.makes_sense(text):
            after = mutant.applied(text).split("\n")
            assert len(after) == len(text.split("\n"))
            found[mutant.operator].add(after[mutant.line - 1].strip())
    return found


def test_every_operator_changes_what_it_says() -> None:
    branch, listed = "if (é + b) < 1 and not (c): ", "return [x[0] for x in y if x is not z]"
    call = branch + "return g(é, 7, d=1)"
    assert changed(TEXT) == {
        "comparison": {
            call.replace("<", ">="),
            call.replace("<", "<="),
            listed.replace("is not", "is"),
        },
        "number": {
            call.replace("< 1", "< 2"),
            call.replace("< 1", "< 0"),
            listed.replace("0", "1"),
            listed.replace("0", "-1"),
        },
        "logic": {call.replace("and", "or")},
        "negation": {call.replace("not", "")},
        "result": {branch + "return None", "return None"},
        "branch": {
            "if True: return g(é, 7, d=1)",
            "if False: return g(é, 7, d=1)",
            listed.replace("x is not z", "True"),
        },
        "argument": {
            branch + "return g(7, d=1)",
            branch + "return g(é, d=1)",
            branch + "return g(é, 7)",
        },
    }


def test_a_seed_draws_the_same_mutants_and_none_twice() -> None:
    texts = {"a.py": TEXT, "b.py": TEXT}
    first, again = (drawn(texts, 10, random.Random("1 engine")) for _ in range(2))
    assert first == again
    assert len(set(first)) == 10
    everything = drawn(texts, 1_000, random.Random(2))
    assert len(everything) == len(set(everything)) == 2 * sum(map(len, changed(TEXT).values()))


@pytest.mark.parametrize("text", ["", "x = 1\n", "f(x for x in y)\n"])
def test_where_nothing_can_be_changed_nothing_is_drawn(text: str) -> None:
    assert drawn({"a.py": text}, 5, random.Random(1)) == []
