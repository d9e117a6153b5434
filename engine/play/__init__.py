"""A match in play, its set-up, its record and file, its notation, written positions and lessons."""
