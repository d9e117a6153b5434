"""The language of the moment: translation, names of seats and bots, error messages."""
