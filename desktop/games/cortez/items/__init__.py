"""The graphics items on the table of Cortez."""
