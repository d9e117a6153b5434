"""The selection of Condottiere as plain data: stages and targets."""
