"""Pictures of the cards: one engraved figure per module, in a space of 100 by 124."""
