"""Words that float over the table: callouts, badges, tags, notes, and where they fit."""
