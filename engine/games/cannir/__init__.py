"""Cannir: 21 cards on an eight-rayed star (rulebook "Le jeu du Cannir")."""

from engine.games.cannir.game import CANNIR

__all__ = ["CANNIR"]
