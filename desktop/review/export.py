"""The review as a file: a picture of the page, or text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.png import png_bytes
from desktop.review.findings import Findings
from desktop.review.method_texts import chances_source, last_chance_text, moves_source
from desktop.review.moment_texts import (
    chapter_text,
    coach_heading,
    labelled_text,
    move_text,
    progress_text,
    turn_texts,
)
from desktop.table.callouts.advice_texts import margin_text as chance_margin_text
from desktop.table.callouts.advice_texts import percent
from desktop.table.game_table import GameTable
from desktop.table.replay.chapters import Chapter, extended_to_end, with_step


def picture(page: QWidget) -> bytes:
    """Return the page as PNG."""
    return png_bytes(page.grab())


def review_text(
    findings: Findings, table: GameTable, chapters: Sequence[Chapter], names: Sequence[str]
) -> str:
    """Return the result, the turning points, and every move's chances with their margins."""
    match = findings.match
    called = [name or only_person_name() for name in names]
    lines = [table.title(), ""]
    if match.result is not None:
        lines += [" ".join(table.texts.result(match.result, names, findings.seat)), ""]
    turns = findings.turns
    for number, turn in enumerate(turns, 1):
        view = match.at(turn.ply).view(turn.seat)
        texts_of_turn = turn_texts(findings, number, chapters, table, view, names)
        lines.append(f"{texts_of_turn.title} ({move_text(findings, turn.ply)})")
        lines += [
            labelled_text(texts_of_turn.player, texts_of_turn.played),
            *([texts_of_turn.does] if texts_of_turn.does else []),
            labelled_text(coach_heading(), texts_of_turn.coach),
            *(
                text
                for text in (
                    texts_of_turn.reasons_with_figures,
                    f"{texts_of_turn.gain} {texts_of_turn.margin}".strip(),
                )
                if text
            ),
            *(text for text in (texts_of_turn.followed, texts_of_turn.hindsight) if text),
            "",
        ]
    if not turns:
        status = progress_text(findings, names[findings.seat], broken=False)
        decided = last_chance_text(findings, table.texts, names)
        lines += [*filter(None, (status, decided)), ""]
    else:
        lines += [moves_source(hidden=not match.game.perfect_information), ""]
    lines.append(translate("Review", "Chance of winning"))
    hidden, name = not match.game.perfect_information, names[findings.seat]
    source = partial(chances_source, hidden=hidden, opened=findings.is_hindsight, name=name)
    if findings.is_searched(0) is None:
        lines.append(source())
    else:
        lines += [source(searched=True), source(searched=False)]
    starts = {0: ""}
    last = 0
    for chapter in extended_to_end(chapters, match.ply):
        starts[last] = chapter_text(chapter, names)
        last = chapter.last
    for moment in findings.evaluated_moments:
        if starts.get(moment.ply):
            lines.append(starts[moment.ply])
        if findings.moves.moment(moment.ply)[-1] != moment.ply:
            # After it came an action that was no choice, and has no moment of its own.
            continue
        if findings.at(moment.ply) is None:
            # Its rough value may be far off.
            continue
        sign = "≈\u00a0" if findings.is_rough(moment.ply) and any(moment.doubts) else ""
        chances = [
            f"{name} {sign}{percent(chance)} {chance_margin_text(chance, margin)}".strip()
            for name, chance, margin in zip(called, moment.chances, moment.doubts, strict=True)
        ]
        moment_name = with_step(str(findings.moves.number(moment.ply)), findings.moves, moment.ply)
        lines.append(labelled_text(moment_name, ", ".join(chances)))
    return "\n".join(lines) + "\n"
