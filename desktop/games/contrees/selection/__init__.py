"""The selection of Contrées as plain data: stages and targets."""
