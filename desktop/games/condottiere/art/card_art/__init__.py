"""The pictures on the cards: one engraved figure in each module, in a space of 100 by 124."""
