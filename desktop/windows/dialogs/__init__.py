"""Dialogs that open over the window."""
