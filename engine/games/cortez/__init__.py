"""Cortez: two nations and the chiefs within them fight for Tenochtitlan (rulebook "Cortez")."""
