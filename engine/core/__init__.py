"""The contract of a game: its rules, talk, bots, explanations, positions, values and errors."""
