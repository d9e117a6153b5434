"""Animations of the events of Contrées."""
