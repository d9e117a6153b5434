"""Type variables with a default, which Python itself knows from 3.13 on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

__all__ = ["TypeVar"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar
elif sys.version_info >= (3, 13):
    from typing import TypeVar
else:
    import typing

    def TypeVar(name, *, default=None, **others):  # noqa: N802
        """What it defaults to matters to type checkers alone; their library takes megabytes."""
        return typing.TypeVar(name, **others)
