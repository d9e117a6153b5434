"""Sheets and boxes that open over the window."""
