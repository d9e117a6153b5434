"""The editor of positions: the real table, a tray of pieces below it, and a panel."""
