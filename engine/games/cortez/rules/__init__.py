"""The rules of Cortez: the true state, the legal actions, and the effect of each action."""
