"""The position editor: the real table, a tray of pieces below it, and a panel."""
