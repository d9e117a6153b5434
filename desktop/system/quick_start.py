"""Make the window appear sooner and use less memory; run before its modules are imported."""

from __future__ import annotations

import builtins
import gc
import marshal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import MAGIC_NUMBER, cache_from_source
from pathlib import Path
from types import CodeType
from typing import Any, Final

from desktop.system import quick_enums

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
    METHODS.begin()
    quick_enums.install()
    with _signatures_on_demand():
        import PySide6.QtCore  # noqa: F401
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


#: The largest file of methods in bytes; one start writes some 300 kB.
_MAX_METHODS: Final = 1 << 24


class KeptMethods:
    """The compiled methods of the data classes of a start, kept for the next one.

    `dataclass` writes the methods of every class as a text and executes it. Compiling some hundred
    texts took a tenth of the start. They are kept by their texts, in a file beside the compiled
    modules. Where Python keeps no compiled modules nothing changes.
    """

    def __init__(self) -> None:
        self._code_by_name: dict[str, CodeType] = {}
        self._used: dict[str, CodeType] = {}

    def begin(self) -> None:
        """Read the file and use it for all data classes from now on."""
        import dataclasses

        from engine.system import files

        try:
            data = files.read(_methods_file(), _MAX_METHODS)
            if data.startswith(MAGIC_NUMBER):
                methods = marshal.loads(data[len(MAGIC_NUMBER) :])
                self._code_by_name = methods if isinstance(methods, dict) else {}
        except (OSError, EOFError, ValueError, TypeError):
            self._code_by_name = {}
        # A name of a module comes before the built-in function.
        vars(dataclasses)["exec"] = self._execute

    def end(self) -> None:
        """End the start: data classes of later modules are compiled, and not kept."""
        import dataclasses

        vars(dataclasses).pop("exec", None)

    def write(self) -> None:
        """Keep the methods of this start, if they are not those that were read."""
        from engine.system import files

        if self._used.keys() != self._code_by_name.keys() and not sys.dont_write_bytecode:
            with suppress(OSError):
                files.write(_methods_file(), MAGIC_NUMBER + marshal.dumps(self._used))
        self._code_by_name, self._used = {}, {}

    def _execute(self, text: str, names: dict[str, Any], local: dict[str, Any]) -> None:
        code = self._code_by_name.get(text)
        if code is None:
            code = compile(text, "<string>", "exec", dont_inherit=True)
        self._used[text] = code
        exec(code, names, local)


def _methods_file() -> Path:
    return Path(cache_from_source(__file__)).with_suffix(".methods")


#: Those of this start.
METHODS: Final = KeptMethods()


#: Modules of PySide6 that describe the signatures of its functions. They serve error messages and
#: `help`, but PySide6 compiles their source at every start: half of what its import takes.
_SIGNATURES: Final = frozenset(
    f"shibokensupport/{name}.py"
    for name in (
        "feature",
        *(f"signature/{part}" for part in ("errorhandler", "layout", "mapping", "parser")),
        *(f"signature/lib/{part}" for part in ("enum_sig", "pyi_generator", "tool")),
    )
)
#: The version of PySide6 with which this was tried. Others compile them at the start.
_SUPPORTED_PYSIDE: Final = (6, 11)
#: A substitute for such a module: it becomes the real module when a name is looked up in it.
#: Imports within that of PySide6 call the two functions of `feature`, which here change nothing;
#: errors call `update_mapping` of `mapping`, which the binding has got hold of by then.
_ON_DEMAND: Final = """
def feature_import(*_, **__):
    return None

feature_imported = feature_import

def become():
    if globals().pop("__getattr__", None) is not None:
        exec(compile(*{arguments}, dont_inherit=True), globals())

def update_mapping():
    become()
    return globals()["update_mapping"]()

def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    become()
    return globals()[name]
"""


@contextmanager
def _signatures_on_demand() -> Iterator[None]:
    """Put off the modules that describe signatures while PySide6 is imported.

    It compiles them by calling `compile`, so that is replaced meanwhile.
    """
    compile_builtin = builtins.compile

    def put_off(source: Any, filename: Any, mode: str, *more: Any, **named: Any) -> Any:
        if (
            filename in _SIGNATURES
            and sys.modules["shiboken6"].__version_info__[:2] == _SUPPORTED_PYSIDE
        ):
            source = _ON_DEMAND.format(arguments=repr((source, filename, mode)))
        return compile_builtin(source, filename, mode, *more, **named)

    builtins.compile = put_off
    try:
        yield
    finally:
        builtins.compile = compile_builtin
