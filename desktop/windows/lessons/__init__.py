"""Lessons at a real table: the coach's strip under the prompt, and the panel of lessons."""
