"""Half-made answers of Cannir as plain data: stages and targets."""
