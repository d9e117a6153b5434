"""The layout of the panel: its parts, and the plan of what they show in the height available."""
