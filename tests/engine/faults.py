"""Faults to put into sound written positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Data = dict[str, Any]


def put(*path: str, value: Any) -> Callable[[Data], None]:
    """Put a value at a path of keys."""

    def change(data: Data) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change
