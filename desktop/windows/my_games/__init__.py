"""The page of all kept games: continue, replay, copy and delete them."""
