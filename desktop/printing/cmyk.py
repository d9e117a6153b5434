"""Turn the colours of a finished PDF into the four inks of a printing press.

The file then names coated paper in offset (FOGRA39) as its output intent, with its profile.
"""

from __future__ import annotations

import re
from functools import cache

import pikepdf

from engine.system.resources import asset

#: The printing condition for which the inks are meant, by its name in the registry of the ICC.
CONDITION = "FOGRA39"
#: The registry of printing conditions.
_REGISTRY = "http://www.color.org"
#: The most ink in one place, as a sum of the four.
MAX_INK = 2.2
#: Dark colours that differ from grey by no more than this are black alone: fine lines and letters
#: in several inks would get coloured fringes.
_MAX_GREY_DIFFERENCE = 0.2
#: Colours whose brightest channel is below this count as dark.
_DARK_LIMIT = 0.5
#: The share of magenta left out of blue, which otherwise leans to violet on a press.
_BLUE_SHARE = 0.35
#: How much more black dark colours get, so that letters are solid and not of dots.
_SOLID_BLACK_FACTOR = 1.15

#: The colours of Qt's content, and the names of their colour spaces.
_COLOUR = re.compile(rb"\b(\d[\d.]*) (\d[\d.]*) (\d[\d.]*) (scn|SCN|rg|RG)\b")
_SPACE = re.compile(rb"/(P?CSp) (cs|CS)\b")
_OPERATORS = {b"rg": b"k", b"RG": b"K"}


@cache
def inks(red: float, green: float, blue: float) -> tuple[float, float, float, float]:
    """Return cyan, magenta, yellow and black for a colour, 0 to 1, in all at most `MAX_INK`."""
    bright = max(red, green, blue)
    if bright < _DARK_LIMIT and bright - min(red, green, blue) <= _MAX_GREY_DIFFERENCE:
        light = 0.3 * red + 0.59 * green + 0.11 * blue
        return 0.0, 0.0, 0.0, min(1.0, (1 - light) * _SOLID_BLACK_FACTOR)
    black = 1 - bright
    cyan, magenta, yellow = (
        (bright - part) / bright if bright else 0 for part in (red, green, blue)
    )
    magenta -= _BLUE_SHARE * min(cyan, magenta)
    coloured = cyan + magenta + yellow
    less = min(1.0, (MAX_INK - black) / coloured) if coloured else 1.0
    return cyan * less, magenta * less, yellow * less, black


def convert(document: pikepdf.Pdf) -> None:
    """Convert a document made by `pdf`, which stays a PDF/X-4."""
    for part in document.objects:
        if isinstance(part, pikepdf.Stream) and part.get("/Subtype") == "/Form":
            part.write(_content(part.read_bytes()))
            _convert_spaces(part)
        elif isinstance(part, pikepdf.Dictionary) and part.get("/ColorSpace") == "/DeviceRGB":
            part.ColorSpace = pikepdf.Name.DeviceCMYK
            _convert_function(part.Function)
    profile = document.make_stream(asset("common", "profiles", "coated-fogra39.icc").read_bytes())
    profile.N = 4
    profile.Alternate = pikepdf.Name.DeviceCMYK
    intent = pikepdf.Dictionary(
        Type=pikepdf.Name.OutputIntent,
        S=pikepdf.Name.GTS_PDFX,
        OutputConditionIdentifier=CONDITION,
        OutputCondition="Offset on coated paper, ISO 12647-2:2004",
        Info="Coated FOGRA39 (ISO 12647-2:2004)",
        RegistryName=_REGISTRY,
        DestOutputProfile=profile,
    )
    document.Root.OutputIntents = pikepdf.Array([document.make_indirect(intent)])


def drop_inks(document: pikepdf.Pdf) -> None:
    """Remove the colour spaces of inks from a document without inks: checks of files mind them."""
    for part in document.objects:
        if isinstance(part, pikepdf.Stream) and part.get("/Subtype") == "/Form":
            _drop(_spaces(part), "/CSpcmyk", "/PCSpcmyk")


def _convert_spaces(picture: pikepdf.Stream) -> None:
    """Remove the colour spaces of screens from a picture, and show its spot colours in inks."""
    spaces = _spaces(picture)
    _drop(spaces, "/CSp", "/PCSp")
    for space in dict(spaces.items()).values():
        if isinstance(space, pikepdf.Array) and space[0] == "/Separation":
            space[2] = pikepdf.Name.DeviceCMYK
            _convert_function(space[3])


def _spaces(picture: pikepdf.Stream) -> pikepdf.Object:
    return picture.get("/Resources", pikepdf.Dictionary()).get("/ColorSpace", pikepdf.Dictionary())


def _drop(spaces: pikepdf.Object, *names: str) -> None:
    for name in names:
        if name in spaces:
            del spaces[name]


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
