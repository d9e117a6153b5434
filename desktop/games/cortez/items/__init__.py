"""The graphics items of the table of Cortez."""
