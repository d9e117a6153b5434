"""Bots for Cortez: candidate actions, their values, and explanations."""
