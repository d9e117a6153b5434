"""A match as a film: its moments, its frames, its file, and how the window has it made."""

from __future__ import annotations

import copy
import errno
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.painting.cache.pictures import PICTURE_CACHE
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.windows.dialogs import file_dialogs
from desktop.windows.dialogs.message import Message
from desktop.windows.match_page.film import film_control, making
from desktop.windows.match_page.film.film_moments import LAST_MOVES, chosen_moments
from desktop.windows.match_page.film.making import (
    FilmError,
    StoppedError,
    add_frame,
    make_film,
    projector_of,
)
from desktop.windows.match_page.film.projector import RATE, SIZE, FilmFrame, Projector
from desktop.windows.match_page.film.reel import Reel, TooLargeError, film_bytes
from desktop.windows.match_page.film.request import MAX_BYTES, film_request, with_suffix
from engine.core.values import OMNISCIENT
from engine.games.condottiere.views.view import CondottiereView
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
SHORT_S = 15
#: A small film is painted quickly.
SMALL = QSize(320, 200)
#: The tests of one game's film follow one another.
each_game = pytest.mark.parametrize(("game", "seats", "seed"), GAMES, scope="module")


@dataclass(frozen=True)
class Film:
    """A short, small film, painted when no picture was kept, and what its scene was shown."""

    frames: list[FilmFrame]
    #: How much was painted after each frame.
    progress: list[float]
    #: The views, with whom each was shown to.
    shown: list[tuple[object, object]]


@lru_cache(maxsize=1)
def filmed(game: str, seats: int, seed: int) -> Film:
    """Return the film of a finished match; only the last one is kept, for they are large."""
    empty_caches()
    projector = short(finished(game, seats, seed))
    scene, shown = projector._scene, list[tuple[object, object]]()
    sync = scene.sync

    def spy(view: object) -> None:
        shown.append((view, scene.viewer))
        sync(view)

    film = Film([], [], shown)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene, "sync", spy)
        for frame in projector.frames():
            film.frames.append(frame)
            film.progress.append(projector.progress)
    return film


class Replayed:
    """A projector of a film that is painted already."""

    def __init__(self, film: Film) -> None:
        self._film = film
        self.progress = 0.0

    def frames(self) -> Iterator[FilmFrame]:
        for frame, progress in zip(self._film.frames, self._film.progress, strict=True):
            self.progress = progress
            yield frame


def empty_caches() -> None:
    PICTURE_CACHE.clear()
    PIXMAPS.clear()


def short(match: Match) -> Projector:
    """The projector of a short, small film."""
    return projector_of(match, TABLES[match.game.id], SHORT_S, SMALL)


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


@each_game
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
        assert sum(picked) / len(picked) >= sum(others) / len(others)


# -- the frames ------------------------------------------------------------------------------------


@each_game
def test_a_film_of_every_game(
    dressed: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: int,
    seed: int,
) -> None:
    match, path = finished(game, seats, seed), tmp_path / "match.webp"
    if game != "cannir":
        # One game is filmed in full size.
        replayed = Replayed(filmed(game, seats, seed))
        monkeypatch.setattr(making, "projector_of", lambda *given: replayed)
    shares: list[float] = []

    def go_on(share: float) -> bool:
        shares.append(share)
        return True

    make_film(match, TABLES[game], path, seconds=SHORT_S, progress=go_on)
    data = path.read_bytes()
    assert len(data) < MAX_BYTES
    pictures, lasts = decoded(data)
    size = SIZE if game == "cannir" else SMALL
    assert {picture.size for picture in pictures} == {size.toTuple()}
    # Between the opening and the sheet something moves.
    assert len(pictures) > 20
    assert SHORT_S * 1000 - 100 <= lasts < 30_000
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert list(tmp_path.iterdir()) == [path]


@each_game
def test_the_frames_fit_their_rate(dressed: QApplication, game: str, seats: int, seed: int) -> None:
    frames = filmed(game, seats, seed).frames
    assert {frame.image.size() for frame in frames} == {SMALL}
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


