"""Sounds of the table, made for this program and played by a program of the system."""
