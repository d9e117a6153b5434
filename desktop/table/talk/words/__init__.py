"""The lines of the characters in small talk."""
