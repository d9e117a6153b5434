"""The prompt strip above the table, and the sentences it shows."""
