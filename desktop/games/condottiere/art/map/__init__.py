"""The map of Condottiere: its geometry, its layers from the sea to the names, and its pawns."""
