"""Input of Contrées: clicks, keys and drags become an action."""
