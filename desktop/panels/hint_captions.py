"""The captions below the chances of a hint: where they come from and how sure they are."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QLocale

from desktop.language.translation import translate
from desktop.panels.answer_row import played_mark
from desktop.table.callouts.advice import Advice
from engine.core.values import Action

#: Distance of a whisker's ends, as a share of the bar, from which they are seen as two strokes.
_MIN_STROKES_DISTANCE = 0.04


def chances_caption(count: int, *, past: bool, strokes: bool, is_open: bool = False) -> str:
    """Return the explanation of the chances; `strokes` includes that of the whiskers.

    `is_open` says that nothing is hidden, so that all players know the same.
    """
    if is_open:
        caption = translate(
            "Hint", "Chance of winning, judged by %n game(s) played on from here.", "", count
        )
    elif past:
        caption = translate(
            "Hint",
            "Chance of winning, judged by %n game(s) played on from here with what this player "
            "knew.",
            "",
            count,
        )
    else:
        caption = translate(
            "Hint",
            "Chance of winning, judged by %n game(s) played on from here with what you know.",
            "",
            count,
        )
    # Thousands separators make five-digit numbers readable.
    caption = caption.replace(str(count), QLocale().toString(count))
    if not strokes:
        return caption
    between = translate(
        "Hint", "If asked again, the coach would most likely give a chance between the two marks."
    )
    return f"{caption} {between}"


def exact_caption() -> str:
    """Return the explanation of exact chances."""
    return translate("Hint", "Chance of winning, calculated exactly.")


def unweighed_caption(*, is_any_equal: bool) -> str:
    """Return why there are no figures; `is_any_equal`: all moves lead to equal positions."""
    if is_any_equal:
        return translate("Hint", "All moves lead to the same position, turned or mirrored.")
    return translate("Hint", "The coach dismissed all other moves at first glance.")


def imagined_games_caption() -> str:
    """Return the explanation of the term "imagined game"."""
    return translate("Hint", "In each imagined game, the hidden cards are different.")


def brief_caption() -> str:
    """Return the short explanation of the chances."""
    return translate("Hint", "Chance of winning, and how far it may be off.")


def captions_of(
    advice: Advice | None, rows: Collection[int], *, past: bool, figures: bool
) -> list[str]:
    """Return the possible captions of compared moves, the most detailed first.

    `rows` are those whose bars are seen. `figures` says whether reasons show in how many imagined
    games an effect occurred.
    """
    if advice is None or advice.is_exact:
        return [exact_caption()]
    seen = [move for row, move in enumerate(advice.moves) if row in rows]
    strokes = any(move.upper - move.lower >= _MIN_STROKES_DISTANCE for move in seen)
    full_caption = chances_caption(
        advice.iterations, past=past, strokes=strokes, is_open=advice.worlds == 1
    )
    captions = [full_caption, brief_caption()]
    if advice.worlds > 1 and figures:
        captions.insert(0, f"{imagined_games_caption()} {full_caption}")
    return captions


def marks_of(
    actions: Sequence[Action], given: Action | None, broken: Collection[Action]
) -> dict[int, str]:
    """Return the marks beside moves, by row: the move given, and those that break a word."""
    return {
        row: played_mark() if action == given else translate("Hint", "breaks your word")
        for row, action in enumerate(actions)
        if action == given or action in broken
    }


def give_labels(number: int) -> tuple[str, str]:
    """Return the label of the button that plays a hint, in full and in brief.

    `number` is the number of the row chosen in the list, 0 if none is.
    """
    if number > 1:
        # "No. 2" might be read as the number of a card.
        label = translate("Hint", "Play hint {number}").format(number=number)
        return label, translate("Hint", "Hint {number}").format(number=number)
    return translate("Hint", "Play it"), translate("Hint", "Play it")


def heading_note(advice: Advice) -> str:
    """Return the note beside the heading: how long the coach has thought, or that it still does."""
    if advice.is_provisional:
        return translate("Hint", "still thinking…")
    if advice.is_exact:
        return translate("Hint", "exact")
    seconds = QLocale().toString(advice.seconds, "f", 1)
    return translate("Hint", "after {seconds}\u00a0s").format(seconds=seconds)
