"""The review of a finished match: its curve, its turning points and the coach's moves."""
