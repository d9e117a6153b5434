"""What is printed of Cannir."""
