"""The rules of Condottiere: the true state, the legal actions, and the effect of each action."""
