"""What bots know of Cannir: which answers to search, what they are worth, and why."""
