"""The rules of Condottiere: the true state, the legal answers, and what each answer does."""
