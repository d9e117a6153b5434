"""How Cortez is drawn: a painted codex, its figures and its signs."""
