"""A match as a film: its moments, its frames, its file, and how the window has it made."""

from __future__ import annotations

import errno
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QProgressDialog
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.windows.dialogs import files
from desktop.windows.dialogs.message import Message
from desktop.windows.match_page.film import control, making
from desktop.windows.match_page.film.making import (
    FilmError,
    StoppedError,
    add_frame,
    make_film,
    projector_of,
)
from desktop.windows.match_page.film.plot import LAST_MOVES, chosen_moments
from desktop.windows.match_page.film.projector import RATE, SIZE, Frame, Projector
from desktop.windows.match_page.film.reel import Reel, TooLargeError, film_bytes
from desktop.windows.match_page.film.request import MAX_BYTES, request, with_suffix
from engine.core.values import OMNISCIENT
from engine.play.match import Match
from tests.desktop.table.endings_kit import finished
from tests.desktop.table.kit import Table

#: A finished match of each game.
GAMES = (
    ("condottiere1", 4, 9),
    ("condottiere3", 3, 5),
    ("cortez", 2, 1),
    ("contrees", 2, 1),
    ("cannir", 2, 6),
)
#: Seconds of the films in tests: a few moves only.
SHORT_S = 14


def short(match: Match) -> Projector:
    """The projector of a short film."""
    return projector_of(match, TABLES[match.game.id], SHORT_S)


def decoded(data: bytes) -> tuple[list[Image.Image], int]:
    """The pictures of a film, and how long it lasts in milliseconds."""
    film = Image.open(BytesIO(data))
    pictures, lasts = [], 0
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        pictures.append(film.convert("RGB"))
        lasts += film.info["duration"]
    return pictures, lasts


def drawn(count: int, size: tuple[int, int] = (96, 60)) -> Iterator[Image.Image]:
    """Pictures of a ball that rolls."""
    for number in range(count):
        picture = Image.new("RGB", size, "#336699")
        ImageDraw.Draw(picture).ellipse((number * 3, 20, number * 3 + 20, 40), fill="#ffcc00")
        yield picture


# -- the moments -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_the_moments_are_those_that_changed_most_and_the_last(
    game: str, seats: int, seed: int
) -> None:
    match, table = finished(game, seats, seed), TABLES[game]
    everything = chosen_moments(match, table, match.ply)
    chosen = chosen_moments(match, table, 8)
    assert len(chosen) == min(8, len(everything))
    assert chosen == sorted(chosen, key=lambda moment: moment.first)
    assert chosen[0] == everything[0]
    assert chosen[-LAST_MOVES:] == everything[-LAST_MOVES:]
    assert chosen[-1].last == match.ply
    others = [moment.weight for moment in everything if moment not in chosen]
    if others:
        picked = [moment.weight for moment in chosen[1:-LAST_MOVES]]
        assert sum(picked) / len(picked) > sum(others) / len(others)


# -- the frames ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_a_film_of_every_game(
    dressed: QApplication, tmp_path: Path, game: str, seats: int, seed: int
) -> None:
    match, path = finished(game, seats, seed), tmp_path / "match.webp"
    shares: list[float] = []

    def go_on(share: float) -> bool:
        shares.append(share)
        return True

    make_film(match, TABLES[game], path, seconds=SHORT_S, progress=go_on)
    data = path.read_bytes()
    assert len(data) < MAX_BYTES
    pictures, lasts = decoded(data)
    assert {picture.size for picture in pictures} == {(960, 600)}
    # Between the opening and the sheet something moves.
    assert len(pictures) > 20
    assert SHORT_S * 1000 - 100 <= lasts < 30_000
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert list(tmp_path.iterdir()) == [path]


def test_the_frames_fit_their_rate(dressed: QApplication) -> None:
    frames = list(short(finished("cannir", 2, 6)).frames())
    assert {frame.image.size() for frame in frames} == {SIZE}
    assert all(frame.count >= 1 for frame in frames)
    assert sum(frame.count for frame in frames) == SHORT_S * RATE
    assert sum(1 for frame in frames if frame.count == 1) > 12


def test_a_longer_film_shows_more(dressed: QApplication) -> None:
    match = finished("condottiere3", 3, 5)
    lengths = [len(projector_of(match, TABLES[match.game.id], s).moments) for s in (20, 40, 60)]
    assert lengths == sorted(set(lengths))


def test_a_match_given_up_at_once_has_a_film(dressed: QApplication) -> None:
    begun = finished("cannir", 2, 6)
    match = Match(replace(begun.record, answers=(), unasked=(), joined=(), thoughts=()))
    match.resign(0)
    assert match.result is not None
    frames = list(short(match).frames())
    assert sum(frame.count for frame in frames) == SHORT_S * RATE


def spied(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[tuple[object, object]], list[Frame]]:
    """What the scene of a film was shown, with whom it was shown to, and the frames."""
    projector = short(match)
    scene, shown = projector._scene, list[tuple[object, object]]()
    sync = scene.sync

    def spy(view: object) -> None:
        shown.append((view, scene.viewer))
        sync(view)

    monkeypatch.setattr(scene, "sync", spy)
    return shown, list(projector.frames())


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_only_the_end_is_open(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, seed: int
) -> None:
    match = finished(game, seats, seed)
    shown, _ = spied(match, monkeypatch)
    assert shown[-1] == (match.open_view(), OMNISCIENT)
    assert len(shown) > 3
    for view, viewer in shown[:-1]:
        assert viewer is None
        assert getattr(view, "seat") is None  # noqa: B009


def test_hidden_hands_do_not_change_a_frame_before_the_end(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twins: the same match, but for the cards that nobody ever saw."""
    match = finished("condottiere3", 3, 5)
    hands = match.open_view().hands
    first = next(seat for seat, hand in enumerate(hands) if hand)
    swapped = list(map(list, hands))
    swapped[first] = [next(c for c in ("1", "2", "10") if c != card) for card in swapped[first]]
    other_hands = tuple(map(tuple, swapped))
    assert other_hands != tuple(map(tuple, hands))

    def frames(match: Match) -> list[bytes]:
        return [bytes(frame.image.constBits()) for frame in short(match).frames()]

    before = frames(match)
    opened = replace(match.open_view(), hands=other_hands)
    monkeypatch.setattr(match, "open_view", lambda: opened)
    after = frames(match)
    assert len(before) == len(after)
    same = [one == other for one, other in zip(before, after, strict=True)]
    # All are equal until the hands are opened; then they are not.
    begin = same.index(False)
    assert begin > len(same) // 2
    assert all(same[:begin])
