"""A made-up game with options of every kind, some twenty of them; it is played like another."""

from __future__ import annotations

from dataclasses import field, make_dataclass, replace
from typing import Literal

from desktop.games import TABLES
from desktop.table.game_table import GameTable, Terms
from engine.core.game import Game
from engine.games import GAMES

_CARDS = {"minimum": 0, "maximum": 9}
_WORTH = {"minimum": 1, "maximum": 20}

#: What each option is called, and the heading a number stands under.
NAMES = {
    "veiled": ("Veiled", ""),
    "host": ("Which nation begins", ""),
    "bridges": ("Bridges", "Event cards"),
    "flight_north": ("Flight of the northerners", "Event cards"),
    "flight_south": ("Flight of the southerners", "Event cards"),
    "attack_north": ("Attack of the northerners", "Event cards"),
    "attack_south": ("Attack of the southerners", "Event cards"),
    "supply": ("Supply", "Event cards"),
    "pillage": ("Pillage", "Event cards"),
    "mutiny": ("Mutiny", "Event cards"),
    "corruption": ("Corruption", "Event cards"),
    "own_move": ("Move a troop of one’s own", "Bribery cards"),
    "foreign_move": ("Move a troop of somebody else", "Bribery cards"),
    "five_warriors": ("Five warriors", "Bribery cards"),
    "five_provisions": ("Five provisions", "Bribery cards"),
    "three": ("3 points", "Bribery cards"),
    "five": ("5 points", "Bribery cards"),
    "seven": ("7 points", "Bribery cards"),
    "useless": ("Of no use", "Bribery cards"),
    "camouflage": ("Camouflage", "What provisions are worth"),
    "weapon": ("Weapon", "What provisions are worth"),
    "food": ("Food", "What provisions are worth"),
    "gold": ("Gold", "What provisions are worth"),
}


_WORTHS = ("camouflage", "weapon", "food", "gold")
_NUMBERS = [name for name, (_, head) in NAMES.items() if head]

MANY = make_dataclass(
    "Many",
    [
        ("free_paths", bool, False),
        ("veiled", bool, False),
        ("host", Literal["lot", "north", "south"], "lot"),
        *(
            (name, int, field(default=2, metadata=_CARDS))
            for name in _NUMBERS
            if name not in _WORTHS
        ),
        *((name, int, field(default=1, metadata=_WORTH)) for name in _WORTHS),
    ],
    frozen=True,
    slots=True,
)


def label(key: str) -> tuple[str, str]:
    """Return names for the options; Cannir's own for the one of Cannir."""
    if key == "free_paths":
        return TABLES["cannir"].load_terms().option(key)
    return NAMES[key][0], f"So it is with {key}."


class Words:
    def choice(self, option: str, value: str) -> str:
        return {"lot": "by lot", "north": "the north", "south": "the south"}[value]

    def group(self, option: str) -> str:
        return NAMES[option][1]


class _Many(type(GAMES["cannir"])):
    options = MANY


def many() -> tuple[Game, GameTable]:
    """Rules and table of the made-up game."""
    terms = Terms(MANY, label, Words())
    return _Many(), replace(TABLES["cannir"], load_terms=lambda: terms)
