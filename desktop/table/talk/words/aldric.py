"""The lines of Aldric: a soldier with a hammer, loud and cheerful."""

from __future__ import annotations

from desktop.language.translation import per_language, translate


@per_language
def lines() -> dict[str, tuple[str, ...]]:
    """Return the lines of each remark (`engine.talk.statements.RemarkKind`)."""
    return {
        "greeting": (
            translate("Aldric", "At your service. Mind the hammer."),
            translate("Aldric", "Ha! A table, a game, and somebody to beat. A good day!"),
            translate("Aldric", "Let us begin before the beer gets warm."),
            translate("Aldric", "I knock once. Then I come in."),
        ),
        "rematch": (translate("Aldric", "Another round! My arm was just getting warm."),),
        "won_last": (
            translate("Aldric", "I won last time. The song about it is nearly finished."),
        ),
        "lost_last": (translate("Aldric", "You beat me last time. Splendid! Now do it again."),),
        "grudge": (translate("Aldric", "You left a dent in my helmet earlier. I kept it."),),
        "well_played": (
            translate("Aldric", "Ha! That is how it is done!"),
            translate("Aldric", "A blow I would have been proud of."),
        ),
        "half": (translate("Aldric", "Halfway! I have hardly raised my voice."),),
        "parting": (translate("Aldric", "The last charge! Whatever comes, drinks are on me."),),
        "far_ahead": (translate("Aldric", "I am so far ahead that I hear you only faintly!"),),
        "far_behind": (translate("Aldric", "Far behind? Good. I need the run-up."),),
        "level": (translate("Aldric", "Level! One good push will do. Who dares?"),),
        "near_win": (translate("Aldric", "One move from the end? Not while I stand in the door!"),),
        "own_near": (translate("Aldric", "One more blow! Hold my drink."),),
        "word_broken": (translate("Aldric", "Words break, I see. Hammers less so."),),
        "thinking": (
            translate("Aldric", "Still thinking? I have besieged castles in less time."),
            translate("Aldric", "Just hit something! That is what I do."),
        ),
        "took": (translate("Aldric", "Knock, knock! Sorry about the door."),),
        "lost_to": (
            translate("Aldric", "Ouch! A good hit. I shall remember it."),
            translate("Aldric", "Enjoy it! I like a long quarrel."),
        ),
        "revenge": (translate("Aldric", "There! Now we are friends again."),),
        "twice": (translate("Aldric", "You again? I shall put a bell on that door."),),
        "conquest": (
            translate("Aldric", "{place} is mine! Ring every bell!"),
            translate("Aldric", "{place}! They opened before the second knock."),
        ),
        "region_lost": (
            translate("Aldric", "{place} slipped off my anvil. Next time I hold it tighter."),
        ),
        "many_cards": (translate("Aldric", "All my men, and nothing to sing about!"),),
        "bishop": (translate("Aldric", "A bishop! Now one may not even swear."),),
        "winter": (translate("Aldric", "Winter? I carry my own fire."),),
        "surrender": (translate("Aldric", "A surrender? I had just tied my boots."),),
        "tie": (translate("Aldric", "A draw is a quarrel that went home early!"),),
        "treasure": (translate("Aldric", "Gold! Heavy. Just as I like it."),),
        "treasure_seen": (translate("Aldric", "Fine gold. Shall I carry it for you?"),),
        "bridge": (translate("Aldric", "A bridge down! And I did not even have to hit it."),),
        "land_done": (translate("Aldric", "A fine field. Now for something to knock down."),),
        "towers_lost": (translate("Aldric", "My towers! Well, I build faster than you raze."),),
        "towers_razed": (translate("Aldric", "Timber! Well, stone."),),
        "narrow_lead": (translate("Aldric", "A small lead is still a lead. Forward!"),),
        "narrow_gap": (translate("Aldric", "So close that I can smell your dinner!"),),
        "suite_made": (translate("Aldric", "A suite! Come and break your teeth on it."),),
        "suite_seen": (translate("Aldric", "A suite? Hand me something heavy."),),
        "many_suites": (translate("Aldric", "Suites everywhere! Where do I strike first?"),),
        "first_spent": (translate("Aldric", "First card gone. The hunt is on!"),),
        "tall_stack": (translate("Aldric", "Higher! I like towers, even of paper."),),
        "no_suite": (translate("Aldric", "No suite? Has everybody gone to mass?"),),
        "dark_board": (translate("Aldric", "Dark as my cellar. I find my way there, too."),),
        "pile_low": (translate("Aldric", "The barrel is nearly empty. Drink up!"),),
    }
