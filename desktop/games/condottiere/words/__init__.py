"""Texts of Condottiere in the current language."""
