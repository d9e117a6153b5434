"""What seats of Condottiere promise each other, in words."""
