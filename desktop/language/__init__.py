"""The current language: translation, names of seats and bots, error messages."""
