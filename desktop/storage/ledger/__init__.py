"""What was played on this computer, and what it says of the player; it never leaves it."""
