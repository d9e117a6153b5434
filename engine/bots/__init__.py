"""The bots: they get one seat's view and the legal actions, and choose one of these."""
