"""The bots: they see one seat's view and the legal answers, and give one of them back."""
