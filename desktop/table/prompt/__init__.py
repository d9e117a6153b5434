"""The prompt strip below the table, and the sentences it shows."""
