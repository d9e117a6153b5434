"""The lines of Otto: an old soldier with one eye and few words."""

from __future__ import annotations

from desktop.language.translation import per_language, translate


@per_language
def lines() -> dict[str, tuple[str, ...]]:
    """Return the lines of each remark (`engine.talk.statements.RemarkKind`)."""
    return {
        "greeting": (
            translate("Otto", "Good day. One eye is enough to see you."),
            translate("Otto", "Sit. I lost an eye, never my count."),
            translate("Otto", "I pay back. That is all you need to know."),
            translate("Otto", "Another table. I have seen worse, with both eyes."),
        ),
        "rematch": (translate("Otto", "Again. Good. I was not finished."),),
        "won_last": (translate("Otto", "I won last time. I do not boast. I mention it."),),
        "lost_last": (translate("Otto", "Last time was yours. This one is for the eye."),),
        "grudge": (translate("Otto", "You. Earlier. I need say no more."),),
        "well_played": (
            translate("Otto", "Good. I did not see that coming. Wrong side."),
            translate("Otto", "Hm. From me that is praise."),
        ),
        "half": (translate("Otto", "Half. I see things by halves anyway."),),
        "parting": (translate("Otto", "Nearly done. Debts are due."),),
        "far_ahead": (translate("Otto", "I lead. Do not all look so surprised."),),
        "far_behind": (translate("Otto", "I was further behind once. I still have the scar."),),
        "level": (translate("Otto", "Even. I do not trust it."),),
        "near_win": (translate("Otto", "One move. I have my eye on you. The only one."),),
        "own_near": (translate("Otto", "One more. Then I sleep well."),),
        "word_broken": (translate("Otto", "Broken word. I keep a drawer for those."),),
        "thinking": (
            translate("Otto", "I have grown a beard meanwhile. Look."),
            translate("Otto", "In my war we had less time. And more eyes."),
        ),
        "took": (translate("Otto", "Done. You know why."),),
        "lost_to": (
            translate("Otto", "One to you. I pay back double."),
            translate("Otto", "I saw that. Even with the patch."),
        ),
        "revenge": (translate("Otto", "An eye for an eye. We are quits. Nearly."),),
        "twice": (translate("Otto", "Twice now. I have only one eye to close."),),
        "conquest": (
            translate("Otto", "{place}. It was about time."),
            translate("Otto", "{place} is mine. Write it down, I do not repeat myself."),
        ),
        "region_lost": (translate("Otto", "{place}. I will remember who."),),
        "many_cards": (translate("Otto", "Good men wasted. It makes me polite. Beware."),),
        "bishop": (translate("Otto", "A bishop. I confess nothing."),),
        "winter": (translate("Otto", "Winter. My bones knew."),),
        "surrender": (translate("Otto", "Surrender. I have forgotten how that is spelt."),),
        "tie": (translate("Otto", "Nobody. Nothing. My second favourite result."),),
        "treasure": (translate("Otto", "Gold. It does not buy an eye. It helps."),),
        "treasure_seen": (translate("Otto", "Yours. For now. I watch well."),),
        "bridge": (translate("Otto", "A bridge gone. I will send the bill."),),
        "land_done": (translate("Otto", "Land. Enough for one grudge each."),),
        "towers_lost": (translate("Otto", "My towers. I have counted every stone."),),
        "towers_razed": (translate("Otto", "They leaned towards me. I felt threatened."),),
        "narrow_lead": (translate("Otto", "Just ahead. I do not turn round."),),
        "narrow_gap": (translate("Otto", "Just behind. That is where one strikes from."),),
        "suite_made": (translate("Otto", "My suite. I sleep beside it."),),
        "suite_seen": (translate("Otto", "I see a suite. I see it once."),),
        "many_suites": (translate("Otto", "Too many suites. My eye waters."),),
        "first_spent": (translate("Otto", "First one down. They remember the first."),),
        "tall_stack": (translate("Otto", "Stacked high. I know who is at the bottom."),),
        "no_suite": (translate("Otto", "No suite. Nothing to avenge. Dull."),),
        "dark_board": (translate("Otto", "Dark. Welcome to my left side."),),
        "pile_low": (translate("Otto", "Few cards left. Settle up."),),
    }
