"""The lines of Maud: a nun who counts everything."""

from __future__ import annotations

from desktop.language.translation import per_language, translate


@per_language
def lines() -> dict[str, tuple[str, ...]]:
    """Return the lines of each remark (`engine.talk.statements.RemarkKind`)."""
    return {
        "greeting": (
            translate("Maud", "Good day. I have counted the chairs. All here."),
            translate("Maud", "Peace to this table. I keep the tally."),
            translate("Maud", "Bless us all, one by one. Nobody is counted twice."),
            translate("Maud", "Spectacles, rosary, patience. We may begin."),
        ),
        "rematch": (translate("Maud", "Another? I had only just closed the books."),),
        "won_last": (translate("Maud", "I won last time. Arithmetic is a quiet virtue."),),
        "lost_last": (translate("Maud", "You won last time. I found my error at vespers."),),
        "grudge": (translate("Maud", "I forgive you what happened earlier. It is written down."),),
        "well_played": (
            translate("Maud", "Correct. I checked it twice."),
            translate("Maud", "Nicely added up."),
        ),
        "half": (translate("Maud", "Exactly half. I counted."),),
        "parting": (translate("Maud", "The last page of the ledger. Blot carefully."),),
        "far_ahead": (translate("Maud", "I seem to be ahead. Let me add it up again."),),
        "far_behind": (translate("Maud", "I am behind by a sum I would rather not name."),),
        "level": (translate("Maud", "Level. The abbess would call it justice."),),
        "near_win": (translate("Maud", "One more and you win. I have counted that, too."),),
        "own_near": (translate("Maud", "I need only one. Pray do not look up."),),
        "word_broken": (translate("Maud", "A word broken. I take it off my sum of trust."),),
        "thinking": (
            translate("Maud", "Seventy breaths already. I count in silence."),
            translate("Maud", "Two rosaries, and still no move. Very devout."),
        ),
        "took": (translate("Maud", "Struck from your column. Neatly, with a ruler."),),
        "lost_to": (
            translate("Maud", "Minus one. I shall write it small."),
            translate("Maud", "The Lord gives, and you take away."),
        ),
        "revenge": (translate("Maud", "The account is settled. To the penny."),),
        "twice": (translate("Maud", "That makes two. I am opening a column for you."),),
        "conquest": (
            translate("Maud", "{place}: entered, dated, sealed."),
            translate("Maud", "{place}. My sum was right."),
        ),
        "region_lost": (translate("Maud", "{place} was in my budget. I must subtract."),),
        "many_cards": (translate("Maud", "So many cards spent. The cellarer will scold me."),),
        "bishop": (translate("Maud", "Good morning, Your Grace. I counted on you."),),
        "winter": (translate("Maud", "Winter. Every mercenary counts one. So easy to add."),),
        "surrender": (translate("Maud", "Somebody has counted faster than I did."),),
        "tie": (translate("Maud", "Equal sums. I must admit, it is pretty."),),
        "treasure": (translate("Maud", "A treasure! For the poor. Minus expenses."),),
        "treasure_seen": (translate("Maud", "Gold for you. The tithe is one tenth."),),
        "bridge": (translate("Maud", "One bridge fewer. I had crossed it in my plan."),),
        "land_done": (translate("Maud", "All tiles laid. I counted them, of course."),),
        "towers_lost": (translate("Maud", "Fewer towers. The inventory must be redone."),),
        "towers_razed": (translate("Maud", "I regret your towers. All of them, by number."),),
        "narrow_lead": (translate("Maud", "I lead by very little. My beads confirm it."),),
        "narrow_gap": (translate("Maud", "You lead by very little. I know exactly how little."),),
        "suite_made": (translate("Maud", "A suite. One, two, three, amen."),),
        "suite_seen": (translate("Maud", "A suite in other hands. I have counted its days."),),
        "many_suites": (translate("Maud", "More than one suite. I shall need my other hand."),),
        "first_spent": (translate("Maud", "One card gone. The rest I have by heart."),),
        "tall_stack": (translate("Maud", "What lies beneath? I know, but I never tell."),),
        "no_suite": (translate("Maud", "Suites: nought. A tidy number."),),
        "dark_board": (translate("Maud", "So much face down. It takes faith, and a good memory."),),
        "pile_low": (translate("Maud", "Few cards left to draw. I can tell you how few."),),
    }
