"""The lines of Beatriz: first over every wall, with a feather on her hat."""

from __future__ import annotations

from desktop.language.translation import per_language, translate


@per_language
def lines() -> dict[str, tuple[str, ...]]:
    """Return the lines of each remark (`engine.talk.statements.RemarkKind`)."""
    return {
        "greeting": (
            translate("Beatriz", "First over every wall, as ever. Hold the rope!"),
            translate("Beatriz", "What a lovely table. Who dances first?"),
            translate("Beatriz", "New game, old tricks. Delighted, my dears!"),
            translate("Beatriz", "I came for the wine. I stay for the victory."),
        ),
        "rematch": (translate("Beatriz", "Again? I never could leave a dance early."),),
        "won_last": (translate("Beatriz", "I won last time. The feather is new, do you like it?"),),
        "lost_last": (translate("Beatriz", "You won last time. I took off my hat to you. Once."),),
        "grudge": (translate("Beatriz", "You stepped on my foot earlier. I dance better now."),),
        "well_played": (
            translate("Beatriz", "Bravo! I would throw flowers, had I any."),
            translate("Beatriz", "Oh, that was cheeky. I approve."),
        ),
        "half": (translate("Beatriz", "Half the climb. Do not look down!"),),
        "parting": (translate("Beatriz", "Last dance! Choose your partner."),),
        "far_ahead": (translate("Beatriz", "The air is wonderful up here!"),),
        "far_behind": (translate("Beatriz", "From down here the jump looks even finer."),),
        "level": (translate("Beatriz", "Cheek to cheek! Who leads?"),),
        "near_win": (translate("Beatriz", "One step from the top? Somebody shake that rope!"),),
        "own_near": (translate("Beatriz", "One step more. Nobody sneeze!"),),
        "word_broken": (translate("Beatriz", "A promise like a feather: pretty, and gone."),),
        "thinking": (
            translate("Beatriz", "While you think, I could learn the lute."),
            translate("Beatriz", "Jump! You can think on the way down."),
        ),
        "took": (translate("Beatriz", "You looked the other way. I never do."),),
        "lost_to": (
            translate("Beatriz", "Outrageous! Charming, but outrageous."),
            translate("Beatriz", "You blinked before you struck. I saw it."),
        ),
        "revenge": (translate("Beatriz", "Now I lead the dance!"),),
        "twice": (translate("Beatriz", "Twice! People will start to talk about us."),),
        "conquest": (
            translate("Beatriz", "{place}! I was over the wall before breakfast."),
            translate("Beatriz", "{place} is mine. They threw me the keys, nearly."),
        ),
        "region_lost": (translate("Beatriz", "{place} danced with you instead. I shall cut in."),),
        "many_cards": (translate("Beatriz", "All my ladders, and the wall was higher."),),
        "bishop": (translate("Beatriz", "A bishop! Quick, look pious."),),
        "winter": (translate("Beatriz", "Winter? Then we dance to keep warm."),),
        "surrender": (translate("Beatriz", "They give up? I was just getting dressed for it."),),
        "tie": (translate("Beatriz", "A tie! Two on one rope never ends well."),),
        "treasure": (translate("Beatriz", "Gold! It goes with everything."),),
        "treasure_seen": (
            translate("Beatriz", "You found it? I have had my eye on it since noon."),
        ),
        "bridge": (translate("Beatriz", "No bridge? I was always good at jumping."),),
        "land_done": (translate("Beatriz", "So much to climb! Where do I begin?"),),
        "towers_lost": (translate("Beatriz", "My towers! At least they fell in style."),),
        "towers_razed": (translate("Beatriz", "Sorry! I only wanted to climb them."),),
        "narrow_lead": (translate("Beatriz", "Ahead by a feather. And I wear one."),),
        "narrow_gap": (translate("Beatriz", "You lead by a feather. I collect those."),),
        "suite_made": (translate("Beatriz", "A suite! Touch it, if you dare."),),
        "suite_seen": (translate("Beatriz", "A lovely suite. I shall borrow the middle."),),
        "many_suites": (translate("Beatriz", "So many suites! It is a ball!"),),
        "first_spent": (translate("Beatriz", "One card over the side. Bon voyage!"),),
        "tall_stack": (translate("Beatriz", "Something to climb at last."),),
        "no_suite": (translate("Beatriz", "No suite? Nobody asks anybody to dance."),),
        "dark_board": (translate("Beatriz", "In the dark all cards are beautiful."),),
        "pile_low": (translate("Beatriz", "The candles burn low. Now or never!"),),
    }
