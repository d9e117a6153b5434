"""Make the window appear sooner and use less memory; run before its modules are imported."""

from __future__ import annotations

import builtins
import gc
import sys
from importlib import import_module
from typing import Any, Final

#: Python's own hash modules: all the algorithms that `hashlib` guarantees.
_HASHES: Final = (
    *("_blake2", "_md5", "_sha1", "_sha3"),
    *(("_sha2",) if sys.version_info >= (3, 12) else ("_sha256", "_sha512")),
)


def without_openssl() -> None:
    """Keep `hashlib` from loading OpenSSL, which takes 3 MiB and 2 ms for a few short hashes.

    Without Python's own hash modules nothing changes.
    """
    try:
        for name in _HASHES:
            import_module(name)
    except ImportError:
        return
    modules: dict[str, Any] = sys.modules
    # A module that is None in `sys.modules` cannot be imported.
    modules.setdefault("_hashlib", None)


def prepare() -> None:
    """Make imports as fast as possible, and turn off garbage collection while the modules load.

    PySide6 reads the source of every imported module to see whether it uses `from __feature__
    import snake_case`. None of ours does, so Python's own import, which PySide6 saved, is restored.
    """
    gc.disable()
    without_openssl()
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
