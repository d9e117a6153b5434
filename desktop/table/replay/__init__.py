"""Navigation in a match: its chapters and the views of its moments."""
