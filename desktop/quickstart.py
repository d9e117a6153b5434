"""What makes the window come up sooner: done before its modules are imported."""

from __future__ import annotations

import builtins
import gc


def prepare() -> None:
    """Import as quickly as can be from now on, without a search for garbage: none is made yet.

    Qt's binding reads the source of every module that is imported, to see whether it uses Qt: its
    modules may call functions by other names (`from __feature__ import snake_case`). None of ours
    does, so that Python's own import will do, which the binding has put by.
    """
    gc.disable()
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
