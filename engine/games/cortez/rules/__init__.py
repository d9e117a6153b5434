"""The rules of Cortez: the true state, the legal answers, and what each answer does."""
