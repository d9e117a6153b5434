"""The selection of Cannir as plain data: stages and targets."""
