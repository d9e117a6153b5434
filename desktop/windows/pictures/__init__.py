"""Small pictures of boards, for the shelf and the saved games."""
