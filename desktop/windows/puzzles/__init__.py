"""Puzzles at a real table: a shelf of them, the one being tried, and what came of it."""
