"""Contrées on screen and on paper."""
