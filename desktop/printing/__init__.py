"""Lay out the sheets of a game on paper and write them as PDF, SVG or PNG, or print them."""
