"""Enumerations of Qt that are made quickly are the same as those that Python makes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import CONFORM, KEEP, Enum, EnumType, Flag, IntEnum, IntFlag
from types import DynamicClassAttribute
from typing import Any, cast

import pytest
from PySide6 import QtCore, QtGui, QtWidgets

from desktop.system import quick_enums

pytestmark = pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="made as Python does")

Members = list[tuple[str, int]]
#: What enumerations of Qt do not have now, or seldom.
ODD: list[Members] = [
    [("A", 1), ("B", 1), ("C", 2)],
    [("B", 4), ("A", 1), ("Both", 5), ("None_", 0)],
    [("B", 4), ("A", 1), ("B", 2)],
    [("name", 1), ("B", 2)],
    [("real", 1), ("B", 2)],
    [("_hidden", 1), ("B", 2)],
    [("mro", 1)],
    [("A", -1), ("B", 2)],
    [("A", 0x7FFFFFFF), ("B", 0x80000000)],
]


def of_qt() -> Iterator[tuple[type[Enum], str, Members]]:
    """Yield every enumeration of Qt that is used here, as it is made."""
    for module in (QtCore, QtGui, QtWidgets):
        for name in dir(module):
            for inner in getattr(getattr(module, name), "__dict__", {}).values():
                if isinstance(inner, EnumType) and inner.__module__.startswith("PySide6"):
                    made: Any = inner
                    members = [(name, one.value) for name, one in made.__members__.items()]
                    yield made.__mro__[1], made.__qualname__, members


def made(kind: Any, name: str, members: Members, boundary: Any = None) -> Any:
    """Return an enumeration, or the error that there was instead."""
    try:
        return kind(name, members, module="here", qualname=f"Q{name}", boundary=boundary)
    except (TypeError, ValueError) as error:
        return str(error)


def described(enumeration: Any) -> object:
    """Return all that can be seen of an enumeration, without its own identity."""
    if isinstance(enumeration, str):
        return enumeration
    known = {id(one): name for name, one in enumeration.__members__.items()}

    def plain(value: Any) -> object:
        if isinstance(value, dict):
            return {key: plain(one) for key, one in value.items()}
        if value is enumeration:
            return "itself"
        if isinstance(value, DynamicClassAttribute):
            return "by name"
        value = getattr(value, "__func__", value)
        return known.get(id(value), value)

    own = {key: plain(value) for key, value in vars(enumeration).items() if key != "__dict__"}
    members = [
        (name, repr(one), str(one), hash(one), plain(vars(one)), int(one.value))
        for name, one in enumeration.__members__.items()
    ]
    order = [repr(one) for one in enumeration]
    return {k: v for k, v in own.items() if k != "__weakref__"}, members, order


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EnumType, "_create_", cast(Any, EnumType)._create_)
    quick_enums.install()


CASES = [*of_qt()] + [
    (kind, "Odd", members) for kind in (Enum, IntEnum, Flag, IntFlag) for members in ODD
]


def test_they_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(CASES) > 300
    usual = [described(made(*case)) for case in CASES]
    with monkeypatch.context() as patch:
        patch.setattr(EnumType, "_create_", cast(Any, EnumType)._create_)
        quick_enums.install()
        quick = [described(made(*case)) for case in CASES]
    for case, one, other in zip(CASES, usual, quick, strict=True):
        assert one == other, case


@pytest.mark.parametrize(("boundary", "others"), [(KEEP, 14), (CONFORM, 10)])
@pytest.mark.parametrize("kind", [Flag, IntFlag])
def test_flags_are_joined_as_usual(kind: Any, boundary: Any, others: int, quickly: None) -> None:
    joined = made(kind, "Joined", [("A", 1), ("B", 2), ("C", 8)], boundary)
    assert repr(joined.A | joined.C).startswith("<Joined.A|C: 9")
    assert (~joined.A).value == others
    assert joined(3) is joined.A | joined.B
    assert joined.A in joined(3)
    assert [*joined(10)] == [joined.B, joined.C]


def test_the_module_is_that_of_the_caller(quickly: None) -> None:
    unnamed = cast(Any, IntEnum)("Unnamed", [("A", 1), ("B", 2)])
    assert (unnamed.__module__, unnamed.__qualname__) == (__name__, "Unnamed")


def test_an_empty_one_and_one_of_texts_are_left_to_python(quickly: None) -> None:
    assert not list(cast(Any, Enum)("Empty", []))
    texts = cast(Any, Enum)("Texts", ["A", "B"])
    assert [text.value for text in texts] == [1, 2]
    assert cast(Any, Enum)("Words", {"A": "a"}).A.value == "a"
