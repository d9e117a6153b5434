"""The parts of the panel that only a table for friends has."""
