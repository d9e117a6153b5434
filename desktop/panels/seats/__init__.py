"""The cards of the seats in the panel: names, possessions and figures, in three sizes."""
