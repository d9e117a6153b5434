"""Sheets of a game laid out on paper and written as PDF, SVG or PNG, or sent to a printer."""
