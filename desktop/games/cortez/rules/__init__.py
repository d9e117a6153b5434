"""The rules of Cortez in pictures and links."""
