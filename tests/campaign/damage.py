"""Damage done to documents at random, and the same each time for a seed."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from random import Random
from typing import Any

Path = tuple[str | int, ...]


def nested(depth: int) -> Any:
    """Return a list in a list in a list."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


#: Values that belong nowhere, or somewhere else.
WRONG: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 7, 99, 10**9, 2**63, 2**128, 10**100, 10**4000),
    *(0.5, -0.0, 1e300, float("nan"), float("inf")),
    *("", " ", "A", "B", "Z", "m1", "r1", "E1", "winter", "roma", "0,0,N", "up", "human", "bot"),
    *("level3", "cannir", "contrees", "condottiere1", "condottiere3", "resign", "undo", "over"),
    *("a\nb", "\x00", "\x1b[2J", "\u202e", "\ud800", "é" * 39, "a" * 5_000, "b" * 80_000),
    *([], {}, [None], [[]], {"": None}, {"do": "resign"}, {"A": []}, [0, {"do": "resign"}]),
    *(nested(15), nested(30), nested(300), ["x"] * 3_000, {"kind": "human", "name": 5}),
)
#: What stands in no sound file.
JUNK = (
    *(b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r", b"\t", b"\x1b[31m"),
    *(b"{", b"}", b"[", b"]", b",", b":", b'"', b"'", b"\\", b"NaN", b"1e999", b"9" * 5_000),
    *(b"[" * 5_000, b"- " * 5_000, b"{a: " * 3_000, b"!!int ''", b"!!set {a}", b"&a [*a]", b"? "),
    *(b"!!python/object/apply:os.system ['false']", b"<<: {a: 1}", b"1:" * 3_000),
    *(b"!!timestamp x", b"!!float ''", b"---\n", b"%YAML 9.9\n", b"# \n", b"|\n a", b"2001-01-01"),
    *(b"0x" + b"f" * 4_000, b"\\u0000", b"\\ud800"),
)  # fmt: skip

#: What YAML can say where a value is expected.
TRICKS = (
    *(
        '!!int ""',
        "!!bool maybe",
        "!!float ''",
        "!!timestamp foo",
        "!!set {a}",
        "!!binary x",
        "! x",
    ),
    *("!!omap [a: 1]", "!!pairs [a: 1]", "!!python/name:os.system", "!x 1", "&a [1]", "*a", "<<"),
    *("0x" + "f" * 4_000, "1:" * 2_000 + "1", "1:1:1", "0b1", "010", "1_000", "-0", "+1", "1e5"),
    *("[" * 2_000 + "]" * 2_000, "{a: " * 2_000 + "1" + "}" * 2_000, "2001-01-01", ".inf", ".nan"),
    *("~", "=", "yes", "? a", "a b", "'", '"\\ud800"', '"\\x00"', "{}", "[[], []]", "null", "# "),
)


def places(value: Any, path: Path = ()) -> list[Path]:
    """Return where something stands in a document, its whole left out."""
    found = [path] if path else []
    keys: Sequence[str | int] = (
        list(value)
        if isinstance(value, dict)
        else range(len(value))
        if isinstance(value, list) and len(value) < 500
        else ()
    )
    for key in keys:
        if len(path) < 12:
            found += places(value[key], (*path, key))
    return found


def at(data: Any, path: Path) -> Any:
    """Return the contents of a path."""
    for key in path:
        data = data[key]
    return data


def changed(data: Any, random: Random) -> Any:
    """Return a document with one to three of its values changed, swapped, removed or added."""
    data = copy.deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        where = random.choice(places(data) or [()])
        if not where:
            return random.choice(WRONG)
        holder: Any = at(data, where[:-1])
        key: Any = where[-1]
        how = random.choice(("wrong", "wrong", "wrong", "swap", "delete", "double", "add"))
        if how == "wrong":
            holder[key] = copy.deepcopy(random.choice(WRONG))
        elif how == "swap":
            holder[key] = copy.deepcopy(at(data, random.choice(places(data))))
        elif how == "delete":
            del holder[key]
        elif isinstance(holder, list):
            new = holder[key] if how == "double" else random.choice(WRONG)
            holder.insert(random.randint(0, len(holder)), copy.deepcopy(new))
        else:
            holder[random.choice(("name", "Z", "", "\n", "a" * 300, "\ud800"))] = holder[key]
    return data


def written(data: Any) -> bytes:
    """Return a document as JSON, whatever it holds."""
    return json.dumps(data, indent=1).encode()


def cut(raw: bytes, random: Random) -> bytes:
    """Bytes with pieces flipped, cut out, doubled or put in."""
    for _ in range(random.choice((1, 1, 2, 5))):
        first, last = sorted(random.randint(0, len(raw)) for _ in range(2))
        how = random.randrange(5)
        if how == 0 and raw:
            first = min(first, len(raw) - 1)
            raw = raw[:first] + bytes([raw[first] ^ 1 << random.randrange(8)]) + raw[first + 1 :]
        elif how == 1:
            raw = raw[:first] + raw[last:]
        elif how == 2:
            raw = raw[:last] + raw[first:last] + raw[last:]
        elif how == 3:
            raw = raw[:first] + random.choice(JUNK) + raw[first:]
        else:
            raw = raw[:first]
    return raw


def tricked(data: Any, random: Random) -> bytes:
    """Return a document with one of its values replaced by something that only YAML can say."""
    data = copy.deepcopy(data)
    where = random.choice(places(data))
    at(data, where[:-1])[where[-1]] = "@@"
    return written(data).replace(b'"@@"', random.choice(TRICKS).encode())


def damaged(data: Any, random: Random) -> bytes:
    """Return a document changed in its values, in its bytes, or in both."""
    raw = written(changed(data, random) if random.random() < 0.75 else data)
    return cut(raw, random) if random.random() < 0.4 else raw
