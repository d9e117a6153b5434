"""What is heard at a table: short sounds of our own, which a player of the system plays."""
