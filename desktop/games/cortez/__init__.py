"""Cortez on screen and on paper."""
