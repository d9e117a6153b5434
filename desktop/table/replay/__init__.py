"""Navigation in a match: its chapters, the views of its moments, and how it ended."""
