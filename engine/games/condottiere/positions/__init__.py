"""Written positions of Condottiere: reading, writing and editing them."""
