"""What `make wheel` wrote: complete, of one name, and installed into fresh environments."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
WHEELS = sorted(DIST.glob("conquista-*.whl"))

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not WHEELS, reason="`make wheel` builds it"),
]
#: What the engine needs; the rest is the window's.
ENGINE = ("PyYAML", "librt", "mypy_extensions", "typing_extensions")


def test_the_wheel_claims_one_name_and_holds_everything() -> None:
    with zipfile.ZipFile(WHEELS[0]) as wheel:
        names = set(wheel.namelist())
    assert {name.split("/")[0].split("-")[0] for name in names} == {"conquista"}
    assert any("hot__mypyc" in name for name in names)
    assert not [name for name in names if name.startswith("conquista/examples")]
    for pattern in (
        "engine/**/*.py",
        "desktop/**/*.py",
        "assets/**/*",
        "docs/rules/*",
        "i18n/*.qm",
    ):
        files = [file for file in ROOT.glob(pattern) if file.is_file()]
        assert files, pattern
        assert {f"conquista/{file.relative_to(ROOT).as_posix()}" for file in files} <= names
    # Made when it is built; what is made in the tree would not show that it is missing.
    assert "conquista/assets/common/sounds/silence.wav" in names
    assert "conquista/i18n/conquista_fr.qm" in names


def test_the_source_package_holds_what_the_tree_holds() -> None:
    (packed,) = DIST.glob("conquista-*.tar.gz")
    with tarfile.open(packed) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    missing = set(listed.stdout.splitlines()) - names
    assert missing <= {".gitignore", ".pre-commit-config.yaml"}


def environment(folder: Path) -> Path:
    """Return the programs of a fresh environment."""
    venv.create(folder, with_pip=True)
    return folder / ("Scripts" if sys.platform == "win32" else "bin")


def install(programs: Path, *arguments: str | Path) -> None:
    pip = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([programs / "python", *pip, *arguments], check=True)


def output(program: Path, *arguments: str, home: Path) -> str:
    """Return the output of a program in an empty home."""
    kept = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT") if key in os.environ}
    return subprocess.run(
        [program, *arguments],
        env={**kept, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"},
        cwd=home, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip


def test_installed_it_plays_and_has_a_menu_entry(tmp_path: Path) -> None:
    programs = environment(tmp_path / "environment")
    install(programs, WHEELS[0])
    home = tmp_path / "home"
    home.mkdir()
    conquista = programs / "conquista"
    assert "compiled" in output(conquista, "--version", home=home)
    assert "all is well" in output(conquista, "self-test", "cannir", home=home)
    if sys.platform == "linux":
        written = output(conquista, "--install-desktop-entry", home=home).splitlines()
        assert len(written) == 3
        entry = next(Path(path) for path in written if path.endswith(".desktop"))
        assert f'Exec="{programs / "conquista-gui"}" %u' in entry.read_text("utf-8")
        output(conquista, "--remove-desktop-entry", home=home)
        assert not [path for path in written if Path(path).exists()]


def test_the_engine_alone_needs_no_qt(tmp_path: Path) -> None:
    programs = environment(tmp_path / "environment")
    install(programs, *ENGINE)
    install(programs, "--no-deps", WHEELS[0])
    lists = "from conquista.engine.games import GAMES; print(*GAMES)"
    assert "cannir" in output(programs / "python", "-c", lists, home=tmp_path)
    arena = output(programs / "conquista", "arena", "--help", home=tmp_path)
    assert "usage" in arena
