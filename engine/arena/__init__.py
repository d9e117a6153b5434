"""Bots measured against each other: paired deals, sequential tests, tables of ratings."""
