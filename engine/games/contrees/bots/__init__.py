"""Bots for Contrées: search policy, values of actions, and explanations."""
