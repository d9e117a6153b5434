"""Graphics items of the table of Cannir."""
