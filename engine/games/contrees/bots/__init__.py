"""What bots know of Contrées: which answers to search, what they are worth, and why."""
