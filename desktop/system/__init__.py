"""Processes, the sandbox, work between events, one window per user, the menu entry, the start."""
