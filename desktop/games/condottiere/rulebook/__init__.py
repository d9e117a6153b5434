"""The drawings in the rules of Condottiere, and the links into the rules."""
