"""What is printed of Contrées."""
