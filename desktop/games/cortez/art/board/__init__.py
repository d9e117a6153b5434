"""Painters of the board of Cortez: lake, causeways, city, villages and lettering."""
