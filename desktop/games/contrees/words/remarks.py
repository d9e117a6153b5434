"""The small talk of bots about Contrées; a sentence names only what everybody sees."""

from __future__ import annotations

from desktop.language.translation import translate


def remark(word: str) -> tuple[str, ...]:
    """Return the sentences of a remark, one for each tone (`GameTexts.remark`)."""
    match word:
        case "land_done":
            return (
                translate("Remarks", "So this is our land. A fair one."),
                translate("Remarks", "The land is laid. Now I take it!"),
                translate("Remarks", "The land is laid. Let us look at it well."),
                translate("Remarks", "You have laid the land to suit yourself."),
            )
        case "towers_lost":
            return (
                translate("Remarks", "Alas, my towers!"),
                translate("Remarks", "Razed? I have more towers."),
                translate("Remarks", "I should have given them more room."),
                translate("Remarks", "I shall remember those towers."),
            )
        case "towers_razed":
            return (
                translate("Remarks", "Those towers stood in my way."),
                translate("Remarks", "Down they go!"),
                translate("Remarks", "They had no room left."),
                translate("Remarks", "You would have done the same to me."),
            )
        case "narrow_lead":
            return (
                translate("Remarks", "I lead, but only just."),
                translate("Remarks", "I lead, and I mean to keep it so."),
                translate("Remarks", "So small a lead is soon lost."),
                translate("Remarks", "My lead should be larger."),
            )
        case "narrow_gap":
            return (
                translate("Remarks", "You lead, but only just."),
                translate("Remarks", "That little gap? I shall close it."),
                translate("Remarks", "I am a little behind. Patience."),
                translate("Remarks", "A few points, and you crow already?"),
            )
        case "far_ahead":
            return (
                translate("Remarks", "The land likes me today."),
                translate("Remarks", "I take the land, tile by tile!"),
                translate("Remarks", "A good lead. I shall not rely on it."),
                translate("Remarks", "This is what comes of crossing me."),
            )
        case "far_behind":
            return (
                translate("Remarks", "You have taken a great many tiles."),
                translate("Remarks", "The worse it stands, the better I fight!"),
                translate("Remarks", "I must hold what I still have."),
                translate("Remarks", "Take it all, then. I am watching."),
            )
        case "level":
            return (
                translate("Remarks", "We are level."),
                translate("Remarks", "Level? Not for long!"),
                translate("Remarks", "Level. Every tower counts now."),
                translate("Remarks", "Level, and I have earned more."),
            )
    return ()
