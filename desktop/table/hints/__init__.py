"""The hint on the table and the question "Why?": rows, reasons and their callouts."""
