"""Bots for Condottiere: candidate actions, their values, and explanations."""
