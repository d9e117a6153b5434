"""Table talk as data: statements, and the agreements that follow from them."""
