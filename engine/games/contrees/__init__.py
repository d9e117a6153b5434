"""Contrées: a land of hexes, towers on its corners (rulebook "Contrées")."""

from engine.games.contrees.game import CONTREES

__all__ = ["CONTREES"]
