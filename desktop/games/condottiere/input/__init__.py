"""Input of Condottiere: clicks, keys and drags become an action."""
