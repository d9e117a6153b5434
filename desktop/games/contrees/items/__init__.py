"""Graphics items of the table of Contrées."""
