"""The hint on the table and its explanation: rows, reasons and their callouts."""
