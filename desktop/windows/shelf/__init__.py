"""The shelf page: boxes, the game to continue, and the panel that starts a new one."""
