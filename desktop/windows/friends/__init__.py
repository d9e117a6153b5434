"""Hosting a table for friends at a distance, and sitting down at one."""
