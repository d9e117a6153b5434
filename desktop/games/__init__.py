"""How each game looks and what a click on it means: the registry, by id."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from desktop.table.game import GameTable


def _condottiere1() -> GameTable:
    from desktop.games.condottiere.table import FIRST_TABLE

    return FIRST_TABLE


def _condottiere3() -> GameTable:
    from desktop.games.condottiere.table import THIRD_TABLE

    return THIRD_TABLE


def _contrees() -> GameTable:
    from desktop.games.contrees.table import TABLE

    return TABLE


def _cannir() -> GameTable:
    from desktop.games.cannir.table import TABLE

    return TABLE


def _cortez() -> GameTable:
    from desktop.games.cortez.table import TABLE

    return TABLE


class _Tables(Mapping[str, GameTable]):
    """A game is imported when somebody asks for it: printing one sheet needs no other game."""

    def __init__(self, rooms: dict[str, Callable[[], GameTable]]) -> None:
        self._rooms = rooms

    def __getitem__(self, game: str) -> GameTable:
        return self._rooms[game]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._rooms)

    def __len__(self) -> int:
        return len(self._rooms)


#: In the order of the shelf.
TABLES: Mapping[str, GameTable] = _Tables(
    {
        "condottiere1": _condottiere1,
        "condottiere3": _condottiere3,
        "cortez": _cortez,
        "contrees": _contrees,
        "cannir": _cannir,
    }
)
