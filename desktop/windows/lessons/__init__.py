"""Lessons at a real table: the coach under the prompt, the list of lessons in the panel."""
