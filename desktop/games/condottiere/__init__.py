"""The table of Condottiere: the engraved map of Italy, the cards and the battle lines."""
