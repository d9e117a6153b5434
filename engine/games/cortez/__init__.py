"""Cortez: two nations and the chiefs within them fight for Tenochtitlan (rulebook "Cortez")."""

from engine.games.cortez.game import CORTEZ

__all__ = ["CORTEZ"]
