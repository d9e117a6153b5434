"""Condottiere in the rules browser."""
