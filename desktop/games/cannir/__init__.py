"""Cannir on screen and on paper."""
