"""Films from the command line, and by the process that the window starts."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from desktop.commands import film
from desktop.commands.cli import main
from desktop.style.theme import current_theme
from desktop.windows.match_page.film.request import film_command, film_request
from engine.play.record import save
from engine.system import sandbox
from tests.desktop.table.endings_kit import finished


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved match that is over."""
    path = tmp_path / "game.conquista"
    save(finished("cannir", 2, 6).record, path)
    return path


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """Films that are only asked for: what each of them is to be."""
    asked: list[dict[str, object]] = []

    def make(match: object, table: object, path: Path, **options: object) -> None:
        asked.append({"theme": current_theme().name, **options})
        path.write_bytes(b"film")

    monkeypatch.setattr(film, "make_film", make)
    return asked


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line of an error."""
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    return line


def test_a_film_is_made_as_it_was_asked_for(
    dressed: object,
    game: Path,
    quick: list[dict[str, object]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = game.with_name("match.webp")
    words = ["film", str(game), "-o", str(out), "--theme", "dark", "--lang", "fr"]
    assert main([*words, "--seconds", "25"]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    assert (quick[0]["theme"], quick[0]["seconds"], quick[0]["replaces"]) == ("dark", 25, False)
    # The theme of before is back.
    assert current_theme().name == "light"


def test_a_name_that_is_taken_is_refused_unless_it_may_be_replaced(
    dressed: object,
    game: Path,
    quick: list[dict[str, object]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = game.with_name("match.gif")
    out.write_bytes(b"mine")
    assert main(["film", str(game), "-o", str(out)]) == 1
    assert "there is such a file already; choose another name" in told(capsys)
    assert out.read_bytes() == b"mine"
    assert main(["film", str(game), "-o", str(out), "--replace"]) == 0
    assert out.read_bytes() == b"film"


def test_another_ending_is_refused(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["film", str(game), "-o", str(game.with_name("match.mp4"))]) == 1
    assert "the name of a film ends in .webp or .gif" in told(capsys)


def test_a_match_that_is_not_over_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.conquista"
    save(finished("cannir", 2, 6).at(4).record, path)
    assert main(["film", str(path), "-o", str(tmp_path / "match.webp")]) == 1
    line = told(capsys)
    assert "the match is not over" in line
    assert path.name in line
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("text", ["", "{", "{}", "film"])
def test_a_damaged_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    path = tmp_path / "game.conquista"
    path.write_text(text)
    assert main(["film", str(path), "-o", str(tmp_path / "match.webp")]) == 1
    assert path.name in told(capsys)
    assert list(tmp_path.iterdir()) == [path]


# -- the process of the window ---------------------------------------------------------------------


def run(message: object, monkeypatch: pytest.MonkeyPatch) -> tuple[int, list[object]]:
    """Let the process answer a request; return its status and its lines."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(message)))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(film, "lower_priority", lambda: None)
    status = film.worker()
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def test_the_process_reports_its_end(
    dressed: object,
    tmp_path: Path,
    quick: list[dict[str, object]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "film.webp"
    message = film_request(finished("cannir", 2, 6), path)
    assert run({**message, "theme": "high-contrast"}, monkeypatch) == (0, [{"done": True}])
    assert quick[0]["theme"] == "high-contrast"
    assert path.read_bytes() == b"film"


def test_the_process_reports_a_failure(
    dressed: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = film_request(finished("cannir", 2, 6), tmp_path / "film.webp")
    going_on = film_request(finished("cannir", 2, 6).at(4), tmp_path / "film.webp")
    assert run(going_on, monkeypatch) == (1, [{"failed": "not_over"}])

    def full(*given: object, **options: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(film, "make_film", full)
    assert run(message, monkeypatch) == (1, [{"errno": 28}])


def test_a_film_by_a_process_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "film.webp"
    message = json.dumps(film_request(finished("cannir", 2, 6), path))
    done = subprocess.run(
        film_command(),
        input=message.encode(),
        capture_output=True,
        check=False,
        env=os.environ | sandbox.worker_environment(),
    )
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    percents = [line["percent"] for line in lines[:-1]]
    assert percents == sorted(set(percents))
    assert (percents[0], percents[-1], lines[-1]) == (0, 100, {"done": True})
    with Image.open(path) as picture:
        assert picture.size == (960, 600)
        assert getattr(picture, "n_frames") > 20  # noqa: B009
