"""`TypeVar` with a default, which the standard library offers from Python 3.13 on."""

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
        """Return a type variable without its default.

        Only type checkers need the default, and the library that provides it takes megabytes.
        """
        return typing.TypeVar(name, **others)
