"""The painters of Cannir: its cloth, its cards, and the marks on them."""