@each_game
def test_only_the_end_is_open(dressed: QApplication, game: str, seats: int, seed: int) -> None:
    match, shown = finished(game, seats, seed), filmed(game, seats, seed).shown
    assert shown[-1] == (match.open_view(), OMNISCIENT)
    assert len(shown) > 3
    for view, viewer in shown[:-1]:
        assert viewer is None
        assert getattr(view, "seat") is None  # noqa: B009


#: Greatest difference between equal pixels: tiny letters are not always rasterized alike.
ALIKE = 8


def picture_of(frame: FilmFrame) -> Image.Image:
    return Image.frombytes("RGB", SMALL.toTuple(), bytes(frame.image.constBits()))


def compare(some: Iterable[FilmFrame], others: Iterable[FilmFrame]) -> list[bool]:
    """For each frame, whether two films show the same."""
    pairs = zip(some, others, strict=True)
    bands = [
        ImageChops.difference(picture_of(one), picture_of(other)).getextrema()
        for one, other in pairs
    ]
    return [all(high <= ALIKE for _, high in extrema) for extrema in bands]


@each_game
def test_a_film_does_not_depend_on_what_was_painted_before(
    dressed: QApplication, game: str, seats: int, seed: int
) -> None:
    """Nothing was painted before, or the beginning of the same film in another size.

    That a second film of the same size is the same, the test of what nobody saw checks.
    """
    match, first = finished(game, seats, seed), filmed(game, seats, seed).frames
    empty_caches()
    # All but the sheet at the end.
    for _ in islice(projector_of(match, TABLES[game], SHORT_S, QSize(440, 280)).frames(), 12):
        pass
    assert all(compare(first, short(match).frames()))


def test_hidden_hands_do_not_change_a_frame_before_the_end(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twins: the same match, but for the cards that nobody ever saw."""
    match = finished("condottiere3", 3, 5)
    before, open_view = filmed("condottiere3", 3, 5).frames, match.open_view()
    assert isinstance(open_view, CondottiereView)
    hands = [[card for card in hand if card is not None] for hand in open_view.hands]
    kinds = sorted({card for hand in hands for card in hand})
    others = {card: kinds[(number + 1) % len(kinds)] for number, card in enumerate(kinds)}
    twin_hands = tuple(tuple(others[card] for card in hand) for hand in hands)
    opened = replace(open_view, hands=twin_hands)
    monkeypatch.setattr(match, "open_view", lambda: opened)
    same = compare(before, short(match).frames())
    # All are equal until the hands are opened; then they are not.
    begin = same.index(False)
    assert begin > len(same) // 2
    assert all(same[:begin])


@each_game
def test_what_nobody_saw_is_not_needed(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, seed: int
) -> None:
    """The film of a match whose every step is reduced to what everybody saw is the same.

    It is painted with the pictures that another film has left.
    """
    match, whole = finished(game, seats, seed), filmed(game, seats, seed).frames
    public = copy.copy(match)
    public.steps = [replace(step, events=step.seen_by(None)) for step in match.steps]
    asked = set[object]()
    view = Match.view

    def spy(self: Match, seat: int | None) -> object:
        asked.add(seat)
        return view(self, seat)

    projector = short(public)
    monkeypatch.setattr(Match, "view", spy)
    assert all(compare(projector.frames(), whole))
    assert asked == {None}


# -- the file --------------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", [".webp", ".gif"])
def test_a_reel_comes_back_from_its_file(suffix: str) -> None:
    pictures = list(drawn(9))
    with Reel(12) as reel:
        for number, picture in enumerate(pictures):
            reel.add(picture, 1 + number % 2)
        # The same once more only lasts longer.
        reel.add(pictures[-1].copy(), 2)
        assert len(reel) == 9
        found, lasts = decoded(film_bytes(reel, suffix, lambda share: None))
    assert lasts == 1250
    assert len(found) == 9
    for one, other in zip(pictures, found, strict=True):
        difference = ImageChops.difference(one, other).convert("L")
        assert sum(difference.tobytes()) / (96 * 60) < 8


@pytest.mark.parametrize("suffix", [".webp", ".gif"])
def test_a_film_gets_smaller_until_it_fits(suffix: str) -> None:
    with Reel(12) as reel:
        for number in range(6):
            reel.add(Image.effect_noise((96, 60), 90 + number).convert("RGB"), 1)
        full = film_bytes(reel, suffix, lambda share: None)
        small = film_bytes(reel, suffix, lambda share: None, len(full) // 2)
        assert len(small) < len(full) // 2
        assert decoded(small)[1] == decoded(full)[1] == 500
        with pytest.raises(TooLargeError):
            film_bytes(reel, suffix, lambda share: None, 100)


def test_a_frame_comes_into_the_reel_as_it_was_painted() -> None:
    image = QImage(QSize(33, 7), QImage.Format.Format_RGB888)
    image.fill("#cc8844")
    image.setPixelColor(3, 2, "#102030")
    with Reel(12) as reel:
        add_frame(reel, FilmFrame(image, 3))
        picture = Image.frombytes("RGB", (33, 7), reel.difference(0))
    assert picture.getpixel((3, 2)) == (0x10, 0x20, 0x30)
    assert picture.getpixel((32, 6)) == (0xCC, 0x88, 0x44)


# -- refusals --------------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Films of two pictures."""

    class Projected:
        progress = 0.5

        def frames(self) -> Iterator[FilmFrame]:
            for colour in ("#aa0000", "#00aa00"):
                image = QImage(SIZE, QImage.Format.Format_RGB888)
                image.fill(colour)
                yield FilmFrame(image, 6)

    monkeypatch.setattr(making, "projector_of", lambda *given: Projected())


def make(path: Path, match: Match | None = None, **options: object) -> None:
    made = match or finished("cannir", 2, 6)
    make_film(made, TABLES[made.game.id], path, **options)  # type: ignore[arg-type]


def test_a_match_that_is_not_over_has_no_film(tmp_path: Path) -> None:
    begun = finished("cannir", 2, 6).at(3)
    with pytest.raises(FilmError, match="not over"):
        make(tmp_path / "match.webp", begun)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["match.png", "match", "webp"])
