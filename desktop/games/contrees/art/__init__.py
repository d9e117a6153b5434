"""Painting of Contrées: slate, tiles, walls, towers."""
