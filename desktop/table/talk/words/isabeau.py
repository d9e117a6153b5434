"""The lines of Isabeau: a lady who waits, and speaks of winter, snow and gowns."""

from __future__ import annotations

from desktop.language.translation import per_language, translate


@per_language
def lines() -> dict[str, tuple[str, ...]]:
    """Return the lines of each remark (`engine.talk.statements.RemarkKind`)."""
    return {
        "greeting": (
            translate("Isabeau", "Good day. I brought patience; it keeps well."),
            translate("Isabeau", "Be welcome. No hurry: winter comes to everyone."),
            translate("Isabeau", "A pleasure. I never make the first mistake; I wait for it."),
            translate("Isabeau", "Good day. Pretend that I am not here; it helps me."),
        ),
        "rematch": (translate("Isabeau", "Again? I had hardly taken off my gloves."),),
        "won_last": (translate("Isabeau", "Last time the weather favoured me. Let us see today."),),
        "lost_last": (translate("Isabeau", "You won last time. I took notes."),),
        "grudge": (translate("Isabeau", "I remember. Snow covers; it does not erase."),),
        "well_played": (
            translate("Isabeau", "Prettily done. I had not expected it so soon."),
            translate("Isabeau", "Elegant. I would have curtsied, but I am sitting."),
        ),
        "half": (translate("Isabeau", "Half the road. The slow half, I hope."),),
        "parting": (translate("Isabeau", "It grows late. Nobody stumble now, please."),),
        "far_ahead": (translate("Isabeau", "I am ahead. How very unlike me to be early."),),
        "far_behind": (translate("Isabeau", "I am far behind. One sees everything from here."),),
        "level": (translate("Isabeau", "Level. The kind of calm before snow."),),
        "near_win": (
            translate("Isabeau", "One step from the crown? Then we had all better wake up."),
        ),
        "own_near": (translate("Isabeau", "I would rather nobody looked at me just now."),),
        "word_broken": (
            translate("Isabeau", "Your word melted quickly. And it is not even spring."),
        ),
        "thinking": (
            translate("Isabeau", "Take your time. I have brought embroidery."),
            translate("Isabeau", "Do think. The candle is long."),
        ),
        "took": (translate("Isabeau", "Forgive me. Patience has a sharp side."),),
        "lost_to": (
            translate("Isabeau", "How brisk of you. I am very good at waiting."),
            translate("Isabeau", "A loss. I shall mourn for a moment."),
        ),
        "revenge": (translate("Isabeau", "I said that I could wait."),),
        "twice": (translate("Isabeau", "Twice from me? You grow fond of my house."),),
        "conquest": (
            translate("Isabeau", "{place} came to me. One only had to wait."),
            translate("Isabeau", "{place}. I shall have the curtains changed."),
        ),
        "region_lost": (translate("Isabeau", "{place} would have suited my gown. Well, keep it."),),
        "many_cards": (translate("Isabeau", "So many people, all that way, for nothing."),),
        "bishop": (translate("Isabeau", "A bishop. One lowers one’s eyes, and counts."),),
        "winter": (translate("Isabeau", "Winter. At last somebody dresses for the season."),),
        "surrender": (translate("Isabeau", "Surrender: such a short word for so much packing."),),
        "tie": (translate("Isabeau", "Nobody wins? How polite of us all."),),
        "treasure": (translate("Isabeau", "A treasure. I had a dress waiting for it."),),
        "treasure_seen": (translate("Isabeau", "Gold becomes you. Do not get used to it."),),
        "bridge": (translate("Isabeau", "And how did you plan to come home?"),),
        "land_done": (translate("Isabeau", "What a fair land. A pity to build on it."),),
        "towers_lost": (translate("Isabeau", "My towers! I had only just hung the tapestries."),),
        "towers_razed": (translate("Isabeau", "They spoiled the view, you must agree."),),
        "narrow_lead": (translate("Isabeau", "I lead by a thread. I know how to sew."),),
        "narrow_gap": (translate("Isabeau", "So little between us. One frost would do."),),
        "suite_made": (translate("Isabeau", "A suite. Do not breathe on it."),),
        "suite_seen": (translate("Isabeau", "A charming suite. Shall we part it?"),),
        "many_suites": (translate("Isabeau", "So many suites at court today."),),
        "first_spent": (translate("Isabeau", "The first card leaves us. A moment of silence."),),
        "tall_stack": (translate("Isabeau", "Card upon card, like snow upon roofs."),),
        "no_suite": (translate("Isabeau", "Not one suite. We are all so very cautious."),),
        "dark_board": (translate("Isabeau", "It is getting dark. I like the long nights."),),
        "pile_low": (translate("Isabeau", "The pile is nearly spent. So is the autumn."),),
    }
