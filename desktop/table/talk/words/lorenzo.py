"""The lines of Lorenzo: a banker who forgets no debt."""

from __future__ import annotations

from desktop.language.translation import per_language, translate


@per_language
def lines() -> dict[str, tuple[str, ...]]:
    """Return the lines of each remark (`engine.talk.statements.RemarkKind`)."""
    return {
        "greeting": (
            translate("Lorenzo", "Good day. My ledger is open; so far it is clean."),
            translate("Lorenzo", "Well met. I have a long memory and a sharp quill."),
            translate("Lorenzo", "I lend nothing, I owe nothing. Shall we?"),
            translate("Lorenzo", "Good day. My bank is open for business."),
        ),
        "rematch": (translate("Lorenzo", "Again. Interest has been running meanwhile."),),
        "won_last": (translate("Lorenzo", "I won last time. I have entered it as income."),),
        "lost_last": (translate("Lorenzo", "You owe me a victory since last time."),),
        "grudge": (translate("Lorenzo", "About that earlier matter: the bill is on its way."),),
        "well_played": (
            translate("Lorenzo", "Well played. I have entered it under losses."),
            translate("Lorenzo", "A sound investment, I must admit."),
        ),
        "half": (translate("Lorenzo", "Half. The first instalment is due."),),
        "parting": (translate("Lorenzo", "Closing time. I shall collect what is outstanding."),),
        "far_ahead": (translate("Lorenzo", "I am ahead. Compound interest does wonders."),),
        "far_behind": (translate("Lorenzo", "I am deep in the red. It matches my hat."),),
        "level": (translate("Lorenzo", "Level. Somebody’s books are false."),),
        "near_win": (translate("Lorenzo", "You are about to cash in. I object."),),
        "own_near": (translate("Lorenzo", "One more signature, and the house is mine."),),
        "word_broken": (translate("Lorenzo", "A word unpaid. My bank closes your account."),),
        "thinking": (
            translate("Lorenzo", "Time is money. Yours, for the moment."),
            translate("Lorenzo", "I charge by the hour, you know."),
        ),
        "took": (translate("Lorenzo", "Seized. You may appeal in writing."),),
        "lost_to": (
            translate("Lorenzo", "Noted. With the date, and the hour."),
            translate("Lorenzo", "You call it a gain. I call it a loan."),
        ),
        "revenge": (translate("Lorenzo", "Paid back. I waive the interest."),),
        "twice": (translate("Lorenzo", "The second time. I shall need a thicker ledger."),),
        "conquest": (
            translate("Lorenzo", "{place}, on the credit side."),
            translate("Lorenzo", "{place} is mine. Somebody will regret it; I have a list."),
        ),
        "region_lost": (translate("Lorenzo", "I shall not forget {place}. I forget nothing."),),
        "many_cards": (translate("Lorenzo", "All that capital, sunk."),),
        "bishop": (translate("Lorenzo", "The Church never pays, and always collects."),),
        "winter": (translate("Lorenzo", "Winter. My assets are frozen."),),
        "surrender": (translate("Lorenzo", "A surrender. In my trade we call it bankruptcy."),),
        "tie": (translate("Lorenzo", "A tie. The court keeps the money."),),
        "treasure": (translate("Lorenzo", "Gold. At last a client who keeps quiet."),),
        "treasure_seen": (translate("Lorenzo", "Your gold. I have a very safe vault, you know."),),
        "bridge": (translate("Lorenzo", "And who pays for that bridge?"),),
        "land_done": (translate("Lorenzo", "The land is surveyed. Now the deeds."),),
        "towers_lost": (
            translate("Lorenzo", "My towers. They were insured. By you, I have decided."),
        ),
        "towers_razed": (translate("Lorenzo", "An old debt, paid in rubble."),),
        "narrow_lead": (translate("Lorenzo", "A thin profit. I have lived on thinner."),),
        "narrow_gap": (translate("Lorenzo", "You lead by small change."),),
        "suite_made": (translate("Lorenzo", "My suite. Trespassers will be invoiced."),),
        "suite_seen": (translate("Lorenzo", "Somebody prospers. That calls for an audit."),),
        "many_suites": (translate("Lorenzo", "Suites all round. A bubble, mark my words."),),
        "first_spent": (translate("Lorenzo", "A card written off. I shall send condolences."),),
        "tall_stack": (translate("Lorenzo", "Debts upon debts. I recognise the shape."),),
        "no_suite": (translate("Lorenzo", "No suite. Nobody invests any more."),),
        "dark_board": (translate("Lorenzo", "Cards face down. Like honest accounts."),),
        "pile_low": (translate("Lorenzo", "The reserves shrink. I saw it coming."),),
    }
