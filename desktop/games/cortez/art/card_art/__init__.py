"""The pictures on the cards of Cortez."""
