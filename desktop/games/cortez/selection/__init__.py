"""A partly made choice in Cortez as plain data: its stages, targets and forms."""
