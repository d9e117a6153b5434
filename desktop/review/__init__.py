"""The review of a match that is over: its curve, its turning points, a coach's answers."""
