"""Work beside the event loop: child processes, imports ahead of time, a quick start."""
