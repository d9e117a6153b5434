"""Half-made answers of Contrées as plain data: stages and targets."""
