"""What is printed of Condottiere."""
