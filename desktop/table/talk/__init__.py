"""Table talk in words that all games share, and its signs."""
