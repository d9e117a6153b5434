"""Texts of Contrées in the current language."""
