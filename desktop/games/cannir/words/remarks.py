"""The small talk of bots about Cannir; a sentence names only what everybody sees."""

from __future__ import annotations

from desktop.language.translation import translate


def remark(word: str) -> tuple[str, ...]:
    """Return the sentences of a remark, one for each tone (`GameTexts.remark`)."""
    match word:
        case "suite_made":
            return (
                translate("Remarks", "A suite! Let us see whether it lasts."),
                translate("Remarks", "My suite. Break it if you can!"),
                translate("Remarks", "A suite. I hardly dare hope."),
                translate("Remarks", "My suite. Hands off."),
            )
        case "suite_seen":
            return (
                translate("Remarks", "That suite must not last."),
                translate("Remarks", "A suite? I have seen bigger ones fall."),
                translate("Remarks", "A suite. We had better look to it."),
                translate("Remarks", "A suite, again not mine."),
            )
        case "many_suites":
            return (
                translate("Remarks", "Several suites at once!"),
                translate("Remarks", "Several suites. The more the better!"),
                translate("Remarks", "Several suites. Who can watch them all?"),
                translate("Remarks", "Several suites, and so few of them mine."),
            )
        case "first_spent":
            return (
                translate("Remarks", "The first card is gone for good."),
                translate("Remarks", "At last it begins!"),
                translate("Remarks", "A card gone already. That is early."),
                translate("Remarks", "So that is how we play."),
            )
        case "tall_stack":
            return (
                translate("Remarks", "Now one card covers another."),
                translate("Remarks", "One more card on top, I say!"),
                translate("Remarks", "Does anybody remember what lies below?"),
                translate("Remarks", "Cards piled up, only to vex me."),
            )
        case "no_suite":
            return (
                translate("Remarks", "Not a single suite. How odd."),
                translate("Remarks", "No suite? Somebody must dare."),
                translate("Remarks", "No suite, no danger. That suits me."),
                translate("Remarks", "No suite. Nobody leaves anybody anything."),
            )
        case "dark_board":
            return (
                translate("Remarks", "It grows dark on the cloth."),
                translate("Remarks", "Backs and more backs. On with it!"),
                translate("Remarks", "More and more cards face down. One must count."),
                translate("Remarks", "Here everything gets turned over."),
            )
        case "pile_low":
            return (
                translate("Remarks", "The pile runs low. If it runs out, all lose."),
                translate("Remarks", "The pile runs low. Now or never!"),
                translate("Remarks", "The pile runs low. I am counting."),
                translate("Remarks", "The pile runs low, and nobody will share."),
            )
    return ()
