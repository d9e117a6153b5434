"""The page of the league: an evening of matches over several boxes, at one screen."""
