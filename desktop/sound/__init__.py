"""Sounds of the table: short sounds of our own, played by a program of the system."""
