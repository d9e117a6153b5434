"""What makes the window come up sooner and lighter: done before its modules are imported."""

from __future__ import annotations

import builtins
import gc
import sys
from importlib import import_module
from typing import Any, Final

#: Python's own hashes, all that `hashlib` promises.
_HASHES: Final = (
    *("_blake2", "_md5", "_sha1", "_sha3"),
    *(("_sha2",) if sys.version_info >= (3, 12) else ("_sha256", "_sha512")),
)


def without_openssl() -> None:
    """Let `hashlib` do without OpenSSL, whose library takes 3 MiB and 2 ms, for a few short hashes.

    Where Python was built without hashes of its own, all stays as it is.
    """
    try:
        for name in _HASHES:
            import_module(name)
    except ImportError:
        return
    modules: dict[str, Any] = sys.modules
    # What stands there as None cannot be imported.
    modules.setdefault("_hashlib", None)


def prepare() -> None:
    """Import as quickly as can be from now on, without a search for garbage: none is made yet.

    Qt's binding reads the source of every module that is imported, to see whether it uses Qt: its
    modules may call functions by other names (`from __feature__ import snake_case`). None of ours
    does, so that Python's own import will do, which the binding has put by.
    """
    gc.disable()
    without_openssl()
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
