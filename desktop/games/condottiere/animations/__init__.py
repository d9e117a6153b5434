"""Animations of the events of Condottiere."""
