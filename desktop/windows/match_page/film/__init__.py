"""A finished match as a short film: its moments, its frames and its file."""
