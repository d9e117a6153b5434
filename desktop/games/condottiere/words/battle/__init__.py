"""Sentences about a battle of Condottiere: its leader, the effects of an action, and its end."""
