"""The one name that an installation claims, and the menu entry it can add."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

import conquista
from desktop.commands.cli import main
from desktop.system import desktop_entry
from engine.core import game
from engine.core.errors import ConquistaError

ENTRY = "applications/org.conquista.Conquista.desktop"


def test_both_names_are_one_module() -> None:
    other = import_module("conquista.engine.core.game")
    assert other is game
    assert game.__spec__ is not None
    assert game.__spec__.name == game.__name__ == "engine.core.game"
    assert import_module("conquista.desktop.commands.cli").main is main


def test_missing_module_is_not_imported() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("conquista.engine.nothing")
    with pytest.raises(ModuleNotFoundError):
        import_module("conquista.nothing")


def test_the_tree_is_where_its_halves_are() -> None:
    assert (conquista.HOME / "engine").is_dir()
    assert str(conquista.HOME) in sys.path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a person's folder of shared files, and a program in a folder with a difficult name."""
    place = tmp_path / 'a "b" $c 100%'
    place.mkdir()
    for name in ("conquista", "conquista-gui"):
        (place / name).touch()
    monkeypatch.setattr(sys, "argv", [str(place / "conquista")])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    # No program that refreshes caches.
    monkeypatch.setenv("PATH", "")
    return tmp_path / "share"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="Linux desktops")
def test_the_menu_entry_comes_and_goes(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--install-desktop-entry"]) == 0
    told = capsys.readouterr().out.split("\n")[:-1]
    found = sorted(str(file) for file in home.rglob("*") if file.is_file())
    assert sorted(told) == found
    assert len(found) == 3
    # As the specification of menu entries wants it: quoted, and each \ written twice.
    (line,) = (x for x in (home / ENTRY).read_text("utf-8").splitlines() if x.startswith("Exec="))
    place = str(home.parent)
    assert line == f'Exec="{place}/a \\\\"b\\\\" \\\\$c 100%%/conquista-gui" %u'
    desktop_entry.remove()
    assert not [file for file in home.rglob("*") if file.is_file()]
    assert desktop_entry.remove() == []


def test_elsewhere_it_is_refused_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(ConquistaError):
        desktop_entry.install()
    assert main(["--remove-desktop-entry"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
