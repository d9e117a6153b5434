"""Half-made answers of Condottiere as plain data: stages and targets."""
