"""The page of saved games: continue, replay, copy and delete them."""
