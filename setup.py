"""Build steps pyproject.toml cannot express: bundled data and optionally compiled hot modules."""

from __future__ import annotations

import os
import runpy
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent

#: Modules the searches spend their time in. They must run identically interpreted and compiled.
HOT_MODULES = [
    "engine/rng.py",
    "engine/bots/search.py",
    "engine/games/cannir/state.py",
    "engine/games/cannir/suites.py",
    "engine/games/cannir/threats.py",
    "engine/games/cannir/judgement.py",
    "engine/games/cannir/policy.py",
    "engine/games/condottiere/cards.py",
    "engine/games/condottiere/realm.py",
    "engine/games/condottiere/editions.py",
    "engine/games/condottiere/table.py",
    "engine/games/condottiere/battle.py",
    "engine/games/condottiere/hands.py",
    "engine/games/condottiere/campaign.py",
    "engine/games/condottiere/endings.py",
    "engine/games/condottiere/state.py",
    "engine/games/condottiere/sampler.py",
    "engine/games/condottiere/standoff.py",
    "engine/games/condottiere/advice.py",
    "engine/games/condottiere/policy.py",
    "engine/games/contrees/land.py",
    "engine/games/contrees/state.py",
    "engine/games/contrees/judgement.py",
    "engine/games/contrees/policy.py",
]

#: Folders that a wheel carries inside `engine/_data`, where engine/resources.py looks for them.
DATA = [("assets", "**/*"), ("i18n", "*.qm"), ("docs/rules", "*")]


class BuildWithData(build_py):
    """Copies the data folders into the built package; an editable install reads them in place."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        runpy.run_path(str(ROOT / "i18n" / "build.py"), run_name="__main__")
        for source, target in self._data():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return super().get_outputs(include_bytecode) + [str(target) for _, target in self._data()]

    def _data(self) -> list[tuple[Path, Path]]:
        destination = Path(self.build_lib) / "engine" / "_data"
        return [
            (file, destination / file.relative_to(ROOT))
            for folder, pattern in DATA
            for file in sorted((ROOT / folder).glob(pattern))
            if file.is_file()
        ]


def extensions() -> list[object]:
    """The compiled hot modules when CONQUISTA_COMPILE=1, otherwise nothing."""
    if os.environ.get("CONQUISTA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    present = [module for module in HOT_MODULES if (ROOT / module).is_file()]
    # A fixed group name, inside `engine`, lets the frozen application name the shared library.
    return list(mypycify(present, opt_level="3", group_name="engine.hot"))


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithData})
