"""Animations of the events of Cannir."""
