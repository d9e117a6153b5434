"""Contrées in the rules browser."""
