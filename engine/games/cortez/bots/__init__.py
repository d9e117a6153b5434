"""What bots know of Cortez: which answers to search, what they are worth, and why."""
