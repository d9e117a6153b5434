"""Reading and writing plain data: JSON, YAML and positions, checked and within bounds."""
