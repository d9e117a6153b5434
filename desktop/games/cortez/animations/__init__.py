"""The animations of the events of Cortez."""
