"""The Debian package that `make deb` wrote: what it holds, and installed and removed again."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.puzzles import SUFFIX, puzzles_of, save_puzzle
from tests.packaging.screen import needs_screen, screen, started, window

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = sorted((ROOT / "dist").glob("conquista_*.deb"))
APP = "org.conquista.Conquista"
SAVE = ROOT / "tests" / "saves" / "0.1.0" / "games" / "contrees.conquista"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not PACKAGES or not shutil.which("dpkg"), reason="`make deb` builds it"),
]


def said(*command: str | Path, **environment: str) -> str:
    """Return the output of a program that must not fail."""
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deb")
    said("dpkg-deb", "--extract", PACKAGES[0], folder)
    return folder


def test_everything_a_desktop_looks_for_is_there(unpacked: Path) -> None:
    share = unpacked / "usr" / "share"
    for file in (
        f"applications/{APP}.desktop",
        f"metainfo/{APP}.metainfo.xml",
        f"mime/packages/{APP}.xml",
        f"icons/hicolor/scalable/apps/{APP}.svg",
        *(f"icons/hicolor/{n}x{n}/apps/{APP}.png" for n in (16, 22, 24, 32, 48, 64, 128, 256, 512)),
        "man/man6/conquista.6.gz",
        "doc/conquista/copyright",
    ):
        assert (share / file).is_file(), file
    assert "compiled" in said(unpacked / "usr" / "lib" / "conquista" / "conquista", "--version")


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("desktop-file-validate", [f"usr/share/applications/{APP}.desktop"]),
        ("appstreamcli", ["validate", "--no-net", f"usr/share/metainfo/{APP}.metainfo.xml"]),
    ],
)
def test_the_files_are_valid(unpacked: Path, tool: str, arguments: list[str]) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not here")
    *words, file = arguments
    said(tool, *words, unpacked / file)


@pytest.mark.skipif(shutil.which("lintian") is None, reason="lintian is not here")
def test_lintian_finds_no_error() -> None:
    said("lintian", "--allow-root", "--fail-on", "error", PACKAGES[0])


@pytest.fixture(scope="module")
def installed() -> Iterator[None]:
    """Installed, and removed in the end without leaving anything."""
    if os.geteuid() or shutil.which("conquista"):
        pytest.skip("only as root, where Conquista is not installed")
    said("apt-get", "-q", "install", "--yes", "--no-install-recommends", PACKAGES[0])
    yield
    said("apt-get", "-q", "remove", "--yes", "conquista")
    listed = said("dpkg-deb", "--contents", PACKAGES[0]).splitlines()
    files = [Path("/", line.split()[5]) for line in listed if not line.startswith("d")]
    assert [file for file in files if os.path.lexists(file)] == []


@needs_screen
@pytest.mark.skipif(shutil.which("gio") is None, reason="no gio, which opens files")
@pytest.mark.skipif(
    not (shutil.which("update-desktop-database") and shutil.which("update-mime-database")),
    reason="nothing here tells the system of kinds of files",
)
@pytest.mark.usefixtures("installed")
def test_double_clicked_files_open_on_the_table(tmp_path: Path) -> None:
    puzzle = tmp_path / f"sent{SUFFIX}"
    save_puzzle(puzzles_of("cannir")[0], puzzle)
    environment = {**os.environ, "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    environment = {key: text for key, text in environment.items() if not key.startswith("XDG_")}
    with screen() as display:
        environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        for kind in ("application/x-conquista", "application/x-conquista-puzzle"):
            assert f"{APP}.desktop" in said("gio", "mime", kind, **environment)
        entry = f"/usr/share/applications/{APP}.desktop"
        commands: tuple[tuple[list[str | Path], str], ...] = (
            (["gio", "open", SAVE], "Contrées"),
            (["gio", "open", puzzle], "Cannir"),
            (["gio", "launch", entry], "Conquista"),
        )
        for command, title in commands:
            with started(command, environment):
                assert window(display, title)
