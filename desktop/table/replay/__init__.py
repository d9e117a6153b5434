"""Going back and forth in a match: its chapters and the pictures of its moments."""
