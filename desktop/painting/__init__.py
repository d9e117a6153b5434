"""Painters shared by all games: shapes, shadows, cloth, wood, shields and card stock."""
