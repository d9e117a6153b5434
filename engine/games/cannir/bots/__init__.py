"""Bots for Cannir: search policy, values of actions, and explanations."""
