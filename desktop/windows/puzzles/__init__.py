"""Puzzles at a real table: the shelf of puzzles, the puzzle being tried, and its outcome."""
