"""Build steps pyproject.toml cannot express: bundled data and optionally compiled hot modules."""

from __future__ import annotations

import ast
import os
import runpy
import shutil
import sys
from pathlib import Path

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent

#: The marker of a hot module, in which searches spend their time. It must run identically
#: interpreted and compiled.
HOT = "A hot module: it must also compile."

#: The only installed package, which contains the others. `examples` is not installed.
NAME = "conquista"
PACKAGES = find_packages(str(ROOT), include=["engine*", "desktop*"])

#: Folders that are installed beside `engine` and `desktop`.
DATA = [("assets", "**/*"), ("i18n", "*.qm"), ("docs/rules", "*"), ("packaging", "org.*")]

#: Scripts that create data which git does not track: catalogues and sounds.
BUILDS = ("i18n/build.py", "desktop/sound/synthesis.py")


class BuildWithData(build_py):
    """Copies the data folders into the built package; an editable install reads them in place."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for script in BUILDS:
            runpy.run_path(str(ROOT / script), run_name="__main__")
        for source, target in self._data():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return super().get_outputs(include_bytecode) + [str(target) for _, target in self._data()]

    def _data(self) -> list[tuple[Path, Path]]:
        destination = Path(self.build_lib) / NAME
        return [
            (file, destination / file.relative_to(ROOT))
            for folder, pattern in DATA
            for file in sorted((ROOT / folder).glob(pattern))
            if file.is_file()
        ]


def hot_modules() -> list[str]:
    """Return the paths of the modules whose docstring says `HOT`, wherever its lines are broken."""
    found = []
    for file in sorted((ROOT / "engine").rglob("*.py")):
        docstring = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
        if HOT in " ".join(docstring.split()):
            found.append(file.relative_to(ROOT).as_posix())
    return found


def extensions() -> list[object]:
    """The compiled hot modules when CONQUISTA_COMPILE=1, otherwise nothing."""
    if os.environ.get("CONQUISTA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    # A fixed group name, inside `engine`, lets the frozen application name the shared library.
    modules = mypycify(hot_modules(), opt_level="3", group_name="engine.hot")
    for module in modules:
        if sys.platform == "linux":
            # Functions are not replaced at run time, so the compiler may inline them. That saves a
            # tenth of the time of a search.
            module.extra_compile_args.append("-fno-semantic-interposition")
        # The module is installed inside the package; hot modules still import one another by their
        # own names.
        module.name = f"{NAME}.{module.name}"
    return list(modules)


setup(
    packages=[NAME, *(f"{NAME}.{package}" for package in PACKAGES)],
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithData},
)
