"""Turn the colours of a finished PDF into the four inks of a printing press."""

from __future__ import annotations

import re
from functools import cache

import pikepdf

#: The most ink in one place, as a sum of the four.
MAX_INK = 2.2
#: Dark colours that differ from grey by no more than this are black alone: fine lines and letters
#: in several inks would get coloured fringes.
_GREY = 0.2
#: Colours whose brightest channel is below this count as dark.
_DARK = 0.5
#: The share of magenta left out of blue, which otherwise leans to violet on a press.
_BLUE = 0.35
#: How much more black dark colours get, so that letters are solid and not of dots.
_SOLID = 1.15

#: The colours of Qt's content, and the names of their colour spaces.
_COLOUR = re.compile(rb"\b(\d[\d.]*) (\d[\d.]*) (\d[\d.]*) (scn|SCN|rg|RG)\b")
_SPACE = re.compile(rb"/(P?CSp) (cs|CS)\b")
_OPERATORS = {b"rg": b"k", b"RG": b"K"}


@cache
def inks(red: float, green: float, blue: float) -> tuple[float, float, float, float]:
    """Return cyan, magenta, yellow and black for a colour, 0 to 1, in all at most `MAX_INK`."""
    bright = max(red, green, blue)
    if bright < _DARK and bright - min(red, green, blue) <= _GREY:
        light = 0.3 * red + 0.59 * green + 0.11 * blue
        return 0.0, 0.0, 0.0, min(1.0, (1 - light) * _SOLID)
    black = 1 - bright
    cyan, magenta, yellow = (
        (bright - part) / bright if bright else 0 for part in (red, green, blue)
    )
    magenta -= _BLUE * min(cyan, magenta)
    coloured = cyan + magenta + yellow
    less = min(1.0, (MAX_INK - black) / coloured) if coloured else 1.0
    return cyan * less, magenta * less, yellow * less, black


def convert(document: pikepdf.Pdf) -> None:
    """Convert a document made by `pdf`. It is no PDF/X any more: it has no profile of a press."""
    for part in document.objects:
        if isinstance(part, pikepdf.Stream) and part.get("/Subtype") == "/Form":
            part.write(_content(part.read_bytes()))
        elif isinstance(part, pikepdf.Dictionary) and part.get("/ColorSpace") == "/DeviceRGB":
            part.ColorSpace = pikepdf.Name.DeviceCMYK
            _convert_function(part.Function)
    del document.Root.OutputIntents
    del document.docinfo["/GTS_PDFXVersion"]
    metadata = document.Root.Metadata.read_bytes()
    document.Root.Metadata.write(metadata.replace(b'pdfxid:GTS_PDFXVersion="PDF/X-4"', b""))


def _content(content: bytes) -> bytes:
    return _SPACE.sub(rb"/\1cmyk \2", _COLOUR.sub(_converted, content))


def _converted(found: re.Match[bytes]) -> bytes:
    *channels, operator = found.groups()
    numbers = " ".join(f"{ink:.4f}" for ink in inks(*map(float, channels)))
    return numbers.encode() + b" " + _OPERATORS.get(operator, operator)


def _convert_function(function: pikepdf.Object) -> None:
    """Convert the colours of a gradient, which may share its functions with others."""
    if "/Functions" in function:
        for part in function.Functions:
            _convert_function(part)
        return
    for end in ("/C0", "/C1"):
        channels = [float(channel) for channel in function[end]]
        if len(channels) == 3:
            function[end] = pikepdf.Array([round(ink, 4) for ink in inks(*channels)])
