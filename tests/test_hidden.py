"""The search for hidden names, in views as a game of several kinds of cards would have them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.hidden import Family, concealed, hold_variety, named, told_too_much

SWORDS = frozenset(f"sword {number}" for number in range(12))
FRUITS = frozenset(f"fruit {number}" for number in range(12))
NAMES = SWORDS | FRUITS


@dataclass(frozen=True)
class Purse:
    """What one seat holds, each kind in its own place."""

    swords: tuple[str | None, ...]
    fruits: dict[str, str | None]


@dataclass(frozen=True)
class Sight:
    """A view with two kinds of hands and two piles."""

    viewer: str
    purses: tuple[Purse, ...]
    piles: dict[str, int]
    met: frozenset[str] = frozenset()


PILES = {"swords": 6, "fruits": 6}
MINE = Purse(("sword 0",), {"basket": "fruit 0"})
VIEW = Sight("me", (MINE, Purse((None,) * 3, dict.fromkeys("abc"))), PILES)
FAMILIES = [Family(SWORDS, 3, 6), Family(FRUITS, 3, 6)]


def opened(sword: int, fruit: int) -> Sight:
    """Return all that VIEW hides: three swords and three fruits, from these numbers on."""
    swords = tuple(f"sword {number}" for number in range(sword, sword + 3))
    fruits: dict[str, str | None] = {
        place: f"fruit {fruit + number}" for number, place in enumerate("abc")
    }
    return Sight("all", (MINE, Purse(swords, fruits)), PILES)


@pytest.mark.parametrize(
    "value",
    [
        "sword 1",
        {"sword 1": 3},
        {3: ("a", ["sword 1"])},
        ((), frozenset({"sword 1", "a"})),
        [Purse(("a", None), {"basket": "sword 1"})],
        Sight("me", (), {}, frozenset({"sword 1"})),
    ],
    ids=["alone", "key", "nested", "set", "in a class", "set in a class"],
)
def test_a_name_is_found_wherever_it_stands(value: object) -> None:
    assert named(value, NAMES) == {"sword 1"}


@pytest.mark.parametrize("value", [None, 1, "sword", "swords 1", b"sword 1", Sight, ()])
def test_nothing_else_is_a_name(value: object) -> None:
    assert not named(value, NAMES)


def test_visible_facts_may_be_revealed() -> None:
    assert not told_too_much(("sword 0", "fruit 0", "nothing"), VIEW, NAMES)
    assert told_too_much({"news": ["sword 0", "fruit 4"]}, VIEW, NAMES) == {"fruit 4"}


def test_hidden_fields_are_shown_by_the_open_view() -> None:
    shown = ["all", "sword 1", "sword 2", "sword 3", "fruit 4", "fruit 5", "fruit 6"]
    assert list(concealed(VIEW, opened(1, 4))) == shown
    assert not list(concealed(VIEW, VIEW))


def test_a_hand_whose_number_is_hidden_is_concealed_as_a_whole() -> None:
    assert list(concealed(Purse((), {}), Purse(("sword 1", "sword 2"), {}))) == [
        "sword 1",
        "sword 2",
    ]


def test_each_kind_of_cards_must_vary() -> None:
    hold_variety(VIEW, [opened(1, 4), opened(2, 5)], FAMILIES)
    with pytest.raises(AssertionError, match=r"'sword 1'.* lie the same"):
        hold_variety(VIEW, [opened(1, 4), opened(1, 5)], FAMILIES)
    with pytest.raises(AssertionError, match=r"'fruit 1'.* lie the same"):
        hold_variety(VIEW, [opened(1, 4), opened(2, 4)], FAMILIES)


def test_of_few_hidden_cards_none_need_vary() -> None:
    for few in (Family(SWORDS, 2, 6), Family(SWORDS, 3, 4)):
        hold_variety(VIEW, [opened(1, 4), opened(1, 5)], [few])
