"""Painting of Condottiere: the map, the cards, and the tokens and lights on them."""
