"""What is printed of Cortez."""
