"""The page a match is played on, replayed and explained."""
