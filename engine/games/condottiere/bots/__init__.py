"""What bots know of Condottiere: which answers to search, what they are worth, and why."""
