"""Condottiere on its table: the engraved map of Italy, the cards, the battle lines."""
