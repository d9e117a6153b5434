"""Finished pictures, kept in memory and on disk, and the time to paint them."""
