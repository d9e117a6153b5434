"""The sheet that closes a match: facts, plan, painters, and the widget over the table."""
