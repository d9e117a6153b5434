"""The package `conquista`, which holds `conquista.engine` and `conquista.desktop` when installed.

The two packages import each other as `engine` and `desktop`. In a source tree they are next to this
folder, where these names work. Installed, they are inside this folder, so that they cannot collide
with other packages of these names. Importing `conquista` adds the folder that holds them to the
path, and makes `conquista.engine` another name of the same module, not a second copy.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

_HERE = Path(__file__).resolve().parent
#: The folder that contains `engine` and `desktop`.
HOME = _HERE if (_HERE / "engine").is_dir() else _HERE.parent
_ROOMS = ("conquista.engine", "conquista.desktop")


class _OtherName:
    """Finds `conquista.engine.core` as another name of `engine.core`.

    It implements the interface of `importlib.abc` without inheriting from it, because importing
    that takes longer.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        room = ".".join(fullname.split(".")[:2])
        return ModuleSpec(fullname, self) if room in _ROOMS else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = import_module(spec.name.removeprefix("conquista."))
        # The import system replaces `__spec__` by that of the other name.
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        # The module was executed under its own name.
        assert module.__spec__ is not None
        module.__spec__ = module.__spec__.loader_state


if str(HOME) not in sys.path:
    sys.path.insert(0, str(HOME))
sys.meta_path.insert(0, _OtherName())


def main() -> int:
    """Run the program `conquista`."""
    from desktop.system.quick_start import without_openssl
    from engine.system.ctrl_c import restore_interrupt_default

    restore_interrupt_default()
    without_openssl()
    from desktop.commands.cli import main

    return main()


def window() -> int:
    """Run the program `conquista-gui`: the window, without a console on Windows."""
    from desktop.system.quick_start import prepare

    prepare()
    from desktop.app import main

    return main()
