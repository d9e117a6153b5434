"""A match in play, its record, its notation, written positions and lessons."""
