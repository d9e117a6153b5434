"""The frames of a film on their way into a file, of which one at a time is in memory."""

from __future__ import annotations

import tempfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from itertools import accumulate, pairwise
from types import TracebackType
from typing import BinaryIO, Self

from PIL import Image, ImageChops

from desktop.windows.match_page.film.request import MAX_BYTES, WEBP
from engine.core.errors import ConquistaError

#: The qualities of a WebP film, tried in turn until it is small enough.
_QUALITIES = (90, 75, 50, 25, 5)
#: The numbers of colours of a GIF film, and of which pictures one is kept, tried in turn.
_GIF_STEPS = ((255, 1), (128, 1), (64, 1), (64, 2), (32, 3), (16, 4))
#: The unit in which a GIF film counts time.
_GIF_UNIT_MS = 10
#: How many pictures are looked at to choose the colours of a GIF film.
_PALETTE_PICTURES = 12
#: Height of such a picture in pixels.
_PALETTE_HEIGHT = 120
#: The level of compression of what differs between two pictures: quick.
_LEVEL = 1

#: Called before each picture is written; it may raise an exception to stop.
Progress = Callable[[float], None]


class TooLargeError(ConquistaError):
    """A film would be too large even with the least quality."""


@dataclass(frozen=True, slots=True)
class _Stored:
    """A picture in the scratch file: the place of what differs from the picture before."""

    start: int
    length: int
    count: int


class Reel:
    """Pictures of equal size, kept in a scratch file, each with its number of frames."""

    def __init__(self, rate: int) -> None:
        """`rate`: frames per second."""
        self._rate = rate
        self._file: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115
        self._stored: list[_Stored] = []
        self._last: Image.Image | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, picture: Image.Image, count: int) -> None:
        """Add a picture that is shown for a number of frames.

        Raises OSError when the disk is full.
        """
        last = self._last
        changed = picture if last is None else ImageChops.subtract_modulo(picture, last)
        if last is not None and changed.getbbox() is None:
            before = self._stored[-1]
            self._stored[-1] = _Stored(before.start, before.length, before.count + count)
            return
        data = zlib.compress(changed.tobytes(), _LEVEL)
        start = self._stored[-1].start + self._stored[-1].length if self._stored else 0
        self._file.write(data)
        self._stored.append(_Stored(start, len(data), count))
        self._last = picture

    def __len__(self) -> int:
        return len(self._stored)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the pictures, of which there must be one."""
        assert self._last is not None
        return self._last.size

    def durations_ms(self, step: int = 1, unit_ms: int = 1) -> list[int]:
        """Return how long each picture is shown, in whole units of so many milliseconds.

        Of `step` pictures only one is kept.
        """
        ends = [0, *accumulate(stored.count for stored in self._stored)]
        starts = [*ends[:-1][::step], ends[-1]]
        times = [unit_ms * round(frame * 1000 / self._rate / unit_ms) for frame in starts]
        return [after - before for before, after in pairwise(times)]

    def difference(self, number: int) -> bytes:
        """Return what differs from the picture before, as bytes of its pixels."""
        stored = self._stored[number]
        self._file.seek(stored.start)
        return zlib.decompress(self._file.read(stored.length))


class _Pictures(Image.Image):
    """The pictures of a reel as Pillow reads an image of many frames, one after the other."""

    def __init__(
        self,
        reel: Reel,
        progress: Progress,
        *,
        step: int = 1,
        palette: Image.Image | None = None,
    ) -> None:
        super().__init__()
        self._reel, self._progress, self._step, self._colours = reel, progress, step, palette
        self._size = reel.size
        self._number = -1
        self._image: Image.Image | None = None
        self._position = -1
        self.n_frames = -(-len(reel) // step)
        self.is_animated = True
        self.seek(0)

    def tell(self) -> int:
        return self._number

    def seek(self, frame: int) -> None:
        if frame == self._number:
            return
        if not 0 <= frame < self.n_frames:
            raise EOFError
        self._progress(frame / self.n_frames)
        self._number = frame
        picture = self._picture(frame * self._step)
        if self._colours is not None:
            picture = picture.quantize(palette=self._colours, dither=Image.Dither.NONE)
            self.palette = picture.palette
        self.im, self._mode = picture.im, picture.mode

    def _picture(self, number: int) -> Image.Image:
        if number < self._position or self._image is None:
            self._image, self._position = Image.new("RGB", self._size), -1
        while self._position < number:
            self._position += 1
            change = Image.frombytes("RGB", self._size, self._reel.difference(self._position))
            self._image = ImageChops.add_modulo(self._image, change)
        return self._image


def film_bytes(
    reel: Reel,
    suffix: str,
    progress: Progress,
    max_bytes: int = MAX_BYTES,
) -> bytes:
    """Return a film as a file, as well as its greatest size allows.

    Raises TooLargeError or OSError, and what `progress` raises.
    """
    tries = _QUALITIES if suffix == WEBP else _GIF_STEPS
    for attempt in tries:
        target = BytesIO()
        if isinstance(attempt, int):
            _write_webp(reel, target, progress, attempt)
        else:
            _write_gif(reel, target, progress, *attempt)
        if target.tell() < max_bytes:
            return target.getvalue()
    raise TooLargeError("film: too large", "too_large")


def _write_webp(reel: Reel, target: BinaryIO, progress: Progress, quality: int) -> None:
    _Pictures(reel, progress).save(
        target,
        "WEBP",
        save_all=True,
        duration=reel.durations_ms(),
        loop=0,
        quality=quality,
        method=2,
        # Key frames only make a film larger that is played from its beginning.
        kmin=0,
        kmax=0,
    )


def _write_gif(
    reel: Reel,
    target: BinaryIO,
    progress: Progress,
    colours: int,
    step: int,
) -> None:
    palette = _palette(reel, colours)
    _Pictures(reel, progress, step=step, palette=palette).save(
        target,
        "GIF",
        save_all=True,
        duration=reel.durations_ms(step, _GIF_UNIT_MS),
        loop=0,
        optimize=True,
        disposal=1,
    )


def _palette(reel: Reel, colours: int) -> Image.Image:
    """Return an image whose palette fits pictures of the whole film."""
    width = round(reel.size[0] * _PALETTE_HEIGHT / reel.size[1])
    count = min(_PALETTE_PICTURES, len(reel))
    sheet = Image.new("RGB", (width, _PALETTE_HEIGHT * count))
    pictures = _Pictures(reel, lambda share: None)
    for number in range(count):
        pictures.seek(number * len(reel) // count)
        small = pictures.resize((width, _PALETTE_HEIGHT), Image.Resampling.NEAREST)
        sheet.paste(small, (0, number * _PALETTE_HEIGHT))
    return sheet.quantize(colours)
