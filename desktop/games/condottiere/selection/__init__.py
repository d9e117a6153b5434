"""An answer of Condottiere half made, as plain data: its stages and targets."""
