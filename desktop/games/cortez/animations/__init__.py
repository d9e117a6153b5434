"""How what happens at Cortez looks."""
