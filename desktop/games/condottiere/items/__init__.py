"""Graphics items of the table of Condottiere."""
