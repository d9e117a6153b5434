"""One archive with the sheets of all games in all languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from desktop.printing.job import Job
from desktop.printing.output import CancelledError
from desktop.printing.print_page import PrintError
from desktop.printing.sheets import GameSheets
from engine.system import files

#: The extension of an archive.
SUFFIX = ".zip"


@dataclass(frozen=True, slots=True)
class ArchiveDocument:
    """One PDF of the archive."""

    language: str
    game: str
    kind: str

    @property
    def file_name(self) -> str:
        """The name of the file inside the archive."""
        return f"{self.language}/{self.game}/{self.kind}.pdf"


#: Called with the number of finished documents, the number of all, and the name of the next;
#: returns False to stop the work.
ProgressCallback = Callable[[int, int, str], bool]


def documents(games: Mapping[str, GameSheets], languages: Iterable[str]) -> list[ArchiveDocument]:
    """Return the contents of the archive, language by language."""
    return [
        ArchiveDocument(language, game, kind)
        for language in languages
        for game in games
        for kind in games[game].kinds
    ]


def check_archive(target: Path) -> None:
    """Raise PrintError unless the file name is that of an archive."""
    if target.suffix.lower() != SUFFIX:
        raise PrintError(f"{target}: the name of an archive must end in .zip", "archive")


def write_everything(
    games: Mapping[str, GameSheets],
    languages: Iterable[str],
    set_language: Callable[[str], None],
    target: Path,
    job_template: Job,
    on_progress: ProgressCallback,
) -> None:
    """Write the archive, complete or not at all.

    `set_language` changes the language of the application. Paper, ink and cards are those of
    `job_template`; pieces to play with have their true size. Raises PrintError, OSError or
    CancelledError.
    """
    # Imported late because the PDF library takes a while to load.
    from desktop.printing.pdf import pdf

    check_archive(target)
    all_documents = documents(games, languages)
    current_language = ""
    with files.writing(target) as archive_file, ZipFile(archive_file, "w") as archive:
        for done, document in enumerate(all_documents):
            if not on_progress(done, len(all_documents), document.file_name):
                raise CancelledError
            if document.language != current_language:
                current_language = document.language
                set_language(current_language)
            game = games[document.game]
            job = replace(job_template, kind=document.kind)
            job = replace(job, true_size=job.is_usually_true_size(game))
            content = pdf(
                job.pages(game), job.title(game), lambda page: None, cmyk=job_template.cmyk
            )
            # Stored without compression, because a PDF is compressed already.
            archive.writestr(ZipInfo(document.file_name), content)
        on_progress(len(all_documents), len(all_documents), "")
