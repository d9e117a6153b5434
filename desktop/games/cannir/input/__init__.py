"""Input of Cannir: clicks, keys and drags become an action."""
