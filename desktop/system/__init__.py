"""The application in its system: a quick start, one window per user, the menu entry."""
