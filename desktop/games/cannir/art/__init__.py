"""How Cannir is drawn: its cloth, its cards, what shines on them."""
