"""Condottiere: battles for the regions of Italy, first and third edition (two rulebooks)."""

from engine.games.condottiere.game import CONDOTTIERE1, CONDOTTIERE3

__all__ = ["CONDOTTIERE1", "CONDOTTIERE3"]
