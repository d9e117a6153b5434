"""The texts of Cortez."""
