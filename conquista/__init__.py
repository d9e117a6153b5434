"""The one name that an installation claims: `conquista.engine` and `conquista.desktop`.

The two call each other `engine` and `desktop`. In a source tree they lie beside this folder, where
those names are; installed, they lie inside of it, so that no other package of these names is in
their way or they in its. Importing `conquista` puts the folder they lie in on the path, and makes
`conquista.engine` another name of the same module, not a second copy.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

_HERE = Path(__file__).resolve().parent
#: The folder that holds `engine` and `desktop`.
HOME = _HERE if (_HERE / "engine").is_dir() else _HERE.parent
_ROOMS = ("conquista.engine", "conquista.desktop")


class _OtherName:
    """Finds `conquista.engine.core` as what `engine.core.game` is.

    It does what `importlib.abc` asks for, but is not made of it: to import that takes longer.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        room = ".".join(fullname.split(".")[:2])
        return ModuleSpec(fullname, self) if room in _ROOMS else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = import_module(spec.name.removeprefix("conquista."))
        # The import system writes the other name's over it.
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        # It has run under its own name already.
        assert module.__spec__ is not None
        module.__spec__ = module.__spec__.loader_state


if str(HOME) not in sys.path:
    sys.path.insert(0, str(HOME))
sys.meta_path.insert(0, _OtherName())


def main() -> int:
    """The program `conquista`."""
    from desktop.background.startup import without_openssl
    from engine.system.processes import end_at_once

    end_at_once()
    without_openssl()
    from desktop.commands.cli import main

    return main()


def window() -> int:
    """The program `conquista-gui`: the window, without a console on Windows."""
    from desktop.background.startup import prepare

    prepare()
    from desktop.app import main

    return main()
