"""What seats of Cortez promise each other, in words."""
