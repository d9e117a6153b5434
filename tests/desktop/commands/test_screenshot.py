"""Pictures from the command line: the same command, the same picture."""

from __future__ import annotations

import argparse
import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.commands import screenshot
from desktop.panels.seats import seat_card
from engine.core.errors import ConquistaError
from engine.games import GAMES

CANNIR = GAMES["cannir"]


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    screenshot.add_arguments(parser)
    return parser.parse_args(words)


def take(path: Path, *words: str) -> QImage:
    """The picture a command writes."""
    assert screenshot.main(arguments(*words, "-o", str(path))) == 0
    return QImage(str(path))


def test_a_moment_is_always_the_same() -> None:
    first = screenshot.moment(CANNIR, 2, 7, 6, "0", [])
    assert first.ply == 6
    assert first.record == screenshot.moment(CANNIR, 2, 7, 6, "0", []).record
    assert first.record.players[0] == {"kind": "human", "name": ""}


def test_a_moment_beyond_the_end_is_the_end() -> None:
    match = screenshot.moment(CANNIR, 3, 7, 500, "open", ["veiled"])
    assert match.result is not None
    assert match.record.options["veiled"] is True
    assert {player["kind"] for player in match.record.players} == {"bot"}


def test_the_public_sees_what_everybody_sees() -> None:
    players = screenshot.moment(CANNIR, 2, 7, 0, "public", []).record.players
    assert [player["kind"] for player in players] == ["human", "human"]
    assert all(player["name"] for player in players)


@pytest.mark.parametrize(("seat", "variants"), [("2", []), ("me", []), ("0", ["fog"])])
def test_unknown_seat_or_variant_is_refused(seat: str, variants: list[str]) -> None:
    with pytest.raises(ConquistaError):
        screenshot.moment(CANNIR, 2, 7, 0, seat, variants)


def test_invalid_seat_count_is_refused() -> None:
    for seats in (0, 9):
        with pytest.raises(ConquistaError, match="cannir is for 2"):
            screenshot.moment(CANNIR, seats, 7, 0, "open", [])


@pytest.mark.parametrize("size", ["1024", "10x10", "wide"])
def test_malformed_size_is_refused(size: str) -> None:
    with pytest.raises(SystemExit):
        arguments("cannir", "-o", "x.png", "--size", size)


def test_the_table_in_two_themes(dressed: QApplication, tmp_path: Path) -> None:
    words = ("cannir", "--seed", "7", "--answers", "6", "--size", "1024x640")
    light = take(tmp_path / "light.png", *words)
    dark = take(tmp_path / "dark.png", *words, "--theme", "dark", "--lang", "fr")
    assert (light.width(), light.height()) == (1024, 640)
    assert light.pixelColor(1000, 300).lightness() > dark.pixelColor(1000, 300).lightness()
    again = take(tmp_path / "again.png", *words)
    assert again == light


def test_the_sheet_at_the_end_of_a_match(dressed: QApplication, tmp_path: Path) -> None:
    words = ("cannir", "--seats", "2", "--seed", "6", "--answers", "900", "--size", "1024x640")
    plain = take(tmp_path / "plain.png", *words)
    sheet = take(tmp_path / "sheet.png", *words, "--ending")
    at = QPoint(300, 300)
    assert plain.pixelColor(at) != sheet.pixelColor(at)
    # The panel stays as it is.
    panel = QRect(800, 80, 200, 300)
    assert plain.copy(panel) == sheet.copy(panel)
    # A match that goes on has no sheet.
    going = take(tmp_path / "going.png", *words[:6], "4", *words[7:], "--ending")
    assert going == take(tmp_path / "again.png", *words[:6], "4", *words[7:])


def test_the_picture_of_a_thinking_bot_does_not_depend_on_the_clock(
    dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("cannir", "--seed", "7", "--answers", "6", "--size", "1024x640", "--seat", "open")
    now = itertools.count()
    files = []
    for seconds in (0.01, 3.7):
        monkeypatch.setattr(seat_card, "monotonic", lambda step=seconds: step * next(now))
        path = tmp_path / f"{seconds}.png"
        take(path, *words)
        files.append(path.read_bytes())
    assert files[0] == files[1]


def test_the_shelf_with_a_game_to_continue(dressed: QApplication, tmp_path: Path) -> None:
    bare = take(tmp_path / "bare.png", "shelf", "--size", "1280x800")
    offer = take(tmp_path / "offer.png", "shelf", "--answers", "4", "--size", "1280x800")
    assert bare.size() == offer.size()
    assert bare != offer


def test_from_the_command_line_without_a_display(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    path = tmp_path / "deep" / "shelf.png"
    code = "import sys; from desktop.commands.cli import main; sys.exit(main())"
    words = ["screenshot", "shelf", "--lang", "pt", "--size", "1024x640", "-o", str(path)]
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        env=environment,
        cwd=Path(__file__).resolve().parents[3],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, path.exists()) == (0, True), done.stderr
