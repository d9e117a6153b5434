"""Everything there is to print, in one archive: every sheet of every game in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from desktop.printing.job import Job
from desktop.printing.output import Cancelled
from desktop.printing.page import PrintError
from desktop.printing.sheets import GameSheets
from engine.system import files

#: What an archive is called.
SUFFIX = ".zip"


@dataclass(frozen=True, slots=True)
class Document:
    """One PDF of the archive."""

    language: str
    game: str
    kind: str

    @property
    def file(self) -> str:
        """Its name inside the archive."""
        return f"{self.language}/{self.game}/{self.kind}.pdf"


#: Told how many documents are done, of how many, and which is next; False stops the work.
Told = Callable[[int, int, str], bool]


def documents(games: Mapping[str, GameSheets], languages: Iterable[str]) -> list[Document]:
    """What the archive will hold, a language after the other."""
    return [
        Document(language, game, kind)
        for language in languages
        for game in games
        for kind in games[game].kinds
    ]


def check_archive(target: Path) -> None:
    """Raise PrintError unless a file's name is that of an archive."""
    if target.suffix.lower() != SUFFIX:
        raise PrintError(f"{target}: the name of an archive must end in .zip", "archive")


def write_everything(
    games: Mapping[str, GameSheets],
    languages: Iterable[str],
    speak: Callable[[str], None],
    target: Path,
    wish: Job,
    told: Told,
) -> None:
    """Write the archive, complete or not at all.

    `speak` changes the language of the application; paper, ink and cards are those of the wish,
    and what is played with has its true size. Raises PrintError, OSError or Cancelled.
    """
    # Only now: what puts PDF files together takes a while to load.
    from desktop.printing.pdf import pdf

    check_archive(target)
    wanted = documents(games, languages)
    spoken = ""
    with files.writing(target) as file, ZipFile(file, "w") as archive:
        for done, document in enumerate(wanted):
            if not told(done, len(wanted), document.file):
                raise Cancelled
            if document.language != spoken:
                spoken = document.language
                speak(spoken)
            game = games[document.game]
            job = replace(wish, kind=document.kind, true=document.kind in game.true)
            content = pdf(job.pages(game), job.title(game), lambda page: None)
            # As it is: there is little air in a PDF.
            archive.writestr(ZipInfo(document.file), content)
        told(len(wanted), len(wanted), "")
