"""How what happens at Condottiere looks."""
