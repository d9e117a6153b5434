"""How Condottiere is drawn: its map, its cards, what stands and shines on them."""