def test_another_ending_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(FilmError, match=r"ends in \.webp or \.gif"):
        make(tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_a_name_that_is_taken_is_refused(quick: None, tmp_path: Path) -> None:
    path = tmp_path / "match.webp"
    path.write_bytes(b"mine")
    with pytest.raises(FilmError, match="already"):
        make(path)
    assert path.read_bytes() == b"mine"
    make(path, replaces=True)
    assert path.read_bytes().startswith(b"RIFF")


def test_a_name_taken_meanwhile_is_refused(quick: None, tmp_path: Path) -> None:
    path = tmp_path / "match.webp"

    def go_on(share: float) -> bool:
        if share == 1.0:
            path.write_bytes(b"mine")
        return True

    with pytest.raises(FilmError, match="already"):
        make(path, progress=go_on)
    assert path.read_bytes() == b"mine"


@pytest.mark.parametrize("calls", [1, 2, 4])
def test_a_film_that_is_stopped_leaves_nothing(quick: None, tmp_path: Path, calls: int) -> None:
    count = 0

    def go_on(share: float) -> bool:
        nonlocal count
        count += 1
        return count < calls

    with pytest.raises(StoppedError):
        make(tmp_path / "match.webp", progress=go_on)
    assert count == calls
    assert not list(tmp_path.iterdir())


def test_a_full_disk_leaves_nothing(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(making, "write", full)
    with pytest.raises(OSError, match="No space left"):
        make(tmp_path / "match.webp")
    assert not list(tmp_path.iterdir())


def test_a_film_in_a_file_without_room_for_its_frames(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(BytesIO):
        def write(self, data: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", Full)
    with pytest.raises(OSError, match="No space left"):
        make(tmp_path / "match.webp")
    assert not list(tmp_path.iterdir())


# -- the window ------------------------------------------------------------------------------------

#: Programs that stand for the process; the request is their input.
_READ = "import json, sys, time, errno; asked = json.load(sys.stdin); "
_SAY = "print({!r}, flush=True); "
GOOD = (
    _READ
    + "open(asked['path'], 'wb').write(b'film'); "
    + _SAY.format('{"percent": 50}')
    + _SAY.format('{"done": true}')
)
SLOW = _READ + _SAY.format('{"percent": 7}') + "time.sleep(600)"
FULL = _READ + _SAY.format(f'{{"errno": {errno.ENOSPC}}}')
LARGE = _READ + _SAY.format('{"failed": "too_large"}')
BROKEN = _READ + "sys.exit(3)"


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    made = Table(qtbot, finished("cannir", 2, 6).record)
    made.until_asked()
    return made


Run = Callable[[str], None]


@pytest.fixture
def made_by(monkeypatch: pytest.MonkeyPatch) -> Run:
    def use(program: str) -> None:
        monkeypatch.setattr(film_control, "film_command", lambda: [sys.executable, "-c", program])

    return use


def save(table: Table, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choose the menu's entry, and a name."""
    monkeypatch.setattr(file_dialogs, "ask_film", lambda *given: path)
    (entry,) = table.page.film.actions
    assert entry.isVisible()
    entry.trigger()


def boxes(table: Table) -> Sequence[Message]:
    return [box for box in table.page.findChildren(Message) if box.isVisible()]


def test_a_film_is_saved_from_the_menu(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made_by: Run
) -> None:
    made_by(GOOD)
    save(table, tmp_path / "evening.webp", monkeypatch)
    qtbot.waitUntil(lambda: not table.page.film.is_busy)
    assert (tmp_path / "evening.webp").read_bytes() == b"film"
    assert "Saved as “evening” in " in table.page.strip.aside
    assert not boxes(table)
    assert not any(bar.isVisible() for bar in table.page.findChildren(QProgressDialog))


def test_a_film_that_is_cancelled_leaves_nothing(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made_by: Run
) -> None:
    made_by(SLOW)
    save(table, tmp_path / "evening.webp", monkeypatch)
    (progress,) = table.page.findChildren(QProgressDialog)
    qtbot.waitUntil(lambda: progress.value() == 7)
    scratch = table.page.film._scratch
    assert scratch is not None
    assert scratch.path.exists()
    progress.findChildren(QPushButton)[0].click()
    assert not table.page.film.is_busy
    assert not scratch.path.exists()
    assert not list(tmp_path.iterdir())
    assert not boxes(table)


@pytest.mark.parametrize(
    ("program", "detail"),
    [
        (FULL, "There is no room left on the disk."),
        (LARGE, "It would be larger than 8 MB even with little detail."),
        (BROKEN, "Nothing was saved. Try again."),
    ],
)
def test_a_failure_is_a_sentence(
    qtbot: QtBot,
    table: Table,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    made_by: Run,
    program: str,
    detail: str,
) -> None:
    made_by(program)
    save(table, tmp_path / "evening.webp", monkeypatch)
    qtbot.waitUntil(lambda: bool(boxes(table)))
    (box,) = boxes(table)
    assert (box.headline, box.detail) == ("The film could not be made.", detail)
    assert not list(tmp_path.iterdir())
    assert not table.page.film.is_busy
    box.accept()


def test_a_folder_that_cannot_be_written_is_a_sentence(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made_by: Run
) -> None:
    made_by(GOOD)
    (tmp_path / "file").write_bytes(b"")
    save(table, tmp_path / "file" / "evening.webp", monkeypatch)
    qtbot.waitUntil(lambda: bool(boxes(table)))
    (box,) = boxes(table)
    assert box.detail == "There is a file where a folder is needed."
    box.accept()


def test_a_name_that_got_its_suffix_replaces_nothing(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made_by: Run
) -> None:
    made_by(GOOD)
    (tmp_path / "evening.png.webp").write_bytes(b"mine")
    save(table, tmp_path / "evening.png", monkeypatch)
    (box,) = boxes(table)
    assert box.detail == "There is already a file with this name."
    assert (tmp_path / "evening.png.webp").read_bytes() == b"mine"
    box.accept()
    assert with_suffix(Path("evening.GIF")) == Path("evening.GIF")


def test_a_match_that_goes_on_has_no_film(qtbot: QtBot) -> None:
    record = finished("cannir", 2, 6).at(4).record
    table = Table(qtbot, record)
    table.until_asked()
    (entry,) = table.page.film.actions
    assert not entry.isVisible()


def test_a_request_has_language_and_theme(dressed: QApplication) -> None:
    match = finished("cannir", 2, 6)
    asked = film_request(match, Path("x.webp"))
    assert (asked["language"], asked["theme"], asked["native_places"]) == ("en", "light", False)
    assert asked["record"]["game"] == "cannir"
