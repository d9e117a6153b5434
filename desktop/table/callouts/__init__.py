"""Texts that float over the table: callouts, badges, tags, notes, and their placement."""
