"""The printed sheets of Cortez."""
