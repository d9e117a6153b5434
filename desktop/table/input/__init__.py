"""How the viewer chooses an action: the selection, its owner, and what a game supplies for it."""
