"""How Contrées is drawn: slate, tiles, walls, towers."""
