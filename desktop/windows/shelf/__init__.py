"""The shelf: boxes, the game to continue, and how a new one begins."""
