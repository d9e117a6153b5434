"""An answer of Cortez half made, as plain data: its stages, targets and forms."""
