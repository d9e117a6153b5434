"""Playouts of Cortez: quick answers to every question."""
