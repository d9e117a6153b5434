"""Plain data in and out: JSON, YAML and positions, read within bounds and checked."""
